import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { providerOf } from '../../server/src/features/wallet/card/open-provider.ts'
import { beginRefund } from '../../server/src/features/wallet/card/refund/card-refund-service.ts'
import { findRefundById } from '../../server/src/features/wallet/card/refund/card-refund-sql.ts'
import { audit } from '../../server/src/ledger/audit.ts'
import { agree, agreeTo } from '../../server/testing/proposals.ts'
import { balanceIn, draw, walletOf } from '../../server/testing/wallet-world.ts'
import { anOperator, aShopper, PAYMENT_CODE, type TestShopper } from '../../server/testing/world.ts'
import { aRefundShop } from './testing/refund-shop.ts'

const shop = await aRefundShop()
const { control, runWork: runEvents, askNow, faults, topUp, begin, drawToCards, balanceOf, refundsOf } = shop
const operator = await anOperator(shop)
const second = await anOperator(shop)

const logOf = async ({ call }: TestShopper) => (await call('GET /api/user/extract_log', { query: {} })).data.items
const approve = (extract_id: string, { call } = operator) =>
  call('POST /api/admin/extract/audit', { body: { extract_id, status: 1 } })

/** A withdrawal to cards that is approved. */
async function anApproved(shopper: TestShopper, amount_cents: number): Promise<string> {
  const { extract_id } = (await drawToCards(shopper, amount_cents)).data
  expect((await approve(extract_id)).code).toBe(1)
  return extract_id
}

const ledgerOf = (key: 'refunds' | 'balance') => control.ledger()[key]

test('a withdrawal goes back to the newest payments first, and only the rest to the bank, with a charge', async () => {
  const shopper = await aShopper(shop, { balance_cents: 2_000 })
  const old = await topUp(shopper, 3_000)
  const recent = await topUp(shopper, 5_000)
  const { data: options } = await shopper.call('GET /api/user/extract')
  expect(options.cards).toMatchObject([
    { payment_id: recent.payment_id, left_cents: 5_000, last_four: '4242', is_blocked: false },
    { payment_id: old.payment_id, left_cents: 3_000 },
  ])
  const { data } = await draw(shopper, { amount_cents: 9_000 })
  expect(data).toMatchObject({ service_charge_cents: 300, net_cents: 8_700 })
  expect(data.parts).toMatchObject([
    { draw_type: 'bank', amount_cents: 1_000, net_cents: 700 },
    { draw_type: 'card', amount_cents: 5_000, net_cents: 5_000 },
    { draw_type: 'card', amount_cents: 3_000 },
  ])
  expect(await walletOf(shopper)).toEqual({ balance_cents: 1_000, held_cents: 9_000 })
  expect((await shopper.call('GET /api/user/extract')).data.cards).toEqual([])
  const refunded = ledgerOf('refunds')
  const clearing = await balanceOf('clearing:stripe')
  expect((await approve(data.extract_id)).data).toMatchObject({ payout_state: 'queued' })
  await askNow()
  expect(ledgerOf('refunds')).toBe(refunded - 8_000)
  expect(await balanceOf('clearing:stripe')).toBe(clearing - 8_000)
  expect(await logOf(shopper)).toMatchObject([
    { draw_type: 'card', amount_cents: 3_000, payout_state: 'done', card: { brand: 'visa', last_four: '4242' } },
    { draw_type: 'card', amount_cents: 5_000, payout_state: 'done', service_charge_cents: 0 },
    { draw_type: 'bank', amount_cents: 1_000, payout_state: 'queued', card: null },
  ])
  expect(await walletOf(shopper)).toEqual({ balance_cents: 1_000, held_cents: 1_000 })
})

test('a withdrawal to cards alone needs no bank, and says how much can go back to cards', async () => {
  const shopper = await aShopper(shop, { balance_cents: 2_000 })
  await topUp(shopper, 5_000)
  expect(await drawToCards(shopper, 6_000)).toMatchObject({ reason: 'card_rest', limit_cents: 5_000 })
  const { data } = await drawToCards(shopper, 5_000)
  expect(data).toMatchObject({ service_charge_cents: 0, net_cents: 5_000 })
  expect(await logOf(shopper)).toMatchObject([{ draw_type: 'card', request_id: null, bank_name: null }])
})

