import { classNames } from '@sampan/front/class-names'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import { type ReactNode, useId } from 'react'
import icon from '../media/icon.module.css'
import css from './field.module.css'

/** The props that all fields have, besides the value. */
export type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** The validation message; replaces the hint. */
  error?: ReactNode
  required?: boolean
  disabled?: boolean
}

type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required: boolean | undefined
  disabled: boolean | undefined
}

type Props = FieldProps & {
  /** Shown at the end of the label's line, such as a link for a forgotten password. */
  aside?: ReactNode
  /** Shown at the end of the hint's line, such as a counter. */
  count?: ReactNode
  /** `label_id` is for a control that is named by its label and its own content (`aria-labelledby`). */
  children: (control: ControlProps, label_id: string) => ReactNode
}

/**
 * A label above a control, and a hint or error below it. Screen readers announce the hint or error with the control.
 */
export function Field({ label, hint, error, required, disabled, aside, count, children }: Props) {
  const id = useId()
  const below = error || hint
  const below_id = `${id}below`
  const label_id = `${id}label`
  return (
    <div className={classNames(css.field, Boolean(error) && css.wrong)}>
      <span className={css.head}>
        <label id={label_id} htmlFor={id}>
          {label}
        </label>
        {aside}
      </span>
      {children(
        {
          id,
          'aria-describedby': below ? below_id : undefined,
          'aria-invalid': error ? true : undefined,
          required,
          disabled,
        },
        label_id,
      )}
      {(below || count) && (
        <div className={css.foot}>
          {below && (
            <p id={below_id} className={css.below}>
              {error && <IconAlertCircle className={icon.small} aria-hidden="true" />}
              <span>{below}</span>
            </p>
          )}
          {count && (
            <span className={css.count} aria-hidden="true">
              {count}
            </span>
          )}
        </div>
      )}
    </div>
  )
}
