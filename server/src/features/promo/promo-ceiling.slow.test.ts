import type { Endpoints, InputOf } from '@sampan/contract'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aBuyer, buy } from '../../../testing/order-world.ts'
import { anOperator, aProduct, aShop } from '../../../testing/world.ts'
import { transaction } from '../../db/transaction.ts'
import { lockPromo } from './promo-desk-sql.ts'

const shop = await aShop()
const owner = await anOperator(shop)
type Operator = typeof owner
type Sent = InputOf<Endpoints['POST /api/admin/promo/save']>['body']

let count = 0
const aCode = (fields: Partial<Sent> = {}): Sent => ({
  code: `CODE-${++count}`,
  revision: null,
  kind: 'percentage',
  value: 3000,
  minimum_cents: 0,
  includes_freight: false,
  listed: false,
  starts_at: '2026-01-01T00:00:00Z',
  ends_at: null,
  uses_limit: null,
  reason: 'Spring sale',
  ...fields,
})
const save = ({ call }: Operator, body: Sent) => call('POST /api/admin/promo/save', { body })
const revisionNow = async (code: string) =>
  (await owner.call('GET /api/admin/promo/detail', { query: { code } })).data.revision
const waiting = async ({ call }: Operator) => (await call('GET /api/admin/promo/list', { query: {} })).data.proposals

let thief: Operator
beforeEach(async () => {
  thief = await anOperator(shop, { roles: ['catalogue'] })
})

test('a promo code for a million dollars off needs a second operator and cannot be used before', async () => {
  const million = aCode({ kind: 'fixed', value: 100_000_000 })
  expect(await save(thief, { ...million, reason: undefined })).toMatchObject({ reason: 'reason_needed' })
  expect((await save(thief, million)).data).toMatchObject({ outcome: 'proposed', code: million.code })
  const { sku_id } = await aProduct(shop, { price_cents: 132_900 })
  const buyer = await aBuyer(shop)
  const order = { sku_id, promo_code: million.code, total_cents: 1 }
  expect(await buy(buyer, order)).toMatchObject({ reason: 'promo_unknown' })
  const [proposal] = (await waiting(owner)).filter(({ ref_id }) => ref_id === million.code)
  expect(proposal?.changes).toContainEqual({ field: 'takes_off', before: null, after: { cents: 100_000_000 } })
  const decision = { body: { proposal_id: proposal?.proposal_id ?? '', agrees: true as const } }
  expect(await thief.call('POST /api/admin/proposal/decide', decision)).toMatchObject({ reason: 'proposal_own' })
  expect((await owner.call('POST /api/admin/proposal/decide', decision)).data.state).toBe('carried_out')
  expect((await buy(buyer, order)).code).toBe(1)
})

test('a proposed promo code shows the titles of its products in the operator’s language', async () => {
  const finance = await anOperator(shop, { roles: ['finance'] })
  const [available, unavailable] = [(await aProduct(shop)).product_id, 'sold-out-for-good']
  const { code } = aCode()
  const product_ids = [available]
  await save(thief, aCode({ code, product_ids, value: 3001 }))
  const [proposal] = (await waiting(owner)).filter(({ ref_id }) => ref_id === code)
  const proposal_id = proposal?.proposal_id ?? ''
  // One of the products is deleted while the proposal is open.
  const both = JSON.stringify([{ field: 'products', before: { text: unavailable }, after: { text: available } }])
  await shop.db.updateTable('desk_proposal').set({ changes: both }).where('proposal_id', '=', proposal_id).execute()
  const titles = [{ product_id: available, title: expect.stringMatching(/^Product \d+（中文）$/) }]
  const changes = [{ field: 'products', products: titles }]
  const inChinese = { language: 'zh-CN' } as const
  const { data } = await finance.call('GET /api/admin/proposal/detail', { query: { proposal_id } }, inChinese)
  expect(data.changes).toMatchObject(changes)
  const decision = { proposal_id, agrees: false, why: 'Too much' } as const
  const decided = await finance.call('POST /api/admin/proposal/decide', { body: decision }, inChinese)
  expect(decided.data.changes).toMatchObject(changes)
})

