import { implement, type Server } from '../../http/implement.ts'
import { hideAtDesk, listReviews, readReview, replyToReview, showAtDesk } from './review-desk-service.ts'

export function reviewRoutesAtDesk(server: Server): void {
  implement(server, 'GET /api/admin/review/list', ({ db, language, query: { page, page_size, cursor, ...filter } }) =>
    listReviews(db, language, filter, { page, page_size, cursor }),
  )
  implement(server, 'GET /api/admin/review/detail', ({ db, language, query: { review_id } }) =>
    readReview(db, language, review_id),
  )
  implement(server, 'POST /api/admin/review/reply', ({ db, language, body, ...operator }) =>
    replyToReview(db, language, operator, body),
  )
  implement(server, 'POST /api/admin/review/hide', ({ db, language, body, ...operator }) =>
    hideAtDesk(db, language, operator, body),
  )
  implement(server, 'POST /api/admin/review/show', ({ db, language, body, ...operator }) =>
    showAtDesk(db, language, operator, body.review_id),
  )
}
