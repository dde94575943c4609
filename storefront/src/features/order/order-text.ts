import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { OrderInList } from '@sampan/contract'
import { hasLostPieces, isPartlySent } from '@sampan/contract/refund-sums'
import type { StatusFilter } from '@sampan/contract/rules'
import { ORDER_STATUS } from '@sampan/contract/rules'

/** The labels of order statuses, as the specification prescribes them. */
export function statusText(status: StatusFilter, i18n: I18n): string {
  const texts: Record<StatusFilter, () => string> = {
    all: () => t(i18n)`All`,
    '0': () => t(i18n)`Waiting pay`,
    '1': () => t(i18n)`Waiting deliver`,
    '2': () => t(i18n)`Delivered`,
    '3': () => t(i18n)`Received`,
    '4': () => t(i18n)`Completed`,
    '-1': () => t(i18n)`Cancelled`,
    '-4': () => t(i18n)`In after sale`,
  }
  return texts[status]()
}

/** Statuses that need the shopper's attention. */
export type Shortcut = '0' | '1' | '2' | '3' | '-4'

/** Short labels of these statuses. Tabs and lists use the specification's labels instead. */
export function shortcutText(status: Shortcut, i18n: I18n): string {
  const texts: Record<Shortcut, () => string> = {
    '0': () => t(i18n)`To pay`,
    '1': () => t(i18n)`To ship`,
    '2': () => statusText('2', i18n),
    '3': () => t(i18n)`To review`,
    '-4': () => t(i18n)`Returns`,
  }
  return texts[status]()
}

/** The labels of refunds in lists, as the specification prescribes them. */
export function refundLabelText(label: Exclude<OrderInList['refund_label'], 'none'>, i18n: I18n): string {
  const texts: Record<typeof label, () => string> = {
    apply: () => t(i18n)`Apply refund`,
    refunding: () => t(i18n)`Refunding`,
    refunded: () => t(i18n)`Refunded`,
  }
  return texts[label]()
}

type OrderState = Pick<
  OrderInList,
  'status' | 'refund_label' | 'can' | 'waits_for_recharge' | 'refunds' | 'items' | 'parcels'
>

/** The state of an order on its own page: the specification's label, or a more precise label. */
export function orderStateText(
  { status, refund_label, can }: Omit<OrderState, 'refunds' | 'items' | 'parcels'>,
  i18n: I18n,
): string {
  if (status === ORDER_STATUS.unpaid && !can.pay) return t(i18n)`Cancelling`
  if (status === ORDER_STATUS.cancelled && refund_label === 'refunded') return t(i18n)`Refunded`
  if (status === ORDER_STATUS.after_sale && refund_label === 'refunding') return t(i18n)`Refunding`
  return statusText(String(status) as StatusFilter, i18n) // every status is a filter too
}

/** The next step in one sentence, so that a status is never shown without an explanation. */
export function nextStepText(order: OrderState, i18n: I18n): string {
  const { status, refund_label, can } = order
  if (status === ORDER_STATUS.unpaid && !can.pay) return t(i18n)`Time to pay has run out. We’re cancelling this order.`
  if (order.waits_for_recharge) return t(i18n)`We’re checking your transfer. You can pay as soon as the money arrives.`
  if (status === ORDER_STATUS.cancelled && refund_label === 'refunded')
    return t(i18n)`The money is back in your balance.`
  if (status === ORDER_STATUS.after_sale && refund_label === 'refunding') return refundingText(order, i18n)
  if (status === ORDER_STATUS.shipped && hasLostPieces(order))
    return t(i18n)`A parcel of your order is lost. We’re arranging your refund.`
  if (status === ORDER_STATUS.shipped && isPartlySent(order))
    return t(i18n)`A part of your order is on its way. The shop is getting the rest ready.`
  const texts: Record<OrderInList['status'], () => string> = {
    0: () => t(i18n)`Pay before time runs out to keep your order.`,
    1: () => t(i18n)`The shop is getting your order ready.`,
    2: () => t(i18n)`Confirm once you’ve received your order.`,
    3: () => t(i18n)`Your order has arrived. Enjoy!`,
    4: () => t(i18n)`This order is complete.`,
    [-1]: () => t(i18n)`This order was cancelled. You weren’t charged.`,
    [-4]: () => t(i18n)`Your request is under review.`,
  }
  return texts[status]()
}

/** The next step after the shop has approved a refund. */
function refundingText({ refunds }: OrderState, i18n: I18n): string {
  const [open] = refunds
  if (open?.state === 'returning') return t(i18n)`Your return is on its way. We’ll refund you once it arrives.`
  if (open?.type === 'return_and_refund') return t(i18n)`Approved. Send the goods back to get your refund.`
  return t(i18n)`Approved. Your refund is on its way to your balance.`
}
