import type { Endpoints, InputOf } from '@sampan/contract'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { NO_NUMBERS } from '../../../../testing/catalogue-world.ts'
import { fileOf, sendCsv, workThrough } from '../../../../testing/import-world.ts'
import { anOperator, aProduct, aShop } from '../../../../testing/world.ts'
import { revisionOfPrice } from '../product/product-draft.ts'

const shop = await aShop()
const owner = await anOperator(shop)
type Operator = typeof owner
type Product = Awaited<ReturnType<typeof aProduct>>

let thief: Operator
let laptop: Product
beforeEach(async () => {
  thief = await anOperator(shop, { roles: ['catalogue'] })
  laptop = await aProduct(shop, { price_cents: 100_000 })
})

const priceOf = async (sku_id: string) => {
  const sku = await shop.db.selectFrom('sku').select('price_cents').where('sku_id', '=', sku_id).executeTakeFirst()
  return sku?.price_cents
}
const read = async (product_id = laptop.product_id) =>
  (await owner.call('GET /api/admin/product/detail', { query: { product_id } })).data

type Draft = InputOf<Endpoints['POST /api/admin/product/save']>['body']

/** Saves the product with other prices, as its editor does. */
async function save({ call }: Operator, prices: Record<string, number>, change: Partial<Draft> = {}) {
  const {
    created_at: _,
    sales: __,
    proposal: ___,
    skus,
    ...facts
  } = (await read()) as never as Draft & {
    created_at: string
    sales: number
    proposal: unknown
  }
  const sku_drafts = skus.map(({ sku_id, axis_values, price_cents, image, on_sale }) => ({
    ...{ ...NO_NUMBERS, sku_id, axis_values, image, on_sale },
    price_cents: (prices[sku_id] ?? price_cents) as typeof price_cents,
    stock_change: 0,
  }))
  const body = { ...facts, skus: sku_drafts, reason: 'Sale', ...change }
  return call('POST /api/admin/product/save', { body })
}

/** Changes a price in the grid. */
const edit = async ({ call }: Operator, sku_id: string, price_cents: number, reason?: string) => {
  const price = { revision: revisionOfPrice((await priceOf(sku_id)) ?? 0), price_cents } as never
  return call('POST /api/admin/sku/edit', { body: { edits: [{ sku_id, price }], ...(reason && { reason }) } })
}
const proposalOf = async (product_id: string) => (await read(product_id)).proposal
const agree = async ({ call }: Operator, product_id = laptop.product_id) =>
  call('POST /api/admin/proposal/decide', {
    body: { proposal_id: (await proposalOf(product_id))?.proposal_id ?? '', agrees: true },
  })

test('in the editor, a price that falls by more than half is proposed, and all other changes are saved', async () => {
  const { sku_id } = laptop
  expect(await save(thief, { [sku_id]: 1 }, { reason: undefined })).toMatchObject({ reason: 'reason_needed' })
  const { data } = await save(thief, { [sku_id]: 1 }, { title: { en: 'Laptop' } })
  expect(data).toMatchObject({ outcome: 'proposed', title: { en: 'Laptop' } })
  expect(await priceOf(sku_id)).toBe(100_000)
  expect(await proposalOf(laptop.product_id)).toMatchObject({
    kind: 'price_fall',
    changes: [{ field: 'price', sku_id, before: { cents: 100_000 }, after: { cents: 1 } }],
  })
  expect(await agree(thief)).toMatchObject({ reason: 'proposal_own' })
  expect((await agree(owner)).data.state).toBe('carried_out')
  expect(await priceOf(sku_id)).toBe(1)
})

test('in the grid, a price that falls by more than half is proposed', async () => {
  const [one, two] = [laptop.sku_id, (await aProduct(shop, { price_cents: 100_000 })).sku_id]
  expect(await edit(thief, one, 49_999)).toMatchObject({ reason: 'reason_needed' })
  expect((await edit(thief, one, 49_999, 'Sale')).data).toMatchObject([{ price_cents: 100_000, waits: true }])
  expect((await edit(thief, two, 50_000)).data).toMatchObject([{ price_cents: 50_000, waits: false }])
  expect((await agree(owner)).data.state).toBe('carried_out')
  expect(await priceOf(one)).toBe(49_999)
})

