import { Trans } from '@lingui/react/macro'
import type { ProductDetail } from '@sampan/contract'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '../../call.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Section } from '../../ui/section.tsx'
import rank from '../../ui/type.module.css'
import { FIRST_REVIEWS, firstReviewsQuery, type ReviewFilter, reviewsQuery } from './product-queries.ts'
import { ReviewEntry } from './review-entry.tsx'
import { ReviewFilterChips } from './review-filter.tsx'
import css from './review-section.module.css'
import { ReviewSummary } from './review-summary.tsx'

/** What others say: the newest three, and all of them, or those of a score, when asked for. */
export function ReviewSection({ product_id, review_summary }: ProductDetail) {
  const call = useCall()
  const [wantsAll, setWantsAll] = useState(false)
  const first = useQuery(firstReviewsQuery(call, product_id))
  const [filter, setFilter] = useState<ReviewFilter>({})
  const all = useInfiniteQuery({
    ...reviewsQuery(call, product_id, filter),
    enabled: wantsAll,
    placeholderData: keepPreviousData,
  })
  const isNarrowed = Object.keys(filter).length > 0
  const failed = isNarrowed && all.isError && !all.data
  const known = all.data?.pages.flatMap((page) => page.items) ?? first.data?.items ?? []
  const reviews = failed ? [] : known
  // What was shown before, while what is asked for now is on its way.
  const isOld = all.isPlaceholderData || (isNarrowed && !all.data && !failed)
  const { count } = review_summary
  const narrow = (next: ReviewFilter) => {
    setWantsAll(true)
    setFilter(next)
  }
  const hasMore = wantsAll ? !all.data || all.hasNextPage : count > FIRST_REVIEWS
  const more = () => {
    if (all.data) void all.fetchNextPage()
    else if (wantsAll) void all.refetch()
    else setWantsAll(true)
  }
  return (
    <Section title={<Trans>Reviews</Trans>}>
      <ReviewSummary {...review_summary} />
      <ReviewFilterChips summary={review_summary} filter={filter} onChange={narrow} />
      {count === 0 && (
        <p className={classNames(css.none, rank.t2)}>
          <Trans>Nobody has written about it yet.</Trans>
        </p>
      )}
      {first.isError && reviews.length === 0 && <ErrorState onRetry={() => void first.refetch()} />}
      {failed && <ErrorState onRetry={() => void all.refetch()} />}
      <ul className={classNames(css.reviews, isOld && css.old)} aria-busy={isOld}>
        {reviews.map((review) => (
          <li key={review.review_id}>
            <ReviewEntry review={review} />
          </li>
        ))}
      </ul>
      {hasMore && reviews.length > 0 && (
        <div className={css.more}>
          <Button tone="plain" size="small" busy={all.isFetching} onClick={more}>
            {wantsAll ? <Trans>More reviews</Trans> : <Trans>Show all reviews</Trans>}
          </Button>
        </div>
      )}
    </Section>
  )
}
