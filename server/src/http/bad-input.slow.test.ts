import { type Access, type Endpoint, endpoints, Id, REASONS } from '@sampan/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Draft, drafts, type Requester } from '../../testing/bad-requests.ts'
import { type Exchange, send } from '../../testing/bad-sending.ts'
import { bodiesOf, type Schema } from '../../testing/bad-values.ts'
import { aBadWorld } from '../../testing/bad-world.ts'
import { sendRaw } from '../../testing/raw-http.ts'
import { audit } from '../ledger/audit.ts'

/** `SAMPAN_FUZZ=100000 npx vitest run bad-input` sends more requests. */
const REQUESTS = Number(process.env.SAMPAN_FUZZ ?? 3_000)
/** A failure prints its seed; `FUZZ_SEED=… npx vitest run bad-input` replays it. */
const seed = process.env.FUZZ_SEED ? { seed: Number(process.env.FUZZ_SEED) } : {}
const MS_A_REQUEST = 60

const world = await aBadWorld()
const before = await world.fingerprint()
const port = Number(new URL(await world.shop.app.listen({ host: '127.0.0.1', port: 0 })).port)

/** The type of every reply of the API. */
type Answer = { code: number; msg: string; data?: unknown; reason?: string; request_id?: string }

const STATUSES = [200, 400, 401, 404, 413]

function checkEnvelope({ reply }: Exchange): Answer {
  expect(reply.headers['content-type']).toMatch(/^application\/json/)
  const answer: Answer = reply.json()
  expect(STATUSES).toContain(reply.statusCode)
  expect(answer.msg).toEqual(expect.stringMatching(/\S/))
  if (reply.statusCode !== 200) expect(answer.code).toBe(reply.statusCode)
  else if (answer.code === 0) expect(REASONS).toContain(answer.reason)
  else expect(answer).toMatchObject({ code: 1, data: expect.toSatisfy((data) => data !== undefined) })
  return answer
}

/** Checks that a reply contains no data of other shoppers, except text that the request itself contained. */
function checkSecrets({ draft, request, reply }: Exchange): void {
  if (draft.requester === 'operator') return
  const text = `${decodeURIComponent(request.url.replace(/%(?![\da-f]{2})|%[^0-7]./gi, ''))} ${request.payload}`
  for (const secret of world.secrets) if (!text.includes(secret)) expect(reply.payload).not.toContain(secret)
}

function requestersFor(access: Access): Requester[] {
  if (access === 'public') return ['visitor', 'shopper', 'operator', 'dead']
  return access === 'shopper' ? ['shopper'] : ['operator']
}
const BODY_LIMIT = 256 * 1024
const PUBLIC_BODY_LIMIT = 32 * 1024
const BODY_LIMIT_OF: Partial<Record<Draft['call'], number>> = {
  'POST /api/admin/bank/import': 12_000_000,
  'POST /api/admin/redirect/add_file': 8_000_000,
  'POST /api/admin/tax/preview': 4_000_000,
  'POST /api/admin/tax/import': 4_000_000,
  'POST /api/admin/dispute/submit': 6_000_000,
}

/**
 * Calls with rules that a schema cannot express, so that valid input may still get a 400 or 401: one of two fields is
 * required, ids must differ, the format of a code, a password or a new address without a session, a payment code where
 * one is set.
 */
const LOOKS_CLOSER: Draft['call'][] = [
  'POST /api/user/sessions/end',
  'POST /api/user/delete_account',
  'POST /api/user/resetPay',
  'POST /api/user/resetpwd',
  'POST /api/user/send_code',
  'POST /api/order/pay',
  'GET /api/order/payable',
  'GET /api/order/paid',
  'POST /api/admin/refund/agree',
  'POST /api/upload',
  'POST /api/admin/service/upload',
  'POST /api/admin/picture/upload',
  'POST /api/admin/import/upload',
  'POST /api/admin/move_in/upload',
  'POST /api/admin/sheet/text',
  'GET /api/admin/service/chats',
  'GET /api/product/list',
  'GET /api/shop/list',
]

/** Whether a schema accepts a value and removes all parts that PostgreSQL cannot store. */
function takes(schema: z.ZodType | undefined, value: unknown): boolean {
  const result = schema?.safeParse(value)
  return !result || (result.success && !/\\u0000|\\ud[89a-f]/.test(JSON.stringify(result.data)))
}

