import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aWallet, recharge, run, testLedger } from '../../testing/ledger-world.ts'
import { aBuyer, aPaidOrder } from '../../testing/order-world.ts'
import { aShop, aShopper, type Call } from '../../testing/world.ts'
import type { Db } from '../db/database.ts'
import { walletOf } from './accounts.ts'
import { type BillFilters, billOf, billSummaryOf, billsOf } from './bills.ts'
import { balanceOf } from './ledger.ts'
import { paymentOf, refundFromEscrow } from './order-flows.ts'
import { correction, rechargePassed } from './receivable-flows.ts'
import { holdForWithdrawal, postWithdrawal, voidWithdrawal } from './withdrawal-flows.ts'

const db = await testLedger()

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
const pay = (user_id: string, amount_cents: number, order_id: string = randomUUID(), books = db) =>
  run(books, () => [paymentOf({ user_id, order_id, amount_cents })])
const bills = (user_id: string, filters: BillFilters = {}, page = 1, page_size = 20) =>
  billsOf(db, user_id, filters, { page, page_size })
const billRows = async (user_id: string) =>
  (await bills(user_id)).items.map((line) => [line.kind, line.amount_cents, line.balance_after_cents, line.state])

test('each change of the spendable balance is a bill with the balance after it, newest first', async () => {
  const user_id = randomUUID()
  const [recharge_id, order_id, refund_id] = [randomUUID(), randomUUID(), randomUUID()]
  await run(db, (tx) => rechargePassed(tx, { recharge_id, user_id, arrival_cents: 1000, from: 'external:bank' }))
  await pay(user_id, 300, order_id)
  await run(db, (tx) => refundFromEscrow(tx, { user_id, ref_type: 'refund', ref_id: refund_id, amount_cents: 100 }))
  const { items, ...paging } = await bills(user_id)
  const at = {
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    state: 'done',
    order_id: null,
    order_number: null,
    agent: null,
  }
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
      order_id,
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
  expect(paging).toEqual({ total: 3, page: 1, page_size: 20, next_cursor: null })
})

test('a withdrawal and its charge are one bill; paying it out only changes its state', async () => {
  const user_id = await aWallet(db, 1000)
  const withdrawal = await withdraw(user_id, 590, 10)
  const recharged = ['recharge', 1000, 1000, 'done']
  expect(await billRows(user_id)).toEqual([['withdrawal', -600, 400, 'held'], recharged])
  await run(db, () => postWithdrawal(withdrawal))
  expect(await billRows(user_id)).toEqual([['withdrawal', -600, 400, 'done'], recharged])
  expect((await balanceOf(db, user_id)).balance_cents).toBe(400)
})

test('a returned withdrawal is a second bill that includes the charge', async () => {
  const user_id = await aWallet(db, 1000)
  const withdrawal = await withdraw(user_id, 590, 10)
  await pay(user_id, 100)
  await run(db, (tx) => voidWithdrawal(tx, withdrawal))
  expect(await billRows(user_id)).toEqual([
    ['withdrawal_returned', 600, 900, 'done'],
    ['payment', -100, 300, 'done'],
    ['withdrawal', -600, 400, 'returned'],
    ['recharge', 1000, 1000, 'done'],
  ])
})

test('the part of a credit that repays a debt is a separate line of the fund record', async () => {
  const user_id = await aWallet(db, 50)
  const input = { correction_id: randomUUID(), user_id, amount_cents: 80, to: 'external:bank' } as const
  await run(db, (tx) => correction(tx, input))
  await recharge(db, user_id, 100)
  expect(await billRows(user_id)).toEqual([
    ['repayment', -30, 70, 'done'],
    ['recharge', 100, 100, 'done'],
    ['correction', -50, 0, 'done'],
    ['recharge', 50, 50, 'done'],
  ])
})

test('bills are filtered by kind and time, and returned in pages', async () => {
  const user_id = await aWallet(db, 1000)
  for (const amount_cents of [1, 2, 3]) await pay(user_id, amount_cents)
  const payments = await bills(user_id, { kind: 'payment' }, 2, 2)
  expect(payments).toMatchObject({ items: [{ amount_cents: -1 }], total: 3, page: 2, page_size: 2 })
  expect(await bills(user_id, {}, 9)).toMatchObject({ items: [], total: 4 })
  expect(await bills(user_id, { from: '2999-01-01T00:00:00Z' })).toMatchObject({ items: [], total: 0 })
  expect(await bills(user_id, { from: '2020-01-01T00:00:00Z', to: '2999-01-01T00:00:00Z' })).toMatchObject({ total: 4 })
  expect(await bills(user_id, { to: '2020-01-01T00:00:00Z' })).toMatchObject({ items: [], total: 0 })
})

