import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { afterAll, expect, test } from 'vitest'
import { type Cluster, Clusters } from '../../../testing/clusters.ts'
import { aProduct, callerOf } from '../../../testing/world.ts'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import type { Context } from '../../context.ts'
import { findWriteBlocker } from '../../http/health/health-sql.ts'
import { openReplyCache } from '../../reply-cache/reply-cache.ts'
import { keysFrom } from '../../security/keys.ts'
import { type Db, openDatabase } from '../database.ts'
import { grantTo } from '../grants.ts'
import { HealthConnection } from '../health-connection.ts'
import { migrate } from '../migration/migrate.ts'
import { openNotifications } from '../notifications.ts'
import { transaction } from '../transaction.ts'
import { openReplicas } from './replicas.ts'

/**
 * Durability is off: no test crashes the machine, and a killed process loses nothing that it has written to the
 * operating system.
 */
const clusters = new Clusters({ fsync: 'off', full_page_writes: 'off', shared_buffers: '16MB', max_connections: '40' })
afterAll(() => clusters.close())

const primary = await clusters.create('primary')
await primary.start()
const migrating = openDatabase({ connectionString: clusters.urlOf(primary) })
await migrate(migrating)
await sql`create role plain login`.execute(migrating)
await grantTo(migrating, 'plain')
await migrating.destroy()
await primary.stop()
const standbys = ['a', 'b'].map((name) => clusters.standby(name, primary, primary))
const [a, b] = standbys as [(typeof standbys)[0], (typeof standbys)[0]]
await primary.start()
await Promise.all(standbys.map((standby) => standby.start()))

/** URL for the role `plain`, which has only the rights of a server (`grantTo`). */
const urlOf = (...hosts: Cluster[]) => clusters.urlOf(...hosts).replace('sampan@', 'plain@')
/** Any of the three hosts may become the primary. */
const address = { connectionString: urlOf(primary, a, b) }
const db = openDatabase(address)
const notifications = await openNotifications(address, { check_every_ms: 500, reconnect_ms: 50, answer_ms: 1_000 })
const reports: string[] = []
const metrics = new Registry()
const SECRET = 'hunter2'
const [url_of_a, url_of_b] = [urlOf(a).replace('plain@', `plain:${SECRET}@`), `${urlOf(b)}&password=${SECRET}`]
const tell = (replica: number, is_read: boolean) => reports.push(`${replica} ${is_read}`)
const replicas = openReplicas(address, [url_of_a, url_of_b], tell, metrics)
const health = new HealthConnection(address)
afterAll(async () => {
  health.close()
  await Promise.all([notifications.close(), replicas.close(), db.destroy()])
})

const nameOf = async (from: Db) => {
  const { rows } = await sql<{ name: string }>`select current_setting('cluster_name') as name`.execute(from)
  return rows[0]?.name ?? ''
}
/** Returns the names of the hosts that serve four reads in a row, sorted and without duplicates. */
async function readFrom(): Promise<string> {
  const names = new Set<string>()
  for (let number = 0; number < 4; number++) names.add((await replicas.read(nameOf)).result)
  return [...names].sort().join()
}
const goes = (to: string) => expect.poll(() => readFrom(), { interval: 50 }).toBe(to)

const config = { ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: process.env.LOG_LEVEL }), limits: false }
const context: Context = {
  config,
  db,
  keys: keysFrom(Buffer.alloc(32, 7)),
  mailer: async () => {},
  notifications,
  replies: openReplyCache(),
  replicas,
  health,
}
const app = await buildApp(context)
await app.ready()
afterAll(() => app.close())
const shop = { app, db, context, mails: [] }
const call = callerOf(shop)
const setPrice = (product_id: string, price_cents: number) =>
  db.updateTable('product').set({ price_cents }).where('product_id', '=', product_id).execute()
const priceOf = async (product_id: string, headers = {}) =>
  (await call('GET /api/product/detail', { query: { product_id } }, { headers })).data.price_cents
const hold = () => Promise.all(standbys.map((standby) => standby.ask('select pg_wal_replay_pause()')))
const goOn = () => Promise.all(standbys.map((standby) => standby.ask('select pg_wal_replay_resume()')))

const { product_id, sku_id } = await aProduct(shop, { price_cents: 1000, stock: 200 })
const sellTo = (stock: number) => db.updateTable('sku').set({ stock }).where('sku_id', '=', sku_id).execute()
const stockOf = async (headers = {}) =>
  (await call('GET /api/product/detail', { query: { product_id } }, { headers })).data.skus[0]?.stock

const gaugeIn = (text: string, name: string, { host }: Cluster) =>
  Number(text.split(`${name}{host="${host}:5432"} `)[1]?.split('\n')[0])

test('reads are distributed over the replicas', () => goes('a,b'))

test('metrics label each replica by its host and reveal no password', async () => {
  const before = await metrics.metrics()
  await Promise.all([1, 2, 3, 4].map(() => replicas.read(nameOf)))
  const text = await metrics.metrics()
  for (const standby of standbys) {
    expect(gaugeIn(text, 'replica_is_read', standby)).toBe(1)
    expect(gaugeIn(text, 'replica_behind_seconds', standby)).toBeLessThan(1)
    const [was, is] = [before, text].map((text) => gaugeIn(text, 'window_reads_total', standby))
    expect(Number(is) - Number(was)).toBe(2)
  }
  expect(text).not.toMatch(new RegExp(`${SECRET}|plain|postgres:`))
})

