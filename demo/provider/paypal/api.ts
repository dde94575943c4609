// PayPal's HTTP API, as far as the SDK of the shop needs it.
import { createHash } from 'node:crypto'
import { isWholePdf, type Part, partsOf } from '../stand-in/multipart.ts'
import type { ApiReply, ApiRequest } from '../stand-in/stand-in.ts'
import { ApiError, invalid, missing } from './api-error.ts'
import { captureOf, disputeOf, endDispute, provideEvidence, refund } from './money.ts'
import { captureOrder, createOrder, orderOf } from './orders.ts'
import { balances, transactions } from './reports.ts'
import { newId, type World } from './store.ts'

export type Account = { client_id: string; client_secret: string; certificate: string }

const TOKEN_S = 9 * 60 * 60
/** Note of a token that was given out. */
const TOKEN = 'token:'

export function answer(world: World, account: Account, call: ApiRequest): ApiReply {
  try {
    const { pathname, searchParams } = new URL(call.url, 'http://stand-in')
    if (pathname.startsWith('/v1/notifications/certs/')) return { status: 200, body: account.certificate }
    if (pathname === '/v1/oauth2/token') return { status: 200, body: tokenFor(world, account, call) }
    const [, token] = /^Bearer (.+)$/.exec(String(call.headers.authorization)) ?? []
    if (!world.store.notes.has(TOKEN + token)) throw new ApiError(401, 'AUTHENTICATION_FAILURE')
    return call.method === 'POST'
      ? answerOnce(world, pathname, call)
      : { status: 200, body: read(world, pathname, searchParams) }
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, body: error.body }
    throw error
  }
}

function tokenFor(world: World, { client_id, client_secret }: Account, { headers, body }: ApiRequest): object {
  const basic = Buffer.from(`${client_id}:${client_secret}`).toString('base64')
  if (headers.authorization !== `Basic ${basic}`) throw new ApiError(401, 'invalid_client')
  if (new URLSearchParams(body).get('grant_type') !== 'client_credentials') throw invalid('UNSUPPORTED_GRANT_TYPE')
  const access_token = newId('A21AA')
  world.store.notes.set(TOKEN + access_token, '')
  return { access_token, token_type: 'Bearer', app_id: 'APP-STANDIN', expires_in: TOKEN_S, scope: '', nonce: newId() }
}

/** Ends all tokens, as PayPal does when the owner changes the secret. */
export function revokeTokens({ store }: World): void {
  for (const name of store.notes.keys()) if (name.startsWith(TOKEN)) store.notes.delete(name)
}

/** The reply to an idempotency key is stored, so that a repeated call has no further effect. */
function answerOnce(world: World, pathname: string, call: ApiRequest): ApiReply {
  const id = String(call.headers['paypal-request-id'] ?? '')
  const key = id && `${pathname} ${id}`
  const request = createHash('sha256').update(call.body).digest('base64url')
  const kept = world.store.replies.get(key)
  if (kept) return { status: kept.status, body: kept.body }
  const files = partsOf(String(call.headers['content-type']), call.bytes) ?? []
  const body = structuredClone(write(world, pathname, jsonOf(call, files), files))
  const status = pathname === '/v2/checkout/orders' ? 201 : 200
  if (key) world.store.replies.set(key, { request, status, body })
  world.store.change()
  return { status, body }
}

/** The JSON of a call, or of the first part of a form. */
function jsonOf({ body }: ApiRequest, files: readonly Part[]): object {
  const text = files[0]?.bytes.toString('utf8') ?? body
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch {
    throw new ApiError(400, 'MALFORMED_REQUEST_JSON')
  }
}

const [ORDERS, CAPTURES, REFUNDS] = ['/v2/checkout/orders', '/v2/payments/captures', '/v2/payments/refunds']
const DISPUTES = '/v1/customer/disputes'
/** Path, id and action. */
const PATH = /^(\/v[12]\/[a-z]+\/[a-z]+)(?:\/([\w-]+))?(?:\/([\w-]+))?$/

function read(world: World, pathname: string, query: URLSearchParams): object {
  if (pathname === '/v1/reporting/transactions') return transactions(world, query)
  if (pathname === '/v1/reporting/balances') return balances(world)
  const [, path, id, action] = PATH.exec(pathname) ?? []
  if (action) throw missing()
  if (path === DISPUTES) return id ? dispute(world, id) : disputes(world, query)
  if (path === ORDERS) return orderOf(world, id ?? '')
  if (path === CAPTURES) return captureOf(world, id ?? '')
  const refund = path === REFUNDS && world.store.get('refund', id ?? '')
  if (!refund) throw missing()
  return refund
}

function dispute(world: World, id: string): object {
  const { id: _, ...shown } = disputeOf(world, id)
  return shown
}

function disputes(world: World, query: URLSearchParams): object {
  const [since, first] = [Date.parse(query.get('start_time') ?? ''), Number(query.get('next_page_token') ?? 0)]
  const size = Number(query.get('page_size') ?? 10)
  const about = query.get('disputed_transaction_id')
  const rows = world.store
    .rows('dispute')
    .filter(({ create_time }) => !(Date.parse(create_time) < since))
    .filter(
      ({ disputed_transactions: [transaction] }) => about === null || transaction?.seller_transaction_id === about,
    )
  const next = new URLSearchParams({ ...Object.fromEntries(query), next_page_token: String(first + size) })
  const links = [{ href: `${world.origin()}${DISPUTES}?${next}`, rel: 'next', method: 'GET' }]
  return {
    ...(rows.length > 0 && { items: rows.slice(first, first + size).map(({ id }) => dispute(world, id)) }),
    links: first + size < rows.length ? links : [],
  }
}

type Named = { documents?: { name?: string }[] }

/** Each named document is a file of the form, and a whole PDF. */
function checkDocuments(evidences: Named[], files: readonly Part[]): void {
  const names = evidences.flatMap(({ documents = [] }) => documents.map(({ name }) => name))
  const pdfs = files.filter(({ type }) => type === 'application/pdf')
  if (pdfs.length !== names.length || pdfs.some(({ file_name }) => !names.includes(file_name ?? '')))
    throw invalid('MISSING_DOCUMENT')
  if (pdfs.some(({ bytes }) => !isWholePdf(bytes))) throw invalid('INVALID_DOCUMENT')
}

function write(world: World, pathname: string, body: object, files: readonly Part[]): object {
  const [, path, id = '', action] = PATH.exec(pathname) ?? []
  if (path === ORDERS && !id) return createOrder(world, body)
  if (path === ORDERS && action === 'capture') return captureOrder(world, id)
  if (path === CAPTURES && action === 'refund') return refund(world, id, body)
  if (path === DISPUTES && action === 'provide-evidence') {
    if (!('evidences' in body) || !Array.isArray(body.evidences)) throw invalid('MISSING_EVIDENCE')
    checkDocuments(body.evidences, files)
    provideEvidence(world, id)
    return { links: [] }
  }
  if (path === DISPUTES && action === 'accept-claim') {
    endDispute(world, id, 'ACCEPTED')
    return { links: [] }
  }
  throw missing()
}
