import type { Card, ProductFilter, ProductList } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import type { Db } from '../../../db/database.ts'
import { PageTooFar } from '../../../http/refusal.ts'
import { type Asked, cutKeyword } from '../search-query.ts'
import { keptFacets, listTotal, searchFacets, searchTotal } from './facets-sql.ts'
import { findListed, type Narrowing, ROWS_COUNTED } from './list-sql.ts'
import { cursorOf, foundPlace, sortedPlace } from './place.ts'
import { findKnown, findMatches, narrowedFinds } from './search-sql.ts'

/** A page of products: of a filter in a sort, or by how well they match a keyword. */
export async function listProducts(db: Db, query: ProductFilter, language: Language): Promise<ProductList> {
  const { page, page_size, cursor, sort, keyword, ...narrowing } = query
  if (cursor === undefined && (page - 1) * page_size >= ROWS_COUNTED) throw new PageTooFar()
  const asked = keyword ? cutKeyword(keyword, language) : undefined
  // A keyword without any searchable character finds nothing.
  if (keyword && !asked) return { ...NOTHING, page, page_size }
  const found = asked ? await search(db, query, narrowing, asked) : await list(db, query, narrowing, language)
  return { ...found, page, page_size }
}

const NOTHING = {
  items: [],
  total: 0,
  total_is_least: false,
  next_cursor: null,
  facets: { categories: [], kinds: [], min_cents: null, max_cents: null, is_partial: false },
}
type Found = Omit<ProductList, 'page' | 'page_size'>

async function list(
  db: Db,
  { page, page_size, cursor, sort = 'hot' }: ProductFilter,
  narrowing: Narrowing,
  language: Language,
): Promise<Found> {
  const after = cursor === undefined ? undefined : sortedPlace(cursor, sort)
  const [{ cards, last }, total, facets] = await Promise.all([
    findListed(db, { narrowing }, sort, { page, page_size, after }, language),
    listTotal(db, narrowing),
    keptFacets(db, narrowing, language),
  ])
  return { items: cards, ...total, next_cursor: last ? cursorOf(last) : null, facets }
}

async function search(db: Db, query: ProductFilter, narrowing: Narrowing, asked: Asked): Promise<Found> {
  const { cursor, sort } = query
  const { language } = asked
  const after = cursor === undefined || sort ? undefined : foundPlace(cursor)
  const known = await findKnown(db, asked, after?.[5])
  const { shop_id, category, in_stock } = narrowing
  const isNarrowed = Object.keys(narrowing).some((name) => OFFERED.has(name))
  const finds = narrowedFinds(asked, known, narrowing)
  const [{ cards, last }, { facets, ...all }, narrowed] = await Promise.all([
    sort
      ? findListed(
          db,
          { narrowing, finds },
          sort,
          { ...query, after: cursor === undefined ? undefined : sortedPlace(cursor, sort) },
          language,
        )
      : matchesFrom(db, { asked, known, narrowing }, { ...query, after }),
    searchFacets(db, narrowedFinds(asked, known, { shop_id }), { category, in_stock }, language),
    isNarrowed ? searchTotal(db, finds, narrowing) : undefined,
  ])
  return { items: cards, ...(narrowed ?? all), next_cursor: last ? cursorOf(last) : null, facets }
}

/** Facets leave out what they offer themselves. */
const OFFERED: ReadonlySet<string> = new Set([
  'category',
  'kind',
  'min_cents',
  'max_cents',
] satisfies (keyof Narrowing)[])

type Searched = Parameters<typeof findMatches>[1]
type Asking = { page: number; page_size: number; after: ReturnType<typeof foundPlace> | undefined }

/** A page by its number begins after all rows before it, which are few: they are read as well. */
async function matchesFrom(db: Db, searched: Searched, { page, page_size, after }: Asking) {
  if (after || page === 1) return findMatches(db, searched, { page_size, after })
  const before = await findMatches(db, searched, { page_size: (page - 1) * page_size })
  if (!before.last) return { cards: [], last: undefined }
  return findMatches(db, searched, { page_size, after: before.last })
}

/** What sells best. */
export const hotProducts = async (db: Db, count: number, language: Language): Promise<Card[]> =>
  (await findListed(db, { narrowing: {} }, 'hot', { page: 1, page_size: count }, language)).cards

/** Titles that the keyword finds, the best match first. */
export async function suggestTitles(db: Db, keyword: string, count: number, language: Language): Promise<string[]> {
  const asked = cutKeyword(keyword, language)
  if (!asked) return []
  const known = await findKnown(db, asked)
  const { cards } = await findMatches(db, { asked, known, narrowing: {} }, { page_size: count })
  return [...new Set(cards.map(({ title }) => title))]
}
