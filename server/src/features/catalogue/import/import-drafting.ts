import { PLACEHOLDER } from '../../picture/placeholder-picture-service.ts'
import type { CategoryTable } from './category/category-table.ts'
import type { Drafting } from './import-draft.ts'
import type { Step } from './import-sql.ts'
import type { OptionTable } from './system/option-table.ts'

/** How the lines of an import are read, by its file and the answers of the operator. */
export const draftingOf = (
  { decimal_sign, mapping, system }: Pick<Step, 'decimal_sign' | 'mapping' | 'system'>,
  tables: { options: OptionTable; categories: CategoryTable },
): Drafting => ({
  ...tables,
  decimal_sign: decimal_sign ?? undefined,
  micros_per_dollar: mapping?.micros_per_dollar,
  placeholder: PLACEHOLDER,
  keepsStock: system !== 'own',
})
