import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import {
  type AgentHost,
  anAgentHost,
  consent,
  exchange,
  link,
  refresh,
} from '../../../../testing/agent/agent-link-world.ts'
import { aKey, aProfile, aServer, callAsAgent, signedHeaders } from '../../../../testing/agent/agent-world.ts'
import { itemsOf } from '../../../../testing/agent/shopping-agent-world.ts'
import { deleteAccountOf } from '../../../../testing/deletion-world.ts'
import { aBuyer, anUnpaidOrder, pay } from '../../../../testing/order-world.ts'
import { anOperator, aProduct, aShop, PAYMENT_CODE, type TestShopper } from '../../../../testing/world.ts'
import { transaction } from '../../../db/transaction.ts'
import { balanceOf } from '../../../ledger/ledger.ts'
import { lockShopper } from '../../account/lock-shopper-sql.ts'

const shop = await aShop({ max: 40 })
const { app, context } = shop
context.config.agent_loopback = true
const issuer = context.config.public_url
const resource_metadata = `resource_metadata="${issuer}/.well-known/oauth-protected-resource"`
const READ = 'dev.ucp.shopping.order:read'
const MANAGE = 'dev.ucp.shopping.checkout:manage'
const PAY = 'dev.ucp.shopping.checkout:pay'

type Sent = { bearer?: string; profile?: string; method?: 'GET' | 'POST' | 'PUT'; headers?: Record<string, string> }

/** Calls an operation as a platform of a host. */
const send = (
  { origin }: AgentHost,
  path: string,
  body: object | undefined,
  { bearer, profile = 'profile', ...options }: Sent,
) =>
  callAsAgent(shop, path, body, {
    profile: `${origin}/${profile}.json`,
    ...options,
    headers: { ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }), ...options.headers },
  })

const readOrder = (host: AgentHost, id: string, options: Sent = {}) =>
  send(host, `/orders/${id}`, undefined, { method: 'GET', ...options })

const fundsOf = async ({ user_id }: Pick<TestShopper, 'user_id'>) => (await balanceOf(shop.db, user_id)).balance_cents

/** A shopper who linked an agent, and a function that makes the agent buy. */
async function aLinked({ allowance_cents = 5_000, scopes = [READ, MANAGE, PAY], keys }: Granted = {}) {
  const host = await anAgentHost(keys)
  const buyer = await aBuyer(shop)
  const { access_token: bearer, refresh_token } = await link(shop, host, buyer, { allowance_cents, scopes })
  const begin = async (items: object, options: Sent = {}) =>
    send(host, '/checkout-sessions', items, { bearer, ...options })
  const complete = (id: string, options: Sent = {}) =>
    send(host, `/checkout-sessions/${id}/complete`, {}, { bearer, ...options })
  return { host, buyer, bearer, refresh_token, begin, complete }
}
type Granted = { allowance_cents?: number; scopes?: readonly string[]; keys?: object[] }

async function aPaidOrder(buyer: Awaited<ReturnType<typeof aBuyer>>) {
  const order_id = await anUnpaidOrder(shop, buyer, { price_cents: 700 })
  await pay(buyer, [order_id])
  return shop.db
    .selectFrom('shop_order')
    .select(['order_id', 'order_number', 'checkout_id'])
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
}

test('with the consent of a shopper an agent reads orders that it did not make, without personal data', async () => {
  const { host, buyer, bearer } = await aLinked({ scopes: [READ] })
  const purchase = await aPaidOrder(buyer)
  for (const id of [purchase.checkout_id, purchase.order_id, purchase.order_number]) {
    const { status, body } = await readOrder(host, id, { bearer })
    expect([id, status]).toEqual([id, 200])
    expect(body).toMatchObject({
      id: purchase.checkout_id,
      checkout_id: purchase.checkout_id,
      label: purchase.order_number,
    })
    for (const secret of ['Aoyama', 'Mei', '+8190', buyer.account, buyer.user_id])
      expect(JSON.stringify(body)).not.toContain(secret)
  }
})

test('an agent reads no orders of other shoppers, and no unpaid orders', async () => {
  const { host, buyer, bearer } = await aLinked({ scopes: [READ] })
  const others = await aPaidOrder(await aBuyer(shop))
  const unpaid = await anUnpaidOrder(shop, buyer)
  for (const id of [others.checkout_id, others.order_id, others.order_number, unpaid, randomUUID(), "' or true --"]) {
    const { status, body } = await readOrder(host, encodeURIComponent(id), { bearer })
    expect([id, status, body.messages?.[0]?.code]).toEqual([id, 200, 'not_found'])
  }
})

