import { notifications } from '@mantine/notifications'
import { type EndpointKey, type Endpoints, endpoints, type Reason, type RefusalDetails } from '@sampan/contract'
import type { DeskRole, LocaleKey } from '@sampan/contract/rules'
import { expect, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { z } from 'zod'
import { App } from '../src/app.tsx'
import { BASE } from '../src/navigation/address.ts'
import { openDesk } from '../src/open-desk.ts'
import { type Operator, session } from '../src/session/session.ts'

type Sent<K extends EndpointKey, Part extends 'query' | 'body'> =
  Endpoints[K] extends Record<Part, infer S extends z.ZodType> ? z.output<S> : undefined
type Asked<K extends EndpointKey> = { query: Sent<K, 'query'>; body: Sent<K, 'body'> }
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

class SessionOver {
  readonly code = 401
  readonly msg = 'Please sign in again'
}
/** A 401: the session is over. */
export function endSession(): never {
  throw new SessionOver()
}

type Received = { name: EndpointKey; asked: Asked<EndpointKey> }

const envelope = (body: object, status = 200) => new Response(JSON.stringify(body), { status })

/** Stands in for the network. Requests and replies must fit the contract, as on the real server. */
function fakeFetch(replies: Replies, received: Received[], unexpected: string[]) {
  return async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = new URL(String(input), location.href)
    const name = `${init?.method ?? 'GET'} ${url.pathname}`
    // A fake desk stores no pictures: they are lost.
    if (name.startsWith('GET /api/admin/files/')) return new Response(null, { status: 404 })
    const answer = replies[name as EndpointKey] as Answer<EndpointKey> | undefined // the name may be any
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
      if (thrown instanceof SessionOver) return envelope({ ...thrown }, thrown.code)
      throw thrown
    }
  }
}

function askedOf(name: EndpointKey, url: URL, init: RequestInit | undefined): Asked<EndpointKey> {
  const { query, body } = endpoints[name] as { query?: z.ZodType; body?: z.ZodType } // an endpoint has these at most
  return {
    query: query?.parse(Object.fromEntries(url.searchParams)),
    body: init?.body instanceof FormData ? init.body : body?.parse(JSON.parse(String(init?.body))),
  } as Asked<EndpointKey> // parsed by the endpoint's own schemas
}

type Wish = {
  replies?: Replies
  /** Those of the operator who sits at the desk; without them nobody is signed in. */
  roles?: readonly DeskRole[] | null
  locale?: LocaleKey
  scheme?: 'light' | 'dark'
}

export const AN_OPERATOR: Operator = {
  operator_id: '6f9d2f0e-4f0f-4b12-9d3b-0e3b8a0f7a11',
  account: 'olive@sampan.example',
  roles: ['owner'],
  is_alone: false,
  awaits: null,
  has_second_factor: true,
  recovery_codes: 10,
}

/** Opens the real desk at an address below /console, over a fake network, in English as an owner by default. A call without a fake reply fails the test. */
export async function renderDesk(address: string, wish: Wish = {}) {
  const { replies = {}, roles = ['owner'], locale = 'en', scheme = 'light' } = wish
  const received: Received[] = []
  const unexpected: string[] = []
  const answers: Replies = { 'POST /api/admin/logout': null, ...replies }
  vi.stubGlobal('fetch', fakeFetch(answers, received, unexpected))
  onTestFinished(() => {
    vi.unstubAllGlobals()
    notifications.clean()
    expect(unexpected, 'calls without an answer').toEqual([])
  })
  localStorage.clear()
  localStorage.setItem('mantine-color-scheme-value', scheme)
  history.replaceState(null, '', BASE + address)
  if (roles) session.begin({ ...AN_OPERATOR, roles: [...roles] })
  else session.end()
  const desk = await openDesk(locale)
  const view = await render(
    <div id="root">
      <App {...desk} nonce="" />
    </div>,
  )
  const asked = <K extends EndpointKey>(name: K) =>
    received.filter((one) => one.name === name).map((one) => one.asked as unknown as Asked<K>) // found by its name
  return { view, client: desk.client, asked, answers }
}

/** Where the desk is, below /console. */
export const addressNow = () => location.pathname.slice(BASE.length) + location.search