test('a read without cache returns the latest write, although no replica has it yet', async () => {
  expect(await stockOf()).toBe(200)
  await hold()
  await sellTo(199)
  expect(await stockOf({ 'cache-control': 'no-cache' })).toBe(199)
  await goOn()
  await goes('a,b')
})

test('stale data of a lagging replica is shown for about two seconds', async () => {
  await expect.poll(() => stockOf()).toBe(199)
  await hold()
  await sellTo(198)
  const changed = performance.now()
  expect(await stockOf()).toBe(199)
  await expect.poll(() => stockOf(), { interval: 20 }).toBe(198)
  // The lag is at most a second, and detected by a check every 0.2 s; the cache may keep the reply for another second.
  // The rest of the limit is for a busy machine. Without the check, the replica would lag until `goOn`.
  expect(performance.now() - changed).toBeLessThan(20_000)
  await goOn()
  await goes('a,b')
})

test('replicas with more than a second of lag are not read until they have caught up', async () => {
  await hold()
  reports.splice(0)
  await sellTo(197)
  await goes('primary')
  await expect.poll(() => reports.toSorted()).toEqual(['1 false', '2 false'])
  const text = await metrics.metrics()
  for (const standby of standbys) {
    expect(gaugeIn(text, 'replica_is_read', standby)).toBe(0)
    expect(gaugeIn(text, 'replica_behind_seconds', standby)).toBeGreaterThan(1)
  }
  expect(text).toMatch(/^window_reads_total\{host="primary"\} [1-9]/m)
  await b.ask('select pg_wal_replay_resume()')
  await goes('b')
  await a.ask('select pg_wal_replay_resume()')
  await goes('a,b')
})

test('losing a replica fails no read, and the replica is read again when it is back', async () => {
  const slow = () =>
    replicas.read(async (from) => {
      await sql`select pg_sleep(0.5)`.execute(from)
      return nameOf(from)
    })
  const under_way = [slow(), slow()]
  await wait(200)
  b.signal('SIGKILL')
  const from = await Promise.all(under_way)
  expect(from.map(({ result }) => result).sort()).toEqual(['a', 'primary'])
  expect(await readFrom()).not.toContain('b')
  await b.start()
  await goes('a,b')
})

test('a hanging replica delays reads by a second or two', async () => {
  a.signal('SIGSTOP')
  const began = performance.now()
  await goes('b')
  // The rest of the limit is for a busy machine. Without a time limit, the read would wait for `SIGCONT`.
  expect(performance.now() - began).toBeLessThan(20_000)
  a.signal('SIGCONT')
  await goes('a,b')
})

test('writes wait while no standby is available, and the readiness check gives the reason', async () => {
  const { product_id: other_id } = await aProduct(shop)
  await primary.ask("alter system set synchronous_standby_names = 'ANY 1 (a, b)'")
  await primary.ask("alter system set synchronous_commit = 'remote_apply'")
  await primary.ask('select pg_reload_conf()')
  await setPrice(product_id, 500)
  expect(await findWriteBlocker(health)).toBeUndefined()
  await Promise.all(standbys.map((standby) => standby.stop()))
  let is_written = false
  const writing = setPrice(product_id, 400).then(() => (is_written = true))
  await expect
    .poll(() => findWriteBlocker(health), { timeout: 10_000 })
    .toContain('writes wait until a standby confirms them')
  const ready = await app.inject('/readyz')
  expect(ready.statusCode).toBe(503)
  expect(ready.json()).toMatchObject({ ok: false, reason: expect.stringContaining('0 connected') })
  expect(await priceOf(product_id, { 'cache-control': 'no-cache' })).toBe(500)
  expect(is_written).toBe(false)
  // A transaction with local commit does not wait for a standby, nor behind transactions that do.
  const other = transaction(db, async (tx) => {
    await sql`set local synchronous_commit to local`.execute(tx)
    await tx.updateTable('product').set({ price_cents: 400 }).where('product_id', '=', other_id).execute()
  })
  expect(await Promise.race([other.then(() => 'written'), wait(3_000, 'waits')])).toBe('written')
  expect(is_written).toBe(false)
  await Promise.all(standbys.map((standby) => standby.start()))
  await writing
  await expect.poll(() => app.inject('/readyz').then(({ statusCode }) => statusCode)).toBe(200)
})

test('a commit whose wait for a standby was cancelled is not reported as successful', async () => {
  await Promise.all(standbys.map((standby) => standby.stop()))
  const writing = setPrice(product_id, 300).catch((error: Error) => error.message)
  await expect
    .poll(() => primary.ask("select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'"))
    .toHaveLength(1)
  expect(await writing).toBe('no standby has confirmed this')
  await Promise.all(standbys.map((standby) => standby.start()))
  await goes('a,b')
})

test('after a failover, writes and notifications go to the promoted standby', async () => {
  const payloads: string[] = []
  notifications.on('news', (payload) => payloads.push(payload))
  primary.signal('SIGKILL')
  await expect(setPrice(product_id, 200)).rejects.toThrow()
  expect(await findWriteBlocker(health)).toBe('none of 3 database hosts takes writes: 1 not reached, 2 on standby')
  b.follow(a)
  await b.stop()
  await Promise.all([a.ask('select pg_promote()'), b.start()])
  await expect.poll(() => setPrice(product_id, 100).then(() => 'written', String)).toBe('written')
  expect(await nameOf(db)).toBe('a')
  await expect.poll(() => payloads).toContain('')
  await sql`select pg_notify('news', 'after')`.execute(db)
  await expect.poll(() => payloads).toContain('after')
  // The promoted host is no replica any more, so the other one serves reads.
  await goes('b')
  await expect.poll(() => priceOf(product_id)).toBe(100)
})
