import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { openProposal } from '../../../../testing/proposals.ts'
import { aBank, aTransfer, makeEvidenceOptional, readLine } from '../../../../testing/statement-world.ts'
import { balanceIn } from '../../../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper, type TestShopper } from '../../../../testing/world.ts'
import { audit as auditBooks } from '../../../ledger/audit.ts'

const shop = await aShop()
const { db } = shop
await makeEvidenceOptional(shop)
type Operator = Awaited<ReturnType<typeof anOperator>>

const CEILING = 20_000
const setAmount = (name: string, amount_cents: number) =>
  sql`update amount_limit set amount_cents = ${amount_cents} where name = ${name}`.execute(db)
beforeEach(async () => {
  await setAmount('statement_credit_day', CEILING)
  await setAmount('recharge_second_operator', 100_000)
  await setAmount('recharge_operator_day', 2_000_000)
})

/** A bank account whose statements an operator of this test imports. */
async function theBank(importer?: Operator) {
  const operator = importer ?? (await anOperator(shop))
  const bank = await aBank(shop, operator)
  const aWaiting = async (cents: number, shopper?: TestShopper) =>
    aTransfer(shop, bank.bank_account_id, shopper ?? (await aShopper(shop)), cents)
  return { ...bank, operator, aWaiting }
}
const dollars = (cents: number) => (cents / 100).toFixed(2)
const detail = async ({ call }: Operator, recharge_id: string) =>
  (await call('GET /api/admin/recharge/detail', { query: { recharge_id } })).data
const creditsOf = async (recharge_id: string) => {
  const { rows } = await sql<{ transfers: number; log: number }>`select
    (select count(*)::int from ledger_transfer where ref_id = ${recharge_id} and code = 'recharge') as transfers,
    (select count(*)::int from desk_log where ref_id = ${recharge_id} and action = 'recharge_credited') as log`.execute(
    db,
  )
  return rows[0]
}

test('it is off by default', async () => {
  const { rows } = await sql<{ amount_cents: number }>`
    select amount_cents from amount_limit where name = 'statement_credit_day'`.execute((await aShop()).db)
  expect(rows).toEqual([{ amount_cents: 0 }])
  await setAmount('statement_credit_day', 0)
  const { imported, aWaiting, operator } = await theBank()
  const { shopper, recharge_id, reference } = await aWaiting(5_001)
  await imported({ amount: '50.01', reference })
  expect(await balanceIn(shopper)).toBe(0)
  expect((await detail(operator, recharge_id)).fits).toMatchObject([{ fit: 'exact' }])
})

test('a line with the reference and the amount credits the recharge, as an act of the rule, with a notice and a matched line', async () => {
  const { imported, aWaiting, operator } = await theBank()
  const { shopper, recharge_id, reference } = await aWaiting(5_101)
  await sql`update amount_limit set changed_by = ${operator.operator_id} where name = 'statement_credit_day'`.execute(
    db,
  )
  await imported({ amount: '51.01', reference })
  expect(await balanceIn(shopper)).toBe(5_101)
  expect(await detail(operator, recharge_id)).toMatchObject({
    status: 1,
    arrival_cents: 5_101,
    audited_by: null,
    statement_credit: { imported_by: operator.account, ceiling_cents: CEILING },
  })
  const { line_id } = await db
    .selectFrom('statement_credit')
    .select('line_id')
    .where('recharge_id', '=', recharge_id)
    .executeTakeFirstOrThrow()
  expect(await readLine(shop, operator, line_id)).toMatchObject({
    state: 'matched',
    matched_how: 'reference',
    operator: null,
    movements: [{ ref_id: recharge_id }],
  })
  const { rows: log } = await sql`select operator_id, details from desk_log where ref_id = ${recharge_id}`.execute(db)
  expect(log).toEqual([
    {
      operator_id: operator.operator_id,
      details: {
        arrival_cents: 5_101,
        line_ids: [line_id],
        setting: 'statement_credit_day',
        ceiling_cents: CEILING,
        set_by: operator.account,
        by_rule: true,
      },
    },
  ])
  const { rows: transfers } = await sql`select actor from ledger_transfer where ref_id = ${recharge_id}`.execute(db)
  expect(transfers).toEqual([{ actor: 'system' }])
  const { rows: notices } = await sql`select kind from notice where user_id = ${shopper.user_id}`.execute(db)
  expect(notices).toEqual([{ kind: 'recharge_passed' }])
  const { rows: mails } = await sql`select user_id from job
    where task = 'notice_mail' and user_id = ${shopper.user_id}`.execute(db)
  expect(mails).toHaveLength(1)
})

