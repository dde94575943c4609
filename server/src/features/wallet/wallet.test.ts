import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aBankAccount, aClaim, aPicture, balanceIn } from '../../../testing/wallet-world.ts'
import { aShop, aShopper, callerOf, type TestShopper } from '../../../testing/world.ts'

const shop = await aShop()
const bank_account_id = await aBankAccount(shop)
const closed_account_id = await aBankAccount(shop, { is_open: false })

type ClaimOptions = { key?: string; amount_cents?: number; evidence_ids?: string[]; bank_account_id?: string }

const claim = (shopper: TestShopper, { key = randomUUID(), ...fields }: ClaimOptions) =>
  shopper.call('POST /api/user/recharge', {
    key,
    body: { method: 'manual', amount_cents: 5000, evidence_ids: [], bank_account_id, ...fields },
  })
const logOf = async ({ call }: TestShopper, status: 'all' | '0' | '1' | '2' = 'all') =>
  (await call('GET /api/user/recharge_log', { query: { status } })).data

test('a shopper can read the limits of a recharge, the shop’s open bank accounts and the reference for the transfer', async () => {
  const [shopper, other] = [await aShopper(shop), await aShopper(shop)]
  const { data } = await shopper.call('GET /api/user/recharge', {}, { language: 'ja' })
  expect(data).toMatchObject({ methods: ['manual'], minimum_cents: 1000, maximum_cents: 5_000_000 })
  expect(data.bank_accounts).toHaveLength(1)
  expect(data.bank_accounts[0]).toMatchObject({
    bank_account_id,
    bank_name: 'Harbour Bank',
    currency: 'USD',
    note: 'まもなく',
  })
  expect(data.reference).toMatch(/^SP-[A-HJ-NP-Z2-9]{6}$/)
  const referenceOf = async ({ call }: TestShopper) => (await call('GET /api/user/recharge')).data.reference
  expect(await referenceOf(shopper)).toBe(data.reference)
  expect(await referenceOf(other)).not.toBe(data.reference)
})

test('claiming a recharge moves no money until an operator audits the claim', async () => {
  const [shopper, other] = [await aShopper(shop), await aShopper(shop)]
  const [one, two] = [await aPicture(shop, shopper), await aPicture(shop, shopper)]
  const { data } = await claim(shopper, { evidence_ids: [two.file_id, one.file_id] })
  expect(data.status).toBe(0)
  const log = await logOf(shopper)
  expect(log).toMatchObject({ total: 1, page: 1, page_size: 20 })
  expect(log.items).toEqual([
    expect.objectContaining({
      recharge_id: data.recharge_id,
      method: 'manual',
      bank_name: 'Harbour Bank',
      bank_reference: null,
      amount_cents: 5000,
      arrival_cents: null,
      evidence: [two, one],
      status: 0,
      audit_reason: null,
      audited_at: null,
    }),
  ])
  expect(log.items[0]).not.toHaveProperty('account')
  expect(await balanceIn(shopper)).toBe(0)
  expect((await logOf(other)).items).toEqual([])
})

test('eight concurrent requests with one Idempotency-Key create one recharge', async () => {
  const shopper = await aShopper(shop)
  const evidence_ids = [(await aPicture(shop, shopper)).file_id]
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 8 }, () => claim(shopper, { key, evidence_ids })))
  expect(new Set(answers.map(({ data }) => data.recharge_id)).size).toBe(1)
  expect((await logOf(shopper)).total).toBe(1)
})

test('a picture of a receipt can be used for one recharge only, also with different Idempotency-Keys', async () => {
  const shopper = await aShopper(shop)
  const evidence_ids = [(await aPicture(shop, shopper)).file_id]
  const answers = await Promise.all(Array.from({ length: 8 }, () => claim(shopper, { evidence_ids })))
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(7)
  expect((await logOf(shopper)).total).toBe(1)
})

test.each([0, -5000, 999, 5_000_001, Number.MAX_SAFE_INTEGER])(
  '%i cents is refused as an amount to recharge',
  async (amount_cents) => {
    const shopper = await aShopper(shop)
    const evidence_ids = [(await aPicture(shop, shopper)).file_id]
    expect(await claim(shopper, { amount_cents, evidence_ids })).toMatchObject({
      status: 200,
      reason: 'recharge_amount',
      field: 'amount_cents',
      msg: 'Please fill correct amount',
    })
    // A refused amount does not use up the picture, so a valid amount can be claimed with the same picture.
    expect((await claim(shopper, { evidence_ids })).code).toBe(1)
  },
)

test.each([12.5, Number.NaN, 1e300, '5000'])('%o is not a whole number of cents', async (amount_cents) => {
  const shopper = await aShopper(shop)
  const answer = await claim(shopper, { amount_cents: amount_cents as number }) // sent by a broken client
  expect(answer.status).toBe(400)
})

