import { createPublicKey, hash, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { anAgent, handoverIn, itemsOf } from '../../../../testing/agent/shopping-agent-world.ts'
import { passPauses, runJobs } from '../../../../testing/job-world.ts'
import { aBuyer, pay } from '../../../../testing/order-world.ts'
import { anOperator, aProduct, aShop } from '../../../../testing/world.ts'
import { transaction } from '../../../db/transaction.ts'
import { INTERNET } from '../../../outgoing/post.ts'
import { queueOrderEvents } from '../../webhook/webhook-queue-sql.ts'
import { savePlatformWebhook } from '../../webhook/webhook-sql.ts'

const shop = await aShop()
const operator = await anOperator(shop)
shop.context.config.agent_loopback = true
shop.context.network = INTERNET

type Received = { headers: IncomingHttpHeaders; url: string; body: string }

/** The address of a platform, which replies with these statuses, then with 204. */
async function aReceiver(...statuses: number[]) {
  const received: Received[] = []
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ headers: request.headers, url: request.url ?? '', body: Buffer.concat(chunks).toString() })
      reply.writeHead(statuses[received.length - 1] ?? 204).end()
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { url: `http://127.0.0.1:${port}/orders?channel=sampan`, received }
}

/** A purchase that an agent prepared, not paid yet. */
async function aPurchase(webhook_url: string) {
  const agent = await anAgent(shop, undefined, webhook_url)
  const buyer = await aBuyer(shop)
  const { sku_id } = await aProduct(shop, { price_cents: 1000 })
  const { data: checkout } = await agent.act('create_checkout', itemsOf([sku_id, 2]))
  const handover_id = handoverIn(checkout)
  await buyer.call('POST /api/checkout/handover', { body: { handover_id } })
  const body = { handover_id, address_id: buyer.address_id, total_cents: 2000 }
  const { data: purchase } = await buyer.call('POST /api/order/create', { body })
  return { agent, buyer, checkout, sku_id, id: purchase.checkout_id, order_ids: purchase.order_ids }
}

/** Sends what is due. */
async function send(): Promise<void> {
  await passPauses(shop.db)
  await runJobs(shop)
}

const hookOf = async ({ platform_id }: { platform_id: string }) =>
  shop.db
    .selectFrom('webhook')
    .select(['webhook_id', 'url', 'is_on'])
    .where('platform_id', '=', platform_id)
    .executeTakeFirstOrThrow()

const eventsOf = async (agent: { platform_id: string }) => {
  const { webhook_id } = await hookOf(agent)
  const query = { webhook_id }
  return (await operator.call('GET /api/admin/webhook/deliveries', { query })).data.items
}

/** Verifies the signature with the public key that the shop publishes, as a platform does. */
async function isSigned({ headers, url, body }: Received): Promise<boolean> {
  const { public_key } = await shop.db
    .selectFrom('agent_signing_key')
    .select('public_key')
    .where('is_current', '=', true)
    .executeTakeFirstOrThrow()
  const [, parameters = '', names = ''] = /^sig1=(\(([^)]*)\).*)$/.exec(String(headers['signature-input'])) ?? []
  const { pathname, search } = new URL(url, 'http://receiver')
  const derived: Record<string, string> = {
    '@method': 'POST',
    '@authority': headers.host ?? '',
    '@path': pathname,
    '@query': search,
  }
  const lines = names.split(' ').map((quoted) => {
    const name = quoted.slice(1, -1)
    return `${quoted}: ${derived[name] ?? String(headers[name])}`
  })
  const base = [...lines, `"@signature-params": ${parameters}`].join('\n')
  const signature = Buffer.from(/^sig1=:(.*):$/.exec(String(headers.signature))?.[1] ?? '', 'base64')
  const key = createPublicKey({ key: { ...public_key }, format: 'jwk' })
  const isDigest = headers['content-digest'] === `sha-256=:${hash('sha256', body, 'base64')}:`
  return isDigest && verify('sha256', Buffer.from(base), { key, dsaEncoding: 'ieee-p1363' }, signature)
}

