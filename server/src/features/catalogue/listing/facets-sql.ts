import type { ProductList } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { CUSTOM_PLAN } from '../../../db/pool.ts'
import { preparedForms } from '../../../db/prepared.ts'
import { conditions, type KeywordQuery, type ListFilter, matchesQuery, ROWS_COUNTED } from './list-sql.ts'

type Facets = ProductList['facets']
/** The filters of a list that also apply to its facets. */
type FacetFilter = Pick<ListFilter, 'shop_id' | 'in_stock' | 'category' | 'subcategory'>

/** The number of kinds per category that are offered as filters. */
const KINDS_LIMIT = 100

type Offered = Pick<Facets, 'categories' | 'subcategories' | 'kinds'>
type Prices = Pick<Facets, 'min_cents' | 'max_cents'>

type Form = { in_stock: boolean }
type Given = Pick<ListFilter, 'category' | 'subcategory'> & { shop_id: string; language: Language }

const storedCounts = preparedForms<Form, Given, Offered>(
  (_db, { shop_id, category, subcategory, language }, { in_stock }) => {
    const count = in_stock ? sql`in_stock` : sql`products`
    const counts = sql`(
    select category, subcategory, kind, ${count} as count from listing_count where shop_id = ${shop_id})`
    return sql`select ${offeredIn(counts, { category, subcategory }, language)}`
  },
)

type Counts = ReturnType<typeof sql>
type Within = Pick<ListFilter, 'category' | 'subcategory'>

/** The categories of counts, and the subcategories and kinds of the chosen category. */
function offeredIn(counts: Counts, { category, subcategory }: Within, language: Language) {
  const ofCategory = category === undefined ? sql`false` : sql`category = ${category}`
  const ofBoth = conditions({ category, subcategory })
  const of = (from: ReturnType<typeof sql>) => (category === undefined ? sql`'[]'::jsonb` : sql`(${from})`)
  return sql`
    (${categoriesOf(sql`(select category, sum(count)::int as count from ${counts} as every group by 1)`, language)}) as categories,
    ${of(categoriesOf(sql`(select subcategory as category, sum(count)::int as count from ${counts} as every where ${ofCategory} group by 1)`, language))} as subcategories,
    ${of(kindsOf(sql`(select kind, count from ${counts} as every where ${ofBoth})`, language))} as kinds`
}

const categoriesOf = (counts: Counts, language: Language) => sql`
  select coalesce(jsonb_agg(jsonb_build_object('category', category, 'name', worded(name, ${language}), 'count', count)
    order by position, category), '[]')
  from ${counts} as counts join category using (category) where count > 0 and not is_hidden`

const kindsOf = (counts: ReturnType<typeof sql>, language: Language) => sql`
  select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'name', name, 'count', count) order by position, kind), '[]')
  from (select kind, worded(name, ${language}) as name, count, position from ${counts} as counts join kind using (kind)
    where count > 0 order by position, kind limit ${sql.lit(KINDS_LIMIT)}) as offered`

const priceRange = preparedForms<Form, Pick<ListFilter, 'shop_id'>, Prices>((_db, { shop_id }, { in_stock }) => {
  const from = sql`from listing where ${conditions({ shop_id, ...(in_stock && { in_stock }) })}`
  return sql`select (select price_cents ${from} order by price_cents limit 1) as min_cents,
    (select price_cents ${from} order by price_cents desc limit 1) as max_cents`
})

/** The facets of a list without a keyword, from maintained counts. */
export async function listFacets(
  db: Db,
  { shop_id, in_stock = false, category, subcategory }: FacetFilter,
  language: Language,
): Promise<Facets> {
  const [[counted], [prices]] = await Promise.all([
    storedCounts(db, { in_stock }, { shop_id: shop_id ?? '', category, subcategory, language }),
    priceRange(db, { in_stock }, { shop_id }),
  ])
  return { ...NO_FACETS, ...counted, ...prices, main_category: category ?? null, is_partial: false }
}

/** The facets of an empty list. */
export const NO_FACETS: Facets = {
  categories: [],
  main_category: null,
  subcategories: [],
  kinds: [],
  min_cents: null,
  max_cents: null,
  is_partial: false,
}

type Total = { total: number; total_is_least: boolean }
/** Converts a count, which stops at ROWS_COUNTED + 1, to the total of a list. */
export const totalOf = (count: number): Total => ({
  total: Math.min(count, ROWS_COUNTED),
  total_is_least: count > ROWS_COUNTED,
})

const storedTotal = preparedForms<
  Form,
  Pick<ListFilter, 'category' | 'subcategory' | 'kind'> & { shop_id: string },
  { count: number }
>(
  (_db, filter, { in_stock }) => sql`
    select coalesce(sum(${in_stock ? sql`in_stock` : sql`products`}), 0)::int as count from listing_count
    where ${conditions(filter)}`,
)

