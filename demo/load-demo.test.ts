import { LANGUAGE_TAGS, type Language } from '@sampan/contract/rules'
import { expect, test } from 'vitest'
import { refuseDemo } from '../server/src/deployment/production-checks-sql.ts'
import { audit } from '../server/src/ledger/audit.ts'
import { aBankAccount } from '../server/testing/wallet-world.ts'
import { anOperator, aProduct, aShop, aShopper, callerOf, listed, type TestShop } from '../server/testing/world.ts'
import { demoCatalogue } from './catalogue.ts'
import { DEMO_OPERATOR, DEMO_SHOPPER } from './demo-accounts.ts'
import { makeDemoHistory } from './demo-history.ts'
import { loadDemo } from './load-demo.ts'

const OPENING_CENTS = 230_000

const shop = await aShop()
const outcomes = await Promise.all([loadDemo(shop.context), loadDemo(shop.context)])
const visitor = callerOf(shop)

test('two servers that start concurrently fill the shop once', async () => {
  expect(outcomes.toSorted()).toEqual(['filled', 'was filled'])
  const { data } = await visitor('GET /api/product/list', { query: { page_size: 100 } })
  expect(data.total).toBe(demoCatalogue().products.length)
  expect(data.facets.categories).toHaveLength(10)
})

test('the next start reports that the demo was filled before', async () => {
  expect(await loadDemo(shop.context)).toBe('was filled')
})

test('a demo that was filled before kinds and size guides existed gets them at the next start', async () => {
  const before = await shop.db.selectFrom('product').select(['product_id', 'kind']).orderBy('product_id').execute()
  expect(before.filter(({ kind }) => kind === null)).toEqual([])
  await shop.db.updateTable('product').set({ kind: null }).execute()
  await shop.db.deleteFrom('size_guide').execute()
  await shop.db.deleteFrom('kind').execute()
  expect(await loadDemo(shop.context)).toBe('was filled')
  const after = await shop.db.selectFrom('product').select(['product_id', 'kind']).orderBy('product_id').execute()
  expect(after).toEqual(before)
  expect(await shop.db.selectFrom('size_guide').select('kind').execute()).toHaveLength(
    demoCatalogue().size_guides.length,
  )
})

test('each category has its kinds, and a product is found by the name of its kind', async () => {
  const { data } = await visitor('GET /api/category/list', {}, { language: 'ja' })
  expect(data.flatMap(({ kinds }) => kinds)).toHaveLength(demoCatalogue().kinds.length)
  for (const { kinds } of data) expect(kinds).toHaveLength(10)
  const { kind, name } = data[0]?.kinds[0] ?? { kind: '', name: '' }
  const found = await visitor('GET /api/product/list', { query: { kind, keyword: name } }, { language: 'ja' })
  expect(found.data.total).toBeGreaterThanOrEqual(4)
})

test.each<[string, (own: TestShop) => Promise<unknown>]>([
  ['a shopper', (own) => aShopper(own)],
  ['an operator', (own) => anOperator(own)],
  ['a product', (own) => aProduct(own)],
  ['a bank account', (own) => aBankAccount(own)],
])('a database that contains %s gets no demo, and no account with a public password', async (_what, put) => {
  const own = await aShop()
  await put(own)
  expect(await loadDemo(own.context)).toBe('not empty')
  for (const { account, password } of [DEMO_SHOPPER, DEMO_OPERATOR]) {
    const body = { account, password }
    expect((await callerOf(own)('POST /api/user/login', { body })).code).toBe(0)
    expect((await callerOf(own)('POST /api/admin/login', { body })).code).toBe(0)
  }
  await expect(refuseDemo(own.db)).resolves.toBeUndefined()
  const { data } = await callerOf(own)('GET /api/product/list', { query: {} })
  expect(data.total).toBeLessThanOrEqual(1)
})

