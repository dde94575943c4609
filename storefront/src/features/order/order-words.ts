import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { OrderInList } from '@sampan/contract'
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
    '2': () => t(i18n)`On the way`,
    '3': () => t(i18n)`To review`,
    '-4': () => t(i18n)`After-sale`,
  }
  return words[status]()
}

type Standing = Pick<OrderInList, 'status' | 'refund_label' | 'can' | 'waits_for_recharge'>

/** The state of an order in words, as its own page has it: a parcel that is still on its way is not called delivered there. */
export function standingWord({ status, refund_label, can }: Standing, i18n: I18n): string {
  if (status === 0 && !can.pay) return t(i18n)`Being cancelled`
  if (status === -1 && refund_label === 'refunded') return t(i18n)`Refunded`
  const words: Record<Standing['status'], () => string> = {
    0: () => t(i18n)`Waiting for payment`,
    1: () => t(i18n)`Paid`,
    2: () => t(i18n)`On the way`,
    3: () => t(i18n)`Received`,
    4: () => t(i18n)`Completed`,
    [-1]: () => t(i18n)`Cancelled`,
    [-4]: () => t(i18n)`Request being checked`,
  }
  return words[status]()
}

/** What happens next, in one sentence: the shopper is never shown a bare status. */
export function nextWord(order: Standing, i18n: I18n): string {
  const { status, refund_label, can } = order
  if (status === 0 && !can.pay) return t(i18n)`The time to pay is over. The order is being cancelled.`
  if (order.waits_for_recharge) return t(i18n)`We are checking your transfer. Once the money is there you can pay.`
  if (status === -1 && refund_label === 'refunded') return t(i18n)`The money is back in your balance.`
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
