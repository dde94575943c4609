import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { aProduct, aShop, callerOf, listed } from '../../../../testing/world.ts'
import { changeWordVersion } from '../search/meaning/vocabulary-sql.ts'

const shop = await aShop()
const { db } = shop
const visitor = callerOf(shop)

const RED = { en: 'Red', 'zh-CN': '红色', ja: 'レッド', ko: '빨간색', th: 'สีแดง' }
const SHOE = { en: 'Canvas shoes', 'zh-CN': '帆布鞋', ja: 'キャンバスの靴', ko: '캔버스 신발', th: 'รองเท้าผ้าใบ' }
const LAMP = { en: 'Desk lamp', 'zh-CN': '台灯', ja: 'デスクランプ', ko: '책상 램프', th: 'โคมไฟตั้งโต๊ะ' }
const TOY = { en: 'Stacking toys', 'zh-CN': '玩具', ja: 'おもちゃ', ko: '장난감', th: 'ของเล่น' }

async function sell(title: Record<string, string>, option?: string, price_cents = 1_000) {
  const { product_id, sku_id } = await aProduct(shop, { price_cents })
  await db
    .updateTable('product')
    .set({ title: JSON.stringify(title) })
    .where('product_id', '=', product_id)
    .execute()
  const [axis, value_key] = option?.split(':') ?? []
  const axis_values = JSON.stringify(option ? [{ axis, value_key }] : [])
  await db.updateTable('sku').set({ axis_values }).where('sku_id', '=', sku_id).execute()
  return product_id
}

async function anOption(axis: string, value: string, name: object, other_names: object) {
  await sql`insert into axis (axis, name) values (${axis}, ${JSON.stringify({ en: axis })}) on conflict do nothing`.execute(
    db,
  )
  await sql`insert into axis_value (axis, value_key, value, other_names)
    values (${axis}, ${value}, ${JSON.stringify(name)}, ${JSON.stringify(other_names)})`.execute(db)
}

let [red_shoes, blue_shoes, cheap_lamp, dear_lamp, wooden, plastic] = ['', '', '', '', '', '']
beforeAll(async () => {
  await anOption('colour', 'red', RED, { ja: '赤 赤い', th: 'แดง' })
  await anOption('colour', 'blue', { en: 'Blue', 'zh-CN': '蓝色' }, {})
  await anOption('colour', 'orange', { en: 'Orange' }, {})
  await anOption('material', 'wood', { en: 'Wood', 'zh-CN': '木', ja: '木製' }, {})
  red_shoes = await sell(SHOE, 'colour:red')
  blue_shoes = await sell(SHOE, 'colour:blue')
  cheap_lamp = await sell(LAMP, undefined, 3_000)
  dear_lamp = await sell(LAMP, undefined, 9_000)
  wooden = await sell(TOY, 'material:wood')
  plastic = await sell(TOY)
  await listed(shop)
  await changeWordVersion(db)
  await listed(shop)
})

const search = async (keyword: string, language: Language = 'en', more = {}) =>
  (await visitor('GET /api/product/list', { query: { keyword, ...more } }, { language })).data
const idsOf = ({ items }: { items: { product_id: string }[] }) => items.map(({ product_id }) => product_id).toSorted()

test.each<[string, Language]>([
  ['red shoes', 'en'],
  ['shoes red', 'en'],
  ['红色的鞋', 'zh-CN'],
  ['紅色的鞋', 'zh-CN'],
  ['赤い靴', 'ja'],
  ['빨간 신발', 'ko'],
  ['รองเท้าสีแดง', 'th'],
  ['红色的鞋', 'en'],
])('“%s” finds shoes in red', async (keyword, language) => {
  const page = await search(keyword, language)
  expect(idsOf(page)).toEqual([red_shoes])
  expect(page.filter_words).toMatchObject({ options: ['colour:red'], min_cents: null, max_cents: null })
})

