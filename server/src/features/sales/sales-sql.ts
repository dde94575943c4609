import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'

export const sumSalesOf = async (tx: Tx, days: readonly string[]): Promise<void> => {
  for (const day of days) await sql`select sum_sales_of(${day}::date)`.execute(tx)
}

/** The days of the events: an event has the time of its payment or refund. */
export async function daysOf(tx: Tx, moments: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct bank_day_of(at)::text as day from unnest(${moments}::timestamptz[]) as at order by day`.execute(tx)
  return rows.map(({ day }) => day)
}

/** All days with a payment or a refund, or with sums. */
export async function findSalesDays(db: Db): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct bank_day_of(paid_at)::text as day from shop_order where paid_at is not null
    union select bank_day_of(resolved_at)::text from refund where state = 'executed'
    union select day::text from sales_day order by day`.execute(db)
  return rows.map(({ day }) => day)
}

type Period = { from: string; to: string }
type Sums = { orders: number; paid_cents: number; refunds: number; refunded_cents: number }
const SUMS = sql`sum(orders)::int as orders, sum(paid_cents)::bigint as paid_cents, sum(refunds)::int as refunds,
  sum(refunded_cents)::bigint as refunded_cents`
type Choice = Period & { country?: string | undefined; shop_id?: string | undefined }
const chosen = ({ from, to, country, shop_id }: Choice) => sql`day between ${from}::date and ${to}::date
  and ${country === undefined ? sql`true` : sql`country = ${country}`}
  and ${shop_id === undefined ? sql`true` : sql`shop_id = ${shop_id}`}`

/** Weeks begin on Monday. Steps without sales are included, so that charts have no gaps. */
export async function findSteps(db: Db, choice: Choice, step: 'day' | 'week' | 'month') {
  const start = sql.lit(step)
  const { rows } = await sql<Sums & { day: string }>`
    select step::date::text as day, coalesce(sum(orders), 0)::int as orders,
      coalesce(sum(paid_cents), 0)::bigint as paid_cents, coalesce(sum(refunds), 0)::int as refunds,
      coalesce(sum(refunded_cents), 0)::bigint as refunded_cents
    from generate_series(date_trunc(${start}, ${choice.from}::date::timestamp), ${choice.to}::date::timestamp,
      ('1 ' || ${start})::interval) as step
    left join (select * from sales_day where ${chosen(choice)}) as sales
      on date_trunc(${start}, sales.day::timestamp) = step
    group by step order by step`.execute(db)
  return rows
}

type Group = Sums & { key: string; name: string }

export async function findCountries(db: Db, choice: Choice): Promise<Group[]> {
  const { rows } = await sql<Group>`select country as key, country as name, ${SUMS} from sales_day
    where ${chosen(choice)} group by country order by paid_cents desc, country`.execute(db)
  return rows
}

export async function findShops(db: Db, choice: Choice, language: Language): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select shop_id as key, coalesce((select worded(name, ${language}) from shop where shop.shop_id = sales.shop_id), shop_id) as name,
      orders, paid_cents, refunds, refunded_cents
    from (select shop_id, ${SUMS} from sales_day where ${chosen(choice)} group by shop_id) as sales
    order by paid_cents desc, shop_id limit 200`.execute(db)
  return rows
}

export async function findCategories(db: Db, { from, to, shop_id }: Choice): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select category as key, category as name, sum(pieces)::int as orders, sum(paid_cents)::bigint as paid_cents,
      sum(refunded_pieces)::int as refunds, sum(refunded_cents)::bigint as refunded_cents
    from sold_day join product using (product_id)
    where day between ${from}::date and ${to}::date and ${shop_id === undefined ? sql`true` : sql`shop_id = ${shop_id}`}
    group by category order by paid_cents desc, category`.execute(db)
  return rows
}

export type Seller = {
  product_id: string
  sku_id: string | null
  title: string
  pieces: number
  paid_cents: number
  refunded_pieces: number
  refunded_cents: number
  stock: number
  lasts_days: number | null
}
type Ranking = Period & {
  each: 'product' | 'sku'
  sort: 'paid' | 'pieces' | 'refunded' | 'lasts'
  order: 'best' | 'worst'
}
const SORTS = { paid: 'paid_cents', pieces: 'pieces', refunded: 'refunded_cents', lasts: 'lasts_days' } as const
const SELLERS_LIMIT = 100

/** Best sellers are those with sales in the period; the worst include all SKUs on sale without any. */
export async function findSellers(db: Db, ranking: Ranking, language: Language): Promise<Seller[]> {
  const { from, to, each, sort, order } = ranking
  const sku_id = each === 'sku' ? sql`sku.sku_id` : sql`null::text`
  const { rows } = await sql<Seller>`
    with sold as (
      select sku_id, sum(pieces)::int as pieces, sum(paid_cents)::bigint as paid_cents,
        sum(refunded_pieces)::int as refunded_pieces, sum(refunded_cents)::bigint as refunded_cents
      from sold_day where day between ${from}::date and ${to}::date group by sku_id),
    ranked as (
      select product_id, ${sku_id} as sku_id, coalesce(sum(pieces), 0)::int as pieces,
        coalesce(sum(paid_cents), 0)::bigint as paid_cents, coalesce(sum(refunded_pieces), 0)::int as refunded_pieces,
        coalesce(sum(refunded_cents), 0)::bigint as refunded_cents, sum(stock)::int as stock,
        floor(sum(stock) * (${to}::date - ${from}::date + 1) / nullif(sum(pieces - refunded_pieces), 0))::int as lasts_days
      from sku ${order === 'best' ? sql`join` : sql`left join`} sold using (sku_id)
      where ${order === 'best' ? sql`true` : sql`sku.on_sale`}
      group by 1, 2)
    select ranked.*, (select worded(title, ${language}) from product where product.product_id = ranked.product_id) as title
    from ranked order by ${sql.ref(SORTS[sort])} ${sql.raw(order === 'best' ? 'desc' : 'asc')} nulls last, product_id, sku_id
    limit ${sql.lit(SELLERS_LIMIT)}`.execute(db)
  return rows
}
