import { Input } from '@mantine/core'
import type { ReactNode } from 'react'
import css from './fieldset.module.css'

type FieldsetProps = { label: ReactNode; description?: ReactNode; error?: ReactNode; children: ReactNode }

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
