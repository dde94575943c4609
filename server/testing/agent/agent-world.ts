import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { clock } from '../../src/clock.ts'
import { CAPABILITY_NAMES } from '../../src/features/agent/capabilities.ts'
import { type AgentVersion, NEWEST } from '../../src/features/agent/versions.ts'
import { cleanUp } from '../clean-up.ts'
import type { TestShop } from '../world.ts'

type ProfileOptions = {
  version?: string
  capabilities?: readonly string[]
  keys?: object[]
  /** The configuration of each capability. */
  config?: Record<string, object>
}

/** The profile of a platform, by default with all capabilities of the shop. */
export function aProfile({
  version = NEWEST,
  capabilities = CAPABILITY_NAMES,
  keys,
  config = {},
}: ProfileOptions = {}) {
  const entries = capabilities.map((name) => {
    const schema = `https://ucp.dev/${version}/schemas/${name}.json`
    return [name, [{ version, spec: schema, schema, ...(config[name] && { config: config[name] }) }]]
  })
  return {
    ucp: { version, services: {}, payment_handlers: {}, capabilities: Object.fromEntries(entries) },
    ...(keys && { keys }),
  }
}

/** A server on this machine that is closed after the test file. @returns its origin, and the paths that were asked for. */
export async function aServer(listener: RequestListener): Promise<{ origin: string; requests: string[] }> {
  const requests: string[] = []
  const server = createServer((request, reply) => {
    requests.push(request.url ?? '')
    listener(request, reply)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  cleanUp(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo // it listens on a port
  return { origin: `http://127.0.0.1:${port}`, requests }
}

/** Serves a profile. @returns its URL. */
export async function aProfileServer(profile: object, headers: Record<string, string> = {}) {
  const { origin, requests } = await aServer((_request, reply) => {
    reply.writeHead(200, { 'content-type': 'application/json', ...headers })
    reply.end(JSON.stringify(profile))
  })
  return { url: `${origin}/profile.json`, asked: requests }
}

export type AgentKey = { kid: string; private_key: KeyObject; jwk: object }

/** A key pair of a platform, with the public key for its profile. */
export function aKey(kid: string = randomUUID()): AgentKey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    kid,
    private_key: privateKey,
    jwk: { kid, use: 'sig', alg: 'ES256', ...publicKey.export({ format: 'jwk' }) },
  }
}

type CallOptions = {
  profile: string
  method?: 'GET' | 'POST' | 'PUT'
  headers?: Record<string, string>
  remote_address?: string
}

/** Calls an operation in REST as a platform. */
export async function callAsAgent(
  { app }: TestShop,
  path: string,
  body: object | string | undefined,
  { profile, method = 'POST', headers = {}, remote_address = '127.0.0.1' }: CallOptions,
) {
  const response = await app.inject({
    method,
    url: `/ucp${path}`,
    remoteAddress: remote_address,
    headers: {
      'accept-language': 'en',
      'ucp-agent': `profile="${profile}"`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return { status: response.statusCode, headers: response.headers, body: response.json<AgentReplyBody>() }
}

/** The members of replies that tests read. */
export type AgentReplyBody = {
  ucp: { version: AgentVersion; status: string; capabilities: Record<string, { version: string }[]> }
  code?: string
  messages?: { type: string; code: string; content: string; severity?: string }[]
  // biome-ignore lint/suspicious/noExplicitAny: tests read replies of many shapes
  [member: string]: any
}

type Signing = {
  path: string
  body: string
  profile: string
  key: AgentKey
  host?: string
  parts?: string[]
  endpoint?: string
  /** More headers that are sent and signed. */
  more?: Record<string, string>
  /** When the request was signed, in seconds; null for a signature without a time. */
  created?: number | null
}

/** The headers of a signed POST request. `parts` limits what is signed. */
export function signedHeaders({
  path,
  body,
  profile,
  key,
  host = 'localhost:8080',
  endpoint = '/ucp',
  more = {},
  created = Math.floor(clock.now_ms() / 1000),
  parts,
}: Signing) {
  const headers: Record<string, string> = {
    'ucp-agent': `profile="${profile}"`,
    'content-type': 'application/json',
    'content-digest': `sha-256=:${createHash('sha256').update(body).digest('base64')}:`,
    ...more,
  }
  const values: Record<string, string> = {
    '@method': 'POST',
    '@authority': host,
    '@path': `${endpoint}${path}`,
    ...headers,
  }
  const names = parts ?? Object.keys(values)
  const parameters = `(${names.map((name) => `"${name}"`).join(' ')})${created === null ? '' : `;created=${created}`};keyid="${key.kid}"`
  const base = [...names.map((name) => `"${name}": ${values[name]}`), `"@signature-params": ${parameters}`].join('\n')
  const signature = sign('sha256', Buffer.from(base), { key: key.private_key, dsaEncoding: 'ieee-p1363' })
  return {
    ...headers,
    'signature-input': `sig1=${parameters}`,
    signature: `sig1=:${signature.toString('base64')}:`,
  }
}
