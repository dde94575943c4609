import { LANGUAGE_TAGS, type Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { anyOf } from '../../../db/any-of.ts'
import type { Db } from '../../../db/database.ts'
import { inNumber, inTime, type PageStart, pageInNumber, pageInTime } from '../../../db/newest-first.ts'

export type Filter = {
  /** A category with its subcategories. */
  categories?: readonly string[] | undefined
  kind?: string | undefined
  shop_id?: string | undefined
  on_sale?: boolean | undefined
  lacks_text?: boolean | undefined
  lacks_picture?: boolean | undefined
  lacks_customs?: boolean | undefined
  lacks_maker?: boolean | undefined
  lacks_responsible?: boolean | undefined
  lacks_weight?: boolean | undefined
  low_stock?: boolean | undefined
  sold_out?: boolean | undefined
}

export type Sort = 'newest' | 'oldest' | 'cheapest' | 'dearest'

/** Whether a product lacks a fact that neither its kind, its category nor the whole shop gives it. */
function lacks(name: 'hs_code' | 'origin_country') {
  const [own, fact] = [sql.ref(`product.${name}`), sql.ref(`customs_default.${name}`)]
  return sql<boolean>`(${own} is null
    and not exists (select from customs_default where subject = 'shop' and ${fact} is not null)
    and coalesce(product.kind, '') not in (
      select kind from customs_default where kind is not null and ${fact} is not null)
    and product.category not in (
      select category.category from category
        join customs_default on customs_default.category in (category.category, category.parent)
      where ${fact} is not null))`
}

const narrowed = (
  db: Db,
  { categories, kind, shop_id, on_sale, lacks_text, lacks_picture, lacks_customs, lacks_weight, ...rest }: Filter,
) =>
  db
    .selectFrom('product')
    // A single category is read from its index in the order of the list.
    .$if(categories?.length === 1, (rows) => rows.where('product.category', '=', categories?.[0] ?? ''))
    .$if((categories?.length ?? 0) > 1, (rows) => rows.where('product.category', '=', anyOf(categories ?? [])))
    .$if(kind !== undefined, (rows) => rows.where('product.kind', '=', kind ?? ''))
    .$if(shop_id !== undefined, (rows) => rows.where('product.shop_id', '=', shop_id ?? ''))
    .$if(on_sale !== undefined, (rows) => rows.where('product.on_sale', '=', sql.lit(on_sale ?? true)))
    .$if(lacks_text === true, (rows) => rows.where(sql<boolean>`lacks_language(product.title, product.description)`))
    .$if(lacks_picture === true, (rows) => rows.where(sql<boolean>`product.images[1] like '/pictures/no-picture.%'`))
    .$if(lacks_customs === true, (rows) =>
      // The first condition is that of the index. The others are in memory, because a million products may lack a value.
      rows
        .where(sql<boolean>`(product.hs_code is null or product.origin_country is null)`)
        .where(sql<boolean>`(${lacks('hs_code')} or ${lacks('origin_country')})`),
    )
    .$if(rest.lacks_maker === true, (rows) =>
      rows.where('product.product_id', 'in', db.selectFrom('product_without_maker').select('product_id')),
    )
    .$if(rest.lacks_responsible === true, (rows) =>
      rows.where('product.product_id', 'in', db.selectFrom('product_without_responsible').select('product_id')),
    )
    .$if(lacks_weight === true, (rows) =>
      rows.where(
        'product.product_id',
        'in',
        db.selectFrom('sku').select('product_id').where(sql<boolean>`sku.on_sale and sku.weight_grams is null`),
      ),
    )
    .$if(rest.low_stock === true, (rows) =>
      rows.where('product.product_id', 'in', db.selectFrom('low_stock_sku').select('product_id')),
    )
    .$if(rest.sold_out === true, (rows) =>
      rows.where('product.product_id', 'in', db.selectFrom('sold_out_product').select('product_id')),
    )

const rowsIn = (db: Db, filter: Filter) =>
  narrowed(db, filter)
    .select(['product.product_id', 'product.shop_id', 'product.title', 'product.price_cents', 'product.on_sale'])
    .select(['product.sales', 'product.created_at', 'product.description'])
    .select([
      'product.category',
      sql<string>`product.images[1]`.as('image'),
      sql<number>`(select coalesce(sum(stock) filter (where sku.on_sale), 0)::int from sku
        where sku.product_id = product.product_id)`.as('stock'),
      sql<number>`(select count(*)::int from sku where sku.product_id = product.product_id)`.as('skus'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof rowsIn>['execute']>>[number]

/** Imports without English texts show the text of the file instead. */
const isOtherScript = (title: Record<string, string>, language: Language) =>
  language === 'en' && /[\u0E00-\u0E7F\u3040-\u30FF\u4E00-\u9FFF\uAC00-\uD7AF]/.test(title.en ?? '')

const deskRow = ({ description, ...row }: Row) => ({
  ...row,
  missing: LANGUAGE_TAGS.filter(
    (language: Language) => !row.title[language] || !description[language] || isOtherScript(row.title, language),
  ),
})

const BY_AGE = { at: 'product.created_at', id: 'product.product_id' }
const BY_PRICE = { number: 'product.price_cents', id: 'product.product_id' }
const ORDERS = {
  newest: [BY_AGE, 'desc'],
  oldest: [BY_AGE, 'asc'],
  cheapest: [BY_PRICE, 'asc'],
  dearest: [BY_PRICE, 'desc'],
} as const

/** A page of products, newest first by default. */
export async function findPage(db: Db, filter: Filter, start: PageStart, sort: Sort = 'newest') {
  const rows = (filter.categories?.length ?? 0) > 1 ? rowsInCategories(db, filter, start, sort) : rowsIn(db, filter)
  const [order, direction] = ORDERS[sort]
  const { items, next_cursor } = await ('at' in order
    ? pageInTime(rows, order, start, direction)
    : pageInNumber(rows, order, start, direction))
  return { items: items.map(({ cursor: _, ...row }) => deskRow(row)), next_cursor }
}

/**
 * The rows up to the end of the page of each category, read in the order of the category's index. With a condition on
 * all categories at once, PostgreSQL would read and sort all their rows.
 */
function rowsInCategories(db: Db, { categories = [], ...filter }: Filter, start: PageStart, sort: Sort) {
  const { page, page_size, cursor } = start
  const [order, direction] = ORDERS[sort]
  const ofCategory = narrowed(db, filter)
    .select('product.product_id')
    .where(sql<boolean>`product.category = one.category`)
  const inOrder =
    'at' in order ? inTime(ofCategory, order, cursor, direction) : inNumber(ofCategory, order, cursor, direction)
  const product_ids = db
    .selectFrom('category as one')
    .innerJoinLateral(inOrder.limit((cursor === undefined ? page : 1) * page_size + 1).as('first'), (join) =>
      join.onTrue(),
    )
    .select('first.product_id')
    .where('one.category', '=', anyOf(categories))
  return rowsIn(db, {}).where('product.product_id', '=', sql<string>`any(array(${product_ids}))`)
}

/** Products in the order of `product_ids`, if they match the filter. */
export async function findByIds(db: Db, filter: Filter, product_ids: readonly string[]) {
  const listed = await rowsIn(db, filter).where('product.product_id', '=', anyOf(product_ids)).execute()
  const rows = new Map(listed.map((row) => [row.product_id, row]))
  return product_ids.flatMap((id) => rows.get(id) ?? []).map(deskRow)
}

export async function findIds(
  db: Db,
  { after = '', product_ids, ...filter }: Filter & { after?: string | undefined; product_ids?: string[] | undefined },
  limit: number,
): Promise<string[]> {
  const rows = await narrowed(db, filter)
    .select('product.product_id')
    .where('product.product_id', '>', after)
    .$if(product_ids !== undefined, (rows) => rows.where('product.product_id', '=', anyOf(product_ids ?? [])))
    .orderBy('product.product_id')
    .limit(limit)
    .execute()
  return rows.map(({ product_id }) => product_id)
}

/** Products by their id, or by the id, article number or GTIN of a SKU. `id` is in lower case. */
export async function findNamed(db: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ product_id: string }>`
    select product_id from product where product_id = ${id}
    union select product_id from sku where sku_id = ${id}
    union select product_id from sku where lower(article_number) = ${id}
    union select product_id from sku where gtin = ${id}`.execute(db)
  return rows.map(({ product_id }) => product_id)
}

/** The products whose title contains all words, in the order of `product_ids`. */
export async function findTitled(db: Db, product_ids: readonly string[], words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ product_id: string }>`
    select product_id from unnest(${product_ids}::text[]) with ordinality as wanted (product_id, place)
      join product using (product_id)
    where not exists (select from unnest(${words}::text[]) as word
      where not exists (select from jsonb_each_text(title) where strpos(lower(value), word) > 0))
    order by place`.execute(db)
  return rows.map(({ product_id }) => product_id)
}

/** Products off sale whose title contains the text in any language, newest first. */
export async function findOffSale(db: Db, text: string, limit: number): Promise<string[]> {
  const pairs = pairsOf(text)
  const { rows } = await sql<{ product_id: string }>`
    select product_id from product
    where not on_sale and title_pairs(title) @> ${pairs}::text[]
      and exists (select from jsonb_each_text(title) where strpos(lower(value), ${text}) > 0)
    order by created_at desc limit ${limit}`.execute(db)
  return rows.map(({ product_id }) => product_id)
}

/**
 * Splits a text in the same way as the index `title_pairs`: into pairs of characters. A single character stays as it
 * is.
 */
function pairsOf(text: string): string[] {
  const characters = Array.from(text)
  if (characters.length === 1) return characters
  return [...new Set(characters.slice(1).map((character, at) => `${characters[at]}${character}`))]
}

export const findGrid = (db: Db, product_ids: readonly string[]) =>
  db
    .selectFrom('sku')
    .innerJoin('product', 'product.product_id', 'sku.product_id')
    .select(['sku.sku_id', 'sku.product_id', 'product.title', 'sku.axis_values', 'sku.price_cents', 'sku.stock'])
    .select(['sku.on_sale', 'product.was_cents', 'product.is_recommended_price', 'product.tags', 'product.tax_class'])
    .select(['sku.article_number', 'sku.weight_grams', 'sku.net_content', 'sku.low_stock_at'])
    .where('sku.product_id', '=', anyOf(product_ids))
    .orderBy('sku.product_id')
    .orderBy('sku.position')
    .orderBy('sku.sku_id')
    .execute()
