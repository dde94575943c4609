import type { Category, Language, ProductSort } from '@sampan/contract/rules'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { type SearchQuery, searchQuery } from './search-terms.ts'

export type CardFilter = {
  keyword?: string | undefined
  category?: Category | undefined
  kind?: string | undefined
  shop_id?: string | undefined
  min_cents?: number | undefined
  max_cents?: number | undefined
  in_stock?: boolean | undefined
}
type Page = { page: number; page_size: number }

/** Whether any SKU of a product is in stock. */
export const hasStock = sql<boolean>`exists (
  select from sku where sku.product_id = product.product_id and sku.on_sale and sku.stock > 0)`

/** Products as cards in a language, without any filter. */
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

/** A title in a language, normalised like keywords. */
const plainTitle = (language: Language) => sql<string>`lower(normalize(worded(product.title, ${language}), NFKC))`

/**
 * Ranks titles that contain the keyword in the shown language: as a whole word first, then at the start of a word, then
 * anywhere. In scripts without spaces the start of a word counts as a whole word, because dictionaries disagree on words.
 */
function shownRank({ whole_words, holds, begins, completion }: SearchQuery, language: Language) {
  const title = plainTitle(language)
  return sql<number>`case when ${title} !~ ${holds} then 0 when product.search @@ ${whole_words}::tsquery then 3
    when ${title} ~ ${begins} then ${sql.lit(completion === undefined ? 3 : 2)} else 1 end`
}

/** Ranks the other titles by how much of the keyword they contain in any language. */
function titleRank({ whole_words, holds, in_title }: SearchQuery, language: Language) {
  const held = in_title.map((part) => sql`(product.search @@ ${part}::tsquery)::int`)
  return sql<number>`case when ${plainTitle(language)} ~ ${holds} then 0
    when product.search @@ ${whole_words}::tsquery then ${held.length + 1} else ${sql.join(held, sql` + `)} end`
}

/** Ranks by how many of the found titles have the same word that the keyword begins: lamps, which are many, before Lamphun. */
const sameWords = (completion: string, language: Language) =>
  sql<number>`count(*) over (partition by substring(${plainTitle(language)} from ${completion}))`

const matching = (keyword: string | undefined, language: Language) => {
  const query = keyword ? searchQuery(keyword, language) : undefined
  return {
    /** A keyword without any searchable character finds nothing. */
    finds: keyword ? sql<boolean>`product.search @@ ${query?.finds ?? ''}::tsquery` : undefined,
    /**
     * Titles that contain the keyword in the shown language come first, then titles that contain most of it in any language,
     * then matches outside the title. Ties go to the word that most found titles share.
     */
    ranks: query && [
      shownRank(query, language),
      titleRank(query, language),
      ...(query.completion === undefined ? [] : [sameWords(query.completion, language)]),
    ],
  }
}

export function narrowed<Query extends Cards>(cards: Query, filter: CardFilter, language: Language): Query {
  const { finds } = matching(filter.keyword, language)
  const { shop_id, category, kind, min_cents, max_cents, in_stock } = filter
  return cards
    .$if(finds !== undefined, (query) => (finds ? query.where(finds) : query))
    .$if(shop_id !== undefined, (query) => query.where('product.shop_id', '=', shop_id ?? ''))
    .$if(category !== undefined, (query) => query.where('product.category', '=', category ?? ''))
    .$if(kind !== undefined, (query) => query.where('product.kind', '=', kind ?? ''))
    .$if(min_cents !== undefined, (query) => query.where('product.price_cents', '>=', min_cents ?? 0))
    .$if(max_cents !== undefined, (query) => query.where('product.price_cents', '<=', max_cents ?? 0))
    .$if(in_stock === true, (query) => query.where(hasStock)) as Query // $if widens the type, although it selects nothing
}

const ORDERS = {
  hot: sql`product.sales desc`,
  new: sql`product.created_at desc`,
  price_asc: sql`product.price_cents`,
  price_desc: sql`product.price_cents desc`,
  rating: sql`product.rating desc nulls last, product.review_count desc`,
} as const satisfies Record<ProductSort, unknown>

const ranked = <Query extends Cards>(cards: Query, ranks: readonly RawBuilder<number>[] = []): Query =>
  ranks.reduce<Query>((query, rank) => query.orderBy(sql`${rank} desc`) as Query, cards) // ordering changes no type

/** A page of cards. Without a sort, the best match for the keyword comes first, then what sells best. */
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

/**
 * Titles in the reader's language for suggestions: first those that contain the keyword, then those of products found by
 * their shop's name, category or options; among each, whole-word matches first, then best sellers.
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
