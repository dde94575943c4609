import { expect, test } from 'vitest'
import { aKey, aProfile, aProfileServer, callAsAgent, signedHeaders } from '../../../testing/agent/agent-world.ts'
import { aProduct, aShop, listed } from '../../../testing/world.ts'

const shop = await aShop()
shop.context.config.agent_loopback = true
const product = await aProduct(shop, { price_cents: 2_500, stock: 3 })
await listed(shop)
const agent = await aProfileServer(aProfile())
const search = { query: 'product' }

test('the shop’s profile is wrapped, cacheable, and lists only public members of its key', async () => {
  const reply = await shop.app.inject('/.well-known/ucp')
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toContain('application/json')
  expect(reply.headers['cache-control']).toMatch(/^public, max-age=\d+$/)
  const { ucp, keys } = reply.json()
  expect(ucp).toMatchObject({
    version: '2026-08-25',
    supported_versions: { '2026-04-08': 'http://localhost:8080/ucp/2026-04-08/.well-known/ucp' },
    payment_handlers: {},
  })
  expect(ucp.services['dev.ucp.shopping'][0]).toMatchObject({
    transport: 'rest',
    endpoint: 'http://localhost:8080/ucp',
  })
  expect(keys).toEqual([
    {
      kid: expect.any(String),
      kty: 'EC',
      crv: 'P-256',
      x: expect.stringMatching(/^[\w-]{43}$/),
      y: expect.stringMatching(/^[\w-]{43}$/),
      use: 'sig',
      alg: 'ES256',
    },
  ])
  const [stored] = await shop.db.selectFrom('agent_signing_key').select('sealed_private_key').execute()
  expect(stored?.sealed_private_key.toString('latin1')).not.toContain('PRIVATE KEY')
})

test('the profile of the earlier version is complete, and names no other versions', async () => {
  const { ucp, signing_keys } = (await shop.app.inject('/ucp/2026-04-08/.well-known/ucp')).json()
  expect(ucp.version).toBe('2026-04-08')
  expect(ucp).not.toHaveProperty('supported_versions')
  for (const [entry] of Object.values(ucp.capabilities) as { version: string }[][])
    expect(entry?.version).toBe('2026-04-08')
  expect(signing_keys).toHaveLength(1)
})

test('several servers of a shop publish the same key', async () => {
  const other = await aShop({ on: shop.db })
  const [first, second] = await Promise.all([shop.app.inject('/.well-known/ucp'), other.app.inject('/.well-known/ucp')])
  expect(first.json().keys).toEqual(second.json().keys)
})

test('every reply has the version and the capabilities of both sides that concern the operation', async () => {
  const { status, body, headers } = await callAsAgent(shop, '/catalog/search', search, {
    profile: agent.url,
    headers: { 'request-id': 'trace-1' },
  })
  expect(status).toBe(200)
  expect(body.ucp).toEqual({
    version: '2026-08-25',
    status: 'success',
    capabilities: { 'dev.ucp.shopping.catalog.search': [{ version: '2026-08-25' }] },
    payment_handlers: {},
  })
  expect(headers['request-id']).toBe('trace-1')
  expect(headers['cache-control']).toBe('no-store')
  expect(body.products).toHaveLength(1)
  expect(body.products[0].id).toBe(product.product_id)
})

test('a platform of the earlier version is answered in that version', async () => {
  const { url } = await aProfileServer(aProfile({ version: '2026-04-08' }))
  const { body } = await callAsAgent(shop, '/catalog/search', search, { profile: url })
  expect(body.ucp.version).toBe('2026-04-08')
  expect(body.ucp.capabilities).toEqual({ 'dev.ucp.shopping.catalog.search': [{ version: '2026-04-08' }] })
})

test('a version between two served versions is refused', async () => {
  const { url } = await aProfileServer(aProfile({ version: '2026-06-01' }))
  const { status, body } = await callAsAgent(shop, '/catalog/search', search, { profile: url })
  expect([status, body.code]).toEqual([422, 'version_unsupported'])
  expect(body.ucp.status).toBe('error')
})

test('a platform without the capability gets a message, not an error of the protocol', async () => {
  const { url } = await aProfileServer(aProfile({ capabilities: ['dev.ucp.shopping.catalog.lookup', 'com.other.x'] }))
  const { status, body } = await callAsAgent(shop, '/catalog/search', search, { profile: url })
  expect([status, body.ucp.status]).toEqual([200, 'error'])
  expect(body.messages).toMatchObject([{ type: 'error', code: 'capabilities_incompatible', severity: 'unrecoverable' }])
})

test('a capability with the schema of another owner is not the shop’s', async () => {
  const profile = aProfile()
  const entries = profile.ucp.capabilities['dev.ucp.shopping.catalog.search'] as { schema: string }[]
  for (const entry of entries) entry.schema = 'https://other.example/schema.json'
  const { url } = await aProfileServer(profile)
  const { body } = await callAsAgent(shop, '/catalog/search', search, { profile: url })
  expect(body.messages?.[0]?.code).toBe('capabilities_incompatible')
})

