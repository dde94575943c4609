import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { WEBHOOK_TOPICS, type WebhookTopic } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, expect, test } from 'vitest'
import { say } from '../../../testing/chat-world.ts'
import { passPauses, runJobs, webhookTasksOf } from '../../../testing/job-world.ts'
import { aBuyer, anUnpaidOrder, aPaidOrder, buy, pay } from '../../../testing/order-world.ts'
import { anOrderToRefund, orderOf, requestRefund } from '../../../testing/refund-world.ts'
import { aClaim, aWithdrawal } from '../../../testing/wallet-world.ts'
import { anOperator, aProduct, aShop } from '../../../testing/world.ts'
import { transaction } from '../../db/transaction.ts'
import { recordEvents } from '../../event/event-sql.ts'
import { runDueJobs } from '../../event/finish-work.ts'
import { startRunner } from '../../job/job-runner.ts'
import { keysFrom } from '../../security/keys.ts'
import { seal } from '../../security/sealed.ts'
import { queueEvents } from './webhook-queue-sql.ts'
import { checkSecrets } from './webhook-secrets.ts'
import { deleteOldDeliveries, markFailing, startDelivery } from './webhook-sending-sql.ts'
import { insertTestDelivery } from './webhook-sql.ts'

const shop = await aShop()
const { db } = shop
/** The receivers of this test are internal. */
const EVERYWHERE = { isAllowed: () => true }
shop.context.network = EVERYWHERE
const owner = await anOperator(shop)

type Received = { headers: IncomingMessage['headers']; body: string }
const requests: Received[] = []
let status = 200
/** Requests to `/slow` that wait for their reply; undefined when `/slow` replies immediately. */
let unanswered: ServerResponse[] | undefined
const receiver = createServer((request, reply) => {
  if (request.url === '/slow' && unanswered) return void unanswered.push(reply)
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    requests.push({ headers: request.headers, body: Buffer.concat(parts).toString() })
    reply.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('x'.repeat(100_000))
  })
})
receiver.listen(0, '127.0.0.1')
await once(receiver, 'listening')
const address = receiver.address()
const port = typeof address === 'object' ? address?.port : undefined
afterAll(() => void receiver.close())
afterEach(async () => {
  requests.length = 0
  status = 200
  shop.context.network = EVERYWHERE
  await sql`delete from webhook`.execute(db)
})

/** Sends what is due. */
async function sendDue() {
  await passPauses(db)
  await runJobs(shop)
}
const letPass = () => sql`update webhook_delivery set next_try_at = now() where next_try_at > now()`.execute(db)
const sendTest = (webhook_id: string) => owner.call('POST /api/admin/webhook/test', { body: { webhook_id } })
/** Queues a test event that the next `runJobs` sends. */
const queueTest = (webhook_id: string) => transaction(db, (tx) => insertTestDelivery(tx, webhook_id))
const types = () => requests.map(({ body }) => (JSON.parse(body) as { type: string }).type)
const add = (url: string, topics: readonly WebhookTopic[] = WEBHOOK_TOPICS) =>
  owner.call('POST /api/admin/webhook/add', { body: { url, topics: [...topics] } })

/** A webhook whose events go to the test's receiver, which is internal and therefore cannot be added. */
async function aWebhook(topics: readonly WebhookTopic[] = WEBHOOK_TOPICS, path = '/hook') {
  const { data } = await add('https://93.184.215.14/hook', topics)
  const { webhook_id } = data.webhook
  await sql`update webhook set url = ${`http://127.0.0.1:${port}${path}`} where webhook_id = ${webhook_id}`.execute(db)
  return { webhook_id, secret: data.secret }
}
const readWebhook = async () => (await owner.call('GET /api/admin/webhook/list')).data.webhooks[0]
const deliveries = async (webhook_id: string) =>
  (await owner.call('GET /api/admin/webhook/deliveries', { query: { webhook_id } })).data.items

