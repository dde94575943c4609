import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aShop } from '../../../../../testing/world.ts'
import { findWithoutMark } from '../meaning/meaning-sql.ts'

const shop = await aShop()
const RED = ['@option:colour:red']

const list = (count: number, tier: number, marks: string[]) =>
  sql`insert into listing (product_id, shop_id, category, price_cents, sales, rating, review_count, in_stock, created_at,
      tier, made_of, titles, search, marks)
    select gen_random_uuid(), 'shop', 'category', 100, 1, 0, 0, true, now(), ${tier}::int, gen_random_uuid(), '{}',
      '''shoe'':1A'::tsvector, ${marks}::text[] from generate_series(1, ${count}::int)`.execute(shop.db)

test('options are compared with the first thousand products that are found, best sellers first', async () => {
  const isFoundWithout = () => findWithoutMark(shop.db, `'shoe'`, RED)
  expect(await isFoundWithout()).toBeNull()
  await list(999, 1, RED)
  expect(await isFoundWithout()).toBe(false)
  await list(1, 2, RED)
  await list(1, 3, [])
  expect(await isFoundWithout()).toBe(false)
  await list(1, 1, [])
  expect(await isFoundWithout()).toBe(true)
})