test('a line that was imported before the report credits it too', async () => {
  const { imported, aWaiting } = await theBank()
  const shopper = await aShopper(shop)
  const { data } = await shopper.call('GET /api/user/recharge')
  await imported({ amount: '52.01', reference: data.reference })
  expect(await balanceIn(shopper)).toBe(0)
  await aWaiting(5_201, shopper)
  expect(await balanceIn(shopper)).toBe(5_201)
})

test('all approved recharges of a shopper within a day count towards the ceiling', async () => {
  const { imported, aWaiting, operator } = await theBank()
  const shopper = await aShopper(shop)
  const by_hand = await aWaiting(CEILING - 10_000, shopper)
  await operator.call('POST /api/admin/recharge/audit', { body: { recharge_id: by_hand.recharge_id, status: 1 } })
  const [fits, exceeds] = [await aWaiting(6_000, shopper), await aWaiting(4_001, shopper)]
  await imported({ amount: '60.00', reference: fits.reference }, { amount: '40.01', reference: exceeds.reference })
  expect(await balanceIn(shopper)).toBe(CEILING - 4_000)
  expect(await detail(operator, exceeds.recharge_id)).toMatchObject({ status: 0, fits: [{ fit: 'exact' }] })
  const other = await aWaiting(CEILING + 1)
  await imported({ amount: dollars(CEILING + 1), reference: other.reference })
  expect(await balanceIn(other.shopper)).toBe(0)
})

test.each<[string, (operator: Operator, shopper: TestShopper) => Promise<unknown>]>([
  ['the amount needs a second operator', () => setAmount('recharge_second_operator', 5_300)],
  ['the importer’s limit of the day is used up', () => setAmount('recharge_operator_day', 5_300)],
  [
    'the importer is the shopper',
    ({ account }, { user_id }) =>
      sql`update user_account set account = ${account} where user_id = ${user_id}`.execute(db),
  ],
  [
    'the shopper is blocked',
    (_, { user_id }) => sql`update user_account set blocked_at = now() where user_id = ${user_id}`.execute(db),
  ],
])('nothing is credited alone if %s', async (_, arrange) => {
  const { imported, aWaiting, operator } = await theBank()
  const { shopper, recharge_id, reference } = await aWaiting(5_301)
  await arrange(operator, shopper)
  await imported({ amount: '53.01', reference })
  expect(await creditsOf(recharge_id)).toEqual({ transfers: 0, log: 0 })
})

test('a credit counts towards the limit of the operator who imported the statement, and not of others', async () => {
  await setAmount('recharge_operator_day', 10_000)
  const [thief, honest] = [await theBank(), await theBank()]
  const waiting = [await thief.aWaiting(6_000), await thief.aWaiting(6_001)]
  await thief.imported(...waiting.map(({ reference }, at) => ({ amount: dollars(6_000 + at), reference })))
  const balances = await Promise.all(waiting.map(({ shopper }) => balanceIn(shopper)))
  expect(balances.filter((cents) => cents > 0)).toHaveLength(1)
  // The operator approves alone no more than the rest of the limit.
  const rest = await thief.aWaiting(5_000)
  const body = { recharge_id: rest.recharge_id, status: 1 as const }
  expect((await thief.operator.call('POST /api/admin/recharge/audit', { body })).data.outcome).toBe('proposed')
  const other = await honest.aWaiting(6_002)
  await honest.imported({ amount: '60.02', reference: other.reference })
  expect(await balanceIn(other.shopper)).toBe(6_002)
})

