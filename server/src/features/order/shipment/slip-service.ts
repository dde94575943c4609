import type { Endpoints } from '@sampan/contract'
import { piecesLeft } from '@sampan/contract/refund-sums'
import type { Language } from '@sampan/contract/rules'
import type { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import { omittedCountry, withAreaText } from '../../address/area-service.ts'
import { findOrdersById } from '../order-desk-sql.ts'
import { findItems, type ItemRow, type OrderRow } from '../order-read-sql.ts'

type Slips = z.input<Endpoints['GET /api/admin/order/slips']['reply']>
type PackingNote = Slips['notes'][number]['note']

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
  const items = await findItems(db, language, rows)
  const reply: Slips = { slips: [], notes: [] }
  for (const order_id of new Set(order_ids)) {
    const row = rows.find((one) => one.order_id === order_id)
    const lines = items.filter((item) => item.order_id === order_id)
    const reason = row ? reasonNotToPack(row, lines) : 'unknown'
    const note = reason ?? (row?.status === 'after_sale' ? 'after_sale' : undefined)
    if (note) reply.notes.push({ order_id, order_number: row?.order_number ?? null, note })
    if (row && !reason) reply.slips.push(slipOf(row, lines, language))
  }
  return reply
}

function slipOf(row: OrderRow, lines: readonly ItemRow[], language: Language): Slips['slips'][number] {
  const { order_id, order_number, shop_id, shop_name, shop_logo, notes, paid_at, address } = row
  const linesToPack = lines.filter((item) => piecesLeft(item) > 0)
  const not_sent = lines.filter((item) => item.refunded_quantity > 0)
  return {
    order_id,
    order_number,
    shop: { shop_id, name: shop_name, logo: shop_logo },
    address: withAreaText(address, language),
    country_text: omittedCountry(address.country, language),
    notes,
    paid_at,
    items: linesToPack.map((item) => ({ ...item, quantity: piecesLeft(item) })),
    not_sent: not_sent.map((item) => ({ ...item, quantity: item.refunded_quantity })),
  }
}
