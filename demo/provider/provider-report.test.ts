import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { askAboutPayments } from '../../server/src/features/wallet/card/card-work.ts'
import { audit, runQuickAudit, summedBalanceOf } from '../../server/src/ledger/audit.ts'
import { aBankAccount, balanceIn } from '../../server/testing/wallet-world.ts'
import { anOperator, aShopper } from '../../server/testing/world.ts'
import { aCardShop } from './testing/card-shop.ts'

const shop = await aCardShop()
const { control, db } = shop
const operator = await anOperator(shop)

const clearing = async () => -(await summedBalanceOf(db, 'clearing:stripe'))
const atBank = async () => -(await summedBalanceOf(db, 'external:bank'))
const items = () =>
  db
    .selectFrom('report_item')
    .select(['kind', 'key', 'state', 'differs', 'known_because', 'ours_cents', 'theirs_cents'])
    .where('state', '<>', 'equal')
    .orderBy('at')
    .execute()
const payoutsOf = () =>
  db.selectFrom('provider_payout').select(['payout_ref', 'status', 'booked_at', 'returned_at']).execute()
/** Pretends that the differences are a day older. */
const waitADay = async () => {
  await sql`update report_item set changed_at = changed_at - interval '25 hours'`.execute(db)
  await shop.readReport()
}

test('a top-up with its fee is equal on both sides, and the account holds what the provider holds', async () => {
  await shop.topUp(await aShopper(shop), 5_000)
  await shop.runWork()
  await shop.readReport()
  expect(await items()).toEqual([])
  expect(await clearing()).toBe(control.ledger().balance)
  expect(await audit(db)).toEqual([])
})

test('a payout on its way is a difference that is known; it is booked once when it is paid', async () => {
  const before = { clearing: await clearing(), bank: await atBank() }
  const payout = control.makePayout(1_000)
  await shop.runWork()
  await shop.readReport()
  await waitADay()
  expect(await items()).toMatchObject([{ kind: 'payout', key: payout, state: 'known', known_because: 'on_its_way' }])
  control.endPayout(payout)
  await shop.runWork()
  for (let round = 0; round < 3; round++) await shop.readReport()
  expect(await items()).toEqual([])
  expect({ clearing: await clearing(), bank: await atBank() }).toEqual({
    clearing: before.clearing - 1_000,
    bank: before.bank + 1_000,
  })
  expect(await clearing()).toBe(control.ledger().balance)
  expect(await audit(db)).toEqual([])
})

test('an event about a payout lets the report be read within a minute', async () => {
  const pause = () => db.selectFrom('provider_report').select(sql<boolean>`due_at <= now()`.as('is_due')).execute()
  expect(await pause()).toEqual([{ is_due: false }])
  control.endPayout(control.makePayout(300))
  await shop.runWork()
  expect(await pause()).toEqual([{ is_due: true }])
  await shop.readReport()
})

test('a payout that the bank sends back is booked back once', async () => {
  const before = { clearing: await clearing(), bank: await atBank() }
  const payout = control.makePayout(700)
  control.endPayout(payout, false)
  await shop.readReport()
  expect((await payoutsOf()).find(({ payout_ref }) => payout_ref === payout)).toMatchObject({
    status: 'failed',
    booked_at: null,
  })
  const later = control.makePayout(800)
  control.endPayout(later)
  await shop.readReport()
  expect(await atBank()).toBe(before.bank + 800)
  control.returnPayout(later)
  for (let round = 0; round < 2; round++) await shop.readReport()
  expect({ clearing: await clearing(), bank: await atBank() }).toEqual(before)
  expect(await clearing()).toBe(control.ledger().balance)
  expect(await items()).toEqual([])
  expect(await audit(db)).toEqual([])
})

test('a payout closes with the line of the bank statement, whichever of both comes first', async () => {
  const bank_account_id = await aBankAccount(shop)
  const today = new Date().toISOString().slice(0, 10)
  const importLine = (amount: string, text: string) =>
    operator.call('POST /api/admin/bank/import', {
      body: { bank_account_id, file_name: 'a.csv', text: `Date,Amount,Text\n${today},${amount},${text}\n` },
    })
  const matches = () =>
    db
      .selectFrom('bank_match')
      .innerJoin('bank_line', 'bank_line.line_id', 'bank_match.line_id')
      .select(['amount_cents', 'matched_how'])
      .orderBy('amount_cents')
      .execute()
  control.endPayout(control.makePayout(411))
  await shop.readReport()
  expect((await importLine('4.11', 'STRIPE TRANSFER ST-X')).data).toMatchObject({ added: 1, matched: 1 })
  expect((await importLine('4.12', 'STRIPE TRANSFER ST-Y')).data).toMatchObject({ added: 1, matched: 0 })
  expect(await matches()).toEqual([{ amount_cents: 411, matched_how: 'reference' }])
  control.endPayout(control.makePayout(412))
  await shop.readReport()
  expect(await matches()).toMatchObject([{ amount_cents: 411 }, { amount_cents: 412 }])
})

test('a payment whose events were lost is credited because the report has it', async () => {
  const shopper = await aShopper(shop)
  control.setEvents({ lose: 1 })
  await shop.topUp(shopper, 2_000)
  control.setEvents({ lose: 0 })
  await sql`update provider_payment set due_at = null where status = 'open'`.execute(db) // nobody asks about it any more
  await shop.readReport()
  expect(await items()).toMatchObject([{ kind: 'payment', state: 'known', known_because: 'recent' }])
  await askAboutPayments(shop.context, (error) => {
    throw error
  })
  expect(await balanceIn(shopper)).toBe(2_000)
  await shop.readReport()
  expect(await items()).toEqual([])
})

test('money of another origin is a difference, and is open after a day', async () => {
  control.payElsewhere(900)
  await shop.readReport()
  expect(await items()).toMatchObject([{ differs: 'only_theirs', known_because: 'recent' }])
  await waitADay()
  expect(await items()).toMatchObject([{ kind: 'payment', state: 'open', theirs_cents: 900, ours_cents: 0 }])
})

test('a held payment is a difference that is known', async () => {
  const held = await shop.begin(await aShopper(shop), 3_000)
  control.alter(held.ref, { amount_total: 3_500 })
  control.complete(held.ref)
  await shop.runWork()
  await shop.readReport()
  await waitADay()
  expect(await items()).toContainEqual(expect.objectContaining({ key: held.payment_id, known_because: 'held' }))
})

test('the quick audit finds a payment that is not in the provider’s account, and a wrong fee', async () => {
  expect(await runQuickAudit(db)).toEqual([])
  const problems = await db
    .transaction()
    .execute(async (tx) => {
      await sql`update provider_payment set fee_cents = fee_cents + 1 where payment_id = (
        select payment_id from provider_payment where fee_cents is not null limit 1)`.execute(tx)
      throw await runQuickAudit(tx)
    })
    .catch((found: unknown) => found)
  expect(problems).toEqual([
    expect.objectContaining({ account: 'clearing:stripe', problem: 'not what the shop expects: balance' }),
    expect.objectContaining({ account: 'fees:provider', problem: 'not what the shop expects: balance' }),
  ])
})
