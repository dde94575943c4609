import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  aBankAccount,
  aClaim,
  aPicture,
  aPng,
  aTransaction,
  claimOnChain,
  setDemoChain,
  upload,
} from '../../../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper, readAtDesk, type TestShopper } from '../../../../testing/world.ts'

const shop = await aShop()
const operator = await anOperator(shop)
await setDemoChain(shop)
const bank_account_id = await aBankAccount(shop)

type Query = Parameters<typeof operator.call<'GET /api/admin/recharge/list'>>[1]
const list = async (query: NonNullable<Query>['query']) =>
  (await operator.call('GET /api/admin/recharge/list', { query })).data
const detail = async (recharge_id: string) =>
  (await operator.call('GET /api/admin/recharge/detail', { query: { recharge_id } })).data
const idsIn = ({ items }: Awaited<ReturnType<typeof list>>) => items.map(({ recharge_id }) => recharge_id)

type ClaimOptions = { amount_cents?: number; bank_reference?: string; width?: number }

let widths = 100
/** Creates a waiting recharge. Its picture is unique unless `width` is given: equal widths make equal pictures. */
async function aBankClaim(shopper: TestShopper, { amount_cents = 5000, bank_reference, width }: ClaimOptions = {}) {
  const { data } = await upload(shop, shopper.token, { bytes: await aPng(width ?? ++widths, 30) })
  const evidence_ids = [data.file_id]
  const body = { method: 'manual' as const, amount_cents, evidence_ids, bank_account_id, bank_reference }
  return (await shopper.call('POST /api/user/recharge', { body })).data.recharge_id
}

test('the list can be filtered by shopper, amount, reference, network and age, and paged by cursor', async () => {
  const [mei, ann] = [await aShopper(shop), await aShopper(shop)]
  const transaction_hash = aTransaction()
  const [first, second, third] = [
    await aBankClaim(mei, { amount_cents: 7701, bank_reference: 'HB 12-34' }),
    await aBankClaim(mei, { amount_cents: 7702 }),
    await aBankClaim(ann, { amount_cents: 7702 }),
  ]
  const chained = (await claimOnChain(shop, ann, { transaction_hash })).data.recharge_id
  expect(idsIn(await list({ shopper: mei.account.toUpperCase(), status: '0' }))).toEqual([first, second])
  expect(idsIn(await list({ shopper: ann.user_id }))).toEqual([chained, third])
  expect(idsIn(await list({ shopper: 'nobody@example.com' }))).toEqual([])
  expect(idsIn(await list({ amount_cents: '7702', status: '0' }))).toEqual([second, third])
  expect(idsIn(await list({ reference: 'hb1234' }))).toEqual([first])
  const { reference } = await detail(third)
  expect(idsIn(await list({ reference: reference.toLowerCase().replace('-', ' ') }))).toEqual([chained, third])
  expect(idsIn(await list({ reference: `0x${transaction_hash.toUpperCase()}` }))).toEqual([chained])
  expect(idsIn(await list({ reference: transaction_hash.slice(0, 16) }))).toEqual([chained])
  expect(idsIn(await list({ reference: transaction_hash.slice(0, 15) }))).toEqual([])
  expect(idsIn(await list({ network: 'demo', shopper: ann.account }))).toEqual([chained])
  await sql`update recharge set created_at = now() - interval '3 days' where recharge_id = ${second}`.execute(shop.db)
  const to = new Date(Date.now() - 86_400_000).toISOString()
  expect(idsIn(await list({ shopper: mei.account, to }))).toEqual([second])
  expect(idsIn(await list({ shopper: mei.account, from: to }))).toEqual([first])

  // Waiting recharges are listed oldest first. No row is skipped if a row before the cursor disappears.
  const page = await list({ amount_cents: '7702', status: '0', page_size: 1 })
  expect([idsIn(page), page.total]).toEqual([[second], 2])
  await operator.call('POST /api/admin/recharge/audit', { body: { recharge_id: second, status: 2, reason: 'Late' } })
  const next = await list({ amount_cents: '7702', status: '0', page_size: 1, cursor: String(page.next_cursor) })
  expect([idsIn(next), next.next_cursor]).toEqual([[third], null])
})

test('a claim shows earlier claims with the same picture, of any shopper and with any file name', async () => {
  const [mei, ann] = [await aShopper(shop), await aShopper(shop)]
  const [first, other] = [await aBankClaim(mei, { width: 77 }), await aBankClaim(ann)]
  expect((await detail(first)).used_before).toEqual([])
  const copy = await aBankClaim(ann, { width: 77 })
  const about = { sign: 'picture', amount_cents: 5000, status: 0 }
  const mine = { recharge_id: first, shopper: { user_id: mei.user_id, account: mei.account } }
  expect((await detail(copy)).used_before).toEqual([expect.objectContaining({ ...about, ...mine })])
  expect((await detail(first)).used_before).toEqual([expect.objectContaining({ ...about, recharge_id: copy })])
  expect((await detail(other)).used_before).toEqual([])
  const use_counts = (await list({ shopper: ann.account })).items.map(({ used_before }) => used_before.length)
  expect(use_counts).toEqual([1, 0])
})

test('a claim shows earlier claims with the same bank reference, except the shopper’s own recharge reference', async () => {
  const [mei, ann] = [await aShopper(shop), await aShopper(shop)]
  const first = await aBankClaim(mei, { bank_reference: 'TRX 900-1' })
  const again = await aBankClaim(ann, { bank_reference: 'trx9001' })
  expect((await detail(again)).used_before).toEqual([
    expect.objectContaining({ sign: 'bank_reference', recharge_id: first }),
  ])
  const { reference } = await detail(first)
  await aBankClaim(mei, { bank_reference: reference })
  const own = await aBankClaim(mei, { bank_reference: reference })
  expect((await detail(own)).used_before).toEqual([])
})

