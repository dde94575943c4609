/** An unpaid order in the queue for the shopper's money. */
export type UnpaidOrder = {
  order_id: string
  checkout_id: string
  total_cents: number
  waits_for_recharge: boolean
  /** Whether the order may begin to wait: it has never waited, and the stock allows it. */
  may_wait: boolean
}

/** The shopper's balance, and the sum of recharges under audit less debts. */
export type Money = { free_cents: number; expected_cents: number }

/**
 * Allots the shopper's money to the unpaid orders: first to waiting orders, then to the oldest.
 * @returns the orders that begin to wait. They are covered, but not by the balance alone, and belong to one checkout.
 */
export function selectOrdersToWait(orders: readonly UnpaidOrder[], money: Money): string[] {
  const waiting = orders.filter((order) => order.waits_for_recharge)
  const others = orders.filter((order) => !order.waits_for_recharge)
  let { free_cents, expected_cents } = money
  let checkout_id = waiting[0]?.checkout_id
  const beginning: string[] = []
  for (const order of [...waiting, ...others]) {
    const from_free_cents = Math.min(free_cents, order.total_cents)
    const missing_cents = order.total_cents - from_free_cents
    const is_in_turn = (checkout_id ?? order.checkout_id) === order.checkout_id
    const can_wait = order.waits_for_recharge || (order.may_wait && is_in_turn)
    // Expected money only counts for orders that may wait for it.
    if (missing_cents > (can_wait ? expected_cents : 0)) continue
    free_cents -= from_free_cents
    expected_cents -= missing_cents
    if (missing_cents === 0 || order.waits_for_recharge) continue
    checkout_id = order.checkout_id
    beginning.push(order.order_id)
  }
  return beginning
}

type Settled = { funded: string[]; unfunded: string[] }

/** The effect of an audit on the waiting orders, oldest first: funded, unfunded, or (in neither list) still waiting. */
export function selectSettledOrders(
  waiting: readonly Pick<UnpaidOrder, 'order_id' | 'total_cents'>[],
  { free_cents, expected_cents }: Money,
): Settled {
  const settledOrders: Settled = { funded: [], unfunded: [] }
  let [free, remaining_expected_cents] = [free_cents, expected_cents]
  for (const { order_id, total_cents } of waiting) {
    const from_free = Math.min(free, total_cents)
    const missing_cents = total_cents - from_free
    if (missing_cents > remaining_expected_cents) {
      settledOrders.unfunded.push(order_id)
      continue
    }
    free -= from_free
    remaining_expected_cents -= missing_cents
    if (missing_cents === 0) settledOrders.funded.push(order_id)
  }
  return settledOrders
}
