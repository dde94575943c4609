import { TaxRule } from '@sampan/contract'
import { csvOf, withoutApostrophes } from '@sampan/contract/csv-text'
import { TAX_COLUMNS, TAX_LIMITS, type TaxColumn, taxCellsOf, taxFieldsOf, taxHeadingOf } from '@sampan/contract/rules'
import { csvRows } from '../../csv/csv-rows.ts'
import { Refusal } from '../../refusal/refusal.ts'

// Rules as a CSV text. Rates are in percent and amounts in units of the currency, as people write them.

export const fileOf = (rules: readonly TaxRule[]): string =>
  csvOf([TAX_COLUMNS.map(taxHeadingOf), ...rules.map(taxCellsOf)])

/** A rule in one line, for a request to a second operator and for differences. */
export function lineOf(rule: TaxRule): string {
  const cells = taxCellsOf(rule)
  return TAX_COLUMNS.flatMap((column, at) =>
    column === 'rule_id' || !cells[at] ? [] : [`${taxHeadingOf(column)} ${cells[at]}`],
  ).join(' · ')
}

type Fault = { line: number; rule_id: string; column: string }

/**
 * The rules of a CSV text, and the rows that are none.
 * @throws Refusal tax_columns without a heading of each needed column; tax_rows for too many rows.
 */
export async function readTaxFile(csv: string): Promise<{ rules: TaxRule[]; faults: Fault[] }> {
  const [heading, ...rows] = await csvRows(csv.replace(/^\uFEFF/, ''), 5, TAX_LIMITS.file_rows)
  const names = heading?.cells.map((cell) => cell.trim().toLowerCase()) ?? []
  const needed = ['rule_id', 'kind', 'country', 'valid_from', 'source']
  if (needed.some((name) => !names.includes(name))) throw new Refusal('tax_columns', { field: 'csv' })
  if (rows.length >= TAX_LIMITS.file_rows) throw new Refusal('tax_rows', { field: 'csv' })
  const at = new Map(TAX_COLUMNS.map((column) => [column, names.indexOf(taxHeadingOf(column))]))
  const rules: TaxRule[] = []
  const faults: Fault[] = []
  const ids = new Set<string>()
  for (const { line, cells } of rows) {
    const textOf = (column: TaxColumn) => withoutApostrophes(cells[at.get(column) ?? -1]?.trim() ?? '')
    const rule_id = textOf('rule_id')
    const parsed = TaxRule.safeParse(taxFieldsOf(textOf))
    const [issue] = parsed.success ? [] : parsed.error.issues
    const column = issue ? String(issue.path[0] ?? 'rule_id') : ids.has(rule_id) ? 'rule_id' : undefined
    if (column !== undefined)
      faults.push({ line, rule_id: rule_id.slice(0, 80), column: taxHeadingOf(column as TaxColumn) })
    else if (parsed.success) rules.push(parsed.data)
    ids.add(rule_id)
  }
  return { rules, faults }
}