test('a payment sends the whole order to the platform, signed with the shop’s key, and again after each change', async () => {
  const { url, received } = await aReceiver()
  const { buyer, checkout, id, order_ids } = await aPurchase(url)
  await send()
  expect(received).toEqual([])
  await pay(buyer, order_ids)
  await send()
  expect(received).toHaveLength(1)
  const [first] = received as [Received]
  expect(JSON.parse(first.body)).toMatchObject({
    ucp: { version: '2026-08-25', status: 'success' },
    id,
    checkout_id: checkout.id,
    line_items: [{ quantity: { total: 2 } }],
    fulfillment: { events: [{ type: 'processing' }] },
  })
  expect(first.url).toBe('/orders?channel=sampan')
  expect(first.headers['webhook-id']).toMatch(/^msg_/)
  expect(first.headers['ucp-agent']).toMatch(/^profile="http.*\/\.well-known\/ucp"$/)
  for (const name of [
    '@method',
    '@authority',
    '@path',
    '@query',
    'content-digest',
    'content-type',
    'ucp-agent',
    'idempotency-key',
    'webhook-id',
  ])
    expect(first.headers['signature-input']).toContain(`"${name}"`)
  expect(await isSigned(first)).toBe(true)
  expect(await isSigned({ ...first, body: first.body.replace('2000', '1') })).toBe(false)
  expect(first.body).not.toContain('Aoyama')

  await operator.call('POST /api/admin/order/refund', { body: { order_id: order_ids[0] ?? '', reason: 'Sold out' } })
  await send()
  expect(JSON.parse(received[1]?.body ?? '')).toMatchObject({ id, adjustments: [{ type: 'refund' }] })
})

test('a failed event is repeated with the same id, and an owner can send it again', async () => {
  const { url, received } = await aReceiver(500)
  const { agent, buyer, order_ids } = await aPurchase(url)
  await pay(buyer, order_ids)
  await send()
  const [waiting] = await eventsOf(agent)
  expect(waiting).toMatchObject({ type: 'agent.order', state: 'waiting', tries: 1, last_status: 500 })
  await sql`update webhook_delivery set next_try_at = now() where delivery_id = ${waiting?.delivery_id}`.execute(
    shop.db,
  )
  await send()
  expect((await eventsOf(agent))[0]).toMatchObject({ state: 'delivered', tries: 2 })
  const body = { delivery_id: waiting?.delivery_id ?? '' }
  await operator.call('POST /api/admin/webhook/replay', { body })
  await send()
  expect(new Set(received.map(({ headers }) => headers['webhook-id']))).toHaveLength(1)
  expect(received).toHaveLength(3)
})

test('several changes before an event is sent make one event', async () => {
  const { url, received } = await aReceiver()
  const { agent, buyer, order_ids } = await aPurchase(url)
  const { webhook_id } = await hookOf(agent)
  const turn = (is_on: boolean) => operator.call('POST /api/admin/webhook/change', { body: { webhook_id, is_on } })
  await turn(false)
  await pay(buyer, order_ids)
  const [order_id = ''] = order_ids
  await operator.call('POST /api/admin/order/ship', { body: { order_id, carrier: 'Yamato', tracking_number: 'AG1' } })
  await turn(true)
  const change = (event_id: number) =>
    transaction(shop.db, (tx) => queueOrderEvents(tx, [{ user_id: buyer.user_id, order_id, event_id }]))
  await change(1)
  await change(2)
  await send()
  expect(received).toHaveLength(1)
  expect(JSON.parse(received[0]?.body ?? '').fulfillment.events).toMatchObject([
    { type: 'processing' },
    { type: 'shipped' },
  ])
})

test('an event that is read twice is sent once', async () => {
  const { url, received } = await aReceiver()
  const { buyer, order_ids } = await aPurchase(url)
  await pay(buyer, order_ids)
  await send()
  const [order_id = ''] = order_ids
  const event = { user_id: buyer.user_id, order_id, event_id: 3 }
  for (let time = 0; time < 2; time++) {
    await transaction(shop.db, (tx) => queueOrderEvents(tx, [event]))
    await send()
  }
  expect(received).toHaveLength(2)
})