test.each<[string, Language]>([
  ['lamp under 50', 'en'],
  ['50元以下的灯', 'zh-CN'],
  ['50ドル以下のランプ', 'ja'],
  ['50달러 이하 램프', 'ko'],
  ['โคมไฟไม่เกิน 50 ดอลลาร์', 'th'],
])('“%s” finds lamps up to this price', async (keyword, language) => {
  const page = await search(keyword, language)
  expect(idsOf(page)).toEqual([cheap_lamp])
  expect(page.filter_words).toMatchObject({ options: [], min_cents: null, max_cents: 5_000 })
  const { data } = await visitor('GET /api/product/filters', { query: { keyword } }, { language })
  expect(data.total).toBe(1)
})

test('a price alone limits the list of all products, page by page', async () => {
  const first = await search('over $80', 'en', { page_size: 1 })
  expect([idsOf(first), first.filter_words?.keyword]).toEqual([[dear_lamp], ''])
})

test('a material is read in other forms', async () => {
  expect(idsOf(await search('wooden toys'))).toEqual([wooden])
  expect(idsOf(await search('toys')).includes(plastic)).toBe(true)
})

test('the next page has the filters of the first', async () => {
  const more = await sell(SHOE, 'colour:red')
  await listed(shop)
  const first = await search('red shoes', 'en', { page_size: 1 })
  const before = { dictionary: shop.context.words?.dictionary }
  Object.assign(shop.context.words ?? {}, { dictionary: undefined })
  const second = await search('red shoes', 'en', { page_size: 50, cursor: first.next_cursor })
  Object.assign(shop.context.words ?? {}, before)
  expect([...idsOf(first), ...idsOf(second)].toSorted()).toEqual([more, red_shoes].toSorted())
  expect(second.filter_words).toEqual(first.filter_words)
  const forged = Buffer.from(JSON.stringify([['worded', '', {}], 'mac'])).toString('base64url')
  expect((await visitor('GET /api/product/list', { query: { keyword: 'red shoes', cursor: forged } })).status).toBe(400)
})

test('as typed, no filter is read', async () => {
  expect(await search('lamp under 50', 'en', { as_typed: true })).toMatchObject({ total: 0, filter_words: null })
})

test('if no product has the colour or the price, the words are searched as before', async () => {
  expect(idsOf(await search('blue lamp'))).toEqual([cheap_lamp, dear_lamp].toSorted())
  expect(idsOf(await search('lamp under 2'))).toEqual([cheap_lamp, dear_lamp].toSorted())
  expect((await search('lamp under 2')).filter_words).toBeNull()
  expect(idsOf(await search('blue shoes under 20'))).toEqual([blue_shoes])
})

test('chosen filters are not read from the keyword', async () => {
  expect((await search('shoes under 50', 'en', { max_cents: 20_000 })).filter_words).toBeNull()
  expect((await search('lamp under 99999999999999')).filter_words).toBeNull()
})

test('words that begin with the name of an option, or with the words of a price, are other words', async () => {
  const redwood = await sell({ en: 'Redwood shoes' })
  await sell({ en: 'Underwater lamp 500' })
  await listed(shop)
  const page = await search('red shoes')
  expect(page.filter_words?.options).toEqual(['colour:red'])
  expect(idsOf(page)).not.toContain(redwood)
  expect((await search('redwood shoes')).items[0]?.product_id).toBe(redwood)
  expect((await search('lamp under 50')).filter_words?.max_cents).toBe(5_000)
})

test('a word of a name stays a word', async () => {
  const juice = await sell({ en: 'Orange juice' })
  await sell({ en: 'Apple juice' }, 'colour:orange')
  const star = await sell({ en: 'Jupiter globe', 'zh-CN': '木星仪' })
  await sell({ en: 'Under 50 card game' })
  await listed(shop)
  const page = await search('orange juice')
  expect([page.items[0]?.product_id, page.filter_words]).toEqual([juice, null])
  const planet = await search('木星', 'zh-CN')
  expect([idsOf(planet), planet.filter_words]).toEqual([[star], null])
  const game = await search('under 50')
  expect([game.items[0]?.title, game.filter_words]).toEqual(['Under 50 card game', null])
})
