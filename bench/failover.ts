// npm run bench:failover [-- --seconds 5]: kills the primary of three hosts while shoppers buy, promotes a standby,
// rebuilds the former primary as a standby, and checks that every acknowledged order exists exactly once. Takes about
// two minutes.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '../server/src/db/database.ts'
import { audit } from '../server/src/ledger/audit.ts'
import { readKeys } from '../server/src/security/keys.ts'
import { type Cluster, Clusters } from '../server/testing/clusters.ts'
import { cleanups, measureAndClose } from './cleanup.ts'
import { callerFor } from './purchase.ts'
import { makeShoppers, PAYMENT_CODE, refillStock, type Shopper } from './shoppers.ts'

const ROOT = join(import.meta.dirname, '..')
const SHOPPERS = 8
const READY_MS = 120_000
/** Time for which a shopper retries a call. */
const PATIENCE_MS = 30_000
const AGAIN_MS = 100
/**
 * A commit waits until any one standby has confirmed it. Every host has all names in its list, because any of them may
 * become the primary.
 */
const CONFIRMED = { synchronous_standby_names: 'ANY 1 (one, two, three)', synchronous_commit: 'remote_apply' }

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' } } })
const seconds = Number(values.seconds)
if (!(seconds >= 1 && seconds <= 60)) throw new Error('--seconds is how long shoppers buy before and after, 1 to 60')

const clusters = new Clusters({ max_connections: '60', shared_buffers: '64MB' })
cleanups.push(() => clusters.close())

