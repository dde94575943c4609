import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBank, aTransfer, makeEvidenceOptional, readLine } from '../../../../testing/statement-world.ts'
import { balanceIn } from '../../../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper } from '../../../../testing/world.ts'
import { audit as auditBooks } from '../../../ledger/audit.ts'
import { creditByStatement } from './statement-credit-service.ts'

const shop = await aShop()
const { db } = shop
await makeEvidenceOptional(shop)
const [first, second] = [await anOperator(shop), await anOperator(shop)]
type Operator = typeof first
const bank = await aBank(shop, first)

const setCeiling = (amount_cents: number) =>
  sql`update amount_limit set amount_cents = ${amount_cents} where name = 'statement_credit_day'`.execute(db)
await setCeiling(20_000)

const dollars = (cents: number) => (cents / 100).toFixed(2)
const detail = async ({ call }: Operator, recharge_id: string) =>
  (await call('GET /api/admin/recharge/detail', { query: { recharge_id } })).data
async function creditsOf(recharge_id: string) {
  const { rows } = await sql<{ transfers: number; log: number }>`select
    (select count(*)::int from ledger_transfer where ref_id = ${recharge_id} and code = 'recharge') as transfers,
    (select count(*)::int from desk_log where ref_id = ${recharge_id} and action = 'recharge_credited') as log`.execute(
    db,
  )
  return rows[0] ?? { transfers: 0, log: 0 }
}
const aWaiting = async (cents: number) => aTransfer(shop, bank.bank_account_id, await aShopper(shop), cents)

test('two imports of a file at the same time, and repeated jobs, credit once', async () => {
  for (let round = 0; round < 4; round++) {
    const { fileOf, importFile } = bank
    const { shopper, recharge_id, reference } = await aWaiting(5_700 + round)
    const file = fileOf({ amount: dollars(5_700 + round), reference })
    const answers = await Promise.all([importFile(first, file), importFile(second, file)])
    const statement_ids = answers.flatMap(({ data }) => data.statement_id ?? [])
    await Promise.all([1, 2, 3].flatMap(() => statement_ids.map((id) => creditByStatement(db, id))))
    expect(await balanceIn(shopper)).toBe(5_700 + round)
    expect(await creditsOf(recharge_id)).toEqual({ transfers: 1, log: 1 })
  }
})

/** A recharge and the line that confirms it, which the rule has not seen. */
async function aConfirmed(cents: number) {
  const waiting = await aWaiting(cents)
  await setCeiling(0)
  const { statement_id } = await bank.imported({ amount: dollars(cents), reference: waiting.reference })
  await setCeiling(20_000)
  const line_id = (await detail(first, waiting.recharge_id)).fits[0]?.lines[0]?.line_id ?? ''
  return { ...waiting, line_id, statement_id: statement_id ?? '', operator: second }
}

test('if an operator approves or refuses at the moment of the credit, one of them wins', async () => {
  for (let round = 0; round < 6; round++) {
    const { recharge_id, shopper, line_id, statement_id, operator } = await aConfirmed(5_800 + round)
    const [, approval, refusal] = await Promise.all([
      creditByStatement(db, statement_id),
      operator.call('POST /api/admin/recharge/audit', { body: { recharge_id, status: 1 } }),
      operator.call('POST /api/admin/recharge/audit', { body: { recharge_id, status: 2, reason: 'No' } }),
      creditByStatement(db, statement_id),
    ])
    const { status } = await detail(operator, recharge_id)
    expect(status).toBe(refusal.code === 1 ? 2 : 1)
    expect(approval.code + refusal.code).toBeLessThanOrEqual(1)
    const { log } = await creditsOf(recharge_id)
    expect(log).toBe(status === 1 && approval.code !== 1 ? 1 : 0)
    expect(await balanceIn(shopper)).toBe(status === 1 ? 5_800 + round : 0)
    const { state } = await readLine(shop, operator, line_id)
    expect(state).toBe(status === 1 ? 'matched' : 'open')
  }
})

test('if the statement is taken back or the line is explained at the moment of the credit, one of them wins', async () => {
  for (let round = 0; round < 6; round++) {
    const { recharge_id, shopper, statement_id, operator } = await aConfirmed(5_900 + round)
    const [, taken_back] = await Promise.all([
      creditByStatement(db, statement_id),
      operator.call('POST /api/admin/bank/take_back', { body: { statement_id } }),
    ])
    const { transfers } = await creditsOf(recharge_id)
    expect(taken_back.code).toBe(transfers === 1 ? 0 : 1)
    expect(await balanceIn(shopper)).toBe(transfers * (5_900 + round))
    const other = await aConfirmed(5_950 + round)
    const [, explained] = await Promise.all([
      creditByStatement(db, other.statement_id),
      other.operator.call('POST /api/admin/bank/explain', { body: { line_id: other.line_id, note: 'Not ours' } }),
    ])
    const credited = await creditsOf(other.recharge_id)
    expect(explained.code).toBe(credited.transfers === 1 ? 0 : 1)
    expect(await balanceIn(other.shopper)).toBe(credited.transfers * (5_950 + round))
  }
})

test('the books are sound after these tests', async () => {
  expect(await auditBooks(db)).toEqual([])
})
