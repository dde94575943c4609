import type { Endpoints, InputOf } from '@sampan/contract'
import { beforeAll, expect, test } from 'vitest'
import { aDraftWith, NO_NUMBERS } from '../../../testing/catalogue-world.ts'
import { aBuyer, buy } from '../../../testing/order-world.ts'
import { aBankAccount, aPng, upload } from '../../../testing/wallet-world.ts'
import { anOperator, aProduct, aShop, callerOf } from '../../../testing/world.ts'

type Body<K extends keyof Endpoints> = InputOf<Endpoints[K]> extends { body: infer B } ? B : never

const shop = await aShop()
const desk = await anOperator(shop, { roles: ['catalogue'] })
const other = await anOperator(shop, { roles: ['catalogue'] })
const visitor = callerOf(shop)
const five = (text: string) => ({ en: text, 'zh-CN': `${text}中`, ja: `${text}あ`, ko: `${text}한`, th: `${text}ไ` })

let image = ''
beforeAll(async () => {
  const picture = await upload(shop, desk.token, {
    bytes: await aPng(),
    purpose: 'product',
    url: '/api/admin/picture/upload',
  })
  image = picture.data.address
})

const categories = async () => (await desk.call('GET /api/admin/category/list')).data
const categoryOf = async (category: string) => (await categories()).find((one) => one.category === category)
const setup = async () => (await desk.call('GET /api/admin/setup')).data

const aCategory = (
  fields: Partial<Body<'POST /api/admin/category/save'>> = {},
): Body<'POST /api/admin/category/save'> => ({
  category: 'toys',
  revision: null,
  name: five('Toys'),
  image,
  ...fields,
})

const FREIGHT = {
  country: '*',
  service: 'standard' as const,
  base_cents: 500,
  each_further_cents: 100,
  free_from_cents: null,
  bands: null,
  handling_days: 1,
  transit_days_min: 3,
  transit_days_max: 9,
}

const aShopDraft = (fields: Partial<Body<'POST /api/admin/shop/save'>> = {}): Body<'POST /api/admin/shop/save'> => ({
  shop_id: 'harbour',
  revision: null,
  name: five('Harbour'),
  description: five('Things from the sea'),
  logo: image,
  piece_grams: 500,
  freight: [FREIGHT],
  ...fields,
})

test('an empty shop can be set up to its first sale with the API calls of operators only', async () => {
  expect(await setup()).toEqual({
    language: false,
    name: false,
    bank_account: false,
    category: false,
    shop: false,
    freight: false,
    product: false,
    legal: false,
    seller: false,
    rates: false,
    bank_zone: false,
    carrier: false,
    second_operator: true,
    ready: false,
  })
  await aBankAccount(shop)
  expect((await desk.call('POST /api/admin/category/save', { body: aCategory() })).code).toBe(1)
  expect((await desk.call('POST /api/admin/shop/save', { body: aShopDraft() })).code).toBe(1)
  expect(await setup()).toMatchObject({ category: true, shop: true, freight: true, product: false, ready: false })
  const body = {
    ...aDraftWith(image, { product_id: 'first', title: five('First'), description: five('The first thing') }),
    skus: [
      { ...NO_NUMBERS, sku_id: 'first-1', axis_values: [], price_cents: 1000, image, on_sale: true, stock_change: 3 },
    ],
  }
  expect((await desk.call('POST /api/admin/product/save', { body })).code).toBe(1)
  expect(await setup()).toMatchObject({ product: true, ready: true })
  const bought = await buy(await aBuyer(shop), { sku_id: 'first-1', total_cents: 1500 })
  expect(bought.code).toBe(1)
})

test('the setup list shows a second operator, a carrier and the shop’s own legal pages as missing until they exist', async () => {
  await shop.db
    .updateTable('operator')
    .set({ blocked_at: '2026-01-01T00:00:00Z' })
    .where('operator_id', '<>', desk.operator_id)
    .execute()
  expect(await setup()).toMatchObject({ legal: false, carrier: false, second_operator: false, ready: true })
  await shop.db.updateTable('operator').set({ blocked_at: null }).execute()
  await shop.db.insertInto('carrier').values({ name: 'Kerry Express', link: null }).execute()
  const page = { collection: 'law' as const, title: 'Ours', body_markdown: 'Our own words.' }
  await shop.db
    .insertInto('article_text')
    .values({ ...page, slug: 'terms', language: 'en' })
    .execute()
  await shop.db
    .insertInto('article_text')
    .values({ ...page, slug: 'terms', language: 'ja' })
    .execute()
  expect(await setup()).toMatchObject({ legal: false, carrier: true, second_operator: true })
  await shop.db
    .insertInto('article_text')
    .values({ ...page, slug: 'privacy', language: 'ja' })
    .execute()
  expect(await setup()).toMatchObject({ legal: true, ready: true })
  await shop.db.deleteFrom('article_text').execute()
})

