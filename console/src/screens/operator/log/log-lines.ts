import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { DeskRef } from '@sampan/contract'
import { momentText } from '@sampan/contract/moment-text'
import { moneyText } from '@sampan/contract/money-text'
import { AMOUNT_SETTINGS, DESK_ROLES, LANGUAGES, MACHINE_RIGHTS, PROPOSAL_KINDS } from '@sampan/contract/rules'
import { languageTag } from '@sampan/front/language'
import { kindText, modeText } from '../../../features/operator/proposal-text.ts'
import { settingChange } from '../../../features/setting/setting-change.ts'
import { amountText } from '../../../features/setting/setting-text.ts'
import { textFor } from '../../../ui/text/texts.ts'
import { rightText } from '../machine-token/machine-right-text.ts'
import { roleText } from '../role-text.ts'
import { addressOfConcern } from './concern.ts'
import type { Entry } from './entry.ts'
import { freightLines } from './freight-line.ts'
import { labelOf } from './log-labels.ts'

/** A value as readable text, and the URL of the object that the value names. */
type DetailValue = { text: string; to?: string | undefined }
export type DetailLine = { key: string; label: string; values: readonly DetailValue[] }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)$/
const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value)

/** Details with a catalogue id. The id can be any word, so its type is derived from the detail's name. */
const CATALOGUE: Readonly<Record<string, DeskRef>> = {
  product_id: 'product',
  product_ids: 'product',
  category: 'category',
  categories: 'category',
  shop_id: 'shop',
}

/** The details of an entry, in addition to operator, time and action: one line for each detail with content. */
export function detailLines(entry: Entry, i18n: I18n): DetailLine[] {
  const all: Record<string, unknown> = { ...entry.details, ...changeOf(entry, i18n) }
  const { at_machine: _, by_rule: __, kind, freight_before: ___, ...others } = all
  const freight = freightLines(all, i18n)
  // The type of a promo code is shown through its amount or percentage.
  return Object.entries(entry.ref_type === 'promo' ? others : { ...(kind !== undefined && { kind }), ...others })
    .map(([key, value]) => {
      const isFreight = key === 'freight' && freight !== undefined
      const values = isFreight ? freight.map((text) => ({ text })) : valuesOf(key, value, entry, i18n)
      return { key, label: labelOf(key, i18n), values }
    })
    .filter(({ values }) => values.length > 0)
}

function changeOf({ ref_type, ref_id, details: { before, after } }: Entry, i18n: I18n) {
  if (ref_type !== 'setting' || typeof after !== 'string') return {}
  const change = settingChange({ setting: ref_id, before: typeof before === 'string' ? before : null, after }, i18n)
  return { before: change.before, after: change.after }
}

function valuesOf(key: string, value: unknown, entry: Entry, i18n: I18n): DetailValue[] {
  if (Array.isArray(value)) {
    const values = value.flatMap((one: unknown) => valuesOf(key, one, entry, i18n))
    // If the objects have no names, only the number of objects is shown.
    return values.length === 0 && value.length > 0 ? [{ text: String(value.length) }] : values
  }
  if (typeof value === 'object' && value !== null) {
    const text = objectText(value, entry, i18n)
    return text === '' ? [] : [{ text }]
  }
  if (typeof value === 'boolean') return [{ text: value ? t(i18n)`Yes` : t(i18n)`No` }]
  if (typeof value === 'number') return [{ text: numberText(key, value, entry, i18n) }]
  return typeof value === 'string' && value !== '' ? namedValue(key, value, entry, i18n) : []
}

function numberText(key: string, value: number, { details, ref_type }: Entry, i18n: I18n): string {
  if (key.endsWith('_cents')) return moneyText(value)
  if (key === 'value' && ref_type === 'promo')
    return details.kind === 'percentage' ? `${value / 100}%` : moneyText(value)
  const isChange = key === 'stock_change'
  return new Intl.NumberFormat(languageTag(i18n), { signDisplay: isChange ? 'exceptZero' : 'auto' }).format(value)
}

function namedValue(key: string, value: string, { names }: Entry, i18n: I18n): DetailValue[] {
  const ref_type = CATALOGUE[key]
  const concern = names.find((name) => name.id === value && (isUuid(value) || name.ref_type === ref_type))
  if (concern) return [{ text: concern.name, to: addressOfConcern({ ref_type: concern.ref_type, ref_id: concern.id }) }]
  return isUuid(value) ? [] : [{ text: stringText(key, value, i18n) }]
}

function stringText(key: string, value: string, i18n: I18n): string {
  if (MOMENT.test(value)) return momentText(value, languageTag(i18n))
  const role = DESK_ROLES.find((roleName) => roleName === value)
  if (role && ['roles', 'before', 'after'].includes(key)) return roleText(role, i18n)
  const right = MACHINE_RIGHTS.find((rightName) => rightName === value)
  if (right && key === 'rights') return rightText(right, i18n)
  const proposal = PROPOSAL_KINDS.find((kind) => kind === value)
  if (proposal && key === 'kind') return kindText(proposal, i18n)
  if (key === 'because')
    return value === 'moved'
      ? t(i18n)`Something it depends on has changed`
      : t(i18n)`The requester no longer has permission`
  const amount = AMOUNT_SETTINGS.find((name) => name === value)
  if (amount && key === 'setting') return amountText(amount, i18n)
  if (key === 'language') return LANGUAGES.find(({ tag }) => tag === value)?.language_name ?? value
  if (key === 'mode') return modeText(value, i18n)
  if (key === 'key_end') return `… ${value}`
  if (key === 'was') return importStateText(value, i18n)
  return key === 'fields' ? labelOf(value, i18n) : value
}

function importStateText(state: string, i18n: I18n): string {
  const texts: Readonly<Record<string, string>> = {
    arriving: t(i18n)`Uploading`,
    checking: t(i18n)`Checking`,
    checked: t(i18n)`Checked`,
    applying: t(i18n)`Applying`,
  }
  return texts[state] ?? state
}

const isText = (value: unknown) => typeof value === 'string'

/** A text in the reader's language; for other objects their details, concatenated. */
function objectText(value: object, entry: Entry, i18n: I18n): string {
  const texts = Object.entries(value)
  const isWorded =
    texts.length > 0 && texts.every(([key, text]) => LANGUAGES.some(({ tag }) => tag === key) && isText(text))
  if (isWorded) return textFor(Object.fromEntries(texts), languageTag(i18n))
  return texts
    .map(([key, inner]) => [labelOf(key, i18n), valuesOf(key, inner, entry, i18n).map(({ text }) => text)] as const)
    .filter(([, texts]) => texts.length > 0)
    .map(([label, texts]) => `${label}: ${texts.join(', ')}`)
    .join(' · ')
}

/** The ids in the details as `key=id`, for programs that read the CSV file. */
export const idsIn = (details: object): string[] =>
  Object.entries(details).flatMap(([key, value]: [string, unknown]) =>
    [value].flat(9).flatMap((one: unknown) => {
      if (typeof one === 'object' && one !== null) return idsIn(one)
      return typeof one === 'string' && (isUuid(one) || key in CATALOGUE || key === 'sku_id') ? [`${key}=${one}`] : []
    }),
  )
