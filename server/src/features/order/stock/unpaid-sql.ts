import { sql } from 'kysely'
import { prepared } from '../../../db/prepared.ts'
import type { Tx } from '../../../db/transaction.ts'

export type UnpaidLine = { checkout_id: string; sku_id: string; price_cents: number; quantity: number }

const { all: findLines } = prepared((tx, user_id: string) =>
  tx
    .selectFrom('shop_order')
    .innerJoin('order_item', (join) =>
      join
        .onRef('order_item.user_id', '=', 'shop_order.user_id')
        .onRef('order_item.order_id', '=', 'shop_order.order_id'),
    )
    .select(['shop_order.checkout_id', 'order_item.sku_id', 'order_item.price_cents', 'order_item.quantity'])
    .where('shop_order.user_id', '=', user_id)
    .where('shop_order.status', '=', 'unpaid')
    .where('shop_order.expires_at', '>', sql<string>`now()`)
    .orderBy('shop_order.created_at'),
)

/** Lines of unpaid orders, oldest checkout first. Expired orders do not count, whether or not they were closed. */
export const findUnpaidLines = (tx: Tx, user_id: string): Promise<UnpaidLine[]> => findLines(tx, user_id)

const { first: findLimit } = prepared(
  (_tx, user_id: string) => sql<{ amount_cents: number }>`
    select amount_cents from amount_limit where name = case
      when exists (select from shop_order where user_id = ${user_id} and paid_at is not null) then 'unpaid_goods'
      else 'unpaid_goods_newcomer' end`,
)

/**
 * The amount in cents by which the value of unpaid goods may exceed the shopper's balance. @throws Error when it is not
 * set.
 */
export async function findUnpaidGoodsLimit(tx: Tx, user_id: string): Promise<number> {
  const limit = await findLimit(tx, user_id)
  if (!limit) throw new Error('no amount limit: unpaid_goods')
  return limit.amount_cents
}
