import { expect, test } from 'vitest'
import { aProductDesk } from '../../../../testing/catalogue-world.ts'
import { anOperator, callerOf } from '../../../../testing/world.ts'

const { shop, desk, aDraft, save, redraft, read } = await aProductDesk()
const owner = await anOperator(shop)
const visitor = callerOf(shop)

const list = async () => (await desk.call('GET /api/admin/maker/list')).data
const FACTS = {
  name: 'River Pottery',
  postal_address: '1 Kiln Lane\n700 Hsinchu',
  electronic_address: 'a@river.example',
}
type Facts = Partial<typeof FACTS> & { country?: string; responsible?: string | null; vendors?: string[] }
/** Stores a maker over the stored one. */
async function put(maker: string, facts: Facts = {}) {
  const revision = (await list()).makers.find((one) => one.maker === maker)?.revision ?? null
  const body = { ...FACTS, maker, revision, country: 'TW', responsible: null, vendors: [], ...facts }
  return desk.call('POST /api/admin/maker/save', { body })
}
async function goods(fields: Partial<ReturnType<typeof aDraft>> = {}) {
  const draft = aDraft(fields)
  await save(draft)
  return draft.product_id
}
const safetyOf = async (product_id: string, language: 'en' | 'ja' | 'ko' = 'en') =>
  (await visitor('GET /api/product/detail', { query: { product_id } }, { language })).data.safety
const listedBy = async (filter: 'lacks_maker' | 'lacks_responsible', ids: string[]) => {
  const { data } = await desk.call('GET /api/admin/product/list', { query: { page_size: 100, [filter]: 'true' } })
  return data.items.map(({ product_id }) => product_id).filter((id) => ids.includes(id))
}
const lacking = async (country: string) => {
  const { data } = await owner.call('GET /api/admin/country/list')
  const requirements = data.countries.find((one) => one.country === country)?.requirements
  return requirements?.find(({ requirement }) => requirement === 'product_safety')
}

test('a product has the maker that it names, otherwise that of its supplier', async () => {
  const product_id = await goods({
    vendor: 'Kiln Works',
    warnings: { en: 'Hot when in use', ja: '使用中は高温になります' },
  })
  expect(await safetyOf(product_id)).toEqual({ maker: null, responsible: null, warnings: 'Hot when in use' })
  expect((await list()).open_vendors).toContainEqual({ vendor: 'kiln works', products: 1 })
  await put('office', { name: 'Sampan Europe', country: 'DE' })
  await put('kiln', { name: 'Kiln Works Ltd', responsible: 'office', vendors: ['KILN Works', 'kiln works'] })
  expect((await list()).open_vendors.map(({ vendor }) => vendor)).not.toContain('kiln works')
  expect(await safetyOf(product_id, 'ja')).toEqual({
    maker: { ...FACTS, name: 'Kiln Works Ltd', country: 'TW' },
    responsible: { ...FACTS, name: 'Sampan Europe', country: 'DE' },
    warnings: '使用中は高温になります',
  })
  expect((await safetyOf(product_id, 'ko')).warnings).toBe('Hot when in use')
  await put('river')
  await save(await redraft(product_id, { maker: 'river', warnings: {} }))
  expect(await read(product_id)).toMatchObject({ maker: 'river', warnings: {} })
  expect(await safetyOf(product_id)).toEqual({ maker: { ...FACTS, country: 'TW' }, responsible: null, warnings: '' })
  expect(await save(await redraft(product_id, { maker: 'no-such' }))).toMatchObject({
    ...{ reason: 'catalogue_fault', fault: 'unknown_maker', field: 'maker' },
  })
})

test('a supplier that another maker had moves to the maker that is saved last', async () => {
  await put('old', { vendors: ['Twice'] })
  await put('new', { vendors: ['twice', 'Other'] })
  const { makers } = await list()
  expect(makers.find(({ maker }) => maker === 'old')?.vendors).toEqual([])
  expect(makers.find(({ maker }) => maker === 'new')?.vendors).toEqual(['other', 'twice'])
})

test('countries of the EU count products without a company in the EU, and the UK those without a maker', async () => {
  const first = await goods({ vendor: 'Plain Goods' })
  const second = await goods({ vendor: 'Plain Goods' })
  const off_sale = await goods({ vendor: 'Plain Goods', on_sale: false })
  const ids = [first, second, off_sale]
  const before = { gb: (await lacking('GB'))?.lacking ?? 0, de: (await lacking('DE'))?.lacking ?? 0 }
  expect(await listedBy('lacks_maker', ids)).toEqual([second, first])
  expect(await listedBy('lacks_responsible', ids)).toEqual([second, first])
  await put('plain', { vendors: ['plain goods'] })
  expect(await listedBy('lacks_maker', ids)).toEqual([])
  expect(await listedBy('lacks_responsible', ids)).toEqual([second, first])
  expect((await lacking('GB'))?.lacking).toBe(before.gb - 2)
  expect(await lacking('DE')).toMatchObject({ is_fulfilled: false, lacking: before.de })
  await put('agent', { country: 'IE' })
  await put('plain', { vendors: ['plain goods'], responsible: 'agent' })
  expect(await listedBy('lacks_responsible', ids)).toEqual([])
  expect((await lacking('DE'))?.lacking).toBe(before.de - 2)
  await put('plain', { country: 'FR', vendors: ['plain goods'] })
  expect(await listedBy('lacks_responsible', ids)).toEqual([])
})

test('the maker of many products is set together, and is not removed while products name it', async () => {
  await put('many')
  const ids = [await goods({ vendor: null }), await goods({ vendor: null })]
  const set = (maker: string | null, product_ids = ids) =>
    desk.call('POST /api/admin/product/maker', { body: { product_ids, maker } })
  expect((await set('many')).data).toEqual({ changed: 2 })
  expect((await set('many')).data).toEqual({ changed: 0 })
  expect((await read(ids[0] ?? '')).maker).toBe('many')
  expect((await set('no-such')).status).toBe(404)
  expect((await set(null, [...ids, 'no-such'])).status).toBe(404)
  const revision = (await list()).makers.find(({ maker }) => maker === 'many')?.revision ?? ''
  const remove = () => desk.call('POST /api/admin/maker/remove', { body: { maker: 'many', revision } })
  expect(await remove()).toMatchObject({ reason: 'still_used' })
  await set(null)
  expect((await remove()).data.makers.map(({ maker }) => maker)).not.toContain('many')
})

test('of two operators who change a maker, the second is told, and a responsible person is in the EU', async () => {
  await put('shared')
  const body = { ...FACTS, maker: 'shared', revision: null, country: 'TW', responsible: null, vendors: [] }
  const saveMaker = (change: object) => desk.call('POST /api/admin/maker/save', { body: { ...body, ...change } })
  expect(await saveMaker({})).toMatchObject({ reason: 'id_taken' })
  const revision = (await list()).makers.find(({ maker }) => maker === 'shared')?.revision ?? ''
  expect((await saveMaker({ revision, name: 'Shared Ltd' })).code).toBe(1)
  expect(await saveMaker({ revision })).toMatchObject({ reason: 'changed_meanwhile' })
  await put('abroad')
  expect(await put('shared', { responsible: 'abroad' })).toMatchObject({ fault: 'unknown_maker', field: 'responsible' })
  await put('here', { country: 'NL' })
  expect(await put('here', { country: 'NL', responsible: 'here' })).toMatchObject({ fault: 'unknown_maker' })
})
