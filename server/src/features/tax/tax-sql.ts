import assert from 'node:assert/strict'
import type { StoredTaxRule, TaxRule } from '@sampan/contract'
import type { TaxClass } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/transaction.ts'

const FIELDS = sql.raw(`rule_id, revision, is_removed, kind, name, country, region, tax_class, hs_prefix, origin, layer,
  combines, buyer, collects, rate_1000, amount, currency, per, terms, value_factor, tax_factor, base_step, amount_step,
  national_share, waived_tax, valid_from::text as valid_from, valid_until::text as valid_until, registration, source,
  certainty`)
const OPERATOR = sql.raw('(select account from operator where operator_id = changed_by) as changed_by')
/** The newest revision of each rule that was not removed. */
const CURRENT = sql.raw(`(select * from (select distinct on (rule_id) * from tax_rule order by rule_id, revision desc)
  as newest where not is_removed)`)

type Filters = {
  country?: string | undefined
  kind?: string | undefined
  find?: string | undefined
  day?: string | undefined
}

const matching = ({ country, kind, find, day }: Filters) => sql`
  (${country ?? null}::text is null or country = ${country ?? null})
  and (${kind ?? null}::text is null or kind = ${kind ?? null})
  and (${find ?? null}::text is null or position(lower(${find ?? ''}) in rule_id) > 0
    or hs_prefix like ${`${(find ?? '').replace(/\D/g, '') || '-'}%`} or position(lower(${find ?? ''}) in lower(source)) > 0)
  and (${day ?? null}::date is null or ${day ?? null}::date between valid_from and coalesce(valid_until, 'infinity'))`

export async function findRules(db: Db, filters: Filters, after: string, limit: number): Promise<StoredTaxRule[]> {
  const { rows } = await sql<StoredTaxRule>`
    select ${FIELDS}, ${OPERATOR}, changed_at from ${CURRENT} as rule
    where ${matching(filters)} and rule_id > ${after} order by rule_id limit ${limit}`.execute(db)
  return rows
}

/** The destinations with rules, and their number. */
export async function countRules(db: Db): Promise<{ country: string; rules: number }[]> {
  const { rows } = await sql<{ country: string; rules: number }>`
    select country, count(*)::int as rules from ${CURRENT} as rule group by country order by country`.execute(db)
  return rows
}

export async function findRevisions(db: Db, rule_id: string): Promise<StoredTaxRule[]> {
  const { rows } = await sql<StoredTaxRule>`
    select ${FIELDS}, ${OPERATOR}, changed_at from tax_rule
    where rule_id = ${rule_id} order by revision desc`.execute(db)
  return rows
}

export type CurrentRule = TaxRule & { revision: number; is_removed: boolean }

/** The newest revisions of the named rules, or of all; including removed rules. */
export async function findNewest(db: Db, rule_ids?: readonly string[]): Promise<CurrentRule[]> {
  const { rows } = await sql<CurrentRule>`
    select distinct on (rule_id) ${FIELDS} from tax_rule
    where ${rule_ids ?? null}::text[] is null or rule_id = any(${rule_ids ?? null}::text[])
    order by rule_id, revision desc`.execute(db)
  return rows
}

const { all: findVersions } = prepared((db) => db.selectFrom('tax_book').select(['version', 'state_id']))

export async function findVersion(db: Db): Promise<{ version: number; state_id: string }> {
  const [row] = await findVersions(db)
  assert(row, 'the table of the version has one row')
  return row
}

/** Increases the version of the rules. Transactions that change rules take turns at this row. */
export async function advanceVersion(tx: Tx): Promise<void> {
  await sql`update tax_book set version = version + 1, state_id = gen_random_uuid()`.execute(tx)
}

export type Customs = {
  sku_id: string
  hs_code: string | null
  origin: string | null
  tax_class: TaxClass | null
  weight_grams: number | null
}

/** The facts about goods by which rules are chosen, with the defaults of kind, category and shop. */
export const { all: findCustoms } = prepared(
  (_db, sku_ids: string[]) => sql<Customs>`
    select sku_id, hs_code, origin_country as origin, tax_class, weight_grams
    from sku join product_customs using (product_id) where sku_id = any (${sku_ids}::text[])`,
)

const { first: findDayOf } = prepared(
  (_db, at: string) => sql<{ day: string | null }>`select bank_day_of(${at}::timestamptz)::text as day`,
)

/** The day of a time in the shop's time zone, by which rules apply. */
export async function findShopDay(db: Db, at: string): Promise<string> {
  const day = (await findDayOf(db, at))?.day
  assert(day, 'the first time zone applies from the beginning of time')
  return day
}

/** The sums of a shopper's orders of a day for a country, by shop. Cancelled orders and refunded goods do not count. */
export const { all: findOrderedOn } = prepared(
  (_db, user_id: string, country: string, day: string) => sql<{
    shop_id: string
    net_cents: number
    freight_cents: number
  }>`
    select shop_id, sum(net_cents)::bigint as net_cents, sum(freight_cents)::bigint as freight_cents
    from shop_order
      join order_tax using (user_id, order_id)
      cross join lateral (
        select sum(price_cents * quantity - discount_cents - refunded_cents) as net_cents from order_item
        where order_item.user_id = shop_order.user_id and order_item.order_id = shop_order.order_id) as goods
    where shop_order.user_id = ${user_id} and status <> 'cancelled' and order_tax.country = ${country}
      and day = ${day}::date and created_at > ${day}::date - interval '1 day' and net_cents > 0
    group by shop_id`,
)

type NewRevision = TaxRule & { revision: number; is_removed: boolean }

export async function insertRevisions(tx: Tx, rules: readonly NewRevision[], operator_id: string): Promise<void> {
  await sql`
    insert into tax_rule select rule.* from jsonb_populate_recordset(
      jsonb_populate_record(null::tax_rule, jsonb_build_object('changed_by', ${operator_id}::text, 'changed_at', now())),
      ${JSON.stringify(rules)}::jsonb) as rule`.execute(tx)
}
