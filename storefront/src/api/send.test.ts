import { setupI18n } from '@lingui/core'
import type { CallError } from '@sampan/contract/call-error'
import { requestOf } from '@sampan/contract/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages as chinese } from '../locales/zh-CN.po'
import { errorMessages } from './error-messages.ts'
import { makeSend } from './send.ts'

class Drawer implements Storage {
  readonly #stored = new Map<string, string>()
  get length() {
    return this.#stored.size
  }
  clear = () => this.#stored.clear()
  getItem = (key: string) => this.#stored.get(key) ?? null
  key = (at: number) => [...this.#stored.keys()][at] ?? null
  removeItem = (key: string) => void this.#stored.delete(key)
  setItem = (key: string, value: string) => void this.#stored.set(key, value)
}

const inChinese = setupI18n()
inChinese.load('zh-CN', chinese)
inChinese.activate('zh-CN')

type Answer = () => Response | Promise<Response>
const reply =
  (body: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status })

function aSender(answer: Answer = reply({ code: 1, msg: '', data: 7 }), token?: string) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer())
  const onExpiredToken = vi.fn()
  const storage = new Drawer()
  const send = makeSend({
    fetch,
    storage,
    token: () => token,
    language: () => 'zh-CN',
    messages: () => errorMessages(inChinese),
    onExpiredToken,
  })
  const calls = () =>
    fetch.mock.calls.map(([url, init]) => ({ url, headers: init?.headers as Record<string, string>, init })) // as `send` writes them
  return { send, sent: calls, onExpiredToken, fetch, storage }
}

const login = (password: string) => requestOf('POST /api/user/login', { body: { account: 'a@b.example', password } })
const cartRequest = requestOf('GET /api/cart')
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable(),
    (error: CallError) => error,
  )

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

test('a reply with code 1 returns its data', async () => {
  expect(await aSender().send(cartRequest)).toBe(7)
})

test('a reply with any other code rejects with its message', async () => {
  const { send } = aSender(reply({ code: 0, msg: '余额不足', reason: 'insufficient_funds', field: 'amount_cents' }))
  const error = await failure(send(cartRequest))
  expect(error).toMatchObject({
    kind: 'refused',
    message: '余额不足',
    reason: 'insufficient_funds',
    details: { field: 'amount_cents' },
  })
})

test('the token is sent in a header when signed in, unless the call opts out', async () => {
  const { send, sent: calls } = aSender(undefined, 'secret')
  await send(cartRequest)
  await send(cartRequest, { anonymous: true })
  expect(calls()[0]?.headers.authorization).toBe('Bearer secret')
  expect(calls()[1]?.headers.authorization).toBeUndefined()
})

test('a visitor sends no token, and every call sends the language', async () => {
  const { send, sent: calls } = aSender()
  await send(cartRequest)
  expect(calls()[0]?.headers).toEqual({ 'accept-language': 'zh-CN' })
})

test('shortly after a write, reads bypass the server’s caches', async () => {
  const { send, sent: calls } = aSender()
  const cacheControl = () => calls().at(-1)?.headers['cache-control']
  await send(cartRequest)
  expect(cacheControl()).toBeUndefined()
  await send(login('one'))
  expect(cacheControl()).toBeUndefined()
  vi.advanceTimersByTime(2_900)
  await send(cartRequest)
  expect(cacheControl()).toBe('no-cache')
  vi.advanceTimersByTime(200)
  await send(cartRequest)
  expect(cacheControl()).toBeUndefined()
})

test('nested query keys are written key[sub]=value; empty strings, null and undefined are dropped', () => {
  const query = {
    page: 2,
    keyword: '',
    sort: null,
    filter: { shop: { id: 's1' }, none: undefined },
    list: ['a', 'b'],
    zero: 0,
    no: false,
  }
  const { url } = requestOf('GET /api/product/list', { query } as never) // more fields than the contract has, on purpose
  expect(decodeURIComponent(url)).toBe(
    '/api/product/list?page=2&filter[shop][id]=s1&list[0]=a&list[1]=b&zero=0&no=false',
  )
})

test('an expired token is reported once, with the token that was sent', async () => {
  const { send, onExpiredToken } = aSender(reply({ code: 401, msg: '请先登录' }, 401), 'old')
  const error = await failure(send(cartRequest))
  expect(error).toMatchObject({ kind: 'failed', status: 401, message: '请先登录' })
  expect(onExpiredToken).toHaveBeenCalledExactlyOnceWith('old', '请先登录')
})

test.each(['screen', 'background'] as const)('an expired token found by a %s call ends the session', async (caller) => {
  const { send, onExpiredToken } = aSender(reply({ code: 401, msg: '请先登录' }, 401), 'old')
  await failure(send(cartRequest, { caller }))
  expect(onExpiredToken).toHaveBeenCalledExactlyOnceWith('old', '请先登录')
})

test('for a visitor, status 401 is an ordinary error', async () => {
  const { send, onExpiredToken } = aSender(reply({ code: 401, msg: '请先登录' }, 401))
  await failure(send(cartRequest))
  expect(onExpiredToken).not.toHaveBeenCalled()
})

test.each([
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), '后端接口连接异常'],
  ['an answer that is no envelope', () => new Response('<html>', { status: 502 }), '系统接口502异常'],
])('%s has the message of the specification', async (_, answer, message) => {
  expect(await failure(aSender(answer).send(cartRequest))).toMatchObject({ message })
})

test('a call times out after ten seconds', async () => {
  vi.useRealTimers()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    expect(ms).toBe(10_000)
    return AbortSignal.abort(new DOMException('late', 'TimeoutError'))
  })
  const { send } = aSender(() => Promise.reject(new DOMException('late', 'TimeoutError')))
  expect(await failure(send(cartRequest))).toMatchObject({ kind: 'unreachable', message: '系统接口请求超时' })
  timeout.mockRestore()
})

test('an identical POST within a second is refused and not sent', async () => {
  const { send, fetch } = aSender()
  await send(login('one'))
  expect(await failure(send(login('one')))).toMatchObject({ kind: 'duplicate', message: '数据正在处理，请勿重复提交' })
  expect(fetch).toHaveBeenCalledOnce()
})

test('a request is not stored on the device, because a request may contain a password', async () => {
  const { send, storage } = aSender()
  await send(login('one'))
  expect(storage.length).toBe(1)
  expect(storage.getItem(storage.key(0) ?? '')).not.toContain('one')
})

test('a POST with another body, to another URL, or repeated later is sent', async () => {
  const { send, fetch } = aSender()
  await send(login('one'))
  await send(login('two'))
  await send(requestOf('POST /api/user/logout'))
  await send(login('two'))
  vi.advanceTimersByTime(1_000)
  await send(login('two'))
  expect(fetch).toHaveBeenCalledTimes(5)
})

test('reads, and calls that opt out of the duplicate rule, may be repeated; the option itself is not sent', async () => {
  const { send, fetch, sent: calls } = aSender()
  await Promise.all([
    send(cartRequest),
    send(cartRequest),
    send(login('x'), { repeatable: true }),
    send(login('x'), { repeatable: true }),
  ])
  expect(fetch).toHaveBeenCalledTimes(4)
  expect(Object.keys(calls()[2]?.headers ?? {})).toEqual(['accept-language', 'content-type'])
})
