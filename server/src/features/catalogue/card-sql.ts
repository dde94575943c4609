import type { Category, Language, ProductSort } from '@sampan/contract/rules'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { type SearchQuery, searchQuery } from './search-terms.ts'

export type CardFilter = {
  keyword?: string | undefined
  category?: Category | undefined
  shop_id?: string | undefined
  min_cents?: number | undefined
  max_cents?: number | undefined
  in_stock?: boolean | undefined
}
type Page = { page: number; page_size: number }

/** Whether something of a product can be had. */
export const hasStock = sql<boolean>`exists (
  select from sku where sku.product_id = product.product_id and sku.on_sale and sku.stock > 0)`

/** Products as cards in a language, with nothing filtered yet. */
export const cardsIn = (db: Db, language: Language) =>
  db
    .selectFrom('product')
    .select([
      'product.product_id',
      'product.shop_id',
      'product.price_cents',
      'product.was_cents',
      'product.sales',
      'product.rating',
    ])
    .select([
      sql<string>`worded(product.title, ${language})`.as('title'),
      sql<string>`product.images[1]`.as('image'),
      sql<boolean>`not ${hasStock}`.as('sold_out'),
    ])
    .where('product.on_sale', '=', true)

type Cards = ReturnType<typeof cardsIn>

/** A title in a language, as keywords are written. */
const plainTitle = (language: Language) => sql<string>`lower(normalize(worded(product.title, ${language}), NFKC))`

/**
 * What the shown title holds itself stands first: as a whole word, then as the beginning of one, then within one. Where
 * a script writes no spaces, dictionaries differ on what is a word: a beginning is as good there.
 */
function shownRank({ whole_words, holds, begins, completion }: SearchQuery, language: Language) {
  const title = plainTitle(language)
  return sql<number>`case when ${title} !~ ${holds} then 0 when product.search @@ ${whole_words}::tsquery then 3
    when ${title} ~ ${begins} then ${sql.lit(completion === undefined ? 3 : 2)} else 1 end`
}

/** Of titles that are shown without it, those that hold most of it in any language. */
function titleRank({ whole_words, holds, in_title }: SearchQuery, language: Language) {
  const held = in_title.map((part) => sql`(product.search @@ ${part}::tsquery)::int`)
  return sql<number>`case when ${plainTitle(language)} ~ ${holds} then 0
    when product.search @@ ${whole_words}::tsquery then ${held.length + 1} else ${sql.join(held, sql` + `)} end`
}

/** Of how many of the found titles the keyword begins the same word: lamps, of which there are many, before Lamphun. */
const sameWords = (completion: string, language: Language) =>
  sql<number>`count(*) over (partition by substring(${plainTitle(language)} from ${completion}))`

const matching = (keyword: string | undefined, language: Language) => {
  const query = keyword ? searchQuery(keyword, language) : undefined
  return {
    /** A keyword of which nothing can be searched finds nothing. */
    finds: keyword ? sql<boolean>`product.search @@ ${query?.finds ?? ''}::tsquery` : undefined,
    /**
     * First what the shown title says itself, then titles in any language that hold most of it; the rest lies beside a
     * title. Of equals, those that say what most of the found ones say.
     */
    ranks: query && [
      shownRank(query, language),
      titleRank(query, language),
      ...(query.completion === undefined ? [] : [sameWords(query.completion, language)]),
    ],
  }
}

function narrowed<Query extends Cards>(cards: Query, filter: CardFilter, language: Language): Query {
  const { finds } = matching(filter.keyword, language)
  const { shop_id, category, min_cents, max_cents, in_stock } = filter
  return cards
    .$if(finds !== undefined, (query) => (finds ? query.where(finds) : query))
    .$if(shop_id !== undefined, (query) => query.where('product.shop_id', '=', shop_id ?? ''))
    .$if(category !== undefined, (query) => query.where('product.category', '=', category ?? ''))
    .$if(min_cents !== undefined, (query) => query.where('product.price_cents', '>=', min_cents ?? 0))
    .$if(max_cents !== undefined, (query) => query.where('product.price_cents', '<=', max_cents ?? 0))
    .$if(in_stock === true, (query) => query.where(hasStock)) as Query // $if widens the type though nothing is selected
}

const ORDERS = {
  hot: sql`product.sales desc`,
  new: sql`product.created_at desc`,
  price_asc: sql`product.price_cents`,
  price_desc: sql`product.price_cents desc`,
  rating: sql`product.rating desc nulls last, product.review_count desc`,
} as const satisfies Record<ProductSort, unknown>

const ranked = <Query extends Cards>(cards: Query, ranks: readonly RawBuilder<number>[] = []): Query =>
  ranks.reduce<Query>((query, rank) => query.orderBy(sql`${rank} desc`) as Query, cards) // an order changes no type

/** A page of cards. Without a sort, what is itself called by the keyword comes first, then what sells best. */
export function findCards(
  db: Db,
  filter: CardFilter,
  sort: ProductSort | undefined,
  { page, page_size }: Page,
  language: Language,
) {
  const { ranks } = matching(filter.keyword, language)
  return narrowed(cardsIn(db, language), filter, language)
    .$call((query) => (sort === undefined ? ranked(query, ranks) : query))
    .orderBy(ORDERS[sort ?? 'hot'])
    .orderBy('product.product_id')
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute()
}

export async function countCards(db: Db, filter: CardFilter, language: Language): Promise<number> {
  const { total } = await narrowed(cardsIn(db, language), filter, language)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** How many products each category would give, and the prices they span, were the category and price filters taken off. */
export async function findFacets(db: Db, { keyword, shop_id, in_stock }: CardFilter, language: Language) {
  const found = await narrowed(cardsIn(db, language), { keyword, shop_id, in_stock }, language)
    .clearSelect()
    .innerJoin('category', 'category.category', 'product.category')
    .groupBy(['category.category', 'category.position', 'category.name'])
    .orderBy('category.position')
    .select(['category.category', sql<string>`worded(category.name, ${language})`.as('name')])
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min('product.price_cents').as('min_cents'),
      fn.max('product.price_cents').as('max_cents'),
    ])
    .execute()
  const categories = found.map(({ category, name, count }) => ({ category: category as Category, name, count })) // the table holds these only
  if (found.length === 0) return { categories, min_cents: null, max_cents: null }
  return {
    categories,
    min_cents: Math.min(...found.map((one) => one.min_cents)),
    max_cents: Math.max(...found.map((one) => one.max_cents)),
  }
}

/**
 * Titles in the asker's language that a keyword finds: first those that hold it themselves, then those of products found
 * by their shop's name, their category's or their options; of either kind first what is called so, then best sellers.
 */
export async function findTitles(db: Db, keyword: string, limit: number, language: Language): Promise<string[]> {
  const { ranks } = matching(keyword, language)
  if (!ranks) return []
  const cards = await ranked(narrowed(cardsIn(db, language), { keyword }, language), ranks)
    .orderBy(ORDERS.hot)
    .orderBy('product.product_id')
    .limit(limit)
    .execute()
  return [...new Set(cards.map((card) => card.title))]
}
