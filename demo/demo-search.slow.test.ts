import { LANGUAGE_TAGS, type Language } from '@sampan/contract/rules'
import { expect, test } from 'vitest'
import { aShop, callerOf, listed } from '../server/testing/world.ts'
import { demoCatalogue } from './catalogue.ts'
import { loadDemo } from './load-demo.ts'

const shop = await aShop()
await loadDemo(shop.context)
const visitor = callerOf(shop)

test.each([
  ['en', 'la', 'lamp'],
  ['zh-CN', '灯', 'lamp'],
  ['zh-CN', '台灯', 'lamp'],
  ['ja', '茶', 'matcha'],
  ['ko', '머그', 'campmug'],
  ['th', 'ชา', 'teapot'],
  ['en', 'ｌａｍｐ', 'lamp'],
  ['ja', 'ﾗﾝﾌﾟ', 'lamp'],
] as const)('in %s the keyword %s finds the %s', async (language, keyword, product_id) => {
  const { data } = await visitor('GET /api/product/list', { query: { keyword, page_size: 100 } }, { language })
  expect(data.items.map((card) => card.product_id)).toContain(product_id)
  // ชา (tea) also occurs inside other Thai words, so the total includes products that are not related to tea.
  expect(data.total).toBeLessThan(150)
})

test.each([
  ['en', 'backpack', 'backpack'],
  ['en', 'rucksack', 'backpack'],
  ['en', 'headset', 'headphones'],
  ['en', 'smartwatch', 'watch'],
  ['en', 'power bank', 'powerbank'],
  ['en', 'sweater', 'knit'],
  ['en', 'black sneakers', 'sneakers'],
  ['en', 'white mug', 'campmug'],
  ['en', 'red mug', 'campmug'],
  ['en', 'kids train', 'train'],
  ['zh-CN', '双肩包', 'backpack'],
  ['zh-CN', '充电宝', 'powerbank'],
  ['zh-CN', '红色 马克杯', 'campmug'],
  ['ja', 'リュックサック', 'backpack'],
  ['ja', 'スマホケース', 'phonecase'],
  ['ja', '黒 スニーカー', 'sneakers'],
  ['ko', '백팩', 'backpack'],
  ['ko', '배낭', 'backpack'],
  ['ko', '블랙 운동화', 'sneakers'],
  ['th', 'กระเป๋าเป้', 'backpack'],
  ['th', 'รองเท้าผ้าใบ สีดำ', 'sneakers'],
] as const)('in %s the everyday words %s find the kind %s first', async (language, keyword, kind) => {
  const { data } = await visitor('GET /api/product/list', { query: { keyword } }, { language })
  const first = demoCatalogue().products.find(({ product_id }) => product_id === data.items[0]?.product_id)
  expect(first?.kind).toBe(kind)
})

test.each([
  ['en', 'anorak', 'jacket'],
  ['en', 'billfold', 'wallet'],
  ['en', 'blotter', 'desk-mat'],
  ['en', 'breadboard', 'cuttingboard'],
  ['en', 'esky', 'coolbox'],
  ['en', 'flashlight', 'lantern'],
  ['en', 'haversack', 'backpack'],
  ['en', 'jigsaw', 'puzzle'],
  ['en', 'neckerchief', 'scarf'],
  ['en', 'sunnies', 'shades'],
  ['en', 'teddy', 'bear'],
  ['en', 'thumb drive', 'drive'],
  ['en', 'graphics tablet', 'drawing-tablet'],
  ['en', 'vacuum flask', 'thermos'],
  ['en', 'slacks', 'trousers'],
  ['en', 'packsack', 'backpack'],
  ['en', 'bodywarmer', 'jacket'],
  ['en', 'deckchair', 'campstool'],
  ['zh-CN', '波鞋', 'sneakers'],
  ['zh-CN', '尿袋', 'powerbank'],
  ['zh-CN', '番枧', 'soap'],
  ['zh-CN', '随身碟', 'drive'],
  ['ja', 'やかん', 'kettle'],
  ['ja', 'ズック', 'sneakers'],
  ['ja', '手ぬぐい', 'towel'],
  ['ja', '麦わら帽子', 'sunhat'],
  ['ko', '와이셔츠', 'shirt'],
  ['ko', '가락지', 'rings'],
  ['ko', '방석', 'cushion'],
  ['th', 'แฟลชไดรฟ์', 'drive'],
  ['th', 'คัทชู', 'flats'],
  ['th', 'หมอนพิง', 'cushion'],
] as const)('in %s the trade’s word %s finds the kind %s on the first screen', async (language, keyword, kind) => {
  const { data } = await visitor('GET /api/product/list', { query: { keyword, page_size: 5 } }, { language })
  const kinds = data.items.map(
    (card) => demoCatalogue().products.find((one) => one.product_id === card.product_id)?.kind,
  )
  expect(kinds).toContain(kind)
})

