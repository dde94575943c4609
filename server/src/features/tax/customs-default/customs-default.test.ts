import { readFile } from 'node:fs/promises'
import type { CustomsDefault } from '@sampan/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anAddress } from '../../../../testing/order-world.ts'
import { anOperator, aProduct, aShop, aShopper } from '../../../../testing/world.ts'
import { clock } from '../../../clock.ts'

// The rules of the examples change with the day.
clock.now_ms = () => Date.UTC(2026, 9, 15, 12)

const shop = await aShop()
const owner = await anOperator(shop)
const csv = await readFile(new URL('../../../../testing/tax/example-rules.csv', import.meta.url), 'utf8')
await owner.call('POST /api/admin/tax/import', { body: { csv } })
const shopper = await aShopper(shop)
const address_id = await anAddress(shop, shopper, 'GB')

await sql`insert into category (category, parent, position, name, image)
  values ('main', null, 90, '{"en": "Main"}', '/pictures/a.webp'), ('sub', 'main', 0, '{"en": "Sub"}', '/pictures/a.webp')`.execute(
  shop.db,
)
await sql`insert into kind (kind, category, position, name) values ('novel', 'sub', 0, '{"en": "Novel"}')`.execute(
  shop.db,
)

type Facts = {
  category?: string
  kind?: string
  hs_code?: string
  origin_country?: string
  tax_class?: 'general' | 'food'
}
async function goods(facts: Facts = {}) {
  const { product_id, sku_id } = await aProduct(shop, { price_cents: 20_000 })
  const values = { category: 'sub', kind: null, hs_code: null, origin_country: null, tax_class: null, ...facts }
  await shop.db.updateTable('product').set(values).where('product_id', '=', product_id).execute()
  return { product_id, sku_id }
}
const NONE = { category: null, kind: null, hs_code: null, origin_country: null, tax_class: null }
const list = async () => (await owner.call('GET /api/admin/customs_default/list')).data
const isSame = (one: Pick<CustomsDefault, 'category' | 'kind'>, other: Pick<CustomsDefault, 'category' | 'kind'>) =>
  one.category === other.category && one.kind === other.kind
/** Stores a default over the stored one. */
async function put(change: Partial<CustomsDefault>) {
  const draft = { ...NONE, ...change }
  const revision = (await list()).find((one) => isSame(one, draft))?.revision ?? null
  return owner.call('POST /api/admin/customs_default/save', { body: { ...draft, revision } })
}
const factsOf = async ({ product_id }: { product_id: string }) => {
  const rows = shop.db.selectFrom('product_customs').selectAll().where('product_id', '=', product_id)
  const { hs_code, origin_country, tax_class } = await rows.executeTakeFirstOrThrow()
  return [hs_code, origin_country, tax_class]
}
const lacking = async () => {
  const query = { lacks_customs: 'true' as const, page_size: 100 }
  const { data } = await owner.call('GET /api/admin/product/list', { query })
  return data.items.map(({ product_id }) => product_id)
}
const quote = async (sku_id: string) =>
  (await shopper.call('POST /api/checkout/quote', { body: { sku_id, quantity: 1, address_id } })).data.taxes

test('a fact that a product lacks is that of its kind, category, main category or the whole shop, in this sequence', async () => {
  const novel = await goods({ kind: 'novel' })
  expect(await factsOf(novel)).toEqual([null, null, null])
  await put({ hs_code: '111111', origin_country: 'CN', tax_class: 'general' })
  expect(await factsOf(novel)).toEqual(['111111', 'CN', 'general'])
  await put({ category: 'main', hs_code: '222222', origin_country: 'JP' })
  expect(await factsOf(novel)).toEqual(['222222', 'JP', 'general'])
  await put({ category: 'sub', hs_code: '333333', tax_class: 'clothing' })
  expect(await factsOf(novel)).toEqual(['333333', 'JP', 'clothing'])
  await put({ kind: 'novel', hs_code: '490199', tax_class: 'books' })
  expect(await factsOf(novel)).toEqual(['490199', 'JP', 'books'])
  expect(
    await factsOf(await goods({ kind: 'novel', hs_code: '620442', origin_country: 'TH', tax_class: 'food' })),
  ).toEqual(['620442', 'TH', 'food'])
  for (const one of await list()) await put({ ...NONE, category: one.category, kind: one.kind })
  expect(await list()).toEqual([])
  expect(await factsOf(novel)).toEqual([null, null, null])
})

test('the list of what lacks HS code or origin leaves out products with a default', async () => {
  const [own, novel, other] = [
    await goods({ hs_code: '620442', origin_country: 'CN' }),
    await goods({ kind: 'novel' }),
    await goods({ hs_code: '620442' }),
  ].map(({ product_id }) => product_id)
  const own_list = async () => (await lacking()).filter((id) => [own, novel, other].includes(id))
  expect(await own_list()).toEqual([other, novel])
  await put({ kind: 'novel', hs_code: '490199' })
  expect(await own_list()).toEqual([other, novel])
  await put({ category: 'main', origin_country: 'CN' })
  expect(await own_list()).toEqual([])
  await put({ category: 'main' })
  await put({ origin_country: 'CN' })
  expect(await own_list()).toEqual([])
  await put({})
  await put({ kind: 'novel' })
  expect(await own_list()).toEqual([other, novel])
})

test('checkout is taxed by the defaults, so that a new product has no unknown taxes', async () => {
  const { sku_id } = await goods()
  expect(await quote(sku_id)).toMatchObject({ outcome: 'unknown' })
  await put({ category: 'sub', hs_code: '620442', origin_country: 'CN' })
  expect(await quote(sku_id)).toMatchObject({ outcome: 'about', arrival_cents: 2400 + 4480 })
  await put({ category: 'sub', hs_code: '620442', origin_country: 'CN', tax_class: 'food' })
  expect(await quote(sku_id)).toMatchObject({ outcome: 'about', arrival_cents: 2400 })
  await put({ category: 'sub' })
})

test('of two operators who change the same default, the second is told', async () => {
  const body = { ...NONE, tax_class: 'food' as const, revision: null }
  const save = (change: object) => owner.call('POST /api/admin/customs_default/save', { body: { ...body, ...change } })
  const { data } = await save({})
  expect(await save({})).toMatchObject({ reason: 'id_taken' })
  const revision = data[0]?.revision ?? ''
  expect((await save({ revision, tax_class: 'books' })).code).toBe(1)
  expect(await save({ revision })).toMatchObject({ reason: 'changed_meanwhile' })
  expect((await save({ category: 'no-such' })).status).toBe(404)
  expect((await save({ category: 'sub', kind: 'novel' })).status).toBe(400)
  await put({})
})

test('a removed category takes its default with it', async () => {
  await sql`insert into category (category, parent, position, name, image)
    values ('short', null, 91, '{"en": "Short"}', '/pictures/a.webp')`.execute(shop.db)
  await put({ category: 'short', tax_class: 'food' })
  const { data } = await owner.call('GET /api/admin/category/list')
  const revision = data.find(({ category }) => category === 'short')?.revision ?? ''
  const removal = { category: 'short', revision, move_to: null }
  expect((await owner.call('POST /api/admin/category/remove', { body: removal })).code).toBe(1)
  expect(await list()).toEqual([])
})