test('a bill is found by its id only in its own wallet', async () => {
  const [user_id, empty_user_id] = [await aWallet(db, 70), await aWallet(db)]
  expect(await billOf(db, user_id, '1')).toMatchObject({ kind: 'recharge', amount_cents: 70 })
  expect(await billOf(db, user_id, '2')).toBeUndefined()
  expect(await billOf(db, empty_user_id, '1')).toBeUndefined()
})

/** Sets the times of a wallet's bills, oldest first, because the ledger only uses the current time. */
async function dateLines(books: Db, user_id: string, times: string[]) {
  await sql`alter table ledger_transfer disable trigger transfer_is_append_only`.execute(books)
  for (const [place, at] of times.entries())
    await sql`update ledger_transfer set created_at = ${at} where sequence = (select sequence from ledger_entry
      join ledger_account using (account_id) where code = ${walletOf(user_id)} and version = ${place + 1})`.execute(
      books,
    )
  await sql`alter table ledger_transfer enable trigger transfer_is_append_only`.execute(books)
}

test('a period includes its start and excludes its end', async () => {
  const user_id = await aWallet(db, 1000)
  for (const amount_cents of [1, 2, 3, 4]) await pay(user_id, amount_cents)
  const days = [1, 2, 2, 3, 5].map((day) => `2026-03-0${day}T00:00:00Z`)
  await dateLines(db, user_id, days)
  for (let first = 1; first <= 6; first++)
    for (let last = first; last <= 6; last++) {
      const [from, to] = [`2026-03-0${first}T00:00:00Z`, `2026-03-0${last}T00:00:00Z`]
      const expected = days.filter((day) => day >= from && day < to).length
      expect((await bills(user_id, { from, to })).total, `${from} ${to}`).toBe(expected)
    }
})

const YEARS = { from: '2020-01-01T00:00:00Z', to: '2999-01-01T00:00:00Z' }

test('a monthly summary excludes held money and returned withdrawals', async () => {
  const user_id = await aWallet(db, 1000)
  await pay(user_id, 300)
  const withdrawal = await withdraw(user_id, 90, 10)
  const returned = await withdraw(user_id, 40, 10)
  await run(db, (tx) => voidWithdrawal(tx, returned))
  const summary = (input = {}) => billSummaryOf(db, user_id, { ...YEARS, time_zone: 'Asia/Bangkok', ...input })
  const month = expect.stringMatching(/^\d{4}-\d\d$/)
  expect(await summary()).toEqual([{ month, in_cents: 1000, out_cents: 300 }])
  await run(db, () => postWithdrawal(withdrawal))
  expect(await summary()).toEqual([{ month, in_cents: 1000, out_cents: 400 }])
  expect(await summary({ kind: 'withdrawal' })).toEqual([{ month, in_cents: 0, out_cents: 100 }])
  expect(await summary({ kind: 'withdrawal_returned' })).toEqual([{ month, in_cents: 0, out_cents: 0 }])
  expect(await summary({ from: YEARS.to })).toEqual([])
})

const shop = await aShop()

test('months begin at midnight in the shopper’s time zone', async () => {
  const { call, user_id } = await aShopper(shop, { balance_cents: 1000 })
  await pay(user_id, 300, undefined, shop.db)
  await dateLines(shop.db, user_id, ['2026-03-31T15:00:00Z', '2026-04-01T04:30:00Z'])
  const summary = async (time_zone: string) =>
    (await call('GET /api/user/bill_summary', { query: { ...YEARS, time_zone } })).data
  const [march, april] = ['2026-03', '2026-04']
  expect(await summary('Asia/Tokyo')).toEqual([{ month: april, in_cents: 1000, out_cents: 300 }])
  expect(await summary('America/Los_Angeles')).toEqual([{ month: march, in_cents: 1000, out_cents: 300 }])
  expect(await summary('UTC')).toEqual([
    { month: march, in_cents: 1000, out_cents: 0 },
    { month: april, in_cents: 0, out_cents: 300 },
  ])
})