test('the part that the form showed must still be right, and a rest must exceed its charge', async () => {
  const shopper = await aShopper(shop, { balance_cents: 2_000 })
  await topUp(shopper, 5_000)
  const body = { draw_type: 'card', amount_cents: 5_000, payment_code: PAYMENT_CODE } as const
  const stale = await shopper.call('POST /api/user/extract', {
    key: crypto.randomUUID(),
    body: { ...body, card_cents: 0 },
  })
  expect(stale).toMatchObject({ reason: 'state_changed' })
  expect(await draw(shopper, { amount_cents: 5_200 })).toMatchObject({
    reason: 'card_rest_small',
    limit_cents: 5_000,
  })
  expect(await walletOf(shopper)).toEqual({ balance_cents: 7_000, held_cents: 0 })
})

test('spent money stays spent: no more goes back than the balance has, and old payments are left out', async () => {
  const shopper = await aShopper(shop)
  const { payment_id } = await topUp(shopper, 5_000)
  await sql`update provider_payment set credited_at = now() - interval '181 days'
    where payment_id = ${payment_id}`.execute(shop.db)
  expect((await shopper.call('GET /api/user/extract')).data.cards).toEqual([])
  const { data } = await draw(shopper, { amount_cents: 5_000 })
  expect(data.parts).toMatchObject([{ draw_type: 'bank', amount_cents: 5_000 }])
})

test('cancelling or refusing one part ends the whole request, and its money returns', async () => {
  const shopper = await aShopper(shop, { balance_cents: 5_000 })
  await topUp(shopper, 5_000)
  const first = (await draw(shopper, { amount_cents: 8_000 })).data
  await shopper.call('POST /api/user/extract_cancel', { body: { extract_id: first.parts[1]?.extract_id ?? '' } })
  expect(await walletOf(shopper)).toEqual({ balance_cents: 10_000, held_cents: 0 })
  const again = (await draw(shopper, { amount_cents: 8_000 })).data
  const body = { extract_id: again.extract_id, status: 2 as const, reason: 'Not now' }
  await operator.call('POST /api/admin/extract/audit', { body })
  expect(await walletOf(shopper)).toEqual({ balance_cents: 10_000, held_cents: 0 })
  expect((await logOf(shopper)).map(({ payout_state }) => payout_state)).toEqual([
    'none',
    'none',
    'cancelled',
    'cancelled',
  ])
})

test('the parts of a request count together against the limits, and a second operator approves them together', async () => {
  const shopper = await aShopper(shop, { balance_cents: 80_000 })
  await topUp(shopper, 40_000)
  const { data } = await draw(shopper, { amount_cents: 110_000 })
  expect((await approve(data.extract_id)).data).toMatchObject({ outcome: 'proposed', status: 0 })
  const detail = await second.call('GET /api/admin/extract/detail', { query: { extract_id: data.extract_id } })
  expect(detail.data.parts).toHaveLength(2)
  expect((await agreeTo(shop, second, data.extract_id)).data.state).toBe('carried_out')
  expect((await logOf(shopper)).map(({ status }) => status)).toEqual([1, 1])
  await askNow()
})

test('a provider that does not reply, loses its reply or is killed around is asked again, and refunds once', async () => {
  const shopper = await aShopper(shop)
  await topUp(shopper, 5_000)
  const refunded = ledgerOf('refunds')
  const extract_id = await anApproved(shopper, 5_000)
  await control.setOutage('refused')
  await askNow()
  expect(await logOf(shopper)).toMatchObject([{ payout_state: 'sent' }])
  await control.setOutage('reply_lost')
  await askNow()
  await control.setOutage('none')
  // A server that died between the provider's reply and its commit.
  const refund = await findRefundById(shop.db, extract_id)
  if (!refund) throw new Error('the refund is stored')
  await beginRefund(shop.db, refund)
  const provider = await providerOf(shop.context, 'stripe')
  await provider?.refundPayment({ refund_id: extract_id, ref: refund.ref, amount_cents: 5_000 })
  await Promise.all([askNow(), askNow(), runEvents()])
  await runEvents()
  expect(ledgerOf('refunds')).toBe(refunded - 5_000)
  expect(await logOf(shopper)).toMatchObject([{ payout_state: 'done' }])
  expect(await walletOf(shopper)).toEqual({ balance_cents: 0, held_cents: 0 })
  expect(faults).toEqual([])
})

