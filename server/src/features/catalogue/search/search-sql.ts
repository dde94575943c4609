import type { Card } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { CUSTOM_PLAN } from '../../../db/pool.ts'
import { prepared, preparedForms } from '../../../db/prepared.ts'
import type { FoundCursor } from '../listing/list-cursor.ts'
import {
  cardColumns,
  cutPage,
  type KeywordQuery,
  type ListFilter,
  matchesQuery,
  productsInPriceRange,
} from '../listing/list-sql.ts'
import { AS_TYPED, type StoredMeanings } from './meaning/chosen-meanings.ts'
import { joinWithAnd, type KeywordData, type MatchKinds, type ParsedKeyword } from './search-query.ts'
import { markOf } from './search-terms.ts'

/** Maximum number of names that a part of a keyword may match. Only parts of one or two letters match more names. */
const CODES_LIMIT = 300
const COMPLETIONS = 8
/** Maximum length of a completion, because completions are stored in cursors. */
const COMPLETION_MAX = 40
const SPARE = 4
/** A character that sorts after every character of a text. */
const LAST_CHARACTER = sql.lit('\u{10ffff}')

const { first: readCodes } = prepared(
  (_db, terms: string) => sql<{ codes: string[][] }>`
    select jsonb_agg(names order by place) as codes
    from jsonb_array_elements(${terms}::jsonb) with ordinality as parsed (term, place)
    cross join lateral (
      select coalesce(jsonb_agg(distinct code), '[]') as names from (
        (select distinct code from search_code
          where lexeme >= (term ->> 'prefix') and lexeme < (term ->> 'prefix') || ${LAST_CHARACTER}
          limit ${sql.lit(CODES_LIMIT)})
        union all (select distinct code from search_code
          where lexeme in (select jsonb_array_elements_text(term -> 'exact')) limit ${sql.lit(CODES_LIMIT)})) as codes_of_term
    ) as codes_of_term`,
)

type Completed = { word: string }
const completing = (letters: 1 | 2, begun: string, language: string, narrower = sql``) => sql<Completed>`
  select word from known_word
  where titles > 0 and length(word) <= ${sql.lit(COMPLETION_MAX)} and language = ${language}
    and left(word, ${sql.lit(letters)}) = left(${begun}::text collate "C", ${sql.lit(letters)}) and word <> ${begun} ${narrower}
  order by titles desc limit ${sql.lit(COMPLETIONS)}`
/**
 * Completions of a word that starts with one or two letters are read from an index by frequency. The range of words
 * with this beginning would be too large to read.
 */
const completionsOfOne = prepared((_db, begun: string, language: string) => completing(1, begun, language)).all
const completionsOfTwo = prepared((_db, begun: string, language: string) => completing(2, begun, language)).all
const completionsOfMore = prepared((_db, begun: string, language: string) =>
  completing(2, begun, language, sql`and word > ${begun} and word < ${begun} || ${LAST_CHARACTER}`),
).all
const COMPLETIONS_OF = [completionsOfOne, completionsOfTwo]

/** Maximum number of codes of all words together. Each costs an index lookup in every kind of match. */
const ALL_CODES_LIMIT = 1_000

/**
 * For each word of each keyword, the codes of the categories, kinds, options and shops whose names contain it. They are
 * read at once for all keywords.
 */
export async function findCodes(db: Db, keywords: readonly ParsedKeyword[]): Promise<string[][][]> {
  const words = keywords.flatMap((parsed) => parsed.words)
  const names = words.length > 0 ? ((await readCodes(db, JSON.stringify(words.flat())))?.codes ?? []) : []
  const limit = Math.max(1, Math.floor(ALL_CODES_LIMIT / words.length))
  return keywords.map((parsed) => parsed.words.map((terms) => commonOf(names.splice(0, terms.length)).slice(0, limit)))
}

/** The codes that all lists contain: those of names with the whole run, not only with some of its pairs. */
function commonOf([first = [], ...others]: readonly string[][]): string[] {
  const sets = others.map((codes) => new Set(codes))
  return first.filter((code) => sets.every((codes) => codes.has(code)))
}

/** The data about a keyword from the database. @param completions those of the first page, from its cursor. */
export async function readKeywordData(db: Db, parsed: ParsedKeyword, completions?: string[]): Promise<KeywordData> {
  const { completes, language } = parsed
  const complete = async () => {
    if (completions || !completes) return completions ?? []
    const find = COMPLETIONS_OF[[...completes].length - 1] ?? completionsOfMore
    return (await find(db, completes, markOf(language))).map(({ word }) => word)
  }
  const [[codes = []], completed] = await Promise.all([findCodes(db, [parsed]), complete()])
  return { codes, completions: completed }
}

/** Category, subcategory, kind and shop are lexemes of the index, so their filters narrow the index lookup. */
const codesOf = ({ category, subcategory, kind, shop_id }: ListFilter): string[] =>
  [
    category !== undefined && `'@category:${subcategory ?? category}'`,
    kind !== undefined && `'@kind:${kind}'`,
    shop_id !== undefined && `'@shop:${shop_id}'`,
  ].filter((code) => code !== false)

/** The tsqueries of a keyword's words, of marks, or both, narrowed to a category, kind and shop. */
export function filteredQuery(terms: readonly string[], marks: readonly string[], filter: ListFilter): KeywordQuery {
  const [finds = '', ...others] = [...terms, ...marks, ...codesOf(filter)] // there is a keyword or a mark
  return { finds, ...(others.length > 0 && { finds_too: joinWithAnd(others) }) }
}

