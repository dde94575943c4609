import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aShop, aShopper, callerOf, type TestShopper } from '../../../testing/world.ts'

const shop = await aShop()
const visitor = callerOf(shop)

const SHIBUYA = {
  addressee: '山田 花子',
  mobile: '+819012345678',
  country: 'JP',
  area: await pathTo('JP', '東京都', '渋谷区'),
  detailed_address: '神宮前 1-2-3',
  postcode: '150-0001',
  tag: 'home',
} as const
const SINGAPORE = { ...SHIBUYA, mobile: '+6581234567', country: 'SG', area: [], postcode: null }

/** Area codes for area names in the country's own language. */
async function pathTo(country: string, ...names: string[]): Promise<string[]> {
  let { data: areas } = await visitor('GET /api/area', { query: { country } }, { language: 'ja' })
  return names.map((name) => {
    const area = areas.find((one) => one.name === name)
    areas = area?.children ?? []
    return area?.code ?? `no ${name}`
  })
}

type Form = (typeof SHIBUYA | typeof SINGAPORE) & { id?: string; is_default?: boolean }
const add = ({ call }: TestShopper, changes: object = {}, form: Form = SHIBUYA) =>
  call('POST /api/user/address_add', { body: { ...form, area: [...form.area], ...changes } })
const list = async ({ call }: TestShopper) => (await call('GET /api/user/address_list')).data
const remove = ({ call }: TestShopper, id: string) => call('GET /api/user/address_del', { query: { id } })
const makeDefault = ({ call }: TestShopper, id: string) => call('POST /api/user/address_set_default', { body: { id } })
const defaultsOf = async (shopper: TestShopper) => (await list(shopper)).filter(({ is_default }) => is_default)

test('the first address becomes the default and is returned as it was entered', async () => {
  const shopper = await aShopper(shop)
  const { data } = await add(shopper)
  expect(data).toEqual({
    ...SHIBUYA,
    id: data.id,
    mobile_text: '+81 90 1234 5678',
    city: null,
    area_text: expect.stringContaining('Shibuya'),
    is_default: true,
  })
  expect(await list(shopper)).toEqual([data])
  expect((await shopper.call('GET /api/user/address', { query: { id: data.id } })).data).toEqual(data)
})

test('postcode and mobile number are stored in the format of their country, whatever digits were typed', async () => {
  const shopper = await aShopper(shop)
  expect((await add(shopper, { postcode: '１５００００１' })).data).toMatchObject({ postcode: '150-0001' })
  expect((await add(shopper, { mobile: '＋๘๑ 90-1234-5678' })).data).toMatchObject({ mobile: '+819012345678' })
  expect((await add(shopper, { postcode: ' ' }, SINGAPORE)).data).toMatchObject({ postcode: null })
})

test('an address stored without a postcode can still be read and used for an order', async () => {
  const shopper = await aShopper(shop)
  const { data } = await add(shopper)
  await shop.db.updateTable('address').set({ postcode: null }).where('id', '=', data.id).execute()
  expect(await list(shopper)).toMatchObject([{ id: data.id, postcode: null }])
  expect(await makeDefault(shopper, data.id)).toMatchObject({ code: 1 })
})

test('the area is shown in the reader’s language', async () => {
  const shopper = await aShopper(shop)
  const { data } = await add(shopper)
  const query = { id: data.id }
  const areaIn = async (language: 'ja' | 'zh-CN') =>
    (await shopper.call('GET /api/user/address', { query }, { language })).data.area_text
  expect(await areaIn('ja')).toBe('東京都渋谷区')
  expect(await areaIn('zh-CN')).toMatch(/^日本/)
})

test('a country without areas needs no area', async () => {
  expect(await add(await aShopper(shop), {}, SINGAPORE)).toMatchObject({ code: 1, data: { country: 'SG', area: [] } })
})

const CUPERTINO = {
  ...SHIBUYA,
  mobile: '+14085551234',
  country: 'US',
  area: ['US-CA'],
  city: 'Cupertino',
  detailed_address: '1 Infinite Loop',
  postcode: '95014',
}

