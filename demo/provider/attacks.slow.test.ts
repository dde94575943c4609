import { type Endpoint, type EndpointKey, endpoints } from '@sampan/contract'
import { DESK_ROLES, sessionHeaders } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { clock } from '../../server/src/clock.ts'
import { runDueJobs } from '../../server/src/event/finish-work.ts'
import { providerTasks } from '../../server/src/features/wallet/card/card-work.ts'
import { PROVIDER_NAMES, type ProviderName } from '../../server/src/provider/provider.ts'
import { anAgent, link } from '../../server/testing/agent/agent-link-world.ts'
import { drained } from '../../server/testing/drain.ts'
import { aBuyer } from '../../server/testing/order-world.ts'
import { balanceIn } from '../../server/testing/wallet-world.ts'
import { anOperator, aShop, aShopper, type TestShopper } from '../../server/testing/world.ts'
import { anEventTaker } from './testing/event-taker.ts'
import { openStandIns } from './testing/open-stand-ins.ts'
import type { Control } from './testing/provider-worlds.ts'

const MINUTE_MS = 60_000
const shop = await aShop()
const { db, context } = shop
// The attacker reads every event on its way, so the tests deliver them.
const taker = await anEventTaker()
const standIns = await openStandIns(context, `${taker.events_url}/`, { seed: 11, retry_ms: 20 })

type Headers = Record<string, string | string[] | undefined>
const deliver = async (provider: string, headers: Headers, payload: Buffer) =>
  (await shop.app.inject({ method: 'POST', url: `/hooks/provider/${provider}`, headers, payload })).statusCode

async function runWork(): Promise<void> {
  await drained(context)
  while (await runDueJobs(db, providerTasks(context)));
  await drained(context)
}

const SIGNED_BY = { stripe: 'stripe-signature', paypal: 'paypal-transmission-sig' } as const
const deliveriesOf = (provider: ProviderName) =>
  taker.deliveries.filter(({ headers }) => headers[SIGNED_BY[provider]] !== undefined)

/** Waits for the events of the last change at the provider. */
async function newDeliveries(provider: ProviderName, before: number) {
  await vi.waitUntil(() => deliveriesOf(provider).length > before)
  await vi.waitUntil(() => standIns[provider].control.deliveries().due === 0)
  return deliveriesOf(provider).slice(before)
}

async function begin(provider: ProviderName, { call }: TestShopper, amount_cents: number) {
  const { data } = await call('POST /api/user/card_top_up', { body: { amount_cents, provider } })
  const { payment_id } = data
  await call('POST /api/user/card_top_up/refresh', { body: { payment_id } })
  const { ref } = await rowOf(payment_id)
  return { payment_id, ref: ref ?? '' }
}

const rowOf = (payment_id: string) =>
  db.selectFrom('provider_payment').selectAll().where('payment_id', '=', payment_id).executeTakeFirstOrThrow()

