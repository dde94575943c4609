import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { agreeTo } from '../../../../testing/proposals.ts'
import {
  aTransaction,
  balanceIn,
  claimOnChain,
  drawOnChain,
  setDemoChain,
  WALLET_ADDRESS,
  walletOf,
} from '../../../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper, type TestShopper } from '../../../../testing/world.ts'
import type { Tx } from '../../../db/transaction.ts'
import { audit, type Problem, runQuickAudit, summedBalanceOf } from '../../../ledger/audit.ts'
import { post } from '../../../ledger/ledger.ts'
import { rechargePassed } from '../../../ledger/receivable-flows.ts'

const shop = await aShop()
const operator = await anOperator(shop)
const second = await anOperator(shop)
type Operator = typeof operator
await setDemoChain(shop)

type Deposit = { arrival_cents?: number; transaction_hash?: string; log_index?: number }
const pass = ({ call }: Operator, recharge_id: string, deposit: Deposit = {}) =>
  call('POST /api/admin/recharge/audit', { body: { recharge_id, status: 1, ...deposit } })
const claimTransfer = async (shopper: TestShopper, fields: Parameters<typeof claimOnChain>[2] = {}) =>
  (await claimOnChain(shop, shopper, fields)).data.recharge_id
const logOf = async ({ call }: TestShopper) => (await call('GET /api/user/recharge_log', { query: {} })).data.items
const onChain = () => summedBalanceOf(shop.db, 'external:chain:demo:usdt')

test('if an operator approves a recharge with the transfer on the chain, the arrived amount is credited', async () => {
  const shopper = await aShopper(shop)
  const transaction_hash = aTransaction()
  const recharge_id = await claimTransfer(shopper, { transaction_hash })
  const before_cents = await onChain()
  expect((await pass(operator, recharge_id, { arrival_cents: 4990, log_index: 3 })).data).toMatchObject({
    status: 1,
    arrival_cents: 4990,
    transaction_hash,
  })
  expect(await balanceIn(shopper)).toBe(4990)
  expect((await onChain()) - before_cents).toBe(-4990)
  expect(await logOf(shopper)).toEqual([expect.objectContaining({ status: 1, arrival_cents: 4990, transaction_hash })])
  const { details } = await shop.db
    .selectFrom('desk_log')
    .select('details')
    .where('ref_id', '=', recharge_id)
    .executeTakeFirstOrThrow()
  expect(details).toEqual({ arrival_cents: 4990, transaction_hash, log_index: 3 })
})

test('approving a recharge on a chain without a transfer is refused', async () => {
  const shopper = await aShopper(shop)
  const [with_hash, untold] = [
    await claimTransfer(shopper, { transaction_hash: aTransaction() }),
    await claimTransfer(shopper),
  ]
  expect(await pass(operator, with_hash)).toMatchObject({ reason: 'transaction_missing', field: 'log_index' })
  expect(await pass(operator, untold, { log_index: 0 })).toMatchObject({
    reason: 'transaction_missing',
    field: 'transaction_hash',
  })
  expect((await pass(operator, untold, { log_index: -1 })).status).toBe(400)
  expect((await pass(operator, untold, { log_index: 0, transaction_hash: 'ff' })).status).toBe(400)
  expect(await balanceIn(shopper)).toBe(0)
})

test('if another transaction than the claimed one is credited, the shopper sees the credited transaction', async () => {
  const shopper = await aShopper(shop)
  const [wrong, right] = [aTransaction(), aTransaction()]
  const recharge_id = await claimTransfer(shopper, { transaction_hash: wrong })
  await pass(operator, recharge_id, { transaction_hash: `0x${right}`, log_index: 0 })
  expect((await logOf(shopper))[0]?.transaction_hash).toBe(right)
  expect(await claimOnChain(shop, shopper, { transaction_hash: right })).toMatchObject({ reason: 'transaction_used' })
})

