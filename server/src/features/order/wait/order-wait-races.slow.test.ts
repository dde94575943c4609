import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { aBuyer, buy, makeDue, pay, stockOf } from '../../../../testing/order-world.ts'
import { eventsOf, orderOf, passRecharge, refuseRecharge, waitStateOf } from '../../../../testing/waiting-world.ts'
import { aBankAccount, aClaim, aPicture, balanceIn } from '../../../../testing/wallet-world.ts'
import { anOperator, aProduct, aShop } from '../../../../testing/world.ts'
import { type Tx, transaction } from '../../../db/transaction.ts'
import { audit as auditBooks } from '../../../ledger/audit.ts'
import { runDueTimers } from '../order-timers.ts'
import { lockStock } from '../stock/stock-sql.ts'

const shop = await aShop()
const operator = await anOperator(shop)
const ROUNDS = 10
const times = (count: number) => Array.from({ length: count }, (_, at) => at)
const fail = (error: unknown) => {
  throw error
}
type Buyer = Awaited<ReturnType<typeof aBuyer>>

/** Prepares the claim of a transfer, so that during the race only the claim itself is sent. */
async function aReadyClaim(buyer: Buyer, amount_cents: number) {
  const { file_id } = await aPicture(shop, buyer)
  const bank_account_id = await aBankAccount(shop)
  const body = { method: 'manual' as const, amount_cents, evidence_ids: [file_id], bank_account_id }
  return () => buyer.call('POST /api/user/recharge', { body })
}

test('if a transfer is claimed while an order expires, the order either waits, or is closed and its stock is returned', async () => {
  for (const _ of times(ROUNDS)) {
    const buyer = await aBuyer(shop, 0)
    const { sku_id } = await aProduct(shop, { stock: 4 })
    const [order_id = ''] = (await buy(buyer, { sku_id, total_cents: 1000 })).data.order_ids
    const claim = await aReadyClaim(buyer, 1000)
    const soon = new Date(Date.now() + 15).toISOString()
    await shop.db.updateTable('shop_order').set({ expires_at: soon }).where('order_id', '=', order_id).execute()
    const look = () => runDueTimers(shop.db, fail)
    const [claimReply] = await Promise.all([claim(), look(), look().then(look)])
    expect(claimReply.code).toBe(1)
    await new Promise((wake) => setTimeout(wake, 20))
    await look()
    const { status, waits } = await waitStateOf(shop, order_id)
    expect(['unpaid true', 'cancelled false']).toContain(`${status} ${waits}`)
    expect(await stockOf(shop, sku_id)).toBe(status === 'unpaid' ? 3 : 4)
  }
})

test('if an audit, a payment and the expiry of an order are concurrent, the order ends in one state, which matches the money', async () => {
  for (const round of times(ROUNDS)) {
    const buyer = await aBuyer(shop, 0)
    const { sku_id } = await aProduct(shop, { stock: 4 })
    const [order_id = ''] = (await buy(buyer, { sku_id, total_cents: 1000 })).data.order_ids
    const recharge_id = await aClaim(shop, buyer, 1000)
    const is_passed = round % 2 === 0
    const audit = is_passed ? passRecharge(operator, recharge_id) : refuseRecharge(operator, recharge_id)
    const expire = makeDue(shop, 'expires_at', order_id).then(() => runDueTimers(shop.db, fail))
    const [auditReply, payReply] = await Promise.all([audit, pay(buyer, [order_id]), expire])
    expect(auditReply.code).toBe(1)
    await runDueTimers(shop.db, fail)
    const { status, waits } = await waitStateOf(shop, order_id)
    expect(waits).toBe(false)
    if (payReply.code === 1) expect([status, is_passed]).toEqual(['paid', true])
    else expect(['insufficient_funds', 'order_expired', 'order_not_payable']).toContain(payReply.reason)
    // The audit and the expiry run concurrently. If the audit was first, the order stays open until its new expiry, and
    // keeps its piece.
    expect(await stockOf(shop, sku_id)).toBe(status === 'cancelled' ? 4 : 3)
    expect(await balanceIn(buyer)).toBe(is_passed && status !== 'paid' ? 1000 : 0)
  }
  expect(await auditBooks(shop.db)).toEqual([])
})

