import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { retryFailed } from '../../../../testing/job-world.ts'
import { stockOf } from '../../../../testing/order-world.ts'
import { aProduct, aShop, aShopper, type TestShopper } from '../../../../testing/world.ts'
import { transaction } from '../../../db/transaction.ts'
import { processFavouriteChange } from './favourite-watch.ts'

const shop = await aShop()
const { db } = shop

const save = ({ call }: TestShopper, ...product_ids: string[]) =>
  call('POST /api/product/like', { body: { product_ids, liked: true } })
const price = (product_id: string, price_cents: number) =>
  db.updateTable('product').set({ price_cents }).where('product_id', '=', product_id).execute()
const stock = (sku_id: string, pieces: number) =>
  db.updateTable('sku').set({ stock: pieces }).where('sku_id', '=', sku_id).execute()
const noticesOf = async ({ call }: TestShopper) =>
  (await call('GET /api/user/notifications', { query: { topic: 'favourite', page_size: 100 } })).data.items

/** Sends all notices that are due, in small batches. */
async function sendNotices(fault: (error: unknown) => void = fail): Promise<void> {
  while ((await processFavouriteChange(db, fault, 2)) === 'more');
}
const fail = (error: unknown) => {
  throw error
}

test('a favourite that is at least 5 % cheaper than when it was saved causes a notice', async () => {
  const shopper = await aShopper(shop)
  const [just, hardly] = [await aProduct(shop, { price_cents: 2000 }), await aProduct(shop, { price_cents: 2000 })]
  await save(shopper, just.product_id, hardly.product_id)
  await price(just.product_id, 1900)
  await price(hardly.product_id, 1901)
  await sendNotices()
  expect(await noticesOf(shopper)).toMatchObject([
    {
      kind: 'favourite_cheaper',
      body: expect.stringMatching(/^Product \d+: now \$19\.00, was \$20\.00 when you saved it$/),
      image: 'a.webp',
      link: `/detail/${just.product_id}`,
    },
  ])
})

test('small price cuts add up, and a price rise causes no notice', async () => {
  const shopper = await aShopper(shop)
  const { product_id } = await aProduct(shop, { price_cents: 10_000 })
  await save(shopper, product_id)
  for (const cents of [10_500, 9_800, 9_600]) {
    await price(product_id, cents)
    await sendNotices()
    expect(await noticesOf(shopper)).toEqual([])
  }
  await price(product_id, 9_500)
  await sendNotices()
  expect(await noticesOf(shopper)).toHaveLength(1)
})

test('a favourite that is back in stock causes one notice, no matter how many of its SKUs are back', async () => {
  const shopper = await aShopper(shop)
  const { product_id, sku_ids } = await aProduct(shop, { skus: 2, stock: 3 })
  await save(shopper, product_id)
  const [first = '', second = ''] = sku_ids
  await stock(first, 0)
  await stock(first, 5)
  await sendNotices()
  expect(await noticesOf(shopper)).toEqual([]) // the second SKU was in stock all the time
  await db.updateTable('sku').set({ stock: 0 }).where('product_id', '=', product_id).execute()
  await db.updateTable('sku').set({ stock: 4 }).where('product_id', '=', product_id).execute()
  await sendNotices()
  expect(await noticesOf(shopper)).toMatchObject([{ kind: 'favourite_back', link: `/detail/${product_id}` }])
  expect(await stockOf(shop, second)).toBe(4)
})

test('a product is sold out if the last pieces of its two SKUs are bought concurrently', async () => {
  const shopper = await aShopper(shop)
  const { product_id, sku_ids } = await aProduct(shop, { skus: 2, stock: 3 })
  const [first = '', second = ''] = sku_ids
  await save(shopper, product_id)
  const sellPiece = (sku_id: string, whileLocked: () => Promise<unknown>) =>
    transaction(db, async (tx) => {
      await tx.updateTable('sku').set({ stock: 0 }).where('sku_id', '=', sku_id).execute()
      await whileLocked()
    })
  let other: Promise<unknown> | undefined
  await sellPiece(first, async () => {
    other = sellPiece(second, async () => {})
    await wait(100) // the other transaction has changed its row, or waits for a lock
  })
  await other
  await stock(second, 2)
  await sendNotices()
  expect(await noticesOf(shopper)).toMatchObject([{ kind: 'favourite_back' }])
})