type Given = {
  /** The language of the displayed titles. */
  language: Language
  /** The language of the titles that are ranked. */
  tongue: Language
  queries: string[]
  substring_from: number
  containing: string
  min_cents: number | null
  max_cents: number | null
  in_stock: boolean
  after_match: number
  after_tier: number
  after_sales: number
  after_id: string
}
type RangedGiven = Omit<Given, 'min_cents' | 'max_cents' | 'in_stock'> & Omit<ListFilter, 'in_stock'> & KeywordQuery
type PageGiven = Given & { finds: string; finds_too: string | null }
type Row = { [Name in keyof Card]: Card[Name] | null } & {
  found_as: number
  found_in: number
  sold: number
  product_id: string
}

/**
 * The limit outside the function is for the planner: it assumes that a function returns a thousand rows, and would read
 * the whole product table.
 */
const foundRows = preparedForms<{ page_size: number }, PageGiven, Row>(
  (_db, parameters, { page_size }) => sql`
    with listed as materialized (select * from search_page(${parameters.queries}::text[]::tsquery[], ${parameters.finds}::tsquery,
      ${parameters.finds_too}::tsquery, ${parameters.substring_from}, ${parameters.containing}, ${parameters.tongue}, ${parameters.min_cents}, ${parameters.max_cents}, ${parameters.in_stock}, ${parameters.after_match},
      ${parameters.after_tier}, ${parameters.after_sales}, ${parameters.after_id}, ${sql.lit(page_size + 1 + SPARE)})
      limit ${sql.lit(page_size + 1 + SPARE)})
    select listed.*, ${cardColumns('listed', parameters.language)}
    order by found_as, found_in, sold desc, listed.product_id desc`,
)

/** Results when few products are within the price limits: each product is checked for its kind of match. */
const rangedRows = preparedForms<{ page_size: number; in_stock: boolean }, RangedGiven, Row>(
  (
    _db,
    { queries, substring_from, containing, language, tongue, finds, finds_too, ...parameters },
    { page_size, in_stock },
  ) => {
    const { after_match, after_tier, after_sales, after_id, ...filter } = parameters
    return sql`${sql.raw(CUSTOM_PLAN)}
    with listed as materialized (
      select product_id, found_as, tier as found_in, sales as sold
      from ${productsInPriceRange({ ...filter, ...(in_stock && { in_stock }) })} cross join lateral (
        select min(place)::int as found_as from unnest(${queries}::text[]::tsquery[]) with ordinality as kinds (query, place)
        where search @@ query and (place <> ${substring_from} or titles ->> ${tongue} ~ ${containing})) as kind
      where ${matchesQuery({ finds, finds_too })}
        and (found_as, tier, -sales) >= (${after_match}::int, ${after_tier}::int, -${after_sales}::int)
        and ((found_as, tier, sales) <> (${after_match}::int, ${after_tier}::int, ${after_sales}::int) or product_id < ${after_id})
      order by found_as, tier, sales desc, product_id desc limit ${sql.lit(page_size + 1 + SPARE)})
    select listed.*, ${cardColumns('listed', language)}
    order by found_as, found_in, sold desc, listed.product_id desc`
  },
)

const FROM_THE_FIRST: FoundCursor = ['match', 1, 1, 2 ** 31 - 1, '', [], AS_TYPED]

/** The queries that a keyword is searched with. */
export type Sought = {
  /** The tsqueries that each result matches. */
  terms: readonly string[]
  matches: MatchKinds
  completions: string[]
  /** The chosen meanings of the keyword, for the cursor. */
  meanings: StoredMeanings
  /** The language of the titles that are ranked. */
  language: Language
}

export type Searched = {
  sought: Sought
  /** The tsqueries of the filters by options, rating and free delivery. */
  marks: readonly string[]
  filter: ListFilter
  /** Whether so few products are within the price limits that all of them are checked. */
  is_in_range?: boolean
  /** The reader's language, in which titles are displayed. */
  language: Language
}

/** A page of results, best match first, and the row at which the next page starts; undefined at the end of the list. */
export async function findMatches(
  db: Db,
  { sought, marks, filter, is_in_range = false, language }: Searched,
  { page_size, after = FROM_THE_FIRST }: { page_size: number; after?: FoundCursor | undefined },
) {
  const { terms, language: tongue, completions, meanings } = sought
  const { queries, substring_from, containing } = sought.matches
  const [, after_match, after_tier, after_sales, after_id] = after
  const { in_stock = false, ...others } = filter
  const place = { after_match, after_tier, after_sales, after_id }
  const matches = { language, tongue, substring_from, containing, ...place }
  const rows = is_in_range
    ? await rangedRows(
        db,
        { page_size, in_stock },
        { ...matches, queries, ...filteredQuery(terms, marks, {}), ...others },
      )
    : await foundRows(
        db,
        { page_size },
        {
          ...matches,
          queries: queries.map((query) => joinWithAnd([`(${query})`, ...marks, ...codesOf(filter)])),
          finds_too: null,
          ...filteredQuery(terms, marks, filter),
          min_cents: filter.min_cents ?? null,
          max_cents: filter.max_cents ?? null,
          in_stock,
        },
      )
  const { cards, last } = cutPage(rows, page_size, SPARE)
  const end: FoundCursor | undefined = last && [
    'match',
    last.found_as,
    last.found_in,
    last.sold,
    last.product_id,
    completions,
    meanings,
  ]
  return { cards, last: end }
}