const eventCount = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from provider_event`.execute(db)
  return rows[0]?.count ?? 0
}

const fieldsOf = (call: EndpointKey): string[] => {
  const { query, body }: Endpoint = endpoints[call]
  return [query, body].flatMap((schema) => (schema && 'shape' in schema ? Object.keys(schema.shape as object) : []))
}
/** All calls about payments at a provider. */
const calls = (Object.keys(endpoints) as EndpointKey[]).filter(
  (call) => /\/(card_top_up|provider|dispute)\b/.test(call) || fieldsOf(call).includes('payment_id'),
)
const isOfDesk = (call: EndpointKey) => call.includes(' /api/admin/')

/** Makes a call about a payment with the session of `token`, as a shopper, an operator or an agent would send it. */
async function ask(call: EndpointKey, payment_id: string, headers: Record<string, string>) {
  const [method, url] = call.split(' ') as ['GET' | 'POST', string] // every key of the contract has this form
  const ids = Object.fromEntries(fieldsOf(call).map((field) => [field, payment_id]))
  const reply = await shop.app.inject({
    method,
    url: method === 'GET' ? `${url}?${new URLSearchParams(ids)}` : url,
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    ...(method === 'POST' && { payload: ids }),
  })
  expect(reply.body).not.toContain('4242')
  return reply.json<{ code: number; reason?: string }>()
}

describe('who may call', async () => {
  const victim = await aShopper(shop)
  const { payment_id, ref } = await begin('stripe', victim, 4_000)
  standIns.stripe.control.complete(ref)
  for (const { headers, body } of await newDeliveries('stripe', 0)) await deliver('stripe', headers, body)
  await runWork()
  const before = await rowOf(payment_id)
  const buyer = await aBuyer(shop)
  const { access_token } = await link(shop, await anAgent(shop), buyer, { allowance_cents: 5_000 })
  const operator = await anOperator(shop)

  test.each(calls)('%s refuses visitors, agents, and sessions of the other kind', async (call) => {
    const url = call.split(' ')[1] ?? ''
    const wrong = isOfDesk(call) ? victim.token : operator.token
    const visitor = sessionHeaders(url, undefined)
    const agent = { ...visitor, authorization: `Bearer ${access_token}` }
    for (const headers of [visitor, agent, sessionHeaders(url, wrong)])
      expect((await ask(call, payment_id, headers)).code, JSON.stringify(headers)).toBe(401)
  })

  const others = DESK_ROLES.filter((role) => role !== 'owner' && role !== 'finance')
  test.each(others)('the role %s sees and changes nothing of payments', async (role) => {
    const { token } = await anOperator(shop, { roles: [role] })
    for (const call of calls.filter(isOfDesk)) {
      const { access } = endpoints[call]
      const allowed: readonly string[] = typeof access === 'object' ? access.desk : []
      if (allowed.includes(role)) continue
      const reply = await ask(call, payment_id, sessionHeaders(call.split(' ')[1] ?? '', token))
      expect(reply, call).toMatchObject({ code: 0, reason: 'role_needed' })
    }
  })

  test('another shopper gets nothing of the payment, and nothing has changed', async () => {
    for (const call of calls.filter((call) => !isOfDesk(call) && fieldsOf(call).includes('payment_id')))
      expect((await ask(call, payment_id, sessionHeaders('/api/user', buyer.token))).code, call).toBe(404)
    expect(await rowOf(payment_id)).toEqual(before)
    expect(calls.length).toBeGreaterThan(15)
  })
})

describe.each(PROVIDER_NAMES)('events of %s', (provider) => {
  const control: Control = standIns[provider].control
  const other = provider === 'stripe' ? 'paypal' : 'stripe'

  /** A paid top-up with its events, which the shop has not got yet. */
  async function aPaid(amount_cents = 4_000) {
    const shopper = await aShopper(shop)
    const count = deliveriesOf(provider).length
    const payment = await begin(provider, shopper, amount_cents)
    control.complete(payment.ref)
    return { shopper, ...payment, deliveries: await newDeliveries(provider, count) }
  }

  /** Delivers events an hour or days later. */
  async function later<T>(ms: number, work: () => Promise<T>): Promise<T> {
    const { now_ms } = clock
    clock.now_ms = () => now_ms() + ms
    try {
      return await work()
    } finally {
      clock.now_ms = now_ms
    }
  }

  test('forged, changed and old events are refused, and leave nothing behind', async () => {
    const { shopper, deliveries } = await aPaid()
    const [{ headers, body }] = deliveries as [(typeof deliveries)[number]] // one at least, see newDeliveries
    const before = await eventCount()
    const text = String(body)
    const changed = Buffer.from(text.replace(/"id":"[^"]+"/, '"id":"evt_attacker"'))
    const unsigned = { 'content-type': 'application/json' }
    const broken = { ...headers, [SIGNED_BY[provider]]: 't=1,v1=00' }
    const attacks: [string, Headers, Buffer][] = [
      [provider, unsigned, body],
      [provider, headers, changed],
      [provider, headers, Buffer.concat([body, Buffer.from(' ')])],
      [provider, broken, body],
      [provider, { ...headers, [SIGNED_BY[provider]]: '' }, body],
      [other, headers, body],
    ]
    for (const [name, forged, payload] of attacks) expect(await deliver(name, forged, payload)).toBe(400)
    const OLD_MS = provider === 'stripe' ? 6 * MINUTE_MS : 5 * 24 * 60 * MINUTE_MS
    expect(await later(OLD_MS, () => deliver(provider, headers, body))).toBe(400)
    expect(await deliver('nobody', headers, body)).toBe(404)
    await runWork()
    expect(await eventCount()).toBe(before)
    expect(await balanceIn(shopper)).toBe(0)
  })

  test('a repeated event is stored once, and credits once', async () => {
    const { shopper, deliveries } = await aPaid()
    const before = await eventCount()
    const times = Array.from({ length: 5 }, () => deliveries).flat()
    const replies = await Promise.all(times.map(({ headers, body }) => deliver(provider, headers, body)))
    expect([...new Set(replies)]).toEqual([200])
    await runWork()
    for (const { headers, body } of times) await deliver(provider, headers, body)
    await runWork()
    expect(await eventCount()).toBe(before + deliveries.length)
    expect(await balanceIn(shopper)).toBe(4_000)
  })
})