test('without a token the order of another platform needs an identity, and the reply does not reveal which orders exist', async () => {
  const { host, buyer } = await aLinked()
  const { checkout_id } = await aPaidOrder(buyer)
  for (const id of [checkout_id, randomUUID()]) {
    const { status, headers, body } = await readOrder(host, id)
    expect([status, headers['www-authenticate']]).toEqual([401, `Bearer realm="${issuer}", ${resource_metadata}`])
    expect(body.messages).toMatchObject([{ code: 'identity_required', severity: 'requires_buyer_review' }])
  }
})

test('a token that is wrong, revoked, a refresh token or from another agent is refused with a challenge', async () => {
  const { host, buyer, refresh_token, bearer } = await aLinked()
  const other = await aLinked()
  const { checkout_id } = await aPaidOrder(buyer)
  const [agent] = (await other.buyer.call('GET /api/user/agents')).data
  await other.buyer.call('POST /api/user/agent/end', { body: { link_id: agent?.link_id ?? '' } })
  const refuses = async (place: AgentHost, wrong: string) => {
    const { status, headers, body } = await readOrder(place, checkout_id, { bearer: wrong })
    const challenge = `Bearer realm="${issuer}", error="invalid_token", ${resource_metadata}`
    expect([status, headers['www-authenticate']]).toEqual([401, challenge])
    expect(body.messages).toMatchObject([{ code: 'identity_required' }])
  }
  for (const wrong of ['nonsense', refresh_token, buyer.token, `${bearer}x`]) await refuses(host, wrong)
  await refuses(other.host, other.bearer)
  await refuses(other.host, bearer)
  expect((await readOrder(host, checkout_id, { bearer })).status).toBe(200)
})

test('the tools at /mcp send the same challenge', async () => {
  const { host } = await aLinked()
  const meta = { 'ucp-agent': { profile: `${host.origin}/profile.json` } }
  const payload = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'get_order', arguments: { meta, id: randomUUID() } },
  }
  const reply = await app.inject({ method: 'POST', url: '/mcp', payload })
  expect(reply.statusCode).toBe(401)
  expect(reply.headers['www-authenticate']).toBe(`Bearer realm="${issuer}", ${resource_metadata}`)
  expect(reply.json()).toMatchObject({ error: { code: -32000, data: { code: 'identity_required' } } })
})

test('a token does only what its scopes allow, and names the missing one', async () => {
  const reader = await aLinked({ scopes: [READ] })
  const manager = await aLinked({ scopes: [MANAGE] })
  const { checkout_id } = await aPaidOrder(manager.buyer)
  const { sku_id } = await aProduct(shop)
  const refused = [
    [await reader.begin(itemsOf([sku_id, 1])), MANAGE],
    [await readOrder(manager.host, checkout_id, { bearer: manager.bearer }), READ],
  ] as const
  for (const [{ status, headers, body }, scope] of refused) {
    const challenge = `Bearer realm="${issuer}", error="insufficient_scope", scope="${scope}", ${resource_metadata}`
    expect([status, headers['www-authenticate']]).toEqual([403, challenge])
    expect(body.messages).toMatchObject([{ code: 'insufficient_scope' }])
  }
  const wider = await refresh(shop, reader.host, reader.refresh_token, { scope: `${READ} ${MANAGE}` })
  expect(wider).toMatchObject({ status: 400, error: 'invalid_scope' })
})

test('a token does not replace the signature of a platform that has keys', async () => {
  const key = aKey()
  const { host, buyer, begin, bearer } = await aLinked({ keys: [key.jwk] })
  const { sku_id } = await aProduct(shop)
  const items = itemsOf([sku_id, 1])
  expect((await begin(items)).body.messages).toMatchObject([{ code: 'signature_missing' }])
  expect((await readOrder(host, (await aPaidOrder(buyer)).checkout_id)).body.code).toBe('unauthorized')
  const body = JSON.stringify(items)
  const profile = `${host.origin}/profile.json`
  const call = { path: '/checkout-sessions', body, profile, key, host: new URL(issuer).host }
  const uncovered = signedHeaders(call)
  expect((await begin(items, { headers: uncovered })).body.code).toBe('signature_invalid')
  const headers = signedHeaders({ ...call, more: { authorization: `Bearer ${bearer}` } })
  expect(await begin(items, { headers })).toMatchObject({ status: 201, body: { status: 'ready_for_complete' } })
})

