import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aKey, aProfile, aProfileServer, callAsAgent, signedHeaders } from '../../../../testing/agent/agent-world.ts'
import { aProduct, aShop, type TestShop } from '../../../../testing/world.ts'
import { clock } from '../../../clock.ts'

const shop = await aShop()
shop.context.config.agent_loopback = true
const product = await aProduct(shop)
const search = { query: 'product' }

test('a signature is from the last minutes and covers the token', async () => {
  const key = aKey()
  const { url } = await aProfileServer(aProfile({ keys: [key.jwk] }))
  const [path, body] = ['/catalog/search', JSON.stringify(search)]
  const call = { path, body, profile: url, key }
  const now_s = Math.floor(clock.now_ms() / 1000)
  const codeFor = async (headers: Record<string, string>) =>
    (await callAsAgent(shop, path, body, { profile: url, headers })).body.code
  for (const created of [null, now_s - 310, now_s - 86_400, now_s + 310])
    expect([created, await codeFor(signedHeaders({ ...call, created }))]).toEqual([created, 'signature_invalid'])
  expect(await codeFor(signedHeaders({ ...call, created: now_s - 240 }))).toBeUndefined()
  const authorization = 'Bearer token-of-a-shopper'
  expect(await codeFor({ ...signedHeaders(call), authorization })).toBe('signature_invalid')
  const covered = signedHeaders({ ...call, more: { authorization } })
  expect(await codeFor(covered)).toBeUndefined()
  expect(await codeFor({ ...covered, authorization: 'Bearer token-of-another' })).toBe('signature_invalid')
  // A read has no effect, so that a copy of it is answered.
  expect(await codeFor(covered)).toBeUndefined()
})

test('a copy of a signed call does not write, also at another server, with an Idempotency-Key or the other form of its signature', async () => {
  const key = aKey()
  const { url } = await aProfileServer(aProfile({ keys: [key.jwk] }))
  const [path, body] = ['/carts', JSON.stringify({ line_items: [{ item: { id: product.sku_id }, quantity: 1 }] })]
  const other = await aShop({ on: shop.db })
  other.context.config.agent_loopback = true
  const keyed: Record<string, string> = { 'idempotency-key': randomUUID() }
  for (const more of [{}, keyed]) {
    const headers = signedHeaders({ path, body, profile: url, key, more })
    const send = (at: TestShop, own_headers: Record<string, string> = headers) =>
      callAsAgent(at, path, body, { profile: url, headers: own_headers })
    expect((await send(shop)).status).toBe(201)
    const otherForm = { ...headers, signature: `sig1=:${otherFormOf(headers.signature)}:` }
    for (const copy of [send(shop), send(other), send(shop, otherForm)])
      expect(await copy).toMatchObject({ status: 401, body: { code: 'signature_invalid' } })
    const again = signedHeaders({ path, body, profile: url, key, more })
    expect((await send(shop, again)).status).toBe(201)
  }
  const once = signedHeaders({ path, body, profile: url, key })
  const copies = await Promise.all(
    [shop, other, shop, other].map((at) => callAsAgent(at, path, body, { profile: url, headers: once })),
  )
  expect(copies.map(({ status }) => status).toSorted()).toEqual([201, 401, 401, 401])
})

/** The order of P-256: with s, the order minus s is a valid half of the signature too. */
const ORDER = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551')

function otherFormOf(header: string): string {
  const signature = Buffer.from(/:(.*):/.exec(header)?.[1] ?? '', 'base64')
  const s = ORDER - BigInt(`0x${signature.subarray(32).toString('hex')}`)
  return Buffer.concat([signature.subarray(0, 32), Buffer.from(s.toString(16).padStart(64, '0'), 'hex')]).toString(
    'base64',
  )
}
