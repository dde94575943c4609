import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { BookDay } from './book-days-sql.ts'

export type TaxSums = {
  country: string
  region: string
  kind: string
  name: string
  rate_1000: number | null
} & Record<'value_usd' | 'collected_usd' | 'returned_usd' | 'value_eur' | 'owed_eur', number>

/** Euro cents by the exchange rate that the order kept; null without one. */
const inEuros = (cents: string) =>
  sql`round(${sql.raw(cents)} * 1000000.0 / nullif((exchange_rates ->> 'EUR')::bigint, 0))`

/** The share of the value of a tax for an amount of it. */
const valueFor = (amount: string) => `round(coalesce(value_cents, 0) * ${amount} / amount_cents)`

/**
 * The taxes that payments of a day collected and refunds of it returned, by country, region, tax and rate. Refunds reduce the
 * values in proportion to the returned tax. Charges have no value. Each refund counts as the difference of the rounded sums
 * before and after it, so that nothing is left of a line that comes back in parts.
 */
export async function findTaxSums(
  db: Db,
  { begins_at, ends_at, up_to }: Omit<BookDay, 'day'> & { up_to: number },
): Promise<TaxSums[]> {
  const { rows } = await sql<TaxSums>`
    with page as (
      select distinct code, ref_id::uuid as ref_id from ledger_transfer
      where created_at >= ${begins_at}::timestamptz and created_at < ${ends_at}::timestamptz and sequence <= ${up_to}
        and code in ('tax_collected', 'duty_collected', 'charge_collected', 'tax_returned', 'duty_returned', 'charge_returned')
    ), moved as (
      select part.*, shop_order.order_id, 1 as sign, 0::numeric as before, part.amount_cents::numeric as after
      from page join shop_order on shop_order.order_id = page.ref_id
        join order_item on order_item.user_id = shop_order.user_id and order_item.order_id = shop_order.order_id
        join order_tax_part as part on part.user_id = order_item.user_id and part.order_item_id = order_item.order_item_id
      where code = part.kind || '_collected' and at = 'checkout'
      union all
      select part.*, refund.order_id, -1, before, before + back.amount_cents
      from page join refund on refund.refund_id = page.ref_id
        join refund_tax_part as back on back.user_id = refund.user_id and back.refund_id = refund.refund_id
        join order_tax_part as part on part.user_id = back.user_id and part.order_item_id = back.order_item_id
          and part.position = back.position
        cross join lateral (
          select coalesce(sum(earlier.amount_cents), 0) as before
          from refund as other join refund_tax_part as earlier using (user_id, refund_id)
          where other.user_id = refund.user_id and other.order_id = refund.order_id
            and (other.resolved_at, other.refund_id) < (refund.resolved_at, refund.refund_id)
            and earlier.order_item_id = back.order_item_id and earlier.position = back.position) as earlier
      where code = part.kind || '_returned'
    ), valued as (
      select *, ${sql.raw(valueFor('before'))} as value_before, ${sql.raw(valueFor('after'))} as value_after from moved
    )
    select country, coalesce(region, '') as region, valued.kind, valued.name, valued.rate_1000,
      sum(sign * (value_after - value_before))::bigint as value_usd,
      coalesce(sum(after - before) filter (where sign = 1), 0)::bigint as collected_usd,
      coalesce(sum(after - before) filter (where sign = -1), 0)::bigint as returned_usd,
      coalesce(sum(sign * (${inEuros('value_after')} - ${inEuros('value_before')})), 0)::bigint as value_eur,
      coalesce(sum(sign * (${inEuros('after')} - ${inEuros('before')})), 0)::bigint as owed_eur
    from valued join order_tax using (user_id, order_id)
      join (select rule_id, revision, region from tax_rule) as rule using (rule_id, revision)
    group by 1, 2, 3, 4, 5`.execute(db)
  return rows
}
