import { Trans } from '@lingui/react/macro'
import { classNames } from '@sampan/front/class-names'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import check from '../button/check.module.css'
import { Card } from '../layout/card.tsx'
import row from '../layout/rows.module.css'
import typography from '../styles/typography.module.css'
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
export function ChoiceRows({
  legend,
  isLegendShown,
  children,
}: {
  legend: string
  isLegendShown?: boolean
  children: ReactNode
}) {
  return (
    <fieldset>
      <legend className={isLegendShown ? css.legend : typography.srOnly}>{legend}</legend>
      <Card flush>{children}</Card>
    </fieldset>
  )
}

type InstantChoicesProps<Value extends string> = {
  legend: string
  name: string
  options: readonly { value: Value; title: ReactNode; detail?: ReactNode }[]
  value: string | undefined
  onChoose: (value: Value) => void
}

/**
 * A question whose answer takes effect immediately. A tap, Enter and Space choose a row; arrow keys only mark it, so
 * that the rows can be read before one is chosen.
 */
export function InstantChoices<Value extends string>(props: InstantChoicesProps<Value>) {
  const { legend, name, options, value, onChoose } = props
  const [markedValue, setMarkedValue] = useState<Value>()
  const isArrow = useRef(false)
  const shownValue = markedValue ?? value
  const choose = (newValue: Value | undefined) => {
    setMarkedValue(undefined)
    if (newValue !== undefined) onChoose(newValue)
  }
  const handleKey = (event: KeyboardEvent) => {
    isArrow.current = event.key.startsWith('Arrow')
    const { target } = event
    if (!(target instanceof HTMLInputElement) || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    choose(options.find((option) => option.value === target.value)?.value)
  }
  const endKey = () => {
    isArrow.current = false
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the radio buttons inside
    <div className={css.instant} onKeyDown={handleKey} onKeyUp={endKey}>
      <ChoiceRows legend={legend}>
        {options.map((option) => (
          <ChoiceRow
            key={option.value}
            {...option}
            name={name}
            checked={option.value === shownValue}
            onChange={() => (isArrow.current ? setMarkedValue(option.value) : choose(option.value))}
          />
        ))}
      </ChoiceRows>
      {shownValue !== value && (
        <Button wide onClick={() => choose(markedValue)}>
          <Trans>Confirm</Trans>
        </Button>
      )}
    </div>
  )
}
