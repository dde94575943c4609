// The address of the shop for the suite: HTTPS in front of the shop's HTTP, as a reverse proxy in production. It also
// does what the suites expect of test hooks, because the shop has none: a shopper who pays whenever the suite sends the
// token of a successful payment, a shop that ships and refunds.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { signedAgain } from './signed-again.ts'
import { isPaid, jsonIn } from './suite-payment.ts'
import type { TestShopper } from './test-shopper.ts'

const ORDER = /^\/ucp\/orders\/([^/]+)$/
const COMPLETE = /^\/ucp\/checkout-sessions\/([^/]+)\/complete$/
const ADJUST = /^\/ucp\/testing\/orders\/([^/]+)\/adjust$/
const MINT = '/testing/oauth/mint'
const MCP = '/mcp'
const SHIP = /^(?:\/ucp)?\/testing\/simulate-shipping\/([^/]+)$/

type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer }
type Sent = { method: string; path: string; headers: IncomingHttpHeaders; body: Buffer }

/** Makes a certificate for this machine, in files of a new folder. */
function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-tls-'))
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const keyOptions = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  const subjectOptions = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync('openssl', [...keyOptions, ...subjectOptions, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  return { folder, key, certificate }
}

const send = (shop: string, { method, path, headers, body }: Sent): Promise<Reply> =>
  new Promise((resolve, fail) => {
    const outgoing = request(shop + path, { method, headers }, async (reply) => {
      resolve({ status: reply.statusCode ?? 502, headers: reply.headers, body: await buffer(reply) })
    })
    outgoing.on('error', fail)
    outgoing.end(body)
  })

const json = (status: number, body: object): Reply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(body)),
})

type ToolCall = { params?: { name?: string; arguments?: { id?: string } } }

/** The order that a request reads, in REST or by the tool. */
function orderIdIn({ path, body }: Sent): string | undefined {
  if (path !== MCP) return ORDER.exec(path)?.[1]
  const { params } = (jsonIn(body) ?? {}) as ToolCall // the suite's form
  return params?.name === 'get_order' ? params.arguments?.id : undefined
}

type Profile = { ucp: { supported_versions?: Record<string, string> } }
type Session = { status?: string; continue_url?: string; order?: { id: string } }

type Gateway = {
  /** The address of the shop on this machine. */
  shop: string
  port: number
  /** The path of the shop's profile in the only version that the suite speaks, which it expects at the usual path. */
  profile: string
  /** The profile of the client that has links, named by the suite's requests with a token. */
  linked_profile: string
  /** Gets the token of the shopper for the client that has links. */
  orderToken: () => Promise<string>
  /** Gets a token in a state that the suite names; undefined for other states. */
  mint: (kind: unknown) => Promise<string | undefined>
  /** The key with which the suite signs. */
  suite_key: Parameters<typeof signedAgain>[1]
  shopper: TestShopper
}

/** The profile that the requests of the suite name. It is not on the Internet. */
export const SUITE_PROFILE = 'https://spck.dev/agent'

type Linked = { linked_profile: string }

/** Tokens are for the host of their client, which the suite's profile cannot have. */
function asLinked({ linked_profile }: Linked, incoming: Sent): Sent {
  const { authorization, 'ucp-agent': agent } = incoming.headers
  if (incoming.path === MCP && authorization !== undefined) {
    const body = Buffer.from(incoming.body.toString('utf8').replaceAll(SUITE_PROFILE, linked_profile))
    return { ...incoming, headers: { ...incoming.headers, 'content-length': String(body.length) }, body }
  }
  if (authorization === undefined || agent !== `profile="${SUITE_PROFILE}"`) return incoming
  return { ...incoming, headers: { ...incoming.headers, 'ucp-agent': `profile="${linked_profile}"` } }
}