test('a claim shows other recharges that claimed or were credited with the same transaction', async () => {
  const [mei, ann, may] = [await aShopper(shop), await aShopper(shop), await aShopper(shop)]
  const [claimed_hash, wrong] = [aTransaction(), aTransaction()]
  const first = (await claimOnChain(shop, mei, { transaction_hash: wrong })).data.recharge_id
  const body = { recharge_id: first, status: 1 as const, transaction_hash: claimed_hash, log_index: 0 }
  await operator.call('POST /api/admin/recharge/audit', { body })
  const widely = async (shopper: TestShopper) => {
    const { data } = await upload(shop, shopper.token, { bytes: await aPng(++widths) })
    const fields = { transaction_hash: claimed_hash, evidence_ids: [data.file_id] }
    return (await claimOnChain(shop, shopper, fields)).data.recharge_id
  }
  const [second, third] = [await widely(ann), await widely(may)]
  const signs = (await detail(third)).used_before.map(({ sign, recharge_id }) => [sign, recharge_id])
  expect(signs).toEqual([
    ['transaction', first],
    ['transaction', second],
  ])
})

test('a recharge shows the shopper’s name, the reference, the auditor, and whether the recharge is the operator’s own', async () => {
  const shopper = await aShopper(shop)
  const recharge_id = await aClaim(shop, shopper)
  expect(await detail(recharge_id)).toMatchObject({ shopper_name: 'Mei Lin', is_own: false, audited_by: null })
  await operator.call('POST /api/admin/recharge/audit', { body: { recharge_id, status: 2, reason: 'Nothing came' } })
  expect((await detail(recharge_id)).audited_by).toBe(operator.account)
  const { data } = await operator.call('GET /api/admin/recharge/detail', {
    query: { recharge_id: operator.operator_id },
  })
  expect(data).toBeFalsy()
  const self = await anOperator(shop)
  const rename = sql`update operator set account = ${shopper.account} where operator_id = ${self.operator_id}`
  await rename.execute(shop.db)
  const own = await self.call('GET /api/admin/recharge/detail', { query: { recharge_id } })
  expect(own.data.is_own).toBe(true)
})

test('a receipt can be read by operators and its owner only', async () => {
  const [shopper, other] = [await aShopper(shop), await aShopper(shop)]
  const { url } = await aPicture(shop, shopper)
  const read = async (token?: string) =>
    (await shop.app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} })).statusCode
  expect([await readAtDesk(shop, url, operator), await read(shopper.token)]).toEqual([200, 200])
  expect([await read(other.token), await read()]).toEqual([404, 404])
})

test('waiting recharges can be filtered by reused evidence and by method', async () => {
  const [mei, ann] = [await aShopper(shop), await aShopper(shop)]
  const [first, plain] = [await aBankClaim(mei, { width: 66 }), await aBankClaim(ann)]
  const copy = await aBankClaim(ann, { width: 66 })
  const { data: picture } = await upload(shop, ann.token, { bytes: await aPng(++widths) })
  const claim = { transaction_hash: aTransaction(), evidence_ids: [picture.file_id] }
  const chained = (await claimOnChain(shop, ann, claim)).data.recharge_id
  const own = { shopper: ann.account }
  expect(idsIn(await list({ ...own, flagged: 'true' }))).toEqual([copy])
  expect((await list({ ...own, flagged: 'true' })).total).toBe(1)
  expect(idsIn(await list({ ...own, status: '0', method: 'manual' }))).toEqual([plain, copy])
  expect(idsIn(await list({ ...own, status: '0', method: 'chain' }))).toEqual([chained])
  await operator.call('POST /api/admin/recharge/audit', { body: { recharge_id: copy, status: 2, reason: 'Twice' } })
  expect(idsIn(await list({ ...own, flagged: 'true' }))).toEqual([])
  expect(idsIn(await list({ shopper: mei.account, flagged: 'true' }))).toEqual([first])
})

test('a recharge shows how much one operator may approve alone, and reasons for refusals in the shopper’s language', async () => {
  const shopper = await aShopper(shop)
  await sql`update user_account set language = 'ja' where user_id = ${shopper.user_id}`.execute(shop.db)
  await sql`update amount_limit set amount_cents = 20000 where name = 'recharge_second_operator'`.execute(shop.db)
  const recharge_id = await aBankClaim(shopper, { amount_cents: 15_000 })
  const before = await detail(recharge_id)
  expect(before.alone.up_to_cents).toBe(15_000)
  expect(before.ready_reasons[1]).toEqual({
    text: '画像が読み取れません。振込明細全体がはっきり写った画像をお送りください。',
    meaning: 'We can’t read the picture. Please send a clear picture of the whole receipt.',
  })
  const next = await aBankClaim(shopper, { amount_cents: 15_000 })
  await operator.call('POST /api/admin/recharge/audit', { body: { recharge_id, status: 1, arrival_cents: 12_000 } })
  const { up_to_cents } = (await detail(next)).alone
  expect(up_to_cents).toBe(8_000)
  const pass = (arrival_cents: number) =>
    operator.call('POST /api/admin/recharge/audit', { body: { recharge_id: next, status: 1, arrival_cents } })
  expect((await pass(up_to_cents + 1)).data.outcome).toBe('proposed')
  // If one operator approves the recharge up to the limit, the open proposal ends.
  expect((await pass(up_to_cents)).data).toMatchObject({ outcome: 'done', proposal: null })
})
