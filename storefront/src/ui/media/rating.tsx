import { useLingui } from '@lingui/react/macro'
import { classNames } from '@sampan/front/class-names'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import type { ReactNode } from 'react'
import css from './rating.module.css'

type RatingProps = {
  /** A number from 0 to 5, shown with one decimal. */
  value: number
  /** Shows only one star and the number, as on cards. */
  compact?: boolean
  /** Shown after the rating, such as the number of reviews. */
  count?: ReactNode
}

export function Rating({ value, compact, count }: RatingProps) {
  const { t } = useLingui()
  const stars = value.toFixed(1)
  const filled = Math.round(value * 2) / 2
  return (
    <span className={css.rating}>
      <span role="img" aria-label={t`${stars} out of 5 stars`} className={css.stars}>
        {compact ? (
          <>
            <IconStarFilled className={css.star} aria-hidden="true" />
            <span>{stars}</span>
          </>
        ) : (
          [1, 2, 3, 4, 5].map((place) => <Star key={place} filled={filled - place + 1} />)
        )}
      </span>
      {count}
    </span>
  )
}

/**
 * One of five stars: full if `filled` is 1 or more, empty if 0 or less. Half a star is a filled star clipped in the
 * middle, over an empty star.
 */
function Star({ filled }: { filled: number }) {
  return (
    <>
      {filled > 0 && <IconStarFilled className={classNames(css.star, filled < 1 && css.half)} aria-hidden="true" />}
      {filled < 1 && <IconStar className={css.star} aria-hidden="true" />}
    </>
  )
}
