import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { refuseDemo } from '../server/src/deployment/production-checks-sql.ts'
import { readTaxFile } from '../server/src/features/tax/tax-file-rules.ts'
import { audit } from '../server/src/ledger/audit.ts'
import { aBankAccount } from '../server/testing/wallet-world.ts'
import { anOperator, aProduct, aShop, aShopper, callerOf, type TestShop } from '../server/testing/world.ts'
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

test('the demo has rules of taxes without faults, and HS code and origin of all products', async () => {
  expect(await readTaxFile(await readFile(new URL('tax/tax-rules.csv', import.meta.url), 'utf8'))).toMatchObject({
    faults: [],
  })
  const { rows } = await sql<{ rules: number; without_code: number }>`
    select (select count(*)::int from tax_rule) as rules,
      (select count(*)::int from product where hs_code is null or origin_country is null) as without_code`.execute(
    shop.db,
  )
  expect(rows[0]?.rules).toBeGreaterThan(700)
  expect(rows[0]?.without_code).toBe(0)
})

test('toys of the demo name their maker, the responsible person in the EU and warnings', async () => {
  const rows = shop.db
    .selectFrom('product')
    .select('product_id')
    .where('kind', '=', 'blocks')
    .where('maker', 'is not', null)
  const { product_id } = await rows.executeTakeFirstOrThrow()
  const { data } = await visitor('GET /api/product/detail', { query: { product_id } }, { language: 'ja' })
  expect(data.safety).toMatchObject({ responsible: { country: 'DE' }, warnings: expect.stringContaining('小さな部品') })
})

test('food of the demo has a unit price', async () => {
  const { data } = await visitor('GET /api/product/list', { query: { category: 'food', page_size: 100 } })
  const contents = data.items.flatMap(({ net_content }) => net_content ?? [])
  expect(contents.length).toBeGreaterThan(10)
  expect(contents).toContain('250 g')
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
  const results = await visitor('GET /api/product/list', { query: { kind, keyword: name } }, { language: 'ja' })
  expect(results.data.total).toBeGreaterThanOrEqual(4)
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

test('sizes are never preselected, colours are', async () => {
  const mustChoose = async (product_id: string) =>
    (await visitor('GET /api/product/detail', { query: { product_id } })).data.must_choose
  expect(await mustChoose('shirt')).toEqual(['size'])
  expect(await mustChoose('sneakers')).toEqual(['shoe_size'])
  expect(await mustChoose('belt')).toEqual(['belt_length'])
  expect(await mustChoose('lamp')).toEqual([])
})

test('with the in-stock filter, categories count only products in stock', async () => {
  const { data } = await visitor('GET /api/product/list', { query: { in_stock: 'true' } })
  expect(data.total).toBeLessThan(demoCatalogue().products.length)
  expect(data.facets.categories.reduce((sum, { count }) => sum + count, 0)).toBe(data.total)
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
    [2, 'none'],
    [-4, 'apply'],
    [3, 'none'],
    [4, 'none'],
    [-1, 'refunded'],
    [-1, 'refunded'],
  ])
  const returnedOrder = data.items.at(-2)
  const order = await shopper('GET /api/order/detail', { query: { order_id: returnedOrder?.order_id ?? '' } })
  expect(order.data.refunds).toMatchObject([{ type: 'return_and_refund', state: 'executed', attachments: [{}] }])
  expect((await shopper('GET /api/user/getUserInfo')).data.balance_cents).toBeGreaterThan(200_000)
  expect(await audit(shop.db)).toEqual([])
})

test('the demo shopper has an order with a parcel on its way, and a piece that waits', async () => {
  const { account, password } = DEMO_SHOPPER
  const login = await visitor('POST /api/user/login', { body: { account, password } })
  const shopper = callerOf(shop, login.data.userinfo.token)
  const { data: list } = await shopper('GET /api/user/order_list', { query: {} })
  const partly = list.items.filter(({ items }) => items.some(({ quantity }) => quantity === 3))
  expect(partly).toHaveLength(1)
  const { data } = await shopper('GET /api/order/detail', { query: { order_id: partly[0]?.order_id ?? '' } })
  expect(data.items).toMatchObject([{ quantity: 3, sent_quantity: 2 }])
  expect(data.parcels).toMatchObject([{ carrier: 'Mekong Post', items: [{ quantity: 2 }] }])
  expect(data.logistics.filter(({ parcel }) => parcel === 1).length).toBeGreaterThanOrEqual(2)
})

test('checkout offers three services of one demo shop, priced by the weight of the goods', async () => {
  const { account, password } = DEMO_SHOPPER
  const login = await visitor('POST /api/user/login', { body: { account, password } })
  const shopper = callerOf(shop, login.data.userinfo.token)
  const { data: addresses } = await shopper('GET /api/user/address_list')
  const skus = await visitor('GET /api/product/stock', { query: { product_id: 'cable-braided' } })
  const quoteOf = async (quantity: number) => {
    const sku_id = skus.data.find(({ stock }) => stock >= quantity)?.sku_id ?? ''
    const body = { sku_id, quantity, address_id: addresses[0]?.id ?? '' }
    const { data } = await shopper('POST /api/checkout/quote', { body })
    return data.groups[0]?.services?.map(({ service, freight_cents }) => [service, freight_cents])
  }
  expect([await quoteOf(1), await quoteOf(3)]).toEqual([
    [
      ['economy', 250],
      ['standard', 500],
      ['express', 1_500],
    ],
    [
      ['economy', 350],
      ['standard', 500],
      ['express', 1_500],
    ],
  ])
})

test('the history of the demo is spread over twelve weeks, and its money moved in the sequence of the times', async () => {
  const { rows } = await sql<{ days: number; is_sorted: boolean; weeks: number }>`
    select extract(day from max(created_at) - min(created_at))::int as days,
      bool_and(created_at >= coalesce(earlier, created_at)) as is_sorted,
      count(distinct date_trunc('week', created_at))::int as weeks
    from (select created_at, lag(created_at) over (order by sequence) as earlier from ledger_transfer)`.execute(shop.db)
  expect(rows).toMatchObject([{ days: 83, is_sorted: true }])
  expect(rows[0]?.weeks).toBeGreaterThanOrEqual(5)
  const due = shop.db.selectFrom('shop_order').select('order_id').where('status', '=', 'received')
  expect(await due.where('auto_complete_at', '<', sql<string>`now()`).execute()).toEqual([])
  await expect(sql`update ledger_transfer set created_at = now()`.execute(shop.db)).rejects.toThrow('append-only')
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