async function serve(port: number, database: Record<string, string>): Promise<ChildProcess> {
  const env = {
    ...process.env,
    PORT: String(port),
    SAMPAN_DATA: join(clusters.folder, 'data'),
    SAMPAN_LIMITS: 'off',
    ...database,
  }
  const server = spawn(process.execPath, [join(ROOT, 'demo/start.ts')], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  cleanups.push(() => end(server))
  for (const began = Date.now(); Date.now() - began < READY_MS; await wait(100)) {
    if (server.exitCode !== null) throw new Error('the server exited before it was ready')
    if (
      await fetch(`http://localhost:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return server
  }
  throw new Error('the shop was not ready in time')
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}

type Count = { acknowledged: { at: number; order_id: string; is_paid: boolean }[]; retries: number; faults: string[] }

/** Buys until stopped. Each call is retried with its idempotency key until it gets a reply. */
async function buy(
  url: string,
  shopper: Shopper,
  nextSku: () => string,
  count: Count,
  signal: AbortSignal,
): Promise<void> {
  const call = callerFor(url, shopper.token)
  const untilAnswered = async <Answer>(send: () => Promise<Answer>): Promise<Answer> => {
    for (const began = Date.now(); ; await wait(AGAIN_MS)) {
      try {
        return await send()
      } catch (error) {
        if (Date.now() - began > PATIENCE_MS) throw error
        count.retries++
      }
    }
  }
  while (!signal.aborted) {
    const [cart_key, order_key, payment_key] = [randomUUID(), randomUUID(), randomUUID()]
    const body = { sku_id: nextSku(), quantity: 1 }
    const cart = await untilAnswered(() => call('POST /api/cart/add', { body, key: cart_key }))
    const cart_item_ids = cart.groups.flatMap((group) => group.items.map((item) => item.cart_item_id))
    const checkout = { cart_item_ids, address_id: shopper.address_id }
    const { total_cents } = await untilAnswered(() => call('POST /api/checkout/quote', { body: checkout }))
    const order = await untilAnswered(() =>
      call('POST /api/order/create', { body: { ...checkout, total_cents }, key: order_key }),
    )
    const orders = order.order_ids.map((order_id) => ({ at: performance.now(), order_id, is_paid: false }))
    count.acknowledged.push(...orders)
    const payment = { order_ids: order.order_ids, payment_code: PAYMENT_CODE }
    await untilAnswered(() => call('POST /api/order/pay', { body: payment, key: payment_key }))
    for (const one of orders) Object.assign(one, { at: performance.now(), is_paid: true })
  }
}

/** Reads the home page and product lists continuously. */
async function look(url: string, counts: { reads: number; failures: number }, signal: AbortSignal): Promise<void> {
  for (let page = 1; !signal.aborted; page++) {
    const path = page % 2 ? '/api/home' : `/api/product/list?page=${(page % 20) + 1}`
    const is_shown = await fetch(url + path).then(
      ({ ok }) => ok,
      () => false,
    )
    counts.reads++
    if (!is_shown) counts.failures++
    await wait(20)
  }
}

const receivedBy = async (standby: Cluster) =>
  BigInt(
    (await standby.ask<{ at: string }>(`select pg_wal_lsn_diff(pg_last_wal_receive_lsn(), '0/0')::text as at`))[0]
      ?.at ?? 0,
  )

async function promoteFurthest(standbys: [Cluster, Cluster]): Promise<{ promoted: Cluster; other: Cluster }> {
  const [one, two] = standbys
  const [promoted, other] = (await receivedBy(one)) >= (await receivedBy(two)) ? [one, two] : [two, one]
  await promoted.ask('select pg_promote()')
  other.follow(promoted)
  await other.stop()
  await other.start(CONFIRMED)
  return { promoted, other }
}

/** Seconds from the time `since` to the first acknowledgement after it. */
const secondsTo = ({ acknowledged }: Count, since: number) =>
  ((Math.min(...acknowledged.map(({ at }) => at).filter((at) => at > since)) - since) / 1000).toFixed(1)

async function fill(port: number): Promise<Cluster> {
  const one = await clusters.create('one')
  await one.start()
  await end(await serve(port, { DATABASE_URL: clusters.urlOf(one) }))
  await one.stop()
  return one
}

async function measure(): Promise<void> {
  const port = 20_000 + (process.pid % 20_000)
  const url = `http://localhost:${port}`
  const one = await fill(port)
  const [two, three] = [clusters.standby('two', one, one), clusters.standby('three', one, one)]
  await Promise.all([one, two, three].map((cluster) => cluster.start(CONFIRMED)))
  const all = clusters.urlOf(one, two, three)
  const each = [one, two, three].map((cluster) => clusters.urlOf(cluster)).join(',')
  await serve(port, { DATABASE_URL: all, DATABASE_READ_URLS: each, LOG_LEVEL: 'fatal' })
  const db = openDatabase({ connectionString: all })
  cleanups.push(() => db.destroy())
  const shop = { call: (token = '') => callerFor(url, token) }
  const shoppers = await makeShoppers(shop, db, readKeys({}, join(clusters.folder, 'data'), false), SHOPPERS)
  const nextSku = await refillStock(db)

  const count: Count = { acknowledged: [], retries: 0, faults: [] }
  const publicReads = { reads: 0, failures: 0 }
  const stopping = new AbortController()
  cleanups.push(() => stopping.abort())
  const looking = look(url, publicReads, stopping.signal)
  const buying = shoppers.map((shopper) =>
    buy(url, shopper, nextSku, count, stopping.signal).catch((error: Error) => count.faults.push(error.message)),
  )
  await wait(seconds * 1000)
  const before = count.acknowledged.length
  const killed_at = performance.now()
  one.signal('SIGKILL')
  await wait(1000)
  const reason = await fetch(`${url}/readyz`).then((reply) => reply.text())
  const { promoted, other } = await promoteFurthest([two, three])
  const promoted_at = performance.now()
  await wait(seconds * 1000)
  const at_copy = count.acknowledged.length
  // The only standby is stopped in order to copy it. Writes wait until it is started again.
  await other.stop()
  await wait(3000)
  const waiting = await fetch(`${url}/readyz`).then((reply) => reply.text())
  const newStandby = clusters.standby('one', other, promoted)
  await Promise.all([other.start(CONFIRMED), newStandby.start(CONFIRMED)])
  const back_at = performance.now()
  await wait(seconds * 1000)
  stopping.abort()
  await Promise.all([looking, ...buying])

  const streaming = await promoted.ask('select application_name from pg_stat_replication')
  const storedOrders = await db
    .selectFrom('shop_order')
    .select(['order_id', 'status'])
    .where(
      'user_id',
      'in',
      shoppers.map(({ user_id }) => user_id),
    )
    .execute()
  const status = new Map(storedOrders.map(({ order_id, status }) => [order_id, status]))
  const lostOrders = count.acknowledged.filter(({ order_id }) => !status.has(order_id))
  const unpaid = count.acknowledged.filter(({ order_id, is_paid }) => is_paid && status.get(order_id) === 'unpaid')
  const problems = await audit(db)
  const wrong = {
    lost: lostOrders.length,
    paid_but_not_stored: unpaid.length,
    twice: storedOrders.length - count.acknowledged.length,
    given_up: count.faults.length,
  }
  console.table({
    'orders acknowledged before the kill': before,
    'until the former primary was copied': at_copy - before,
    'in all': count.acknowledged.length,
    'stored in the new primary': storedOrders.length,
    'calls sent again': count.retries,
    'seconds from the kill to the next acknowledgement': secondsTo(count, killed_at + 500),
    'of these after the promotion': secondsTo(count, promoted_at),
    'seconds to the next after the copy': secondsTo(count, back_at),
    'public reads': publicReads.reads,
    'reads that failed': publicReads.failures,
    'standbys that follow at the end': streaming.length,
  })
  console.table(wrong)
  console.log(`/readyz with the primary killed: ${reason}\n/readyz with no standby: ${waiting}`)
  for (const fault of count.faults) console.log(fault)
  console.log(
    problems.length === 0
      ? 'The ledger audit found no problems.'
      : `The ledger audit found PROBLEMS: ${JSON.stringify(problems)}`,
  )
  if (problems.length > 0 || Object.values(wrong).some((number) => number !== 0)) process.exitCode = 1
}

await measureAndClose(measure)
