// Stripe's HTTP API, as far as the SDK of the shop needs it.
import { createHash } from 'node:crypto'
import { isWholePdf, type Part, partsOf as partsOfForm } from '../stand-in/multipart.ts'
import type { ApiRequest } from '../stand-in/stand-in.ts'
import { ApiError, missing } from './api-error.ts'
import { endDispute, sendEvidence } from './disputes.ts'
import { demand, expanded, type Form, formOf, integerOf, metadataOf, parseForm, refuseUnknown, textOf } from './form.ts'
import { listOf } from './lists.ts'
import { balance, makePayout, paidCharge, refund } from './money.ts'
import { newSession, nowSeconds } from './payment-objects.ts'
import { expire } from './payments.ts'
import { idFor, type Kind, type Session } from './store.ts'
import { API_VERSION, emit, type World } from './world.ts'

export type ApiReply = { status: number; body: unknown; isReplayed?: boolean }

const PATHS: Record<string, Kind> = {
  'checkout/sessions': 'checkout.session',
  payment_intents: 'payment_intent',
  charges: 'charge',
  refunds: 'refund',
  disputes: 'dispute',
  balance_transactions: 'balance_transaction',
  payouts: 'payout',
  reviews: 'review',
  events: 'event',
}

export function answer(world: World, secret_key: string, call: ApiRequest): ApiReply {
  try {
    checkHeaders(call, secret_key)
    return call.method === 'POST' ? answerOnce(world, call) : { status: 200, body: read(world, call) }
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, body: error.body }
    throw error
  }
}

function checkHeaders({ headers }: ApiRequest, secret_key: string): void {
  if (headers.authorization !== `Bearer ${secret_key}`)
    throw new ApiError(401, 'Invalid API Key provided: sk_test_****')
  const version = headers['stripe-version']
  if (version !== undefined && version !== API_VERSION)
    throw new ApiError(400, `Invalid Stripe API version: ${version}`)
}

/** The reply to an idempotency key is stored, so that a repeated call has no further effect. */
function answerOnce(world: World, call: ApiRequest): ApiReply {
  const key = String(call.headers['idempotency-key'] ?? '')
  const files = partsOfForm(String(call.headers['content-type']), call.bytes)
  // The boundary of a form with files is another one in a repeated call.
  const contents = files ? files.map(({ name, bytes }) => `${name}=${bytes.toString('base64')}`).join('\n') : call.body
  const request = createHash('sha256').update(`${call.url}\n${contents}`).digest('base64url')
  const kept = world.store.replies.get(key)
  if (kept && kept.request !== request)
    throw new ApiError(400, `Keys for idempotent requests can only be used with the same parameters: ${key}`, {
      type: 'idempotency_error',
    })
  if (kept) return { status: kept.status, body: kept.body, isReplayed: true }
  const form = parseForm(call.body)
  // The reply is a copy of the present state, which is also what a repeated call gets.
  const body = files ? addFile(world, call.url, files) : expanded(write(world, call.url, form), form, world.store.find)
  if (key) world.store.replies.set(key, { request, status: 200, body })
  world.store.change()
  return { status: 200, body }
}

const MOST_FILE_BYTES = 5_000_000

/** Stripe takes a PDF or a picture of at most 5 MB as evidence; the shop sends PDFs. */
function addFile(world: World, url: string, parts: readonly Part[]): object {
  if (new URL(url, 'http://stand-in').pathname !== '/v1/files') throw notAnAddress(url)
  const purpose = parts.find(({ name }) => name === 'purpose')?.bytes.toString()
  const file = parts.find(({ name }) => name === 'file')
  if (purpose !== 'dispute_evidence')
    throw new ApiError(400, `Invalid purpose: ${purpose}`, { code: 'parameter_invalid', param: 'purpose' })
  if (!file || !isWholePdf(file.bytes) || file.bytes.length > MOST_FILE_BYTES)
    throw new ApiError(400, 'The file is not a PDF, or is too large.', { code: 'invalid_file', param: 'file' })
  return world.store.add('file', {
    ...{ id: idFor('file'), object: 'file', created: nowSeconds(), expires_at: null, filename: file.file_name },
    ...{ links: null, purpose, size: file.bytes.length, title: null, type: 'pdf', url: null },
  })
}

function read(world: World, { url }: ApiRequest): object {
  const { pathname, search } = new URL(url, 'http://stand-in')
  const form = parseForm(search.slice(1))
  const { find } = world.store
  if (pathname === '/v1/balance') return balance(world)
  const { kind, id, action } = partsOf(pathname)
  if (action) throw notAnAddress(url)
  if (!id) return expanded(listOf(world, kind, form, pathname), form, find)
  const object = world.store.get(kind, id)
  if (!object) throw missing(id)
  return expanded(object, form, find)
}