test('orders, refunds, recharges, withdrawals, messages and low stock are sent, signed as Standard Webhooks define', async () => {
  const { secret } = await aWebhook()
  const buyer = await aBuyer(shop)
  const { sku_id } = await aProduct(shop, { price_cents: 1_000 })
  await sql`update sku set stock = 11 where sku_id = ${sku_id}`.execute(db)
  const { data } = await buy(buyer, { sku_id, total_cents: 1_000 })
  const order_id = String(data.order_ids[0])
  await pay(buyer, [order_id])
  await aClaim(shop, buyer)
  await aWithdrawal(buyer)
  await say(buyer, 'Hello')
  await sendDue()
  expect(types().toSorted()).toEqual([
    'chat.message',
    'order.created',
    'order.paid',
    'recharge.requested',
    'stock.low',
    'withdrawal.requested',
  ])
  const verifier = new Webhook(secret)
  for (const { headers, body } of requests)
    expect(verifier.verify(body, headers as Record<string, string>)).toMatchObject({
      type: expect.any(String),
      timestamp: expect.any(String),
    })
  const paidRequest = requests.find(({ body }) => body.includes('order.paid'))
  expect(JSON.parse(paidRequest?.body ?? '{}')).toMatchObject({ data: { order_id, total_cents: 1_000 } })
  expect(paidRequest?.body).not.toMatch(/Mei|Aoyama|example\.com/)
  expect(() => verifier.verify(`${paidRequest?.body} `, paidRequest?.headers as Record<string, string>)).toThrow()
  expect(await readWebhook()).toMatchObject({ waiting: 0, failed: 0, delivered_at: expect.any(String) })
})

test('an address gets only its topics, and nothing while it is off', async () => {
  const { webhook_id } = await aWebhook(['chat'])
  const buyer = await aBuyer(shop)
  await aPaidOrder(shop, buyer)
  await sendDue()
  expect(types()).toEqual([])
  const change = (is_on: boolean) =>
    owner.call('POST /api/admin/webhook/change', { body: { webhook_id, topics: ['order'], is_on } })
  await change(false)
  await anUnpaidOrder(shop, buyer)
  await change(true)
  await anUnpaidOrder(shop, buyer)
  await sendDue()
  expect(types()).toEqual(['order.created'])
})

test('an order does not wait for an address that is being removed', async () => {
  const { webhook_id } = await aWebhook()
  const buyer = await aBuyer(shop)
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('webhook').where('webhook_id', '=', webhook_id).execute()
    await anUnpaidOrder(shop, buyer)
  })
})

test('an event is rolled back with its transaction', async () => {
  await aWebhook()
  const { user_id } = await aBuyer(shop)
  const ref_id = randomUUID()
  const writing = transaction(db, async (tx) => {
    await recordEvents(tx, [{ happening: 'chat.written', ref_id, user_id, data: {} }])
    throw new Error('undone')
  })
  await expect(writing).rejects.toThrow('undone')
  await sendDue()
  expect(requests).toEqual([])
})

