import { useLingui } from '@lingui/react/macro'
import type { HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode, Ref } from 'react'
import css from './field.module.css'
import { Field, type FieldProps } from './field.tsx'

export type TextFieldProps = FieldProps & {
  value: string
  onChange: (text: string) => void
  /** Shown before the input, such as a currency sign. */
  prefix?: ReactNode
  suffix?: ReactNode
  aside?: ReactNode
  placeholder?: string
  name?: string
  type?: HTMLInputTypeAttribute
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: string
  autoCapitalize?: string
  autoFocus?: boolean
  /** The limit in characters. Longer text stays, with an error. */
  maxLength?: number
  onBlur?: () => void
  className?: string
  ref?: Ref<HTMLInputElement>
}

export function TextField(props: TextFieldProps) {
  const { label, hint, error, required, disabled, aside, prefix, suffix, onChange, maxLength, ...input } = props
  const { t } = useLingui()
  const isTooLong = maxLength !== undefined && input.value.length > maxLength
  const fault = isTooLong ? t`Use at most ${maxLength} characters` : error
  return (
    <Field label={label} hint={hint} error={fault} required={required} disabled={disabled} aside={aside}>
      {(control) => (
        <span className={css.box}>
          {prefix && <span className={css.side}>{prefix}</span>}
          {/* Without the attribute `maxlength`, by which browsers cut pasted text silently. */}
          <input
            {...control}
            {...input}
            data-too-long={isTooLong || undefined}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {suffix && <span className={css.side}>{suffix}</span>}
        </span>
      )}
    </Field>
  )
}
