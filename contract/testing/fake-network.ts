import type { z } from 'zod'
import { type EndpointKey, type Endpoints, endpoints, type Reason, type RefusalDetails } from '../src/index.ts'

type Sent<K extends EndpointKey, Part extends 'query' | 'body'> =
  Endpoints[K] extends Record<Part, infer S extends z.ZodType> ? z.output<S> : undefined
type Asked<K extends EndpointKey> = { query: Sent<K, 'query'>; body: Sent<K, 'body'>; key: string | null }
/** A value as JSON: money is a plain number there. */
type Wire<K extends EndpointKey> = z.input<Endpoints[K]['reply']>
type Answer<K extends EndpointKey> = Wire<K> | ((asked: Asked<K>) => Wire<K> | Promise<Wire<K>>)
/** The fake replies of calls. A fake that no longer fits the contract does not compile. */
export type Replies = { [K in EndpointKey]?: Answer<K> }

class Refused {
  readonly envelope: object
  constructor(reason: Reason, msg: string, details: RefusalDetails) {
    this.envelope = { code: 0, msg, reason, ...details }
  }
}

/** A refusal. */
export function refuse(reason: Reason, msg: string = reason, details: RefusalDetails = {}): never {
  throw new Refused(reason, msg, details)
}

/** The answer is lost on the way. */
export function loseAnswer(): never {
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
/** A 404. */
export function missing(): never {
  throw new Failed(404, 'not here')
}
/** A 503: the server or its database does not answer. */
export function unavailable(msg = 'not now'): never {
  throw new Failed(503, msg)
}
/** A 401: the session is over. */
export function endSession(): never {
  throw new Failed(401, 'Please log in again')
}

const envelope = (body: object, status = 200) => new Response(JSON.stringify(body), { status })

function askedOf(name: EndpointKey, url: URL, init: RequestInit | undefined): Asked<EndpointKey> {
  const { query, body } = endpoints[name] as { query?: z.ZodType; body?: z.ZodType } // an endpoint has these at most
  return {
    query: query?.parse(Object.fromEntries(url.searchParams)),
    body: init?.body instanceof FormData ? init.body : body?.parse(JSON.parse(String(init?.body))),
    key: new Headers(init?.headers).get('idempotency-key'),
  } as Asked<EndpointKey> // parsed by the endpoint's own schemas
}

/**
 * Stands in for the network below a screen. Requests and replies must fit the contract, as on the real server. Whatever
 * lies below `files` is lost: nothing is stored. `unexpected` has the calls without an answer.
 */
export function fakeNetwork(answers: Replies, files: string) {
  const received: { name: EndpointKey; asked: Asked<EndpointKey> }[] = []
  const unexpected: string[] = []
  async function fetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const url = new URL(String(input), 'http://fake')
    const name = `${init?.method ?? 'GET'} ${url.pathname}`
    if (name.startsWith(`GET ${files}`)) return new Response(null, { status: 404 })
    const answer = answers[name as EndpointKey] as Answer<EndpointKey> | undefined // the name may be any
    if (answer === undefined) {
      unexpected.push(name)
      return envelope({ code: 404, msg: name }, 404)
    }
    const known = name as EndpointKey // it has an answer
    const asked = askedOf(known, url, init)
    received.push({ name: known, asked })
    try {
      const data = typeof answer === 'function' ? await answer(asked as never) : answer // the name and its answer belong together
      return envelope({ code: 1, msg: '', data: endpoints[known].reply.parse(data) })
    } catch (thrown) {
      if (thrown instanceof Refused) return envelope(thrown.envelope)
      if (thrown instanceof Failed) return envelope({ ...thrown }, thrown.code)
      throw thrown
    }
  }
  const asked = <K extends EndpointKey>(name: K) =>
    received.filter((one) => one.name === name).map((one) => one.asked as unknown as Asked<K>) // found by its name
  return { fetch, unexpected, asked }
}
