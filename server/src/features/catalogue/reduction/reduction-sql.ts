import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { newestFirst, type PageStart } from '../../../db/newest-first.ts'
import type { Tx } from '../../../db/transaction.ts'

const TIME_ZONE = sql<string>`(select value from shop_choice where name = 'bank_time_zone')`

export type Terms = {
  starts: string
  ends: string
  off_100: number | null
  prices: readonly { sku_id: string; price_cents: number }[]
  product_ids: readonly string[]
  category: string | null
  takes_codes: boolean
}
export type Draft = Terms & { reduction_id: string; name: string; below_cost: boolean }

const FACTS = ['reduction_id', 'name', 'starts_at', 'ends_at', 'off_100', 'product_ids', 'takes_codes'] as const
export type ReductionState = 'planned' | 'running' | 'ended' | 'cancelled'

const reductions = (db: Db) =>
  db
    .selectFrom('price_reduction')
    .select(FACTS)
    .select([
      'category',
      sql<ReductionState>`case when cancelled_at is not null then 'cancelled' when ends_at <= now() then 'ended'
        when starts_at <= now() then 'running' else 'planned' end`.as('state'),
    ])

export const findReduction = (db: Db, reduction_id: string) =>
  reductions(db).where('reduction_id', '=', reduction_id).executeTakeFirst()
export type Reduction = NonNullable<Awaited<ReturnType<typeof findReduction>>>

export const lockReduction = (tx: Tx, reduction_id: string) =>
  reductions(tx).where('reduction_id', '=', reduction_id).forUpdate().executeTakeFirst()

export const findReductions = (db: Db, start: PageStart) =>
  newestFirst(
    reductions(db).select(
      sql<number>`(select count(*)::int from sku_reduction where sku_reduction.reduction_id = price_reduction.reduction_id)`.as(
        'skus',
      ),
    ),
    { at: 'price_reduction.starts_at', id: 'price_reduction.reduction_id' },
    start,
  )

export async function findTimeZone(db: Db): Promise<string> {
  const { rows } = await sql<{ time_zone: string }>`select ${TIME_ZONE} as time_zone`.execute(db)
  return rows[0]?.time_zone ?? 'UTC'
}

export type Period = { planned_at: string; starts_at: string; ends_at: string; time_zone: string; is_over: boolean }

/**
 * Converts a period of the shop's time zone. A start in the past becomes now. A time that a change of summer time skips is
 * moved forward, one that occurs twice is the later one.
 */
export async function periodOf(db: Db, { starts, ends }: Pick<Terms, 'starts' | 'ends'>): Promise<Period> {
  const { rows } = await sql<Period>`
    select planned_at, greatest(planned_at, now()) as starts_at, ends_at, time_zone,
      ends_at <= greatest(planned_at, now()) as is_over
    from (select ${TIME_ZONE} as time_zone) as zone cross join lateral (
      select ${starts}::timestamp at time zone time_zone as planned_at,
        ${ends}::timestamp at time zone time_zone as ends_at) as period`.execute(db)
  return rows[0] as Period // the query always returns one row
}

/** A time as the shop's clock shows it; midnight as the end of the day before. */
export async function wallTimesOf(db: Db, { starts_at, ends_at }: Pick<Reduction, 'starts_at' | 'ends_at'>) {
  const { rows } = await sql<{ starts: string; ends: string }>`
    select to_char(starts, 'YYYY-MM-DD"T"HH24:MI') as starts,
      case when ends = date_trunc('day', ends) then to_char(ends - interval '1 day', 'YYYY-MM-DD"T24:00"')
        else to_char(ends, 'YYYY-MM-DD"T"HH24:MI') end as ends
    from (select ${starts_at}::timestamptz at time zone ${TIME_ZONE} as starts,
      date_trunc('minute', ${ends_at}::timestamptz at time zone ${TIME_ZONE}) as ends) as local`.execute(db)
  return rows[0] as { starts: string; ends: string } // the query always returns one row
}

/** SKUs with their reduced prices: those of a draft, with the subcategories of its category, without those that would not become cheaper. */
export const wantedSkus = ({ off_100, prices, product_ids, category }: Terms) =>
  off_100 === null
    ? sql`(select sku_id, wanted.price_cents as reduced_cents
        from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as wanted (sku_id text, price_cents bigint)
          join sku using (sku_id) where wanted.price_cents < sku.price_cents)`
    : sql`(select sku_id, reduced_cents from product join sku using (product_id)
        cross join lateral (select greatest(1, sku.price_cents
          - round(sku.price_cents * ${off_100}::int / 10000.0)::bigint) as reduced_cents) as lower
        where (product_id = any (${product_ids}::text[]) 
          or product.category in (select category from category where ${category} in (category, parent))) and reduced_cents < sku.price_cents)`

/** SKUs with their reduced prices: those of a stored reduction. */
export const storedSkus = (reduction_id: string) =>
  sql`(select sku_id, price_cents as reduced_cents from sku_reduction where reduction_id = ${reduction_id})`

export type Counts = {
  skus: number
  products: number
  below_cost: number
  without_cost: number
  overlapping: number
  too_low: number
}
type Measured = { reduction_id: string | null; fall_100: number } & Pick<Reduction, 'starts_at' | 'ends_at'>

/**
 * Counts the SKUs of a reduction. A price is too low compared with the highest regular price of the last 30 days, so that
 * small falls add up.
 */
