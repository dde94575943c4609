import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { OrderInList } from '@sampan/contract'
import { ORDER_STATUS } from '@sampan/contract/rules'
import type { StatusFilter } from './order-status.ts'

/** The specification's labels of the status values. */
export function statusWord(status: StatusFilter, i18n: I18n): string {
  const words: Record<StatusFilter, () => string> = {
    all: () => t(i18n)`All`,
    '0': () => t(i18n)`Waiting pay`,
    '1': () => t(i18n)`Waiting deliver`,
    '2': () => t(i18n)`Delivered`,
    '3': () => t(i18n)`Received`,
    '4': () => t(i18n)`Completed`,
    '-1': () => t(i18n)`Cancelled`,
    '-4': () => t(i18n)`In after sale`,
  }
  return words[status]()
}

/** Those of them that a shopper has something to do with. */
export type Shortcut = '0' | '1' | '2' | '3' | '-4'

/** Short words for what to do or wait for; the labels of the tabs and lists are the specification's. */
export function shortcutWord(status: Shortcut, i18n: I18n): string {
  const words: Record<Shortcut, () => string> = {
    '0': () => t(i18n)`To pay`,
    '1': () => t(i18n)`To ship`,
    '2': () => statusWord('2', i18n),
    '3': () => t(i18n)`To review`,
    '-4': () => t(i18n)`After-sale`,
  }
  return words[status]()
}

/** The specification's labels of a refund, beside the status. */
export function refundLabelWord(label: Exclude<OrderInList['refund_label'], 'none'>, i18n: I18n): string {
  const words: Record<typeof label, () => string> = {
    apply: () => t(i18n)`Apply refund`,
    refunding: () => t(i18n)`Refunding`,
    refunded: () => t(i18n)`Refunded`,
  }
  return words[label]()
}

type Standing = Pick<OrderInList, 'status' | 'refund_label' | 'can' | 'waits_for_recharge' | 'refunds'>

/** The state of an order in words, as its own page has it: the specification's label, or what it cannot tell. */
export function standingWord({ status, refund_label, can }: Omit<Standing, 'refunds'>, i18n: I18n): string {
  if (status === ORDER_STATUS.unpaid && !can.pay) return t(i18n)`Being cancelled`
  if (status === ORDER_STATUS.cancelled && refund_label === 'refunded') return t(i18n)`Refunded`
  if (status === ORDER_STATUS.after_sale && refund_label === 'refunding') return t(i18n)`Refunding`
  return statusWord(String(status) as StatusFilter, i18n) // every status is a filter too
}

/** What happens next, in one sentence: the shopper is never shown a bare status. */
export function nextWord(order: Standing, i18n: I18n): string {
  const { status, refund_label, can } = order
  if (status === ORDER_STATUS.unpaid && !can.pay) return t(i18n)`The time to pay is over. The order is being cancelled.`
  if (order.waits_for_recharge) return t(i18n)`We are checking your transfer. Once the money is there you can pay.`
  if (status === ORDER_STATUS.cancelled && refund_label === 'refunded')
    return t(i18n)`The money is back in your balance.`
  if (status === ORDER_STATUS.after_sale && refund_label === 'refunding') return refundingWord(order, i18n)
  const words: Record<OrderInList['status'], () => string> = {
    0: () => t(i18n)`Pay in time and the shop gets your order ready.`,
    1: () => t(i18n)`The shop is getting your order ready.`,
    2: () => t(i18n)`Confirm when your order is in your hands.`,
    3: () => t(i18n)`You have your order. Enjoy it!`,
    4: () => t(i18n)`This order is complete.`,
    [-1]: () => t(i18n)`This order was cancelled and nothing was paid.`,
    [-4]: () => t(i18n)`The shop is looking at your request.`,
  }
  return words[status]()
}

/** What the shopper does or waits for once the shop has agreed. */
function refundingWord({ refunds }: Standing, i18n: I18n): string {
  const [open] = refunds
  if (open?.state === 'returning') return t(i18n)`Your parcel is on its way back. The money comes once it is there.`
  if (open?.type === 'return_and_refund') return t(i18n)`The shop agreed. Send the goods back to get your money.`
  return t(i18n)`The shop agreed. The money is on its way to your balance.`
}
