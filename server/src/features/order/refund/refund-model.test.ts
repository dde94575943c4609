// Random refunds, returns, cancellations and shipments of one checkout: whatever happens, no piece and no cent gets lost.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stockOf } from '../../../../testing/order-world.ts'
import { aCheckout, type Deed, deed, doDeed } from '../../../../testing/refund-deeds.ts'
import { orderOf } from '../../../../testing/refund-world.ts'
import { balanceIn } from '../../../../testing/wallet-world.ts'
import { anOperator, aShop } from '../../../../testing/world.ts'
import { audit } from '../../../ledger/audit.ts'

const shop = await aShop({ max: 10 })
const desk = [await anOperator(shop), await anOperator(shop)] as const

/** A failure prints its seed; `REFUND_SEED=… npx vitest run refund-model` replays it. */
const seed = process.env.REFUND_SEED ? { seed: Number(process.env.REFUND_SEED) } : {}

type Checkout = Awaited<ReturnType<typeof aCheckout>>
type Order = Awaited<ReturnType<typeof orderOf>>

/** Pieces of a line that are reserved for the shopper, or with them: all but those that an executed refund returned to stock. */
function piecesOut(order: Order, order_item_id: string, quantity: number): number {
  if (order.shipped_at === null && order.status === -1) return 0
  const returned = order.refunds
    .filter(({ state }) => state === 'executed')
    .flatMap(({ items, less_reason }) =>
      items.filter(({ fate }) => fate === 'not_sent' || (fate === 'returns' && less_reason === null)),
    )
    .filter((item) => item.order_item_id === order_item_id)
  return returned.reduce((left, item) => left - item.quantity, quantity)
}

async function expectNothingLost({ buyer, order_ids, stock, start_cents }: Checkout) {
  const orders = await Promise.all(order_ids.map((order_id) => orderOf(buyer, order_id)))
  for (const { sku_id, quantity, order_item_id } of orders.flatMap(({ items }) => items)) {
    const order = orders.find(({ items }) => items.some((item) => item.order_item_id === order_item_id))
    const out = order ? piecesOut(order, order_item_id, quantity) : 0
    expect((await stockOf(shop, sku_id)) + out, `pieces of ${sku_id}`).toBe(stock)
  }
  const spent = orders.reduce((sum, { paid_cents, refunded_cents }) => sum + paid_cents - refunded_cents, 0)
  expect(await balanceIn(buyer)).toBe(start_cents - spent)
  for (const { status, shipped_at, paid_cents, refunded_cents, items } of orders) {
    const left = items.reduce((sum, { quantity, refunded_quantity }) => sum + quantity - refunded_quantity, 0)
    if (status === 1) expect(left, 'an order to ship has pieces to ship').toBeGreaterThan(0)
    if (status === -1) expect(refunded_cents, 'a cancelled order keeps nothing').toBe(paid_cents)
    if (status === -1 && shipped_at === null) expect(left, 'an order that was never shipped holds no pieces').toBe(0)
  }
}

test('random refunds, returns, cancellations and shipments lose no piece and no cent', {
  timeout: 120_000,
}, async () => {
  const deeds = fc.array(deed, { minLength: 3, maxLength: 9 })
  await fc.assert(
    fc.asyncProperty(deeds, async (all: Deed[]) => {
      const checkout = await aCheckout(shop)
      for (const one of all) await doDeed(shop, desk, checkout, one)
      await expectNothingLost(checkout)
    }),
    { numRuns: 25, ...seed },
  )
  expect(await audit(shop.db)).toEqual([])
})