test('two platforms of one host, and goods of two shops, share the allowance', async () => {
  const { host, buyer, begin, complete } = await aLinked({ allowance_cents: 2_500 })
  const goods = [
    await aProduct(shop, { price_cents: 500, shop_id: `quay-${randomUUID().slice(0, 8)}` }),
    await aProduct(shop, { price_cents: 500, shop_id: `dock-${randomUUID().slice(0, 8)}` }),
  ] as const
  const items = itemsOf([goods[0].sku_id, 1], [goods[1].sku_id, 1])
  const profiles = ['one', 'two', 'one', 'two']
  const checkouts = await Promise.all(profiles.map((profile) => begin(items, { profile })))
  const results = await Promise.all(
    checkouts.map(({ body }, index) => complete(body.id, { profile: profiles[index] ?? '' })),
  )
  expect(results.filter(({ body }) => body.status === 'completed')).toHaveLength(2)
  expect(await fundsOf(buyer)).toBe(98_000)
  const [listed] = (await buyer.call('GET /api/user/agents')).data
  expect(listed).toMatchObject({ host: host.host, allowance_cents: 2_500, spent_cents: 2_000 })
  const { items: bills } = (await buyer.call('GET /api/user/bill', { query: {} })).data
  expect(bills.filter(({ agent }) => agent === host.host)).toHaveLength(4)
})

test('a purchase that waits for its shopper does not hold the link, which the shopper may be changing', async () => {
  const { buyer, begin, complete } = await aLinked()
  const { sku_id } = await aProduct(shop, { price_cents: 1000 })
  const { body } = await begin(itemsOf([sku_id, 1]))
  await sql`update agent_link set last_used_at = null where user_id = ${buyer.user_id}`.execute(shop.db)
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const completing = await transaction(shop.db, async (tx) => {
    await lockShopper(tx, buyer.user_id)
    const completion = complete(body.id)
    await vi.waitUntil(async () => (await waiting.execute(shop.db)).rows.length > 0)
    await sql`select from agent_link where user_id = ${buyer.user_id} for no key update nowait`.execute(tx)
    return [completion]
  })
  expect((await completing[0])?.body.status).toBe('completed')
  expect((await buyer.call('GET /api/user/agents')).data[0]?.last_used_at).not.toBeNull()
})

test('a repeated call is refused once its link has ended, although its reply is stored', async () => {
  const { host, buyer, bearer } = await aLinked()
  const { sku_id } = await aProduct(shop)
  const sendKeyed = async (path: string, body: object, key: string) =>
    send(host, path, body, { bearer, headers: { 'idempotency-key': key } })
  const keys = { create: randomUUID(), complete: randomUUID() }
  const create = () => sendKeyed('/checkout-sessions', itemsOf([sku_id, 1]), keys.create)
  const { body: checkout } = await create()
  const complete = () => sendKeyed(`/checkout-sessions/${checkout.id}/complete`, {}, keys.complete)
  expect((await complete()).body.status).toBe('completed')
  expect(await complete()).toMatchObject({ status: 200, body: { status: 'completed' } })
  const [agent] = (await buyer.call('GET /api/user/agents')).data
  await buyer.call('POST /api/user/agent/end', { body: { link_id: agent?.link_id ?? '' } })
  for (const repeated of [complete(), create()])
    expect(await repeated).toMatchObject({ status: 401, body: { code: 'identity_required' } })
})

test('an agent cannot raise its allowance, allow itself more, or read the account by its token', async () => {
  const { host, buyer, bearer } = await aLinked({ allowance_cents: 100 })
  const [listed] = (await buyer.call('GET /api/user/agents')).data
  const body = { link_id: listed?.link_id ?? '', allowance_cents: 90_000, payment_code: PAYMENT_CODE }
  const headers = { authorization: `Bearer ${bearer}` }
  for (const [method, url, payload] of [
    ['POST', '/api/user/agent/allowance', body],
    ['POST', '/api/user/agent/allow', { ticket: 'x', allowance_cents: 1 }],
    ['GET', '/api/user/agents', undefined],
    ['GET', '/api/user/order_list', undefined],
    ['GET', '/api/user/export', undefined],
  ] as const)
    expect([url, (await app.inject({ method, url, headers, ...(payload && { payload }) })).statusCode]).toEqual([
      url,
      401,
    ])
  expect((await buyer.call('GET /api/user/agents')).data).toMatchObject([{ host: host.host, allowance_cents: 100 }])
})

