import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { isSameDelivery } from '@sampan/contract/delivery'
import { moneyText } from '@sampan/contract/money-text'
import type { FreightService } from '@sampan/contract/rules'
import type { WriteInput } from '@sampan/front/calls'
import { countryText } from '../../ui/text/country-text.ts'
import { serviceText } from './service-text.ts'

export type Freight = WriteInput<'POST /api/admin/shop/save'>['freight'][number]
/** The freight to a country before and after a change. Undefined if the shop has no freight to the country. */
export type FreightChange = {
  country: string
  service: FreightService
  before: Freight | undefined
  after: Freight | undefined
}

const FIELDS = [
  'base_cents',
  'each_further_cents',
  'free_from_cents',
  'bands',
  'handling_days',
  'transit_days_min',
  'transit_days_max',
] as const
type Field = (typeof FIELDS)[number]

const changedFields = ({ before, after }: FreightChange) =>
  FIELDS.filter((field) => JSON.stringify(before?.[field] ?? null) !== JSON.stringify(after?.[field] ?? null))

export function freightChanges(before: readonly Freight[], after: readonly Freight[]): FreightChange[] {
  const same = (rules: readonly Freight[], rule: Freight) => rules.find((other) => isSameDelivery(rule, other))
  const set = after.map((rule) => ({ ...keyOf(rule), before: same(before, rule), after: rule }))
  const removedRules = before.filter((rule) => !same(after, rule))
  return [...set, ...removedRules.map((rule) => ({ ...keyOf(rule), before: rule, after: undefined }))].filter(
    (change) => changedFields(change).length > 0,
  )
}

/** Entries of the log from before services have none: their freight is that of the usual service. */
const keyOf = ({ country, service = 'standard' }: Freight) => ({ country, service })

/** The country name in the operator's language. */
export function freightCountry(country: string, i18n: I18n): string {
  return country === '*' ? t(i18n)`Everywhere else` : countryText(country, i18n)
}

/** A change as one line, for example "Japan: First piece $5.00 → $3.50". */
export function freightChangeText(change: FreightChange, i18n: I18n): string {
  const { country, service, before, after } = change
  const labels: Record<Field, string> = {
    base_cents: t(i18n)`First item`,
    each_further_cents: t(i18n)`Each additional item`,
    free_from_cents: t(i18n)`Free over`,
    bands: t(i18n)`Costs`,
    handling_days: t(i18n)`Handling days`,
    transit_days_min: t(i18n)`Delivery days, min`,
    transit_days_max: t(i18n)`Delivery days, max`,
  }
  const changes = changedFields(change).map((field) => {
    const values = [before, after].flatMap((rule) => (rule ? [fieldText(field, rule)] : []))
    return `${labels[field]} ${values.join(' → ')}`
  })
  const where = freightCountry(country, i18n)
  const destination = service === 'standard' ? where : `${where} · ${serviceText(service, i18n)}`
  return `${destination}: ${after ? changes.join(' · ') : t(i18n)`No longer ships there`}`
}

function fieldText(field: Field, rule: Freight): string {
  if (field === 'bands') return bandsText(rule)
  const value = rule[field]
  if (value === null) return '–'
  return field.endsWith('_cents') ? moneyText(value) : String(value)
}

/** Bands as text: the limits with their prices, and the price of each step above the last limit. */
function bandsText({ bands, each_further_cents }: Freight): string {
  if (!bands) return '–'
  const measure = (value: number) => (bands.basis === 'weight' ? `${value} g` : moneyText(value))
  const limits = bands.limits.map(({ up_to, cents }) => `≤ ${measure(up_to)}: ${moneyText(cents)}`)
  const step = bands.step === null ? [] : [`+ ${measure(bands.step)}: ${moneyText(each_further_cents)}`]
  return [...limits, ...step].join(', ')
}