const notAnAddress = (url: string) => new ApiError(404, `Unrecognized request URL (${url}).`)

function partsOf(pathname: string): { kind: Kind; id?: string; action?: string } {
  const [, path = '', id, action] = /^\/v1\/(checkout\/sessions|[a-z_]+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(pathname) ?? []
  const kind = PATHS[path]
  if (!kind) throw notAnAddress(pathname)
  return { kind, ...(id && { id }), ...(action && { action }) }
}

function write(world: World, url: string, form: Form): object {
  const { kind, id, action } = partsOf(url)
  const place = [kind, id && ':id', action].filter(Boolean).join('/')
  const write = WRITES[place]
  if (!write) throw notAnAddress(url)
  return write(world, form, id ?? '')
}

const WRITES: Record<string, (world: World, form: Form, id: string) => object> = {
  'checkout.session': (world, form) => createSession(world, form),
  'checkout.session/:id/expire': (world, _form, id) => {
    const session = world.store.get('checkout.session', id)
    if (!session) throw missing(id)
    if (!expire(world, session))
      throw new ApiError(
        400,
        `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
      )
    return session
  },
  refund: (world, form) => {
    refuseUnknown(form, ['payment_intent', 'charge', 'amount', 'metadata', 'reason'])
    return refund(world, paidCharge(world, demand(form, 'payment_intent')), integerOf(form, 'amount'), metadataOf(form))
  },
  'dispute/:id': (world, form, id) =>
    sendEvidence(world, id, formOf(form, 'evidence'), textOf(form, 'submit') === 'true'),
  'dispute/:id/close': (world, _form, id) => endDispute(world, id, false),
  payout: (world, form) => makePayout(world, integerOf(form, 'amount') ?? 0, false),
  'review/:id/approve': (world, _form, id) => {
    const review = world.store.get('review', id)
    if (!review) throw missing(id)
    Object.assign(review, { open: false, closed_reason: 'approved', reason: 'approved' })
    emit(world, 'review.closed', review)
    return review
  },
}

const SESSION_FORM = [
  'mode',
  'ui_mode',
  'line_items',
  'locale',
  'client_reference_id',
  'metadata',
  'payment_intent_data',
  'customer_email',
  'success_url',
  'cancel_url',
  'expires_at',
]
const LEAST_CENTS = 50
const MOST_CENTS = 99_999_999
const SHORTEST_S = 30 * 60
const LONGEST_S = 24 * 60 * 60
const DEFAULT_LOCALE = 'auto'

function createSession(world: World, form: Form): Session {
  refuseUnknown(form, SESSION_FORM)
  if (demand(form, 'mode') !== 'payment') throw new ApiError(400, 'The stand-in has payments only', { param: 'mode' })
  const price = formOf(formOf(formOf(form, 'line_items'), '0'), 'price_data')
  const amount = integerOf(price, 'unit_amount') ?? 0
  if (amount < LEAST_CENTS || amount > MOST_CENTS)
    throw new ApiError(400, 'The total amount must be from $0.50 to $999,999.99.', { code: 'amount_too_small' })
  const expires_at = integerOf(form, 'expires_at') ?? nowSeconds() + LONGEST_S
  const left_s = expires_at - nowSeconds()
  if (left_s < SHORTEST_S || left_s > LONGEST_S)
    throw new ApiError(400, 'The `expires_at` timestamp must be 30 minutes to 24 hours after the creation.', {
      param: 'expires_at',
    })
  const session = newSession({
    amount,
    currency: demand(price, 'currency'),
    origin: world.origin(),
    client_reference_id: textOf(form, 'client_reference_id'),
    customer_email: textOf(form, 'customer_email'),
    locale: (textOf(form, 'locale') ?? DEFAULT_LOCALE) as Session['locale'], // Stripe's list is open
    metadata: metadataOf(form),
    success_url: demand(form, 'success_url'),
    cancel_url: textOf(form, 'cancel_url'),
    expires_at,
  })
  world.store.notes.set(`metadata:${session.id}`, JSON.stringify(metadataOf(formOf(form, 'payment_intent_data'))))
  world.store.notes.set(`title:${session.id}`, textOf(formOf(price, 'product_data'), 'name') ?? '')
  world.schedule.add({ at_ms: expires_at * 1_000, work: 'expire', id: session.id, tries: 0 })
  return world.store.add('checkout.session', session)
}
