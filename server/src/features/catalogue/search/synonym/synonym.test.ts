import type { InputOf } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { anOperator, aProduct, aShop, callerOf, listed } from '../../../../../testing/world.ts'
import { MissedSearches } from './missed-searches.ts'

const shop = await aShop()
const missed_searches = new MissedSearches()
shop.context.missed_searches = missed_searches
const visitor = callerOf(shop)
const desk = await anOperator(shop, { roles: ['catalogue'] })

async function sell(count: number, title: Record<string, string>): Promise<void> {
  for (let number = 0; number < count; number++) {
    const { product_id } = await aProduct(shop)
    await shop.db
      .updateTable('product')
      .set({ title: JSON.stringify(title), price_cents: 100 * number + 100 })
      .where('product_id', '=', product_id)
      .execute()
  }
}

beforeAll(async () => {
  await sell(6, { en: 'Pocket flashlight', 'zh-CN': '手电筒', ja: '懐中電灯' })
  await sell(6, { en: 'Garden torch', 'zh-CN': '花园火把', ja: 'トーチ' })
  await sell(2, { en: 'USB stick', 'zh-CN': '闪存盘' })
  await listed(shop)
})

type Saved = InputOf<typeof import('@sampan/contract')['endpoints']['POST /api/admin/synonym/save']>['body']
const save = (word: string, meaning: string, more: Partial<Saved> = {}) =>
  desk.call('POST /api/admin/synonym/save', { body: { language: 'en', word, meaning, is_both: false, ...more } })
const search = async (keyword: string, language: Language = 'en', more = {}) =>
  (await visitor('GET /api/product/list', { query: { keyword, ...more } }, { language })).data
const titles = async (...parameters: Parameters<typeof search>) => [
  ...new Set((await search(...parameters)).items.map(({ title }) => title)),
]

test('a synonym finds the products of its meaning after those that contain the word', async () => {
  expect(await titles('torch')).toEqual(['Garden torch'])
  await save('Torch', 'flashlight')
  await listed(shop)
  const { items, total, meant } = await search('torch')
  expect([items[0]?.title, items.at(-1)?.title, total]).toEqual(['Garden torch', 'Pocket flashlight', 12])
  expect(meant?.is_typed_found).toBe(true)
  expect((await search('torch', 'en', { sort: 'price_asc' })).total).toBe(12)
  expect((await search('torches')).total).toBe(12)
  expect(await titles('flashlight')).toEqual(['Pocket flashlight'])
})

test('a synonym in both directions is searched from both words', async () => {
  await save('torch', 'flashlight', { is_both: true })
  await listed(shop)
  expect((await search('flashlight')).total).toBe(12)
})

test('a word that no product has is found by its synonym, also misspelt, joined or split', async () => {
  await save('pen drive', 'usb stick')
  await listed(shop)
  for (const keyword of ['pen drive', 'pendrive', 'pendrvie', 'cheap pendrive'])
    expect(await titles(keyword), keyword).toEqual(['USB stick'])
})

test('a synonym inside a text without spaces is found', async () => {
  await save('电筒', '手电筒', { language: 'zh-CN' })
  await save('优盘', '闪存盘', { language: 'zh-CN' })
  await listed(shop)
  expect(await titles('便宜的优盘', 'zh-CN')).toEqual(['闪存盘'])
})

test('the list shows the synonyms of a language with the operator, and a removed synonym is no longer searched', async () => {
  const { data } = await desk.call('GET /api/admin/synonym/list', { query: { language: 'en' } })
  expect(data.map(({ word, meaning, is_both }) => [word, meaning, is_both])).toEqual([
    ['pen drive', 'usb stick', false],
    ['torch', 'flashlight', true],
  ])
  expect(data[0]?.changed_by).toBe(desk.account)
  const body = { language: 'en', word: 'torch', meaning: 'flashlight' } as const
  expect((await desk.call('POST /api/admin/synonym/remove', { body })).code).toBe(1)
  expect((await desk.call('POST /api/admin/synonym/remove', { body })).status).toBe(404)
  await listed(shop)
  expect((await search('torch')).total).toBe(6)
})

test('a changed synonym changes the version of the words, and is in the log of the desk', async () => {
  const version = async () => (await shop.db.selectFrom('word_version').select('version').executeTakeFirst())?.version
  const before = await version()
  await save('lantern', 'lamp')
  expect(await version()).not.toBe(before)
  const { rows } = await sql`select action, ref_id, details from desk_log order by created_at desc limit 1`.execute(
    shop.db,
  )
  expect(rows).toEqual([
    {
      action: 'synonym_saved',
      ref_id: 'en/lantern',
      details: { language: 'en', word: 'lantern', meaning: 'lamp', is_both: false },
    },
  ])
})

test('a word is no synonym of itself', async () => {
  expect(await save('Lamp', 'lamp')).toMatchObject({ reason: 'synonym_same' })
})

const missed = async (language: Language = 'en', more = {}) =>
  (await desk.call('GET /api/admin/search/missed', { query: { language, ...more } })).data

test('searches that found nothing are counted by week', async () => {
  for (const keyword of ['Helicopter', ' helicopter ', 'xylophone', 'torch']) await search(keyword)
  await search('直升机', 'zh-CN')
  await missed_searches.write(shop.db)
  await search('helicopter')
  await missed_searches.write(shop.db)
  expect(await missed()).toEqual([{ keyword: 'helicopter', searches: 3, has_synonym: false }])
  expect(await missed('en', { is_last_week: true })).toEqual([])
  await save('helicopter', 'usb stick')
  expect((await missed())[0]?.has_synonym).toBe(true)
})

test('keywords that may be personal data, and searches with filters, are not counted', async () => {
  for (const keyword of ['mei@example.com', '090 1234 5678', 'zyx '.repeat(12)]) {
    await search(keyword)
    await search(keyword)
  }
  await search('zeppelin', 'en', { min_cents: 100 })
  await search('zeppelin', 'en', { category: 'toys' })
  await missed_searches.write(shop.db)
  expect((await missed()).map(({ keyword }) => keyword)).toEqual(['helicopter'])
})

test('old weeks are deleted', async () => {
  await sql`update missed_search set week = week - 7 * 9`.execute(shop.db)
  await search('zeppelin')
  await missed_searches.write(shop.db)
  const { rows } = await sql`select keyword from missed_search`.execute(shop.db)
  expect(rows).toEqual([{ keyword: 'zeppelin' }])
})
