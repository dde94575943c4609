import { useLingui } from '@lingui/react/macro'
import css from './day-range.module.css'
import { TextInput } from './text-input.tsx'

type Days = { from: string; to: string }
type DayRangeProps = { days: Days; onChange: (change: Partial<Days>) => void }

/** Filters a list by days, both inclusive and both optional. */
export function DayRange({ days, onChange }: DayRangeProps) {
  const { t } = useLingui()
  const day = (name: keyof Days, label: string) => (
    <TextInput
      type="date"
      className={css.day ?? ''}
      aria-label={label}
      value={days[name]}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
    />
  )
  return (
    <div className={css.days}>
      {day('from', t`Start date`)}
      <span aria-hidden>–</span>
      {day('to', t`End date`)}
    </div>
  )
}