test("the home page shows banners, ten categories, hot products and shops in the caller's language", async () => {
  const { data } = await visitor('GET /api/home', {}, { language: 'th' })
  expect(data.banners).toHaveLength(6)
  expect(data.banners.map(({ link }) => decodeURIComponent(link))).toEqual(
    expect.arrayContaining(['/search?keyword=โคมไฟ', '/search?keyword=กาต้มน้ำ']),
  )
  expect(data.categories).toHaveLength(10)
  expect(data.hot_products).toHaveLength(20)
  expect(data.hot_shops).toHaveLength(6)
  for (const { title } of data.hot_products) expect(title).toMatch(/\p{Script=Thai}/u)
})

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
  const found = async (typed: string) =>
    (await visitor('GET /api/product/list', { query: { keyword: typed } }, { language: 'ja' })).data
  const [written, typed] = await Promise.all([found(keyword), found(hiragana)])
  expect(written.total).toBeGreaterThan(0)
  expect(typed.items.map(({ title }) => title)).toEqual(written.items.map(({ title }) => title))
})

test('products that contain the typed letters are suggested before products whose shop has a matching name', async () => {
  const suggested = async (keyword: string, language: Language) =>
    (await visitor('GET /api/search/suggest', { query: { keyword } }, { language })).data
  const titles = await suggested('la', 'en')
  expect(titles).toHaveLength(8)
  const holding = titles.map((title) => /\bla/i.test(title))
  expect(holding[0]).toBe(true)
  expect(holding).toEqual(holding.toSorted((a, b) => Number(b) - Number(a)))
  for (const typed of ['ﾗﾝﾌﾟ', 'らんぷ']) expect((await suggested(typed, 'ja'))[0]).toContain('ランプ')
  expect((await suggested('น้ำ', 'th'))[0]).toContain('น้ำ')
  // No product is called "lane", but the name of a shop still finds its products.
  expect((await suggested('lane', 'en')).length).toBeGreaterThan(0)
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
  const listed = await visitor('GET /api/product/list', { query: { keyword } }, { language })
  const kinds = listed.data.items.map((card) => products.find((one) => one.product_id === card.product_id)?.kind)
  expect(kinds.slice(0, least), listed.data.items.map(({ title }) => title).join()).toEqual(Array(least).fill(kind))
  const suggested = await visitor('GET /api/search/suggest', { query: { keyword } }, { language })
  expect(suggested.data.slice(0, least)).toEqual(listed.data.items.slice(0, least).map(({ title }) => title))
})

test.each([
  ['banner-kitchen', 'kettle', 'kettle'],
  ['banner-desk', 'lamp', 'lamp'],
  ['banner-trail', 'backpack', 'backpack'],
  ['banner-bath', 'towel-terry', 'towel'],
  ['banner-wardrobe', 'tote-boat', 'tote'],
  ['banner-playroom', 'bear', 'bear'],
])('in every language the banner %s links to the products it shows', async (image, shown, kind) => {
  const { products } = demoCatalogue()
  const ids = products.filter((product) => product.kind === kind).map(({ product_id }) => product_id)
  for (const language of LANGUAGE_TAGS) {
    const { data } = await visitor('GET /api/home', {}, { language })
    const link = data.banners.find((banner) => banner.image.includes(image))?.link ?? ''
    const keyword = new URLSearchParams(link.split('?')[1]).get('keyword') ?? ''
    const { data: opened } = await visitor('GET /api/product/list', { query: { keyword } }, { language })
    const first = opened.items.slice(0, ids.length).map(({ product_id }) => product_id)
    expect(ids, `${language} ${keyword}`).toContain(first[0])
    expect(first.filter((id) => ids.includes(id)).length, `${language} ${keyword}`).toBeGreaterThanOrEqual(3)
    expect(first).toContain(shown)
  }
})

test('sizes are never preselected, colours are', async () => {
  const mustChoose = async (product_id: string) =>
    (await visitor('GET /api/product/detail', { query: { product_id } })).data.must_choose
  expect(await mustChoose('shirt')).toEqual(['size'])
  expect(await mustChoose('sneakers')).toEqual(['shoe_size'])
  expect(await mustChoose('belt')).toEqual(['belt_length'])
  expect(await mustChoose('lamp')).toEqual([])
})

