import type { TaxQuote } from '@sampan/contract'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { OrderTaxes } from '../../tax/tax-checkout-service.ts'
import type { OrderKey } from '../order-sql.ts'

const rowOf = ({ outcome, arrival_cents, lines }: TaxQuote, order_id: string) => ({
  order_id,
  outcome,
  arrival_cents,
  parts: lines.flatMap(({ parts }, line) => parts.map((part, position) => ({ ...part, line, position }))),
})

/**
 * Stores the estimated taxes of new orders, in one statement.
 * @param order_ids in the order of the quotes, whose lines are those of the orders.
 */
export async function insertOrderTaxes(
  tx: Tx,
  { user_id, order_ids, taxes }: { user_id: string; order_ids: readonly string[]; taxes: OrderTaxes },
): Promise<void> {
  const { day, version, exchange_rates, quotes } = taxes
  const rows = quotes.map((quote, at) => rowOf(quote, order_ids[at] ?? ''))
  await sql`
    with quoted as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as quoted (order_id uuid, outcome text, arrival_cents bigint, parts jsonb)
    ), new_tax as (
      insert into order_tax (user_id, order_id, outcome, arrival_cents, day, book_version, exchange_rates)
      select ${user_id}, order_id, outcome, arrival_cents, ${day}::date, ${version}::bigint,
        ${JSON.stringify(exchange_rates)}::jsonb
      from quoted
    )
    insert into order_tax_part (user_id, order_item_id, position, kind, name, rule_id, revision, rate_1000, amount_cents,
      goods_cents, freight_cents, charges_cents)
    select ${user_id}, order_item_id, part.position, kind, name, rule_id, revision, rate_1000, part.amount_cents,
      goods_cents, freight_cents, charges_cents
    from quoted cross join jsonb_to_recordset(parts) as part (line int, position int, kind text, name text, rule_id text,
        revision int, rate_1000 int, amount_cents bigint, goods_cents bigint, freight_cents bigint, charges_cents bigint)
      join order_item on order_item.user_id = ${user_id} and order_item.order_id = quoted.order_id
        and order_item.position = line`.execute(tx)
}

/** The estimated taxes of an order; undefined if the shop had no rules. */
export const findOrderTaxes = (db: Db, { user_id, order_id }: OrderKey) =>
  db
    .selectFrom('order_tax')
    .select(['outcome', 'arrival_cents'])
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)
    .executeTakeFirst()
