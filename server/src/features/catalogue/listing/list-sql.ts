import type { Card } from '@sampan/contract'
import type { Language, ProductSort } from '@sampan/contract/rules'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { CUSTOM_PLAN } from '../../../db/pool.ts'
import { preparedForms } from '../../../db/prepared.ts'
import { hasStock, joinReduction, priceColumns } from '../product/card-sql.ts'
import type { SortedCursor } from './list-cursor.ts'

export type ListFilter = {
  /** A category of the first level. */
  category?: string | undefined
  subcategory?: string | undefined
  kind?: string | undefined
  shop_id?: string | undefined
  min_cents?: number | undefined
  max_cents?: number | undefined
  in_stock?: boolean | undefined
}

/** Rows are counted, and pages can be requested by number, up to this row. */
export const ROWS_COUNTED = 1_000
/** Extra rows that replace products that went off sale after their listing was made. */
const SPARE = 4

type Order = { columns: readonly [string, ...string[]]; types: readonly string[]; falls: boolean }
const ORDERS = {
  hot: { columns: ['sales'], types: ['int'], falls: true },
  new: { columns: ['created_at'], types: ['timestamptz'], falls: true },
  price_asc: { columns: ['price_cents'], types: ['bigint'], falls: false },
  price_desc: { columns: ['price_cents'], types: ['bigint'], falls: true },
  rating: { columns: ['rating', 'review_count'], types: ['numeric', 'int'], falls: true },
} as const satisfies Record<ProductSort, Order>

/** The card columns of a listed product from the source tables; all null when the product is no longer sold. */
export const cardColumns = (listed: string, language: Language) => sql`
  product.shop_id, ${priceColumns}, product.sales, product.rating, product.images[1] as image,
  worded(product.title, ${language}) as title, not ${hasStock} as sold_out
  from ${sql.ref(listed)} left join product on product.product_id = ${sql.ref(listed)}.product_id and product.on_sale
  ${joinReduction}`