export async function countSkus(
  db: Db,
  skus: RawBuilder<unknown>,
  { reduction_id, fall_100, starts_at, ends_at }: Measured,
): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*)::int as skus, count(distinct product_id)::int as products,
      (count(*) filter (where reduced_cents < cost_cents))::int as below_cost,
      (count(*) filter (where cost_cents is null))::int as without_cost,
      (count(*) filter (where exists (select from sku_reduction as other where other.sku_id = sku.sku_id
        and other.starts_at < ${ends_at} and other.ends_at > ${starts_at}
        and other.reduction_id is distinct from ${reduction_id}::uuid)))::int as overlapping,
      (count(*) filter (where reduced_cents * 10000 < (10000 - ${fall_100}::int) * greatest(price_cents, (
        select max(from_cents) from sku_price_change as change
        where change.sku_id = sku.sku_id and changed_at > now() - interval '30 days'))))::int as too_low
    from ${skus} as wanted join sku using (sku_id)`.execute(db)
  return rows[0] as Counts // the query always returns one row
}

export type Line = {
  sku_id: string
  product_id: string
  title: Record<string, string>
  axis_values: { axis: string; value_key: string }[]
  image: string
  price_cents: number
  reduced_cents: number
  former_cents: number | null
  cost_cents: number | null
}

/** The first SKUs of a reduction, those with the lowest margin first. */
export async function findLines(
  db: Db,
  skus: RawBuilder<unknown>,
  { starts_at, limit }: { starts_at: string; limit: number },
): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select sku.sku_id, product_id, title, axis_values, sku.image, sku.price_cents, reduced_cents,
      (select former from lowest_price_before(sku.sku_id, ${starts_at}) as former where former > reduced_cents) as former_cents,
      cost_cents
    from (select sku_id, reduced_cents, (reduced_cents - cost_cents)::float / reduced_cents as margin
      from ${skus} as wanted join sku using (sku_id) order by 3 nulls last, sku_id limit ${limit}) as first
      join sku using (sku_id) join product using (product_id)
    order by margin nulls last, sku_id`.execute(db)
  return rows
}

export async function findPrices(db: Db, reduction_id: string) {
  return db
    .selectFrom('sku_reduction')
    .select(['sku_id', 'price_cents'])
    .where('reduction_id', '=', reduction_id)
    .orderBy('sku_id')
    .execute()
}

/** Unknown products or SKUs of a draft. */
export async function hasUnknown(db: Db, { product_ids, prices }: Terms): Promise<boolean> {
  const sku_ids = prices.map(({ sku_id }) => sku_id)
  const { rows } = await sql<{ has_unknown: boolean }>`
    select exists (select from unnest(${product_ids}::text[]) as id where not exists (
        select from product where product_id = id))
      or exists (select from unnest(${sku_ids}::text[]) as id where not exists (select from sku where sku_id = id))
      as has_unknown`.execute(db)
  return rows[0]?.has_unknown ?? false
}

/** Stores a new reduction, or replaces a planned one. @returns false if the id is taken. */
export async function storeReduction(tx: Tx, draft: Draft, { starts_at, ends_at }: Period, is_new: boolean) {
  const { reduction_id, name, off_100, category, takes_codes, below_cost } = draft
  const row = {
    name,
    starts_at,
    ends_at,
    off_100,
    category,
    takes_codes,
    below_cost,
    product_ids: [...draft.product_ids],
  }
  if (is_new) {
    const inserted = await tx
      .insertInto('price_reduction')
      .values({ reduction_id, ...row })
      .onConflict((conflict) => conflict.doNothing())
      .returning('reduction_id')
      .executeTakeFirst()
    if (!inserted) return false
  } else {
    await tx.updateTable('price_reduction').set(row).where('reduction_id', '=', reduction_id).execute()
    await tx.deleteFrom('sku_reduction').where('reduction_id', '=', reduction_id).execute()
  }
  await sql`
    insert into sku_reduction (reduction_id, sku_id, product_id, price_cents, starts_at, ends_at, takes_codes)
    select ${reduction_id}, sku_id, product_id, reduced_cents, ${starts_at}, ${ends_at}, ${takes_codes}
    from ${wantedSkus(draft)} as wanted join sku using (sku_id)`.execute(tx)
  return true
}

export async function cancelReduction(tx: Tx, reduction_id: string): Promise<void> {
  await sql`update price_reduction set cancelled_at = now(), start_noted = true, end_noted = true
    where reduction_id = ${reduction_id}`.execute(tx)
  await tx.deleteFrom('sku_reduction').where('reduction_id', '=', reduction_id).execute()
}

/** Ends a running reduction now. */
export async function endReduction(tx: Tx, reduction_id: string): Promise<void> {
  const end = sql<string>`greatest(now(), starts_at + interval '1 microsecond')`
  for (const table of ['price_reduction', 'sku_reduction'] as const)
    await tx.updateTable(table).set({ ends_at: end }).where('reduction_id', '=', reduction_id).execute()
}

/**
 * Queues the products of a reduction that started or ended, for lists, search and favourites.
 * @returns whether there was a reduction.
 */
export async function noteNextReduction(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ reduction_id: string; is_start: boolean }>`
    select reduction_id, not start_noted as is_start from price_reduction
    where (not start_noted and starts_at <= now()) or (not end_noted and ends_at <= now())
    order by starts_at limit 1 for update`.execute(tx)
  const [due] = rows
  if (!due) return false
  const { reduction_id, is_start } = due
  const products = sql`select distinct product_id from sku_reduction where reduction_id = ${reduction_id}`
  await sql`insert into listing_change (product_id) ${products}`.execute(tx)
  if (is_start)
    await sql`insert into favourite_change (product_id, kind)
      select product_id, 'favourite_cheaper' from (${products}) as reduced
      where exists (select from product_like where product_like.product_id = reduced.product_id)`.execute(tx)
  await sql`update price_reduction set start_noted = true, end_noted = ends_at <= now()
    where reduction_id = ${reduction_id}`.execute(tx)
  return true
}
