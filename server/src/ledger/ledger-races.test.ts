import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aWallet, run, testLedger } from '../../testing/ledger-world.ts'
import { Refusal } from '../refusal/refusal.ts'
import { walletOf } from './accounts.ts'
import { audit, summedBalanceOf } from './audit.ts'
import { balanceOf, post } from './ledger.ts'
import { completion, paymentOf } from './order-flows.ts'
import { move, type Transfer } from './transfer.ts'
import { holdForWithdrawal, postWithdrawal, voidWithdrawal } from './withdrawal-flows.ts'

const db = await testLedger({ max: 40 })

const times = <Result>(count: number, work: (index: number) => Result) =>
  Array.from({ length: count }, (_, i) => work(i))
const sumOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0)

/** Posts transfers without the retries of `transaction`, so that a deadlock fails the test. */
const once = (transfers: Transfer[]) => db.transaction().execute((tx) => post(tx, 'test', transfers))

const between = (giver: string, taker: string): Transfer =>
  move({
    code: 'correction',
    debit_account: walletOf(giver),
    credit_account: walletOf(taker),
    amount_cents: 1,
    ref_type: 'test',
    ref_id: randomUUID(),
  })

test('if forty payments are made concurrently with money for five, exactly five succeed', async () => {
  for (const _ of times(5, String)) {
    const user_id = await aWallet(db, 549)
    const payments = times(40, () => once([paymentOf({ user_id, order_id: randomUUID(), amount_cents: 100 })]))
    const outcomes = await Promise.allSettled(payments)
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected').map((outcome) => outcome.reason)
    expect(refused).toHaveLength(35)
    expect(refused.every((error) => error instanceof Refusal && error.reason === 'insufficient_funds')).toBe(true)
    expect((await balanceOf(db, user_id)).balance_cents).toBe(49)
  }
  expect(await audit(db)).toEqual([])
})

test('a payment sent twenty times concurrently is made once, and all twenty calls succeed', async () => {
  const user_id = await aWallet(db, 1000)
  const payment = paymentOf({ user_id, order_id: randomUUID(), amount_cents: 100 })
  expect(sumOf(await Promise.all(times(20, () => once([payment]))))).toBe(1)
  expect((await balanceOf(db, user_id)).balance_cents).toBe(900)
})

test('a transfer between shared accounts, which lock no balance, is made once even if it is sent concurrently', async () => {
  const before = await summedBalanceOf(db, 'sales')
  const completed = completion({ order_id: randomUUID(), amount_cents: 100 })
  expect(sumOf(await Promise.all(times(20, () => once([completed]))))).toBe(1)
  expect(await summedBalanceOf(db, 'sales')).toBe(before + 100)
})

test('two shoppers who pay each other concurrently do not deadlock', async () => {
  const [one, other] = [await aWallet(db, 1000), await aWallet(db, 1000)]
  const crossing = times(60, (i) => once(i % 2 ? [between(one, other), between(other, one)] : [between(other, one)]))
  await Promise.all(crossing)
  expect((await balanceOf(db, one)).balance_cents).toBe(1030)
  expect((await balanceOf(db, other)).balance_cents).toBe(970)
  expect(await audit(db)).toEqual([])
})

test('transfers that create the same wallets concurrently do not deadlock', async () => {
  for (const _ of times(10, String)) {
    const rich = await aWallet(db, 1000)
    const strangers = times(6, () => randomUUID())
    const to_all = (ids: string[]) => once(ids.map((stranger) => between(rich, stranger)))
    await Promise.all(times(8, (i) => to_all(i % 2 ? strangers : strangers.toReversed())))
    for (const stranger of strangers) expect((await balanceOf(db, stranger)).balance_cents).toBe(8)
  }
})

test('if a withdrawal is posted and voided at the same time, one of the two succeeds', async () => {
  const winners = new Set<string>()
  for (const i of times(20, Number)) {
    const user_id = await aWallet(db, 100)
    const withdrawal = {
      withdrawal_id: randomUUID(),
      user_id,
      net_cents: 90,
      service_charge_cents: 10,
      to: 'external:bank',
    } as const
    await run(db, (tx) => holdForWithdrawal(tx, withdrawal))
    const payOut = () => run(db, () => postWithdrawal(withdrawal))
    const cancelWithdrawal = () => run(db, (tx) => voidWithdrawal(tx, withdrawal))
    const flows = i % 2 ? [cancelWithdrawal, payOut] : [payOut, cancelWithdrawal]
    const racers = [...flows, ...flows, ...flows].map((resolve) => resolve().then(() => resolve.name))
    const won = (await Promise.allSettled(racers)).filter((outcome) => outcome.status === 'fulfilled')
    const [winner, ...others] = new Set(won.map((outcome) => outcome.value))
    expect(others).toEqual([])
    const balance = winner === 'cancelWithdrawal' ? 100 : 0
    expect(await balanceOf(db, user_id)).toMatchObject({ balance_cents: balance, held_cents: 0 })
    winners.add(winner ?? 'none')
  }
  expect(winners).not.toContain('none')
  expect(await audit(db)).toEqual([])
})
