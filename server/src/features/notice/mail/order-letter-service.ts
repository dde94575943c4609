import { addressText } from '@sampan/contract/address-text'
import { dayRangeText } from '@sampan/contract/day-text'
import { momentTextIn } from '@sampan/contract/moment-text'
import { moneyText } from '@sampan/contract/money-text'
import type { FreightService, Language, OrderStatusWord } from '@sampan/contract/rules'
import { trackingLink } from '@sampan/contract/tracking'
import type { Db } from '../../../db/database.ts'
import { sentence } from '../../../language/sentence.ts'
import type { LetterBlock } from '../../../mail/letter/letter.ts'
import { areaTextOf, withAreaText } from '../../address/area-service.ts'
import { arrivalFor } from '../../order/order-read-service.ts'
import { findItems, findOrders, type ItemRow, type OrderRow } from '../../order/order-read-sql.ts'
import type { RefundedItem } from '../../order/receipt/receipt-sql.ts'
import { findParcels, type ParcelRow } from '../../order/shipment/parcel-sql.ts'
import { addressInMail } from '../../picture/catalogue-picture-service.ts'
import { label } from './notice-mail-words.ts'

export type Bought = { row: OrderRow; items: ItemRow[]; parcels: ParcelRow[] }

/** The shopper's orders with their lines, in the given sequence. Orders that do not exist are left out. */
export async function readBought(
  db: Db,
  language: Language,
  { user_id, order_ids }: { user_id: string; order_ids: string[] },
): Promise<Bought[]> {
  const keys = order_ids.map((order_id) => ({ user_id, order_id }))
  const [rows, items, parcels] = await Promise.all([
    findOrders(db, language, user_id, order_ids),
    findItems(db, language, keys),
    findParcels(db, keys),
  ])
  const of = (order_id: string) => (one: { order_id: string }) => one.order_id === order_id
  return order_ids.flatMap((order_id) => {
    const row = rows.find(of(order_id))
    return row ? [{ row, items: items.filter(of(order_id)), parcels: parcels.filter(of(order_id)) }] : []
  })
}

/** The address of a picture for a mail. */
export const pictureIn = (image: string, public_url: string): string | null =>
  URL.parse(addressInMail(image, 'jpg'), public_url)?.href ?? null

type Line = Pick<ItemRow, 'title' | 'values' | 'quantity' | 'image'> & { amount_cents: number }

const goodsOf = (lines: readonly Line[], public_url: string): LetterBlock => ({
  block: 'goods',
  lines: lines.map(({ title, values, quantity, amount_cents, image }) => ({
    title,
    note: [...values.map(({ value }) => value), ...(quantity > 0 ? [`× ${quantity}`] : [])].join(' · '),
    amount: moneyText(amount_cents),
    image: pictureIn(image, public_url),
  })),
})

/** The lines of an order: title, what was chosen, pieces, and the price of the line. */
export const goodsBlock = ({ items }: Bought, public_url: string): LetterBlock =>
  goodsOf(
    items.map((item) => ({ ...item, amount_cents: item.price_cents * item.quantity })),
    public_url,
  )

/** The pieces of a parcel. */
export const parcelGoodsBlock = ({ items }: Bought, parcel: ParcelRow, public_url: string): LetterBlock =>
  goodsOf(
    items.flatMap((item) =>
      parcel.items
        .filter(({ order_item_id }) => order_item_id === item.order_item_id)
        .map(({ quantity }) => ({ ...item, quantity, amount_cents: item.price_cents * quantity })),
    ),
    public_url,
  )

/** The lines of an order that were refunded, with the refunded pieces and amounts; all lines if only freight was. */
export function refundedGoodsBlock(
  order: Bought,
  refundedItems: readonly RefundedItem[],
  public_url: string,
): LetterBlock {
  const lines = order.items.flatMap((item) =>
    refundedItems
      .filter(({ order_item_id }) => order_item_id === item.order_item_id)
      .map(({ quantity, amount_cents }) => ({ ...item, quantity, amount_cents })),
  )
  return lines.length > 0 ? goodsOf(lines, public_url) : goodsBlock(order, public_url)
}

