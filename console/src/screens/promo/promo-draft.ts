import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { PROMO_PRODUCTS_LIMIT, SLUG_PATTERN } from '@sampan/contract/rules'
import { parseMoney, parseWhole, readDecimal } from '@sampan/contract/typed-number'
import type { WriteInput } from '@sampan/front/calls'
import type { Faults } from '@sampan/front/use-form'
import { amountFault, moneyInputValue, wholeIn } from '../../forms/input-values.ts'
import { localTime, momentIn } from '../../ui/time/local-time.ts'
import type { Promo } from './promo-state.tsx'

type Sent = WriteInput<'POST /api/admin/promo/save'>

/** A promo code in the form: percent or dollars, and times in the operator's time zone. */
export type PromoDraft = {
  code: string
  kind: Promo['kind']
  value: string
  minimum_cents: string
  includes_freight: boolean
  listed: boolean
  starts_at: string
  ends_at: string
  uses_limit: string
  uses_per_shopper: string
  /** Ids separated by commas or spaces. */
  product_ids: string
  categories: Promo['categories']
}

export function draftOf(promo: Promo | undefined): PromoDraft {
  const { code = '', kind = 'percentage', value, minimum_cents = 0, uses_limit = null } = promo ?? {}
  return {
    code,
    kind,
    value: value === undefined ? '' : kind === 'percentage' ? String(value / 100) : moneyInputValue(value),
    minimum_cents: minimum_cents > 0 ? moneyInputValue(minimum_cents) : '',
    includes_freight: promo?.includes_freight ?? false,
    listed: promo?.listed ?? true,
    starts_at: localTime(promo?.starts_at ?? new Date().toISOString()),
    ends_at: localTime(promo?.ends_at ?? null),
    uses_limit: uses_limit === null ? '' : String(uses_limit),
    uses_per_shopper: promo ? String(promo.uses_per_shopper ?? '') : '1',
    product_ids: promo?.product_ids.join(', ') ?? '',
    categories: promo?.categories ?? [],
  }
}

const idsIn = (input: string) => [...new Set(input.split(/[\s,]+/).filter((id) => id !== ''))]

const CODE = /^[A-Z0-9][A-Z0-9-]{2,29}$/
const PERCENT = 100_00
const USES_LIMIT = 999_999_999
const USES_PER_SHOPPER_LIMIT = 999_999

/** Basis points for percent, otherwise cents; 0 for invalid input. */
const valueIn = ({ kind, value }: PromoDraft): number => {
  if (kind === 'fixed') return parseMoney(value) ?? 0
  const reading = readDecimal(value.replace(/\s*[%％]$/, ''), 2)
  return reading.state === 'read' && reading.value <= PERCENT ? reading.value : 0
}

export function faultsOf(draft: PromoDraft, i18n: I18n): Faults<keyof PromoDraft> {
  const { code, kind, starts_at, ends_at, uses_limit } = draft
  const minimum = amountFault(draft.minimum_cents, i18n)
  const [starts, ends] = [momentIn(starts_at), momentIn(ends_at)]
  const no_value =
    kind === 'fixed'
      ? (amountFault(draft.value, i18n) ?? t(i18n)`Enter an amount such as 12.50`)
      : t(i18n)`Enter more than 0 and up to 100 percent`
  return {
    ...(!CODE.test(code.trim().toUpperCase()) && { code: t(i18n)`3 to 30 letters, digits and hyphens` }),
    ...(valueIn(draft) <= 0 && { value: no_value }),
    ...(!starts && { starts_at: t(i18n)`Enter a start date` }),
    ...(starts && ends && ends <= starts && { ends_at: t(i18n)`The end must be after the start` }),
    ...(minimum && { minimum_cents: minimum }),
    ...(!isCount(uses_limit, USES_LIMIT) && { uses_limit: t(i18n)`Enter a whole number` }),
    ...(!isCount(draft.uses_per_shopper, USES_PER_SHOPPER_LIMIT) && {
      uses_per_shopper: t(i18n)`Enter a whole number`,
    }),
    ...(!areProducts(idsIn(draft.product_ids)) && { product_ids: t(i18n)`Enter up to 200 product IDs` }),
  }
}

const areProducts = (ids: readonly string[]) =>
  ids.length <= PROMO_PRODUCTS_LIMIT && ids.every((id) => SLUG_PATTERN.test(id))

/** An unchanged time keeps its seconds, which the field does not show. */
const timeOf = (input: string, storedTime: string | null | undefined) =>
  storedTime !== undefined && input === localTime(storedTime) ? storedTime : momentIn(input)

export function sentOf(draft: PromoDraft, promo: Promo | undefined, reason?: string): Sent {
  const { code, kind, minimum_cents, includes_freight, listed, starts_at, ends_at, uses_limit } = draft
  return {
    code: code.trim().toUpperCase(),
    revision: promo?.revision ?? null,
    kind,
    value: valueIn(draft),
    minimum_cents: parseMoney(minimum_cents) ?? 0,
    includes_freight,
    listed,
    starts_at: timeOf(starts_at, promo?.starts_at) ?? new Date().toISOString(),
    ends_at: timeOf(ends_at, promo?.ends_at),
    uses_limit: parseWhole(uses_limit),
    uses_per_shopper: parseWhole(draft.uses_per_shopper),
    product_ids: idsIn(draft.product_ids),
    categories: draft.categories,
    ...(reason && { reason }),
  }
}

const isCount = (input: string, most: number) => input.trim() === '' || wholeIn(input, 1, most) !== null

/** Ends a promo code immediately. A code that has not started yet ends a millisecond after its start. */
export function endedNow({ uses: _, proposal: __, ...promo }: Promo & { proposal?: unknown }): Sent {
  const now = Math.max(Date.now(), Date.parse(promo.starts_at) + 1)
  return { ...promo, ends_at: new Date(now).toISOString() }
}
