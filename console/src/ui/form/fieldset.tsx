import { Input } from '@mantine/core'
import type { ReactNode } from 'react'
import css from './fieldset.module.css'

type FieldsetProps = { label: ReactNode; description?: ReactNode; error?: ReactNode; children: ReactNode }

/** Fields that are one value together, with their name and what is wrong with it. */
export function Fieldset({ label, description, error, children }: FieldsetProps) {
  return (
    <fieldset className={css.field}>
      <legend className={css.legend}>{label}</legend>
      {description && <Input.Description>{description}</Input.Description>}
      {children}
      {error && <Input.Error role="alert">{error}</Input.Error>}
    </fieldset>
  )
}
