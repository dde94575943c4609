import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aProduct, aShop, listed } from '../../../../testing/world.ts'
import { moveBounds } from '../search/tier-sql.ts'
import { updateTiers } from './listing-service.ts'

const shop = await aShop()
const { db } = shop

/** The number of index pages with entries that were not merged, by tier. Merges them. */
async function unmergedPages(): Promise<number[]> {
  const { rows } = await sql<{ pages: number }>`
    select gin_clean_pending_list(('listing_search_' || tier)::regclass)::int as pages
    from generate_series(1, 3) as tier order by tier`.execute(db)
  return rows.map(({ pages }) => pages)
}

test('a batch of listings leaves no unmerged entries in the search indexes', async () => {
  const { product_id } = await aProduct(shop)
  await listed(shop)
  expect(await unmergedPages()).toEqual([0, 0, 0])
  await sql`update listing set search = search || 'new'::tsvector where product_id = ${product_id}`.execute(db)
  expect(await unmergedPages()).toEqual([1, 0, 0])
})

test('moving listings to other tiers leaves no unmerged entries in the search indexes', async () => {
  for (let number = 0; number < 8; number++) await aProduct(shop)
  await listed(shop)
  await moveBounds(db, [2, 4])
  expect(await updateTiers(db, 10)).toBe('more')
  expect(await unmergedPages()).toEqual([0, 0, 0])
  const tiers = await db.selectFrom('listing').select('tier').where('tier', '>', 1).execute()
  expect(tiers.length).toBeGreaterThan(0)
})