test('a category can be created, renamed and removed, and the shop shows the change', async () => {
  const save = (body: Body<'POST /api/admin/category/save'>, by = desk) =>
    by.call('POST /api/admin/category/save', { body })
  expect((await save(aCategory({ category: 'food', name: five('Food') }))).code).toBe(1)
  const { revision = '' } = (await categoryOf('food')) ?? {}
  const both = await Promise.all([
    save(aCategory({ category: 'food', revision, name: five('Groceries') })),
    save(aCategory({ category: 'food', revision, name: five('Provisions') }), other),
  ])
  expect(both.map(({ reason }) => reason ?? 'saved').sort()).toEqual(['changed_meanwhile', 'saved'])
  const home = (await visitor('GET /api/home', undefined, { language: 'ja' })).data.categories
  expect(home.find(({ category }) => category === 'food')?.name).toMatch(/^(Groceries|Provisions)あ$/)
  const raced = ['computer', 'computer'].map((category) => save(aCategory({ category, name: five('Computers') })))
  expect((await Promise.all(raced)).map(({ reason }) => reason ?? 'saved').sort()).toEqual(['id_taken', 'saved'])
  const remove = async (category: string) =>
    desk.call('POST /api/admin/category/remove', {
      body: { category, revision: (await categoryOf(category))?.revision ?? '' },
    })
  expect((await remove('toys')).reason).toBe('still_used')
  expect((await remove('food')).code).toBe(1)
  expect((await categories()).map(({ category }) => category).toSorted()).toEqual(['computer', 'toys'])
  expect(await save(aCategory({ category: 'phone', name: { ja: '電話' } }))).toMatchObject({
    field: 'name',
    fault: 'english_missing',
  })
  expect(await save(aCategory({ category: 'phone', image: '/pictures/none.0123456789.webp' }))).toMatchObject({
    field: 'image',
    fault: 'unknown_picture',
  })
})

test('a kind can be created, and cannot be moved or removed while products have it', async () => {
  const save = (body: Body<'POST /api/admin/kind/save'>, by = desk) => by.call('POST /api/admin/kind/save', { body })
  const kind = {
    kind: 'kites',
    revision: null,
    category: 'toys' as const,
    position: 1,
    name: five('Kites'),
    other_names: {},
  }
  const raced = await Promise.all([save(kind), save(kind, other)])
  expect(raced.map(({ reason }) => reason ?? 'saved').sort()).toEqual(['id_taken', 'saved'])
  const revision = async () => (await categoryOf('toys'))?.kinds.find((one) => one.kind === 'kites')?.revision ?? ''
  const old = await revision()
  const renames = await Promise.all([
    save({ ...kind, revision: old, name: five('Box kites') }),
    save({ ...kind, revision: old, name: five('Big kites') }, other),
  ])
  expect(renames.map(({ reason }) => reason ?? 'saved').sort()).toEqual(['changed_meanwhile', 'saved'])
  await shop.db.updateTable('product').set({ kind: 'kites' }).where('product_id', '=', 'first').execute()
  expect((await save({ ...kind, revision: await revision(), category: 'computer' })).reason).toBe('still_used')
  const remove = async () =>
    desk.call('POST /api/admin/kind/remove', { body: { kind: 'kites', revision: await revision() } })
  expect((await remove()).reason).toBe('still_used')
  await shop.db.updateTable('product').set({ kind: null }).execute()
  const removals = await Promise.all([remove(), remove()])
  expect(removals.filter(({ code }) => code === 1)).toHaveLength(1)
  expect(await save({ ...kind, kind: 'tents', category: 'outdoors' })).toMatchObject({
    field: 'category',
    fault: 'unknown_category',
  })
})