test('where the area list ends above the city, the typed city is stored and shown between street and state', async () => {
  const shopper = await aShopper(shop)
  const { data } = await add(shopper, { ...CUPERTINO, city: ' Cupertino ' })
  expect(data).toMatchObject({ city: 'Cupertino', area_text: 'Cupertino, California, United States' })
  const moved = await add(shopper, { ...CUPERTINO, id: data.id, country: 'TW', area: ['TW-TPE'], city: '中正區' })
  expect(moved.data).toMatchObject({ city: '中正區', area_text: 'Taiwan, Taipei, 中正區' })
})

test('a typed city is dropped where the area list includes cities, and in city states', async () => {
  const shopper = await aShopper(shop)
  expect((await add(shopper, { city: 'Tokyo' })).data).toMatchObject({ city: null })
  expect((await add(shopper, { city: 'Singapore' }, SINGAPORE)).data).toMatchObject({
    city: null,
    area_text: 'Singapore',
  })
})

test.each([
  [
    { ...CUPERTINO, city: undefined },
    { reason: 'address_invalid', field: 'city' },
  ],
  [
    { ...CUPERTINO, city: null },
    { reason: 'address_invalid', field: 'city' },
  ],
  [
    { ...CUPERTINO, city: '  ' },
    { reason: 'address_invalid', field: 'city' },
  ],
  [
    { ...CUPERTINO, area: [] },
    { reason: 'address_invalid', field: 'area' },
  ],
  [{ ...CUPERTINO, city: 'x'.repeat(81) }, { status: 400 }],
  [{ country: 'XX' }, { reason: 'address_invalid', field: 'country' }],
  [
    { country: 'AQ', area: [] },
    { reason: 'address_invalid', field: 'country' },
  ],
  [{ country: 'TH' }, { reason: 'address_invalid', field: 'area' }],
  [{ area: [] }, { reason: 'address_invalid', field: 'area' }],
  [{ area: SHIBUYA.area.slice(0, 1) }, { reason: 'address_invalid', field: 'area' }],
  [{ area: [...SHIBUYA.area].reverse() }, { reason: 'address_invalid', field: 'area' }],
  [{ area: [...SHIBUYA.area, '1'] }, { reason: 'address_invalid', field: 'area' }],
  [{ area: ['__proto__'] }, { reason: 'address_invalid', field: 'area' }],
  [{ postcode: null }, { reason: 'address_invalid', field: 'postcode' }],
  [{ postcode: undefined }, { reason: 'address_invalid', field: 'postcode' }],
  [{ postcode: '15' }, { reason: 'address_invalid', field: 'postcode' }],
  [{ postcode: 'abc' }, { reason: 'address_invalid', field: 'postcode' }],
  [
    { ...CUPERTINO, postcode: '9501' },
    { reason: 'address_invalid', field: 'postcode' },
  ],
  [{ mobile: '090-1234-5678' }, { reason: 'mobile_invalid', field: 'mobile' }],
  [{ mobile: '+81312345678' }, { reason: 'mobile_invalid', field: 'mobile' }],
  [{ mobile: '' }, { reason: 'mobile_invalid', field: 'mobile' }],
  [{ country: 'jp' }, { status: 400 }],
  [{ addressee: ' ' }, { status: 400 }],
  [{ detailed_address: 'x'.repeat(201) }, { status: 400 }],
  [{ tag: 'office' }, { status: 400 }],
  [{ user_id: randomUUID() }, { status: 400 }],
  [{ id: randomUUID() }, { status: 404 }],
  [{ id: 'first' }, { status: 404 }],
])('an address with %o is refused', async (changes, refusal) => {
  const shopper = await aShopper(shop)
  expect(await add(shopper, changes)).toMatchObject(refusal)
  expect(await list(shopper)).toEqual([])
})

test('an edited address stays the default', async () => {
  const shopper = await aShopper(shop)
  const { data } = await add(shopper)
  const changed = await add(shopper, { id: data.id, tag: 'company', postcode: '150-0002', is_default: false })
  expect(changed.data).toEqual({ ...data, tag: 'company', postcode: '150-0002' })
  expect(await list(shopper)).toHaveLength(1)
})

