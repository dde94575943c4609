import type { Language, SELLER_SORTS } from '@sampan/contract/rules'
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
type Choice = Period & {
  country?: string | undefined
  shop_id?: string | undefined
  category?: string | undefined
}

const equal = (column: string, value: string | undefined) =>
  value === undefined ? sql`true` : sql`${sql.ref(column)} = ${value}`

/** A category with its subcategories. */
const inCategory = (category: string | undefined) =>
  category === undefined
    ? sql`true`
    : sql`product.category in (select category from category where ${category} in (category, parent))`

/** Goods by day, country and product. `orders` and `refunds` are pieces. */
const goodsOf = ({ from, to, country, shop_id, category }: Choice) => sql`
  (select day, country, shop_id, category, pieces as orders, paid_cents, refunded_pieces as refunds, refunded_cents
  from sold_day join product using (product_id)
  where day between ${from}::date and ${to}::date and ${equal('country', country)} and ${equal('shop_id', shop_id)}
    and ${inCategory(category)})`

/** The sums of orders; those of goods if a category is chosen, because an order may have goods of several categories. */
const salesOf = (choice: Choice) =>
  choice.category === undefined
    ? sql`(select * from sales_day where day between ${choice.from}::date and ${choice.to}::date
        and ${equal('country', choice.country)} and ${equal('shop_id', choice.shop_id)})`
    : goodsOf(choice)

/** Weeks begin on Monday. Steps without sales are included, so that charts have no gaps. */
export async function findSteps(db: Db, choice: Choice, step: 'day' | 'week' | 'month') {
  const start = sql.lit(step)
  const { rows } = await sql<Sums & { day: string }>`
    select step::date::text as day, coalesce(orders, 0) as orders, coalesce(paid_cents, 0) as paid_cents,
      coalesce(refunds, 0) as refunds, coalesce(refunded_cents, 0) as refunded_cents
    from generate_series(date_trunc(${start}, ${choice.from}::date::timestamp), ${choice.to}::date::timestamp,
      ('1 ' || ${start})::interval) as step
    left join (select date_trunc(${start}, day::timestamp) as step, ${SUMS} from ${salesOf(choice)} as sales group by 1)
      as sums using (step)
    order by step`.execute(db)
  return rows
}

type Group = Sums & { key: string; name: string }

/** All countries, whichever is chosen. */
export async function findCountries(db: Db, choice: Choice): Promise<Group[]> {
  const { rows } = await sql<Group>`select country as key, country as name, ${SUMS}
    from ${salesOf({ ...choice, country: undefined })} as sales
    group by country order by paid_cents desc, country`.execute(db)
  return rows
}

/** All shops, whichever is chosen. */
export async function findShops(db: Db, choice: Choice, language: Language): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select shop_id as key, coalesce((select worded(name, ${language}) from shop where shop.shop_id = sums.shop_id), shop_id) as name,
      orders, paid_cents, refunds, refunded_cents
    from (select shop_id, ${SUMS} from ${salesOf({ ...choice, shop_id: undefined })} as sales group by shop_id) as sums
    order by paid_cents desc, shop_id limit 1000`.execute(db)
  return rows
}

/** All categories, whichever is chosen. */
export async function findCategories(db: Db, choice: Choice): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select category as key, category as name, ${SUMS} from ${goodsOf({ ...choice, category: undefined })} as goods
    group by category order by paid_cents desc, category`.execute(db)
  return rows
}

export type Seller = {
  product_id: string
  sku_id: string | null
  article_number: string | null
  title: string
  pieces: number
  paid_cents: number
  refunded_pieces: number
  refunded_cents: number
  stock: number
  lasts_days: number | null
}
type Ranking = Choice & {
  each: 'product' | 'sku'
  sort: (typeof SELLER_SORTS)[number]
  order: 'best' | 'worst'
  whole?: boolean | undefined
}
const SORTS = {
  paid: sql`paid_cents`,
  pieces: sql`pieces`,
  refunded: sql`refunded_cents`,
  lasts: sql`lasts_days`,
  sku: sql`lower(coalesce(article_number, ranked.sku_id, ranked.product_id)) collate "C"`,
}
const SELLERS_LIMIT = 100
/** Products and SKUs of a file. */
const SELLERS_MAX = 50_000

/** Best sellers are those with sales in the period; the worst include all SKUs on sale without any. */
export async function findSellers(db: Db, ranking: Ranking, language: Language): Promise<Seller[]> {
  const { from, to, country, shop_id, category, each, sort, order, whole = false } = ranking
  const isBest = order === 'best'
  const sku_id = each === 'sku' ? sql`sku.sku_id` : sql`null::text`
  const article_number = each === 'sku' ? sql`min(sku.article_number)` : sql`null::text`
  // Codes are read from A to Z, other figures from the highest.
  const isDescending = isBest !== (sort === 'sku')
  const { rows } = await sql<Seller>`
    with sold as (
      select sku_id, sum(pieces)::int as pieces, sum(paid_cents)::bigint as paid_cents,
        sum(refunded_pieces)::int as refunded_pieces, sum(refunded_cents)::bigint as refunded_cents
      from sold_day where day between ${from}::date and ${to}::date and ${equal('country', country)} group by sku_id),
    ranked as (
      select sku.product_id, ${sku_id} as sku_id, ${article_number} as article_number,
        coalesce(sum(pieces), 0)::int as pieces,
        coalesce(sum(paid_cents), 0)::bigint as paid_cents, coalesce(sum(refunded_pieces), 0)::int as refunded_pieces,
        coalesce(sum(refunded_cents), 0)::bigint as refunded_cents, sum(stock)::int as stock,
        floor(sum(stock) * (${to}::date - ${from}::date + 1) / nullif(sum(pieces - refunded_pieces), 0))::int as lasts_days
      from sku ${isBest ? sql`join` : sql`left join`} sold using (sku_id)
      where ${isBest ? sql`true` : sql`sku.on_sale`} and ${productIn(shop_id, category)}
      group by 1, 2),
    first as (
      select * from ranked order by ${SORTS[sort]} ${sql.raw(isDescending ? 'desc' : 'asc')} nulls last, product_id, sku_id
      limit ${sql.lit(whole ? SELLERS_MAX : SELLERS_LIMIT)})
    select ranked.*, (select worded(title, ${language}) from product where product.product_id = ranked.product_id) as title
    from first as ranked
    order by ${SORTS[sort]} ${sql.raw(isDescending ? 'desc' : 'asc')} nulls last, product_id, sku_id`.execute(db)
  return rows
}

const productIn = (shop_id: string | undefined, category: string | undefined) =>
  shop_id === undefined && category === undefined
    ? sql`true`
    : sql`exists (select from product where product.product_id = sku.product_id and ${equal('shop_id', shop_id)}
        and ${inCategory(category)})`
