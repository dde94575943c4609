import { useLingui } from '@lingui/react/macro'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './rating.module.css'

type RatingProps = {
  /** 0 to 5, shown to one decimal. */
  value: number
  /** One star and the figure, for cards. */
  compact?: boolean
  /** Stands after it, such as how many reviews. */
  count?: ReactNode
}

export function Rating({ value, compact, count }: RatingProps) {
  const { t } = useLingui()
  const stars = value.toFixed(1)
  const filled = Math.round(value)
  return (
    <span className={css.rating}>
      <span role="img" aria-label={t`${stars} of 5 stars`} className={css.stars}>
        {compact ? (
          <>
            <IconStarFilled className={css.star} aria-hidden="true" />
            <span>{stars}</span>
          </>
        ) : (
          [1, 2, 3, 4, 5].map((place) =>
            place <= filled ? (
              <IconStarFilled key={place} className={css.star} aria-hidden="true" />
            ) : (
              <IconStar key={place} className={css.star} aria-hidden="true" />
            ),
          )
        )}
      </span>
      {count}
    </span>
  )
}