test.each(['https://10.0.0.1/hook', 'https://169.254.169.254/latest', 'https://[::1]/hook'])(
  'an event to %s is not sent',
  async (url) => {
    shop.context.config.agent_loopback = false
    onTestFinished(() => {
      shop.context.config.agent_loopback = true
    })
    const { agent, buyer, order_ids } = await aPurchase(url)
    await pay(buyer, order_ids)
    await send()
    expect((await eventsOf(agent))[0]).toMatchObject({ last_status: null, last_fault: 'NOT_PUBLIC' })
  },
)

test.each(['http://agent.example/hook', 'https://user:secret@agent.example/hook', 'file:///etc/passwd', 'nonsense'])(
  'a profile with the address %s gets no events',
  async (url) => {
    const { agent, buyer, order_ids } = await aPurchase(url)
    await pay(buyer, order_ids)
    await expect(hookOf(agent)).rejects.toThrow()
  },
)

test('a blocked platform gets no events', async () => {
  const { url, received } = await aReceiver()
  const { agent, buyer, order_ids } = await aPurchase(url)
  await shop.db
    .updateTable('agent_platform')
    .set({ blocked_at: new Date().toISOString(), blocked_by: operator.operator_id })
    .where('platform_id', '=', agent.platform_id)
    .execute()
  await pay(buyer, order_ids)
  await send()
  expect(received).toEqual([])
  expect((await eventsOf(agent))[0]).toMatchObject({ last_fault: 'AGENT_BLOCKED' })
  const { data } = await operator.call('GET /api/admin/webhook/list')
  expect(data.webhooks.find((one) => one.agent === agent.host)).toMatchObject({ failing_since: null })
})

test('the address of a platform that replies 410 is turned off, which the start page does not report', async () => {
  const { url } = await aReceiver(410)
  const { agent, buyer, order_ids } = await aPurchase(url)
  await pay(buyer, order_ids)
  await send()
  const { webhook_id } = await hookOf(agent)
  const { data } = await operator.call('GET /api/admin/webhook/list')
  expect(data.webhooks.find((one) => one.webhook_id === webhook_id)).toMatchObject({
    is_on: false,
    off_because: 'gone',
  })
  expect((await operator.call('GET /api/admin/today')).data.failing_webhooks).toBeNull()
  const other = { platform_id: agent.platform_id, url: `${url}&version=2` }
  await transaction(shop.db, (tx) => savePlatformWebhook(tx, other))
  expect(await hookOf(agent)).toMatchObject({ is_on: true, url: other.url })
})

test('an owner can turn the address of a platform off, but not choose its topics', async () => {
  const { url, received } = await aReceiver()
  const { agent, buyer, order_ids } = await aPurchase(url)
  const { webhook_id } = await hookOf(agent)
  const { data } = await operator.call('GET /api/admin/webhook/list')
  expect(data.webhooks.find((one) => one.webhook_id === webhook_id)).toMatchObject({ agent: agent.host, made_by: null })
  const change = { webhook_id, is_on: false }
  const refused = await operator.call('POST /api/admin/webhook/change', { body: { ...change, topics: ['order'] } })
  expect(refused.status).toBe(404)
  expect((await operator.call('POST /api/admin/webhook/test', { body: { webhook_id } })).status).toBe(404)
  await operator.call('POST /api/admin/webhook/change', { body: change })
  await pay(buyer, order_ids)
  await send()
  expect(received).toEqual([])
})

test('a purchase without an agent sends no events', async () => {
  const { rows: before } = await sql<{ count: number }>`select count(*)::int from webhook_delivery`.execute(shop.db)
  const buyer = await aBuyer(shop)
  const { sku_id } = await aProduct(shop)
  const body = { sku_id, quantity: 1, address_id: buyer.address_id, total_cents: 1000 }
  const { data } = await buyer.call('POST /api/order/create', { body })
  await pay(buyer, data.order_ids)
  const { rows: after } = await sql<{ count: number }>`select count(*)::int from webhook_delivery`.execute(shop.db)
  expect(after).toEqual(before)
})
