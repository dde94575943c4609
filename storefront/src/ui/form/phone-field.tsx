import { asciiDigits } from '@sampan/contract/ascii-digits'
import type { ReactNode, Ref } from 'react'
import type { FieldProps } from './field.tsx'
import css from './phone-field.module.css'
import { TextField } from './text-field.tsx'

type PhoneFieldProps = FieldProps & {
  /** The country's dial code: text, or a button that opens the choice of countries. */
  dial: ReactNode
  value: string
  onChange: (digits: string) => void
  placeholder?: string
  name?: string
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/** A field for a phone number. It accepts digits, a plus sign, and the spaces and dashes that people type. */
export function PhoneField({ dial, onChange, ...rest }: PhoneFieldProps) {
  return (
    <TextField
      {...rest}
      prefix={<span className={css.dial}>{dial}</span>}
      onChange={(text) => onChange(asciiDigits(text.normalize('NFKC')).replace(/[^\d\s()+./‐-―−ー-]/g, ''))}
      className={css.number}
      inputMode="tel"
      autoComplete="tel"
      maxLength={32}
    />
  )
}