test.each([
  ['en', 'purple', ['plum']],
  ['zh-CN', '黑色', ['ink']],
  ['ja', 'ブルー', ['denim', 'mist']],
  ['ko', '노란색', ['butter', 'honey']],
  ['th', 'สีชมพู', ['blush', 'rose']],
] as const)('in %s the colour %s finds products in that colour', async (language, keyword, colours) => {
  const { data } = await visitor('GET /api/product/list', { query: { keyword, page_size: 100 } }, { language })
  expect(data.items.length).toBeGreaterThan(10)
  const comesInIt = new Set(
    demoCatalogue()
      .products.filter(({ skus }) =>
        skus.some((sku) =>
          sku.values.some(({ axis, value }) => axis === 'colour' && colours.some((one) => one === value)),
        ),
      )
      .map(({ product_id }) => product_id),
  )
  expect(data.items.filter(({ product_id }) => !comesInIt.has(product_id))).toEqual([])
})

test.each(['ランプ', 'イヤホン', 'スマホケース', 'ケトル'])('%s is also found in hiragana', async (keyword) => {
  const hiragana = keyword.replace(/[ァ-ヶ]/g, (kana) => String.fromCodePoint(kana.charCodeAt(0) - 0x60))
  const search = async (keyword: string) =>
    (await visitor('GET /api/product/list', { query: { keyword } }, { language: 'ja' })).data
  const [byKanji, byKana] = await Promise.all([search(keyword), search(hiragana)])
  expect(byKanji.total).toBeGreaterThan(0)
  expect(byKana.items.map(({ title }) => title)).toEqual(byKanji.items.map(({ title }) => title))
})

test('products that contain the typed letters are suggested before products whose shop has a matching name', async () => {
  const suggestions = async (keyword: string, language: Language) =>
    (await visitor('GET /api/search/suggest', { query: { keyword } }, { language })).data
  const titles = await suggestions('la', 'en')
  expect(titles).toHaveLength(8)
  const holding = titles.map((title) => /\bla/i.test(title))
  expect(holding[0]).toBe(true)
  expect(holding).toEqual(holding.toSorted((a, b) => Number(b) - Number(a)))
  for (const kana of ['ﾗﾝﾌﾟ', 'らんぷ']) expect((await suggestions(kana, 'ja'))[0]).toContain('ランプ')
  expect((await suggestions('น้ำ', 'th'))[0]).toContain('น้ำ')
  // No product is called "lane", but the name of a shop still finds its products.
  expect((await suggestions('lane', 'en')).length).toBeGreaterThan(0)
})

/** Whole words rank before prefixes. */
test.each([
  ['en', 'lam', 'lamp', 4],
  ['en', 'LAM', 'lamp', 4],
  ['en', 'ket', 'kettle', 3],
  ['en', 'tea', 'tea', 2],
  ['zh-CN', '台灯', 'lamp', 3],
  ['ja', 'ケト', 'kettle', 3],
  ['ko', '조', 'lamp', 2],
  ['ko', '주전', 'kettle', 3],
  ['th', 'โคมไฟ', 'lamp', 2],
] as const)('in %s the keyword %s finds a %s first', async (language, keyword, kind, least) => {
  const { products } = demoCatalogue()
  const results = await visitor('GET /api/product/list', { query: { keyword } }, { language })
  const kinds = results.data.items.map((card) => products.find((one) => one.product_id === card.product_id)?.kind)
  expect(kinds.slice(0, least), results.data.items.map(({ title }) => title).join()).toEqual(Array(least).fill(kind))
  const suggestions = await visitor('GET /api/search/suggest', { query: { keyword } }, { language })
  expect(suggestions.data.slice(0, least)).toEqual(results.data.items.slice(0, least).map(({ title }) => title))
})

