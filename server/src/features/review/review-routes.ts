import type { Language } from '@sampan/contract/rules'
import type { Db } from '../../db/database.ts'
import { onOneConnection } from '../../db/transaction.ts'
import { implement, type Server } from '../../http/implement.ts'
import { maskedName } from './masked-name.ts'
import { type AfterReview, findImported, findReviews, findScores, type ReviewFilter } from './review-list-sql.ts'
import { reviewTotal } from './review-summary-service.ts'

export function reviewRoutes(server: Server): void {
  implement(server, 'GET /api/product/reviews', ({ db, language, query }) => reviewsIn(db, query, language))
}

type ReviewQuery = ReviewFilter & { page: number; page_size: number; cursor?: string | undefined }

async function reviewsIn(db: Db, { page, page_size, cursor, ...filter }: ReviewQuery, language: Language) {
  const after = cursor === undefined ? undefined : readReviewCursor(cursor)
  const [{ reviews, has_more }, scores, imported] = await onOneConnection(db, (one) =>
    Promise.all([
      findReviews(one, filter, { page, page_size, after }, language),
      findScores(one, filter.product_id),
      findImported(one, filter.product_id),
    ]),
  )
  const last = has_more ? reviews.at(-1) : undefined
  return {
    items: reviews.map(({ is_imported, ...review }) => ({
      ...review,
      author: maskedName(review.author),
      avatar: null,
      ...(is_imported && { is_imported }),
    })),
    total: reviewTotal(scores, filter),
    page,
    page_size,
    ...(imported?.has_imported && { has_imported: true as const }),
    next_cursor: last ? `${last.microseconds}.${last.is_own ? 'own' : 'other'}-${last.review_id}` : null,
  }
}

/** The contract has already checked the format. */
function readReviewCursor(cursor: string): AfterReview {
  const [, microseconds = '', group, review_id = ''] = /^(\d+)\.(own|other)-(.*)$/.exec(cursor) ?? []
  return { is_own: group === 'own', microseconds, review_id }
}
