import type { ProductList } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { PLANNED_ANEW } from '../../../db/pool.ts'
import { preparedForms } from '../../../db/prepared.ts'
import { conditions, type Narrowing, ROWS_COUNTED } from './list-sql.ts'

type Facets = ProductList['facets']
/** What narrows a list besides what its facets offer. */
type Besides = Pick<Narrowing, 'shop_id' | 'in_stock' | 'category'>

/** More kinds of one category than this are not offered to filter by. */
const KINDS_LIMIT = 100

type Counted = { categories: Facets['categories']; kinds: Facets['kinds'] }
type Prices = Pick<Facets, 'min_cents' | 'max_cents'>

type Form = { in_stock: boolean }
type Given = { shop_id: string; category?: string | undefined; language: Language }

const keptCounts = preparedForms<Form, Given, Counted>((_db, { shop_id, category, language }, { in_stock }) => {
  const count = in_stock ? sql`in_stock` : sql`products`
  return sql`select (${categoriesOf(
    sql`(
      select category, sum(${count})::int as count from listing_count where shop_id = ${shop_id} group by category)`,
    language,
  )}) as categories,
    ${
      category === undefined
        ? sql`'[]'::jsonb`
        : sql`(${kindsOf(
            sql`(
      select kind, ${count} as count from listing_count where shop_id = ${shop_id} and category = ${category})`,
            language,
          )})`
    } as kinds`
})

const categoriesOf = (counts: ReturnType<typeof sql>, language: Language) => sql`
  select coalesce(jsonb_agg(jsonb_build_object('category', category, 'name', worded(name, ${language}), 'count', count)
    order by position), '[]') from ${counts} as counts join category using (category) where count > 0`

const kindsOf = (counts: ReturnType<typeof sql>, language: Language) => sql`
  select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'name', name, 'count', count) order by position, kind), '[]')
  from (select kind, worded(name, ${language}) as name, count, position from ${counts} as counts join kind using (kind)
    where count > 0 order by position, kind limit ${sql.lit(KINDS_LIMIT)}) as offered`

const priceRange = preparedForms<Form, Pick<Narrowing, 'shop_id'>, Prices>((_db, { shop_id }, { in_stock }) => {
  const from = sql`from listing where ${conditions({ shop_id, ...(in_stock && { in_stock }) })}`
  return sql`select (select price_cents ${from} order by price_cents limit 1) as min_cents,
    (select price_cents ${from} order by price_cents desc limit 1) as max_cents`
})

/** What a list without a keyword can be narrowed by, from counts that are kept. */
export async function keptFacets(
  db: Db,
  { shop_id, in_stock = false, category }: Besides,
  language: Language,
): Promise<Facets> {
  const [[counted], [prices]] = await Promise.all([
    keptCounts(db, { in_stock }, { shop_id: shop_id ?? '', category, language }),
    priceRange(db, { in_stock }, { shop_id }),
  ])
  return { ...none, ...counted, ...prices, is_partial: false }
}

const none: Facets = { categories: [], kinds: [], min_cents: null, max_cents: null, is_partial: false }

type Total = { total: number; total_is_least: boolean }
/** A total of rows that were counted as far as one more than pages go. */
export const totalOf = (count: number): Total => ({
  total: Math.min(count, ROWS_COUNTED),
  total_is_least: count > ROWS_COUNTED,
})

const keptTotal = preparedForms<
  Form,
  { shop_id: string; category?: string | undefined; kind?: string | undefined },
  { count: number }
>(
  (_db, { shop_id, category, kind }, { in_stock }) => sql`
    select coalesce(sum(${in_stock ? sql`in_stock` : sql`products`}), 0)::int as count from listing_count
    where ${conditions({ shop_id, kind })} ${category === undefined ? sql`` : sql`and category = ${category}`}`,
)

const pricedTotal = preparedForms<Form, Omit<Narrowing, 'in_stock'>, { count: number }>(
  (_db, narrowing, { in_stock }) => sql`${sql.raw(PLANNED_ANEW)}
    select count(*)::int as count from (select from listing where ${conditions({ ...narrowing, ...(in_stock && { in_stock }) })}
      limit ${sql.lit(ROWS_COUNTED + 1)}) as counted`,
)

/** How many products a list without a keyword has. */
export async function listTotal(db: Db, narrowing: Narrowing): Promise<Total> {
  const { in_stock = false, shop_id, category, kind, min_cents, max_cents } = narrowing
  const isPriced = min_cents !== undefined || max_cents !== undefined
  const [row] = isPriced
    ? await pricedTotal(db, { in_stock }, { shop_id, category, kind, min_cents, max_cents })
    : await keptTotal(db, { in_stock }, { shop_id: shop_id ?? '', category, kind })
  return totalOf(row?.count ?? 0)
}

type Found = { finds: string; min_cents?: number | undefined; max_cents?: number | undefined }

/** The first so many that match, those of the first tier first. A tier is not read when those before it are enough. */
const best = ({ finds, ...prices }: Found, { in_stock }: Form) => {
  const tier = (number: 1 | 2 | 3) => sql`select category, kind, price_cents from listing
    where tier = ${sql.lit(number)} and search @@ ${finds}::tsquery and ${conditions({ ...prices, ...(in_stock && { in_stock }) })}`
  return sql`(${tier(1)} union all ${tier(2)} union all ${tier(3)} limit ${sql.lit(ROWS_COUNTED + 1)})`
}

const foundCount = preparedForms<Form, Found, { count: number }>(
  (_db, found, form) => sql`select count(*)::int as count from ${best(found, form)} as best`,
)

/** How many products a keyword finds. */
export async function searchTotal(
  db: Db,
  finds: string,
  { min_cents, max_cents, in_stock = false }: Narrowing,
): Promise<Total> {
  const [row] = await foundCount(db, { in_stock }, { finds, min_cents, max_cents })
  return totalOf(row?.count ?? 0)
}

type FoundGiven = { finds: string; category?: string | undefined; language: Language }
const foundFacets = preparedForms<Form, FoundGiven, Counted & Prices & { count: number }>(
  (_db, { finds, category, language }, form) => sql`
    with best as materialized ${best({ finds }, form)}
    select (select count(*)::int from best) as count, (select min(price_cents) from best) as min_cents,
      (select max(price_cents) from best) as max_cents,
      (${categoriesOf(sql`(select category, count(*)::int as count from best group by category)`, language)}) as categories,
      ${
        category === undefined
          ? sql`'[]'::jsonb`
          : sql`(${kindsOf(
              sql`(
        select kind, count(*)::int as count from best where category = ${category} group by kind)`,
              language,
            )})`
      } as kinds`,
)

/** What the results of a keyword can be narrowed by, from its best matches, and how many it finds without that. */
export async function searchFacets(db: Db, finds: string, { category, in_stock = false }: Besides, language: Language) {
  const [row] = await foundFacets(db, { in_stock }, { finds, category, language })
  if (!row) return { facets: none, ...totalOf(0) }
  const { count, ...facets } = row
  return { facets: { ...facets, is_partial: count > ROWS_COUNTED }, ...totalOf(count) }
}
