import type { Review } from '@sampan/contract'
import { LANGUAGE_TAGS, type Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { prepared, preparedForms } from '../../db/prepared.ts'

export const { all: findScores } = prepared((db, product_id: string) =>
  db
    .selectFrom('review_count')
    .select(['product_score', 'reviews as count', 'with_pictures'])
    .where('product_id', '=', product_id),
)

/** Whether a product has imported reviews that are not hidden. */
export const { first: findImported } = prepared(
  (_db, product_id: string) =>
    sql<{ has_imported: boolean }>`select exists (select from review
    where product_id = ${product_id} and move_in_file_id is not null and hidden_at is null) as has_imported`,
)

export type ReviewFilter = { product_id: string; score?: number | undefined; with_pictures?: boolean | undefined }

/** The review after which a page starts. `is_own`: it is in the reader's language. */
export type AfterReview = { is_own: boolean; microseconds: string; review_id: string }
type ReviewStart = { page: number; page_size: number; after?: AfterReview | undefined }
type ReviewRow = Omit<Review, 'avatar' | 'is_imported'> & AfterReview & { is_imported: boolean }

/**
 * Parameters of a page of reviews. `reach`: rows read per language. `take`: rows on the page. Both include one extra
 * row, which shows whether more rows follow.
 */
type ReviewsGiven = { product_id: string; language: Language; skipped: number; take: number; reach: number } & Partial<
  AfterReview & { score: number }
>

/**
 * A page of reviews: first those in the reader's language, then all others, each newest first. Each language is read
 * from its own index and only as far as the page needs, because a product may have a hundred thousand reviews.
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
      review.move_in_file_id is not null as is_imported,
      case when review.move_in_file_id is null then worded_values(values_in_words(sku.axis_values), ${language})
        else '[]'::jsonb end as values,
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

export async function findReviews(db: Db, filter: ReviewFilter, start: ReviewStart, language: Language) {
  const { product_id, score, with_pictures = false } = filter
  const { page, page_size, after } = start
  const skipped = after ? 0 : (page - 1) * page_size
  const take = page_size + 1
  const own_filter = {
    product_id,
    language,
    skipped,
    take,
    reach: skipped + take,
    ...after,
    ...(score !== undefined && { score }),
  }
  const rows = await reviewRows(db, { with_pictures }, own_filter)
  return { reviews: rows.slice(0, page_size), has_more: rows.length > page_size }
}
