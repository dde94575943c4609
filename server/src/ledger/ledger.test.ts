import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aWallet, run, testLedger } from '../../testing/ledger-world.ts'
import { chainAccount } from './accounts.ts'
import { audit, summedBalanceOf } from './audit.ts'
import { balanceOf } from './ledger.ts'
import { completion, paymentOf, refundFromEscrow, refundFromSales } from './order-flows.ts'
import { rechargePassed } from './receivable-flows.ts'
import { move } from './transfer.ts'

const db = await testLedger()

const paid = (user_id: string, amount_cents: number) => paymentOf({ user_id, order_id: randomUUID(), amount_cents })
const spendable = async (user_id: string) => (await balanceOf(db, user_id)).balance_cents
const rowsOf = async (table: string) =>
  (await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(db)).rows[0]?.count

test('a shopper without transfers has a balance of zero', async () => {
  const nothing = { balance_cents: 0, held_cents: 0, receivable_cents: 0 }
  expect(await balanceOf(db, randomUUID())).toEqual(nothing)
})

test('money moves from the bank to the wallet and into escrow; a part of it is refunded, and the rest goes to sales', async () => {
  const user_id = await aWallet(db, 1000)
  const order_id = randomUUID()
  const before = await summedBalanceOf(db, 'sales')
  await run(db, () => [paymentOf({ user_id, order_id, amount_cents: 700 })])
  expect(await spendable(user_id)).toBe(300)
  await run(db, (tx) => refundFromEscrow(tx, { user_id, ref_type: 'refund', ref_id: randomUUID(), amount_cents: 200 }))
  await run(db, () => [completion({ order_id, amount_cents: 500 })])
  expect(await spendable(user_id)).toBe(500)
  expect((await summedBalanceOf(db, 'sales')) - before).toBe(500)
  await run(db, (tx) => refundFromSales(tx, { user_id, ref_type: 'refund', ref_id: randomUUID(), amount_cents: 50 }))
  expect(await spendable(user_id)).toBe(550)
  expect((await summedBalanceOf(db, 'sales')) - before).toBe(450)
  expect(await audit(db)).toEqual([])
})

test('a recharge over a network comes from the account of its token', async () => {
  const from = chainAccount('ethereum', 'usdt')
  const user_id = randomUUID()
  await run(db, (tx) => rechargePassed(tx, { recharge_id: randomUUID(), user_id, arrival_cents: 70, from }))
  expect(await summedBalanceOf(db, from)).toBe(-70)
  expect(await spendable(user_id)).toBe(70)
})

test('a payment beyond the balance is refused and moves nothing', async () => {
  const user_id = await aWallet(db, 100)
  const refused = { reason: 'insufficient_funds' }
  await expect(run(db, () => [paid(user_id, 101)])).rejects.toMatchObject(refused)
  await expect(run(db, () => [paid(user_id, 60), paid(user_id, 60)])).rejects.toMatchObject(refused)
  expect(await spendable(user_id)).toBe(100)
  expect(await run(db, () => [paid(user_id, 40), paid(user_id, 60)])).toBe(2)
  expect(await spendable(user_id)).toBe(0)
})

test('repeated transfers move nothing, alone or in a batch with new transfers', async () => {
  const user_id = await aWallet(db, 100)
  const [first, second] = [paid(user_id, 10), paid(user_id, 20)]
  expect(await run(db, () => [first])).toBe(1)
  expect(await run(db, () => [first])).toBe(0)
  expect(await run(db, () => [first, second, second])).toBe(1)
  expect(await spendable(user_id)).toBe(70)
})

test('a known id with different contents is refused with its whole batch', async () => {
  const user_id = await aWallet(db, 100)
  const transfer = paid(user_id, 10)
  await run(db, () => [transfer])
  const other_user_id = await aWallet(db, 100)
  const changed = [
    { ...transfer, amount_cents: 11 },
    { ...transfer, debit_account: `user:${other_user_id}:cash` as const },
    { ...transfer, credit_account: 'sales' as const },
    { ...transfer, code: 'completion' as const },
    { ...transfer, ref_id: randomUUID() },
    { ...transfer, phase: 'hold' as const },
    { ...transfer, phase: 'post' as const, pending_id: transfer.transfer_id },
  ]
  for (const transfer of changed)
    await expect(run(db, () => [paid(user_id, 1), transfer])).rejects.toMatchObject({ code: 'LG001' })
  expect([await spendable(user_id), await spendable(other_user_id)]).toEqual([90, 100])
})

test('one event moves money once, even with another transfer id', async () => {
  const user_id = await aWallet(db, 100)
  const transfer = paid(user_id, 10)
  await run(db, () => [transfer])
  const again = run(db, () => [{ ...transfer, transfer_id: randomUUID() }])
  await expect(again).rejects.toMatchObject({ code: 'LG001' })
})

test('a transfer of zero is not written and creates no account', async () => {
  const before = [await rowsOf('ledger_transfer'), await rowsOf('ledger_account')]
  expect(await run(db, () => [paid(randomUUID(), 0)])).toBe(0)
  expect([await rowsOf('ledger_transfer'), await rowsOf('ledger_account')]).toEqual(before)
})

test('negative, fractional and too large amounts are refused', async () => {
  const user_id = await aWallet(db, 100)
  for (const amount_cents of [0.5, Number.NaN, 10 ** 14 + 1])
    expect(() => paid(user_id, amount_cents)).toThrow(RangeError)
  await expect(run(db, () => [paid(user_id, -1)])).rejects.toMatchObject({ code: '23514' })
  expect(await spendable(user_id)).toBe(100)
})

test('a transfer needs two different, valid accounts', async () => {
  const user_id = await aWallet(db, 100)
  const to_itself = { ...paid(user_id, 10), credit_account: `user:${user_id}:cash` as const }
  await expect(run(db, () => [to_itself])).rejects.toMatchObject({ constraint: 'two_accounts' })
  const to_a_stranger = move({ ...paid(user_id, 10), credit_account: 'external:chain:Mars:Gold' })
  await expect(run(db, () => [to_a_stranger])).rejects.toMatchObject({ constraint: 'known_account' })
})

test.each([
  ['ledger_account', 'created_at'],
  ['ledger_transfer', 'created_at'],
  ['ledger_entry', 'posted_after_cents'],
  ['ledger_checkpoint', 'created_at'],
])('rows of %s cannot be changed', async (table, column) => {
  const [name, set] = [sql.table(table), sql.ref(column)]
  const refused = { code: '23001', message: `${table} is append-only` }
  await expect(sql`update ${name} set ${set} = ${set}`.execute(db)).rejects.toMatchObject(refused)
  await expect(sql`delete from ${name}`.execute(db)).rejects.toMatchObject(refused)
  await expect(sql`truncate ${name} cascade`.execute(db)).rejects.toMatchObject({ code: '23001' })
})

test('a balance only increases, by one version at a time, and cannot be deleted', async () => {
  await aWallet(db, 100)
  const changes = [
    'version = version + 2',
    'posted_credits_cents = posted_credits_cents + 1',
    'posted_credits_cents = posted_credits_cents - 1, version = version + 1',
    "normal_side = 'debit', version = version + 1",
  ]
  for (const change of changes)
    await expect(sql`update ledger_balance set ${sql.raw(change)}`.execute(db)).rejects.toMatchObject({ code: '23001' })
  await expect(sql`delete from ledger_balance`.execute(db)).rejects.toMatchObject({ code: '23001' })
  await expect(sql`truncate ledger_balance cascade`.execute(db)).rejects.toMatchObject({ code: '23001' })
})
