import { useLingui } from '@lingui/react/macro'
import type { ProductDetail } from '@sampan/contract'
import { Rating } from '../../../ui/media/rating.tsx'
import css from './review-summary.module.css'

const SCORES = [5, 4, 3, 2, 1]

export function ReviewSummary({ average, count, by_score }: ProductDetail['review_summary']) {
  const { t } = useLingui()
  if (average === null) return null
  return (
    <div className={css.summary}>
      <div className={css.mean}>
        <strong aria-hidden="true">{average.toFixed(1)}</strong>
        <Rating value={average} />
      </div>
      <ul className={css.scores}>
        {SCORES.map((score) => (
          <li key={score}>
            <span aria-hidden="true">{score}</span>
            <progress aria-label={t`${score} out of 5 stars`} value={by_score[score] ?? 0} max={count} />
          </li>
        ))}
      </ul>
    </div>
  )
}
