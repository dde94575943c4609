import type { CountryRequirement } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'

const operatorOf = (column: 'changed_by' | 'confirmed_by') =>
  sql<string | null>`(select account from operator where operator_id = ${sql.ref(column)})`.as(column)

export const findCountries = (db: Db) =>
  db
    .selectFrom('country_opening')
    .select(['country', 'is_open', 'reason', 'changed_at', operatorOf('changed_by')])
    .orderBy('country')
    .execute()

export const findRequirements = (db: Db) =>
  db
    .selectFrom('country_requirement')
    .select(['country', 'requirement', 'is_required', 'days', 'source', 'certainty'])
    .select([sql<string>`as_of::text`.as('as_of'), 'confirmed_at', 'changed_at'])
    .select([operatorOf('confirmed_by'), operatorOf('changed_by')])
    .execute()
export type RequirementRow = Awaited<ReturnType<typeof findRequirements>>[number]

export type CountryFacts = {
  shops: number
  shops_without_seller: number
  legal_pages: number
  /** Countries with rules of taxes; `EU` means all its members. */
  taxed: string[]
  /** Days after receipt in which a refund can be requested, by country. */
  refund_days: Record<string, number>
  /** Countries with a notation of the business. */
  notations: string[]
  /** Countries in which struck-out prices are the lowest of the last 30 days. */
  lowest_price: string[]
  /** Products on sale without a maker, and without a company in the EU that made them or is responsible for them. */
  without_maker: number
  without_responsible: number
  /** Browsers that get push messages although the account that agreed to them was deleted. */
  push_without_consent: number
  /** Deleted accounts that still have a name, mailbox, telephone number or address. */
  undeleted: number
}

/** The data of the shop that fulfil requirements. */
export async function findCountryFacts(db: Db): Promise<CountryFacts> {
  const { rows } = await sql<CountryFacts>`
    select (select count(*)::int from shop) as shops,
      (select count(*)::int from shop where legal_name is null or seller_address is null) as shops_without_seller,
      (select count(distinct slug)::int from article_text
        where collection = 'law' and slug in ('terms', 'privacy')) as legal_pages,
      (select coalesce(jsonb_agg(distinct country), '[]') from (
        select distinct on (rule_id) country, is_removed, kind from tax_rule order by rule_id, revision desc) as rule
        where not is_removed and kind in ('scheme', 'tax')) as taxed,
      (select jsonb_object_agg(country, floor(extract(epoch from refund_window(country)) / 86400))
        from country_opening) as refund_days,
      (select coalesce(jsonb_agg(country), '[]') from legal_notation) as notations,
      (select coalesce(jsonb_agg(country), '[]') from destination where has_lowest_price) as lowest_price,
      (select count(*)::int from product_without_maker) as without_maker,
      (select count(*)::int from product_without_responsible) as without_responsible,
      (select count(*)::int from push_subscription join user_account using (user_id)
        where deleted_at is not null) as push_without_consent,
      (select count(*)::int from user_account
        where deleted_at is not null and (account not like 'deleted-%' or family_name <> '' or given_name <> ''
          or mobile is not null or exists (select from address where address.user_id = user_account.user_id))) as undeleted`.execute(
    db,
  )
  const [facts] = rows
  if (!facts) throw new Error('a select without a table has one row')
  return facts
}

/** Whether the law of a country makes a requirement that applies to this shop. */
export async function isRequiredIn(db: Db, { country, requirement }: RequirementKey): Promise<boolean> {
  const row = await db
    .selectFrom('country_requirement')
    .select('is_required')
    .where('country', '=', country)
    .where('requirement', '=', requirement)
    .executeTakeFirst()
  return row?.is_required ?? false
}

/** The countries of delivery whose shoppers see the legal guarantee. */
export async function findGuaranteeCountries(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('country_requirement')
    .innerJoin('country_opening', 'country_opening.country', 'country_requirement.country')
    .select('country_requirement.country')
    .where('requirement', '=', 'guarantee_notice')
    .where('is_required', '=', true)
    .orderBy('country_requirement.country')
    .execute()
  return rows.map(({ country }) => country)
}

export const lockCountry = (tx: Tx, country: string) =>
  tx
    .selectFrom('country_opening')
    .select(['country', 'is_open', 'reason', 'changed_at'])
    .where('country', '=', country)
    .forUpdate()
    .executeTakeFirst()

type Opening = { is_open: boolean; reason: string | null }

export async function setOpening(tx: Tx, country: string, opening: Opening, changed_by: string): Promise<void> {
  const change = { ...opening, changed_by, changed_at: sql<string>`now()` }
  await tx.updateTable('country_opening').set(change).where('country', '=', country).execute()
}

type RequirementKey = { country: string; requirement: CountryRequirement }

export const lockRequirement = (tx: Tx, { country, requirement }: RequirementKey) =>
  tx
    .selectFrom('country_requirement')
    .select(['is_required', 'confirmed_at'])
    .where('country', '=', country)
    .where('requirement', '=', requirement)
    .forUpdate()
    .executeTakeFirst()

const changedRequirement = (tx: Tx, { country, requirement }: RequirementKey) =>
  tx.updateTable('country_requirement').where('country', '=', country).where('requirement', '=', requirement)

export async function setRequired(tx: Tx, key: RequirementKey, is_required: boolean, changed_by: string) {
  await changedRequirement(tx, key).set({ is_required, changed_by, changed_at: sql<string>`now()` }).execute()
}

export async function setConfirmed(tx: Tx, key: RequirementKey, confirmed_by: string | null): Promise<void> {
  await changedRequirement(tx, key)
    .set({ confirmed_by, confirmed_at: confirmed_by === null ? null : sql<string>`now()` })
    .execute()
}
