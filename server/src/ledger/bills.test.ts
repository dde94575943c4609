import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aWallet, recharge, run, testBooks } from '../../testing/books.ts'
import { type BillFilters, billOf, billSummaryOf, billsOf } from './bills.ts'
import { balanceOf } from './ledger.ts'
import { paymentOf, refundFromEscrow } from './order-flows.ts'
import { correction, rechargePassed } from './receivable-flows.ts'
import { holdForWithdrawal, postWithdrawal, voidWithdrawal } from './withdrawal-flows.ts'

const db = await testBooks()

const withdraw = async (user_id: string, net_cents: number, service_charge_cents: number) => {
  const withdrawal = {
    withdrawal_id: randomUUID(),
    user_id,
    net_cents,
    service_charge_cents,
    to: 'external:bank',
  } as const
  await run(db, (tx) => holdForWithdrawal(tx, withdrawal))
  return withdrawal
}
const pay = (user_id: string, amount_cents: number, order_id: string = randomUUID()) =>
  run(db, () => [paymentOf({ user_id, order_id, amount_cents })])
const bills = (user_id: string, filters: BillFilters = {}, page = 1, page_size = 20) =>
  billsOf(db, user_id, filters, { page, page_size })
const shown = async (user_id: string) =>
  (await bills(user_id)).items.map((line) => [line.kind, line.amount_cents, line.balance_after_cents, line.state])

test('each change of what can be spent is a line, newest first, with the balance after it', async () => {
  const user_id = randomUUID()
  const [recharge_id, order_id, refund_id] = [randomUUID(), randomUUID(), randomUUID()]
  await run(db, (tx) => rechargePassed(tx, { recharge_id, user_id, arrival_cents: 1000, from: 'external:bank' }))
  await pay(user_id, 300, order_id)
  await run(db, () => [refundFromEscrow({ user_id, ref_type: 'refund', ref_id: refund_id, amount_cents: 100 })])
  const { items, ...paging } = await bills(user_id)
  const at = { created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/), state: 'done' }
  expect(items).toEqual([
    {
      bill_id: '3',
      kind: 'refund',
      amount_cents: 100,
      balance_after_cents: 800,
      ref_type: 'refund',
      ref_id: refund_id,
      ...at,
    },
    {
      bill_id: '2',
      kind: 'payment',
      amount_cents: -300,
      balance_after_cents: 700,
      ref_type: 'order',
      ref_id: order_id,
      ...at,
    },
    {
      bill_id: '1',
      kind: 'recharge',
      amount_cents: 1000,
      balance_after_cents: 1000,
      ref_type: 'recharge',
      ref_id: recharge_id,
      ...at,
    },
  ])
  expect(paging).toEqual({ total: 3, page: 1, page_size: 20 })
})

test('a withdrawal and its charge are one line; paying it out changes its state only', async () => {
  const user_id = await aWallet(db, 1000)
  const withdrawal = await withdraw(user_id, 590, 10)
  const recharged = ['recharge', 1000, 1000, 'done']
  expect(await shown(user_id)).toEqual([['withdrawal', -600, 400, 'held'], recharged])
  await run(db, () => postWithdrawal(withdrawal))
  expect(await shown(user_id)).toEqual([['withdrawal', -600, 400, 'done'], recharged])
  expect((await balanceOf(db, user_id)).balance_cents).toBe(400)
})

test('a withdrawal given back is a second line, charge and all', async () => {
  const user_id = await aWallet(db, 1000)
  const withdrawal = await withdraw(user_id, 590, 10)
  await pay(user_id, 100)
  await run(db, () => voidWithdrawal(withdrawal))
  expect(await shown(user_id)).toEqual([
    ['withdrawal_returned', 600, 900, 'done'],
    ['payment', -100, 300, 'done'],
    ['withdrawal', -600, 400, 'returned'],
    ['recharge', 1000, 1000, 'done'],
  ])
})

test('what a recharge repays of a debt is a correction beside it', async () => {
  const user_id = await aWallet(db, 50)
  const made = { correction_id: randomUUID(), user_id, amount_cents: 80, to: 'external:bank' } as const
  await run(db, (tx) => correction(tx, made))
  await recharge(db, user_id, 100)
  expect(await shown(user_id)).toEqual([
    ['correction', -30, 70, 'done'],
    ['recharge', 100, 100, 'done'],
    ['correction', -50, 0, 'done'],
    ['recharge', 50, 50, 'done'],
  ])
})

test('lines are chosen by kind and by time, and come in pages', async () => {
  const user_id = await aWallet(db, 1000)
  for (const amount_cents of [1, 2, 3]) await pay(user_id, amount_cents)
  const payments = await bills(user_id, { kind: 'payment' }, 2, 2)
  expect(payments).toMatchObject({ items: [{ amount_cents: -1 }], total: 3, page: 2, page_size: 2 })
  expect(await bills(user_id, {}, 9)).toMatchObject({ items: [], total: 4 })
  expect(await bills(user_id, { from: '2999-01-01T00:00:00Z' })).toMatchObject({ items: [], total: 0 })
  expect(await bills(user_id, { from: '2020-01-01T00:00:00Z', to: '2999-01-01T00:00:00Z' })).toMatchObject({ total: 4 })
  expect(await bills(user_id, { to: '2020-01-01T00:00:00Z' })).toMatchObject({ items: [], total: 0 })
})

test('a line is found by its id in its own wallet only', async () => {
  const [user_id, empty_user_id] = [await aWallet(db, 70), await aWallet(db)]
  expect(await billOf(db, user_id, '1')).toMatchObject({ kind: 'recharge', amount_cents: 70 })
  for (const bill_id of ['2', '0', '-1', 'x', '', '1e3', '9'.repeat(30)])
    expect(await billOf(db, user_id, bill_id)).toBeUndefined()
  expect(await billOf(db, empty_user_id, '1')).toBeUndefined()
})

test('a month says what came in and what went out', async () => {
  const user_id = await aWallet(db, 1000)
  await pay(user_id, 300)
  await withdraw(user_id, 90, 10)
  const period = { from: '2020-01-01T00:00:00Z', to: '2999-01-01T00:00:00Z' }
  const here = await billSummaryOf(db, user_id, { ...period, time_zone: 'Asia/Bangkok' })
  expect(here).toEqual([{ month: expect.stringMatching(/^\d{4}-\d\d$/), in_cents: 1000, out_cents: 400 }])
  const none = await billSummaryOf(db, user_id, { ...period, from: period.to, time_zone: 'UTC' })
  expect(none).toEqual([])
})
