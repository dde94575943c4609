import type { Ref } from 'react'
import css from './field.module.css'
import { Field, type FieldProps } from './field.tsx'

type TextAreaProps = FieldProps & {
  value: string
  onChange: (text: string) => void
  placeholder?: string
  name?: string
  rows?: number
  /** Set for text that is only selected and copied, so that phones show no keyboard. */
  readOnly?: boolean
  /** The limit in characters; also shows a counter. */
  maxLength?: number
  ref?: Ref<HTMLTextAreaElement>
}

/** Text of several lines; grows with its content. */
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
