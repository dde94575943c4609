import { Input } from '@mantine/core'
import type { ReactNode } from 'react'
import css from './fieldset.module.css'

type FieldsetProps = { label: ReactNode; error?: ReactNode; children: ReactNode }

/** Fields that are one value together, with their name and what is wrong with it. */
export function Fieldset({ label, error, children }: FieldsetProps) {
  return (
    <fieldset className={css.field}>
      <legend className={css.legend}>{label}</legend>
      {children}
      {error && <Input.Error role="alert">{error}</Input.Error>}
    </fieldset>
  )
}
