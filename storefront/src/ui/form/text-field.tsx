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
  maxLength?: number
  onBlur?: () => void
  className?: string
  ref?: Ref<HTMLInputElement>
}

export function TextField(props: TextFieldProps) {
  const { label, hint, error, required, disabled, aside, prefix, suffix, onChange, ...input } = props
  return (
    <Field label={label} hint={hint} error={error} required={required} disabled={disabled} aside={aside}>
      {(control) => (
        <span className={css.box}>
          {prefix && <span className={css.side}>{prefix}</span>}
          <input {...control} {...input} onChange={(event) => onChange(event.currentTarget.value)} />
          {suffix && <span className={css.side}>{suffix}</span>}
        </span>
      )}
    </Field>
  )
}
