/** An unpaid order in the queue for the shopper's money. */
export type UnpaidOrder = {
  order_id: string
  checkout_id: string
  total_cents: number
  waits_for_recharge: boolean
  /** Whether it may begin to wait: it never did, and the stock allows it. */
  may_wait: boolean
}

/** What a shopper can spend now, and what recharges being checked will add, less debts. */
export type Money = { free_cents: number; expected_cents: number }

/**
 * Allots the shopper's money to the unpaid orders: first those that already wait, then the oldest.
 * @returns the orders that begin to wait: covered, but not by the free balance alone; all of one checkout.
 */
export function whatBeginsToWait(orders: readonly UnpaidOrder[], money: Money): string[] {
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

/** What an audit means for the waiting orders, oldest first: paid for, given up, or still waiting. */
export function whatIsSettled(
  waiting: readonly Pick<UnpaidOrder, 'order_id' | 'total_cents'>[],
  { free_cents, expected_cents }: Money,
): Settled {
  const settled: Settled = { funded: [], unfunded: [] }
  let [free, expected] = [free_cents, expected_cents]
  for (const { order_id, total_cents } of waiting) {
    const from_free = Math.min(free, total_cents)
    const missing = total_cents - from_free
    if (missing > expected) {
      settled.unfunded.push(order_id)
      continue
    }
    free -= from_free
    expected -= missing
    if (missing === 0) settled.funded.push(order_id)
  }
  return settled
}