test('saving an option keeps the values that the request leaves out', async () => {
  const save = (body: Body<'POST /api/admin/option/save'>, by = desk) =>
    by.call('POST /api/admin/option/save', { body })
  const value = (value_key: string) => ({ value_key, value: five(value_key), other_names: {} })
  const size = { axis: 'size', revision: null, name: five('Size'), must_choose: true, values: [value('s'), value('m')] }
  const raced = await Promise.all([save(size), save(size, other)])
  expect(raced.map(({ reason }) => reason ?? 'saved').sort()).toEqual(['id_taken', 'saved'])
  const [stored] = (await desk.call('GET /api/admin/option/list')).data
  const revision = stored?.revision ?? ''
  const both = await Promise.all([
    save({ ...size, revision, values: [value('l')] }),
    save({ ...size, revision, values: [value('xl')] }, other),
  ])
  expect(both.map(({ reason }) => reason ?? 'saved').sort()).toEqual(['changed_meanwhile', 'saved'])
  const [now] = (await desk.call('GET /api/admin/option/list')).data
  expect(now?.values.map(({ value_key }) => value_key).length).toBe(3)
  expect(await save({ ...size, axis: 'hue', values: [{ ...value('a'), value: {} }] })).toMatchObject({
    field: 'values.0.value',
    fault: 'english_missing',
  })
  expect(await save({ ...size, axis: 'hue', values: [value('a'), value('a')] })).toMatchObject({
    field: 'values.1.value_key',
  })
})

test('saving a shop with its freight keeps its sales figures', async () => {
  const save = (body: Body<'POST /api/admin/shop/save'>, by = desk) => by.call('POST /api/admin/shop/save', { body })
  const read = async () => (await desk.call('GET /api/admin/shop/detail', { query: { shop_id: 'harbour' } })).data
  await shop.db.updateTable('shop').set({ fans: 7, total_sales: 9 }).execute()
  const { revision } = await read()
  const freight = [FREIGHT, { ...FREIGHT, country: 'JP', base_cents: 250, free_from_cents: 9000, transit_days_min: 1 }]
  const both = await Promise.all([
    save(aShopDraft({ revision, name: five('Quay'), freight })),
    save(aShopDraft({ revision, name: five('Pier') }), other),
  ])
  expect(both.map(({ reason }) => reason ?? 'saved').sort()).toEqual(['changed_meanwhile', 'saved'])
  await save(aShopDraft({ revision: (await read()).revision, name: five('Quay'), freight }))
  const detail = (await visitor('GET /api/shop/detail', { query: { shop_id: 'harbour' } })).data
  expect(detail).toMatchObject({ name: 'Quay', fans: 7, total_sales: 9 })
  const product = (await visitor('GET /api/product/detail', { query: { product_id: 'first' } })).data
  expect(product.freight.map(({ country, base_cents }) => [country, base_cents])).toEqual([
    ['JP', 250],
    ['*', 500],
  ])
  const now = (await read()).revision
  await save(aShopDraft({ revision: now, name: five('Quay'), freight: [FREIGHT] }))
  expect((await read()).freight.map(({ country }) => country)).toEqual(['*'])
  expect((await save(aShopDraft())).reason).toBe('id_taken')
  const outcomes = await Promise.all([1, 2].map(() => save(aShopDraft({ shop_id: 'hill' }))))
  expect(outcomes.map(({ reason }) => reason ?? 'saved').sort()).toEqual(['id_taken', 'saved'])
  const list = (await desk.call('GET /api/admin/shop/list', { query: { page_size: 1 } })).data
  const rest = await desk.call('GET /api/admin/shop/list', { query: { cursor: list.next_cursor ?? '' } })
  expect([...list.items, ...rest.data.items].map(({ shop_id }) => shop_id)).toEqual(['hill', 'harbour'])
})

test.each<[string, object, string, string]>([
  ['two rules for one country', { freight: [FREIGHT, FREIGHT] }, 'freight.1.country', 'country_twice'],
  ['a country without shipping', { freight: [{ ...FREIGHT, country: 'ZZ' }] }, 'freight.0.country', 'not_shipped_to'],
  [
    'days that end before they begin',
    { freight: [{ ...FREIGHT, transit_days_min: 10 }] },
    'freight.0.transit_days_max',
    'days_not_in_order',
  ],
  ['no English name', { name: { ja: '港' } }, 'name', 'english_missing'],
  ['an unknown logo', { logo: '/pictures/x.webp' }, 'logo', 'unknown_picture'],
])('a shop with %s is refused with its field', async (_what, fields, field, fault) => {
  const body = aShopDraft({ shop_id: 'wrong', ...fields })
  expect(await desk.call('POST /api/admin/shop/save', { body })).toMatchObject({ code: 0, field, fault })
  expect((await desk.call('GET /api/admin/shop/detail', { query: { shop_id: 'wrong' } })).status).toBe(404)
})