test('a failed event is retried with growing pauses and the same id, then given up; an operator replays it', async () => {
  const { webhook_id, secret } = await aWebhook()
  status = 500
  await queueTest(webhook_id)
  const pauses: (number | null | undefined)[] = []
  for (let attempt = 0; attempt < 10; attempt++) {
    await sendDue()
    const { rows } = await sql<{ minutes: number | null }>`
      select round(extract(epoch from next_try_at - now()) / 60)::int as minutes from webhook_delivery`.execute(db)
    pauses.push(rows[0]?.minutes)
    await letPass()
  }
  expect(pauses).toEqual([0, 5, 30, 120, 300, 600, 840, 1_200, 1_440, null])
  expect(new Set(requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  const [failedDelivery] = await deliveries(webhook_id)
  expect(failedDelivery).toMatchObject({ type: 'test', state: 'failed', tries: 10, last_status: 500, last_fault: null })
  expect(await readWebhook()).toMatchObject({ failed: 1 })
  status = 204
  requests.length = 0
  await owner.call('POST /api/admin/webhook/replay', { body: { delivery_id: failedDelivery?.delivery_id ?? '' } })
  await sendDue()
  expect(await deliveries(webhook_id)).toMatchObject([{ state: 'delivered', last_status: 204 }])
  const [{ headers, body } = { headers: {}, body: '' }] = requests
  expect(headers['webhook-id']).toBe(`msg_${failedDelivery?.delivery_id}`)
  new Webhook(secret).verify(body, headers as Record<string, string>)
})

test('a failing address delays no other address; the reply 410 turns an address off, and the card says so', async () => {
  const dead = await aWebhook()
  await sql`update webhook set url = 'http://127.0.0.1:1/hook' where webhook_id = ${dead.webhook_id}`.execute(db)
  const { webhook_id } = await aWebhook()
  await anUnpaidOrder(shop, await aBuyer(shop))
  await sendDue()
  expect(types()).toEqual(['order.created'])
  expect(await deliveries(dead.webhook_id)).toMatchObject([{ state: 'waiting', last_fault: 'ECONNREFUSED' }])
  status = 410
  await sendTest(webhook_id)
  await sendDue()
  expect(await readWebhook()).toMatchObject({ is_on: false, off_because: 'gone', failing_since: expect.any(String) })
  expect(await today()).toMatchObject({ count: 1, off: 1 })
  status = 200
  await turn(webhook_id, true)
  await sendTest(webhook_id)
  await letPass()
  await sendDue()
  expect(await readWebhook()).toMatchObject({ is_on: true, off_because: null, failing_since: null })
})

const today = async () => (await owner.call('GET /api/admin/today')).data.failing_webhooks
const turn = (webhook_id: string, is_on: boolean) =>
  owner.call('POST /api/admin/webhook/change', { body: { webhook_id, topics: ['order'], is_on } })
/** Sends a test event. The first failure of the address is `ago` in the past. */
async function failAgain(webhook_id: string, ago: string) {
  await sql`update webhook set failing_since = now() - ${ago}::interval where webhook_id = ${webhook_id}`.execute(db)
  status = 500
  await sendTest(webhook_id)
  await sendDue()
}

test('an address that accepts nothing for half an hour is reported on the start page; after three days it is turned off', async () => {
  const { webhook_id } = await aWebhook()
  await failAgain(webhook_id, '29 minutes')
  expect(await today()).toBeNull()
  await failAgain(webhook_id, '31 minutes')
  expect(await today()).toMatchObject({ count: 1, off: 0, since: expect.any(String) })
  const support = await anOperator(shop, { roles: ['support'] })
  expect((await support.call('GET /api/admin/today')).data.failing_webhooks).toBeNull()
  status = 200
  await letPass()
  await sendDue()
  expect(await today()).toBeNull()
  await failAgain(webhook_id, '3 days 1 minute')
  expect(await readWebhook()).toMatchObject({ is_on: false, off_because: 'dead', waiting: 1 })
  expect(await today()).toMatchObject({ count: 1, off: 1 })
  await turn(webhook_id, false)
  expect(await readWebhook()).toMatchObject({ is_on: false, off_because: null })
  expect(await today()).toBeNull()
})

test('new topics do not turn on an address that the shop has turned off', async () => {
  const { webhook_id } = await aWebhook()
  await failAgain(webhook_id, '3 days 1 minute')
  const change = { webhook_id, topics: ['chat' as const] }
  expect((await owner.call('POST /api/admin/webhook/change', { body: change })).code).toBe(1)
  expect(await readWebhook()).toMatchObject({ is_on: false, off_because: 'dead', topics: ['chat'] })
  await owner.call('POST /api/admin/webhook/change', { body: { webhook_id, is_on: true } })
  expect(await readWebhook()).toMatchObject({ is_on: true, off_because: null, topics: ['chat'] })
})

test('an attempt that fails while an owner turns the address off does not turn it on again', async () => {
  const { webhook_id } = await aWebhook()
  const failing = await db.transaction().execute(async (tx) => {
    await tx.updateTable('webhook').set({ is_on: false }).where('webhook_id', '=', webhook_id).execute()
    const marking = markFailing(db, webhook_id, false)
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await waiting.execute(db)).rows.length).toBe(1)
    return { marked: marking }
  })
  await failing.marked
  expect(await readWebhook()).toMatchObject({ is_on: false, off_because: null })
})

