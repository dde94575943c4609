import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { aReview } from '../../testing/order-world.ts'
import { aProduct, aShop } from '../../testing/world.ts'
import type { Db } from '../db/database.ts'
import { openNotices } from '../db/notices.ts'
import { transaction } from '../db/transaction.ts'
import { changesIn, payloadsOf } from '../http/reply-cache/window-notice.ts'
import { tellWindowChanges } from './window-changes.ts'

const shop = await aShop()
const { db, context } = shop
const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(db)
const { host, port, user } = inject('test_server')
const notices = await openNotices({ host, port, user, database: rows[0]?.database ?? '' })
afterAll(() => notices.close())
const heard: string[] = []
for (const channel of ['catalogue', 'product', 'review', 'window', 'end'])
  notices.on(channel, (payload) => heard.push(channel === 'window' ? payload : `${channel} ${payload}`))
await wait(200)

/** For what takes a moment, but longer on a busy machine. */
const SLOW_MS = 30_000

let ends = 0
/** The notices since the last call. The test's own notice arrives after all that were sent before it. */
async function announced(): Promise<string[]> {
  const end = String(++ends)
  await sql`select pg_notify('end', ${end})`.execute(db)
  await expect.poll(() => heard, { timeout: SLOW_MS }).toContain(`end ${end}`)
  return heard.splice(0).filter((one) => !one.startsWith('end'))
}

/** What is noted and not told yet. */
async function noted(): Promise<string[]> {
  const found = await db.selectFrom('window_change').select(['what', 'id']).orderBy('change_id').execute()
  return found.map(({ what, id }) => `${what} ${id}`)
}
const forget = () => db.deleteFrom('window_change').execute()
beforeEach(forget)

/** Servers that tell until all is told. */
async function toldBy(servers: number): Promise<string[]> {
  const running = Array.from({ length: servers }, () => tellWindowChanges(context))
  await expect.poll(async () => (await noted()).length, { timeout: SLOW_MS }).toBe(0)
  await Promise.all(running.map(({ stop }) => stop()))
  return announced()
}

const setSku = (sku_id: string, values: { price_cents?: number; stock?: number; on_sale?: boolean; image?: string }) =>
  db.updateTable('sku').set(values).where('sku_id', '=', sku_id).execute()

test.each([
  ['a price', { price_cents: 900 }],
  ['a SKU that is sold no more', { on_sale: false }],
  ['a picture', { image: 'b.webp' }],
  ['the last piece', { stock: 0 }],
  ['the last pieces but few', { stock: 10 }],
])('%s is noted for its product', async (_what, change) => {
  const { product_id, sku_id } = await aProduct(shop, { stock: 20 })
  await forget()
  await setSku(sku_id, change)
  expect(await noted()).toEqual([`product ${product_id}`])
})

test('stock that only falls is not: a page would say the same', async () => {
  const { sku_id } = await aProduct(shop, { stock: 20 })
  await forget()
  for (const stock of [19, 11]) await setSku(sku_id, { stock })
  expect(await noted()).toEqual([])
})

test('what is written as it was is not noted, nor what a page shows only in figures', async () => {
  const { product_id, shop_id, sku_id } = await aProduct(shop)
  await forget()
  await db
    .updateTable('product')
    .set({ price_cents: sql`price_cents`, title: sql`title`, sales: sql`sales + 1` })
    .where('product_id', '=', product_id)
    .execute()
  await setSku(sku_id, { image: (await db.selectFrom('sku').select('image').executeTakeFirstOrThrow()).image })
  await db.updateTable('shop').set({ name: sql`name`, total_sales: 7 }).where('shop_id', '=', shop_id).execute()
  expect(await noted()).toEqual([])
})

test('what else a page shows is noted too: of the product, of its shop, or the frame', async () => {
  const { product_id, shop_id } = await aProduct(shop, { kind: 'kite' })
  await forget()
  await db.updateTable('product').set({ kind: null }).where('product_id', '=', product_id).execute()
  await db.updateTable('shop').set({ logo: 'other.webp' }).where('shop_id', '=', shop_id).execute()
  await db.updateTable('freight_rule').set({ base_cents: 100 }).where('shop_id', '=', shop_id).execute()
  await db.updateTable('category').set({ image: 'other.webp' }).execute()
  await db.updateTable('kind').set({ position: 3 }).execute()
  const found = await noted()
  expect(found[0]).toBe(`product ${product_id}`)
  expect(new Set(found.slice(1, -2))).toEqual(new Set([`shop ${shop_id}`]))
  expect(found.slice(-2)).toEqual(['frame ', 'frame '])
})

test('a review is noted for its product alone: no other page is read anew for it', async () => {
  const product = await aProduct(shop)
  await forget()
  await aReview(shop, product)
  expect(await noted()).toEqual([`review ${product.product_id}`])
})

test('who changes the catalogue tells nobody: only the server that takes the notes does, each once', async () => {
  const products = await Promise.all(Array.from({ length: 30 }, () => aProduct(shop)))
  await forget()
  await announced()
  for (const { sku_id, product_id } of products) {
    await setSku(sku_id, { price_cents: 900 })
    await db.updateTable('product').set({ price_cents: 900 }).where('product_id', '=', product_id).execute()
  }
  await aReview(shop, products[0] as (typeof products)[0])
  expect(await announced()).toEqual([])
  const told = (await toldBy(3)).flatMap(changesIn)
  expect(told).toHaveLength(31)
  expect(new Set(told.map(({ id }) => id))).toEqual(new Set(products.map(({ product_id }) => product_id)))
})

