import { Trans } from '@lingui/react/macro'
import type { ProductDetail } from '@sampan/contract'
import { classNames } from '@sampan/front/class-names'
import { usePages } from '@sampan/front/use-pages'
import { useRead } from '@sampan/front/use-read'
import { useId, useState } from 'react'
import { useScrollToReviews } from '../../../features/product/reviews-anchor.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { ErrorState } from '../../../ui/loading/error-state.tsx'
import typography from '../../../ui/styles/typography.module.css'
import { ReviewEntry } from './review-entry.tsx'
import { ReviewFilterChips } from './review-filter.tsx'
import css from './review-section.module.css'
import { ReviewSummary } from './review-summary.tsx'
import { FIRST_REVIEWS, firstReviewsOf, type ReviewFilter } from './shown-reviews.ts'

/** The three newest reviews; on request all reviews, or only those with a chosen score or with pictures. */
export function ReviewSection({ product_id, review_summary }: ProductDetail) {
  const list = useId()
  const [wantsAll, setWantsAll] = useState(false)
  const first = useRead('GET /api/product/reviews', firstReviewsOf(product_id))
  const [filter, setFilter] = useState<ReviewFilter>({})
  const all = usePages('GET /api/product/reviews', { product_id, ...filter }, { enabled: wantsAll, keepLast: true })
  const isFiltered = Object.keys(filter).length > 0
  const hasFailed = isFiltered && all.failed && !all.items
  const loadedReviews = all.items ?? first.data?.items ?? []
  const reviews = hasFailed ? [] : loadedReviews
  // While new reviews load, the previous reviews stay visible.
  const isOld = all.isOld || (isFiltered && !all.items && !hasFailed)
  const { count } = review_summary
  const narrow = (next: ReviewFilter) => {
    setWantsAll(true)
    setFilter(next)
  }
  const section = useScrollToReviews()
  const hasMore = wantsAll ? !all.items || all.hasMore : count > FIRST_REVIEWS
  const more = () => {
    if (wantsAll) all.onRetry()
    else setWantsAll(true)
  }
  return (
    <Section ref={section} title={<Trans>Reviews</Trans>} className={css.section}>
      <ReviewSummary {...review_summary} />
      {first.data?.has_imported && (
        <p className={classNames(typography.mini, typography.t3)}>
          <Trans>Some of these reviews were written in our former shop.</Trans>
        </p>
      )}
      <ReviewFilterChips summary={review_summary} filter={filter} onChange={narrow} />
      {count === 0 && (
        <p className={classNames(css.none, typography.t2)}>
          <Trans>No one has reviewed this yet.</Trans>
        </p>
      )}
      {first.isError && reviews.length === 0 && <ErrorState onRetry={() => void first.refetch()} />}
      {hasFailed && <ErrorState onRetry={all.onRetry} />}
      <ul id={list} className={classNames(css.reviews, isOld && css.old)} aria-busy={isOld}>
        {reviews.map((review) => (
          <li key={review.review_id}>
            <ReviewEntry review={review} />
          </li>
        ))}
      </ul>
      {hasMore && reviews.length > 0 && (
        <div className={css.more}>
          <Button tone="plain" size="small" aria-controls={list} busy={all.isFetching} onClick={more}>
            {wantsAll ? <Trans>More reviews</Trans> : <Trans>Show all reviews</Trans>}
          </Button>
        </div>
      )}
    </Section>
  )
}
