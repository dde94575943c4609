import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aWallet, recharge, run, testBooks } from '../../testing/books.ts'
import { receivableOf } from './accounts.ts'
import { audit, summedBalanceOf } from './audit.ts'
import { balanceOf } from './ledger.ts'
import { correction, rechargePassed, writeOff } from './receivable-flows.ts'
import { move } from './transfer.ts'
import { holdForWithdrawal } from './withdrawal-flows.ts'

const db = await testBooks()

const aCorrection = (user_id: string, amount_cents: number) =>
  ({ correction_id: randomUUID(), user_id, amount_cents, to: 'external:bank' }) as const
const correct = (made: ReturnType<typeof aCorrection>) => run(db, (tx) => correction(tx, made))

test('a correction takes what can be spent; held money stays, and the rest is owed', async () => {
  const user_id = await aWallet(db, 100)
  const held = {
    withdrawal_id: randomUUID(),
    user_id,
    net_cents: 30,
    service_charge_cents: 0,
    to: 'external:bank',
  } as const
  await run(db, (tx) => holdForWithdrawal(tx, held))
  expect(await correct(aCorrection(user_id, 50))).toBe(1)
  expect(await balanceOf(db, user_id)).toEqual({ balance_cents: 20, held_cents: 30, receivable_cents: 0 })
  expect(await correct(aCorrection(user_id, 50))).toBe(2)
  expect(await balanceOf(db, user_id)).toEqual({ balance_cents: 0, held_cents: 30, receivable_cents: 30 })
  expect(await audit(db)).toEqual([])
})

test('a recharge pays what is owed first', async () => {
  const user_id = await aWallet(db)
  await correct(aCorrection(user_id, 100))
  await recharge(db, user_id, 60)
  expect(await balanceOf(db, user_id)).toMatchObject({ balance_cents: 0, receivable_cents: 40 })
  await recharge(db, user_id, 60)
  expect(await balanceOf(db, user_id)).toMatchObject({ balance_cents: 20, receivable_cents: 0 })
  expect(await audit(db)).toEqual([])
})

test('a recharge passed again does nothing, though more is owed by now', async () => {
  const user_id = await aWallet(db)
  const passed = { recharge_id: randomUUID(), user_id, arrival_cents: 100, from: 'external:bank' } as const
  expect(await run(db, (tx) => rechargePassed(tx, passed))).toBe(1)
  await correct(aCorrection(user_id, 130))
  expect(await run(db, (tx) => rechargePassed(tx, passed))).toBe(0)
  expect(await balanceOf(db, user_id)).toMatchObject({ balance_cents: 0, receivable_cents: 30 })
  const other_arrival = run(db, (tx) => rechargePassed(tx, { ...passed, arrival_cents: 101 }))
  await expect(other_arrival).rejects.toMatchObject({ code: 'LG001' })
})

test('a correction made again does nothing, though there is more to take by now', async () => {
  const user_id = await aWallet(db, 40)
  const made = aCorrection(user_id, 100)
  expect(await correct(made)).toBe(2)
  await recharge(db, user_id, 200)
  expect(await correct(made)).toBe(0)
  await expect(correct({ ...made, amount_cents: 120 })).rejects.toThrow('a correction is made once')
  expect(await balanceOf(db, user_id)).toMatchObject({ balance_cents: 140, receivable_cents: 0 })
})

test('what is written off is a loss of the shop, once', async () => {
  const user_id = await aWallet(db)
  const losses = await summedBalanceOf(db, 'losses')
  await correct(aCorrection(user_id, 100))
  const debt = { write_off_id: randomUUID(), user_id }
  expect(await run(db, async (tx) => [await writeOff(tx, debt)])).toBe(1)
  await correct(aCorrection(user_id, 10))
  expect(await run(db, async (tx) => [await writeOff(tx, debt)])).toBe(0)
  expect(await balanceOf(db, user_id)).toMatchObject({ receivable_cents: 10 })
  expect(await summedBalanceOf(db, 'losses')).toBe(losses - 100)
  expect(await audit(db)).toEqual([])
})

test('a shopper never pays more than is owed', async () => {
  const user_id = await aWallet(db)
  await correct(aCorrection(user_id, 10))
  const too_much = move({
    code: 'write_off',
    debit_account: 'losses',
    credit_account: receivableOf(user_id),
    amount_cents: 11,
    ref_type: 'write_off',
    ref_id: randomUUID(),
  })
  await expect(run(db, () => [too_much])).rejects.toMatchObject({ constraint: 'no_overpayment' })
})

test('of recharges and corrections at once, each counts fully', async () => {
  const user_id = await aWallet(db)
  const recharges = Array.from({ length: 8 }, () => recharge(db, user_id, 100))
  const corrections = Array.from({ length: 8 }, () => correct(aCorrection(user_id, 90)))
  await Promise.all([...recharges, ...corrections])
  expect(await balanceOf(db, user_id)).toEqual({ balance_cents: 80, held_cents: 0, receivable_cents: 0 })
  expect(await audit(db)).toEqual([])
})