test('what a server that is killed had taken is told by another', async () => {
  const [one, other] = [await aProduct(shop), await aProduct(shop)]
  await forget()
  await setSku(one.sku_id, { price_cents: 900 })
  await announced()
  const another = Promise.withResolvers<ReturnType<typeof tellWindowChanges>>()
  const killed = transaction(db, async (tx) => {
    await tx.deleteFrom('window_change').execute()
    await setSku(other.sku_id, { price_cents: 900 })
    another.resolve(tellWindowChanges(context))
    await expect.poll(() => heard).toContain(`product "${other.product_id}"`)
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  await expect.poll(() => heard).toContain(`product "${one.product_id}"`)
  await (await another.promise).stop()
  expect(await announced()).toEqual([other, one].map(({ product_id }) => `product "${product_id}"`))
})

test('a change is told after it can be read, however long its transaction was open', async () => {
  const [slow, quick] = [await aProduct(shop), await aProduct(shop)]
  await forget()
  await announced()
  const running = tellWindowChanges(context)
  const change = (tx: Db, { product_id }: { product_id: string }) =>
    tx.updateTable('product').set({ price_cents: 500 }).where('product_id', '=', product_id).execute()
  await transaction(db, async (tx) => {
    await change(tx, slow)
    await change(db, quick)
    await expect.poll(() => heard).toContain(`product "${quick.product_id}"`)
    await wait(300)
    expect(heard).not.toContain(`product "${slow.product_id}"`)
  })
  await expect.poll(() => heard).toContain(`product "${slow.product_id}"`)
  await running.stop()
})

const productsNamed = (count: number, nameOf = (number: number) => `product-${number}`) =>
  Array.from({ length: count }, (_, number) => ({ what: 'product' as const, id: nameOf(number) }))

test('a notice names as many as it has room for, whatever their ids', () => {
  const changes = productsNamed(2_000, (number) => `"${number}"\n 茶壺 😀`)
  const payloads = payloadsOf(changes)
  expect(payloads.flatMap(changesIn)).toEqual(changes)
  expect(payloads.length).toBeLessThan(20)
  for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8_000)
})

test('a bulk of changes is told as many, and so is an id that no notice has room for', () => {
  const frame = { what: 'frame' as const, id: '' }
  expect(payloadsOf([frame, ...productsNamed(50_000), frame])).toEqual(['frame ""\nmany ""'])
  expect(payloadsOf(productsNamed(1, () => 'x'.repeat(8_000)))).toEqual(['many ""'])
  expect(payloadsOf([])).toEqual([])
})

test('50,000 changes in one statement are a few notices', { timeout: 4 * SLOW_MS }, async () => {
  await sql`insert into window_change (what, id) select 'product', number::text from generate_series(1, 50000) as number`.execute(
    db,
  )
  await announced()
  const told = await toldBy(1)
  // Its two looks share the notes in any way: on a busy machine a look may find so few that it names them.
  const [bulks, named] = [told.filter((one) => one === 'many ""'), told.filter((one) => one !== 'many ""')]
  expect(bulks.length).toBeGreaterThanOrEqual(1)
  expect(told.length).toBeLessThan(100)
  expect(named.flatMap(changesIn).length).toBeLessThan(10_000)
})

test('a notice without a payload says that anything may have changed', () => {
  expect(changesIn('')).toEqual([{ what: 'frame', id: '' }])
})

const WRITES: Record<string, (tx: Db, product: { product_id: string; sku_id: string }) => Promise<unknown>> = {
  'a price': (tx, { product_id }) =>
    tx.updateTable('product').set({ price_cents: 500 }).where('product_id', '=', product_id).execute(),
  'a title': (tx, { product_id }) =>
    tx
      .updateTable('product')
      .set({ title: sql`title || '{"en": "Other"}'` })
      .where('product_id', '=', product_id)
      .execute(),
  'a price of a SKU': (tx, { sku_id }) =>
    tx.updateTable('sku').set({ price_cents: 500 }).where('sku_id', '=', sku_id).execute(),
  'the last piece': (tx, { sku_id }) => tx.updateTable('sku').set({ stock: 0 }).where('sku_id', '=', sku_id).execute(),
  'whether it is on sale': (tx, { product_id }) =>
    tx.updateTable('product').set({ on_sale: false }).where('product_id', '=', product_id).execute(),
  'its SKUs': (tx, { sku_id }) => tx.deleteFrom('sku').where('sku_id', '=', sku_id).execute(),
}

test.each(Object.entries(WRITES))(
  'two who change %s of different products do not wait for each other',
  async (_, write) => {
    const one = await aProduct(shop)
    const other = await aProduct(shop, { shop_id: one.shop_id })
    await transaction(db, async (tx) => {
      await write(tx, one)
      const done = transaction(db, (second) => write(second, other)).then(() => 'done')
      expect(await Promise.race([done, wait(3_000, 'waits')])).toBe('done')
    })
  },
)
