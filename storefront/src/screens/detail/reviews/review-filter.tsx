import { Trans, useLingui } from '@lingui/react/macro'
import type { ProductDetail } from '@sampan/contract'
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import { Chip, Chips } from '../../../ui/button/chip.tsx'
import typography from '../../../ui/styles/typography.module.css'
import css from './review-filter.module.css'
import type { ReviewFilter } from './shown-reviews.ts'

const SCORES = [5, 4, 3, 2, 1]

type Props = {
  summary: ProductDetail['review_summary']
  filter: ReviewFilter
  onChange: (filter: ReviewFilter) => void
}

/** Filters reviews by pictures or score. Only filters with matching reviews are offered. */
export function ReviewFilterChips({ summary, filter, onChange }: Props) {
  const { t } = useLingui()
  const { by_score, count, with_pictures } = summary
  const usedScores = SCORES.filter((score) => by_score[score])
  if (usedScores.length < 2 && with_pictures === 0) return null
  return (
    <div className={css.chips}>
      <Chips label={t`Filter reviews`}>
        <Chip pressed={!filter.score && !filter.with_pictures} onClick={() => onChange({})}>
          <Trans>All</Trans> <span className={typography.t3}>{count}</span>
        </Chip>
        {with_pictures > 0 && (
          <Chip pressed={filter.with_pictures === 'true'} onClick={() => onChange({ with_pictures: 'true' })}>
            <Trans>With pictures</Trans> <span className={typography.t3}>{with_pictures}</span>
          </Chip>
        )}
        {usedScores.map((score) => (
          <Chip key={score} pressed={filter.score === score} onClick={() => onChange({ score })}>
            <span className={css.score} aria-hidden="true">
              {score}
              <IconStarFilled className={css.star} />
            </span>
            <span className={typography.srOnly}>{t`${score} out of 5 stars`}</span>{' '}
            <span className={typography.t3}>{by_score[score]}</span>
          </Chip>
        ))}
      </Chips>
    </div>
  )
}
