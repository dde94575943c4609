import type { Review, Sku } from '@sampan/contract'
import type { Category, Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { type Words, worded } from '../../worded.ts'
import { cardsIn } from './card-sql.ts'

/** A product with its long texts, or undefined when it does not exist or is no longer sold. */
export function findProduct(db: Db, product_id: string, language: Language) {
  return cardsIn(db, language)
    .select(['product.images', 'product.specs', 'product.review_count'])
    .select([
      sql<Category>`product.category`.as('category'),
      sql<string>`worded(product.description, ${language})`.as('description'),
    ])
    .where('product.product_id', '=', product_id)
    .executeTakeFirst()
}

export async function isSold(db: Db, product_id: string): Promise<boolean> {
  const found = await db
    .selectFrom('product')
    .select('product_id')
    .where('product_id', '=', product_id)
    .where('on_sale', '=', true)
    .executeTakeFirst()
  return found !== undefined
}

export const specsIn = (specs: { name: Words; values: Words[] }[], language: Language) =>
  specs.map(({ name, values }) => ({
    name: worded(name, language),
    values: values.map((value) => worded(value, language)),
  }))

export const findSkus = (db: Db, product_id: string, language: Language) =>
  db
    .selectFrom('sku')
    .select(['sku_id', 'price_cents', 'stock', 'image'])
    .select(sql<Sku['values']>`worded_values(values_in_words(axis_values), ${language})`.as('values'))
    .where('product_id', '=', product_id)
    .where('on_sale', '=', true)
    .orderBy('position')
    .execute()

/** The keys of a product's axes that are never preselected. */
export async function findMustChoose(db: Db, product_id: string): Promise<string[]> {
  const found = await db
    .selectFrom('axis')
    .select('axis')
    .where('must_choose', '=', true)
    .where(
      sql<boolean>`axis in (select chosen ->> 'axis' from sku, jsonb_array_elements(sku.axis_values) as chosen
        where sku.product_id = ${product_id} and sku.on_sale)`,
    )
    .execute()
  return found.map(({ axis }) => axis)
}

export const findStock = (db: Db, product_id: string) =>
  db
    .selectFrom('sku')
    .select(['sku_id', 'stock', 'price_cents'])
    .where('product_id', '=', product_id)
    .where('on_sale', '=', true)
    .orderBy('position')
    .execute()

export const findScores = (db: Db, product_id: string) =>
  db
    .selectFrom('review_count')
    .select(['product_score', 'reviews as count', 'with_pictures'])
    .where('product_id', '=', product_id)
    .execute()

type ReviewFilter = { product_id: string; score?: number | undefined; with_pictures?: boolean | undefined }

const reviewsOf = (db: Db, { product_id, score, with_pictures }: ReviewFilter) =>
  db
    .selectFrom('review')
    .innerJoin('sku', 'sku.sku_id', 'review.sku_id')
    .where('review.product_id', '=', product_id)
    .$if(score !== undefined, (query) => query.where('product_score', '=', score ?? 0))
    .$if(with_pictures === true, (query) => query.where(sql<boolean>`cardinality(pictures) > 0`))

/** A page of reviews: those in the reader's language first, then the others, newest first in each group. */
export function findReviews(
  db: Db,
  filter: ReviewFilter,
  { page, page_size }: { page: number; page_size: number },
  language: Language,
) {
  return reviewsOf(db, filter)
    .select(['review_id', 'author', 'product_score', 'content', 'language', 'pictures', 'reply', 'review.created_at'])
    .select(sql<Review['values']>`worded_values(values_in_words(sku.axis_values), ${language})`.as('values'))
    .orderBy(sql`review.language = ${language}`, 'desc')
    .orderBy('review.created_at', 'desc')
    .orderBy('review_id')
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute()
}

export async function countReviews(db: Db, filter: ReviewFilter): Promise<number> {
  const { total } = await reviewsOf(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
