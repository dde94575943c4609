import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'
import { aReview } from '../../testing/order-world.ts'
import { aProduct, aShop } from '../../testing/world.ts'
import { openNotices } from '../db/notices.ts'
import { transaction } from '../db/transaction.ts'

const shop = await aShop()
const { db } = shop
const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(db)
const { host, port, user } = inject('test_server')
const notices = await openNotices({ host, port, user, database: rows[0]?.database ?? '' })
afterAll(() => notices.close())
const heard: string[] = []
for (const channel of ['catalogue', 'product', 'review', 'end'])
  notices.on(channel, (payload) => heard.push(`${channel} ${payload}`))
await wait(200)

let ends = 0
/** The notices since the last call. The test's own notice arrives after all that were sent before it. */
async function announced(): Promise<string[]> {
  const end = String(++ends)
  await sql`select pg_notify('end', ${end})`.execute(db)
  await expect.poll(() => heard).toContain(`end ${end}`)
  return heard.splice(0).filter((one) => !one.startsWith('end'))
}

const setSku = (sku_id: string, values: { price_cents?: number; stock?: number; on_sale?: boolean; image?: string }) =>
  db.updateTable('sku').set(values).where('sku_id', '=', sku_id).execute()

test.each([
  ['a price', { price_cents: 900 }],
  ['a SKU that is sold no more', { on_sale: false }],
  ['a picture', { image: 'b.webp' }],
  ['the last piece', { stock: 0 }],
  ['the last pieces but few', { stock: 10 }],
])('%s is announced for its product', async (_what, change) => {
  const { product_id, sku_id } = await aProduct(shop, { stock: 20 })
  await announced()
  await setSku(sku_id, change)
  expect(await announced()).toEqual([`product ${product_id}`])
})

test('stock that only falls is not: a page would say the same', async () => {
  const { sku_id } = await aProduct(shop, { stock: 20 })
  await announced()
  for (const stock of [19, 11]) await setSku(sku_id, { stock })
  expect(await announced()).toEqual([])
})

test('what else a page shows is announced too', async () => {
  await aProduct(shop, { kind: 'kite' })
  await announced()
  await db.updateTable('category').set({ image: 'other.webp' }).execute()
  await db.updateTable('kind').set({ position: 3 }).execute()
  await db.updateTable('product').set({ kind: null }).execute()
  await db.updateTable('freight_rule').set({ base_cents: 100 }).execute()
  expect(await announced()).toEqual([
    'catalogue category',
    'catalogue kind',
    'catalogue product',
    'catalogue freight_rule',
  ])
})

test('a review is announced for its product alone: no other page is read anew for it', async () => {
  const product = await aProduct(shop)
  await announced()
  await aReview(shop, product)
  expect(await announced()).toEqual([`review ${product.product_id}`])
})

test.each(['sku', 'product'] as const)('two who change a %s of their own do not wait for each other', async (table) => {
  const [one, other] = [await aProduct(shop), await aProduct(shop)]
  const change = (tx: typeof db, { product_id }: { product_id: string }) =>
    tx.updateTable(table).set({ price_cents: 500 }).where('product_id', '=', product_id).execute()
  await transaction(db, async (tx) => {
    await change(tx, one)
    const done = transaction(db, (second) => change(second, other)).then(() => 'done')
    expect(await Promise.race([done, wait(3_000, 'waits')])).toBe('done')
  })
})