test('if two transfers that cover an order only together are claimed at the same time, the order waits', async () => {
  for (const _ of times(ROUNDS)) {
    const buyer = await aBuyer(shop, 0)
    const order_id = await orderOf(shop, buyer, 2000)
    const claims = [await aReadyClaim(buyer, 1000), await aReadyClaim(buyer, 1000)]
    for (const { code } of await Promise.all(claims.map((claim) => claim()))) expect(code).toBe(1)
    expect(await waitStateOf(shop, order_id)).toMatchObject({ waits: true })
    expect((await eventsOf(shop, order_id)).filter((event) => event === 'wait by system')).toHaveLength(1)
  }
})

test('if a transfer is claimed and an order is made at the same time, the order waits, whichever comes first', async () => {
  for (const _ of times(ROUNDS)) {
    const buyer = await aBuyer(shop, 0)
    const claim = await aReadyClaim(buyer, 1000)
    const [, order_id] = await Promise.all([claim(), orderOf(shop, buyer, 1000)])
    expect(await waitStateOf(shop, order_id)).toMatchObject({ waits: true })
  }
})

test('an order that is made while a claim is being refused does not wait for the refused claim', async () => {
  for (const _ of times(ROUNDS)) {
    const buyer = await aBuyer(shop, 0)
    const recharge_id = await aClaim(shop, buyer, 1000)
    const [refusal, order_id] = await Promise.all([refuseRecharge(operator, recharge_id), orderOf(shop, buyer, 1000)])
    expect(refusal.code).toBe(1)
    expect(await waitStateOf(shop, order_id)).toMatchObject({ waits: false, hours: 0.5 })
  }
})

test('concurrent waiting orders of many shoppers hold at most half of a SKU', async () => {
  const { sku_id } = await aProduct(shop, { price_cents: 1000, stock: 12 })
  const buyers = await Promise.all(times(8).map(() => aBuyer(shop, 0)))
  const orders: string[] = []
  for (const buyer of buyers) orders.push((await buy(buyer, { sku_id, total_cents: 1000 })).data.order_ids[0] ?? '')
  const claims = await Promise.all(buyers.map((buyer) => aReadyClaim(buyer, 1000)))
  for (const { code } of await Promise.all(claims.map((claim) => claim()))) expect(code).toBe(1)
  const waiting = await Promise.all(orders.map(async (order_id) => (await waitStateOf(shop, order_id)).waits))
  // Eight pieces are reserved and four are free, so four orders may wait.
  expect(waiting.filter(Boolean)).toHaveLength(4)
})

test('a new order locks its stock together with the stock of older orders that may wait, by id, so no deadlock occurs', async () => {
  const buyer = await aBuyer(shop, 0)
  const { sku_ids } = await aProduct(shop, { price_cents: 1000, skus: 2 })
  const [older = '', newer = ''] = sku_ids
  await buy(buyer, { sku_id: older, quantity: 5, total_cents: 5000 })
  await aClaim(shop, buyer, 1000)
  const buying = await transaction(shop.db, async (tx) => {
    await lockStock(tx, [older])
    const purchase = buy(buyer, { sku_id: newer, total_cents: 1000 })
    await vi.waitUntil(() => isAnyoneWaiting(tx))
    // The second SKU is not locked yet while the checkout waits for the first.
    const { rows } = await sql`select from sku where sku_id = ${newer} for no key update skip locked`.execute(tx)
    expect(rows).toHaveLength(1)
    return { asked: purchase }
  })
  const { data } = await buying.asked
  expect(await waitStateOf(shop, data.order_ids[0] ?? '')).toMatchObject({ waits: true })
})

/** Whether a statement in this database is waiting for a lock. */
async function isAnyoneWaiting(tx: Tx): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(tx)
  return rows.length > 0
}
