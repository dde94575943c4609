import { useLingui } from '@lingui/react/macro'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import { useId } from 'react'
import icon from '../media/icon.module.css'
import field from './field.module.css'
import css from './rating-field.module.css'

type RatingFieldProps = {
  label: string
  value: number
  onChange: (score: number) => void
  error?: string | undefined
}

/** A choice of one to five stars, also by arrow keys. 0 means that nothing is chosen yet. */
export function RatingField({ label, value, onChange, error }: RatingFieldProps) {
  const { t } = useLingui()
  const name = useId()
  return (
    <fieldset className={error ? `${css.field} ${field.wrong}` : css.field}>
      <legend className={`${field.head} ${css.label}`}>{label}</legend>
      <span className={css.stars}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={css.star}>
            <input
              type="radio"
              name={name}
              checked={stars === value}
              aria-label={t`${stars} out of 5 stars`}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${name}error` : undefined}
              onChange={() => onChange(stars)}
            />
            {stars <= value ? <IconStarFilled aria-hidden="true" /> : <IconStar aria-hidden="true" />}
          </label>
        ))}
      </span>
      {error && (
        <p id={`${name}error`} className={`${field.below} ${css.below}`}>
          <IconAlertCircle className={icon.small} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  )
}
