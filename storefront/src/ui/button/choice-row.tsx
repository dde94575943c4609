import { type ReactNode, useId } from 'react'
import { Card } from '../layout/card.tsx'
import row from '../list/rows.module.css'
import typography from '../styles/typography.module.css'
import { classNames } from '../text/class-names.ts'
import check from './check.module.css'
import css from './choice-row.module.css'

type ChoiceRowProps = {
  name: string
  value: string
  checked: boolean
  onChange: (value: string) => void
  title: ReactNode
  detail?: ReactNode
  icon?: ReactNode
  /** Shown before the circle, such as a price. */
  trailing?: ReactNode
  disabled?: boolean
}

/** A radio button as a row; the whole row is clickable. */
export function ChoiceRow(props: ChoiceRowProps) {
  const { name, value, checked, onChange, title, detail, icon, trailing, disabled } = props
  const id = useId()
  return (
    <label htmlFor={id} className={classNames(row.row, css.choice)}>
      {icon}
      <span className={row.text}>
        <span>{title}</span>
        {detail && <span className={row.detail}>{detail}</span>}
      </span>
      {trailing}
      <input
        id={id}
        type="radio"
        className={check.check}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={() => onChange(value)}
      />
    </label>
  )
}

/**
 * The rows of one question in a card. With `shown` the question is displayed; otherwise only screen readers read it.
 */
export function ChoiceRows({ legend, shown, children }: { legend: string; shown?: boolean; children: ReactNode }) {
  return (
    <fieldset>
      <legend className={shown ? css.legend : typography.srOnly}>{legend}</legend>
      <Card flush>{children}</Card>
    </fieldset>
  )
}