test('for a shopper who was blocked or deleted the account, an agent neither reads nor buys', async () => {
  const support = await anOperator(shop, { roles: ['support'] })
  const blocked = await aLinked()
  const { sku_id } = await aProduct(shop, { price_cents: 1000 })
  const { body: checkout } = await blocked.begin(itemsOf([sku_id, 1]))
  expect(checkout.status).toBe('ready_for_complete')
  const { checkout_id } = await aPaidOrder(blocked.buyer)
  const { user_id } = blocked.buyer
  const before = await fundsOf(blocked.buyer)
  await support.call('POST /api/admin/shopper/block', { body: { user_id, reason: 'Stolen account' } })
  expect((await blocked.complete(checkout.id)).body.code).toBe('identity_required')
  expect((await readOrder(blocked.host, checkout_id, { bearer: blocked.bearer })).status).toBe(401)
  await support.call('POST /api/admin/shopper/unblock', { body: { user_id, reason: 'Identity proved' } })
  expect((await blocked.complete(checkout.id)).body.code).toBe('identity_required')
  expect((await send(blocked.host, `/checkout-sessions/${checkout.id}/complete`, {}, {})).body.code).toBe(
    'identity_required',
  )
  expect(await fundsOf(blocked.buyer)).toBe(before)

  const host = await anAgentHost()
  const leaving = await aBuyer(shop, 0)
  const { access_token: bearer } = await link(shop, host, leaving)
  const pending = await consent(host, leaving)
  expect(await deleteAccountOf(leaving, { payment_code: PAYMENT_CODE })).toMatchObject({ code: 1 })
  expect((await send(host, '/checkout-sessions', itemsOf([sku_id, 1]), { bearer })).body.code).toBe('identity_required')
  expect(await exchange(shop, pending)).toMatchObject({ status: 400, error: 'invalid_grant' })
})

test('a checkout says what a link would allow, and only to platforms that can link', async () => {
  const host = await anAgentHost()
  const { sku_id } = await aProduct(shop)
  const { body } = await send(host, '/checkout-sessions', itemsOf([sku_id, 1]), {})
  expect(body.messages).toContainEqual(expect.objectContaining({ type: 'info', code: 'identity_optional' }))
  const { origin } = await aServer((_request, reply) =>
    reply.end(JSON.stringify(aProfile({ capabilities: ['dev.ucp.shopping.checkout'] }))),
  )
  const plain = await callAsAgent(shop, '/checkout-sessions', itemsOf([sku_id, 1]), { profile: `${origin}/p.json` })
  expect(plain.body.messages?.map(({ code }) => code)).not.toContain('identity_optional')
})

test('a checkout that was made with a token is neither read nor changed without it, or with the token of another shopper', async () => {
  const { host, buyer, bearer, begin, complete } = await aLinked()
  const { access_token: other } = await link(shop, host, await aBuyer(shop), { scopes: [READ, MANAGE] })
  const { sku_id } = await aProduct(shop, { price_cents: 1_000 })
  const { id, totals } = (await begin(itemsOf([sku_id, 1]))).body
  const path = `/checkout-sessions/${id}`
  const more = itemsOf([sku_id, 3])
  const calls = (options: Sent) => [
    send(host, path, undefined, { method: 'GET', ...options }),
    send(host, path, more, { method: 'PUT', ...options }),
    send(host, `${path}/complete`, {}, options),
    send(host, `${path}/cancel`, {}, options),
  ]
  for (const { status, body } of await Promise.all(calls({})))
    expect([status, body.code]).toEqual([401, 'identity_required'])
  for (const { body } of await Promise.all(calls({ bearer: other })))
    expect([body.ucp.status, body.messages?.[0]?.code]).toEqual(['error', 'not_found'])
  const current = await send(host, path, undefined, { method: 'GET', bearer })
  expect([current.body.status, current.body.totals]).toEqual(['ready_for_complete', totals])
  expect((await complete(id)).body.status).toBe('completed')
  expect(await fundsOf(buyer)).toBe(99_000)
  const [ended] = await Promise.all(calls({}))
  expect(ended?.status).toBe(401)
})
