// A stand-in of Stripe on loopback, which the real SDK talks to: for tests, and for the demo without the internet.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type ApiReply, answer } from './stripe/api.ts'
import { ApiError } from './stripe/api-error.ts'
import { type Control, controlOf, type Outage } from './stripe/control.ts'
import { openDeliveries } from './stripe/deliveries.ts'
import { answerBrowser } from './stripe/hosted.ts'
import { failRefund, openDispute } from './stripe/money.ts'
import { expire, settle } from './stripe/payments.ts'
import { openSchedule } from './stripe/schedule.ts'
import { type Due, openStore } from './stripe/store.ts'
import { randomOf, type World } from './stripe/world.ts'

export type StandInOptions = {
  /** Where the shop takes events; null keeps them until `control.sendEventsTo`. */
  events_url: string | null
  webhook_secret: string
  secret_key: string
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

/** `control_url`: `POST /ledger` with a JSON list of arguments calls `control.ledger`. */
export type StripeStandIn = { url: string; control_url: string; control: Control; close: () => Promise<void> }

const HOST = '127.0.0.1'
const LATER_MS = 20_000
const RETRY_MS = 1_000
const LONGEST_BODY = 1_000_000

export async function openStripeStandIn(options: StandInOptions): Promise<StripeStandIn> {
  const {
    events_url,
    webhook_secret,
    secret_key,
    later_ms = LATER_MS,
    retry_ms = RETRY_MS,
    seed = Date.now(),
  } = options
  const store = openStore(options.data)
  const random = randomOf(seed)
  const deliveries = openDeliveries(store, events_url, { webhook_secret, retry_ms, random })
  let url = ''
  const world: World = {
    store,
    schedule: openSchedule(store.due, (due) => work(due)),
    origin: () => url,
    events: { delay_ms: 0, reorder_ms: 0, duplicate: 0, lose: 0 },
    later_ms,
    random,
  }
  const work = (due: Due) => {
    if (due.work === 'deliver') deliveries.deliver(due, world.schedule.add)
    else doLater(world, due)
    store.change()
  }
  let outage: { kind: Outage; share: number } = { kind: 'none', share: 1 }
  const server = createServer((request, response) => {
    const isOut = outage.kind !== 'none' && random() < outage.share
    void reply(world, secret_key, isOut ? outage.kind : 'none', request, response)
  })
  url = await listen(server, options.port ?? 0)
  const { port } = new URL(url)
  const setOutage = async (kind: Outage, share = 1) => {
    const wasRefused = outage.kind === 'refused'
    outage = { kind, share }
    if (kind === 'refused' && !wasRefused) await stop(server)
    if (kind !== 'refused' && wasRefused) await listen(server, Number(port))
  }
  const control = controlOf({ world, deliveries, setOutage })
  const controlServer = createServer((request, response) => void answerControl(control, request, response))
  const control_url = await listen(controlServer, options.control_port ?? 0)
  const close = async () => {
    world.schedule.close()
    await Promise.all([deliveries.close(), stop(server), stop(controlServer)])
    store.close()
  }
  return { url, control_url, control, close }
}

function doLater(world: World, { work, id }: Due): void {
  if (work === 'settle') settle(world, id)
  else if (work === 'fail_refund') failRefund(world, id)
  else if (work === 'dispute') openDispute(world, id)
  else {
    const session = world.store.get('checkout.session', id)
    if (session) expire(world, session)
  }
}

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

async function reply(world: World, key: string, outage: Outage, request: IncomingMessage, response: ServerResponse) {
  const body = await bodyOf(request)
  const { method = 'GET', url = '/', headers } = request
  if (outage === 'timeout') return
  if (body === undefined || outage === 'refused') {
    request.socket.destroy()
    return
  }
  const page = answerBrowser(world, method, new URL(url, 'http://stand-in'), body)
  if (page) {
    world.store.change()
    response.writeHead(page.status, page.headers).end(page.body)
    return
  }
  const { status, body: json, isReplayed } = faultOf(outage) ?? answer(world, key, { method, url, headers, body })
  if (outage === 'reply_lost') {
    request.socket.destroy()
    return
  }
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': `req_${Math.floor(world.random() * 1e12)}`,
    ...(isReplayed && { 'idempotent-replayed': 'true' }),
  })
  response.end(JSON.stringify(json))
}

function faultOf(outage: Outage): ApiReply | undefined {
  if (outage === 'error') return { status: 503, body: new ApiError(503, 'Out of service', { type: 'api_error' }).body }
  if (outage === 'rate_limit')
    return { status: 429, body: new ApiError(429, 'Too many requests', { code: 'rate_limit' }).body }
  return undefined
}

/** @returns undefined if the request broke off, or is too long. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
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
  return Buffer.concat(parts).toString('utf8')
}

async function answerControl(control: Control, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const send = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? null))
  const name = (request.url ?? '').slice(1)
  if (request.method !== 'POST' || !Object.hasOwn(control, name)) return void send(404, { calls: Object.keys(control) })
  try {
    const values: unknown = JSON.parse((await bodyOf(request)) || '[]')
    // The caller is a test or a person at the demo, and passes the arguments that the call has.
    const call = control[name as keyof Control] as (...values: unknown[]) => unknown
    send(200, await call(...(Array.isArray(values) ? values : [values])))
  } catch (error) {
    send(400, { error: error instanceof Error ? error.message : String(error) })
  }
}
