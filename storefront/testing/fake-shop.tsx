import { type EndpointKey, type Endpoints, endpoints, type Reason, type RefusalDetails } from '@sampan/contract'
import type { LocaleKey } from '@sampan/contract/rules'
import Cookies from 'js-cookie'
import { expect, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { z } from 'zod'
import { App } from '../src/app.tsx'
import { openShop } from '../src/open-shop.ts'
import { session } from '../src/session/session.ts'
import { toast } from '../src/ui/layer/toast.ts'
import { aUser } from './fake-goods.ts'

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

/** Buttons that commit ignore taps in the first moment, so words about the outcome may take longer. */
const SAID_MS = 3_000

/** Waits for words that are shown only for a moment; call it before what makes them appear. */
export const says = (words: string | RegExp, act: () => Promise<unknown>) =>
  Promise.all([expect.element(page.getByText(words).last(), { timeout: SAID_MS }).toBeVisible(), act()])

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
/** A 401: the token is dead. */
export function endSession(): never {
  throw new Failed(401, 'Please log in again')
}

type Received = { name: EndpointKey; asked: Asked<EndpointKey> }

const envelope = (body: object, status = 200) => new Response(JSON.stringify(body), { status })

/** Stands in for the network. Requests and replies must fit the contract, as on the real server. */
function fakeFetch(replies: Replies, received: Received[], unexpected: string[]) {
  return async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = new URL(String(input), location.href)
    const name = `${init?.method ?? 'GET'} ${url.pathname}`
    // A fake shop stores no pictures: their places stay empty.
    if (name.startsWith('GET /files/')) return new Response(null, { status: 404 })
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
      if (thrown instanceof Failed) return envelope({ ...thrown }, thrown.code)
      throw thrown
    }
  }
}

function askedOf(name: EndpointKey, url: URL, init: RequestInit | undefined): Asked<EndpointKey> {
  const { query, body } = endpoints[name] as { query?: z.ZodType; body?: z.ZodType } // an endpoint has these at most
  return {
    query: query?.parse(Object.fromEntries(url.searchParams)),
    body: body?.parse(JSON.parse(String(init?.body))),
    key: new Headers(init?.headers).get('idempotency-key'),
  } as Asked<EndpointKey> // parsed by the endpoint's own schemas
}

type Wish = {
  replies?: Replies
  signedIn?: boolean
  /** What is in the tab's storage, as after a reload. */
  kept?: Record<string, string>
  cookies?: Record<string, string>
  locale?: LocaleKey
}

/** The bar around all screens asks for the cart as soon as somebody is logged in, and prices in most languages for the rates. */
const IN_THE_BAR: Replies = {
  'GET /api/cart': { groups: [], count: 0, selected_count: 0, selected_total_cents: 0 },
  'GET /api/currency/rates': [],
}

const SIGNED_IN: Replies = {
  'GET /api/user/getUserInfo': aUser(),
  'GET /api/product/picks': [],
  'GET /api/user/address_list': [],
  'POST /api/checkout/promo_codes': [],
}

/** Opens the real shop at an address, over a fake network, in English by default. A call without a fake reply fails the test. */
export async function renderScreen(address: string, wish: Wish = {}) {
  const { replies = {}, signedIn = true, kept = {}, cookies = {}, locale = 'en' } = wish
  const received: Received[] = []
  const unexpected: string[] = []
  const answers: Replies = { ...IN_THE_BAR, ...(signedIn && SIGNED_IN), ...replies }
  vi.stubGlobal('fetch', fakeFetch(answers, received, unexpected))
  onTestFinished(() => {
    vi.unstubAllGlobals()
    toast.close()
    expect(unexpected, 'calls without an answer').toEqual([])
  })
  startAt(address, signedIn)
  for (const [name, value] of Object.entries(cookies)) Cookies.set(name, value)
  for (const [key, text] of Object.entries(kept)) sessionStorage.setItem(key, text)
  const { app, visits, client, checkFirst } = await openShop(locale)
  onTestFinished(visits.start())
  await checkFirst()
  const view = await render(
    <div id="root">
      <App {...app} />
    </div>,
  )
  const asked = <K extends EndpointKey>(name: K) =>
    received.filter((one) => one.name === name).map((one) => one.asked as unknown as Asked<K>) // found by its name
  return { view, visits, client, asked, answers }
}

function startAt(address: string, signedIn: boolean): void {
  localStorage.clear()
  sessionStorage.clear()
  session.clear()
  Cookies.remove('Currency')
  Cookies.remove('Local_Lang') // another file's shopper may have chosen a language
  if (signedIn) Cookies.set('Admin-Token', 'a-token')
  document.documentElement.lang = 'en'
  history.replaceState(null, '', address)
}
