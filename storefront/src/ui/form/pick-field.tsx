import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import icon from '../media/icon.module.css'
import css from './field.module.css'
import { Field, type FieldProps } from './field.tsx'
import pick from './pick-field.module.css'

type PickFieldProps = FieldProps & {
  /** The chosen value as text. */
  text?: string
  placeholder: string
  onOpen: () => void
}

/** A button that looks like a field. A tap opens a sheet to choose a value. Its name contains the value. */
export function PickField({ label, hint, error, required, disabled, text, placeholder, onOpen }: PickFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} disabled={disabled}>
      {(control, label_id) => (
        <span className={css.box}>
          <button
            type="button"
            id={control.id}
            aria-labelledby={`${label_id} ${control.id}text`}
            aria-describedby={control['aria-describedby']}
            aria-invalid={control['aria-invalid']}
            aria-haspopup="dialog"
            disabled={disabled}
            className={pick.pick}
            onClick={onOpen}
          >
            <span id={`${control.id}text`} className={text ? undefined : pick.empty}>
              {text || placeholder}
            </span>
            <IconChevronRight className={icon.small} aria-hidden="true" />
          </button>
        </span>
      )}
    </Field>
  )
}
