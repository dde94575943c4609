import { expect, test } from 'vitest'
import { audit } from '../../server/src/ledger/audit.ts'
import { agree } from '../../server/testing/proposals.ts'
import { balanceIn, draw, walletOf } from '../../server/testing/wallet-world.ts'
import { aShopper, type TestShopper } from '../../server/testing/world.ts'
import { aRefundShop } from './testing/refund-shop.ts'

const shop = await aRefundShop()
const { operator, second, control, faults, topUp, begin, askNow, logOf, anApproved, ledgerOf, balanceOf, refundsOf } =
  shop
const runEvents = shop.runWork

test('a refund that the provider refuses returns the money, and two operators open another way for it', async () => {
  const shopper = await aShopper(shop)
  const { ref, payment_id } = await topUp(shopper, 5_000)
  const extract_id = await anApproved(shopper, 5_000)
  control.openDispute(ref)
  await askNow()
  expect(await logOf(shopper)).toMatchObject([
    { status: 2, payout_state: 'failed', audit_reason: expect.stringContaining('Your card or its bank') },
  ])
  expect(await walletOf(shopper)).toEqual({ balance_cents: 5_000, held_cents: 0 })
  const { data: options } = await shopper.call('GET /api/user/extract')
  expect(options.cards).toMatchObject([{ payment_id, is_blocked: true }])
  expect(await draw(shopper, { amount_cents: 5_000 })).toMatchObject({ reason: 'card_refund_blocked' })
  const list = await operator.call('GET /api/admin/provider/refunds', { query: { state: 'undecided' } })
  expect(list.data.items).toMatchObject(
    [{ refund_id: extract_id, state: 'refused', problem: /charged back/ }].map(({ problem: _, ...item }) => item),
  )
  const body = { refund_id: extract_id, way: 'other' as const, reason: 'The bank confirmed that the card is closed' }
  expect((await operator.call('POST /api/admin/provider/refund_way', { body })).data.outcome).toBe('proposed')
  expect((await draw(shopper, { amount_cents: 5_000 })).reason).toBe('card_refund_blocked')
  const open = await second.call('GET /api/admin/provider/refunds', { query: { state: 'undecided' } })
  await agree(second, open.data.items[0]?.proposal?.proposal_id ?? '')
  expect((await draw(shopper, { amount_cents: 5_000 })).data.parts).toMatchObject([{ draw_type: 'bank' }])
})

test('a refund that the card’s bank sends back later returns the money, and the card can be tried again', async () => {
  const shopper = await aShopper(shop)
  await topUp(shopper, 5_000)
  const extract_id = await anApproved(shopper, 5_000)
  await runEvents()
  const clearing = await balanceOf('clearing:stripe')
  await askNow()
  const [refund] = await refundsOf(shopper)
  expect(await logOf(shopper)).toMatchObject([{ payout_state: 'done' }])
  control.failRefund(String(refund?.refund_ref))
  await runEvents()
  expect(await logOf(shopper)).toMatchObject([{ payout_state: 'failed', paid_at: null }])
  expect(await walletOf(shopper)).toEqual({ balance_cents: 5_000, held_cents: 0 })
  expect(await balanceOf('clearing:stripe')).toBe(clearing)
  const bills = await shopper.call('GET /api/user/bill', { query: {} })
  expect(bills.data.items).toMatchObject([
    { kind: 'withdrawal_returned', amount_cents: 5_000 },
    { kind: 'withdrawal', amount_cents: -5_000 },
    { kind: 'recharge' },
  ])
  const body = { refund_id: extract_id, way: 'card' as const, reason: 'The shopper has a new card of the account' }
  expect((await operator.call('POST /api/admin/provider/refund_way', { body })).data.outcome).toBe('done')
  const again = await anApproved(shopper, 5_000)
  await askNow()
  expect((await logOf(shopper)).find((extract) => extract.extract_id === again)).toMatchObject({ payout_state: 'done' })
})

/** A payment of which another amount arrived. */
async function aHeld(shopper: TestShopper, arrived_cents: number) {
  const payment = await begin(shopper, 4_000)
  control.alter(payment.ref, { amount_total: arrived_cents })
  control.complete(payment.ref)
  await runEvents()
  return payment
}

const giveBack = (payment_id: string) =>
  operator.call('POST /api/admin/provider/give_back', { body: { payment_id, reason: 'Another amount arrived' } })