const homeAtDesk = async () => (await desk.call('GET /api/admin/home')).data

test('banners are saved as a whole list in order, and link to pages of this shop only', async () => {
  const banner = (title: string, link = '/explore') => ({
    image,
    eyebrow: five('New'),
    title: five(title),
    action: five('Look'),
    link: { en: link },
  })
  const save = async (items: ReturnType<typeof banner>[], by = desk, revision?: string) =>
    by.call('POST /api/admin/home/banners', {
      body: { revision: revision ?? (await homeAtDesk()).banners.revision, items },
    })
  expect((await save([banner('Sea'), banner('Sky')])).code).toBe(1)
  const { revision } = (await homeAtDesk()).banners
  const both = await Promise.all([save([banner('Sky'), banner('Sea')], desk, revision), save([], other, revision)])
  expect(both.map(({ reason }) => reason ?? 'saved').sort()).toEqual(['changed_meanwhile', 'saved'])
  await save([banner('Sky'), banner('Sea')])
  expect((await visitor('GET /api/home')).data.banners.map(({ title }) => title)).toEqual(['Sky', 'Sea'])
  for (const link of [
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
  ])
    expect(await save([banner('Sky', link)])).toMatchObject({ field: 'items.0.link', fault: 'not_a_link' })
  expect((await visitor('GET /api/home')).data.banners).toHaveLength(2)
})

test('hot search words are saved for all languages, without duplicates', async () => {
  const save = (revision: string, items: object, by = desk) =>
    by.call('POST /api/admin/home/popular_searches', { body: { revision, items } })
  const { revision } = (await homeAtDesk()).popular_searches
  const both = await Promise.all([
    save(revision, { en: ['kite', 'boat', 'kite'], ja: ['凧'] }),
    save(revision, { en: ['tea'] }, other),
  ])
  expect(both.map(({ reason }) => reason ?? 'saved').sort()).toEqual(['changed_meanwhile', 'saved'])
  await save((await homeAtDesk()).popular_searches.revision, { en: ['kite', 'boat', 'kite'], ja: ['凧'] })
  expect((await visitor('GET /api/search/hot')).data).toEqual(['kite', 'boat'])
  expect((await visitor('GET /api/search/hot', undefined, { language: 'ja' })).data).toEqual(['凧'])
})

test('a promo code can be created and changed, and a use of the code in between does not make a save outdated', async () => {
  const save = (body: Body<'POST /api/admin/promo/save'>, by = desk) => by.call('POST /api/admin/promo/save', { body })
  const promo = {
    code: 'spring10',
    revision: null,
    kind: 'percentage' as const,
    value: 1000,
    minimum_cents: 0,
    includes_freight: false,
    listed: true,
    starts_at: '2026-01-01T00:00:00Z',
    ends_at: null,
    uses_limit: 5,
  }
  const raced = await Promise.all([save(promo), save(promo, other)])
  expect(raced.map(({ reason }) => reason ?? 'saved').sort()).toEqual(['id_taken', 'saved'])
  const list = async () => (await desk.call('GET /api/admin/promo/list', { query: {} })).data.items
  const [listed_promo] = await list()
  expect(listed_promo).toMatchObject({ code: 'SPRING10', value: 1000, uses: 0 })
  expect((await desk.call('GET /api/admin/promo/detail', { query: { code: 'SPRING10' } })).data).toEqual({
    ...listed_promo,
    proposal: null,
  })
  expect(await desk.call('GET /api/admin/promo/detail', { query: { code: 'WINTER10' } })).toMatchObject({ status: 404 })
  await shop.db.updateTable('promo_code').set({ uses: 3 }).execute()
  const revision = listed_promo?.revision ?? ''
  const both = await Promise.all([
    save({ ...promo, revision, value: 1500 }),
    save({ ...promo, revision, value: 2000 }, other),
  ])
  expect(both.map(({ reason }) => reason ?? 'saved').sort()).toEqual(['changed_meanwhile', 'saved'])
  const now = (await list())[0]?.revision ?? ''
  expect(await save({ ...promo, revision: now, uses_limit: 2 })).toMatchObject({ fault: 'limit_below_uses' })
  expect(await save({ ...promo, revision: now, value: 10_001 })).toMatchObject({ field: 'value' })
  expect(await save({ ...promo, revision: now, ends_at: '2025-12-31T00:00:00Z' })).toMatchObject({
    fault: 'days_not_in_order',
  })
  for (const code of ['ALPHA', 'BETA']) await save({ ...promo, code })
  const [first, rest] = [
    (await desk.call('GET /api/admin/promo/list', { query: { page_size: 2 } })).data,
    (await desk.call('GET /api/admin/promo/list', { query: { page_size: 2, page: 2 } })).data,
  ]
  const next = await desk.call('GET /api/admin/promo/list', { query: { cursor: first.next_cursor ?? '' } })
  expect(next.data.items).toEqual(rest.items)
  expect(next.data.items).toHaveLength(1)
})

