import type { I18n } from '@lingui/core'
import { t as translate } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { moneyParts } from '@sampan/contract/money-text'
import { parseMoney, readAmount } from '@sampan/contract/typed-number'
import { type ReactNode, type Ref, useState } from 'react'
import type { FieldProps } from './field.tsx'
import { TextField } from './text-field.tsx'

type MoneyFieldProps = FieldProps & {
  /** Null while the field is empty or cannot be read. */
  cents: number | null
  /**
   * A negative amount is passed on, so that the form can report it. `isReadable` is false for text that is no amount:
   * the field reports it itself.
   */
  onChange: (cents: number | null, isReadable: boolean) => void
  suffix?: ReactNode
  aside?: ReactNode
  placeholder?: string
  name?: string
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/**
 * A field for an amount in dollars. It shows the text as typed, so that typing never changes the amount, and formats
 * it on blur. Text that is no amount stays, with an error.
 */
export function MoneyField({ cents, onChange, onBlur, placeholder = '0.00', error, ...rest }: MoneyFieldProps) {
  const { i18n } = useLingui()
  const [draft, setDraft] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const isOwn = draft !== null && parseMoney(draft) === cents
  const fault = isOwn ? amountFault(draft, i18n) : undefined
  function type(input: string) {
    setDraft(input)
    setLeft(false)
    onChange(parseMoney(input), amountFault(input, i18n) === undefined)
  }
  function leave() {
    setLeft(true)
    if (fault === undefined) setDraft(null)
    onBlur?.()
  }
  return (
    <TextField
      {...rest}
      value={isOwn ? draft : amountText(cents)}
      error={(isLeft || error) && fault !== undefined ? fault : error}
      onChange={type}
      onBlur={leave}
      placeholder={placeholder}
      prefix="$"
      inputMode="decimal"
      autoComplete="off"
    />
  )
}

/** The error of text that is no amount, or that can be read as two amounts. */
function amountFault(typed: string, i18n: I18n): string | undefined {
  const reading = readAmount(typed)
  if (reading.state === 'unreadable') return translate(i18n)`Enter an amount such as 12.50`
  if (reading.state !== 'ambiguous') return undefined
  const [large, small] = [plainAmount(reading.grouped_value), plainAmount(reading.decimal ?? 0)]
  return reading.decimal === undefined
    ? translate(i18n)`Enter ${large} without the separator`
    : translate(i18n)`Enter ${large} or ${small}, because ${typed} can mean both`
}

const plainAmount = (cents: number) => amountText(cents).replaceAll(',', '')

function amountText(cents: number | null) {
  if (cents === null) return ''
  const { whole, rest } = moneyParts(cents)
  return `${cents < 0 ? '-' : ''}${whole}${rest}`
}
