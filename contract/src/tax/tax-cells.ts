import type { TaxRule } from './tax-rule.ts'
import { decimalsOf } from './tax-rules.ts'

// Rules as texts, in files and fields: rates in percent, and amounts in units of the currency, as people write them.

/** The columns of a file, in their order. */
export const TAX_COLUMNS = [
  'rule_id',
  'kind',
  'name',
  'country',
  'region',
  'tax_class',
  'hs_prefix',
  'origin',
  'layer',
  'combines',
  'buyer',
  'collects',
  'rate_1000',
  'amount',
  'currency',
  'per',
  'terms',
  'value_factor',
  'tax_factor',
  'base_step',
  'amount_step',
  'national_share',
  'waived_tax',
  'valid_from',
  'valid_until',
  'registration',
  'source',
  'certainty',
] as const satisfies readonly (keyof TaxRule)[]
export type TaxColumn = (typeof TAX_COLUMNS)[number]

/** Columns that are numbers, with their decimals. Those of amounts depend on the currency. */
const DECIMALS: Partial<Record<TaxColumn, number>> = {
  rate_1000: 3,
  value_factor: 2,
  tax_factor: 2,
  national_share: 2,
  base_step: 0,
  amount_step: 0,
}
/** The headings of columns whose cells have other units than the fields. */
const HEADINGS: Partial<Record<TaxColumn, string>> = {
  rate_1000: 'rate_percent',
  value_factor: 'value_percent',
  tax_factor: 'tax_percent',
  national_share: 'national_percent',
}
/** The heading of a column. */
export const taxHeadingOf = (column: TaxColumn) => HEADINGS[column] ?? column

function decimalsIn(column: TaxColumn, kind: string, currency: string): number | undefined {
  if (column !== 'amount' && column !== 'waived_tax') return DECIMALS[column]
  return kind === 'exchange_rate' ? 6 : decimalsOf(currency)
}

/** Cells with at most `decimals` decimals as an integer; NaN for any other text. */
function integerOf(cell: string, decimals: number): number {
  const [, whole = '', rest = ''] = /^(\d{1,12})(?:\.(\d+))?$/.exec(cell) ?? []
  if (whole === '' || rest.length > decimals) return Number.NaN
  return Number(whole + rest.padEnd(decimals, '0'))
}

function cellOf(number: number, decimals: number): string {
  const digits = String(number).padStart(decimals + 1, '0')
  const rest = decimals === 0 ? '' : digits.slice(-decimals).replace(/0+$/, '')
  return `${digits.slice(0, digits.length - decimals)}${rest === '' ? '' : `.${rest}`}`
}

/** A rule's fields as texts, by column. */
export function taxCellsOf(rule: TaxRule): string[] {
  return TAX_COLUMNS.map((column) => {
    const value = rule[column]
    if (value === null) return ''
    if (typeof value === 'number') return cellOf(value, decimalsIn(column, rule.kind, rule.currency ?? '') ?? 0)
    return typeof value === 'string' ? value : value.join(' ')
  })
}

/** A rule's fields from its cells. Texts that are no numbers become NaN, which the schema refuses. */
export function taxFieldsOf(textOf: (column: TaxColumn) => string): Record<string, unknown> {
  const [kind, currency] = [textOf('kind'), textOf('currency')]
  return Object.fromEntries(
    TAX_COLUMNS.map((column) => {
      const cell = textOf(column)
      if (column === 'terms') return [column, cell === '' ? [] : cell.split(/\s+/)]
      if (column === 'certainty' && cell === '') return [column, 'assumed']
      if (cell === '') return [column, null]
      const decimals = decimalsIn(column, kind, currency)
      return [column, decimals === undefined ? cell : integerOf(cell, decimals)]
    }),
  )
}
