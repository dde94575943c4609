import { useLingui } from '@lingui/react/macro'
import { classNames } from '@sampan/front/class-names'
import typography from '../styles/typography.module.css'
import css from './steps.module.css'

type StepsProps = {
  label: string
  steps: readonly string[]
  /** The index of the current step; the number of steps when all are done. */
  current: number
}

/** A progress bar with one segment per step, each with its name. */
export function Steps({ label, steps, current }: StepsProps) {
  const { t } = useLingui()
  return (
    <ol className={css.steps} aria-label={label}>
      {steps.map((step, place) => (
        <li
          key={step}
          className={classNames(place <= current && css.on, place === current && css.now)}
          aria-current={place === current ? 'step' : undefined}
        >
          {step}
          {place < current && <span className={typography.srOnly}> {t`Done`}</span>}
        </li>
      ))}
    </ol>
  )
}
