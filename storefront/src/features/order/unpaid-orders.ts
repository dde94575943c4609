import type { OrderInList } from '@sampan/contract'
import { useRead } from '@sampan/front/use-read'
import { pollInterval } from '../../api/live/live-state.ts'

/** Orders that can still be paid; undefined until loaded. Polled while an order waits for a recharge. */
export function useUnpaidOrders({ enabled = true } = {}): readonly OrderInList[] | undefined {
  const { data } = useRead(
    'GET /api/user/order_list',
    { status: '0' },
    {
      enabled,
      refetch: true,
      every_ms: ({ items }) => (items.some((order) => order.waits_for_recharge) ? pollInterval() : false),
    },
  )
  return data?.items.filter((order) => order.can.pay)
}

/**
 * The orders to pay first: those of `wanted` that are unpaid. If there are none, the orders of the checkout that
 * expires soonest.
 */
export function firstToPay(unpaid: readonly OrderInList[], order_ids: readonly string[] = []): readonly OrderInList[] {
  const chosenOrders = unpaid.filter((order) => order_ids.includes(order.order_id))
  if (chosenOrders.length > 0) return chosenOrders
  const [soonest] = unpaid.toSorted((a, b) => a.expires_at.localeCompare(b.expires_at))
  return unpaid.filter((order) => order.checkout_id === soonest?.checkout_id)
}

export const paymentHref = (orders: readonly OrderInList[]): string =>
  `/payment?orders=${orders.map((order) => order.order_id).join()}`

export const totalOf = (orders: readonly OrderInList[]): number =>
  orders.reduce((sum, order) => sum + order.total_cents, 0)
