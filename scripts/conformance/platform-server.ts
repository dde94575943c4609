// Profiles of platforms on this machine, for a shop with AGENT_LOOPBACK=on: one with a key, and one for each way in
// which a negotiation fails.
import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const VERSION = '2026-04-08'
type Capabilities = Record<string, object[]>

const profile = (version: string, capabilities: Capabilities, signing_keys: object[] = []) =>
  JSON.stringify({ ucp: { version, services: {}, payment_handlers: {}, capabilities }, signing_keys })

/** A new key for the signatures of requests. */
function makeKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const keyFields = { kid: 'suite', use: 'sig', alg: 'ES256' }
  return {
    secret: { ...privateKey.export({ format: 'jwk' }), ...keyFields },
    public_key: { ...publicKey.export({ format: 'jwk' }), ...keyFields },
  }
}

/** A key of an algorithm that the protocol does not have. */
const UNSUPPORTED = { kid: 'unsupported', use: 'sig', kty: 'EC', crv: 'P-521', x: 'AA', y: 'AA' }

/** @param names capabilities that the shop has; the platform has them too. */
export async function servePlatform(names: readonly string[]) {
  const capabilities = Object.fromEntries(names.map((name) => [name, [{ version: VERSION }]]))
  const { secret, public_key } = makeKey()
  const documents: Record<string, string> = {
    '/linked': profile(VERSION, capabilities),
    '/signed': profile(VERSION, capabilities, [public_key, UNSUPPORTED]),
    '/unsupported': profile('2020-01-01', capabilities),
    '/incompatible': profile(VERSION, { 'com.example.other': [{ version: VERSION }] }),
    '/malformed': '{"ucp":',
  }
  const server = createServer((request, reply) => {
    const text = documents[request.url ?? '']
    reply.writeHead(text ? 200 : 404, { 'content-type': 'application/json', 'cache-control': 'max-age=300' })
    reply.end(text)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo // a TCP server
  const host = `http://127.0.0.1:${port}`
  const client_id = `${host}/client.json`
  const redirect_uris = ['http://127.0.0.1/callback', 'http://127.0.0.1/other']
  documents['/client.json'] = JSON.stringify({ client_id, client_name: 'The test suite', redirect_uris })
  return {
    request_private_jwk: secret,
    unsupported_alg_kid: UNSUPPORTED.kid,
    /** The client of links by OAuth. The host of its profile is that of its document. */
    client: { client_id, redirect_uris, profile: `${host}/linked` },
    urlOf: (name: string) => `http://localhost:${port}/${name}`,
    close: () => server.close(),
  }
}
