import type { OrderInList } from '@sampan/contract'
import { ORDER_STATUS } from '@sampan/contract/rules'
import { lookAgainSoon } from '../../api/live/live-state.ts'

const CLOSING_MS = 2_000
const AHEAD_AT_MOST_MS = 60_000

type Unpaid = Pick<OrderInList, 'status' | 'can' | 'expires_at'>

/**
 * Its time to pay is over, and the shop cancels it within moments: who waits for that should see it come. The clock of
 * this device, which counted down, may be ahead of the shop's; by much more it is of no use.
 */
function isClosing({ status, can, expires_at }: Unpaid): boolean {
  const over_ms = Date.now() - Date.parse(expires_at)
  return status === ORDER_STATUS.unpaid && (!can.pay || (over_ms >= 0 && over_ms < AHEAD_AT_MOST_MS))
}

/** How soon an order is read again. Completed and cancelled are final; everything else may change while it is looked at, which a live event tells. */
export function lookAgain(order: OrderInList): number | false {
  if (order.status === ORDER_STATUS.completed || order.status === ORDER_STATUS.cancelled) return false
  return isClosing(order) ? CLOSING_MS : lookAgainSoon()
}

/** How soon a list of orders is read again: only while one of them is about to be cancelled. */
export const lookAgainAtList = (pages: readonly { items: readonly OrderInList[] }[]): number | false =>
  pages.some((page) => page.items.some(isClosing)) ? CLOSING_MS : false
