import type { Endpoints, InputOf } from '@sampan/contract'
import { shipOrder } from '../src/features/order/order-service.ts'
import { aBuyer, pay } from './order-world.ts'
import { aPicture } from './wallet-world.ts'
import { type anOperator, aProduct, type TestShop, type TestShopper } from './world.ts'

type Operator = Awaited<ReturnType<typeof anOperator>>
type Bought = { price_cents: number; quantity: number }
type OrderOptions = {
  lines?: Bought[]
  freight_cents?: number
  status?: 1 | 2 | 3
  buyer?: Awaited<ReturnType<typeof aBuyer>>
  promo_code?: string
  total_cents?: number
}

let count = 0

/** Creates a paid order in a new shop, by default two pieces at $10, not shipped. */
export async function anOrderToRefund(shop: TestShop, operator: Operator, options: OrderOptions = {}) {
  const { lines = [{ price_cents: 1000, quantity: 2 }], freight_cents = 0, status = 1, promo_code } = options
  const buyer = options.buyer ?? (await aBuyer(shop))
  const shop_id = `refunding-${++count}`
  const skus: string[] = []
  for (const { price_cents } of lines) skus.push((await aProduct(shop, { price_cents, shop_id })).sku_id)
  const base = { base_cents: freight_cents }
  await shop.db.updateTable('freight_rule').set(base).where('shop_id', '=', shop_id).execute()
  const items = lines.map(({ quantity }, index) => ({ sku_id: skus[index] ?? '', quantity }))
  const cart = await buyer.call('POST /api/cart/merge', { body: { items } })
  const cart_item_ids = cart.data.groups.flatMap((group) => group.items).filter(({ sku_id }) => skus.includes(sku_id))
  const goods_cents = lines.reduce((sum, { price_cents, quantity }) => sum + price_cents * quantity, 0)
  const made_order = await buyer.call('POST /api/order/create', {
    body: {
      cart_item_ids: cart_item_ids.map(({ cart_item_id }) => cart_item_id),
      address_id: buyer.address_id,
      total_cents: options.total_cents ?? goods_cents + freight_cents,
      ...(promo_code && { promo_code }),
    },
  })
  const [order_id = ''] = made_order.data.order_ids
  await pay(buyer, [order_id])
  if (status > 1) await shipOrder(shop.db, operator.operator_id, order_id, { carrier: 'Yamato', tracking_number: '1' })
  if (status > 2) await buyer.call('POST /api/order/receive', { body: { order_id } })
  return { buyer, order_id, skus }
}

/** Sets the amount of refunds above which a second operator must approve. */
export const setRefundLimit = ({ db }: TestShop, amount_cents: number) =>
  db.updateTable('amount_limit').set({ amount_cents }).where('name', '=', 'refund_second_operator').execute()

export const orderOf = async ({ call }: Pick<TestShopper, 'call'>, order_id: string) =>
  (await call('GET /api/order/detail', { query: { order_id } })).data

type Application = InputOf<Endpoints['POST /api/order/refund']>['body']

/** Asks for a refund, by default of all remaining pieces, as damaged and with a picture. */
export async function requestRefund(
  shop: TestShop,
  buyer: Pick<TestShopper, 'call' | 'token'>,
  order_id: string,
  options: Partial<Application> & { key?: string } = {},
) {
  const { key, ...input } = options
  const order = await orderOf(buyer, order_id)
  const attachment_ids = input.attachment_ids ?? [(await aPicture(shop, buyer, 'refund')).file_id]
  const refundable = order.refundable
  const body = {
    order_id,
    type: 'refund_only' as const,
    product_status: order.status === 1 ? ('not_received' as const) : ('received' as const),
    items: refundable.items.map(({ order_item_id, quantity }) => ({ order_item_id, quantity })),
    amount_cents: refundable.goods_cents + refundable.freight_cents,
    reason: 'damaged' as const,
    explanation: 'It came in two pieces.',
    ...input,
    attachment_ids,
  }
  return buyer.call('POST /api/order/refund', { body, ...(key && { key }) })
}
