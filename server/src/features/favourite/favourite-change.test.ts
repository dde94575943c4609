import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { stockOf } from '../../../testing/order-world.ts'
import { aProduct, aShop, aShopper, type TestShopper } from '../../../testing/world.ts'
import { transaction } from '../../db/transaction.ts'
import { tellOfChange } from './favourite-watch.ts'

const shop = await aShop()
const { db } = shop

const save = ({ call }: TestShopper, ...product_ids: string[]) =>
  call('POST /api/product/like', { body: { product_ids, liked: true } })
const price = (product_id: string, price_cents: number) =>
  db.updateTable('product').set({ price_cents }).where('product_id', '=', product_id).execute()
const stock = (sku_id: string, pieces: number) =>
  db.updateTable('sku').set({ stock: pieces }).where('sku_id', '=', sku_id).execute()
const told = async ({ call }: TestShopper) =>
  (await call('GET /api/user/notifications', { query: { topic: 'favourite', page_size: 100 } })).data.items

/** Works off all that changed, a few shoppers at a time. */
async function tellAll(fans_at_once = 2): Promise<void> {
  while ((await tellOfChange(db, fans_at_once)) === 'more');
}

test('a favourite is told of when it costs at least 5 % less than when it was saved', async () => {
  const shopper = await aShopper(shop)
  const [just, hardly] = [await aProduct(shop, { price_cents: 2000 }), await aProduct(shop, { price_cents: 2000 })]
  await save(shopper, just.product_id, hardly.product_id)
  await price(just.product_id, 1900)
  await price(hardly.product_id, 1901)
  await tellAll()
  expect(await told(shopper)).toMatchObject([
    {
      kind: 'favourite_cheaper',
      body: expect.stringMatching(/^Product \d+: \$19\.00, when you saved it \$20\.00$/),
      image: 'a.webp',
      link: `/detail/${just.product_id}`,
    },
  ])
})

test('several small steps add up, and a rise is not told', async () => {
  const shopper = await aShopper(shop)
  const { product_id } = await aProduct(shop, { price_cents: 10_000 })
  await save(shopper, product_id)
  for (const cents of [10_500, 9_800, 9_600]) {
    await price(product_id, cents)
    await tellAll()
    expect(await told(shopper)).toEqual([])
  }
  await price(product_id, 9_500)
  await tellAll()
  expect(await told(shopper)).toHaveLength(1)
})

test('a favourite that was sold out is told of once when it is back, however many of its SKUs are', async () => {
  const shopper = await aShopper(shop)
  const { product_id, sku_ids } = await aProduct(shop, { skus: 2, stock: 3 })
  await save(shopper, product_id)
  const [first = '', second = ''] = sku_ids
  await stock(first, 0)
  await stock(first, 5)
  await tellAll()
  expect(await told(shopper)).toEqual([]) // the other one was there all the time
  await db.updateTable('sku').set({ stock: 0 }).where('product_id', '=', product_id).execute()
  await db.updateTable('sku').set({ stock: 4 }).where('product_id', '=', product_id).execute()
  await tellAll()
  expect(await told(shopper)).toMatchObject([{ kind: 'favourite_back', link: `/detail/${product_id}` }])
  expect(await stockOf(shop, second)).toBe(4)
})

test('the last pieces of two SKUs, bought at the same moment, leave the product sold out', async () => {
  const shopper = await aShopper(shop)
  const { product_id, sku_ids } = await aProduct(shop, { skus: 2, stock: 3 })
  const [first = '', second = ''] = sku_ids
  await save(shopper, product_id)
  const sold = (sku_id: string, beside: () => Promise<unknown>) =>
    transaction(db, async (tx) => {
      await tx.updateTable('sku').set({ stock: 0 }).where('sku_id', '=', sku_id).execute()
      await beside()
    })
  let other: Promise<unknown> | undefined
  await sold(first, async () => {
    other = sold(second, async () => {})
    await wait(100) // the other one has changed its row, or waits
  })
  await other
  await stock(second, 2)
  await tellAll()
  expect(await told(shopper)).toMatchObject([{ kind: 'favourite_back' }])
})

