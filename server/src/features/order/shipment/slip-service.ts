import type { Endpoints } from '@sampan/contract'
import { piecesLeft, piecesWaiting } from '@sampan/contract/refund-sums'
import type { Language } from '@sampan/contract/rules'
import type { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import { omittedCountry, withAreaText } from '../../address/area-service.ts'
import { findOrdersById } from '../order-desk-sql.ts'
import { findItems, type ItemRow, type OrderRow } from '../order-read-sql.ts'
import { findParcels, type ParcelRow } from './parcel-sql.ts'

type Slips = z.input<Endpoints['GET /api/admin/order/slips']['reply']>
type PackingNote = Slips['notes'][number]['note']

/**
 * The pieces of a line to pack: those that wait. If nothing of the order waits, a slip is printed again for the last
 * parcel.
 */
export function piecesToPack(item: ItemRow, lines: readonly ItemRow[], parcels: readonly ParcelRow[]): number {
  if (lines.some((line) => piecesWaiting(line) > 0)) return piecesWaiting(item)
  const own = parcels.filter(({ order_id }) => order_id === item.order_id)
  if (own.length < 2) return piecesLeft(item)
  const packed = own.at(-1)?.items.find(({ order_item_id }) => order_item_id === item.order_item_id)
  return packed ? Math.min(packed.quantity - packed.refunded_quantity, piecesLeft(item)) : 0
}

/** Why an order is not packed; undefined for an order to pack. */
export function reasonNotToPack({ status }: OrderRow, items: readonly ItemRow[]): PackingNote | undefined {
  if (status === 'unpaid' || status === 'cancelled') return 'state'
  return items.some((item) => piecesLeft(item) > 0) ? undefined : 'nothing'
}

/**
 * The packing slips of orders, in the sequence of the ids. An order that changed after it was selected does not prevent
 * the slips of the others: it is noted.
 */
export async function readSlips(db: Db, language: Language, order_ids: string[]): Promise<Slips> {
  const rows = await findOrdersById(db, language, order_ids)
  const [items, parcels] = await Promise.all([findItems(db, language, rows), findParcels(db, rows)])
  const reply: Slips = { slips: [], notes: [] }
  for (const order_id of new Set(order_ids)) {
    const row = rows.find((one) => one.order_id === order_id)
    const lines = items.filter((item) => item.order_id === order_id)
    const reason = row ? reasonNotToPack(row, lines) : 'unknown'
    const note = reason ?? (row?.status === 'after_sale' ? 'after_sale' : undefined)
    if (note) reply.notes.push({ order_id, order_number: row?.order_number ?? null, note })
    if (row && !reason) reply.slips.push(slipOf(row, lines, parcels, language))
  }
  return reply
}

function slipOf(
  row: OrderRow,
  lines: readonly ItemRow[],
  parcels: readonly ParcelRow[],
  language: Language,
): Slips['slips'][number] {
  const { order_id, order_number, shop_id, shop_name, shop_logo, notes, freight_service, paid_at, address } = row
  const linesToPack = lines
    .map((item) => ({ ...item, quantity: piecesToPack(item, lines, parcels) }))
    .filter(({ quantity }) => quantity > 0)
  const not_sent = lines.filter((item) => item.refunded_quantity > 0)
  return {
    order_id,
    order_number,
    shop: { shop_id, name: shop_name, logo: shop_logo },
    address: withAreaText(address, language),
    country_text: omittedCountry(address.country, language),
    notes,
    freight_service,
    paid_at,
    items: linesToPack,
    not_sent: not_sent.map((item) => ({ ...item, quantity: item.refunded_quantity })),
  }
}
