import { useEffect, useId, useRef } from 'react'
import css from './check.module.css'

type CheckProps = {
  label: string
  /** Shows the label next to the circle. Without it, only screen readers read the label. */
  isLabelShown?: boolean
  checked: boolean
  /** Partly checked: some of the items are selected. */
  isMixed?: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

export function Check({ label, isLabelShown, checked, isMixed = false, onChange, disabled }: CheckProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed && !checked
  }, [isMixed, checked])
  const box = (
    <input
      ref={input}
      id={id}
      type="checkbox"
      className={css.check}
      aria-label={isLabelShown ? undefined : label}
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
  if (!isLabelShown) return box
  return (
    <span className={css.line}>
      {box}
      <label htmlFor={id}>{label}</label>
    </span>
  )
}
