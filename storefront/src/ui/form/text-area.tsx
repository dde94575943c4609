import type { Ref } from 'react'
import css from './field.module.css'
import { Field, type FieldProps } from './field.tsx'

type TextAreaProps = FieldProps & {
  value: string
  onChange: (text: string) => void
  placeholder?: string
  name?: string
  rows?: number
  /** To be selected and copied only: phones bring no keyboard for it. */
  readOnly?: boolean
  /** Also shows how much of it is used. */
  maxLength?: number
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text; grows with them. */
export function TextArea({ label, hint, error, required, disabled, onChange, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} disabled={disabled}>
      {(control) => (
        <>
          <span className={css.box}>
            <textarea {...control} {...area} onChange={(event) => onChange(event.currentTarget.value)} />
          </span>
          {area.maxLength !== undefined && (
            <span className={css.count} aria-hidden="true">
              {area.value.length} / {area.maxLength}
            </span>
          )}
        </>
      )}
    </Field>
  )
}
