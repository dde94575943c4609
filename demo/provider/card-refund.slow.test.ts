import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { audit } from '../../server/src/ledger/audit.ts'
import { agreeTo } from '../../server/testing/proposals.ts'
import { draw, walletOf } from '../../server/testing/wallet-world.ts'
import { aShopper, PAYMENT_CODE } from '../../server/testing/world.ts'
import { aRefundShop } from './testing/refund-shop.ts'

const shop = await aRefundShop()
const { operator, second, faults, topUp, drawToCards, askNow, logOf, approve, ledgerOf, balanceOf } = shop

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

test('two withdrawals at once share what a payment has left', async () => {
  const shopper = await aShopper(shop, { balance_cents: 5_000 })
  await topUp(shopper, 5_000)
  const both = await Promise.all([drawToCards(shopper, 4_000), drawToCards(shopper, 4_000)])
  expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1])
  expect(both.find(({ code }) => code === 0)).toMatchObject({ reason: 'card_rest', limit_cents: 1_000 })
})

test('the books are sound', async () => {
  expect(await audit(shop.db)).toEqual([])
  expect(faults).toEqual([])
})
