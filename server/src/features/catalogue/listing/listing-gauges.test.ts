import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { afterAll, expect, inject, test } from 'vitest'
import { aProduct, aShop } from '../../../../testing/world.ts'
import { HealthConnection } from '../../../db/health-connection.ts'
import { reportListings } from './listing-gauges.ts'
import { updateAllListings } from './listing-service.ts'

const shop = await aShop()
const { product_id } = await aProduct(shop)
const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(shop.db)
const { host, port, user } = inject('test_server')
const health = new HealthConnection({ host, port, user, ...rows[0] })
afterAll(() => health.close())
const metrics = new Registry()
reportListings({ health, metrics })
/** The values of both gauges in `/metrics`. */
async function gauges() {
  const text = await metrics.metrics()
  const gaugeOf = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  return { waiting: gaugeOf('listing_changes_waiting'), oldest_s: gaugeOf('listing_changes_oldest_seconds') }
}
const reprice = (price_cents: number) =>
  shop.db.updateTable('product').set({ price_cents }).where('product_id', '=', product_id).execute()

test('changes that are not listed yet are counted, with the age of the oldest', async () => {
  await updateAllListings(shop.db)
  expect(await gauges()).toEqual({ waiting: 0, oldest_s: 0 })
  await reprice(1_100)
  await shop.db
    .updateTable('listing_change')
    .set({ noted_at: new Date(Date.now() - 90_000).toISOString() })
    .execute()
  await reprice(1_200)
  const { waiting, oldest_s } = await gauges()
  expect(waiting).toBe(2)
  expect(oldest_s).toBeGreaterThan(89)
  expect(oldest_s).toBeLessThan(150)
  await updateAllListings(shop.db)
  expect(await gauges()).toEqual({ waiting: 0, oldest_s: 0 })
})

test('a change whose job is dead does not count towards the age', async () => {
  await reprice(1_300)
  await sql`update listing_change set noted_at = now() - interval '90 seconds'`.execute(shop.db)
  expect((await gauges()).oldest_s).toBeGreaterThan(89)
  await sql`insert into job (task, once_key, dead_at)
    values ('listing', 'listing:' || ${product_id}::text, now())`.execute(shop.db)
  expect(await gauges()).toEqual({ waiting: 1, oldest_s: 0 })
  await sql`delete from job`.execute(shop.db)
  await updateAllListings(shop.db)
})

test('a broken connection is replaced', async () => {
  await gauges()
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like '%from listing_change limit%'
    and pid <> pg_backend_pid() and datname = current_database()`.execute(shop.db)
  expect((await gauges()).waiting).toBe(0)
})

test('without a database the gauges are unknown and all other metrics readable', async () => {
  const nowhere = new HealthConnection({ host: '/nowhere', user: 'nobody', database: 'none' })
  const others = new Registry()
  reportListings({ health: nowhere, metrics: others })
  expect(await others.metrics()).toMatch(/^listing_changes_waiting (?:NaN|Nan)$/m)
  nowhere.close()
})