export function conditions({
  category,
  subcategory,
  kind,
  shop_id,
  min_cents,
  max_cents,
  in_stock,
}: ListFilter): RawBuilder<unknown> {
  const conditions = [
    // A subcategory is narrower than its category, and has indexes.
    category !== undefined && subcategory === undefined && sql`category = ${category}`,
    subcategory !== undefined && sql`subcategory = ${subcategory}`,
    kind !== undefined && sql`kind = ${kind}`,
    shop_id !== undefined && sql`shop_id = ${shop_id}`,
    min_cents !== undefined && sql`price_cents >= ${min_cents}`,
    max_cents !== undefined && sql`price_cents <= ${max_cents}`,
    in_stock !== undefined && sql`in_stock`,
  ].filter((one) => one !== false)
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/**
 * How the products that a keyword finds are sorted. `gather`: read all and sort them. `walk`: read up to `rows` rows of
 * the sort's index and check each for the keyword. `range`: check all products within the price limits, which are few.
 */
export type SearchStrategy = { by: 'gather' | 'range' } | { by: 'walk'; rows: number }
/**
 * The first term of a keyword as `finds`, the other terms and filters as `finds_too`. With two separate conditions,
 * PostgreSQL reads less of the index.
 */
export type KeywordQuery = { finds: string; finds_too?: string | undefined }
export type KeywordSearch = { finds: KeywordQuery; strategy: SearchStrategy }

export const matchesQuery = ({ finds, finds_too }: KeywordQuery) =>
  finds_too === undefined
    ? sql`search @@ ${finds}::tsquery`
    : sql`search @@ ${finds}::tsquery and search @@ ${finds_too}::tsquery`

type Given = Omit<ListFilter, 'in_stock'> & {
  language: Language
  skipped?: number | undefined
  after?: string | number | undefined
  after_reviews?: string | number | undefined
  after_id?: string | undefined
} & Partial<KeywordQuery>
type Form = { sort: ProductSort; page_size: number; in_stock: boolean; strategy?: SearchStrategy | undefined }

/** A card. All card columns are null when the product is no longer sold. */
type Row = { [Name in keyof Card]: Card[Name] | null } & { product_id: string; keys: SortedCursor }

const listRows = preparedForms<Form, Given, Row>((_db, parameters, { sort, page_size, in_stock, strategy }) => {
  const { language, skipped, after, after_reviews, after_id, finds, finds_too, ...others } = parameters
  const { columns, types, falls } = ORDERS[sort]
  const names = [...columns, 'product_id']
  const listed = sql.join(names.map((name) => sql.ref(name)))
  const last = sql.join([
    ...[after, after_reviews].slice(0, columns.length).map((key, at) => sql`${key}::${sql.raw(types[at] ?? '')}`),
    sql`${after_id}`,
  ])
  const rest = after === undefined ? sql`true` : sql`(${listed}) ${falls ? sql`<` : sql`>`} (${last})`
  const order = sql.join(names.map((name) => sql`${sql.ref(name)} ${falls ? sql`desc` : sql`asc`}`))
  const filter = { ...others, ...(in_stock && { in_stock }) }
  const row_limit = page_size + 1 + SPARE
  // Rows are skipped from a limit that the planner knows: it estimates an unknown limit as a tenth of all rows.
  const start =
    skipped === undefined ? sql`limit ${sql.lit(row_limit)}` : sql`limit ${sql.lit(ROWS_COUNTED + row_limit)}`
  // The selectivity of a price limit depends on its value, so a custom plan is needed.
  const isPriced = parameters.min_cents !== undefined || parameters.max_cents !== undefined
  return sql`${sql.raw(isPriced && (!strategy || strategy.by === 'range') ? CUSTOM_PLAN : '')}
    with listed as materialized (select ${listed} from (
      select ${listed} from ${source()} order by ${order} ${start}) as sorted
      ${skipped === undefined ? sql`` : sql`order by ${order} offset ${skipped} limit ${sql.lit(row_limit)}`})
    select listed.product_id, jsonb_build_array(${sql.lit(sort)}, ${sql.join(names.map((name) => key(name)))}) as keys,
      ${cardColumns('listed', language)}
    order by ${sql.join(names.map((name) => sql`${sql.ref(`listed.${name}`)} ${falls ? sql`desc` : sql`asc`}`))}`

  function source() {
    if (finds === undefined || !strategy) return sql`listing where ${rest} and ${conditions(filter)}`
    if (strategy.by === 'range')
      return sql`${productsInPriceRange(filter)} where ${rest} and ${matchesQuery({ finds, finds_too })}`
    return strategy.by === 'walk' ? walked({ finds, finds_too }, strategy) : gathered({ finds, finds_too })
  }

  /**
   * `offset 0` keeps the planner on the word index. Without it, the planner would underestimate the cost of an index
   * walk.
   */
  function gathered(finds: KeywordQuery) {
    const { min_cents, max_cents, in_stock } = filter
    return sql`(select * from listing_by_tier() where ${matchesQuery(finds)} offset 0) as matching
      where ${rest} and ${conditions({ min_cents, max_cents, in_stock })}`
  }

  function walked(finds: KeywordQuery, { rows }: { rows: number }) {
    const { min_cents, max_cents, in_stock, ...others } = filter
    const prices = { min_cents, max_cents }
    const isByPrice = sort === 'price_asc' || sort === 'price_desc'
    return sql`(select * from listing where ${rest} and ${conditions({ ...others, ...(isByPrice && prices) })}
      order by ${order} limit ${sql.lit(rows)}) as walked
      where ${conditions({ ...(!isByPrice && prices), in_stock })} and ${matchesQuery(finds)}`
  }
})

/**
 * All products within the price limits, read by the price index even if there are other filters. The statement needs a
 * custom plan.
 */
export const productsInPriceRange = (filter: ListFilter) =>
  sql`(select * from listing where ${conditions(filter)} offset 0) as ranged`

/** Times have milliseconds, as the worker writes them. */
const key = (name: string) =>
  name === 'created_at'
    ? sql`to_char(listed.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql.ref(`listed.${name}`)

export type ListStart = { page: number; page_size: number; after?: SortedCursor | undefined }

/** A page of a sorted list, and the row at which the next page starts; undefined at the end of the list. */
export async function findListed(
  db: Db,
  { filter, search }: { filter: ListFilter; search?: KeywordSearch | undefined },
  sort: ProductSort,
  { page, page_size, after }: ListStart,
  language: Language,
): Promise<{ cards: Card[]; last: SortedCursor | undefined }> {
  const { in_stock = false, ...others } = filter
  const rows = await listRows(
    db,
    { sort, page_size, in_stock, strategy: search?.strategy },
    {
      ...others,
      language,
      ...search?.finds,
      ...(after && {
        after: after[1],
        after_reviews: after[0] === 'rating' ? after[2] : undefined,
        after_id: after.at(-1) as string,
      }),
      ...(!after && page > 1 && { skipped: (page - 1) * page_size }),
    },
  )
  // The walk ended before the page was full.
  if (search?.strategy.by === 'walk' && rows.length < page_size + 1 + SPARE)
    return findListed(
      db,
      { filter, search: { ...search, strategy: { by: 'gather' } } },
      sort,
      { page, page_size, after },
      language,
    )
  const { cards, last } = cutPage(rows, page_size, SPARE)
  return { cards, last: last?.keys }
}

/** The cards of a page, and the row at which the next page starts. Products that are no longer sold are left out. */
export function cutPage<R extends { title: string | null }>(rows: R[], page_size: number, spare: number) {
  const titled = rows.filter(({ title }) => title !== null)
  const cards = titled.slice(0, page_size)
  const isFull = rows.length === page_size + 1 + spare
  const last = titled.length > page_size ? cards.at(-1) : isFull ? rows.at(-1) : undefined
  return { cards: cards as unknown as Card[], last } // every card has a title
}
