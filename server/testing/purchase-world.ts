import { aBuyer, pay } from './order-world.ts'
import { aProduct, type TestShop } from './world.ts'

let count = 0

type Freight = { base_cents?: number; each_further_cents?: number; free_from_cents?: number | null }
type Promo = {
  kind: 'fixed' | 'percentage'
  value: number
  minimum_cents: number
  includes_freight?: boolean
  /** Indexes of the lines that the code applies to; by default all. */
  lines?: number[]
}
type PurchaseOptions = {
  shops: { lines: { price_cents: number; quantity: number; stock?: number }[]; freight?: Freight }[]
  promo?: Promo
  buyer?: Awaited<ReturnType<typeof aBuyer>>
  /** Indexes of shops whose orders stay unpaid. */
  unpaid?: number[]
  /** For rules of taxes. */
  facts?: { hs_code: string; origin_country: string }
}

/** Buys goods of several shops in one checkout. Returns one order per shop, in the order of the shops. */
export async function aPurchase(
  shop: TestShop,
  { shops, promo, buyer: existing_buyer, unpaid = [], facts }: PurchaseOptions,
) {
  const buyer = existing_buyer ?? (await aBuyer(shop))
  const bought: { sku_id: string; product_id: string; quantity: number; shop_id: string }[] = []
  for (const { lines, freight } of shops) {
    const shop_id = `selling-${++count}`
    for (const { quantity, ...product } of lines) {
      const { sku_id, product_id } = await aProduct(shop, { ...product, shop_id })
      if (facts) await shop.db.updateTable('product').set(facts).where('product_id', '=', product_id).execute()
      bought.push({ sku_id, product_id, quantity, shop_id })
    }
    if (freight) await shop.db.updateTable('freight_rule').set(freight).where('shop_id', '=', shop_id).execute()
  }
  const code = `CODE${++count}`
  if (promo) {
    const { lines = [], ...terms } = promo
    const product_ids = lines.map((at) => bought[at]?.product_id ?? '')
    await shop.db
      .insertInto('promo_code')
      .values({ code, ...terms, product_ids })
      .execute()
  }
  const items = bought.map(({ sku_id, quantity }) => ({ sku_id, quantity }))
  const { data: cart } = await buyer.call('POST /api/cart/merge', { body: { items } })
  const cart_item_ids = cart.groups.flatMap((group) => group.items.map(({ cart_item_id }) => cart_item_id))
  const checkout = { cart_item_ids, address_id: buyer.address_id, ...(promo && { promo_code: code }) }
  const { data: quote } = await buyer.call('POST /api/checkout/quote', { body: checkout })
  const { data } = await buyer.call('POST /api/order/create', { body: { ...checkout, total_cents: quote.total_cents } })
  const shop_ids = [...new Set(bought.map(({ shop_id }) => shop_id))]
  const rows = await shop.db.selectFrom('shop_order').select(['order_id', 'shop_id']).execute()
  const order_ids = shop_ids.map((id) => {
    const row = rows.find(({ shop_id, order_id }) => shop_id === id && data.order_ids.includes(order_id))
    return row?.order_id ?? ''
  })
  const paying = order_ids.filter((_, at) => !unpaid.includes(at))
  if (paying.length > 0) await pay(buyer, paying)
  return { buyer, order_ids, code, total_cents: quote.total_cents, skus: bought.map(({ sku_id }) => sku_id) }
}