test('a cursor continues after the last bill, whatever bills are added in between', async () => {
  const { call, user_id } = await aShopper(shop, { balance_cents: 1 })
  for (const cents of [2, 3, 4, 5]) await recharge(shop.db, user_id, cents)
  const page = async (query: object) => (await call('GET /api/user/bill', { query: { page_size: 2, ...query } })).data
  const first = await page({})
  await recharge(shop.db, user_id, 6)
  const second = await page({ cursor: first.next_cursor })
  const third = await page({ cursor: second.next_cursor })
  const amounts = [first, second, third].flatMap(({ items }) => items.map(({ amount_cents }) => amount_cents))
  expect(amounts).toEqual([5, 4, 3, 2, 1])
  expect(third).toMatchObject({ total: 6, next_cursor: null })
})

test('only its shopper can read a bill, and it contains the order it paid', async () => {
  const buyer = await aBuyer(shop)
  const order_id = await aPaidOrder(shop, buyer)
  const { data } = await buyer.call('GET /api/user/bill', { query: { kind: 'payment' } })
  const [line] = data.items
  expect(line).toMatchObject({ ref_type: 'order', ref_id: order_id, order_number: expect.stringMatching(/^20\d{14}$/) })
  const detail = (call: Call, bill_id: string) => call('GET /api/user/bill_detail', { query: { bill_id } })
  expect((await detail(buyer.call, line?.bill_id ?? '')).data).toEqual(line)
  const other = await aShopper(shop)
  for (const bill_id of ['1', '2', '0', '-1', '1e3', 'x', '9'.repeat(16), '9'.repeat(30), "1' or '1'='1"])
    expect((await detail(other.call, bill_id)).status, bill_id).toBe(404)
})

test.each([
  { time_zone: 'Mars/Base' },
  { time_zone: '+07:00' },
  { time_zone: "UTC'; select 1" },
  { from: '2026-03-01T00:00:00Z', to: '2026-02-01T00:00:00Z' },
  { from: 'yesterday' },
  { kind: 'gift' },
])('invalid filters are refused: %o', async (input) => {
  const { call } = await aShopper(shop)
  const query = { ...YEARS, time_zone: 'UTC', ...input } as never // invalid input, as a broken client would send it
  for (const name of ['GET /api/user/bill_summary', 'GET /api/user/bill_csv'] as const)
    expect((await call(name, { query })).status).toBe(400)
})

test('the CSV file uses the language and time zone of its reader, and contains no formulas', async () => {
  const { call, user_id } = await aShopper(shop)
  const refs = ['=HYPERLINK("http://evil.example","a")', '+1', '-1+1', '@a', '\ta', '-1', 'a=1']
  const refund = { user_id, ref_type: 'test', amount_cents: 123_456 } as const
  for (const ref_id of refs) await run(shop.db, (tx) => refundFromEscrow(tx, { ...refund, ref_id }))
  await pay(user_id, 56, undefined, shop.db)
  const days = [...refs, 'payment'].map((_, day) => `2026-03-${31 - 7 + day}T15:00:05Z`)
  await dateLines(shop.db, user_id, days)
  const query = { kind: 'refund', time_zone: 'Asia/Tokyo' } as const
  const { data } = await call('GET /api/user/bill_csv', { query }, { language: 'ja' })
  expect(data).toMatchObject({ lines: refs.length, is_whole: true })
  const [head, ...lines] = data.text.split('\r\n')
  expect(head).toBe('\uFEFF番号,日時 (Asia/Tokyo),種類,金額（米ドル）,残高（米ドル）,状態,参照先')
  expect(lines.at(-2)).toBe(
    `1,2026-03-25 00:00:05,返金,1234.56,1234.56,完了,"'=HYPERLINK(""http://evil.example"",""a"")"`,
  )
  const shownRefs = lines.slice(0, -2).map((line) => line.split(',').at(-1))
  expect(shownRefs.reverse()).toEqual(["'+1", "'-1+1", "'@a", "'\ta", '-1', 'a=1'])
  const all = await call('GET /api/user/bill_csv', { query: { time_zone: 'UTC' } })
  expect(all.data.text).toMatch(/Payment,-0\.56,\d+\.\d\d,Completed,/)
})