test('in a product file, a price that falls by more than half is a fault', async () => {
  const rows = laptop.sku_ids.map((sku_id) => ({ product_id: laptop.product_id, sku_id, price: '1.00' }))
  const { data } = await sendCsv(shop, thief, fileOf(rows))
  await workThrough(shop)
  const query = { import_id: data.import_id }
  const faults = (await thief.call('GET /api/admin/import/faults', { query })).data.items
  expect(faults).toMatchObject([{ line: 2, column: 'price', fault: 'price_falls_too_far' }])
})

test('small falls of 30 days add up, and raising a price first does not help', async () => {
  const { sku_id } = laptop
  expect((await edit(thief, sku_id, 70_000)).code).toBe(1)
  expect((await edit(thief, sku_id, 50_000)).code).toBe(1)
  expect((await edit(thief, sku_id, 49_000, 'Sale')).data).toMatchObject([{ price_cents: 50_000, waits: true }])
  await edit(thief, sku_id, 90_000)
  expect((await edit(thief, sku_id, 50_000)).data).toMatchObject([{ price_cents: 50_000, waits: false }])
  const letPass = async (time: string) => {
    await sql`update sku_price_change set changed_at = changed_at - ${time}::interval`.execute(shop.db)
    await sql`delete from desk_proposal`.execute(shop.db)
  }
  // If the price could be halved every day, almost nothing would be left of it after a week.
  for (const days of ['1 day', '28 days']) {
    await letPass(days)
    expect((await edit(thief, sku_id, 25_000, 'Sale')).data).toMatchObject([{ price_cents: 50_000, waits: true }])
  }
  await letPass('2 days')
  await sql`delete from desk_proposal`.execute(shop.db)
  expect((await edit(thief, sku_id, 25_000)).data).toMatchObject([{ price_cents: 25_000 }])
})

test('if a price is lowered twice concurrently, the second price is compared with the price before both changes', async () => {
  const { sku_id } = laptop
  const propose = (price_cents: number) => edit(thief, sku_id, price_cents, 'Sale')
  const outcomes = await Promise.all([propose(50_000), propose(49_000)])
  expect(await priceOf(sku_id)).toBeGreaterThanOrEqual(50_000)
  expect(outcomes.some(({ code }) => code === 1)).toBe(true)
})

test('one operator can correct a price that was raised by mistake', async () => {
  const { sku_id } = laptop
  await edit(thief, sku_id, 1_000_000)
  expect((await edit(thief, sku_id, 100_000)).data).toMatchObject([{ price_cents: 100_000, waits: false }])
})

test('a new SKU cannot cost a fraction of the other SKUs', async () => {
  const cheap = { ...NO_NUMBERS, sku_id: `${laptop.product_id}-new`, axis_values: [], image: 'a.webp', on_sale: false }
  const { skus } = await read()
  const sku_drafts = skus.map(({ sku_id, axis_values, price_cents, image, on_sale }) => {
    return { ...NO_NUMBERS, sku_id, axis_values, price_cents, image, on_sale, stock_change: 0 }
  })
  const draft = { skus: [...sku_drafts, { ...cheap, price_cents: 1 as never, stock_change: 5 }] }
  expect(await save(thief, {}, draft)).toMatchObject({ fault: 'price_falls_too_far', field: 'skus.1.price_cents' })
})

test('new SKUs cannot be made cheaper step by step, or lowered later', async () => {
  const image = (await read()).skus[0]?.image ?? ''
  const add = async (sku_id: string, price_cents: number) => {
    const { skus } = await read()
    const sku_drafts = skus.map(({ sku_id, axis_values, price_cents, image, on_sale }) => {
      return { ...NO_NUMBERS, sku_id, axis_values, price_cents, image, on_sale }
    })
    const fresh = { ...NO_NUMBERS, sku_id, axis_values: [], price_cents, image, on_sale: false }
    return save(thief, {}, { skus: [...sku_drafts, fresh].map((sku) => ({ ...sku, stock_change: 0 })) as never })
  }
  const [first, next] = ['first', 'next'].map((name) => `${laptop.product_id}-${name}`) as [string, string]
  expect((await add(first, 50_000)).code).toBe(1)
  expect(await add(next, 25_000)).toMatchObject({ reason: 'catalogue_fault', fault: 'price_falls_too_far' })
  expect((await edit(thief, first, 40_000, 'Sale')).data).toMatchObject([{ price_cents: 50_000, waits: true }])
})

