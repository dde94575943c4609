import type { Ref } from 'react'
import css from './field.module.css'
import { Field, type FieldProps } from './field.tsx'

type TextAreaProps = FieldProps & {
  value: string
  onChange: (text: string) => void
  placeholder?: string
  name?: string
  rows?: number
  /** For text that is only selected and copied. Phones then show no keyboard. */
  readOnly?: boolean
  /** The limit in characters. With a limit, a counter is shown. */
  maxLength?: number
  ref?: Ref<HTMLTextAreaElement>
}

/** A field for text of several lines. It grows with its content. */
export function TextArea({ label, hint, error, required, disabled, onChange, ...area }: TextAreaProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={required}
      disabled={disabled}
      count={area.maxLength !== undefined && `${area.value.length} / ${area.maxLength}`}
    >
      {(control) => (
        <span className={css.box}>
          <textarea {...control} {...area} onChange={(event) => onChange(event.currentTarget.value)} />
        </span>
      )}
    </Field>
  )
}
