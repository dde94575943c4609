// A stand-in of a payment service provider on loopback, which the provider's real SDK talks to: for tests, and for the demo
// without the internet.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type Deliveries, openDeliveries } from './deliveries.ts'
import { openSchedule } from './schedule.ts'
import type { Due, Store } from './store.ts'
import { randomOf, type World } from './world.ts'

export type StandInOptions = {
  /** Where the shop takes events; null keeps them until `control.sendEventsTo`. */
  events_url: string | null
  /** Without it, a free port. */
  port?: number
  control_port?: number
  /** File of the state; without it, the state ends with the stand-in. */
  data?: string
  /** Time until a slow method has its outcome. */
  later_ms?: number
  /** First wait before a refused event is delivered again. */
  retry_ms?: number
  /** Seed of the delays, duplicates and losses of events. */
  seed?: number
}

/**
 * `error`: replies 503. `rate_limit`: replies 429. `timeout`: never replies. `reply_lost`: does the work, and then cuts the
 * connection. `refused`: accepts no connection; the page is away too.
 */
export type Outage = 'none' | 'error' | 'rate_limit' | 'timeout' | 'reply_lost' | 'refused'

export type ApiRequest = {
  method: string
  /** Path and query. */
  url: string
  headers: Record<string, string | string[] | undefined>
  body: string
  /** The body before it was decoded. */
  bytes: Buffer
}
export type ApiReply = { status: number; body: unknown; headers?: Record<string, string> }
export type PageReply = { status: number; headers: Record<string, string>; body: string }

/** `control_url`: `POST /ledger` with a JSON list of arguments calls `control.ledger`. */
export type StandIn<Control> = { url: string; control_url: string; control: Control; close: () => Promise<void> }

export type ControlParts<Kinds> = {
  world: World<Kinds>
  deliveries: Deliveries
  setOutage: (outage: Outage, share?: number) => Promise<void>
  /** Numbers of calls by their method and path without an id. */
  calls: Map<string, number>
}

/** The differences between providers. */
type Provider<Kinds, Control> = {
  store: Store<Kinds>
  messageOf: Parameters<typeof openDeliveries>[1]['messageOf']
  /** Work that is due, other than deliveries. */
  work: (world: World<Kinds>, due: Due) => void
  /** The reply to a browser; undefined if the path is not one of a page. */
  answerBrowser: (world: World<Kinds>, method: string, url: URL, body: string) => PageReply | undefined
  answer: (world: World<Kinds>, request: ApiRequest) => ApiReply
  /** The reply while the provider is out of service, or counts too many calls. */
  fault: (status: 503 | 429) => ApiReply
  controlOf: (parts: ControlParts<Kinds>) => Control
}

const HOST = '127.0.0.1'
const LATER_MS = 20_000
const RETRY_MS = 1_000
const LONGEST_BODY = 8_000_000

export async function openStandIn<Kinds, Control extends object>(
  provider: Provider<Kinds, Control>,
  options: StandInOptions,
): Promise<StandIn<Control>> {
  const { later_ms = LATER_MS, retry_ms = RETRY_MS, seed = Date.now() } = options
  const { store } = provider
  const random = randomOf(seed)
  const deliveries = openDeliveries(options.events_url, { retry_ms, random, messageOf: provider.messageOf })
  let url = ''
  const world: World<Kinds> = {
    store,
    schedule: openSchedule(store.due, (due) => work(due)),
    origin: () => url,
    events: { delay_ms: 0, reorder_ms: 0, duplicate: 0, lose: 0 },
    later_ms,
    random,
  }
  const work = (due: Due) => {
    if (due.work === 'deliver') deliveries.deliver(due, world.schedule.add)
    else provider.work(world, due)
    store.change()
  }
  let outage: { kind: Outage; share: number } = { kind: 'none', share: 1 }
  const calls = new Map<string, number>()
  const server = createServer((request, response) => {
    const name = nameOf(request)
    calls.set(name, (calls.get(name) ?? 0) + 1)
    const isOut = outage.kind !== 'none' && random() < outage.share
    void reply(provider, world, isOut ? outage.kind : 'none', { request, response })
  })
  url = await listen(server, options.port ?? 0)
  const { port } = new URL(url)
  const setOutage = async (kind: Outage, share = 1) => {
    const wasRefused = outage.kind === 'refused'
    outage = { kind, share }
    if (kind === 'refused' && !wasRefused) await stop(server)
    if (kind !== 'refused' && wasRefused) await listen(server, Number(port))
  }
  const control = provider.controlOf({ world, deliveries, setOutage, calls })
  const controlServer = createServer((request, response) => void answerControl(control, request, response))
  const control_url = await listen(controlServer, options.control_port ?? 0)
  const close = async () => {
    world.schedule.close()
    await Promise.all([deliveries.close(), stop(server), stop(controlServer)])
    store.close()
  }
  return { url, control_url, control, close }
}

