import type { CallError } from '@sampan/contract/call-error'
import { requestOf } from '@sampan/contract/client'
import { expect, test, vi } from 'vitest'
import { envelopeOf, errorOf, exchange } from './exchange.ts'

const messages = {
  connection: () => 'no connection',
  timeout: () => 'too late',
  status: (status: string) => `error ${status}`,
}
const cartRequest = requestOf('GET /api/cart')

function sendTo(reply: () => Response | Promise<Response>, request = cartRequest, signal?: AbortSignal) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => reply())
  const headers = { 'accept-language': 'zh-CN' }
  const outcome = exchange(request, { fetch, headers, credentials: 'omit', timeout_ms: 10_000, signal, messages })
  return { done: outcome, init: () => fetch.mock.calls[0]?.[1] }
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable(),
    (error: CallError) => error,
  )

test('the error of a lost connection has a message', async () => {
  const { done: outcome } = sendTo(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await failure(outcome)).toMatchObject({ kind: 'unreachable', message: 'no connection' })
})

test('a connection that breaks in the middle of a reply counts as no reply', async () => {
  const brokenBody = new ReadableStream({ start: (body) => body.error(new TypeError('network error')) })
  const { done: outcome } = sendTo(() => new Response(brokenBody))
  expect(await failure(outcome)).toMatchObject({ kind: 'unreachable', message: 'no connection' })
})

test('the error of a reply that exceeds the timeout has a message', async () => {
  const late = new DOMException('late', 'TimeoutError')
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    expect(ms).toBe(10_000)
    return AbortSignal.abort(late)
  })
  const { done: outcome } = sendTo(() => Promise.reject(late))
  expect(await failure(outcome)).toMatchObject({ kind: 'unreachable', message: 'too late' })
  timeout.mockRestore()
})

test('an aborted call rejects with the reason of its signal', async () => {
  const reason = new DOMException('gone', 'AbortError')
  const { done: outcome } = sendTo(() => Promise.reject(reason), cartRequest, AbortSignal.abort(reason))
  expect(await failure(outcome)).toBe(reason)
})

test('a body is sent as JSON, with the idempotency key of its call', async () => {
  const { done: outcome, init } = sendTo(
    () => new Response('{}'),
    requestOf('POST /api/cart/add', { body: { sku_id: 'a', quantity: 1 }, key: 'k' }),
  )
  await outcome
  expect(init()?.headers).toEqual({
    'accept-language': 'zh-CN',
    'content-type': 'application/json',
    'idempotency-key': 'k',
  })
  expect(init()?.body).toBe('{"sku_id":"a","quantity":1}')
})

test('a form is sent unchanged: the browser sets its content type', async () => {
  const form = new FormData()
  const { done: outcome, init } = sendTo(() => new Response('{}'), { ...cartRequest, method: 'POST', body: form })
  await outcome
  expect(init()?.headers).toEqual({ 'accept-language': 'zh-CN' })
  expect(init()?.body).toBe(form)
})

test.each([
  [500, JSON.stringify({ code: 500, msg: 'inner words', request_id: 'x' })],
  [502, '<html>'],
  [404, '<html>'],
])('a reply %i that is no envelope, or is caused by a bug, has a message with its status', (status, text) => {
  expect(envelopeOf({ status, text }, messages)).toEqual({ code: status, msg: `error ${status}` })
})

test.each([404, 503])('an envelope with status %i keeps its own message', (status) => {
  const text = JSON.stringify({ code: status, msg: '内容不存在' })
  expect(errorOf(status, envelopeOf({ status, text }, messages))).toMatchObject({
    kind: 'failed',
    message: '内容不存在',
    status,
  })
})

test('a refusal has a reason and details', () => {
  const error = errorOf(200, {
    code: 0,
    msg: '余额不足',
    reason: 'insufficient_funds',
    data: null,
    field: 'amount_cents',
  })
  expect(error).toMatchObject({ kind: 'refused', message: '余额不足', reason: 'insufficient_funds' })
  expect(error.details).toEqual({ field: 'amount_cents' })
})
