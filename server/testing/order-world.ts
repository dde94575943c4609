import type { Language } from '@sampan/contract/rules'
import { type anOperator, aProduct, aShopper, PAYMENT_CODE, type TestShop } from './world.ts'

/** Creates an address of the shopper, by default in Japan. */
export async function anAddress({ db }: TestShop, { user_id }: { user_id: string }, country = 'JP') {
  const place = { country, area: [], detailed_address: '1-2-3 Aoyama', postcode: '107-0062' }
  const { id } = await db
    .insertInto('address')
    .values({ user_id, addressee: 'Mei Lin', mobile: '+819012345678', tag: 'home', ...place })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A shopper with an address and, by default, $1,000. */
export async function aBuyer(shop: TestShop, balance_cents = 100_000) {
  const shopper = await aShopper(shop, { balance_cents })
  return { ...shopper, address_id: await anAddress(shop, shopper) }
}
type Buyer = Awaited<ReturnType<typeof aBuyer>>

type Bought = { sku_id: string; quantity?: number; total_cents: number; promo_code?: string }

/** Orders a product directly, without the cart. */
export const buy = ({ call, address_id }: Buyer, { quantity = 1, ...bought }: Bought) =>
  call('POST /api/order/create', { body: { address_id, quantity, ...bought } })

export const pay = ({ call }: Pick<Buyer, 'call'>, order_ids: string[], key: string = crypto.randomUUID()) =>
  call('POST /api/order/pay', { key, body: { order_ids, payment_code: PAYMENT_CODE } })

/** Creates an unpaid order of one piece, by default at $10. */
export async function anUnpaidOrder(shop: TestShop, buyer: Buyer, { price_cents = 1000 } = {}): Promise<string> {
  const { sku_id } = await aProduct(shop, { price_cents })
  const { data } = await buy(buyer, { sku_id, total_cents: price_cents })
  return data.order_ids[0] ?? ''
}

/** Creates a paid order of one piece, by default at $10. */
export async function aPaidOrder(
  shop: TestShop,
  buyer: Buyer,
  options: { price_cents?: number } = {},
): Promise<string> {
  const order_id = await anUnpaidOrder(shop, buyer, options)
  await pay(buyer, [order_id])
  return order_id
}

export const stockOf = async ({ db }: TestShop, sku_id: string) =>
  (await db.selectFrom('sku').select('stock').where('sku_id', '=', sku_id).executeTakeFirstOrThrow()).stock

/** Makes the timer of an order due. */
export async function makeDue(
  { db }: TestShop,
  column: 'expires_at' | 'auto_confirm_at' | 'auto_complete_at',
  order_id: string,
): Promise<void> {
  const past = new Date(Date.now() - 60_000).toISOString()
  await db
    .updateTable('shop_order')
    .set({ [column]: past })
    .where('order_id', '=', order_id)
    .execute()
}

/** Creates a review without an order, like those of the demo. */
export async function aReview(
  { db }: TestShop,
  sku: { product_id: string; sku_id: string },
  options: ReviewOptions = {},
) {
  const { language = 'en', product_score = 4, content = 'Good.', pictures = [], created_at } = options
  const review = { author: 'Mei Lin', language, product_score, content, pictures, ...(created_at && { created_at }) }
  const ids = { product_id: sku.product_id, sku_id: sku.sku_id, user_id: null, order_item_id: null }
  await db
    .insertInto('review')
    .values({ ...ids, ...review, reply: null })
    .execute()
}
type ReviewOptions = {
  language?: Language
  product_score?: number
  content?: string
  pictures?: string[]
  created_at?: string
}

/** The revision of an order as an operator reads it now. */
export const revisionOfOrder = async (
  { call }: Pick<Awaited<ReturnType<typeof anOperator>>, 'call'>,
  order_id: string,
): Promise<string> => (await call('GET /api/admin/order/detail', { query: { order_id } })).data.revision