/** Method and first three parts of the path. */
const nameOf = ({ method = '', url = '' }: IncomingMessage): string =>
  `${method} ${(url.split('?')[0] ?? '').split('/').slice(0, 4).join('/')}`

async function listen(server: Server, port: number): Promise<string> {
  server.listen(port, HOST)
  await once(server, 'listening')
  const address = server.address()
  return `http://${HOST}:${address !== null && typeof address === 'object' ? address.port : port}`
}

async function stop(server: Server): Promise<void> {
  if (!server.listening) return
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
}

type Exchange = { request: IncomingMessage; response: ServerResponse }

async function reply<Kinds, Control>(
  provider: Provider<Kinds, Control>,
  world: World<Kinds>,
  outage: Outage,
  { request, response }: Exchange,
): Promise<void> {
  const bytes = await bytesOf(request)
  const body = bytes?.toString('utf8')
  const { method = 'GET', url = '/', headers } = request
  if (outage === 'timeout') return
  if (bytes === undefined || body === undefined || outage === 'refused') {
    request.socket.destroy()
    return
  }
  const page = provider.answerBrowser(world, method, new URL(url, 'http://stand-in'), body)
  if (page) {
    world.store.change()
    response.writeHead(page.status, page.headers).end(page.body)
    return
  }
  const {
    status,
    body: json,
    headers: more,
  } = faultOf(provider, outage) ?? provider.answer(world, { method, url, headers, body, bytes })
  if (outage === 'reply_lost') {
    request.socket.destroy()
    return
  }
  const isText = typeof json === 'string'
  response.writeHead(status, { 'content-type': isText ? 'text/plain' : 'application/json', ...more })
  response.end(isText ? json : JSON.stringify(json))
}

function faultOf<Kinds, Control>({ fault }: Provider<Kinds, Control>, outage: Outage): ApiReply | undefined {
  if (outage === 'error') return fault(503)
  return outage === 'rate_limit' ? fault(429) : undefined
}

/** @returns undefined if the request broke off, or is too long. */
async function bytesOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let length = 0
  try {
    for await (const part of request) {
      length += part.length
      if (length > LONGEST_BODY) return undefined
      parts.push(part)
    }
  } catch {
    return undefined
  }
  return Buffer.concat(parts)
}

async function answerControl(control: object, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const send = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? null))
  const name = (request.url ?? '').slice(1)
  if (request.method !== 'POST' || !Object.hasOwn(control, name)) return void send(404, { calls: Object.keys(control) })
  try {
    const values: unknown = JSON.parse((await bytesOf(request))?.toString('utf8') || '[]')
    // The caller is a test or a person at the demo, and passes the arguments that the call has.
    const call = (control as Record<string, (...values: unknown[]) => unknown>)[name]
    send(200, await call?.(...(Array.isArray(values) ? values : [values])))
  } catch (error) {
    send(400, { error: error instanceof Error ? error.message : String(error) })
  }
}