test('an operator who was blocked or lost the role after the import credits nothing by it', async () => {
  const [blocked, demoted] = [await theBank(), await theBank()]
  for (const [{ aWaiting, imported, operator }, change] of [
    [blocked, sql`blocked_at = now()`],
    [demoted, sql`roles = '{support}'`],
  ] as const) {
    const shopper = await aShopper(shop)
    const { data } = await shopper.call('GET /api/user/recharge')
    await imported({ amount: '54.01', reference: data.reference })
    await sql`update operator set ${change} where operator_id = ${operator.operator_id}`.execute(db)
    await aWaiting(5_401, shopper)
    expect(await balanceIn(shopper)).toBe(0)
  }
})

test('a recharge that an operator proposed to approve is left to the second operator', async () => {
  const { imported, aWaiting, operator } = await theBank()
  const { shopper, recharge_id, reference } = await aWaiting(5_501)
  const body = { recharge_id, status: 1 as const, arrival_cents: 5_502 }
  await operator.call('POST /api/admin/recharge/audit', { body })
  expect(await openProposal(shop, recharge_id)).not.toBe('')
  await imported({ amount: '55.01', reference })
  expect(await balanceIn(shopper)).toBe(0)
})

test('more or less money, two lines for one recharge, one line for two, and a name alone credit nothing', async () => {
  const { imported, aWaiting } = await theBank()
  const [over, under, twice, sum] = [
    await aWaiting(5_601),
    await aWaiting(5_602),
    await aWaiting(5_603),
    await aWaiting(5_604),
  ]
  const [both, parts] = [await aShopper(shop), await aShopper(shop)]
  const one = await aWaiting(5_605, both)
  await aWaiting(5_605, both)
  const part = await aWaiting(3_000, parts)
  await aWaiting(2_606, parts)
  const by_name = await aWaiting(5_607)
  await sql`update user_account set family_name = 'Okonkwo', given_name = 'Ada'
    where user_id = ${by_name.shopper.user_id}`.execute(db)
  const stored = await imported(
    { amount: '56.02', reference: over.reference },
    { amount: '56.01', reference: under.reference },
    { amount: '56.03', reference: twice.reference },
    { amount: '56.03', reference: twice.reference },
    { amount: '56.00', reference: sum.reference },
    { amount: '0.04', reference: sum.reference },
    { amount: '56.05', reference: one.reference },
    { amount: '56.06', reference: part.reference },
    { amount: '56.07', text: 'ADA OKONKWO' },
  )
  expect(stored).toMatchObject({ added: 9, confirmed: 0 })
  for (const shopper of [over, under, twice, sum, by_name].map((each) => each.shopper).concat(both, parts))
    expect(await balanceIn(shopper)).toBe(0)
})

test('a released line credits nothing again, and its statement cannot be taken back', async () => {
  const { imported, aWaiting, operator } = await theBank()
  const { shopper, reference } = await aWaiting(6_101)
  const { statement_id } = await imported({ amount: '61.01', reference })
  const { line_id } = await db
    .selectFrom('bank_line')
    .select('line_id')
    .where('statement_id', '=', statement_id ?? '')
    .executeTakeFirstOrThrow()
  expect((await operator.call('POST /api/admin/bank/release', { body: { line_id } })).code).toBe(1)
  const again = await aWaiting(6_101, shopper)
  expect(await balanceIn(shopper)).toBe(6_101)
  expect((await detail(operator, again.recharge_id)).fits).toMatchObject([{ fit: 'released' }])
  const body = { statement_id: statement_id ?? '' }
  expect(await operator.call('POST /api/admin/bank/take_back', { body })).toMatchObject({
    reason: 'statement_credited',
  })
})

test('only owners propose the ceiling, and a second operator approves it', async () => {
  const [owner, finance] = [await anOperator(shop), await anOperator(shop, { roles: ['finance'] })]
  const { amounts } = (await owner.call('GET /api/admin/setting/list')).data
  const revision = amounts.find(({ name }) => name === 'statement_credit_day')?.revision ?? ''
  const body = { name: 'statement_credit_day', amount_cents: 90_000, revision, reason: 'Busy' } as const
  expect(await finance.call('POST /api/admin/setting/amount', { body })).toMatchObject({ reason: 'role_needed' })
  expect((await owner.call('POST /api/admin/setting/amount', { body })).data.outcome).toBe('proposed')
})

test('the books are sound after these tests', async () => {
  expect(await auditBooks(db)).toEqual([])
})