test('if two shoppers claim one transfer, it is credited once and to one shopper only', async () => {
  const [shopper, other] = [await aShopper(shop), await aShopper(shop)]
  const transaction_hash = aTransaction()
  const ids = [await claimTransfer(shopper, { transaction_hash }), await claimTransfer(other, { transaction_hash })]
  const answers = await Promise.all(ids.map((id) => pass(operator, id, { log_index: 7 })))
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 1])
  expect(answers.find(({ code }) => code === 0)).toMatchObject({ reason: 'transaction_used' })
  expect((await balanceIn(shopper)) + (await balanceIn(other))).toBe(5000)
  // Another transfer of the same transaction is another deposit.
  const open_id = ids[answers.findIndex(({ code }) => code === 0)] ?? ''
  expect((await pass(operator, open_id, { transaction_hash, log_index: 8 })).code).toBe(1)
  expect([await balanceIn(shopper), await balanceIn(other)]).toEqual([5000, 5000])
})

test('if one recharge is approved six times at the same time, it is credited once', async () => {
  const shopper = await aShopper(shop)
  const recharge_id = await claimTransfer(shopper, { transaction_hash: aTransaction() })
  const hands = [operator, second, operator, second, operator, second]
  const answers = await Promise.all(hands.map((hand) => pass(hand, recharge_id, { log_index: 0 })))
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
  expect(await balanceIn(shopper)).toBe(5000)
})

test('a second operator sees the proposed transfer and approves this transfer only', async () => {
  const shopper = await aShopper(shop)
  const [hash, other] = [aTransaction(), aTransaction()]
  const recharge_id = await claimTransfer(shopper, { amount_cents: 100_001 })
  expect((await pass(operator, recharge_id, { transaction_hash: hash, log_index: 1 })).data.outcome).toBe('proposed')
  const again = await pass(second, recharge_id, { transaction_hash: other, log_index: 1 })
  expect(again).toMatchObject({ reason: 'proposal_open' })
  const { data } = await second.call('GET /api/admin/recharge/detail', { query: { recharge_id } })
  const text = `${hash} · 1`
  expect(data.proposal?.changes[1]).toEqual({ field: 'transaction', before: null, after: { text } })
  expect(await balanceIn(shopper)).toBe(0)
  expect((await agreeTo(shop, second, recharge_id)).code).toBe(1)
  expect(await balanceIn(shopper)).toBe(100_001)
})

test('if a transfer is proposed for one recharge and then credited to another, approving the proposal is refused', async () => {
  const shopper = await aShopper(shop)
  const transfer = { transaction_hash: aTransaction(), log_index: 1 }
  const [large, small] = [await claimTransfer(shopper, { amount_cents: 100_001 }), await claimTransfer(shopper)]
  expect((await pass(operator, large, transfer)).data.outcome).toBe('proposed')
  expect((await pass(operator, small, transfer)).data.outcome).toBe('done')
  expect(await agreeTo(shop, second, large)).toMatchObject({ reason: 'transaction_used' })
  expect(await pass(operator, await claimTransfer(shopper, { amount_cents: 100_001 }), transfer)).toMatchObject({
    reason: 'transaction_used',
  })
  expect(await balanceIn(shopper)).toBe(5000)
})

test('a refused recharge moves no money and shows the reason', async () => {
  const shopper = await aShopper(shop)
  const recharge_id = await claimTransfer(shopper)
  const body = { recharge_id, status: 2 as const, reason: 'No such transfer' }
  expect((await operator.call('POST /api/admin/recharge/audit', { body })).data.status).toBe(2)
  expect(await balanceIn(shopper)).toBe(0)
  expect((await logOf(shopper))[0]).toMatchObject({ status: 2, audit_reason: 'No such transfer' })
})

const payoutFile = async (draw_type: 'bank' | 'chain') =>
  (await operator.call('POST /api/admin/extract/payout_file', { body: { draw_type } })).data

