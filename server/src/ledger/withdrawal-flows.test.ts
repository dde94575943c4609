import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aWallet, recharge, run, testLedger } from '../../testing/ledger-world.ts'
import type { Tx } from '../db/transaction.ts'
import { audit, summedBalanceOf } from './audit.ts'
import { balanceOf } from './ledger.ts'
import { correction } from './receivable-flows.ts'
import { holdForWithdrawal, postWithdrawal, voidWithdrawal, type Withdrawal } from './withdrawal-flows.ts'

const db = await testLedger()

const aWithdrawal = (user_id: string, net_cents: number, service_charge_cents: number): Withdrawal => ({
  withdrawal_id: randomUUID(),
  user_id,
  net_cents,
  service_charge_cents,
  to: 'external:bank',
})
const paidOut = (_tx: Tx, withdrawal: Withdrawal) => postWithdrawal(withdrawal)
const applyFor = (withdrawal: Withdrawal) => run(db, (tx) => holdForWithdrawal(tx, withdrawal))

test('a requested withdrawal cannot be spent, and leaves the wallet when paid out', async () => {
  const user_id = await aWallet(db, 1000)
  const withdrawal = aWithdrawal(user_id, 590, 10)
  const [bank, fees] = [await summedBalanceOf(db, 'external:bank'), await summedBalanceOf(db, 'fees:withdrawal')]
  await applyFor(withdrawal)
  expect(await balanceOf(db, user_id)).toMatchObject({ balance_cents: 400, held_cents: 600 })
  expect(await summedBalanceOf(db, 'external:bank')).toBe(bank)
  await run(db, () => postWithdrawal(withdrawal))
  expect(await balanceOf(db, user_id)).toMatchObject({ balance_cents: 400, held_cents: 0 })
  expect(await summedBalanceOf(db, 'external:bank')).toBe(bank + 590)
  expect(await summedBalanceOf(db, 'fees:withdrawal')).toBe(fees + 10)
  expect(await audit(db)).toEqual([])
})

test('a refused withdrawal leaves the balance unchanged', async () => {
  const user_id = await aWallet(db, 1000)
  const withdrawal = aWithdrawal(user_id, 590, 10)
  await applyFor(withdrawal)
  await run(db, (tx) => voidWithdrawal(tx, withdrawal))
  expect(await balanceOf(db, user_id)).toMatchObject({ balance_cents: 1000, held_cents: 0 })
  expect(await audit(db)).toEqual([])
})

test('a withdrawal without a charge is posted as one hold', async () => {
  const user_id = await aWallet(db, 1000)
  const withdrawal = aWithdrawal(user_id, 1000, 0)
  expect(await applyFor(withdrawal)).toBe(1)
  expect(await run(db, () => postWithdrawal(withdrawal))).toBe(1)
  expect(await balanceOf(db, user_id)).toMatchObject({ balance_cents: 0, held_cents: 0 })
})

test('held money is not available for a second withdrawal', async () => {
  const user_id = await aWallet(db, 1000)
  await applyFor(aWithdrawal(user_id, 600, 0))
  await expect(applyFor(aWithdrawal(user_id, 401, 0))).rejects.toMatchObject({ reason: 'insufficient_funds' })
})

test('a withdrawal is resolved once: a paid withdrawal cannot be returned, and a returned one cannot be paid', async () => {
  const user_id = await aWallet(db, 1000)
  const [out, back] = [aWithdrawal(user_id, 290, 10), aWithdrawal(user_id, 290, 10)]
  await applyFor(out)
  await applyFor(back)
  await run(db, () => postWithdrawal(out))
  await run(db, (tx) => voidWithdrawal(tx, back))
  const once = { code: 'LG001' }
  await expect(run(db, (tx) => voidWithdrawal(tx, out))).rejects.toMatchObject(once)
  await expect(run(db, () => postWithdrawal(back))).rejects.toMatchObject(once)
  expect(await run(db, async (tx) => [...postWithdrawal(out), ...(await voidWithdrawal(tx, back))])).toBe(0)
  expect(await balanceOf(db, user_id)).toMatchObject({ balance_cents: 700, held_cents: 0 })
})

test('only the held amount is paid out, and only to its original destination', async () => {
  const user_id = await aWallet(db, 1000)
  const withdrawal = aWithdrawal(user_id, 590, 10)
  await applyFor(withdrawal)
  const unlike: Partial<Withdrawal>[] = [
    { net_cents: 591 },
    { service_charge_cents: 9 },
    { to: 'external:chain:tron:usdt' },
    { user_id: await aWallet(db, 1000) },
    { withdrawal_id: randomUUID() },
  ]
  for (const difference of unlike)
    for (const resolve of [paidOut, voidWithdrawal])
      await expect(run(db, (tx) => resolve(tx, { ...withdrawal, ...difference }))).rejects.toMatchObject({
        code: expect.stringMatching(/LG002|23503/), // no such hold: detected by the function, or by the foreign key
      })
  expect(await balanceOf(db, user_id)).toMatchObject({ balance_cents: 400, held_cents: 600 })
})

test('a debtor cannot withdraw until the debt is repaid', async () => {
  const user_id = await aWallet(db, 100)
  await run(db, (tx) =>
    correction(tx, { correction_id: randomUUID(), user_id, amount_cents: 300, to: 'external:bank' }),
  )
  await recharge(db, user_id, 150)
  await expect(applyFor(aWithdrawal(user_id, 1, 0))).rejects.toMatchObject({ reason: 'receivable_open' })
  await recharge(db, user_id, 150)
  expect(await applyFor(aWithdrawal(user_id, 100, 0))).toBe(1)
})
