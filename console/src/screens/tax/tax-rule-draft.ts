import type { I18n } from '@lingui/core'
import { t as translate } from '@lingui/core/macro'
import type { StoredTaxRule, TaxRule } from '@sampan/contract'
import {
  TAX_BUYERS,
  TAX_CERTAINTIES,
  TAX_CLASSES,
  TAX_COLLECTS,
  TAX_COLUMNS,
  TAX_COMBINES,
  TAX_NAMES,
  TAX_RULE_KINDS,
  type TaxColumn,
  type TaxRuleKind,
  taxCellsOf,
  taxFieldsOf,
} from '@sampan/contract/rules'
import { CLASS_TEXT } from '../../features/tax/class-text.ts'
import { NAME_TEXT } from '../../features/tax/tax-name-text.ts'
import { BUYER_TEXT, CERTAINTY_TEXT, COLLECTS_TEXT, COMBINES_TEXT, KIND_TEXT, UNIT_TEXT } from './tax-texts.ts'

/** The cells of a rule, and the reason for a second operator. */
export type RuleDraft = Record<TaxColumn | 'reason', string>

const EMPTY = Object.fromEntries([...TAX_COLUMNS, 'reason'].map((column) => [column, ''])) as RuleDraft // all columns

export function draftOf(rule: StoredTaxRule | undefined, today: string): RuleDraft {
  if (!rule) return { ...EMPTY, kind: 'tax', name: 'vat', certainty: 'assumed', valid_from: today }
  const cells = taxCellsOf(rule)
  return { ...EMPTY, ...Object.fromEntries(TAX_COLUMNS.map((column, at) => [column, cells[at] ?? ''])) }
}

/** The fields of each kind between id and dates. */
export const FIELDS: Record<TaxRuleKind, readonly TaxColumn[]> = {
  scheme: [
    ...(['collects', 'buyer', 'amount', 'currency', 'per', 'terms', 'registration', 'origin'] as const),
    ...(['value_factor', 'tax_factor', 'base_step', 'amount_step', 'national_share', 'waived_tax'] as const),
  ],
  tax: ['name', 'rate_1000', 'tax_class', 'hs_prefix', 'terms', 'registration'],
  duty: ['hs_prefix', 'tax_class', 'origin', 'rate_1000', 'amount', 'currency', 'per', 'layer', 'combines'],
  charge: ['name', 'amount', 'currency', 'per', 'collects'],
  exception: ['collects', 'tax_class', 'hs_prefix'],
  exchange_rate: ['currency', 'amount'],
}

const NEEDED: Record<TaxRuleKind, readonly TaxColumn[]> = {
  scheme: ['collects'],
  tax: ['name', 'rate_1000'],
  duty: [],
  charge: ['name', 'amount', 'currency', 'per'],
  exception: ['collects'],
  exchange_rate: ['currency', 'amount'],
}
const PATTERNS: Partial<Record<TaxColumn, RegExp>> = {
  rule_id: /^[a-z0-9][a-z0-9._-]{0,79}$/,
  country: /^[A-Z]{2}$/,
  origin: /^[A-Z]{2}$/,
  currency: /^[A-Z]{3}$/,
  hs_prefix: /^\d{2,10}$/,
}

export const kindOf = ({ kind }: RuleDraft): TaxRuleKind => TAX_RULE_KINDS.find((one) => one === kind) ?? 'tax'

/** The cells of a draft that its kind has, in the form of the columns. */
function cellOf(draft: RuleDraft, column: TaxColumn): string {
  const common: readonly TaxColumn[] = [
    'rule_id',
    'kind',
    'country',
    'region',
    'valid_from',
    'valid_until',
    'source',
    'certainty',
  ]
  if (!common.includes(column) && !FIELDS[kindOf(draft)].includes(column)) return ''
  const cell = draft[column].trim()
  if (column === 'country' || column === 'origin' || column === 'currency') return cell.toUpperCase()
  return column === 'hs_prefix' ? cell.replace(/[\s.-]/g, '') : cell
}

/** The rule of a draft without faults; the server's schema checks it again. */
export const ruleOf = (draft: RuleDraft): TaxRule => taxFieldsOf((column) => cellOf(draft, column)) as TaxRule

export function faultsOf(draft: RuleDraft, needsReason: boolean, i18n: I18n): Partial<Record<keyof RuleDraft, string>> {
  const faults: Partial<Record<keyof RuleDraft, string>> = {}
  const fields: Record<string, unknown> = taxFieldsOf((column) => cellOf(draft, column))
  for (const column of TAX_COLUMNS) {
    const cell = cellOf(draft, column)
    const is_needed = ['rule_id', 'country', 'valid_from', 'source', ...NEEDED[kindOf(draft)]].includes(column)
    if (is_needed && cell === '') faults[column] = translate(i18n)`Please fill in this field`
    else if (Number.isNaN(fields[column])) faults[column] = translate(i18n)`Enter a number such as 12.5`
    else if (cell !== '' && PATTERNS[column]?.test(cell) === false) faults[column] = translate(i18n)`Check this field`
  }
  if (draft.valid_until !== '' && draft.valid_until < draft.valid_from)
    faults.valid_until = translate(i18n)`The last day is before the first day`
  if (needsReason && draft.reason.trim() === '') faults.reason = translate(i18n)`Enter a reason`
  return faults
}

/** The choices of a column with fixed values; undefined for other columns. */
export function choicesOf(column: TaxColumn, kind: TaxRuleKind, i18n: I18n) {
  const units = { scheme: ['consignment', 'good'], charge: ['item', 'parcel'], duty: ['100kg'] } as const
  switch (column) {
    case 'kind':
      return TAX_RULE_KINDS.map((value) => ({ value, label: i18n._(KIND_TEXT[value]) }))
    case 'name':
      return TAX_NAMES.map((value) => ({ value, label: i18n._(NAME_TEXT[value]) }))
    case 'tax_class':
      return TAX_CLASSES.map((value) => ({ value, label: i18n._(CLASS_TEXT[value]) }))
    case 'collects':
      return TAX_COLLECTS.map((value) => ({ value, label: i18n._(COLLECTS_TEXT[value]) }))
    case 'buyer':
      return TAX_BUYERS.map((value) => ({ value, label: i18n._(BUYER_TEXT[value]) }))
    case 'combines':
      return TAX_COMBINES.map((value) => ({ value, label: i18n._(COMBINES_TEXT[value]) }))
    case 'certainty':
      return TAX_CERTAINTIES.map((value) => ({ value, label: i18n._(CERTAINTY_TEXT[value]) }))
    case 'per':
      return kind in units
        ? units[kind as keyof typeof units].map((value) => ({ value, label: i18n._(UNIT_TEXT[value]) })) // checked by `in`
        : []
    default:
      return undefined
  }
}
