import { useLingui } from '@lingui/react/macro'
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
  /** The limit in characters. With a limit, a counter is shown. Longer text stays, with an error. */
  maxLength?: number
  ref?: Ref<HTMLTextAreaElement>
}

/** A field for text of several lines. It grows with its content. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, required, disabled, onChange, maxLength, ...area } = props
  const { t } = useLingui()
  const isTooLong = maxLength !== undefined && area.value.length > maxLength
  return (
    <Field
      label={label}
      hint={hint}
      error={isTooLong ? t`Use at most ${maxLength} characters` : error}
      required={required}
      disabled={disabled}
      count={maxLength !== undefined && `${area.value.length} / ${maxLength}`}
    >
      {(control) => (
        <span className={css.box}>
          {/* Without the attribute `maxlength`, by which browsers cut pasted text silently. */}
          <textarea
            {...control}
            {...area}
            data-too-long={isTooLong || undefined}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </span>
      )}
    </Field>
  )
}