test('a proposal to change a promo code shows the titles of its products too', async () => {
  const { product_id } = await aProduct(shop)
  const { code } = (await save(thief, aCode())).data
  await save(thief, aCode({ code, revision: await revisionNow(code), product_ids: [product_id], value: 3001 }))
  const { proposal } = (await owner.call('GET /api/admin/promo/detail', { query: { code } })).data
  const change = proposal?.changes.find(({ field }) => field === 'products')
  expect(change?.products).toEqual([{ product_id, title: expect.stringMatching(/^Product \d+$/) }])
})

test.each<[string, Partial<Sent>, 'saved' | 'proposed']>([
  ['30 percent', {}, 'saved'],
  ['30.01 percent', { value: 3001 }, 'proposed'],
  ['all of the goods', { value: 10_000, uses_limit: 1 }, 'proposed'],
  ['$30 of at least $100', { kind: 'fixed', value: 3_000, minimum_cents: 10_000 }, 'saved'],
  ['$30.01 of at least $100 without a limit', { kind: 'fixed', value: 3_001, minimum_cents: 10_000 }, 'proposed'],
  ['$5 of anything without a limit', { kind: 'fixed', value: 500 }, 'proposed'],
  ['$5 of anything 100 times', { kind: 'fixed', value: 500, uses_limit: 100 }, 'saved'],
  ['$5 of anything 101 times', { kind: 'fixed', value: 500, uses_limit: 101 }, 'proposed'],
  ['more than any number holds', { kind: 'fixed', value: 100_000_000, uses_limit: 1_000_000_000 }, 'proposed'],
])('one operator alone can save %s: %s', async (_, fields, outcome) => {
  expect((await save(thief, aCode(fields))).data).toMatchObject({ outcome })
})

test('the daily allowance applies to all promo codes of an operator together, also if they are saved at the same time', async () => {
  const gift = () => aCode({ kind: 'fixed', value: 25_000, uses_limit: 1 })
  const outcomes = (await Promise.all([1, 2, 3, 4].map(() => save(thief, gift())))).map(({ data }) => data.outcome)
  expect(outcomes.sort()).toEqual(['proposed', 'proposed', 'saved', 'saved'])
})

test('raising a saved promo code’s value, uses, goods or expiry needs a second operator; narrowing a code does not', async () => {
  const { product_id } = await aProduct(shop)
  const modest = aCode({ kind: 'fixed', value: 500, uses_limit: 100, product_ids: [product_id] })
  expect((await save(thief, modest)).data.outcome).toBe('saved')
  const again = async (fields: Partial<Sent>) =>
    save(thief, { ...modest, revision: await revisionNow(modest.code), ...fields })
  for (const wider of [{ value: 600 }, { uses_limit: 150 }, { product_ids: [] }, { uses_per_shopper: null }]) {
    expect((await again(wider)).data.outcome).toBe('proposed')
    await sql`delete from desk_proposal`.execute(shop.db)
  }
  const narrower = { value: 400, uses_limit: 50, minimum_cents: 100, ends_at: '2027-01-01T00:00:00Z' }
  expect((await again(narrower)).data.outcome).toBe('saved')
  expect((await again({ ...narrower, ends_at: '2026-01-02T00:00:00Z' })).data.outcome).toBe('saved')
  expect((await again({ ...narrower, uses_limit: 100, ends_at: null })).data.outcome).toBe('proposed')
})

test.each([
  ['a new promo code whose code was taken since', false],
  ['a promo code that has changed since', true],
])('approving a proposal about %s is refused and ends the proposal', async (_, isStored) => {
  const { code } = aCode()
  if (isStored) await save(thief, aCode({ code, value: 1000 }))
  await save(thief, aCode({ code, revision: isStored ? await revisionNow(code) : null, value: 3001 }))
  const [proposal] = (await waiting(owner)).filter(({ ref_id }) => ref_id === code)
  const proposal_id = proposal?.proposal_id ?? ''
  const values = { code, kind: 'percentage' as const, value: 500 }
  await shop.db
    .insertInto('promo_code')
    .values(values)
    .onConflict((on) => on.column('code').doUpdateSet(values))
    .execute()
  const decision = { body: { proposal_id, agrees: true as const } }
  expect(await owner.call('POST /api/admin/proposal/decide', decision)).toMatchObject({ reason: 'proposal_outdated' })
  const { data } = await owner.call('GET /api/admin/proposal/detail', { query: { proposal_id } })
  expect(data).toMatchObject({ state: 'outdated', outdated_because: 'moved' })
})

