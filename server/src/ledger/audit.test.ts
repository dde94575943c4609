import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aWallet, recharge, run, testLedger } from '../../testing/ledger-world.ts'
import type { Tx } from '../db/transaction.ts'
import { walletOf } from './accounts.ts'
import { audit, canRewriteLedger, makeCheckpoint, type Problem, runQuickAudit, summedBalanceOf } from './audit.ts'
import { balanceOf, post } from './ledger.ts'
import { completion, paymentOf } from './order-flows.ts'
import { holdForWithdrawal, postWithdrawal } from './withdrawal-flows.ts'

const db = await testLedger()

const user_id = await aWallet(db, 1000)
const wallet = sql`(select ledger_account_id(${walletOf(user_id)}))`
const withdrawal = {
  withdrawal_id: randomUUID(),
  user_id,
  net_cents: 50,
  service_charge_cents: 0,
  to: 'external:bank',
} as const
await run(db, () => [paymentOf({ user_id, order_id: randomUUID(), amount_cents: 100 })])
await run(db, (tx) => holdForWithdrawal(tx, withdrawal))
await run(db, () => postWithdrawal(withdrawal))
// Transactions of other test files on the same PostgreSQL can delay a checkpoint.
while (!(await makeCheckpoint(db)));

const GUARDED = ['balance', 'transfer', 'entry', 'checkpoint'].map((table) => `ledger_${table}`)