test('two withdrawals at once share what a payment has left', async () => {
  const shopper = await aShopper(shop, { balance_cents: 5_000 })
  await topUp(shopper, 5_000)
  const both = await Promise.all([drawToCards(shopper, 4_000), drawToCards(shopper, 4_000)])
  expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1])
  expect(both.find(({ code }) => code === 0)).toMatchObject({ reason: 'card_rest', limit_cents: 1_000 })
})

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

test('a refund that was sent back is found by asking when its event is lost', async () => {
  const shopper = await aShopper(shop)
  await topUp(shopper, 5_000)
  await anApproved(shopper, 5_000)
  await askNow()
  await runEvents()
  const [refund] = await refundsOf(shopper)
  control.setEvents({ lose: 1 })
  control.failRefund(String(refund?.refund_ref))
  control.setEvents({ lose: 0 })
  const { user_id } = shopper
  await sql`update provider_refund set due_at = now() where user_id = ${user_id}`.execute(shop.db)
  await askNow()
  expect(await balanceIn(shopper)).toBe(5_000)
})

test('a blocked shopper’s refund waits, an operator can stop it, and a sent one is out of the operators’ hands', async () => {
  const shopper = await aShopper(shop)
  await topUp(shopper, 5_000)
  const extract_id = await anApproved(shopper, 5_000)
  await operator.call('POST /api/admin/shopper/block', { body: { user_id: shopper.user_id, reason: 'Stolen card' } })
  const refunded = ledgerOf('refunds')
  await askNow()
  expect(ledgerOf('refunds')).toBe(refunded)
  const failed = { extract_id, payout_state: 'failed' as const, reason: 'The card is stolen' }
  expect((await operator.call('POST /api/admin/extract/payout', { body: failed })).code).toBe(1)
  await askNow()
  expect(await refundsOf(shopper)).toMatchObject([{ state: 'stopped' }])
  expect(ledgerOf('refunds')).toBe(refunded)
  const other = await aShopper(shop)
  await topUp(other, 5_000)
  const sent = await anApproved(other, 5_000)
  await control.setOutage('refused')
  await askNow()
  await control.setOutage('none')
  const body = { ...failed, extract_id: sent }
  expect(await operator.call('POST /api/admin/extract/payout', { body })).toMatchObject({ reason: 'state_changed' })
})

test('a refund that was made elsewhere is kept for an operator, and what is left is refused by the provider', async () => {
  const shopper = await aShopper(shop)
  const { ref } = await topUp(shopper, 5_000)
  const provider = await providerOf(shop.context, 'stripe')
  await provider?.refundPayment({ refund_id: 'by hand', ref, amount_cents: 3_000 })
  await runEvents()
  const unknown = await shop.db.selectFrom('provider_event').select('kind').where('outcome', '=', 'unknown').execute()
  expect(unknown).toContainEqual({ kind: 'refund' })
  await anApproved(shopper, 5_000)
  await askNow()
  expect(await refundsOf(shopper)).toMatchObject([{ state: 'refused', problem: expect.stringContaining('unrefunded') }])
  expect(await balanceIn(shopper)).toBe(5_000)
})

test('a held payment is given back by two operators, in its currency, once', async () => {
  const shopper = await aShopper(shop)
  const { payment_id, ref } = await begin(shopper, 4_000)
  control.alter(ref, { amount_total: 9_000 })
  control.complete(ref)
  await runEvents()
  const body = { payment_id, reason: 'Another amount arrived' }
  const { proposal_id } = (await operator.call('POST /api/admin/provider/give_back', { body })).data
  expect((await agree(second, proposal_id)).data.state).toBe('carried_out')
  expect(await operator.call('POST /api/admin/provider/credit', { body })).toMatchObject({ code: 0 })
  expect(await operator.call('POST /api/admin/provider/give_back', { body })).toMatchObject({ reason: 'state_changed' })
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