test('there is exactly one default address: the last one chosen', async () => {
  const shopper = await aShopper(shop)
  const [first, second, third] = [await add(shopper), await add(shopper, { is_default: true }), await add(shopper)]
  expect(await defaultsOf(shopper)).toMatchObject([{ id: second.data.id }])
  expect(await makeDefault(shopper, third.data.id)).toMatchObject({ code: 1, data: null })
  expect((await list(shopper)).map(({ id }) => id)).toEqual([third.data.id, second.data.id, first.data.id])
  expect(await add(shopper, { id: first.data.id, is_default: true })).toMatchObject({ data: { is_default: true } })
  expect(await defaultsOf(shopper)).toMatchObject([{ id: first.data.id }])
})

test('after the default address is deleted, the newest remaining address becomes the default', async () => {
  const shopper = await aShopper(shop)
  const ids = []
  for (let count = 0; count < 3; count++) ids.push((await add(shopper)).data.id)
  const [first = '', second = '', third = ''] = ids
  expect(await remove(shopper, second)).toMatchObject({ code: 1, data: null })
  expect(await defaultsOf(shopper)).toMatchObject([{ id: first }])
  await remove(shopper, first)
  expect(await list(shopper)).toMatchObject([{ id: third, is_default: true }])
  await remove(shopper, third)
  expect(await list(shopper)).toEqual([])
  expect((await remove(shopper, third)).status).toBe(404)
})

test('a shopper can neither read nor change another shopper’s address', async () => {
  const [owner, stranger] = [await aShopper(shop), await aShopper(shop)]
  const { data } = await add(owner)
  await add(stranger)
  const query = { id: data.id }
  expect((await stranger.call('GET /api/user/address', { query })).status).toBe(404)
  expect((await add(stranger, { id: data.id, addressee: 'Thief' })).status).toBe(404)
  expect((await makeDefault(stranger, data.id)).status).toBe(404)
  expect((await remove(stranger, data.id)).status).toBe(404)
  expect(await list(owner)).toEqual([data])
  expect(await defaultsOf(stranger)).toHaveLength(1)
})

test('if thirty addresses are added concurrently, twenty are stored, one of them as the default', async () => {
  const shopper = await aShopper(shop)
  const answers = await Promise.all(Array.from({ length: 30 }, () => add(shopper, { is_default: true })))
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(20)
  expect(answers.filter(({ reason }) => reason === 'address_limit')).toHaveLength(10)
  expect(await list(shopper)).toHaveLength(20)
  expect(await defaultsOf(shopper)).toHaveLength(1)
  expect(await add(shopper, { id: answers.find(({ code }) => code === 1)?.data.id })).toMatchObject({ code: 1 })
})

test('if addresses are deleted while a default is chosen, exactly one default remains', async () => {
  const shopper = await aShopper(shop)
  const ids: string[] = []
  for (let count = 0; count < 6; count++) ids.push((await add(shopper)).data.id)
  await Promise.all(ids.flatMap((id, index) => (index < 3 ? [remove(shopper, id)] : [makeDefault(shopper, id)])))
  expect(await list(shopper)).toHaveLength(3)
  expect(await defaultsOf(shopper)).toHaveLength(1)
})

test('areas are public; addresses need a session', async () => {
  const countries = await visitor('GET /api/area', { query: {} }, { language: 'th' })
  expect(countries.data.find(({ code }) => code === 'TH')).toMatchObject({
    name: 'ไทย',
    dial_code: '+66',
    ships: true,
    needs_city: false,
  })
  expect((await visitor('GET /api/area', { query: { country: 'SG' } })).data).toEqual([])
  expect((await visitor('GET /api/area', { query: { country: 'XX' } })).status).toBe(404)
  expect((await visitor('GET /api/area', { query: { country: 'constructor' } })).status).toBe(400)
  expect((await visitor('GET /api/user/address_list')).status).toBe(401)
})
