import { CallError } from '../api/call-error.ts'

/** What is wrong with a form, by field; empty when it may be sent. */
export type Faults<Field extends string> = Partial<Record<Field, string>>

export const hasFaults = (faults: Faults<string>): boolean => Object.keys(faults).length > 0

/** The sentence of a refusal at the field it names; undefined when it names none of the form's. */
export function refusedField<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): Faults<Field> | undefined {
  if (!(error instanceof CallError)) return undefined
  const field = fields.find((known) => known === error.details.field)
  return field && ({ [field]: error.message } as Faults<Field>) // one key, and it is a Field
}

/** What is being put right is no longer shown as wrong. */
export function withoutFaults<Field extends string>(
  faults: Faults<Field>,
  change: Partial<Record<Field, unknown>>,
): Faults<Field> {
  const left = Object.entries(faults).filter(([field]) => !(field in change))
  return Object.fromEntries(left) as Faults<Field> // fewer of the same
}