test.each([
  ['no header', undefined],
  ['no dictionary', 'profile="'],
  ['a token', 'profile=https'],
  ['another member', 'agent="https://agent.example/"'],
  ['no URL', 'profile="agent"'],
  ['HTTP', 'profile="http://agent.example/p"'],
  ['a file', 'profile="file:///etc/passwd"'],
  ['a user name', 'profile="https://me@agent.example/p"'],
  ['a long URL', `profile="https://agent.example/${'p'.repeat(600)}"`],
])('a profile URL that is %s is refused', async (_, header) => {
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/ucp/catalog/search',
    payload: search,
    headers: header === undefined ? {} : { 'ucp-agent': header },
  })
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid_profile_url'])
})

test('malformed JSON, unknown operations and too large bodies have errors in the form of the protocol', async () => {
  const post = (path: string, body: string) => callAsAgent(shop, path, body, { profile: agent.url })
  expect(await post('/catalog/search', '{')).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  expect(await post('/catalog/search', '{"__proto__":{"query":"x"}}')).toMatchObject({ status: 400 })
  expect(await post('/nothing', '{}')).toMatchObject({ status: 404, body: { code: 'not_found' } })
  const long = JSON.stringify({ query: 'x'.repeat(70_000) })
  expect(await post('/catalog/search', long)).toMatchObject({ body: { code: 'request_too_large' } })
})

test('a signed call is verified with the keys of the profile', async () => {
  const key = aKey()
  const { url } = await aProfileServer(aProfile({ keys: [key.jwk] }))
  const [path, body] = ['/catalog/search', JSON.stringify(search)]
  const headers = signedHeaders({ path, body, profile: url, key })
  expect((await callAsAgent(shop, path, body, { profile: url, headers })).status).toBe(200)
  const refused = async (changed: Record<string, string>, text = body) => {
    const { status, body } = await callAsAgent(shop, path, text, { profile: url, headers: { ...headers, ...changed } })
    return [status, body.code]
  }
  expect(await refused({}, '{"query":"other"}')).toEqual([400, 'digest_mismatch'])
  const forged = signedHeaders({ path, body, profile: url, key: { ...aKey(), kid: key.kid } })
  expect(await refused(forged)).toEqual([401, 'signature_invalid'])
  expect(await refused(signedHeaders({ path, body, profile: url, key: aKey() }))).toEqual([401, 'key_not_found'])
  expect(await refused({ signature: 'sig1=:AAAA:' })).toEqual([401, 'signature_invalid'])
  expect(await refused({ signature: 'other=:AAAA:' })).toEqual([401, 'signature_missing'])
  expect(await refused({ 'signature-input': 'nonsense(' })).toEqual([401, 'signature_missing'])
  expect(await refused({ 'idempotency-key': 'added-by-somebody-else' })).toEqual([401, 'signature_invalid'])
  const elsewhere = signedHeaders({ path, body, profile: url, key, host: 'other.example' })
  expect(await refused(elsewhere)).toEqual([401, 'signature_invalid'])
  const of_other_path = signedHeaders({ path: '/catalog/lookup', body, profile: url, key })
  expect(await refused(of_other_path)).toEqual([401, 'signature_invalid'])
  for (const left_out of ['@method', '@authority', '@path', 'ucp-agent', 'content-digest', 'content-type']) {
    const all = ['@method', '@authority', '@path', 'ucp-agent', 'content-digest', 'content-type']
    const parts = all.filter((part) => part !== left_out)
    expect(await refused(signedHeaders({ path, body, profile: url, key, parts })), left_out).toEqual([
      401,
      'signature_invalid',
    ])
  }
})

test('an unknown key makes the shop read the profile again, but not within a minute of the last read', async () => {
  const [first, second] = [aKey(), aKey()]
  const profile = aProfile({ keys: [first.jwk] })
  const { url, asked: requests } = await aProfileServer(profile)
  const [path, body] = ['/catalog/search', JSON.stringify(search)]
  const call = (key: typeof first) =>
    callAsAgent(shop, path, body, { profile: url, headers: signedHeaders({ path, body, profile: url, key }) })
  expect((await call(second)).body.code).toBe('key_not_found')
  profile.keys?.push(second.jwk)
  expect((await call(second)).body.code).toBe('key_not_found')
  expect(requests).toHaveLength(1)
})

test('platforms that called are stored once', async () => {
  const rows = await shop.db
    .selectFrom('agent_platform')
    .select('profile_url')
    .where('profile_url', '=', agent.url)
    .execute()
  expect(rows).toHaveLength(1)
})

test('llms.txt names the interfaces for agents', async () => {
  const { headers, body } = await shop.app.inject('/llms.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain('](http://localhost:8080/.well-known/ucp)')
  expect(body).toContain('](http://localhost:8080/mcp)')
})
