import { createECDH } from 'node:crypto'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { afterAll, expect, test } from 'vitest'
import { addressOf } from '../../testing/database.ts'
import { aBuyer, anUnpaidOrder, makeDue } from '../../testing/order-world.ts'
import { anOperator, aShop } from '../../testing/world.ts'
import { HealthConnection } from '../db/health-connection.ts'
import { transaction } from '../db/transaction.ts'
import { notify } from '../features/notice/notice-service.ts'
import { retryLater } from '../job/row-work-sql.ts'
import { reportQueues } from './queue-gauges.ts'

const shop = await aShop()
const health = new HealthConnection(await addressOf(shop.db))
afterAll(() => health.close())
const metrics = new Registry()
reportQueues({ health, metrics, pool: () => ({ used: 3, idle: 2, waiting: 1, max: 10 }) })
const gaugeOf = async (name: string) => {
  const text = await metrics.metrics()
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  return Number(line?.slice(name.length + 1))
}

test('connections are counted by their state', async () => {
  const states = ['used', 'idle', 'waiting'].map((state) => gaugeOf(`database_connections{state="${state}"}`))
  expect(await Promise.all(states)).toEqual([3, 2, 1])
  expect(await gaugeOf('database_connections_max')).toBe(10)
})

test('the age of waiting rows is exported per queue', async () => {
  expect(await gaugeOf('queue_oldest_seconds{queue="unpaid_orders"}')).toBe(0)
  const order_id = await anUnpaidOrder(shop, await aBuyer(shop))
  await makeDue(shop, 'expires_at', order_id)
  expect(await gaugeOf('queue_oldest_seconds{queue="unpaid_orders"}')).toBeGreaterThan(0)
  const { operator_id } = await anOperator(shop)
  await sql`insert into catalogue_import (operator_id, file_name, state, created_at)
    values (${operator_id}, 'a.csv', 'checking', now() - interval '1 hour')`.execute(shop.db)
  expect(await gaugeOf('imports_waiting')).toBe(1)
  expect(await gaugeOf('queue_oldest_seconds{queue="imports"}')).toBeGreaterThan(3_500)
})

test('push messages that are due are counted', async () => {
  expect(await gaugeOf('push_messages_waiting')).toBe(0)
  const buyer = await aBuyer(shop)
  const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'A'.repeat(22) }
  await buyer.call('POST /api/user/notifications/push_on', { body: { endpoint: 'https://push.example.com/1', keys } })
  const notice = { user_id: buyer.user_id, kind: 'order_expired', ref_id: '1' } as const
  await transaction(shop.db, (tx) => notify(tx, notice))
  expect(await gaugeOf('push_messages_waiting')).toBe(1)
})

test('webhooks that fail are counted', async () => {
  expect(await gaugeOf('webhooks_failing')).toBe(0)
  const { operator_id } = await anOperator(shop)
  await sql`insert into webhook (url, sealed_secret, topics, made_by, failing_since)
    values ('https://example.com', '', '{order}', ${operator_id}, now() - interval '1 hour')`.execute(shop.db)
  expect(await gaugeOf('webhooks_failing')).toBe(1)
})

test('rows whose job is dead do not count towards the age of a queue', async () => {
  const age = () => gaugeOf('queue_oldest_seconds{queue="unpaid_orders"}')
  const { checkout_id } = await shop.db.selectFrom('shop_order').select('checkout_id').executeTakeFirstOrThrow()
  await retryLater(shop.db, 'order_expire', checkout_id, {})
  expect(await age()).toBeGreaterThan(0)
  await sql`update job set dead_at = now(), run_at = null where task = 'order_expire'`.execute(shop.db)
  expect(await age()).toBe(0)
  expect(await gaugeOf('jobs_dead')).toBe(1)
  await sql`delete from job`.execute(shop.db)
})

test('the time of the last recorded backup is exported, and 0 before the first', async () => {
  expect(await gaugeOf('backup_last_success_seconds')).toBe(0)
  await sql`insert into backup_record default values`.execute(shop.db)
  expect(Math.abs((await gaugeOf('backup_last_success_seconds')) - Date.now() / 1000)).toBeLessThan(60)
})
