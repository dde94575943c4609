import { DESK_COUNT_LIMIT, type Endpoints } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import type { z } from 'zod'
import { countedTo } from '../../db/count-up-to.ts'
import type { Db } from '../../db/database.ts'
import type { PageStart } from '../../db/newest-first.ts'
import type { OperatorSession } from '../../http/authenticators.ts'
import { refuseOutdated, revisionOf } from '../../http/revision.ts'
import { NotFound } from '../../refusal/refusal.ts'
import { actAtDesk } from '../operator/operator-act-service.ts'
import {
  countReviewsAtDesk,
  findReviewAtDesk,
  findReviewsAtDesk,
  hideReview,
  lockReply,
  type ReviewFilterAtDesk,
  type ReviewRow,
  showReview,
  updateReply,
} from './review-desk-sql.ts'

type ReviewAtDesk = z.input<Endpoints['POST /api/admin/review/reply']['reply']>

const revisionOfReply = ({ reply }: { reply: string | null }) => revisionOf(reply)

const atDesk = ({ user_id, account, ...review }: ReviewRow): ReviewAtDesk => ({
  ...review,
  revision: revisionOfReply(review),
  shopper: user_id !== null && account !== null ? { user_id, account } : null,
})

export async function listReviews(db: Db, language: Language, filter: ReviewFilterAtDesk, start: PageStart) {
  const [{ items, next_cursor }, counted] = await Promise.all([
    findReviewsAtDesk(db, language, filter, start),
    countReviewsAtDesk(db, filter, DESK_COUNT_LIMIT + 1),
  ])
  const { page, page_size } = start
  return { items: items.map(atDesk), next_cursor, ...countedTo(counted), page, page_size }
}

/** @throws NotFound. */
export async function readReview(db: Db, language: Language, review_id: string): Promise<ReviewAtDesk> {
  const review = await findReviewAtDesk(db, language, review_id)
  if (!review) throw new NotFound()
  return atDesk(review)
}

type Reply = { review_id: string; revision: string; reply: string | null }

/** @throws NotFound; Refusal changed_meanwhile when the reply has changed since the operator saw it. */
export const replyToReview = (
  db: Db,
  language: Language,
  operator: OperatorSession,
  { review_id, revision, reply }: Reply,
) =>
  actAtDesk(db, operator, async (tx, log) => {
    const stored = await lockReply(tx, review_id)
    refuseOutdated(revision, stored && revisionOfReply(stored))
    await updateReply(tx, { review_id, operator_id: operator.operator_id, reply })
    await log({ action: 'review_answered', ref_type: 'review', ref_id: review_id, details: { reply } })
    return readReview(tx, language, review_id)
  })

/** Hides a review. If it is already hidden, nothing changes. @throws NotFound. */
export const hideAtDesk = (
  db: Db,
  language: Language,
  operator: OperatorSession,
  { review_id, reason }: { review_id: string; reason: string },
) =>
  actAtDesk(db, operator, async (tx, log) => {
    if (await hideReview(tx, { review_id, reason, operator_id: operator.operator_id }))
      await log({ action: 'review_hidden', ref_type: 'review', ref_id: review_id, details: { reason } })
    return readReview(tx, language, review_id)
  })

/** @throws NotFound. */
export const showAtDesk = (db: Db, language: Language, operator: OperatorSession, review_id: string) =>
  actAtDesk(db, operator, async (tx, log) => {
    if (await showReview(tx, review_id)) await log({ action: 'review_shown', ref_type: 'review', ref_id: review_id })
    return readReview(tx, language, review_id)
  })