test('a legal page that the shop wrote replaces the default page of that language', async () => {
  const list = async () => (await desk.call('GET /api/admin/article/list', { query: { collection: 'law' } })).data
  const terms = async () => (await list()).find(({ slug, language }) => slug === 'terms' && language === 'ja')
  const before = await terms()
  expect(before?.is_own).toBe(false)
  const key = { collection: 'law', slug: 'terms', language: 'ja' } as const
  const save = (revision: string, own: { title: string; body_markdown: string } | null, by = desk) =>
    by.call('POST /api/admin/article/save', { body: { ...key, revision, own } })
  const own = { title: '規約', body_markdown: 'この店の規約です。' }
  const both = await Promise.all([save(before?.revision ?? '', own), save(before?.revision ?? '', own, other)])
  expect(both.map(({ reason }) => reason ?? 'saved').sort()).toEqual(['changed_meanwhile', 'saved'])
  const articleIn = async (language: 'ja' | 'en') =>
    (await visitor('GET /api/user/law', undefined, { language })).data.find(({ slug }) => slug === 'terms')
  expect(await articleIn('ja')).toEqual({ slug: 'terms', ...own })
  expect((await articleIn('en'))?.body_markdown).not.toBe(own.body_markdown)
  await save((await terms())?.revision ?? '', null)
  expect((await articleIn('ja'))?.body_markdown).toBe(before?.body_markdown.replaceAll('{shop}', 'Sampan'))
  const none = { ...key, slug: 'nothing', revision: '', own }
  expect((await desk.call('POST /api/admin/article/save', { body: none })).status).toBe(404)
})

test('advised steps stay open until an owner has done them, even if the values do not change', async () => {
  const fresh = await aShop()
  const owner = await anOperator(fresh)
  const steps = async () => (await owner.call('GET /api/admin/setup')).data
  const { shop_id } = await aProduct(fresh)
  expect(await steps()).toMatchObject({ language: false, bank_zone: false, rates: false, seller: false })
  const { default_language, bank_zone } = (await owner.call('GET /api/admin/setting/list')).data
  const { language, revision } = default_language
  await owner.call('POST /api/admin/setting/language', { body: { language, revision } })
  expect(await steps()).toMatchObject({ language: true, bank_zone: false })
  const { time_zone, revision: zone_revision } = bank_zone
  await owner.call('POST /api/admin/setting/time_zone', { body: { time_zone, revision: zone_revision } })
  await fresh.db.insertInto('currency_rate').values({ currency: 'EUR', micros_per_dollar: 900_000 }).execute()
  await fresh.db.updateTable('shop').set({ legal_name: 'Teapots Ltd' }).where('shop_id', '=', shop_id).execute()
  expect(await steps()).toMatchObject({ bank_zone: true, rates: true, seller: false })
  await fresh.db.updateTable('shop').set({ tax_number: 'GB 123' }).where('shop_id', '=', shop_id).execute()
  expect((await steps()).seller).toBe(true)
})

test('an operator with another role cannot save anything', async () => {
  const finance = await anOperator(shop, { roles: ['finance'] })
  expect((await finance.call('POST /api/admin/shop/save', { body: aShopDraft({ shop_id: 'theirs' }) })).reason).toBe(
    'role_needed',
  )
  expect((await finance.call('GET /api/admin/setup')).code).toBe(1)
})

test('the database accepts the same option keys as the API', async () => {
  const name = '{"en":"Size"}'
  await shop.db.insertInto('axis').values({ axis: 'mat_size-2', name }).execute()
  for (const axis of ['_mat', 'Mat', 'mat size', 'm'.repeat(81)])
    await expect(shop.db.insertInto('axis').values({ axis, name }).execute()).rejects.toThrow(/axis_key_form/)
  await expect(
    shop.db.insertInto('axis_value').values({ axis: 'mat_size-2', value_key: 'a=b', value: name }).execute(),
  ).rejects.toThrow(/axis_value_key_form/)
})
