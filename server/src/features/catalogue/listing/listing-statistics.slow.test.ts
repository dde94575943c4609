import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { aProduct, aShop } from '../../../../testing/world.ts'
import { makeAllListings, watchListings } from './listing-worker.ts'

// Test databases have no autovacuum, so PostgreSQL only knows what the server has analysed.

/** The number of listings that PostgreSQL plans with; -1 before the first statistics. */
async function knownListings({ db }: Awaited<ReturnType<typeof aShop>>): Promise<number> {
  const { rows } = await sql<{ row_count: number }>`
    select reltuples::int as row_count from pg_class where oid = 'listing'::regclass`.execute(db)
  return rows[0]?.row_count ?? 0
}

test('PostgreSQL has statistics of the listings of a new shop before it opens', async () => {
  const shop = await aShop()
  await aProduct(shop)
  await makeAllListings(shop.db, (error) => expect(error).toBeUndefined())
  expect(await knownListings(shop)).toBe(1)
})

test('PostgreSQL collects statistics again when the number of listings has doubled', async () => {
  const shop = await aShop()
  const running = watchListings(shop.context)
  const sell = async (count: number) => {
    for (let number = 0; number < count; number++) await aProduct(shop)
  }
  try {
    await sell(10)
    await vi.waitFor(async () => expect(await knownListings(shop)).toBeGreaterThanOrEqual(5), { timeout: 60_000 })
    await sell(11)
    await vi.waitFor(async () => expect(await knownListings(shop)).toBeGreaterThanOrEqual(11), { timeout: 60_000 })
  } finally {
    await running.stop()
  }
})
