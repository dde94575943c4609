import type { OrderInList } from '@sampan/contract'
import { ORDER_STATUS } from '@sampan/contract/rules'
import { pollInterval } from '../../api/live/live-state.ts'

const CLOSING_MS = 2_000
const AHEAD_AT_MOST_MS = 60_000

type Unpaid = Pick<OrderInList, 'status' | 'can' | 'expires_at'>

/**
 * Whether an unpaid order has expired and is about to be cancelled: a shopper who watches the order should see this
 * soon. The device's clock may be ahead of the server's, so the clock is ignored if the order seems to have expired
 * more than a minute ago.
 */
function isClosing({ status, can, expires_at }: Unpaid): boolean {
  const over_ms = Date.now() - Date.parse(expires_at)
  return status === ORDER_STATUS.unpaid && (!can.pay || (over_ms >= 0 && over_ms < AHEAD_AT_MOST_MS))
}

/**
 * The polling interval of an order in ms; false if the order is completed or cancelled, because these states are final.
 * An order that is about to be cancelled is polled often, all others only while no live events arrive.
 */
export function orderPollInterval(order: OrderInList): number | false {
  if (order.status === ORDER_STATUS.completed || order.status === ORDER_STATUS.cancelled) return false
  return isClosing(order) ? CLOSING_MS : pollInterval()
}

/** The polling interval of a list of orders in ms; false unless an order in the list is about to be cancelled. */
export const orderListPollInterval = (pages: readonly { items: readonly OrderInList[] }[]): number | false =>
  pages.some((page) => page.items.some(isClosing)) ? CLOSING_MS : false
