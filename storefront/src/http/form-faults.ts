import { CallError } from './call-error.ts'

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