test('an address that fails is turned off when too many events wait for it; numbers stop at 1,000', async () => {
  const { webhook_id } = await aWebhook()
  await sql`insert into webhook_delivery (webhook_id, type, data, next_try_at)
    select ${webhook_id}, 'test', '{}', now() + interval '1 hour' from generate_series(1, 99999)`.execute(db)
  await failAgain(webhook_id, '1 minute')
  expect(await readWebhook()).toMatchObject({ is_on: true, waiting: 1_000, failed: 0 })
  await failAgain(webhook_id, '1 minute')
  expect(await readWebhook()).toMatchObject({ is_on: false, off_because: 'full', waiting: 1_000 })
})

test('a secret that no key decrypts is reported once, and its events wait until a server can read it', async () => {
  const { webhook_id, secret } = await aWebhook()
  await queueTest(webhook_id)
  const other = { ...shop.context, keys: keysFrom(Buffer.alloc(32, 9)) }
  const faults: unknown[] = []
  const runOther = () => runDueJobs(db, webhookTasksOf(other)).catch((error: Error) => void faults.push(error.cause))
  await runOther()
  await checkSecrets(other, (error) => void faults.push(error))
  await passPauses(db)
  await runOther()
  expect(faults.map(String)).toEqual([expect.stringContaining(`the webhook ${webhook_id} cannot be decrypted`)])
  expect(await readWebhook()).toMatchObject({ is_on: true, waiting: 1, unreadable_since: expect.any(String) })
  expect(await deliveries(webhook_id)).toMatchObject([{ state: 'waiting', tries: 0 }])
  expect(await today()).toMatchObject({ count: 1, off: 0 })
  const report = (error: unknown) => {
    throw error
  }
  await checkSecrets(shop.context, report)
  await sendDue()
  expect(await readWebhook()).toMatchObject({ waiting: 0, unreadable_since: null })
  expect(requests).toHaveLength(1)
  new Webhook(secret).verify(requests[0]?.body ?? '', requests[0]?.headers as Record<string, string>)
  await sql`update webhook set unreadable_since = now() - interval '73 hours'`.execute(db)
  await checkSecrets(other, report)
  expect(await readWebhook()).toMatchObject({ is_on: false, off_because: 'secret' })
})

test('a secret of a former key is encrypted with the current key', async () => {
  const { webhook_id, secret } = await aWebhook()
  const [old, current] = [Buffer.alloc(32, 7), Buffer.alloc(32, 9)]
  const sealed_secret = seal(keysFrom(old), 'webhook secret', webhook_id, secret)
  await db.updateTable('webhook').set({ sealed_secret }).where('webhook_id', '=', webhook_id).execute()
  const faults: unknown[] = []
  const keysWith = (...keys: Parameters<typeof keysFrom>) =>
    checkSecrets({ ...shop.context, keys: keysFrom(...keys) }, (error) => void faults.push(error))
  await keysWith(current, old)
  await keysWith(current)
  expect(faults).toEqual([])
  expect(await readWebhook()).toMatchObject({ unreadable_since: null })
})

