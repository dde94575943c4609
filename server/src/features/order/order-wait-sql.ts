import { sql } from 'kysely'
import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/transaction.ts'
import type { UnpaidOrder } from './order-wait.ts'

/** How many recharges that are being checked count, and after how many refused ones none does. */
const CLAIMS_LIMIT = 3
const REFUSALS_LIMIT = 2

const { first: findClaimed } = prepared(
  (_tx, user_id: string) => sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0)::bigint as cents from (
      select amount_cents from recharge
      where user_id = ${user_id} and status = 0 and ${sql.lit(REFUSALS_LIMIT)} > (
        select count(*) from recharge as refused where refused.user_id = ${user_id} and refused.status = 2
          and refused.audited_at > now() - time_limit('refused_recharge'))
      order by recharge_id limit ${sql.lit(CLAIMS_LIMIT)}) as counted`,
)

/** What is claimed to be on its way: the oldest recharges that are being checked, none for who was refused often. */
export const claimedOf = async (tx: Tx, user_id: string): Promise<number> =>
  (await findClaimed(tx, user_id))?.cents ?? 0

const unpaidOf = (tx: Tx, user_id: string) =>
  tx
    .selectFrom('shop_order')
    .select(['order_id', 'checkout_id', 'total_cents', 'waits_for_recharge'])
    .where('user_id', '=', user_id)
    .where('status', '=', 0)
    .where('expires_at', '>', sql<string>`now()`)

/** Locks what can still be paid, in the order of the ids. */
export const lockUnpaid = (tx: Tx, user_id: string) =>
  unpaidOf(tx, user_id).orderBy('order_id').forNoKeyUpdate().execute()

/** The same for those that wait for a recharge: an audit locks them before the recharge (MONEY §2). */
export const lockWaiting = (tx: Tx, user_id: string) =>
  unpaidOf(tx, user_id).where('waits_for_recharge', '=', true).orderBy('order_id').forNoKeyUpdate().execute()

/** What can still be paid, the oldest first. */
export const findUnpaidOrders = (tx: Tx, user_id: string): Promise<UnpaidOrder[]> =>
  unpaidOf(tx, user_id)
    .select(sql<boolean>`waited_at is null`.as('may_wait'))
    .orderBy('created_at')
    .orderBy('order_id')
    .execute()

/** Of such orders those whose pieces, with all that wait already, are at most half of each SKU's. The SKUs must be locked. */
export async function findRoomToWait(tx: Tx, user_id: string, order_ids: string[]): Promise<Set<string>> {
  // Half of what is free and what waits: what waits is no more than what is free. The order's own pieces are taken already.
  const { rows } = await sql<{ order_id: string }>`
    select item.order_id from order_item as item join sku using (sku_id)
    where item.user_id = ${user_id} and item.order_id = any (${order_ids}::uuid[])
    group by item.order_id
    having bool_and(item.quantity + (
      select coalesce(sum(held.quantity), 0)
      from shop_order as waiting join order_item as held using (user_id, order_id)
      where waiting.waits_for_recharge and held.sku_id = item.sku_id) <= sku.stock)`.execute(tx)
  return new Set(rows.map((row) => row.order_id))
}