const pricedTotal = preparedForms<Form, Omit<ListFilter, 'in_stock'>, { count: number }>(
  (_db, filter, { in_stock }) => sql`${sql.raw(CUSTOM_PLAN)}
    select count(*)::int as count from (select from listing where ${conditions({ ...filter, ...(in_stock && { in_stock }) })}
      limit ${sql.lit(ROWS_COUNTED + 1)}) as counted`,
)

/** The number of products of a shop, category or kind at any price, from maintained counts. */
export async function listCount(
  db: Db,
  { in_stock = false, shop_id = '', category, subcategory, kind }: ListFilter,
): Promise<number> {
  const [row] = await storedTotal(db, { in_stock }, { shop_id, category, subcategory, kind })
  return row?.count ?? 0
}

export async function listTotal(db: Db, filter: ListFilter): Promise<Total> {
  const { in_stock = false, ...narrowed } = filter
  const { min_cents, max_cents } = filter
  const isPriced = min_cents !== undefined || max_cents !== undefined
  if (!isPriced) return totalOf(await listCount(db, filter))
  const [row] = await pricedTotal(db, { in_stock }, narrowed)
  return totalOf(row?.count ?? 0)
}

/** Numbers of products that a keyword finds, best sellers first. Counting stops at one more than ROWS_COUNTED. */
export type CountedFacets = {
  /** All products found. */
  count: number
  /** Products found that also pass the category, kind and price filters. */
  within: number
  /** Number of best sellers (products of the first tier) in the category and kind. */
  first: number
  first_within: number
}
type FoundGiven = Omit<ListFilter, 'shop_id' | 'min_cents' | 'max_cents'> & {
  finds: string
  finds_too: string | null
  in_stock: boolean
  min_cents: number | null
  max_cents: number | null
  language: Language
}

const foundFacets = preparedForms<null, FoundGiven, Offered & Prices & CountedFacets>(
  (_db, { finds, finds_too, in_stock, min_cents, max_cents, category, subcategory, kind, language }) => {
    const sum = (column: string) =>
      sql`coalesce(sum(${sql.ref(column)}) filter (where ${conditions({ category, subcategory, kind })}), 0)::int`
    return sql`
    with counted as materialized (
      select * from search_counts(${finds}::tsquery, ${finds_too}::tsquery, ${in_stock}, ${min_cents}, ${max_cents}))
    select coalesce(sum(products), 0)::int as count, min(cheapest) as min_cents, max(dearest) as max_cents,
      ${sum('priced')} as within, ${sum('first')} as first, ${sum('first_priced')} as first_within,
      ${offeredIn(sql`(select category, subcategory, kind, products as count from counted)`, { category, subcategory }, language)}
    from counted`
  },
)

/** The facets of a keyword's best matches, and the numbers of products found with and without the filters. */
export async function searchFacets(
  db: Db,
  { finds, finds_too }: KeywordQuery,
  { category, subcategory, kind, min_cents, max_cents, in_stock = false }: Omit<ListFilter, 'shop_id'>,
  language: Language,
): Promise<{ facets: Facets; counted: CountedFacets }> {
  const prices = { min_cents: min_cents ?? null, max_cents: max_cents ?? null }
  const [row] = await foundFacets(db, null, {
    finds,
    finds_too: finds_too ?? null,
    in_stock,
    ...prices,
    category,
    subcategory,
    kind,
    language,
  })
  if (!row) throw new Error('an aggregate has one row')
  const { count, within, first, first_within, ...facets } = row
  return {
    facets: { ...facets, main_category: category ?? null, is_partial: count > ROWS_COUNTED },
    counted: { count, within, first, first_within },
  }
}

const filteredCount = preparedForms<
  Form,
  Pick<ListFilter, 'min_cents' | 'max_cents'> & KeywordQuery,
  { count: number }
>(
  (_db, { finds, finds_too, ...prices }, { in_stock }) => sql`
    select count(*)::int as count from (select from (
        select price_cents, in_stock from listing_by_tier() where ${matchesQuery({ finds, finds_too })} offset 0) as matching
      where ${conditions({ ...prices, ...(in_stock && { in_stock }) })} limit ${sql.lit(ROWS_COUNTED + 1)}) as counted`,
)

/**
 * The number of products that a keyword finds with these filters.
 * @param finds narrowed by the filters that have an index
 */
export async function searchTotal(
  db: Db,
  finds: KeywordQuery,
  { min_cents, max_cents, in_stock = false }: ListFilter,
  { count, within }: CountedFacets,
): Promise<Total> {
  if (count <= ROWS_COUNTED || within > ROWS_COUNTED) return totalOf(within)
  return countMatches(db, finds, { min_cents, max_cents, in_stock })
}

/** The number of products that a query finds, counted up to ROWS_COUNTED. */
export async function countMatches(
  db: Db,
  finds: KeywordQuery,
  { min_cents, max_cents, in_stock = false }: Pick<ListFilter, 'min_cents' | 'max_cents' | 'in_stock'>,
): Promise<Total> {
  const [row] = await filteredCount(db, { in_stock }, { ...finds, min_cents, max_cents })
  return totalOf(row?.count ?? 0)
}
