import { type Endpoints, sumCents } from '@sampan/contract'
import { customsFormOf, EU_MEMBERS } from '@sampan/contract/rules'
import type { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import { areaNamesOf, countryNameIn, withAreaText } from '../../address/area-service.ts'
import { findTradeData } from '../label/label-sql.ts'
import { findOrdersById } from '../order-desk-sql.ts'
import { findItems, type ItemRow, type OrderRow } from '../order-read-sql.ts'
import { findParcels, type ParcelRow } from '../shipment/parcel-sql.ts'
import { reasonNotToPack } from '../shipment/slip-service.ts'
import { findSenders } from './customs-sql.ts'

type Reply = z.input<Endpoints['GET /api/admin/order/customs']['reply']>
type Form = Reply['forms'][number]
type Line = Form['lines'][number]
type Trade = Map<string, Awaited<ReturnType<typeof findTradeData>>[number]>
type Parcel = Pick<ParcelRow, 'items' | 'weight_grams'> & { position: number | null; tracking_number: string | null }

/** The postal union takes declarations in English and French, so other scripts cannot be read. */
const LATIN_TEXT = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]*$/u

/**
 * The customs declarations of orders that go abroad, in the sequence of the ids: one for each parcel that was sent, and
 * one for the pieces that wait to be sent.
 */
export async function readCustomsForms(db: Db, order_ids: string[], sender_country: string): Promise<Reply> {
  const orders = await findOrdersById(db, 'en', order_ids)
  const shop_ids = orders.map(({ shop_id }) => shop_id)
  const [items, parcels, senders] = await Promise.all([
    findItems(db, 'en', orders),
    findParcels(db, orders),
    findSenders(db, shop_ids),
  ])
  const sku_ids = items.map(({ sku_id }) => sku_id)
  const trade: Trade = new Map((await findTradeData(db, sku_ids)).map((row) => [row.sku_id, row]))
  const reply: Reply = { forms: [], notes: [] }
  for (const order_id of new Set(order_ids)) {
    const order = orders.find((row) => row.order_id === order_id)
    const lines = items.filter((item) => item.order_id === order_id)
    const reason = order ? reasonForNoForm(order, lines, sender_country) : 'unknown'
    const note = reason ?? (order?.status === 'after_sale' ? 'after_sale' : undefined)
    if (note) reply.notes.push({ order_id, order_number: order?.order_number ?? null, note })
    if (!order || reason) continue
    const sender = senders.find(({ shop_id }) => shop_id === order.shop_id)
    const valueOfPieces = valuesByPieces()
    const order_parcels = parcels.filter((parcel) => parcel.order_id === order_id)
    for (const parcel of withUnsentPieces(order_parcels, lines)) {
      reply.forms.push({
        ...formOf(order, parcel, linesOf(parcel, lines, trade, valueOfPieces)),
        sender: {
          name: sender?.name ?? order.shop_name,
          address: sender?.seller_address ?? null,
          tax_number: sender?.tax_number ?? null,
          country_name: countryNameIn(sender_country, 'en'),
        },
      })
    }
  }
  return reply
}

function reasonForNoForm(order: OrderRow, items: readonly ItemRow[], sender_country: string) {
  const { country } = order.address
  const isInside = country === sender_country || (EU_MEMBERS.includes(country) && EU_MEMBERS.includes(sender_country))
  return reasonNotToPack(order, items) ?? (isInside ? 'inside' : undefined)
}

/** The parcels that were sent, and the pieces that wait as one parcel. */
function withUnsentPieces(parcels: readonly ParcelRow[], items: readonly ItemRow[]): Parcel[] {
  const pieces = items
    .map(({ order_item_id, quantity, sent_quantity, not_sent_quantity }) => ({
      order_item_id,
      quantity: quantity - sent_quantity - not_sent_quantity,
    }))
    .filter(({ quantity }) => quantity > 0)
    .map((piece) => ({ ...piece, refunded_quantity: 0 }))
  const unsent: Parcel = { position: null, tracking_number: null, weight_grams: null, items: pieces }
  return pieces.length > 0 ? [...parcels, unsent] : [...parcels]
}

/**
 * The value of further pieces of a line. The values of all pieces add up to the price of the line, also if it was split
 * over parcels.
 */
function valuesByPieces() {
  const pieces_before = new Map<string, number>()
  return ({ order_item_id, paid_cents, quantity }: ItemRow, pieces: number): number => {
    const before = pieces_before.get(order_item_id) ?? 0
    pieces_before.set(order_item_id, before + pieces)
    const upTo = (count: number) => Math.round((paid_cents * count) / quantity)
    return upTo(before + pieces) - upTo(before)
  }
}

/** The lines of a parcel, in the sequence in which they were bought. */
function linesOf(
  parcel: Parcel,
  items: readonly ItemRow[],
  trade: Trade,
  valueOfPieces: ReturnType<typeof valuesByPieces>,
) {
  return items.flatMap((item): Line[] => {
    const quantity = parcel.items.find(({ order_item_id }) => order_item_id === item.order_item_id)?.quantity
    if (!quantity) return []
    const { title } = item
    const { weight_grams = null, hs_code = null, origin_country = null } = trade.get(item.sku_id) ?? {}
    return [
      {
        order_item_id: item.order_item_id,
        title,
        is_readable: LATIN_TEXT.test(title),
        quantity,
        hs_code,
        origin_country,
        weight_grams: weight_grams === null ? null : weight_grams * quantity,
        value_cents: valueOfPieces(item, quantity),
      },
    ]
  })
}

function formOf(order: OrderRow, parcel: Parcel, lines: Line[]): Omit<Form, 'sender'> {
  const { order_id, order_number, address } = order
  const value_cents = sumCents(lines.map((line) => line.value_cents))
  const weight_grams = lines.reduce<number | null>(
    (sum, line) => (sum === null || line.weight_grams === null ? null : sum + line.weight_grams),
    0,
  )
  const gross_weight_grams = parcel.weight_grams
  return {
    form: customsFormOf({ value_cents, weight_grams: gross_weight_grams ?? weight_grams, lines: lines.length }),
    order_id,
    order_number,
    parcel: parcel.position,
    tracking_number: parcel.tracking_number || null,
    recipient: {
      addressee: address.addressee,
      detailed_address: address.detailed_address,
      area_text: areaNamesOf(address, 'en').toReversed().join(', '),
      postcode: address.postcode,
      country_name: countryNameIn(address.country, 'en'),
      mobile_text: withAreaText(address, 'en').mobile_text,
    },
    lines,
    value_cents,
    weight_grams,
    gross_weight_grams,
  }
}