test.each([
  ['en', 'keetle', 'kettle'],
  ['zh-CN', 'lanp', 'lamp'],
  ['ko', '주젼자', '주전자'],
  ['th', 'แกัว', 'แก้ว'],
  ['en', 'cheap headphones', 'headphones'],
  ['en', 'oak stool for the moon', 'oak stool'],
  ['zh-CN', '便宜的台灯', '台灯'],
] as const)('in %s a search for %s shows results for %s', async (language, keyword, meant) => {
  await listed(shop)
  const { data } = await visitor('GET /api/product/list', { query: { keyword } }, { language })
  expect(data.total).toBeGreaterThan(0)
  expect(data.meant).toMatchObject({ keyword: meant, is_typed_found: false })
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

test('with the in-stock filter, categories count only products in stock', async () => {
  const { data } = await visitor('GET /api/product/list', { query: { in_stock: 'true' } })
  expect(data.total).toBeLessThan(demoCatalogue().products.length)
  expect(data.facets.categories.reduce((sum, { count }) => sum + count, 0)).toBe(data.total)
})

test('products similar to a kettle are kettles first, not products in its colours', async () => {
  const { data: kettles } = await visitor('GET /api/product/list', {
    query: { keyword: 'kettle', category: 'electrical' },
  })
  expect(kettles.items.length).toBeGreaterThan(1)
  for (const { product_id, title } of kettles.items) {
    const { data: related } = await visitor('GET /api/product/related', { query: { product_id } })
    const first = related.slice(0, 4).filter((other) => /kettle/i.test(other.title))
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

test('a product includes its SKUs, shop and specifications', async () => {
  const { data } = await visitor('GET /api/product/detail', { query: { product_id: 'lamp' } }, { language: 'ja' })
  expect(data.skus.length).toBeGreaterThanOrEqual(3)
  expect(data.images).toHaveLength(6)
  expect(data.skus[0]?.values[0]?.name).toMatch(/\p{L}/u)
  expect(data.review_summary.count).toBeGreaterThan(0)
  expect(data.rating).toBe(data.review_summary.average)
  const reviews = await visitor('GET /api/product/reviews', { query: { product_id: 'lamp' } })
  expect(reviews.data.total).toBe(data.review_summary.count)
  expect(reviews.data.items.every((review) => review.author.includes('***'))).toBe(true)
})

test("reviews in the caller's language come first, each group newest first, and paging skips none", async () => {
  const reviewsOn = async (page: number, page_size: number) => {
    const query = { product_id: 'lamp', page, page_size }
    return (await visitor('GET /api/product/reviews', { query }, { language: 'ko' })).data.items
  }
  const all = await reviewsOn(1, 100)
  const order = all.map(({ language, created_at }) => `${language === 'ko' ? 1 : 0} ${created_at}`)
  expect(order).toEqual(order.toSorted().toReversed())
  expect(all[0]?.language).toBe('ko')
  expect(all.at(-1)?.language).not.toBe('ko')
  const pages = []
  for (let page = 1; pages.length < all.length; page++) pages.push(...(await reviewsOn(page, 2)))
  expect(pages).toEqual(all)
})

test('a list can be filtered by category, price and stock, and sorted by price', async () => {
  const { data } = await visitor('GET /api/product/list', {
    query: { category: 'food', sort: 'price_asc', max_cents: 3000, in_stock: 'true' },
  })
  const prices = data.items.map((card) => card.price_cents)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  expect(data.items.every((card) => card.price_cents <= 3000 && !card.sold_out)).toBe(true)
})

test('unknown ids return 404, and punctuation alone finds nothing', async () => {
  expect((await visitor('GET /api/product/detail', { query: { product_id: 'nothing' } })).status).toBe(404)
  expect((await visitor('GET /api/product/detail', { query: { product_id: '../etc' } })).status).toBe(404)
  const { data } = await visitor('GET /api/product/list', { query: { keyword: `'"&|!` } })
  expect(data.total).toBe(0)
})

test('the opening balance of the demo shopper is recorded in the ledger', async () => {
  const { account, password } = DEMO_SHOPPER
  const login = await visitor('POST /api/user/login', { body: { account, password } })
  const shopper = callerOf(shop, login.data.userinfo.token)
  const { data } = await shopper('GET /api/user/getUserInfo')
  expect(data.balance_cents).toBe(OPENING_CENTS)
  expect(data.has_payment_code).toBe(true)
  expect(await audit(shop.db)).toEqual([])
})

test('the demo shopper has an order in each status, and more than $2,000 left', async () => {
  await makeDemoHistory(shop.context)
  const { account, password } = DEMO_SHOPPER
  const login = await visitor('POST /api/user/login', { body: { account, password } })
  const shopper = callerOf(shop, login.data.userinfo.token)
  const { data } = await shopper('GET /api/user/order_list', { query: {} })
  expect(data.items.map(({ status, refund_label }) => [status, refund_label])).toEqual([
    [0, 'none'],
    [1, 'none'],
    [2, 'none'],
    [-4, 'apply'],
    [3, 'none'],
    [4, 'none'],
    [-1, 'refunded'],
    [-1, 'refunded'],
  ])
  const returned = data.items.at(-2)
  const order = await shopper('GET /api/order/detail', { query: { order_id: returned?.order_id ?? '' } })
  expect(order.data.refunds).toMatchObject([{ type: 'return_and_refund', state: 'executed', attachments: [{}] }])
  expect((await shopper('GET /api/user/getUserInfo')).data.balance_cents).toBeGreaterThan(200_000)
  expect(await audit(shop.db)).toEqual([])
})

test('no list of the demo shopper is empty', async () => {
  const { account, password } = DEMO_SHOPPER
  const login = await visitor('POST /api/user/login', { body: { account, password } })
  const shopper = callerOf(shop, login.data.userinfo.token)
  const { data: me } = await shopper('GET /api/user/getUserInfo')
  expect(me.counts).toEqual({ likes: 6, follows: 3, history: 8 })
  const { data: cart } = await shopper('GET /api/cart')
  expect(cart.groups.map(({ items }) => items.length)).toEqual([1, 2])
  const { data: recharges } = await shopper('GET /api/user/recharge_log', { query: {} })
  expect(recharges.items).toMatchObject([{ status: 0 }, { status: 1, arrival_cents: OPENING_CENTS }])
  const { data: withdrawals } = await shopper('GET /api/user/extract_log', { query: {} })
  expect(withdrawals.items).toMatchObject([{ status: 1, payout_state: 'done' }])
  const { data: reviews } = await visitor('GET /api/product/reviews', { query: { product_id: 'coffee' } })
  expect(reviews.items[0]?.reply).toContain('Nina')
})

test('the demo shopper has a chat with customer service about an order and a product, with all messages read', async () => {
  const { account, password } = DEMO_SHOPPER
  const login = await visitor('POST /api/user/login', { body: { account, password } })
  const shopper = callerOf(shop, login.data.userinfo.token)
  const { data: messages } = await shopper('GET /api/service/messages', { query: {} })
  expect(messages.map(({ from }) => from)).toEqual(['me', 'me', 'shop', 'shop', 'me', 'shop'])
  expect(messages.every(({ read_at }) => read_at !== null)).toBe(true)
  expect(messages[0]?.order).toMatchObject({ status: -1, title: messages[3]?.product?.title })
  expect((await shopper('GET /api/user/getUserInfo')).data.unread_messages).toBe(0)
  const { data: notices } = await shopper('GET /api/user/notifications', { query: { topic: 'service' } })
  expect(notices.items.every(({ read }) => read)).toBe(true)
})

test('a follow that is sent three times is counted once, and an unknown product is not stored as a favourite', async () => {
  const { account, password } = DEMO_SHOPPER
  const login = await visitor('POST /api/user/login', { body: { account, password } })
  const shopper = callerOf(shop, login.data.userinfo.token)
  const fansOf = async () => (await visitor('GET /api/shop/detail', { query: { shop_id: 'studio-kanda' } })).data.fans
  const before = await fansOf()
  await Promise.all(
    [1, 2, 3].map(() => shopper('POST /api/shop/follow', { body: { shop_ids: ['studio-kanda'], followed: true } })),
  )
  expect(await fansOf()).toBe(before + 1)
  await shopper('POST /api/product/like', { body: { product_ids: ['lamp', 'nothing'], liked: true } })
  const marks = await shopper('GET /api/user/marks', {
    query: { product_ids: 'lamp,kettle', shop_ids: 'studio-kanda' },
  })
  expect(marks.data).toEqual({ liked: ['lamp'], followed: ['studio-kanda'] })
})