test('a held payment is given back by two operators, in its currency, once', async () => {
  const shopper = await aShopper(shop)
  const { payment_id } = await aHeld(shopper, 9_000)
  const { proposal_id } = (await giveBack(payment_id)).data
  expect((await agree(second, proposal_id)).data.state).toBe('carried_out')
  const body = { payment_id, reason: 'Another amount arrived' }
  expect(await operator.call('POST /api/admin/provider/credit', { body })).toMatchObject({ code: 0 })
  expect(await giveBack(payment_id)).toMatchObject({ reason: 'state_changed' })
  const refunded = ledgerOf('refunds')
  await Promise.all([askNow(), askNow()])
  await runEvents()
  expect(ledgerOf('refunds')).toBe(refunded - 9_000)
  const detail = await shopper.call('GET /api/user/card_top_up/detail', { query: { payment_id } })
  expect(detail.data.status).toBe('refunded')
  const [refund] = await refundsOf(shopper)
  control.failRefund(String(refund?.refund_ref))
  await runEvents()
  const held = await operator.call('GET /api/admin/provider/payments', { query: { status: 'held' } })
  expect(held.data.items.map((payment) => payment.payment_id)).toContain(payment_id)
  expect(await balanceIn(shopper)).toBe(0)
})

test('of a held payment that is disputed, only the rest is given back', async () => {
  const shopper = await aShopper(shop)
  const partly = await aHeld(shopper, 9_000)
  control.openDispute(partly.ref, { amount: 2_000, is_inquiry: true })
  await runEvents()
  const { proposal_id } = (await giveBack(partly.payment_id)).data
  await agree(second, proposal_id)
  expect(await refundsOf(shopper)).toMatchObject([{ amount_minor: 7_000 }])
  const wholly = await aHeld(shopper, 9_000)
  const approved = (await giveBack(wholly.payment_id)).data
  await agree(second, approved.proposal_id)
  control.openDispute(wholly.ref)
  await runEvents()
  const refunded = ledgerOf('refunds')
  await askNow()
  const { state, problem } = (await refundsOf(shopper)).find(({ payment_id }) => payment_id === wholly.payment_id) ?? {}
  expect({ state, problem }).toEqual({ state: 'refused', problem: 'The card’s bank has asked for the payment back' })
  expect(ledgerOf('refunds')).toBe(refunded)
  expect(await giveBack(wholly.payment_id)).toMatchObject({ reason: 'payment_disputed' })
})

test('refused refunds of withdrawals wait for operators on the start page, and those of held payments do not', async () => {
  const shopper = await aShopper(shop)
  const { ref } = await topUp(shopper, 5_000)
  const extract_id = await anApproved(shopper, 5_000)
  control.openDispute(ref)
  await askNow()
  const waiting = async () => {
    const { data } = await operator.call('GET /api/admin/today')
    return data.waiting.find(({ kind }) => kind === 'card_refund')?.count
  }
  const { data } = await operator.call('GET /api/admin/provider/refunds', { query: { state: 'undecided' } })
  expect(data.items.map(({ refund_id }) => refund_id)).toEqual([extract_id])
  expect(await waiting()).toBe(1)
})

test('a correction of a top-up by card takes from the provider’s money, and its refund is stopped', async () => {
  const shopper = await aShopper(shop)
  const { payment_id } = await topUp(shopper, 5_000)
  await anApproved(shopper, 5_000)
  const { recharge_id } = await shop.db
    .selectFrom('provider_payment')
    .select('recharge_id')
    .where('payment_id', '=', payment_id)
    .executeTakeFirstOrThrow()
  const bank = await balanceOf('external:bank')
  const body = { recharge_id: String(recharge_id), amount_cents: 2_000, reason: 'A test' }
  const { proposal_id } = (await operator.call('POST /api/admin/wallet/correct', { body })).data
  await agree(second, proposal_id)
  expect(await balanceOf('external:bank')).toBe(bank)
  await askNow()
  expect(await refundsOf(shopper)).toMatchObject([{ state: 'stopped' }])
  expect((await shopper.call('GET /api/user/extract')).data.cards).toMatchObject([{ left_cents: 3_000 }])
  expect(await walletOf(shopper)).toEqual({ balance_cents: 3_000, held_cents: 0 })
})

test('the books are sound', async () => {
  expect(await audit(shop.db)).toEqual([])
  expect(faults).toEqual([])
})
