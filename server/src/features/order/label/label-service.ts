import { type Endpoints, sumCents } from '@sampan/contract'
import type { LabelFormat, Language } from '@sampan/contract/rules'
import type { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import { areaNamesOf, countryNameIn, nationalMobile } from '../../address/area-service.ts'
import { findOrdersById } from '../order-desk-sql.ts'
import { findItems, type ItemRow, type OrderRow } from '../order-read-sql.ts'
import { findParcels } from '../shipment/parcel-sql.ts'
import { piecesToPack, reasonNotToPack } from '../shipment/slip-service.ts'
import { CLICK_POST, KOREA_POST, THAILAND_POST, YAMATO_B2 } from './domestic-layouts.ts'
import { DHL, GENERAL, SHIPSTATION } from './international-layouts.ts'
import type { Label, LabelItem, LabelLayout } from './label.ts'
import { fileOf, isEncodable } from './label-file.ts'
import { findTradeData, today } from './label-sql.ts'

type Reply = z.input<Endpoints['GET /api/admin/order/labels']['reply']>
type Note = Reply['notes'][number]['note']

const LAYOUTS: Record<LabelFormat, LabelLayout> = {
  general: GENERAL,
  shipstation: SHIPSTATION,
  dhl: DHL,
  yamato_b2: YAMATO_B2,
  click_post: CLICK_POST,
  korea_post: KOREA_POST,
  thailand_post: THAILAND_POST,
}

/**
 * The addresses and goods of orders as files for a carrier or a shipping tool, in the sequence of the ids. Orders that
 * are left out, and those to check, are noted.
 */
export async function readLabels(db: Db, order_ids: string[], format: LabelFormat): Promise<Reply> {
  const layout = LAYOUTS[format]
  const { language, encoding } = layout
  const rows = await findOrdersById(db, language, order_ids)
  const [items, sent_parcels, day] = await Promise.all([
    findItems(db, language, rows),
    findParcels(db, rows),
    today(db),
  ])
  const trade = new Map(
    (
      await findTradeData(
        db,
        items.map(({ sku_id }) => sku_id),
      )
    ).map((row) => [row.sku_id, row]),
  )
  const notes: Reply['notes'] = []
  const parcels: string[][][] = []
  for (const order_id of new Set(order_ids)) {
    const order = rows.find((row) => row.order_id === order_id)
    const note = (text: Note) => notes.push({ order_id, order_number: order?.order_number ?? null, note: text })
    const lines = items.filter((item) => item.order_id === order_id)
    const reason = order ? reasonToLeaveOut(order, lines, layout) : 'unknown'
    if (reason) note(reason)
    if (!order || reason) continue
    if (order.status === 'after_sale') note('after_sale')
    const label = labelOf(
      order,
      lines
        .map((item) => labelItemOf(item, piecesToPack(item, lines, sent_parcels), trade.get(item.sku_id)))
        .filter(({ quantity }) => quantity > 0),
      language,
    )
    let is_cut = false
    const cut = (text: string, length: number) => {
      const signs = [...text]
      is_cut ||= signs.length > length
      return signs.slice(0, length).join('')
    }
    const cells = layout.rows(label, day, cut)
    if (is_cut) note('shortened')
    if (!cells.flat().every((cell) => isEncodable(cell, encoding))) note('characters')
    parcels.push(cells)
  }
  return { orders: parcels.length, files: filesOf(parcels, format, day), notes }
}

function reasonToLeaveOut(order: OrderRow, items: readonly ItemRow[], { country }: LabelLayout): Note | undefined {
  const reason = reasonNotToPack(order, items)
  if (reason === 'state' || country === undefined || order.address.country === country) return reason
  return 'country'
}

type TradeData = Awaited<ReturnType<typeof findTradeData>>[number]

/** The goods of a line that are packed. Weight, HS code and origin are null where the product has none. */
function labelItemOf(item: ItemRow, quantity: number, trade: TradeData | undefined): LabelItem {
  const { title, values, sku_id, article_number, paid_cents } = item
  return {
    title: [title, ...values.map(({ value }) => value)].join(' '),
    sku_id,
    article_number,
    quantity,
    value_cents: Math.round((paid_cents * quantity) / item.quantity),
    weight_grams: trade?.weight_grams ?? null,
    hs_code: trade?.hs_code ?? null,
    origin_country: trade?.origin_country ?? null,
  }
}

function labelOf(order: OrderRow, items: LabelItem[], language: Language): Label {
  const { order_id, order_number, created_at, paid_at, shop_name, notes, address } = order
  const weights = items.map(({ weight_grams, quantity }) => (weight_grams === null ? null : weight_grams * quantity))
  return {
    order_id,
    order_number,
    created_at,
    paid_at,
    shop_name,
    notes: notes ?? '',
    addressee: address.addressee,
    phone: address.mobile.replace(/\D/g, ''),
    national_phone: nationalMobile(address.mobile),
    country: address.country,
    country_name: countryNameIn(address.country, language),
    areas: areaNamesOf(address, language),
    detailed_address: address.detailed_address,
    postcode: address.postcode ?? '',
    items,
    value_cents: sumCents(items.map(({ value_cents }) => value_cents)),
    weight_grams: weights.reduce<number | null>(
      (sum, weight) => (sum === null || weight === null ? null : sum + weight),
      0,
    ),
  }
}

function filesOf(parcels: readonly string[][][], format: LabelFormat, day: string): Reply['files'] {
  const { encoding, head, parcels: limit = parcels.length } = LAYOUTS[format]
  const count = Math.ceil(parcels.length / Math.max(1, limit))
  return Array.from({ length: count }, (_, at) => {
    const rows = [head, ...parcels.slice(at * limit, (at + 1) * limit).flat()]
    const number = count > 1 ? `-${at + 1}` : ''
    return { file_name: `labels-${format}-${day}${number}.csv`, base64: fileOf(rows, encoding).toString('base64') }
  })
}