test('the highest price of the last 30 days limits new SKUs, too', async () => {
  const { sku_id } = laptop
  expect((await edit(thief, sku_id, 50_000)).code).toBe(1)
  await sql`update sku_price_change set changed_at = changed_at - interval '2 days'`.execute(shop.db)
  expect((await edit(thief, sku_id, 49_000, 'Sale')).data).toMatchObject([{ waits: true }])
  const { image = '', ...first_sku } = (await read()).skus[0] ?? ({} as never)
  const { axis_values, price_cents, on_sale } = first_sku
  const fresh = {
    ...NO_NUMBERS,
    sku_id: `${sku_id}-fresh`,
    axis_values: [],
    price_cents: 49_000,
    image,
    on_sale: false,
    stock_change: 0,
  }
  const skus = [{ ...NO_NUMBERS, sku_id, axis_values, price_cents, image, on_sale, stock_change: 0 }, fresh] as never
  expect(await save(thief, {}, { skus })).toMatchObject({ fault: 'price_falls_too_far' })
})

test('a cheap SKU cannot take the options of an expensive SKU', async () => {
  laptop = await aProduct(shop, { price_cents: 100_000, skus: 2 })
  const [dear = '', cheap = ''] = laptop.sku_ids
  await sql`insert into axis (axis, name) values ('power', '{"en":"Power"}')`.execute(shop.db)
  for (const [sku_id, value_key] of [
    [dear, 'strong'],
    [cheap, 'weak'],
  ] as const) {
    await sql`insert into axis_value (axis, value_key, value) values ('power', ${value_key}, '{"en":"W"}')`.execute(
      shop.db,
    )
    const price_cents = sku_id === dear ? 100_000 : 500
    const axis_values = JSON.stringify([{ axis: 'power', value_key }])
    await shop.db.updateTable('sku').set({ price_cents, axis_values }).where('sku_id', '=', sku_id).execute()
  }
  await sql`delete from sku_price_change`.execute(shop.db)
  const { skus } = await read()
  const swapped = skus.map(({ sku_id, price_cents, image, on_sale }, at) => {
    const { axis_values } = skus[1 - at] ?? { axis_values: [] }
    return { ...NO_NUMBERS, sku_id, price_cents, image, on_sale, axis_values, stock_change: 0 }
  })
  const outcome = await save(thief, {}, { skus: swapped as never })
  expect(outcome).toMatchObject({ reason: 'catalogue_fault', fault: 'price_falls_too_far' })
  expect((await save(thief, {})).code).toBe(1)
})

test('a proposed price is outdated once the current price has changed; a sole owner can lower prices without limit', async () => {
  const { sku_id } = laptop
  await edit(thief, sku_id, 1, 'Sale')
  await edit(owner, sku_id, 99_000)
  expect(await agree(owner)).toMatchObject({ reason: 'proposal_outdated' })
  const lonely = await aShop()
  const only = await anOperator(lonely)
  const product = await aProduct(lonely, { price_cents: 100_000 })
  const price = { revision: revisionOfPrice(100_000), price_cents: 1 } as never
  const body = { edits: [{ sku_id: product.sku_id, price }] }
  expect((await only.call('POST /api/admin/sku/edit', { body })).data).toMatchObject([{ price_cents: 1 }])
})

test('a product cannot move to a category whose promo code gives a larger discount than one operator may give', async () => {
  const { category } = await read()
  const other = 'computer'
  await aProduct(shop, { category: other })
  const code = { code: 'CLEARANCE', kind: 'percentage' as const, value: 9000, categories: [other] }
  await shop.db.insertInto('promo_code').values(code).execute()
  const move = () => save(thief, {}, { category: other })
  expect(await move()).toMatchObject({ reason: 'catalogue_fault', field: 'category', fault: 'category_of_promo' })
  const row = { product_id: laptop.product_id, sku_id: laptop.sku_id, category: other }
  const { data } = await sendCsv(shop, thief, fileOf([row]))
  await workThrough(shop)
  const { items } = (await thief.call('GET /api/admin/import/faults', { query: { import_id: data.import_id } })).data
  expect(items).toMatchObject([{ line: 2, column: 'category', fault: 'category_of_promo' }])
  const change = async (to: object) => {
    await shop.db.updateTable('promo_code').set(to).where('code', '=', 'CLEARANCE').execute()
    return (await move()).reason ?? (await read()).category
  }
  expect(await change({ value: 3000 })).toBe(other)
  await shop.db.updateTable('product').set({ category }).where('product_id', '=', laptop.product_id).execute()
  expect(await change({ value: 9000, starts_at: '2026-01-01T00:00:00Z', ends_at: '2026-01-02T00:00:00Z' })).toBe(other)
})