test('withdrawals on a chain are in a separate payout file, and are recorded as paid with their transaction', async () => {
  const shopper = await aShopper(shop, { balance_cents: 10_000 })
  const { extract_id } = (await drawOnChain(shopper)).data
  await operator.call('POST /api/admin/extract/audit', { body: { extract_id, status: 1 } })
  expect(await payoutFile('bank')).toMatchObject({ draw_type: 'bank', lines: 0 })
  const file = await payoutFile('chain')
  expect(file).toMatchObject({ draw_type: 'chain', lines: 1 })
  expect(file.text).toContain(`\r\n${extract_id},demo,usdt,${WALLET_ADDRESS},49.00,`)
  const { payout_batch_id } = file
  const again = await operator.call('POST /api/admin/extract/payout_file', { body: { payout_batch_id } })
  expect(again.data).toMatchObject({ draw_type: 'chain', lines: 1 })
  const paidBy = (reference: string) =>
    operator.call('POST /api/admin/extract/payout', { body: { extract_id, payout_state: 'done', reference } })
  expect(await paidBy('by hand')).toMatchObject({ reason: 'transaction_missing', field: 'reference' })
  const [transaction_hash, before_cents] = [aTransaction(), await onChain()]
  expect((await paidBy(`0x${transaction_hash}`)).data).toMatchObject({ payout_state: 'done', transaction_hash })
  expect((await onChain()) - before_cents).toBe(4900)
  expect(await walletOf(shopper)).toEqual({ balance_cents: 5000, held_cents: 0 })
})

test('a withdrawal that was requested before its network was closed is still paid', async () => {
  const shopper = await aShopper(shop, { balance_cents: 10_000 })
  const { extract_id } = (await drawOnChain(shopper)).data
  await setDemoChain(shop, false)
  const { data } = await operator.call('POST /api/admin/extract/audit', { body: { extract_id, status: 1 } })
  expect(data).toMatchObject({ payout_state: 'queued', network: 'demo' })
  expect((await payoutFile('chain')).lines).toBe(1)
  await setDemoChain(shop)
})

/** The problems that the audit reports after a change, which is then rolled back. */
async function problemsAfter(change: (tx: Tx) => Promise<unknown>) {
  let problems: Problem[] = []
  const undone = shop.db.transaction().execute(async (tx) => {
    await change(tx)
    problems = await runQuickAudit(tx)
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  return problems
}
const somebody = randomUUID()

test.each<[string, number, (tx: Tx) => Promise<unknown>]>([
  [
    'a deposit was altered',
    7,
    (tx) =>
      sql`update chain_deposit set amount_cents = amount_cents + 7
    where amount_cents = 4990`.execute(tx),
  ],
  ['a deposit was removed', -4990, (tx) => sql`delete from chain_deposit where amount_cents = 4990`.execute(tx)],
  [
    'a payout was forgotten',
    4900,
    (tx) =>
      sql`update withdrawal set payout_state = 'failed', status = 'refused', paid_at = null,
    transaction_hash = null where draw_type = 'chain' and payout_state = 'done'`.execute(tx),
  ],
  [
    'money came from it without a deposit',
    -30,
    async (tx) =>
      post(
        tx,
        'test',
        await rechargePassed(tx, {
          recharge_id: randomUUID(),
          user_id: somebody,
          arrival_cents: 30,
          from: 'external:chain:demo:usdt',
        }),
      ),
  ],
])('the audit of the books reports when %s', async (_, off_by_cents, change) => {
  const problem = { problem: 'not what the shop expects: balance', account: 'external:chain:demo:usdt' }
  const [first_problem, ...others] = await problemsAfter(change)
  expect([first_problem, others]).toMatchObject([problem, []])
  expect((first_problem?.found_cents ?? 0) - (first_problem?.expected_cents ?? 0)).toBe(off_by_cents)
})

test('the audit reports money in a ledger account of an unknown chain', async () => {
  const arrived = { recharge_id: randomUUID(), user_id: somebody, arrival_cents: 30 }
  const problems = await problemsAfter(async (tx) =>
    post(tx, 'test', await rechargePassed(tx, { ...arrived, from: 'external:chain:other:usdt' })),
  )
  expect(problems).toMatchObject([{ account: 'external:chain:other:usdt', found_cents: -30, expected_cents: 0 }])
})

test('the audit of the ledger finds no problem after these tests', async () => {
  expect(await audit(shop.db)).toEqual([])
})
