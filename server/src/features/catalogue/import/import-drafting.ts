import { PLACEHOLDER } from '../../picture/placeholder-picture-service.ts'
import type { Drafting } from './import-draft.ts'
import type { Step } from './import-sql.ts'
import type { OptionTable } from './system/option-table.ts'

/** How the lines of an import are read, by its file and the answers of the operator. */
export const draftingOf = (
  { decimal_sign, mapping, system }: Pick<Step, 'decimal_sign' | 'mapping' | 'system'>,
  options: OptionTable,
): Drafting => ({
  options,
  decimal_sign: decimal_sign ?? undefined,
  micros_per_dollar: mapping?.micros_per_dollar,
  placeholder: PLACEHOLDER,
  keepsStock: system !== 'own',
})
