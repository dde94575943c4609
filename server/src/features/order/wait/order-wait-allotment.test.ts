import fc from 'fast-check'
import { expect, test } from 'vitest'
import { selectOrdersToWait, selectSettledOrders, type UnpaidOrder } from './order-wait.ts'

const cents = fc.integer({ min: 0, max: 20 })
const money = fc.record({ free_cents: cents, expected_cents: cents })
const orders = fc
  .array(
    fc.record({
      checkout_id: fc.constantFrom('a', 'b', 'c'),
      total_cents: fc.integer({ min: 1, max: 12 }),
      waits_for_recharge: fc.boolean(),
      may_wait: fc.boolean(),
    }),
    { maxLength: 6 },
  )
  .map((drawn_orders): UnpaidOrder[] => {
    // Waiting orders belong to one checkout and cannot begin to wait again.
    const waiting = drawn_orders.find((order) => order.waits_for_recharge)?.checkout_id
    return drawn_orders.map((order, at) => {
      const waits_for_recharge = order.waits_for_recharge && order.checkout_id === waiting
      return { ...order, order_id: `${at}`, waits_for_recharge, may_wait: order.may_wait && !waits_for_recharge }
    })
  })

const totalOf = (of: readonly UnpaidOrder[]) => of.reduce((sum, order) => sum + order.total_cents, 0)

test('only orders of one checkout begin to wait, if they may wait and balance and expected money together cover them', () => {
  fc.assert(
    fc.property(orders, money, (unpaid, funds) => {
      const ids = selectOrdersToWait(unpaid, funds)
      const beginning = unpaid.filter(({ order_id }) => ids.includes(order_id))
      const waiting = unpaid.filter((order) => order.waits_for_recharge)
      expect(beginning.every((order) => order.may_wait)).toBe(true)
      expect(new Set([...waiting, ...beginning].map((order) => order.checkout_id)).size).toBeLessThanOrEqual(1)
      if (beginning.length > 0) expect(funds.expected_cents).toBeGreaterThan(0)
      expect(totalOf(beginning)).toBeLessThanOrEqual(funds.free_cents + funds.expected_cents)
    }),
  )
})

test('an audit funds orders that the balance covers, and ends the wait of orders above balance and expected money together', () => {
  fc.assert(
    fc.property(orders, money, (unpaid, funds) => {
      const { funded, unfunded } = selectSettledOrders(unpaid, funds)
      const of = (ids: string[]) => unpaid.filter(({ order_id }) => ids.includes(order_id))
      const waiting = unpaid.filter(({ order_id }) => !funded.includes(order_id) && !unfunded.includes(order_id))
      expect(totalOf(of(funded))).toBeLessThanOrEqual(funds.free_cents)
      expect(totalOf([...of(funded), ...waiting])).toBeLessThanOrEqual(funds.free_cents + funds.expected_cents)
      if (funds.expected_cents === 0) expect(waiting).toEqual([])
      if (totalOf(unpaid) <= funds.free_cents) expect(funded).toHaveLength(unpaid.length)
    }),
  )
})
