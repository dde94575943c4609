import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import type { Ref } from 'react'
import icon from '../media/icon.module.css'
import css from './field.module.css'
import { Field, type FieldProps } from './field.tsx'
import select from './select-field.module.css'

type Option = { value: string; label: string; group?: string }

type SelectFieldProps = FieldProps & {
  /** Empty until a value is chosen. */
  value: string
  onChange: (value: string) => void
  /** Options with a `group` are shown under its name. */
  options: readonly Option[]
  /** Shown until a value is chosen. */
  placeholder?: string
  name?: string
  autoComplete?: string
  ref?: Ref<HTMLSelectElement>
}

/** A choice from a short list, with the native control of the browser. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, required, disabled, onChange, options, placeholder, ...rest } = props
  return (
    <Field label={label} hint={hint} error={error} required={required} disabled={disabled}>
      {(control) => (
        <span className={css.box}>
          <select
            {...control}
            {...rest}
            // Without a placeholder there is no empty option, so the field always has a value. HTML forbids `required`
            // in this case.
            required={required && placeholder !== undefined}
            className={select.select}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            {placeholder !== undefined && (
              <option value="" disabled={required}>
                {placeholder}
              </option>
            )}
            {[...new Set(options.map(({ group }) => group))].map((group) => (
              <Group key={group ?? ''} name={group} options={options.filter((option) => option.group === group)} />
            ))}
          </select>
          <IconChevronDown className={icon.small} aria-hidden="true" />
        </span>
      )}
    </Field>
  )
}

function Group({ name, options }: { name: string | undefined; options: readonly Option[] }) {
  const inside = options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
  return name === undefined ? inside : <optgroup label={name}>{inside}</optgroup>
}
