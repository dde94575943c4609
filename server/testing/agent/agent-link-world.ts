import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { AGENT_SCOPES } from '@sampan/contract/rules'
import { cleanUp } from '../clean-up.ts'
import { PAYMENT_CODE, type TestShop, type TestShopper } from '../world.ts'
import { aProfile, aServer } from './agent-world.ts'

type Document = Record<string, unknown>

/** A program that asks for access: it serves its document on this machine, with this shop's permission. */
export async function anAgent({ context }: TestShop, document: Document = {}) {
  context.config.agent_loopback = true
  let status = 200
  let served: Document | string = {}
  const server = createServer((_request, reply) =>
    reply
      .writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/agent.json' } : {})
      .end(typeof served === 'string' ? served : JSON.stringify(served)),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanUp(() => void server.close())
  const address = server.address()
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const client_id = `http://${host}/agent.json`
  const redirect_uri = 'http://127.0.0.1/callback'
  const usual = { client_id, client_name: 'Shopping Pal', redirect_uris: [redirect_uri] }
  served = { ...usual, ...document }
  return {
    client_id,
    redirect_uri,
    host,
    serve: (changed: Document | string, changed_status = 200) => {
      served = typeof changed === 'string' ? changed : { ...usual, ...changed }
      status = changed_status
    },
  }
}
export type TestAgent = Awaited<ReturnType<typeof anAgent>>

/** A host with the document of an agent, and any number of profiles, which all have the given keys. */
export async function anAgentHost(keys?: object[]) {
  const redirect_uri = 'http://127.0.0.1/callback'
  const profile = aProfile(keys && { keys })
  const { origin } = await aServer(({ url, headers }, reply) => {
    const client = { client_id: `http://${headers.host}/agent.json`, redirect_uris: [redirect_uri] }
    reply
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(url === '/agent.json' ? client : profile))
  })
  return { client_id: `${origin}/agent.json`, redirect_uri, host: new URL(origin).host, serve: () => undefined, origin }
}
export type AgentHost = Awaited<ReturnType<typeof anAgentHost>>

export function aVerifier() {
  const code_verifier = randomBytes(32).toString('base64url')
  return { code_verifier, code_challenge: createHash('sha256').update(code_verifier).digest('base64url') }
}

type Asked = { scopes?: readonly string[]; redirect_uri?: string; code_challenge: string; state?: string }

export const askOf = ({ client_id, redirect_uri }: TestAgent, { scopes = AGENT_SCOPES, ...parameters }: Asked) => ({
  client_id,
  redirect_uri,
  scope: scopes.join(' '),
  ...parameters,
})

type Consenting = { scopes?: readonly string[]; allowance_cents?: number; payment_code?: string; redirect_uri?: string }

/** The shopper consents. @returns the code that the browser brings to the agent, and its verifier. */
export async function consent(agent: TestAgent, { call }: Pick<TestShopper, 'call'>, options: Consenting = {}) {
  const { allowance_cents = 5_000, payment_code = PAYMENT_CODE, ...parameters } = options
  const { code_verifier, code_challenge } = aVerifier()
  const { data: request } = await call('GET /api/user/agent/request', {
    query: askOf(agent, { code_challenge, state: 'x', ...parameters }),
  })
  const { data } = await call('POST /api/user/agent/allow', {
    body: { ticket: request.ticket, allowance_cents, payment_code },
  })
  const code = new URL(data.redirect_to).searchParams.get('code') ?? ''
  return {
    code,
    code_verifier,
    redirect_uri: parameters.redirect_uri ?? agent.redirect_uri,
    client_id: agent.client_id,
  }
}

type TokenReply = {
  access_token: string
  refresh_token: string
  token_type: string
  expires_in: number
  scope: string
  error?: string
}

/** Sends a form to an endpoint of the authorisation server. */
export async function sendForm({ app }: TestShop, url: string, form: Record<string, string>, headers = {}) {
  const response = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  })
  return { status: response.statusCode, headers: response.headers, ...response.json<TokenReply>() }
}

export const exchange = (shop: TestShop, form: Record<string, string>) =>
  sendForm(shop, '/oauth/token', { grant_type: 'authorization_code', ...form })

export const refresh = (shop: TestShop, { client_id }: { client_id: string }, refresh_token: string, more = {}) =>
  sendForm(shop, '/oauth/token', { grant_type: 'refresh_token', client_id, refresh_token, ...more })

/** An agent with access: the shopper consented, and the code was exchanged. */
export const link = async (shop: TestShop, agent: TestAgent, shopper: TestShopper, options: Consenting = {}) =>
  exchange(shop, await consent(agent, shopper, options))