/** Damages ledger rows while their triggers are disabled, audits the ledger, and rolls the damage back. */
async function after(damage: (tx: Tx) => Promise<unknown>, look: (tx: Tx) => Promise<Problem[]> = audit) {
  let problems: Problem[] = []
  const undone = db.transaction().execute(async (tx) => {
    // Triggers of foreign keys stay enabled, because they are not user triggers.
    for (const table of GUARDED) await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx)
    await damage(tx)
    problems = await look(tx)
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  return problems
}

const damages: [string, string, (tx: Tx) => Promise<unknown>][] = [
  [
    'a balance was raised',
    'last entry is not the balance',
    (tx) =>
      sql`update ledger_balance set posted_credits_cents = posted_credits_cents + 5 where account_id = ${wallet}`.execute(
        tx,
      ),
  ],
  [
    'a balance was raised',
    'books do not sum to zero',
    (tx) =>
      sql`update ledger_balance set posted_credits_cents = posted_credits_cents + 5 where account_id = ${wallet}`.execute(
        tx,
      ),
  ],
  [
    'debits and credits were raised alike',
    'balance is not its transfers: debits',
    (tx) =>
      sql`update ledger_balance set posted_credits_cents = posted_credits_cents + 5,
      posted_debits_cents = posted_debits_cents + 5 where account_id = ${wallet}`.execute(tx),
  ],
  [
    'money was set aside without a hold',
    'balance is not its transfers: held',
    (tx) => sql`update ledger_balance set pending_debits_cents = 7 where account_id = ${wallet}`.execute(tx),
  ],
  [
    'an entry was altered',
    'chain of entries is broken',
    (tx) =>
      sql`update ledger_entry set posted_after_cents = posted_after_cents + 1
      where account_id = ${wallet} and version = 2`.execute(tx),
  ],
  [
    'an entry was removed',
    'chain of entries is broken',
    (tx) => sql`delete from ledger_entry where account_id = ${wallet} and version = 2`.execute(tx),
  ],
  [
    'the last entry was removed',
    'last entry is not the balance',
    (tx) => sql`delete from ledger_entry where account_id = ${wallet} and version = 4`.execute(tx),
  ],
  [
    'an entry was given another transfer',
    'entry is not its transfer',
    (tx) =>
      sql`update ledger_entry set sequence = sequence + 1 where account_id = ${wallet} and version = 1`.execute(tx),
  ],
  [
    'a transfer was altered',
    'entry is not its transfer',
    (tx) => sql`update ledger_transfer set amount_cents = amount_cents + 1 where code = 'payment'`.execute(tx),
  ],
  [
    'a transfer below a checkpoint was altered',
    'checkpoint is not its transfers',
    (tx) => sql`update ledger_transfer set amount_cents = amount_cents + 1 where code = 'payment'`.execute(tx),
  ],
  [
    'more was paid out than was held',
    'post or void is not its hold',
    (tx) => sql`update ledger_transfer set amount_cents = amount_cents + 1 where phase = 'post'`.execute(tx),
  ],
  [
    'a checkpoint was altered',
    'books do not sum to zero',
    (tx) => sql`update ledger_checkpoint set posted_debits_cents = posted_debits_cents + 1`.execute(tx),
  ],
  [
    'more left escrow than was in it',
    'below zero',
    (tx) => post(tx, 'test', [completion({ order_id: randomUUID(), amount_cents: 101 })]),
  ],
]

test('an audit of an intact ledger finds no problems', async () => {
  expect(await audit(db)).toEqual([])
  expect(await runQuickAudit(db)).toEqual([])
  expect(await after(async () => undefined)).toEqual([])
})

test.each(damages)('when %s, the audit says: %s', async (_, problem, damage) => {
  expect((await after(damage)).map((one) => one.problem)).toContain(problem)
})

test('a problem contains the account, the found and the expected value', async () => {
  const problems = await after((tx) =>
    sql`update ledger_balance set pending_debits_cents = 7 where account_id = ${wallet}`.execute(tx),
  )
  const problem_of_hold = {
    problem: 'balance is not its transfers: held',
    account: walletOf(user_id),
    found_cents: 7,
    expected_cents: 0,
  }
  expect(problems).toContainEqual(problem_of_hold)
})

test('the quick audit finds a balance that does not match its last entry', async () => {
  const damage = (tx: Tx) => sql`update ledger_balance set pending_debits_cents = 7`.execute(tx)
  expect((await after(damage, runQuickAudit)).map((one) => one.problem)).toContain('last entry is not the balance')
})

test('balances are compared with the expectations of the rest of the shop, including missing accounts', async () => {
  const expectations = (tx: Tx) =>
    sql`create or replace view ledger_audit_expected (measure, account, expected_cents) as
    values ('balance', 'orders:escrow', 100::bigint), ('balance', 'sales', 1), ('held', ${sql.lit(walletOf(user_id))}, 2),
      ('held', 'user:nobody:cash', 3)`.execute(tx)
  const problems = (await after(expectations)).toSorted((a, b) => Number(a.expected_cents) - Number(b.expected_cents))
  expect(problems).toEqual([
    { problem: 'not what the shop expects: balance', account: 'sales', found_cents: 0, expected_cents: 1 },
    { problem: 'not what the shop expects: held', account: walletOf(user_id), found_cents: 0, expected_cents: 2 },
    { problem: 'not what the shop expects: held', account: 'user:nobody:cash', found_cents: 0, expected_cents: 3 },
  ])
})

test('a checkpoint includes transactions that were open when it was started', async () => {
  const bank = await summedBalanceOf(db, 'external:bank')
  const paused = Promise.withResolvers<void>()
  const posted = Promise.withResolvers<void>()
  // This transaction's transfer has a lower number than the next shopper's, but commits later.
  const slow = db.transaction().execute(async (tx) => {
    await post(tx, 'test', [completion({ order_id: randomUUID(), amount_cents: 10 })])
    posted.resolve()
    await paused.promise
  })
  await posted.promise
  await recharge(db, user_id, 30)
  expect(await makeCheckpoint(db)).toBe(false)
  paused.resolve()
  await slow
  await expect.poll(() => makeCheckpoint(db)).toBe(true)
  expect(await summedBalanceOf(db, 'external:bank')).toBe(bank - 30)
  expect(await summedBalanceOf(db, 'sales')).toBe(10)
  expect(await audit(db)).toEqual([])
})

test('the shop’s role can move money but cannot alter ledger rows', async () => {
  const [poor_user_id, buyer] = [await aWallet(db), await aWallet(db, 10)]
  expect(await canRewriteLedger(db)).toBe(true) // the tests own the ledger tables
  const as_the_shop = db.transaction().execute(async (tx) => {
    await sql`create role sampan_test_shop`.execute(tx)
    await sql`grant select on all tables in schema public to sampan_test_shop`.execute(tx)
    await sql`set local role sampan_test_shop`.execute(tx)
    expect(await canRewriteLedger(tx)).toBe(false)
    await post(tx, 'test', [paymentOf({ user_id: buyer, order_id: randomUUID(), amount_cents: 10 })])
    expect(await balanceOf(tx, buyer)).toMatchObject({ balance_cents: 0 })
    await sql`update ledger_balance set posted_credits_cents = 100, version = version + 1`.execute(tx)
  })
  await expect(as_the_shop).rejects.toMatchObject({ code: '42501' }) // insufficient privilege; the role is reset by the rollback
  expect(await balanceOf(db, poor_user_id)).toMatchObject({ balance_cents: 0 })
})
