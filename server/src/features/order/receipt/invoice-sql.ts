import { EU_STATES, type TaxName } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { OrderKey } from '../order-sql.ts'

/** A collected tax, duty or charge of a line. */
export type InvoicePart = {
  order_item_id: string
  position: number
  kind: 'tax' | 'duty' | 'charge'
  name: TaxName
  rate_1000: number | null
  amount_cents: number
  added_cents: number
  goods_cents: number
  freight_cents: number
  charges_cents: number
}

export type InvoiceFacts = {
  country: string
  day: string
  exchange_rates: Record<string, number>
  /** Why the company that bought pays no tax. */
  exemption: 'exempt' | 'reverse_charge' | null
  /** Of the rules of the destination, as of the order. */
  numbers: string[]
  /** Goods of the lines after discounts, in the order of the lines. */
  lines: { order_item_id: string; net_cents: number }[]
  parts: InvoicePart[]
  /** Goods and parts that refunds returned. */
  refunds: {
    refund_id: string
    goods: { order_item_id: string; amount_cents: number }[]
    parts: { order_item_id: string; position: number; amount_cents: number; added_cents: number }[]
  }[]
}

/** The facts for the invoices of an order; undefined if the shop collected no taxes, unless a company is exempt. */
export async function findInvoiceFacts(db: Db, { user_id, order_id }: OrderKey): Promise<InvoiceFacts | undefined> {
  const { rows } = await sql<InvoiceFacts>`
    with item as (
      select order_item_id, position, paid_cents from order_item where user_id = ${user_id} and order_id = ${order_id}
    ), part as (
      select order_tax_part.*, item.position as line from order_tax_part join item using (order_item_id)
      where user_id = ${user_id} and at = 'checkout'
    )
    select country, day::text as day, exchange_rates, nullif(tax_effect, 'arrival') as exemption,
      coalesce((select jsonb_agg(distinct registration) from (
          select distinct on (rule_id) rule.* from tax_rule as rule
          where changed_at <= shop_order.created_at and (rule.country = order_tax.country
            or rule.country = 'EU' and order_tax.country = any (${[...EU_STATES]}::text[]))
          order by rule_id, revision desc
        ) as rule
        where not is_removed and registration is not null
          and (region is null or address -> 'area' ->> 0 in (region, rule.country || '-' || region))
          and day between valid_from and coalesce(valid_until, 'infinity')), '[]') as numbers,
      (select jsonb_agg(jsonb_build_object('order_item_id', order_item_id, 'net_cents', paid_cents) order by position)
        from item) as lines,
      coalesce((select jsonb_agg(to_jsonb(part) - array['user_id', 'rule_id', 'revision', 'at', 'line'] order by line, position)
        from part), '[]') as parts,
      coalesce((select jsonb_agg(jsonb_build_object('refund_id', refund_id,
          'goods', coalesce((select jsonb_agg(jsonb_build_object('order_item_id', order_item_id, 'amount_cents', amount_cents))
            from refund_item where refund_item.user_id = ${user_id} and refund_item.refund_id = refund.refund_id), '[]'),
          'parts', coalesce((select jsonb_agg(to_jsonb(refund_tax_part) - array['user_id', 'refund_id'])
            from refund_tax_part where refund_tax_part.user_id = ${user_id}
              and refund_tax_part.refund_id = refund.refund_id), '[]')))
        from refund where user_id = ${user_id} and order_id = ${order_id} and state = 'executed'), '[]') as refunds
    from order_tax join shop_order using (user_id, order_id) left join order_company using (user_id, order_id)
    where user_id = ${user_id} and order_id = ${order_id} and country is not null
      and (tax_effect <> 'arrival' or exists (select from part))`.execute(db)
  return rows[0]
}
