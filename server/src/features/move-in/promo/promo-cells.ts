import { CATALOGUE_LIMITS, type MoveInTarget } from '@sampan/contract/rules'
import { type DecimalSign, readAmount, readWhole } from '@sampan/contract/typed-number'
import { clock } from '../../../clock.ts'
import { isYes, type MomentForm, momentIn } from '../cell-values.ts'
import type { Remarks } from '../record-kind.ts'
import type { Row } from '../row.ts'

const PERCENT = /%|percent|百分比|パーセント|率|퍼센트|비율|เปอร์เซ็นต์|ร้อยละ/i
const UNSUPPORTED = /ship|freight|fixed_product|product|bogo|buy.*get|bxgy|gift/i

type Discount = { kind: 'percentage' | 'fixed'; value: number }

/** The discount of a code: basis points of a percentage, or cents. Undefined after a remark. */
export function readDiscount(row: Row, decimal_sign: DecimalSign, remarks: Remarks): Discount | undefined {
  const named = row.get('value_kind')
  const cell = row.get('value').replace(/^[-−]\s*/, '')
  if (UNSUPPORTED.test(named)) {
    remarks.add('unsupported_discount', 'value_kind')
    return undefined
  }
  const isPercentage = PERCENT.test(named) || PERCENT.test(cell)
  // Two decimals: 12.5 % is 1250 basis points, as $12.50 is 1250 cents.
  const reading = readAmount(cell.replace('%', '').trim(), decimal_sign)
  const value = reading.state === 'read' ? reading.value : 0
  if (value < 1 || value > (isPercentage ? 10_000 : CATALOGUE_LIMITS.price_cents)) {
    remarks.add('not_a_discount', 'value')
    return undefined
  }
  return { kind: isPercentage ? 'percentage' : 'fixed', value }
}

const NONE = /^(?:none|no|0|n\/a|null|false|-|无|なし|없음|ไม่มี|all|all products|all customers|everyone)?$/i

/** The least value of the goods, which Shopify writes as a sentence. Undefined after a remark. */
export function readMinimum(row: Row, decimal_sign: DecimalSign, remarks: Remarks): number | undefined {
  const cell = row.get('minimum')
  if (NONE.test(cell)) return 0
  if (/quantity|items?\b/i.test(cell)) {
    remarks.add('condition_unsupported', 'minimum')
    return undefined
  }
  const reading = readAmount(/[\d.,' ]*\d/.exec(cell)?.[0]?.trim() ?? '', decimal_sign)
  if (reading.state === 'read' && reading.value >= 0 && reading.value <= CATALOGUE_LIMITS.price_cents)
    return reading.value
  remarks.add('not_a_number', 'minimum')
  return undefined
}

/** From when and until when a code is valid. A day ends at midnight in the shop's time zone. Undefined after a remark. */
export function readDates(row: Row, form: MomentForm, remarks: Remarks) {
  const now = new Date(clock.now_ms()).toISOString()
  const starts_at = row.get('starts_at') === '' ? now : momentIn(row.get('starts_at'), form)
  const ends_at = NONE.test(row.get('ends_at')) ? null : momentIn(row.get('ends_at'), { ...form, isEnd: true })
  if (starts_at === undefined) remarks.add('not_a_date', 'starts_at')
  else if (ends_at === undefined) remarks.add('not_a_date', 'ends_at')
  else if (ends_at !== null && Date.parse(ends_at) <= clock.now_ms()) remarks.add('discount_ended', 'ends_at')
  else if (ends_at !== null && Date.parse(ends_at) <= Date.parse(starts_at))
    remarks.add('dates_not_in_order', 'ends_at')
  else return { starts_at, ends_at }
  return undefined
}

const COUNT_LIMIT = 1_000_000

/** A whole number; null for an empty cell, undefined after a remark. */
function readCount(row: Row, target: MoveInTarget, remarks: Remarks): number | null | undefined {
  if (NONE.test(row.get(target))) return null
  const reading = readWhole(row.get(target))
  if (reading.state === 'read' && reading.value >= 0 && reading.value <= COUNT_LIMIT) return reading.value
  remarks.add('not_a_number', target)
  return undefined
}

/** How often a code may still be used. A file that does not say how often by each shopper means once. */
export function readLimits(row: Row, columns: readonly (MoveInTarget | null)[], remarks: Remarks) {
  const limit = readCount(row, 'uses_limit', remarks)
  const uses = readCount(row, 'uses', remarks)
  const perShopper = row.get('uses_per_shopper')
  const isFlag = /^(?:true|false|yes|no)$/i.test(perShopper)
  const count = isFlag ? (isYes(perShopper) ? 1 : null) : readCount(row, 'uses_per_shopper', remarks)
  if (limit === undefined || uses === undefined || count === undefined) return undefined
  const uses_per_shopper = columns.includes('uses_per_shopper') ? count : 1
  if (limit === null) return { uses_limit: null, uses_per_shopper }
  const uses_limit = limit - (uses ?? 0)
  if (uses_limit < 1) {
    remarks.add('used_up', 'uses_limit')
    return undefined
  }
  if (uses) remarks.add('uses_subtracted', 'uses')
  return { uses_limit, uses_per_shopper }
}

/**
 * Remarks on conditions that the shop does not have: without them, a code would be valid for more than it was, so its line
 * is faulty.
 */
export function remarkOnConditions(row: Row, columns: readonly (MoveInTarget | null)[], remarks: Remarks): void {
  if (columns.includes('condition') && row.all('condition').some((cell) => !NONE.test(cell)))
    remarks.add('condition_unsupported', 'condition')
}
