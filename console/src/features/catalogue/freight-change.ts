import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { moneyText } from '@sampan/contract/money-text'
import type { WriteInput } from '@sampan/front/calls'
import { countryText } from '../../ui/text/country-text.ts'

export type Freight = WriteInput<'POST /api/admin/shop/save'>['freight'][number]
/** The freight to a country before and after a change. Undefined if the shop has no freight to the country. */
export type FreightChange = { country: string; before: Freight | undefined; after: Freight | undefined }

const FIELDS = [
  'base_cents',
  'each_further_cents',
  'free_from_cents',
  'handling_days',
  'transit_days_min',
  'transit_days_max',
] as const
type Field = (typeof FIELDS)[number]

const changedFields = ({ before, after }: FreightChange) => FIELDS.filter((field) => before?.[field] !== after?.[field])

export function freightChanges(before: readonly Freight[], after: readonly Freight[]): FreightChange[] {
  const ruleFor = (rules: readonly Freight[], country: string) => rules.find((rule) => rule.country === country)
  const set = after.map((rule) => ({ country: rule.country, before: ruleFor(before, rule.country), after: rule }))
  const removedRules = before.filter(({ country }) => !ruleFor(after, country))
  return [...set, ...removedRules.map((rule) => ({ country: rule.country, before: rule, after: undefined }))].filter(
    (change) => changedFields(change).length > 0,
  )
}

/** The country name in the operator's language. */
export function freightCountry(country: string, i18n: I18n): string {
  return country === '*' ? t(i18n)`Everywhere else` : countryText(country, i18n)
}

/** A change as one line, for example "Japan: First piece $5.00 → $3.50". */
export function freightChangeText(change: FreightChange, i18n: I18n): string {
  const { country, before, after } = change
  const labels: Record<Field, string> = {
    base_cents: t(i18n)`First item`,
    each_further_cents: t(i18n)`Each additional item`,
    free_from_cents: t(i18n)`Free over`,
    handling_days: t(i18n)`Handling days`,
    transit_days_min: t(i18n)`Delivery days, min`,
    transit_days_max: t(i18n)`Delivery days, max`,
  }
  const changes = changedFields(change).map((field) => {
    const values = [before, after].flatMap((rule) => (rule ? [valueText(field, rule[field])] : []))
    return `${labels[field]} ${values.join(' → ')}`
  })
  return `${freightCountry(country, i18n)}: ${after ? changes.join(' · ') : t(i18n)`No longer ships there`}`
}

function valueText(field: Field, value: number | null): string {
  if (value === null) return '–'
  return field.endsWith('_cents') ? moneyText(value) : String(value)
}
