import type { z } from 'zod'
import { type EndpointKey, type Endpoints, endpoints, type Reason, type RefusalDetails } from '../src/index.ts'

type Sent<K extends EndpointKey, Part extends 'query' | 'body'> =
  Endpoints[K] extends Record<Part, infer S extends z.ZodType> ? z.output<S> : undefined
type FakeRequest<K extends EndpointKey> = { query: Sent<K, 'query'>; body: Sent<K, 'body'>; key: string | null }
/** The type of a reply as JSON, in which an amount of money is a plain number. */
export type Wire<K extends EndpointKey> = z.input<Endpoints[K]['reply']>
type FakeReply<K extends EndpointKey> = Wire<K> | ((request: FakeRequest<K>) => Wire<K> | Promise<Wire<K>>)
/** Fake replies by endpoint. A fake that does not match the contract fails to compile. */
export type Replies = { [K in EndpointKey]?: FakeReply<K> }

class Refused {
  readonly envelope: object
  constructor(reason: Reason, msg: string, details: RefusalDetails) {
    this.envelope = { code: 0, msg, reason, ...details }
  }
}

export function refuse(reason: Reason, msg: string = reason, details: RefusalDetails = {}): never {
  throw new Refused(reason, msg, details)
}

export function loseReply(): never {
  throw new TypeError('Failed to fetch')
}

class Failed {
  readonly code: number
  readonly msg: string
  constructor(code: number, msg: string) {
    this.code = code
    this.msg = msg
  }
}
/** Replies with 404. */
export function missing(): never {
  throw new Failed(404, 'not here')
}
/** Replies with 503: the server or its database is unavailable. */
export function unavailable(msg = 'not now'): never {
  throw new Failed(503, msg)
}
/** Replies like a server with a bug. */
export function breakDown(): never {
  throw new Failed(500, 'a bug')
}

export function endSession(): never {
  throw new Failed(401, 'Please log in again')
}

const envelope = (body: object, status = 200) => new Response(JSON.stringify(body), { status })

function parseRequest(name: EndpointKey, url: URL, init: RequestInit | undefined): FakeRequest<EndpointKey> {
  const { query, body } = endpoints[name] as { query?: z.ZodType; body?: z.ZodType } // an endpoint has at most these two
  return {
    query: query?.parse(Object.fromEntries(url.searchParams)),
    body: init?.body instanceof FormData ? init.body : body?.parse(JSON.parse(String(init?.body))),
    key: new Headers(init?.headers).get('idempotency-key'),
  } as FakeRequest<EndpointKey> // parsed by the endpoint's own schemas
}

/**
 * Replaces the network of a screen. Requests and replies are validated against the contract, as on the real server.
 * Requests with a path below `files` fail, because no files are stored. `unexpected` collects calls without a fake
 * reply.
 */
export function fakeNetwork(replies: Replies, files: string) {
  const requestLog: { name: EndpointKey; request: FakeRequest<EndpointKey> }[] = []
  const unexpected: string[] = []
  async function fetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const url = new URL(String(input), 'http://fake')
    const name = `${init?.method ?? 'GET'} ${url.pathname}`
    if (name.startsWith(`GET ${files}`)) return new Response(null, { status: 404 })
    const reply = replies[name as EndpointKey] as FakeReply<EndpointKey> | undefined // the name can be any string
    if (reply === undefined) {
      unexpected.push(name)
      return envelope({ code: 404, msg: name }, 404)
    }
    const endpoint = name as EndpointKey // the endpoint exists, because it has a reply
    const request = parseRequest(endpoint, url, init)
    requestLog.push({ name: endpoint, request })
    try {
      const data = typeof reply === 'function' ? await reply(request as never) : reply // the name and its reply belong together
      return envelope({ code: 1, msg: '', data: endpoints[endpoint].reply.parse(data) })
    } catch (error) {
      if (error instanceof Refused) return envelope(error.envelope)
      if (error instanceof Failed) return envelope({ ...error }, error.code)
      throw error
    }
  }
  const requests = <K extends EndpointKey>(name: K) =>
    requestLog.filter((one) => one.name === name).map((one) => one.request as unknown as FakeRequest<K>) // filtered by name
  return { fetch, unexpected, requests }
}
