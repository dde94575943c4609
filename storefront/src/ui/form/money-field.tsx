import { moneyParts } from '@sampan/contract/money-text'
import { cleanMoney, parseMoney } from '@sampan/contract/typed-money'
import { type ReactNode, type Ref, useState } from 'react'
import type { FieldProps } from './field.tsx'
import { TextField } from './text-field.tsx'

type MoneyFieldProps = FieldProps & {
  /** Null while the field is empty. A negative amount is passed on, so that the form can report it. */
  cents: number | null
  onChange: (cents: number | null) => void
  suffix?: ReactNode
  aside?: ReactNode
  placeholder?: string
  name?: string
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/** A field for an amount in dollars. It shows the text as typed, and formats the text on blur. */
export function MoneyField({ cents, onChange, onBlur, placeholder = '0.00', ...rest }: MoneyFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const text = draft !== null && parseMoney(draft) === cents ? draft : amountText(cents)
  function type(typed: string) {
    const cleaned = cleanMoney(typed)
    setDraft(cleaned)
    onChange(parseMoney(cleaned))
  }
  function leave() {
    setDraft(null)
    onBlur?.()
  }
  return (
    <TextField
      {...rest}
      value={text}
      onChange={type}
      onBlur={leave}
      placeholder={placeholder}
      prefix="$"
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
    />
  )
}

function amountText(cents: number | null) {
  if (cents === null) return ''
  const { whole, rest } = moneyParts(cents)
  return `${cents < 0 ? '-' : ''}${whole}${rest}`
}