test('while one SKU comes in as the last piece of another goes out, the product was never sold out', async () => {
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
  await tellAll()
  expect(await told(shopper)).toEqual([])
})

test('what is sold out again, or sold no more, by the time of telling is not told', async () => {
  const shopper = await aShopper(shop)
  const [gone, off] = [await aProduct(shop, { stock: 0 }), await aProduct(shop, { price_cents: 2000 })]
  await save(shopper, gone.product_id, off.product_id)
  await stock(gone.sku_id, 1)
  await stock(gone.sku_id, 0)
  await price(off.product_id, 1000)
  await db.updateTable('product').set({ on_sale: false }).where('product_id', '=', off.product_id).execute()
  await tellAll()
  expect(await told(shopper)).toEqual([])
})

test('the same product is told again only after a week', async () => {
  const shopper = await aShopper(shop)
  const { product_id } = await aProduct(shop, { price_cents: 2000 })
  await save(shopper, product_id)
  for (const cents of [1500, 1400]) {
    await price(product_id, cents)
    await tellAll()
  }
  expect(await told(shopper)).toHaveLength(1)
  await sql`update notice set created_at = now() - interval '8 days' where user_id = ${shopper.user_id}`.execute(db)
  await price(product_id, 1300)
  await tellAll()
  expect(await told(shopper)).toHaveLength(2)
})

test('nobody is told of more than ten favourites a day, however many servers tell', async () => {
  const shopper = await aShopper(shop)
  const products = await Promise.all(Array.from({ length: 12 }, () => aProduct(shop, { price_cents: 2000 })))
  await save(shopper, ...products.map(({ product_id }) => product_id))
  for (const { product_id } of products) await price(product_id, 1000)
  await Promise.all([tellAll(), tellAll(), tellAll()])
  await tellAll()
  expect(await told(shopper)).toHaveLength(10)
})

test('a batch goes on where the last one ended, also on another server, and tells everybody once', async () => {
  const shoppers = await Promise.all(Array.from({ length: 5 }, () => aShopper(shop)))
  const { product_id } = await aProduct(shop, { price_cents: 2000 })
  for (const shopper of shoppers) await save(shopper, product_id)
  await price(product_id, 1000)
  await tellOfChange(db, 2)
  expect((await Promise.all(shoppers.map(told))).flat()).toHaveLength(2)
  await Promise.all([tellAll(), tellAll()])
  await tellAll()
  for (const shopper of shoppers) expect(await told(shopper)).toHaveLength(1)
  expect(await db.selectFrom('favourite_change').selectAll().execute()).toEqual([])
})

test('a change whose notices fail does not hold up the changes behind it, and is sent later', async () => {
  const shopper = await aShopper(shop)
  const [stuck, behind] = [await aProduct(shop, { price_cents: 2000 }), await aProduct(shop, { price_cents: 2000 })]
  await save(shopper, stuck.product_id, behind.product_id)
  await tellAll()
  await sql`create function refuse_notice() returns trigger language plpgsql as $$ begin raise 'no notice'; end $$`.execute(
    db,
  )
  await sql`create trigger refuse_notice before insert on notice for each row
    when (new.ref_id = '${sql.raw(stuck.product_id)}') execute function refuse_notice()`.execute(db)
  await price(stuck.product_id, 1000)
  await price(behind.product_id, 1000)
  await expect(tellAll()).rejects.toThrow(/failed 1 times in a row/)
  await tellAll()
  const links = async () => (await told(shopper)).map(({ link }) => link)
  expect(await links()).toEqual([`/detail/${behind.product_id}`])
  await sql`drop trigger refuse_notice on notice`.execute(db)
  await sql`update failed_work set next_try_at = now()`.execute(db)
  await tellAll()
  expect(await links()).toContain(`/detail/${stuck.product_id}`)
})