test('a product is never sold out if one SKU is restocked while the last piece of another is bought', async () => {
  const shopper = await aShopper(shop)
  const { product_id, sku_ids } = await aProduct(shop, { skus: 2, stock: 3 })
  const [first = '', second = ''] = sku_ids
  await save(shopper, product_id)
  await stock(second, 0)
  let other: Promise<unknown> | undefined
  await transaction(db, async (tx) => {
    await tx.updateTable('sku').set({ stock: 5 }).where('sku_id', '=', second).execute()
    other = stock(first, 0)
    await wait(100)
  })
  await other
  await stock(first, 1)
  await sendNotices()
  expect(await noticesOf(shopper)).toEqual([])
})

test('no notice is sent if the product is sold out again or no longer sold', async () => {
  const shopper = await aShopper(shop)
  const [sold_out, off] = [await aProduct(shop, { stock: 0 }), await aProduct(shop, { price_cents: 2000 })]
  await save(shopper, sold_out.product_id, off.product_id)
  await stock(sold_out.sku_id, 1)
  await stock(sold_out.sku_id, 0)
  await price(off.product_id, 1000)
  await db.updateTable('product').set({ on_sale: false }).where('product_id', '=', off.product_id).execute()
  await sendNotices()
  expect(await noticesOf(shopper)).toEqual([])
})

test('a product causes at most one notice per week', async () => {
  const shopper = await aShopper(shop)
  const { product_id } = await aProduct(shop, { price_cents: 2000 })
  await save(shopper, product_id)
  for (const cents of [1500, 1400]) {
    await price(product_id, cents)
    await sendNotices()
  }
  expect(await noticesOf(shopper)).toHaveLength(1)
  await sql`update notice set created_at = now() - interval '8 days' where user_id = ${shopper.user_id}`.execute(db)
  await price(product_id, 1300)
  await sendNotices()
  expect(await noticesOf(shopper)).toHaveLength(2)
})

test('a shopper gets at most ten favourite notices per day, even with several servers', async () => {
  const shopper = await aShopper(shop)
  const products = await Promise.all(Array.from({ length: 12 }, () => aProduct(shop, { price_cents: 2000 })))
  await save(shopper, ...products.map(({ product_id }) => product_id))
  for (const { product_id } of products) await price(product_id, 1000)
  await Promise.all([sendNotices(), sendNotices(), sendNotices()])
  await sendNotices()
  expect(await noticesOf(shopper)).toHaveLength(10)
})

test('a batch of notices continues after the previous batch, also on another server, and each shopper gets one notice', async () => {
  const shoppers = await Promise.all(Array.from({ length: 5 }, () => aShopper(shop)))
  const { product_id } = await aProduct(shop, { price_cents: 2000 })
  for (const shopper of shoppers) await save(shopper, product_id)
  await price(product_id, 1000)
  await processFavouriteChange(db, fail, 2)
  expect((await Promise.all(shoppers.map(noticesOf))).flat()).toHaveLength(2)
  await Promise.all([sendNotices(), sendNotices()])
  await sendNotices()
  for (const shopper of shoppers) expect(await noticesOf(shopper)).toHaveLength(1)
  expect(await db.selectFrom('favourite_change').selectAll().execute()).toEqual([])
})

test('a change whose notices fail does not block later changes and is retried', async () => {
  const shopper = await aShopper(shop)
  const [stuckProduct, behind] = [
    await aProduct(shop, { price_cents: 2000 }),
    await aProduct(shop, { price_cents: 2000 }),
  ]
  await save(shopper, stuckProduct.product_id, behind.product_id)
  await sendNotices()
  await sql`create function refuse_notice() returns trigger language plpgsql as $$ begin raise 'no notice'; end $$`.execute(
    db,
  )
  await sql`create trigger refuse_notice before insert on notice for each row
    when (new.ref_id = '${sql.raw(stuckProduct.product_id)}') execute function refuse_notice()`.execute(db)
  await price(stuckProduct.product_id, 1000)
  await price(behind.product_id, 1000)
  const faults: unknown[] = []
  await sendNotices((error) => void faults.push(error))
  expect(faults.map(String)).toEqual([expect.stringMatching(/^Error: notices of favourite change \d+ failed/)])
  const links = async () => (await noticesOf(shopper)).map(({ link }) => link)
  expect(await links()).toEqual([`/detail/${behind.product_id}`])
  await sql`drop trigger refuse_notice on notice`.execute(db)
  await retryFailed(shop)
  expect(await links()).toContain(`/detail/${stuckProduct.product_id}`)
})