test('an address that does not reply delays no other', async () => {
  unanswered = []
  const slow = await aWebhook(WEBHOOK_TOPICS, '/slow')
  const healthy = await aWebhook()
  const faults: unknown[] = []
  const runner = startRunner(db, webhookTasksOf(shop.context), {
    fault: (error) => void faults.push(error),
    poll_ms: 20,
  })
  for (let count = 1; count <= 2; count++) {
    await queueTest(slow.webhook_id)
    await queueTest(healthy.webhook_id)
    runner.wake()
    await expect.poll(types).toHaveLength(count)
  }
  expect(unanswered).toHaveLength(1)
  const open_replies = unanswered
  unanswered = undefined
  for (const reply of open_replies) reply.writeHead(200).end()
  await expect.poll(types).toHaveLength(3)
  await runner.stop()
  expect(faults).toEqual([])
})

test('a redirect is not followed', async () => {
  const { webhook_id } = await aWebhook()
  status = 302
  await sendTest(webhook_id)
  await sendDue()
  expect(requests).toHaveLength(1)
  expect(await deliveries(webhook_id)).toMatchObject([{ state: 'waiting', last_status: 302 }])
})

test.each([
  'http://93.184.215.14/hook',
  'https://user:secret@93.184.215.14/hook',
  'https://127.0.0.1/hook',
  'https://localhost/hook',
  'https://2130706433/hook',
  'https://0x7f.1/hook',
  'https://10.0.0.8/hook',
  'https://172.16.0.1/hook',
  'https://192.168.1.1/hook',
  'https://169.254.169.254/latest/meta-data',
  'https://100.64.0.1/hook',
  'https://0.0.0.0/hook',
  'https://[::1]/hook',
  'https://[fe80::1]/hook',
  'https://[fd00::1]/hook',
  'https://[::ffff:10.0.0.1]/hook',
  'https://[64:ff9b::a00:1]/hook',
  'https://[2002:a00:1::]/hook',
  'https://no-such-name.invalid/hook',
  'nonsense',
])('the target %s is refused', async (url) => {
  expect(await add(url)).toMatchObject({ reason: 'webhook_target', field: 'url' })
})

test('an event that fails by itself waits as after a failed attempt, and those behind it are sent', async () => {
  const { webhook_id } = await aWebhook()
  for (let event = 0; event < 2; event++) await queueTest(webhook_id)
  // No request can be made to this address.
  await sql`update webhook set url = 'nonsense' where webhook_id = ${webhook_id}`.execute(db)
  const faults: unknown[] = []
  const attempt = () =>
    sendDue().catch(({ cause }: Error) => {
      if (cause instanceof AggregateError) faults.push(...cause.errors)
    })
  await attempt()
  expect(faults.splice(0)).toHaveLength(2)
  expect(await deliveries(webhook_id)).toMatchObject([
    { last_fault: 'FAILED', state: 'waiting', tries: 1 },
    { last_fault: 'FAILED', state: 'waiting', tries: 1 },
  ])
  for (let repeat = 0; repeat < 9; repeat++) {
    await letPass()
    await attempt()
  }
  expect(faults.splice(0)).toHaveLength(18)
  expect((await deliveries(webhook_id)).map(({ state }) => state)).toEqual(['failed', 'failed'])
})

test('a name that leads to an internal network later gets no event', async () => {
  const { webhook_id } = await aWebhook()
  shop.context.network = { isAllowed: (address) => address !== '127.0.0.1' && address !== '::1' }
  for (const url of [`http://localhost:${port}/hook`, `http://127.0.0.1:${port}/hook`]) {
    await sql`update webhook set url = ${url} where webhook_id = ${webhook_id}`.execute(db)
    await sendTest(webhook_id)
    await sendDue()
  }
  expect(requests).toEqual([])
  expect(await deliveries(webhook_id)).toMatchObject([{ last_fault: 'NOT_PUBLIC' }, { last_fault: 'NOT_PUBLIC' }])
})

