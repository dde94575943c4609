import type { AddressInfo } from 'node:net'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { expect, onTestFinished, test } from 'vitest'
import { aKey, aProfile, aProfileServer, signedHeaders } from '../../../../testing/agent/agent-world.ts'
import { aProduct, aShop, listed } from '../../../../testing/world.ts'
import { OPERATIONS } from '../operations.ts'

const shop = await aShop()
shop.context.config.agent_loopback = true
const product = await aProduct(shop, { price_cents: 2_500 })
await listed(shop)
const agent = await aProfileServer(aProfile())
const meta = { 'ucp-agent': { profile: agent.url } }
const call = { name: 'search_catalog', arguments: { meta, catalog: { query: 'product' } } }

async function post(body: unknown, headers: Record<string, string> = {}) {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: response.statusCode, headers: response.headers, body: response.body && response.json() }
}
const ask = (method: string, params: object = {}, headers: Record<string, string> = {}) =>
  post({ jsonrpc: '2.0', id: 7, method, params }, headers)

const STATELESS_META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
}
const askStateless = (method: string, params: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  ask(
    method,
    { ...params, _meta: STATELESS_META },
    {
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': method,
      ...(typeof params.name === 'string' && { 'mcp-name': params.name }),
      ...headers,
    },
  )

test('a client of the public SDK connects, lists the tools and calls one', async () => {
  await shop.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = shop.app.server.address() as AddressInfo // it listens on a port
  const client = new Client({ name: 'test', version: '1' })
  onTestFinished(() => client.close())
  await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`)))
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(OPERATIONS.map(({ tool }) => tool))
  const { structuredContent, content } = await client.callTool(call)
  expect(structuredContent).toMatchObject({
    ucp: { version: '2026-08-25', status: 'success' },
    products: [{ id: product.product_id }],
  })
  expect(content).toEqual([{ type: 'text', text: JSON.stringify(structuredContent) }])
  await expect(client.callTool({ name: 'no_such_tool' })).rejects.toThrow('Unknown tool')
})

test('the handshake of earlier revisions keeps the version of the client, if the shop speaks it', async () => {
  const versionFor = async (protocolVersion: string) =>
    (await ask('initialize', { protocolVersion, capabilities: {}, clientInfo: { name: 'a', version: '1' } })).body
      .result.protocolVersion
  expect(await versionFor('2025-06-18')).toBe('2025-06-18')
  expect(await versionFor('2026-07-28')).toBe('2025-11-25')
  expect(await versionFor('1999-01-01')).toBe('2025-11-25')
  const { status, headers } = await post({ jsonrpc: '2.0', method: 'notifications/initialized' })
  expect(status).toBe(202)
  expect(headers['mcp-session-id']).toBeUndefined()
  expect((await ask('ping')).body).toEqual({ jsonrpc: '2.0', id: 7, result: {} })
})

test('the revision without sessions discovers, lists and calls in single requests', async () => {
  const { result } = (await askStateless('server/discover')).body
  expect(result).toMatchObject({
    resultType: 'complete',
    supportedVersions: expect.arrayContaining(['2026-07-28', '2025-11-25']),
    capabilities: { tools: {} },
    cacheScope: 'public',
  })
  const list = (await askStateless('tools/list')).body.result
  expect(list).toMatchObject({ resultType: 'complete', ttlMs: expect.any(Number) })
  const called = (await askStateless('tools/call', call)).body.result
  expect(called).toMatchObject({
    resultType: 'complete',
    structuredContent: { products: [{ id: product.product_id }] },
  })
  expect((await askStateless('ping')).status).toBe(404)
})

test('headers of the revision without sessions must say the same as the body', async () => {
  const mismatch = async (headers: Record<string, string>, params: Record<string, unknown> = call) => {
    const { status, body } = await askStateless('tools/call', params, headers)
    return [status, body.error?.code]
  }
  expect(await mismatch({ 'mcp-method': 'tools/list' })).toEqual([400, -32020])
  expect(await mismatch({ 'mcp-name': 'get_product' })).toEqual([400, -32020])
  expect(await mismatch({ 'mcp-protocol-version': '2025-11-25' })).toEqual([400, -32020])
  const name = `=?base64?${Buffer.from(call.name).toString('base64')}?=`
  expect((await askStateless('tools/call', call, { 'mcp-name': name })).status).toBe(200)
  const unknown = await ask('tools/list', {}, { 'mcp-protocol-version': '1900-01-01' })
  expect([unknown.status, unknown.body.error.code]).toEqual([400, -32022])
  expect(unknown.body.error.data).toMatchObject({ requested: '1900-01-01' })
})

test('each tool’s schema needs the profile of the platform', async () => {
  const { tools } = (await ask('tools/list')).body.result
  for (const { inputSchema } of tools) {
    expect(inputSchema).toMatchObject({ type: 'object', required: expect.arrayContaining(['meta']) })
    expect(inputSchema.properties.meta.required).toContain('ucp-agent')
  }
})

test.each([
  ['no JSON', '{', -32700],
  ['a batch', '[]', -32600],
  ['no version', '{"id":1,"method":"ping"}', -32600],
  ['an id that is null', '{"jsonrpc":"2.0","id":null,"method":"ping"}', -32600],
  ['a text', '"ping"', -32600],
])('a message that is %s is refused', async (_, body, code) => {
  const reply = await post(body)
  expect([reply.status, reply.body.error.code]).toEqual([400, code])
})

test('unknown methods and tools are errors of JSON-RPC', async () => {
  expect((await ask('resources/list')).body.error.code).toBe(-32601)
  expect((await ask('__proto__')).body.error.code).toBe(-32601)
  expect((await ask('tools/call', { name: 'toString' })).body.error.code).toBe(-32602)
  expect((await ask('tools/call', { name: 5 })).body.error.code).toBe(-32602)
})

test('errors of the protocol have their code in the data and their HTTP status', async () => {
  const failed = async (input: object, headers: Record<string, string> = {}) => {
    const { status, body } = await ask('tools/call', { name: 'lookup_catalog', arguments: input }, headers)
    return [status, body.error.code, body.error.data.code]
  }
  const catalog = { ids: ['x'] }
  expect(await failed({ catalog })).toEqual([400, -32001, 'invalid_profile_url'])
  const other = { 'ucp-agent': 'profile="https://other.example/p"' }
  expect(await failed({ meta, catalog }, other)).toEqual([400, -32001, 'invalid_profile_url'])
  const { url } = await aProfileServer(aProfile({ version: '2026-01-23' }))
  expect(await failed({ meta: { 'ucp-agent': { profile: url } }, catalog })).toEqual([
    422,
    -32001,
    'version_unsupported',
  ])
})

test('an outcome without a resource is a result', async () => {
  const { status, body } = await ask('tools/call', {
    name: 'get_product',
    arguments: { meta, catalog: { id: 'none' } },
  })
  expect(status).toBe(200)
  expect(body.result.structuredContent).toMatchObject({ ucp: { status: 'error' }, messages: [{ code: 'not_found' }] })
})

test('the signature of the HTTP request is verified', async () => {
  const key = aKey()
  const { url } = await aProfileServer(aProfile({ keys: [key.jwk] }))
  const body = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { ...call, arguments: { ...call.arguments, meta: { 'ucp-agent': { profile: url } } } },
  })
  const headers = signedHeaders({ path: '/mcp', body, profile: url, key, endpoint: '' })
  expect((await post(body, headers)).status).toBe(200)
  const changed = await post(body.replace('"id":1', '"id":2'), headers)
  expect([changed.status, changed.body.error.code, changed.body.error.data.code]).toEqual([
    400,
    -32600,
    'digest_mismatch',
  ])
})

test('pages of other sites cannot call the shop', async () => {
  const { status } = await ask('tools/list', {}, { origin: 'https://evil.example' })
  expect(status).toBe(403)
  expect((await ask('tools/list', {}, { origin: 'http://localhost:8080' })).status).toBe(200)
})

test('there are no streams and no sessions', async () => {
  for (const method of ['GET', 'DELETE'] as const)
    expect((await shop.app.inject({ method, url: '/mcp' })).statusCode).toBe(405)
})

test('switched off, no tool answers', async () => {
  const set = async (value: string) => {
    await shop.db.updateTable('shop_choice').set({ value }).where('name', '=', 'agents').execute()
    shop.app.agents?.forget()
  }
  onTestFinished(() => set('on'))
  await set('off')
  expect((await ask('tools/list')).status).toBe(403)
  expect((await ask('tools/call', call)).status).toBe(403)
})
