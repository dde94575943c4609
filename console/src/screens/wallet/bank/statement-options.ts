import type { WriteInput } from '@sampan/front/calls'

type Import = WriteInput<'POST /api/admin/bank/import'>
export type Columns = NonNullable<Import['columns']>
/** Parsing options for statements whose headings or date format cannot be recognised. */
export type StatementOptions = Pick<Import, 'columns' | 'day_order'>

const keyOf = (bank_account_id: string) => `sampan.desk.statement.${bank_account_id}`

/** The options last used for this account on this device. */
export function loadStatementOptions(bank_account_id: string): StatementOptions {
  try {
    const options: unknown = JSON.parse(localStorage.getItem(keyOf(bank_account_id)) ?? '{}')
    return typeof options === 'object' && options !== null ? options : {} // the server validates the content
  } catch {
    return {}
  }
}

export const storeStatementOptions = (bank_account_id: string, options: StatementOptions): void =>
  localStorage.setItem(keyOf(bank_account_id), JSON.stringify(options))