test('the secret is shown once and stored encrypted; the desk’s log names the acts; other operators may not', async () => {
  const { webhook_id, secret } = await aWebhook()
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
  const { rows } = await sql<{ text: string }>`select webhook::text as text from webhook`.execute(db)
  expect(JSON.stringify([rows, await readWebhook()])).not.toContain(secret.slice(6))
  await owner.call('POST /api/admin/webhook/remove', { body: { webhook_id } })
  const log = db.selectFrom('desk_log').select('action').where('ref_id', '=', webhook_id).orderBy('log_id')
  expect(await log.execute()).toEqual([{ action: 'webhook_added' }, { action: 'webhook_removed' }])
  expect(await readWebhook()).toBeUndefined()
  const finance = await anOperator(shop, { roles: ['finance'] })
  expect(await finance.call('GET /api/admin/webhook/list')).toMatchObject({ reason: 'role_needed' })
})

test('old events are deleted after 30 days', async () => {
  const { webhook_id } = await aWebhook()
  await sendTest(webhook_id)
  expect(await deleteOldDeliveries(db, 10)).toBe(0)
  await sql`update webhook_delivery set created_at = now() - interval '31 days'`.execute(db)
  expect(await deleteOldDeliveries(db, 10)).toBe(1)
  expect(await deliveries(webhook_id)).toEqual([])
})

test('each step of a refund and of a shipment is an event', async () => {
  await aWebhook(['refund', 'order'])
  const { buyer, order_id } = await anOrderToRefund(shop, owner, { status: 2 })
  await requestRefund(shop, buyer, order_id)
  const [refund] = (await orderOf(buyer, order_id)).refunds
  await buyer.call('POST /api/order/refund_withdraw', { body: { refund_id: refund?.refund_id ?? '' } })
  await sendDue()
  // The order returns to its former status, which is not a new shipment.
  expect(types()).toEqual(['order.created', 'order.paid', 'order.shipped', 'refund.requested', 'refund.withdrawn'])
})

test('an event is sent again when its pause is over, and also if the server died while it sent the event', async () => {
  const { webhook_id } = await aWebhook()
  status = 500
  await sendTest(webhook_id)
  for (let time = 0; time < 2; time++) await sendDue()
  const { rows } = await sql`
    select task, run_at = (select next_try_at from webhook_delivery) as is_in_time from job
    where task like 'webhook%'`.execute(db)
  expect(rows).toEqual([{ task: 'webhook_retry', is_in_time: true }])
  status = 200
  await letPass()
  await startDelivery(db, webhook_id)
  await sendDue()
  expect(requests).toHaveLength(1)
  await letPass()
  await sendDue()
  expect(await deliveries(webhook_id)).toMatchObject([{ state: 'delivered', tries: 3 }])
  expect((await sql`select from job where task like 'webhook%'`.execute(db)).rows).toEqual([])
})

test('an event that is read twice is queued once for an address', async () => {
  const { webhook_id } = await aWebhook()
  const event = { event_id: 1, at: '2026-01-02T03:04:05Z', type: 'chat.message', data: {} }
  for (let time = 0; time < 2; time++) await transaction(db, (tx) => queueEvents(tx, [event]))
  await sendDue()
  expect(await deliveries(webhook_id)).toHaveLength(1)
  expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({ timestamp: expect.stringContaining('2026-01-02') })
})

test('a stock that an operator reduces to ten pieces is an event, once', async () => {
  await aWebhook(['stock'])
  const { sku_id, product_id } = await aProduct(shop)
  await sql`update sku set stock = 12 where sku_id = ${sku_id}`.execute(db)
  for (let time = 0; time < 3; time++)
    await owner.call('POST /api/admin/sku/edit', { body: { edits: [{ sku_id, stock_change: -1 }] } })
  await sendDue()
  expect(requests.map(({ body }) => JSON.parse(body).data)).toEqual([{ sku_id, product_id, stock: 10 }])
})