function isTaken({ draft, request, input }: Exchange): boolean {
  const { query, body, keyed }: Endpoint = endpoints[draft.call]
  const search = new URLSearchParams(request.url.split('?')[1] ?? '')
  const pairs = [...new Set(search.keys())].map((name) => [name, search.getAll(name)] as const)
  const parameters = Object.fromEntries(pairs.map(([name, values]) => [name, values.length > 1 ? values : values[0]]))
  const has_key = !keyed || Id.safeParse(request.headers['idempotency-key']).success
  return has_key && takes(query, parameters) && takes(body, JSON.parse(JSON.stringify(input.body) ?? 'null'))
}

/** Checks the status of a request in which only the input may be wrong. */
function checkRules(exchange: Exchange): void {
  const { draft, reply } = exchange
  if (endpoints[draft.call].access !== 'public') expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.statusCode, reply.payload).toBeOneOf(statusesFor(exchange))
}

function statusesFor(exchange: Exchange): number[] {
  const { call, requester } = exchange.draft
  if (
    (exchange.request.payload?.length ?? 0) >
    (BODY_LIMIT_OF[call] ?? (endpoints[call].access === 'public' ? PUBLIC_BODY_LIMIT : BODY_LIMIT))
  )
    return [413]
  if (!requestersFor(endpoints[call].access).includes(requester)) return [401]
  if (LOOKS_CLOSER.includes(call)) return [200, 400, 401, 404]
  return isTaken(exchange) ? [200, 404] : [400, 404]
}

const answered = new Set<string>()

async function ask(draft: Draft): Promise<void> {
  const exchange = await send(world, draft)
  const { reply, request } = exchange
  expect(reply.statusCode).toBeLessThan(500)
  checkSecrets(exchange)
  if (request.method === 'HEAD') return
  const answer = checkEnvelope(exchange)
  if (!draft.request_fault) checkRules(exchange)
  if (answer.code === 1) answered.add(draft.call)
  if (draft.requester === 'shopper') world.note(answer.data)
  if (answer.reason?.startsWith('payment_code_')) await world.unlockCode()
  if (/sessions\/end|resetpwd|logout|shopper\/(block|unblock|end_sessions)/.test(draft.call)) await world.signIn()
}

/** Calls whose ids a random body never has. */
test.each(['POST /api/admin/bank/value', 'POST /api/admin/bank/take_back'] as const)(
  '%s accepts the sample of a valid body',
  async (call) => {
    const body = z.toJSONSchema(endpoints[call].body, { target: 'draft-7', io: 'input' }) as Schema // as Zod writes it
    const request = { requester: 'operator', query: undefined, key: 'new', language: 'en' } as const
    const codes: number[] = []
    for (const sample of fc.sample(bodiesOf(call, body), { numRuns: 10, seed: 7 })) {
      const { reply } = await send(world, { ...request, faults: [], call, body: sample, request_fault: undefined })
      codes.push(reply.json().code)
    }
    expect(codes).toContain(1)
  },
)

const DONE = `${REQUESTS} bad requests are answered by the rules, and neither reveal nor change data of other shoppers`
test(DONE, { timeout: 30_000 + REQUESTS * MS_A_REQUEST }, async () => {
  await fc.assert(fc.asyncProperty(drafts, ask), { numRuns: REQUESTS, ...seed })
  expect(await audit(world.shop.db)).toEqual([])
  expect(await world.fingerprint()).toEqual(before)
  // If few calls succeeded, the test checked little. About half of the calls succeed, depending on the seed.
  expect(answered.size).toBeGreaterThan(Object.keys(endpoints).length * 0.4)
})

test.each([
  ...['//', '///', '//a:b@c:99999/', '/\\elsewhere.example', 'http://elsewhere.example/home', 'http://[/', '*'],
  ...['/%zz', '/home%00', '/%c0%af', '/product/..%2f..%2fmetrics', '/product/%2e%2e', `/shop/${'x'.repeat(99)}`],
  ...['/search?keyword=%00', '/search?page=-1', '/category?category=none', '/product/a?score=x', '/home?w=%zz&w=1'],
  ...['/assets/..%2f..%2fserver/entry-server.js', '/.vite/manifest.json', '/.env', '/assets/../../../../key'],
  ...[
    '/files/..%2f..%2fkey',
    `/files/${'a'.repeat(32)}.webp`,
    '/pictures/..%2fkey.webp?w=160',
    '/pictures/a.webp?w=160&w=1',
  ],
])('the address %s exposes nothing and causes no server error', async (target) => {
  const { status, answer } = await sendRaw(port, target)
  expect([200, 302, 400, 404]).toContain(status)
  expect(answer).not.toMatch(/node_modules|"isEntry"|root:x:/)
})