test('the smallest and the largest allowed amount of a recharge are accepted', async () => {
  const shopper = await aShopper(shop)
  for (const amount_cents of [1000, 5_000_000]) {
    const evidence_ids = [(await aPicture(shop, shopper)).file_id]
    expect((await claim(shopper, { amount_cents, evidence_ids })).code).toBe(1)
  }
})

test('a recharge needs one to five pictures that the shopper uploaded as evidence', async () => {
  const [shopper, other] = [await aShopper(shop), await aShopper(shop)]
  expect(await claim(shopper, {})).toMatchObject({ reason: 'evidence_missing', field: 'evidence_ids' })
  const strange = [await aPicture(shop, other), await aPicture(shop, shopper, 'review'), { file_id: randomUUID() }]
  for (const { file_id } of strange) expect((await claim(shopper, { evidence_ids: [file_id] })).status).toBe(404)
  const { file_id } = await aPicture(shop, shopper)
  expect((await claim(shopper, { evidence_ids: [file_id, file_id] })).status).toBe(404)
  expect((await claim(shopper, { evidence_ids: Array(6).fill(file_id) })).status).toBe(400)
  expect((await claim(shopper, { evidence_ids: ['receipt'] })).status).toBe(404)
  expect((await logOf(shopper)).total).toBe(0)
})

test('a recharge to a closed or unknown bank account is refused', async () => {
  const shopper = await aShopper(shop)
  const evidence_ids = [(await aPicture(shop, shopper)).file_id]
  for (const strange of [closed_account_id, randomUUID(), 'x'])
    expect((await claim(shopper, { evidence_ids, bank_account_id: strange })).status).toBe(404)
})

test('paging by cursor skips no recharge, even if a recharge is audited between two pages', async () => {
  const shopper = await aShopper(shop)
  const claims = [await aClaim(shop, shopper), await aClaim(shop, shopper), await aClaim(shop, shopper)]
  const list = async (cursor?: string) =>
    (await shopper.call('GET /api/user/recharge_log', { query: { status: '0', page_size: 2, cursor } })).data
  const first = await list()
  expect(first.items.map(({ recharge_id }) => recharge_id)).toEqual([claims[2], claims[1]])
  const refusal = { status: 'refused', audit_reason: 'Not here' } as const
  await shop.db
    .updateTable('recharge')
    .set(refusal)
    .where('recharge_id', '=', claims[2] ?? '')
    .execute()
  const rest = await list(first.next_cursor ?? '')
  expect(rest.items.map(({ recharge_id }) => recharge_id)).toEqual([claims[0]])
  expect(rest.next_cursor).toBeNull()
})

test('a shopper’s list of recharges is sorted newest first and can be filtered by state and paged', async () => {
  const shopper = await aShopper(shop)
  const ids: string[] = []
  for (let count = 0; count < 3; count++) ids.unshift(await aClaim(shop, shopper))
  expect((await logOf(shopper, '0')).items.map(({ recharge_id }) => recharge_id)).toEqual(ids)
  expect((await logOf(shopper, '1')).total).toBe(0)
  const second = await shopper.call('GET /api/user/recharge_log', { query: { page: 2, page_size: 2 } })
  expect(second.data).toMatchObject({ total: 3, page: 2, page_size: 2, items: [{ recharge_id: ids[2] }] })
})

test('a credited recharge appears on the bill, which can be filtered by kind and date', async () => {
  const shopper = await aShopper(shop, { balance_cents: 7000 })
  const bill = (query: object) => shopper.call('GET /api/user/bill', { query })
  const { data } = await bill({})
  expect(data).toMatchObject({ total: 1, items: [{ kind: 'recharge', amount_cents: 7000, balance_after_cents: 7000 }] })
  expect((await bill({ kind: 'payment' })).data.items).toEqual([])
  expect((await bill({ to: '2020-01-01T00:00:00Z' })).data.items).toEqual([])
  expect((await bill({ from: 'yesterday' })).status).toBe(400)
})

test('without a configured network there is no deposit address', async () => {
  const shopper = await aShopper(shop)
  expect((await shopper.call('GET /api/user/getBlockchain')).data).toEqual([])
})

test('wallet calls need a session', async () => {
  const visitor = callerOf(shop)
  const calls = [
    visitor('GET /api/user/recharge'),
    visitor('GET /api/user/recharge_log', { query: {} }),
    visitor('GET /api/user/extract'),
    visitor('GET /api/user/bill', { query: {} }),
    visitor('GET /api/user/getBlockchain'),
  ]
  for (const call of calls) expect((await call).status).toBe(401)
})
