import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aWallet, recharge, run, testLedger } from '../../testing/ledger-world.ts'
import { receivableOf, walletOf } from './accounts.ts'
import { audit, runQuickAudit, summedBalanceOf } from './audit.ts'
import { balanceOf } from './ledger.ts'
import { completion, paymentOf, refundFromEscrow, refundFromSales } from './order-flows.ts'
import { correction, rechargePassed, writeOff } from './receivable-flows.ts'
import { repaymentOf } from './repayment.ts'
import { move } from './transfer.ts'
import { holdForWithdrawal, voidWithdrawal, type Withdrawal } from './withdrawal-flows.ts'

const db = await testLedger()

const aCorrection = (user_id: string, amount_cents: number) =>
  ({ correction_id: randomUUID(), user_id, amount_cents, to: 'external:bank' }) as const
const correct = (input: ReturnType<typeof aCorrection>) => run(db, (tx) => correction(tx, input))

const aHold = async (user_id: string, net_cents: number, service_charge_cents = 0): Promise<Withdrawal> => {
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

test('a correction takes the spendable balance; money that cannot be stopped stays held, and the rest becomes a debt', async () => {
  const user_id = await aWallet(db, 100)
  await aHold(user_id, 30)
  expect(await correct(aCorrection(user_id, 50))).toBe(1)
  expect(await balanceOf(db, user_id)).toEqual({ balance_cents: 20, held_cents: 30, receivable_cents: 0 })
  expect(await correct(aCorrection(user_id, 50))).toBe(2)
  expect(await balanceOf(db, user_id)).toEqual({ balance_cents: 0, held_cents: 30, receivable_cents: 30 })
  expect(await audit(db)).toEqual([])
})

test('a correction voids only the open withdrawals that it needs before it records a debt', async () => {
  const user_id = await aWallet(db, 1000)
  const [older, newer] = [await aHold(user_id, 290, 10), await aHold(user_id, 590, 10)]
  const input = { ...aCorrection(user_id, 500), open: [newer, older] }
  await run(db, (tx) => correction(tx, input))
  expect(await balanceOf(db, user_id)).toEqual({ balance_cents: 200, held_cents: 300, receivable_cents: 0 })
  expect(await run(db, (tx) => correction(tx, { ...input, open: [older] }))).toBe(0)
  await run(db, (tx) => correction(tx, { ...aCorrection(user_id, 700), open: [older] }))
  expect(await balanceOf(db, user_id)).toEqual({ balance_cents: 0, held_cents: 0, receivable_cents: 200 })
  expect(await audit(db)).toEqual([])
})

test.each([
  ['a refund of a paid order', 'escrow'],
  ['a refund of a completed order', 'sales'],
  ['a withdrawal that comes back', 'withdrawal'],
] as const)('%s repays the debt first, and only once', async (_, credit) => {
  const user_id = await aWallet(db, 1000)
  const order = { user_id, order_id: randomUUID(), amount_cents: 600 }
  const hold = await aHold(user_id, 390, 10)
  await run(db, () => [paymentOf(order)])
  if (credit === 'sales') await run(db, () => [completion(order)])
  await correct(aCorrection(user_id, 150))
  expect(await balanceOf(db, user_id)).toMatchObject({ balance_cents: 0, receivable_cents: 150 })
  const refund = { user_id, ref_type: 'refund', ref_id: randomUUID(), amount_cents: 400 }
  const happens = () =>
    run(db, (tx) =>
      credit === 'withdrawal'
        ? voidWithdrawal(tx, hold)
        : (credit === 'escrow' ? refundFromEscrow : refundFromSales)(tx, refund),
    )
  await happens()
  expect(await balanceOf(db, user_id)).toMatchObject({ balance_cents: 250, receivable_cents: 0 })
  await correct(aCorrection(user_id, 300))
  expect(await happens()).toBe(0)
  expect(await balanceOf(db, user_id)).toMatchObject({ balance_cents: 0, receivable_cents: 50 })
  expect(await audit(db)).toEqual([])
})

test('credits smaller than the debt leave no spendable balance, even when concurrent', async () => {
  const user_id = await aWallet(db, 800)
  const order = { user_id, order_id: randomUUID(), amount_cents: 800 }
  await run(db, () => [paymentOf(order)])
  await correct(aCorrection(user_id, 1000))
  const refunds = Array.from({ length: 8 }, () => ({ user_id, ref_type: 'refund', ref_id: randomUUID() }))
  await Promise.all(refunds.map((refund) => run(db, (tx) => refundFromEscrow(tx, { ...refund, amount_cents: 100 }))))
  expect(await balanceOf(db, user_id)).toMatchObject({ balance_cents: 0, receivable_cents: 200 })
  expect(await audit(db)).toEqual([])
})

test('the audit finds a debtor whose balance was credited beyond the debt', async () => {
  const user_id = await aWallet(db)
  await correct(aCorrection(user_id, 30))
  const credit = { debit_account: 'external:bank', credit_account: walletOf(user_id), amount_cents: 20 } as const
  const id = { ref_type: 'recharge', ref_id: randomUUID() }
  await run(db, () => [move({ code: 'recharge', ...credit, ...id })])
  const problem = { problem: 'a debtor has a balance', account: walletOf(user_id), found_cents: 20, expected_cents: 0 }
  expect(await runQuickAudit(db)).toEqual([problem])
  await run(db, () => [repaymentOf(user_id, id, 20)])
  expect(await audit(db)).toEqual([])
})

test('a recharge repays the debt first', async () => {
  const user_id = await aWallet(db)
  await correct(aCorrection(user_id, 100))
  await recharge(db, user_id, 60)
  expect(await balanceOf(db, user_id)).toMatchObject({ balance_cents: 0, receivable_cents: 40 })
  await recharge(db, user_id, 60)
  expect(await balanceOf(db, user_id)).toMatchObject({ balance_cents: 20, receivable_cents: 0 })
  expect(await audit(db)).toEqual([])
})

test('a repeated recharge has no effect, even when the debt has grown', async () => {
  const user_id = await aWallet(db)
  const passed = { recharge_id: randomUUID(), user_id, arrival_cents: 100, from: 'external:bank' } as const
  expect(await run(db, (tx) => rechargePassed(tx, passed))).toBe(1)
  await correct(aCorrection(user_id, 130))
  expect(await run(db, (tx) => rechargePassed(tx, passed))).toBe(0)
  expect(await balanceOf(db, user_id)).toMatchObject({ balance_cents: 0, receivable_cents: 30 })
  const other_arrival = run(db, (tx) => rechargePassed(tx, { ...passed, arrival_cents: 101 }))
  await expect(other_arrival).rejects.toMatchObject({ code: 'LG001' })
})

test('a repeated correction has no effect, even when the balance has grown', async () => {
  const user_id = await aWallet(db, 40)
  const input = aCorrection(user_id, 100)
  expect(await correct(input)).toBe(2)
  await recharge(db, user_id, 200)
  expect(await correct(input)).toBe(0)
  await expect(correct({ ...input, amount_cents: 120 })).rejects.toThrow('a correction is made once')
  expect(await balanceOf(db, user_id)).toMatchObject({ balance_cents: 140, receivable_cents: 0 })
})

test('a written-off debt is a loss of the shop, posted once', async () => {
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

test('a shopper never repays more than the debt', async () => {
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

test('concurrent recharges and corrections are all fully posted', async () => {
  const user_id = await aWallet(db)
  const recharges = Array.from({ length: 8 }, () => recharge(db, user_id, 100))
  const corrections = Array.from({ length: 8 }, () => correct(aCorrection(user_id, 90)))
  await Promise.all([...recharges, ...corrections])
  expect(await balanceOf(db, user_id)).toEqual({ balance_cents: 80, held_cents: 0, receivable_cents: 0 })
  expect(await audit(db)).toEqual([])
})