/** Opens the gateway at the public address of the shop. */
export async function openGateway({
  shop,
  port,
  profile,
  linked_profile,
  orderToken,
  mint,
  suite_key,
  shopper,
}: Gateway) {
  /** Orders that came from checkouts of the suite. */
  const own_orders = new Set<string>()
  /** Orders that the suite has read with a token. It then expects that they are refused without one. */
  const read_with_token = new Set<string>()
  let token: Promise<string> | undefined

  /** The suite reads its orders without a token, which the shop refuses. */
  async function withToken(incoming: Sent): Promise<Sent> {
    const id = orderIdIn(incoming)
    const { authorization, signature } = incoming.headers
    if (id === undefined || !own_orders.has(id) || signature !== undefined) return incoming
    if (authorization !== undefined) read_with_token.add(id)
    if (read_with_token.has(id)) return incoming
    token ??= orderToken()
    return { ...incoming, headers: { ...incoming.headers, authorization: `Bearer ${await token}` } }
  }

  async function complete(incoming: Sent, id: string): Promise<Reply> {
    const reply = await send(shop, incoming)
    const { status, continue_url } = (jsonIn(reply.body) ?? {}) as Session // the suite checks the form
    if (reply.status !== 200 || status !== 'requires_escalation' || !continue_url || !isPaid(incoming.body))
      return reply
    await shopper.pay(continue_url)
    const { host, 'ucp-agent': agent } = incoming.headers
    const payReply = await send(shop, {
      method: 'GET',
      path: `/ucp/checkout-sessions/${id}`,
      headers: { host, 'ucp-agent': agent },
      body: Buffer.alloc(0),
    })
    const { order } = (jsonIn(payReply.body) ?? {}) as Session // the suite checks the form
    if (order) own_orders.add(order.id)
    return payReply
  }

  /** The shopper consents to each request that the shop does not refuse. */
  async function authorize(incoming: Sent): Promise<Reply> {
    const reply = await send(shop, incoming)
    const query = new URLSearchParams(String(reply.headers.location).split('?')[1])
    if (reply.status !== 302 || query.has('error')) return reply
    return { ...reply, headers: { ...reply.headers, location: await shopper.allow(query) } }
  }

  async function minted(incoming: Sent): Promise<Reply> {
    const access_token = await mint((jsonIn(incoming.body) as { kind?: unknown } | undefined)?.kind)
    return json(access_token === undefined ? 400 : 200, { access_token, token_type: 'Bearer' })
  }

  /** The profile in the version of the suite, with the list of versions that the shop's own profile has. */
  async function shownProfile(incoming: Sent): Promise<Reply> {
    const [reply, newest] = [
      await send(shop, { ...incoming, path: profile }),
      jsonIn((await send(shop, incoming)).body),
    ]
    const document = jsonIn(reply.body) as Profile // the suite checks the form
    const { supported_versions } = (newest as Profile).ucp
    const body = Buffer.from(JSON.stringify({ ...document, ucp: { ...document.ucp, supported_versions } }))
    return { ...reply, headers: { ...reply.headers, 'content-length': String(body.length) }, body }
  }

  async function answer(incoming: Sent): Promise<Reply> {
    if (incoming.path === MINT) return minted(incoming)
    if (incoming.path === '/.well-known/ucp') return shownProfile(incoming)
    if (incoming.path.startsWith('/oauth/authorize?')) return authorize(incoming)
    const [, checkout_id] = COMPLETE.exec(incoming.path) ?? []
    if (checkout_id) return complete(incoming, checkout_id)
    const [, adjusted] = ADJUST.exec(incoming.path) ?? []
    const [, order_id] = SHIP.exec(incoming.path) ?? []
    if (adjusted) await shopper.refund(adjusted, (jsonIn(incoming.body) as { line_item_id: string }).line_item_id)
    else if (order_id) await shopper.ship(order_id)
    else {
      const headers = signedAgain(incoming, suite_key, Math.floor(Date.now() / 1000))
      return send(shop, asLinked({ linked_profile }, await withToken({ ...incoming, headers })))
    }
    return json(200, {})
  }

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/', headers } = incoming
    try {
      const {
        status,
        headers: replyHeaders,
        body,
      } = await answer({ method, path, headers, body: await buffer(incoming) })
      const { 'transfer-encoding': _chunked, ...rest } = replyHeaders
      outgoing.writeHead(status, rest)
      outgoing.end(body)
    } catch (error) {
      console.error(error)
      outgoing.writeHead(502).end()
    }
  }

  const { folder, key, certificate } = makeCertificate()
  const tls = { key: readFileSync(key), cert: readFileSync(certificate), minVersion: 'TLSv1.3' as const }
  const server = createServer(tls, (incoming, outgoing) => {
    void serve(incoming, outgoing)
  })
  await new Promise<void>((listening, fail) => {
    server.on('error', fail)
    server.listen(port, 'localhost', listening)
  })
  return {
    /** The file of the certificate, which the suite has to trust. */
    certificate,
    close: () => {
      server.close()
      rmSync(folder, { recursive: true })
    },
  }
}
