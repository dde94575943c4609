import { sql } from 'kysely'
import { prepared } from '../../../db/prepared.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { UnpaidOrder } from './order-wait.ts'

/** Maximum number of a shopper's recharges under audit that orders may wait for. */
const CLAIMS_LIMIT = 3
/** After this number of recent refusals, orders wait for none of the shopper's recharges. */
const REFUSALS_LIMIT = 2

const { first: findClaimed } = prepared(
  (_tx, user_id: string) => sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0)::bigint as cents from (
      select amount_cents from recharge
      where user_id = ${user_id} and status = 'auditing' and ${sql.lit(REFUSALS_LIMIT)} > (
        select count(*) from recharge as refused where refused.user_id = ${user_id} and refused.status = 'refused'
          and refused.audited_at > now() - time_limit('refused_recharge'))
      order by recharge_id limit ${sql.lit(CLAIMS_LIMIT)}) as counted`,
)

/** The sum of the oldest recharges under audit. 0 for a shopper with too many refusals. */
export const sumClaims = async (tx: Tx, user_id: string): Promise<number> =>
  (await findClaimed(tx, user_id))?.cents ?? 0

const unpaidOf = (tx: Tx, user_id: string) =>
  tx
    .selectFrom('shop_order')
    .select(['order_id', 'checkout_id', 'total_cents', 'waits_for_recharge'])
    .where('user_id', '=', user_id)
    .where('status', '=', 'unpaid')
    .where('expires_at', '>', sql<string>`now()`)

/** Locks the orders that can still be paid, in the order of their ids. */
export const lockUnpaid = (tx: Tx, user_id: string) =>
  unpaidOf(tx, user_id).orderBy('order_id').forNoKeyUpdate().execute()

/**
 * Locks the orders that wait for a recharge, in the order of their ids. An audit locks these orders before the
 * recharge.
 */
export const lockWaiting = (tx: Tx, user_id: string) =>
  unpaidOf(tx, user_id).where('waits_for_recharge', '=', true).orderBy('order_id').forNoKeyUpdate().execute()

/** The orders that can still be paid, oldest first. */
export const findUnpaidOrders = (tx: Tx, user_id: string): Promise<UnpaidOrder[]> =>
  unpaidOf(tx, user_id)
    .select(sql<boolean>`waited_at is null`.as('may_wait'))
    .orderBy('created_at')
    .orderBy('order_id')
    .execute()

/**
 * Finds the orders that have room to wait: for each of their SKUs, the pieces of the order and of all waiting orders do
 * not exceed the free stock, so that at most half of the pieces wait. The SKUs must be locked.
 */
export async function findRoomToWait(tx: Tx, user_id: string, order_ids: string[]): Promise<Set<string>> {
  // The order's own pieces are already reserved, so the free stock does not include them.
  const { rows } = await sql<{ order_id: string }>`
    with wished as (
      select order_id, sku_id, quantity from order_item
      where user_id = ${user_id} and order_id = any (${order_ids}::uuid[])
    ), held as (
      select sku_id, sum(quantity) as pieces
      from shop_order as waiting join order_item using (user_id, order_id)
      where waiting.waits_for_recharge and sku_id in (select sku_id from wished)
      group by sku_id
    )
    select wished.order_id from wished join sku using (sku_id) left join held using (sku_id)
    group by wished.order_id
    having bool_and(wished.quantity + coalesce(held.pieces, 0) <= sku.stock)`.execute(tx)
  return new Set(rows.map((row) => row.order_id))
}
