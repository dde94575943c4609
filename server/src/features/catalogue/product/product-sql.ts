import type { ProductDetail, Review, Sku } from '@sampan/contract'
import { type Category, LANGUAGE_TAGS, type Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { prepared, preparedForms } from '../../../db/prepared.ts'
import { type Words, worded } from '../../../language/text-in.ts'
import { cardsIn } from './card-sql.ts'

/** A product with its long texts, or undefined when it does not exist or is no longer sold. */
export const { first: findProduct } = prepared((db, product_id: string, language: Language) =>
  cardsIn(db, language)
    .select(['product.images', 'product.specs', 'product.review_count'])
    .select([
      sql<Category>`product.category`.as('category'),
      sql<string>`(select worded(name, ${language}) from category where category.category = product.category)`.as(
        'category_name',
      ),
      sql<ProductDetail['kind']>`(
        select jsonb_build_object('kind', kind.kind, 'name', worded(kind.name, ${language}))
        from kind where kind.kind = product.kind)`.as('kind'),
      sql<string>`worded(product.description, ${language})`.as('description'),
    ])
    .where('product.product_id', '=', product_id),
)

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

export const { all: findSkus } = prepared((db, product_id: string, language: Language) =>
  db
    .selectFrom('sku')
    .select(['sku_id', 'price_cents', 'stock', 'image'])
    .select(sql<Sku['values']>`worded_values(values_in_words(axis_values), ${language})`.as('values'))
    .where('product_id', '=', product_id)
    .where('on_sale', '=', true)
    .orderBy('position'),
)

/** The keys of a product's axes that are never preselected. */
export const { all: findMustChoose } = prepared((db, product_id: string) =>
  db
    .selectFrom('axis')
    .select('axis')
    .where('must_choose', '=', true)
    .where(
      sql<boolean>`axis in (select chosen ->> 'axis' from sku, jsonb_array_elements(sku.axis_values) as chosen
        where sku.product_id = ${product_id} and sku.on_sale)`,
    ),
)

export const findStock = (db: Db, product_id: string) =>
  db
    .selectFrom('sku')
    .select(['sku_id', 'stock', 'price_cents'])
    .where('product_id', '=', product_id)
    .where('on_sale', '=', true)
    .orderBy('position')
    .execute()

export const { all: findScores } = prepared((db, product_id: string) =>
  db
    .selectFrom('review_count')
    .select(['product_score', 'reviews as count', 'with_pictures'])
    .where('product_id', '=', product_id),
)

export type ReviewFilter = { product_id: string; score?: number | undefined; with_pictures?: boolean | undefined }

/** After which review a page begins, and whether that one is in the reader's language. */
export type AfterReview = { is_own: boolean; microseconds: string; review_id: string }
type ReviewPlace = { page: number; page_size: number; after?: AfterReview | undefined }
type ReviewRow = Omit<Review, 'avatar'> & AfterReview

/** What a page of reviews is read by; `take` and `reach` are one row more than shown, which tells whether more follow. */
type ReviewsGiven = { product_id: string; language: Language; skipped: number; take: number; reach: number } & Partial<
  AfterReview & { score: number }
>

/**
 * A page of reviews: those in the reader's language first, then the others, newest first in each group. Each language is
 * read along its own index, and only as far as the page goes: a product may have a hundred thousand reviews.
 */
const reviewRows = preparedForms<{ with_pictures: boolean }, ReviewsGiven, ReviewRow>(
  (_db, { product_id, language, skipped, take, reach, score, is_own, microseconds, review_id }, { with_pictures }) => {
    const rest =
      review_id === undefined
        ? sql``
        : sql`and (created_at, review_id) < (case when (spoken = ${language}) = ${is_own} then
        timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond'
        when ${is_own} then 'infinity' else '-infinity' end, ${review_id}::uuid)`
    return sql<ReviewRow>`
    select review_id, author, product_score, content, review.language, pictures, reply, review.created_at,
      worded_values(values_in_words(sku.axis_values), ${language}) as values,
      review.language = ${language} as is_own,
      (extract(epoch from review.created_at) * 1000000)::bigint::text as microseconds
    from unnest(${LANGUAGE_TAGS}::text[]) as spoken cross join lateral (
      select * from review where product_id = ${product_id} and language = spoken and hidden_at is null
        ${score === undefined ? sql`` : sql`and product_score = ${score}`}
        ${with_pictures ? sql`and cardinality(pictures) > 0` : sql``} ${rest}
      order by created_at desc, review_id desc limit ${reach}) as review
    join sku on sku.sku_id = review.sku_id
    order by is_own desc, review.created_at desc, review_id desc limit ${take} offset ${skipped}`
  },
)

export async function findReviews(db: Db, filter: ReviewFilter, place: ReviewPlace, language: Language) {
  const { product_id, score, with_pictures = false } = filter
  const { page, page_size, after } = place
  const skipped = after ? 0 : (page - 1) * page_size
  const take = page_size + 1
  const given = {
    product_id,
    language,
    skipped,
    take,
    reach: skipped + take,
    ...after,
    ...(score !== undefined && { score }),
  }
  const rows = await reviewRows(db, { with_pictures }, given)
  return { reviews: rows.slice(0, page_size), has_more: rows.length > page_size }
}