test.each([
  ['banner-kitchen', 'kettle', 'kettle'],
  ['banner-desk', 'lamp', 'lamp'],
  ['banner-trail', 'backpack', 'backpack'],
  ['banner-bath', 'towel-terry', 'towel'],
  ['banner-wardrobe', 'tote-boat', 'tote'],
  ['banner-playroom', 'bear', 'bear'],
])('in every language the banner %s links to the products it shows', async (image, product_id, kind) => {
  const { products } = demoCatalogue()
  const ids = products.filter((product) => product.kind === kind).map(({ product_id }) => product_id)
  for (const language of LANGUAGE_TAGS) {
    const { data } = await visitor('GET /api/home', {}, { language })
    const link = data.banners.find((banner) => banner.image.includes(image))?.link ?? ''
    const keyword = new URLSearchParams(link.split('?')[1]).get('keyword') ?? ''
    const { data: bannerTarget } = await visitor('GET /api/product/list', { query: { keyword } }, { language })
    const first = bannerTarget.items.slice(0, ids.length).map(({ product_id }) => product_id)
    expect(ids, `${language} ${keyword}`).toContain(first[0])
    expect(first.filter((id) => ids.includes(id)).length, `${language} ${keyword}`).toBeGreaterThanOrEqual(3)
    expect(first).toContain(product_id)
  }
})

test.each([
  ['en', 'keetle', 'kettle'],
  ['zh-CN', 'lanp', 'lamp'],
  ['ko', '주젼자', '주전자'],
  ['th', 'แกัว', 'แก้ว'],
  ['en', 'cheap headphones', 'headphones'],
  ['en', 'oak stool for the moon', 'oak stool'],
  ['zh-CN', '便宜的台灯', '台灯'],
] as const)('in %s a search for %s shows results for %s', async (language, keyword, intendedKeyword) => {
  await listed(shop)
  const { data } = await visitor('GET /api/product/list', { query: { keyword } }, { language })
  expect(data.total).toBeGreaterThan(0)
  expect(data.meant).toMatchObject({ keyword: intendedKeyword, is_typed_found: false })
})

test('in a search for sage ketle, the colour is read as a filter and the typo is corrected', async () => {
  await listed(shop)
  const { data } = await visitor('GET /api/product/list', { query: { keyword: 'sage ketle' } })
  expect(data.total).toBeGreaterThan(0)
  expect(data.meant).toMatchObject({ keyword: 'kettle', is_typed_found: false })
  expect(data.filter_words).toMatchObject({ options: ['colour:sage'] })
})

test('a price below that of all lamps does not find products that only begin with the word', async () => {
  await listed(shop)
  const { data } = await visitor('GET /api/product/list', { query: { keyword: 'lamp under 50' } })
  expect(data.items[0]?.product_id).toContain('lamp')
  expect(data).toMatchObject({ filter_words: null, meant: { keyword: 'lamp', is_typed_found: false } })
  const dearer = await visitor('GET /api/product/list', { query: { keyword: 'lamp under 75' } })
  expect(dearer.data.filter_words).toMatchObject({ max_cents: 7_500 })
})

test.each([
  ['mugs', 'campmug'],
  ['lamps', 'lamp'],
  ['candles', 'candle'],
  ['dresses', 'dress'],
  ['watches', 'watch'],
])('a search for %s finds a %s', async (keyword, kind) => {
  const { data } = await visitor('GET /api/product/list', { query: { keyword } })
  expect(data.items[0]?.product_id).toContain(kind)
})

test('a search also finds products by their options, after products whose title matches', async () => {
  const find = async (keyword: string) =>
    (await visitor('GET /api/product/list', { query: { keyword, as_typed: 'true', page_size: 100 } })).data.items
  const phones = (await find('sage phone')).map(({ title }) => /\bphone/i.test(title))
  expect(phones).toContain(false)
  expect(phones).toEqual(phones.toSorted((a, b) => Number(b) - Number(a)))
  const holding = (await find('oak')).map(({ title }) => /\boak/i.test(title))
  expect(holding).toContain(false)
  expect(holding).toEqual(holding.toSorted((a, b) => Number(b) - Number(a)))
})

test('products similar to a kettle are kettles first, not products in its colours', async () => {
  const { data: kettles } = await visitor('GET /api/product/list', {
    query: { keyword: 'kettle', category: 'electrical' },
  })
  expect(kettles.items.length).toBeGreaterThan(1)
  for (const { product_id, title } of kettles.items) {
    const { data: relatedProducts } = await visitor('GET /api/product/related', { query: { product_id } })
    const first = relatedProducts.slice(0, 4).filter((other) => /kettle/i.test(other.title))
    expect(first.length, title).toBeGreaterThanOrEqual(2)
  }
})

test('every hot search word finds products', async () => {
  for (const language of ['en', 'zh-CN', 'ja', 'ko', 'th'] as const) {
    const { data: words } = await visitor('GET /api/search/hot', {}, { language })
    for (const keyword of words) {
      const { data } = await visitor('GET /api/product/list', { query: { keyword } }, { language })
      expect(data.total, `${language} ${keyword}`).toBeGreaterThan(0)
    }
  }
})