/** The label of the freight. It names a service that is not the usual one. */
const freightLabel = (service: FreightService | null, language: Language): string =>
  service && service !== 'standard' ? sentence(`delivery_service.${service}`)[language] : label('freight', language)

function sumsBlock({ row }: Bought, language: Language): LetterBlock {
  const { goods_cents, freight_cents, freight_service, discount_cents, tax_cents, total_cents, promo_code } = row
  const freight = freight_cents === 0 ? label('free', language) : moneyText(freight_cents)
  const discountLabel = promo_code ? label('promo', language, { code: promo_code }) : label('discount', language)
  return {
    block: 'sums',
    facts: [
      { label: label('goods', language), value: moneyText(goods_cents) },
      { label: freightLabel(freight_service, language), value: freight },
      ...(discount_cents > 0 ? [{ label: discountLabel, value: moneyText(-discount_cents) }] : []),
      ...(tax_cents > 0 ? [{ label: label('taxes', language), value: moneyText(tax_cents) }] : []),
      { label: label('total', language), value: moneyText(total_cents), strong: true },
    ],
  }
}

/**
 * The address of an order. A mailbox that is not verified may be another person's, so its mails contain only the area, not
 * the name, street and phone number.
 */
function addressFacts({ row }: Bought, { language, is_verified }: Reader) {
  const lines = is_verified ? addressLines(row, language) : [areaTextOf(row.address, language)]
  const value = lines.filter(Boolean).join('\n')
  return value === '' ? [] : [{ label: label('address', language), value }]
}

function addressLines({ address: storedAddress }: OrderRow, language: Language): string[] {
  const address = withAreaText(storedAddress, language)
  return [address.addressee, addressText(address), address.mobile_text]
}

const TO_ARRIVE: readonly OrderStatusWord[] = ['paid', 'shipped']

/** A character without width that keeps a day on one line. Some mail programs show it as a box. */
const JOINER = '\u2060'

/** When the parcel arrives; nothing once it has, or the order has ended. */
export function arrivalFacts({ row }: Bought, language: Language) {
  const arrival = TO_ARRIVE.includes(row.status) ? arrivalFor(row) : null
  return arrival
    ? [{ label: label('arrives', language), value: dayRangeText(arrival, language).replaceAll(JOINER, '') }]
    : []
}

type Reader = { language: Language; is_verified: boolean }

/** The blocks of one order in a receipt: heading, goods, sums, arrival, address, time of payment, and a link to its receipt. */
export function receiptBlocks(order: Bought, reader: Reader, public_url: string): LetterBlock[] {
  const { language } = reader
  const { order_id, order_number, shop_name, paid_at } = order.row
  const number = label('order', language, { number: order_number })
  const paidFacts = paid_at === null ? [] : [{ label: label('paid_at', language), value: utcText(paid_at, language) }]
  return [
    { block: 'heading', text: `${number} · ${shop_name}` },
    goodsBlock(order, public_url),
    sumsBlock(order, language),
    { block: 'facts', facts: [...arrivalFacts(order, language), ...addressFacts(order, reader), ...paidFacts] },
    { block: 'button', text: label('receipt', language), href: `${public_url}/receipt/${order_id}` },
  ]
}

/** The server does not know the shopper's time zone, so the text names the zone. */
const utcText = (iso: string, language: Language): string => `${momentTextIn(iso, language, 'UTC')} (UTC)`

/** The page of the carrier that shows where the parcel is. */
export const trackingLinkOf = ({ row: { carrier_link, tracking_number } }: Bought): string | null =>
  carrier_link && tracking_number ? trackingLink(carrier_link, tracking_number) : null
