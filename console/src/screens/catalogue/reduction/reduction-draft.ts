import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { isWallTime, REDUCTION_LIMITS, SLUG_PATTERN } from '@sampan/contract/rules'
import { parseMoney, readDecimal } from '@sampan/contract/typed-number'
import type { WriteInput } from '@sampan/front/calls'
import type { Faults } from '@sampan/front/use-form'
import { moneyInputValue } from '../../../forms/input-values.ts'
import type { Reduction } from './reduction-state.tsx'

type Sent = WriteInput<'POST /api/admin/reduction/save'>

/** A price reduction in the form. Dates and times are those of the shop. */
export type ReductionDraft = {
  name: string
  kind: 'percent' | 'prices'
  off_100: string
  /** A line per SKU: its id and its price, separated by a tab, a comma or spaces. */
  prices: string
  /** Ids separated by commas or spaces. */
  product_ids: string
  category: string | null
  starts: string
  starts_time: string
  ends: string
  ends_time: string
  takes_codes: boolean
  below_cost: boolean
}

const DAY_MS = 86_400_000
const FRIDAY = 5

/** The next Friday and its Sunday, by the calendar of the shop. */
function nextWeekend(now: Date, time_zone: string): { friday: string; sunday: string } {
  const today = Date.parse(new Intl.DateTimeFormat('sv', { timeZone: time_zone }).format(now))
  const days = (FRIDAY - new Date(today).getUTCDay() + 7) % 7 || 7
  const dayAfter = (count: number) => new Date(today + count * DAY_MS).toISOString().slice(0, 10)
  return { friday: dayAfter(days), sunday: dayAfter(days + 2) }
}

export function draftOf(reduction: Reduction | undefined, time_zone: string, now = new Date()): ReductionDraft {
  const { friday, sunday } = nextWeekend(now, time_zone)
  const { starts = `${friday}T18:00`, ends = `${sunday}T24:00`, off_100 = 2_000, prices = [] } = reduction ?? {}
  return {
    name: reduction?.name ?? '',
    kind: off_100 === null ? 'prices' : 'percent',
    off_100: off_100 === null ? '' : String(off_100 / 100),
    prices: prices.map(({ sku_id, price_cents }) => `${sku_id}\t${moneyInputValue(price_cents)}`).join('\n'),
    product_ids: reduction?.product_ids.join(', ') ?? '',
    category: reduction?.category ?? null,
    starts: starts.slice(0, 10),
    starts_time: starts.slice(11),
    ends: ends.slice(0, 10),
    ends_time: ends.slice(11),
    takes_codes: reduction?.takes_codes ?? true,
    below_cost: false,
  }
}

const idsIn = (input: string) => [...new Set(input.split(/[\s,]+/).filter((id) => id !== ''))]

/** The prices of a pasted column; undefined if a line cannot be read. */
function pricesIn(input: string): { sku_id: string; price_cents: number }[] | undefined {
  const lines = input.split('\n').filter((line) => line.trim() !== '')
  const prices = lines.map((line) => {
    const [, sku_id = '', price = ''] = /^\s*([^\s,;]+)[\s,;]+(.+?)\s*$/.exec(line) ?? []
    return { sku_id, price_cents: parseMoney(price) ?? 0 }
  })
  const isRead = prices.every(({ sku_id, price_cents }) => SLUG_PATTERN.test(sku_id) && price_cents > 0)
  return isRead && prices.length <= REDUCTION_LIMITS.prices ? prices : undefined
}

const MOST_OFF = 99_99
function offIn(input: string): number {
  const reading = readDecimal(input.replace(/\s*[%％]$/, ''), 2)
  return reading.state === 'read' && reading.value <= MOST_OFF ? reading.value : 0
}

export function faultsOf(draft: ReductionDraft, i18n: I18n): Faults<keyof ReductionDraft> {
  const ids = idsIn(draft.product_ids)
  const { prices, ...terms } = termsOf(draft)
  const areIds = ids.length <= REDUCTION_LIMITS.products && ids.every((id) => SLUG_PATTERN.test(id))
  const isPercent = draft.kind === 'percent'
  return {
    ...(draft.name.trim() === '' && { name: t(i18n)`Enter a name` }),
    ...(isPercent && !(terms.off_100 ?? 0) && { off_100: t(i18n)`Enter more than 0 and less than 100 percent` }),
    ...(!isPercent && !prices?.length && { prices: t(i18n)`Enter a SKU and a price such as 12.50 in each line` }),
    ...(isPercent && !areIds && { product_ids: t(i18n)`Enter up to 500 product IDs` }),
    ...(isPercent && ids.length === 0 && !draft.category && { product_ids: t(i18n)`Choose products or a category` }),
    ...(!isWallTime(terms.starts) && { starts: t(i18n)`Enter a date and a time such as 18:00` }),
    ...(!isWallTime(terms.ends) && { ends: t(i18n)`Enter a date and a time such as 24:00` }),
  }
}

/** `9:00` as `09:00`. */
const timeIn = (input: string) => input.trim().replace(/^(\d):/, '0$1:')

/** The goods, prices and times of a draft. `prices` is undefined if they cannot be read. */
export function termsOf({ kind, off_100, prices, product_ids, category, takes_codes, ...times }: ReductionDraft) {
  const isPercent = kind === 'percent'
  return {
    starts: `${times.starts}T${timeIn(times.starts_time)}`,
    ends: `${times.ends}T${timeIn(times.ends_time)}`,
    off_100: isPercent ? offIn(off_100) : null,
    prices: isPercent ? [] : pricesIn(prices),
    product_ids: isPercent ? idsIn(product_ids) : [],
    category: isPercent ? category : null,
    takes_codes,
  }
}

type Version = { reduction_id: string; revision: string | null; reason?: string | undefined }

export function sentOf(draft: ReductionDraft, { reason, ...version }: Version): Sent {
  const { prices = [], ...terms } = termsOf(draft)
  const { below_cost } = draft
  return { ...version, ...terms, prices, name: draft.name.trim(), below_cost, ...(reason && { reason }) }
}