test('if a limit is set on a promo code that was used before, the earlier uses count', async () => {
  const open = aCode({ code: 'OPEN', value: 1000 })
  await save(owner, open)
  const { sku_id } = await aProduct(shop, { price_cents: 1000 })
  for (const buyer of [await aBuyer(shop), await aBuyer(shop)])
    expect((await buy(buyer, { sku_id, promo_code: 'OPEN', total_cents: 900 })).code).toBe(1)
  const read = async () => (await owner.call('GET /api/admin/promo/detail', { query: { code: 'OPEN' } })).data
  expect(await read()).toMatchObject({ uses: 2, uses_limit: null })
  const limited = (uses_limit: number, revision: string) => save(thief, { ...open, uses_limit, revision })
  expect(await limited(1, (await read()).revision)).toMatchObject({ fault: 'limit_below_uses' })
  expect((await limited(3, (await read()).revision)).data).toMatchObject({ outcome: 'saved', uses: 2 })
  const [third, fourth] = [await aBuyer(shop), await aBuyer(shop)]
  const outcomes = await Promise.all(
    [third, fourth].map((buyer) => buy(buyer, { sku_id, promo_code: 'OPEN', total_cents: 900 })),
  )
  expect(outcomes.map(({ code, reason }) => reason ?? code).sort()).toEqual([1, 'promo_used_up'])
  expect(await read()).toMatchObject({ uses: 3 })
})

test('an order that uses a promo code and a concurrent save of the code are serialised', async () => {
  const code = 'RUNNING'
  await save(owner, aCode({ code, value: 1000 }))
  const { sku_id } = await aProduct(shop, { price_cents: 1000 })
  const buyer = await aBuyer(shop)
  const bought = await transaction(shop.db, async (tx) => {
    await lockPromo(tx, code)
    const buying = buy(buyer, { sku_id, promo_code: code, total_cents: 900 })
    await Promise.race([buying, new Promise((wake) => setTimeout(wake, 100))])
    await sql`update promo_code set uses_limit = 1 where code = ${code}`.execute(tx)
    return { buying }
  })
  expect((await bought.buying).code).toBe(1)
  const { data } = await owner.call('GET /api/admin/promo/detail', { query: { code } })
  expect(data).toMatchObject({ uses: 1, uses_limit: 1 })
})

test('a shopper can use a promo code only as often as the code allows, also with concurrent orders', async () => {
  await save(owner, aCode({ code: 'TWICE', value: 1000, uses_per_shopper: 2 }))
  const { sku_id } = await aProduct(shop, { price_cents: 1000 })
  const buyer = await aBuyer(shop)
  const outcomes = await Promise.all([1, 2, 3].map(() => buy(buyer, { sku_id, promo_code: 'TWICE', total_cents: 900 })))
  expect(outcomes.map(({ code, reason }) => reason ?? code).sort()).toEqual([1, 1, 'promo_used_up'])
})

test('a promo code can be limited to existing products and categories; a quote states why other goods get no discount', async () => {
  expect(await save(owner, aCode({ product_ids: ['nothing'] }))).toMatchObject({
    field: 'product_ids',
    fault: 'unknown_product',
  })
  const [mine, other] = [await aProduct(shop, { price_cents: 1000 }), await aProduct(shop, { price_cents: 1000 })]
  const { data } = await save(owner, aCode({ code: 'MINE', value: 1000, product_ids: [mine.product_id] }))
  expect(data).toMatchObject({ product_ids: [mine.product_id], categories: [] })
  const buyer = await aBuyer(shop)
  const quote = async (sku_id: string) =>
    (await buyer.call('POST /api/checkout/quote', { body: { sku_id, quantity: 1, promo_code: 'mine' } })).data
  expect(await quote(mine.sku_id)).toMatchObject({ discount_cents: 100, promo: { applied: true } })
  const outcome = { applied: false, reason: 'promo_other_goods', msg: 'This promo code is for other goods.' }
  expect(await quote(other.sku_id)).toMatchObject({ discount_cents: 0, promo: outcome })
})

test('an owner who is the only operator can save any promo code without a second operator', async () => {
  const lonely = await aShop()
  const only = await anOperator(lonely)
  expect((await save(only, aCode({ value: 10_000, reason: undefined }))).data.outcome).toBe('saved')
})
