import type { CollectedPart, TaxQuote } from '@sampan/contract'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { TaxSum } from '../../../ledger/order-flows.ts'
import type { OrderTaxes } from '../../tax/tax-checkout-service.ts'
import type { OrderKey } from '../order-sql.ts'

const rowOf = ({ outcome, arrival_cents, added_cents, included_cents, lines }: TaxQuote, order_id: string) => ({
  order_id,
  outcome,
  arrival_cents,
  collected_cents: added_cents + included_cents,
  included_cents,
  parts: lines.flatMap(({ parts }, line) => parts.map((part, position) => ({ ...part, line, position }))),
})

/**
 * Stores the taxes of new orders, in one statement.
 * @param order_ids in the order of the quotes, whose lines are those of the orders.
 */
export async function insertOrderTaxes(
  tx: Tx,
  { user_id, order_ids, taxes }: { user_id: string; order_ids: readonly string[]; taxes: OrderTaxes },
): Promise<void> {
  const { day, version, exchange_rates, country, quotes } = taxes
  const rows = quotes.map((quote, at) => rowOf(quote, order_ids[at] ?? ''))
  await sql`
    with quoted as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as quoted (order_id uuid, outcome text, arrival_cents bigint, collected_cents bigint, included_cents bigint,
          parts jsonb)
    ), new_tax as (
      insert into order_tax (user_id, order_id, outcome, arrival_cents, collected_cents, included_cents, country, day,
        book_version, exchange_rates)
      select ${user_id}, order_id, outcome, arrival_cents, collected_cents, included_cents, ${country}, ${day}::date, ${version}::bigint,
        ${JSON.stringify(exchange_rates)}::jsonb
      from quoted
    )
    insert into order_tax_part (user_id, order_item_id, position, kind, name, rule_id, revision, rate_1000, amount_cents,
      goods_cents, freight_cents, charges_cents, at, added_cents, value_cents)
    select ${user_id}, order_item_id, part.position, kind, name, rule_id, revision, rate_1000, part.amount_cents,
      goods_cents, freight_cents, charges_cents, at, added_cents, value_cents
    from quoted cross join jsonb_to_recordset(parts) as part (line int, position int, kind text, name text, rule_id text,
        revision int, rate_1000 int, amount_cents bigint, goods_cents bigint, freight_cents bigint, charges_cents bigint, at text,
        added_cents bigint, value_cents bigint)
      join order_item on order_item.user_id = ${user_id} and order_item.order_id = quoted.order_id
        and order_item.position = line`.execute(tx)
}

/** The taxes of an order, without its parts; undefined if the shop had no rules. */
export const findOrderTaxes = (db: Db, { user_id, order_id }: OrderKey) =>
  db
    .selectFrom('order_tax')
    .select(['outcome', 'arrival_cents', 'included_cents', 'country'])
    .select(sql<number>`collected_cents - included_cents`.as('added_cents'))
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)
    .executeTakeFirst()

/** The collected taxes of an order by part, and the part of them that executed refunds returned. */
export async function findCollected(db: Db, { user_id, order_id }: OrderKey): Promise<CollectedPart[]> {
  const { rows } = await sql<CollectedPart>`
    select order_item_id, part.position, part.kind, part.name, rate_1000, part.amount_cents,
      case part.kind when 'tax' then part.goods_cents else 0 end as goods_cents, part.added_cents,
      coalesce(returned.amount_cents, 0) as returned_cents, coalesce(returned.added_cents, 0) as returned_added_cents
    from order_item join order_tax_part as part using (user_id, order_item_id) left join lateral (
      select sum(amount_cents)::bigint as amount_cents, sum(added_cents)::bigint as added_cents from refund_tax_part
      where refund_tax_part.user_id = part.user_id and refund_tax_part.order_item_id = part.order_item_id
        and refund_tax_part.position = part.position
    ) as returned on true
    where user_id = ${user_id} and order_id = ${order_id} and at = 'checkout'
    order by order_item.position, part.position`.execute(db)
  return rows
}

/** The collected taxes of orders by kind. */
export async function sumCollected(tx: Tx, user_id: string, order_ids: readonly string[]) {
  const { rows } = await sql<TaxSum & { order_id: string }>`
    select order_id, country, part.kind, sum(part.amount_cents)::bigint as amount_cents
    from order_tax join order_item using (user_id, order_id) join order_tax_part as part using (user_id, order_item_id)
    where user_id = ${user_id} and order_id = any (${order_ids}::uuid[]) and at = 'checkout'
    group by order_id, country, part.kind order by order_id, part.kind`.execute(tx)
  return rows
}
