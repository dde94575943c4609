import type { AmountSetting, TimeSetting } from '@sampan/contract/rules'

type Bounds = { minimum: number; maximum: number }
const between = (minimum: number, maximum: number): Bounds => ({ minimum, maximum })

const DOLLAR = 100
const MILLION = 1_000_000 * DOLLAR

/** Bounds of amounts in cents. A larger amount is most likely a typo, such as an extra 0. */
export const AMOUNT_BOUNDS: Record<AmountSetting, Bounds> = {
  recharge_minimum: between(1, 10_000 * DOLLAR),
  recharge_maximum: between(1 * DOLLAR, 10 * MILLION),
  card_minimum: between(1 * DOLLAR, 1_000 * DOLLAR),
  card_maximum: between(1 * DOLLAR, MILLION),
  card_day: between(0, MILLION),
  card_day_newcomer: between(0, MILLION),
  card_month: between(0, 10 * MILLION),
  extract_minimum: between(1, 10_000 * DOLLAR),
  extract_maximum: between(1 * DOLLAR, 10 * MILLION),
  extract_bank_fixed: between(0, 1_000 * DOLLAR),
  extract_chain_fixed: between(0, 1_000 * DOLLAR),
  recharge_second_operator: between(0, MILLION),
  extract_second_operator: between(0, MILLION),
  refund_second_operator: between(0, MILLION),
  recharge_operator_day: between(0, 20 * MILLION),
  extract_operator_day: between(0, 20 * MILLION),
  refund_operator_day: between(0, 20 * MILLION),
  statement_credit_day: between(0, 10_000 * DOLLAR),
  promo_off_100: between(0, 100 * DOLLAR),
  promo_operator_day: between(0, MILLION),
  price_fall_100: between(0, 100 * DOLLAR),
  unpaid_goods: between(0, MILLION),
  unpaid_goods_newcomer: between(0, MILLION),
}

/** Amounts that limit operators, and what is credited without an operator. Only an owner changes them. */
const OWNERS: readonly AmountSetting[] = [
  'card_maximum',
  'card_day',
  'card_day_newcomer',
  'card_month',
  'recharge_second_operator',
  'extract_second_operator',
  'refund_second_operator',
  'recharge_operator_day',
  'extract_operator_day',
  'refund_operator_day',
  'statement_credit_day',
  'promo_off_100',
  'promo_operator_day',
  'price_fall_100',
]
export const needsOwner = (name: AmountSetting): boolean => OWNERS.includes(name)

/** Pairs of amounts: the first may not exceed the second. */
export const ORDERED_PAIRS: readonly (readonly [AmountSetting, AmountSetting])[] = [
  ['recharge_minimum', 'recharge_maximum'],
  ['card_minimum', 'card_maximum'],
  ['card_day_newcomer', 'card_day'],
  ['card_day', 'card_month'],
  ['extract_minimum', 'extract_maximum'],
  ['unpaid_goods_newcomer', 'unpaid_goods'],
]

/** Pairs of amounts: the first must be below the second, so that the smallest withdrawal exceeds its charge. */
export const STRICTLY_ORDERED_PAIRS: readonly (readonly [AmountSetting, AmountSetting])[] = [
  ['extract_bank_fixed', 'extract_minimum'],
  ['extract_chain_fixed', 'extract_minimum'],
]

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Bounds of times in seconds. */
export const TIME_BOUNDS: Record<TimeSetting, Bounds> = {
  order_expiry: between(5 * MINUTE, 7 * DAY),
  order_wait: between(1 * HOUR, 14 * DAY),
  order_after_passed_recharge: between(1 * HOUR, 14 * DAY),
  order_after_refused_recharge: between(5 * MINUTE, 7 * DAY),
  order_auto_confirm: between(1 * DAY, 90 * DAY),
  order_auto_complete: between(1 * DAY, 90 * DAY),
  order_review: between(1 * DAY, 365 * DAY),
  refund_return: between(1 * DAY, 60 * DAY),
  refused_recharge: between(1 * DAY, 365 * DAY),
  session: between(1 * HOUR, 30 * DAY),
  payment_code_lock: between(5 * MINUTE, 7 * DAY),
  chat_answering: between(1 * MINUTE, 2 * HOUR),
  notice: between(7 * DAY, 730 * DAY),
  product_view: between(1 * DAY, 365 * DAY),
  security_event: between(30 * DAY, 1_095 * DAY),
  card_chain_wait: between(1 * DAY, 180 * DAY),
  card_refund: between(1 * DAY, 730 * DAY),
}
