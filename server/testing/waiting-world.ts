import { type aBuyer, buy } from './order-world.ts'
import { type anOperator, aProduct, type TestShop } from './world.ts'

type Buyer = Awaited<ReturnType<typeof aBuyer>>
type Operator = Awaited<ReturnType<typeof anOperator>>

/** Orders one piece of a new product with a stock of, by default, ten. */
export async function orderOf(shop: TestShop, buyer: Buyer, price_cents: number, stock = 10): Promise<string> {
  const { sku_id } = await aProduct(shop, { price_cents, stock })
  const { data } = await buy(buyer, { sku_id, total_cents: price_cents })
  return data.order_ids[0] ?? ''
}

/** The state of an order: whether it waits for a recharge, and the hours until it expires. */
export async function waitStateOf({ db }: TestShop, order_id: string) {
  const order = await db
    .selectFrom('shop_order')
    .select(['status', 'waits_for_recharge', 'created_at', 'expires_at'])
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  const hours = (Date.parse(order.expires_at) - Date.now()) / 3_600_000
  return { status: order.status, waits: order.waits_for_recharge, hours: Math.round(hours * 10) / 10 }
}

export async function eventsOf({ db }: TestShop, order_id: string): Promise<string[]> {
  const moves = await db
    .selectFrom('order_history')
    .select(['event', 'by_whom'])
    .where('order_id', '=', order_id)
    .orderBy('history_id')
    .execute()
  return moves.map(({ event, by_whom }) => `${event} by ${by_whom}`)
}

export const passRecharge = ({ call }: Operator, recharge_id: string, arrival_cents?: number) =>
  call('POST /api/admin/recharge/audit', { body: { recharge_id, status: 1, arrival_cents } })
export const refuseRecharge = ({ call }: Operator, recharge_id: string) =>
  call('POST /api/admin/recharge/audit', { body: { recharge_id, status: 2, reason: 'No such transfer arrived' } })
