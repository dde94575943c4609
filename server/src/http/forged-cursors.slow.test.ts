import { type EndpointKey, endpoints } from '@sampan/contract'
import { sessionHeaders, WEBHOOK_TOPICS } from '@sampan/contract/rules'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { aBuyer } from '../../testing/order-world.ts'
import { anOperator, aProduct, aShop, listed } from '../../testing/world.ts'

const shop = await aShop()
const products = [await aProduct(shop), await aProduct(shop), await aProduct(shop, { shop_id: 'hill' })]
await listed(shop)
const shopper = await aBuyer(shop)
const operator = await anOperator(shop)
const product_id = products[0]?.product_id ?? ''
const { data: hook } = await operator.call('POST /api/admin/webhook/add', {
  body: { url: 'https://93.184.215.14/hook', topics: [WEBHOOK_TOPICS[0]] },
})

type Query = { properties?: Record<string, unknown>; required?: string[] }
const queryOf = (call: EndpointKey): Query => {
  const { query } = endpoints[call] as { query?: z.ZodType }
  return query ? (z.toJSONSchema(query, { target: 'draft-7', io: 'input' }) as Query) : {} // the parts used here
}
const CALLS = (Object.keys(endpoints) as EndpointKey[]).filter((call) => 'cursor' in (queryOf(call).properties ?? {})) // its keys are the calls

/** Other required parameters of the calls. */
const FILLED: Record<string, string> = {
  product_id,
  user_id: shopper.user_id,
  status: '0',
  day: '2026-02-01',
  webhook_id: hook.webhook.webhook_id,
}

/** Text that JSON can contain but PostgreSQL cannot store, and invalid ids. */
const IDS = ['a\0b', '\ud800', 'x\udfffy', '', 'x'.repeat(81), "';--", product_id]
const TIMES = [
  '0000-01-01T00:00:00Z',
  '0000-01-01T00:00:00.000Z',
  '0000-01-01T00:00:00.000000Z',
  `2024-01-01T00:00:00.${'9'.repeat(900)}Z`,
  '9999-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59.999999Z',
]
const NUMBERS = [2 ** 31, 2 ** 53 - 1, -1, 0.5, 1e-300, 5]
const WORDS = [['a\0b'], ['\udc00'], ['x'.repeat(100)], Array.from({ length: 9 }, () => 'x'), ["'"], ['lamp']]

const AS_TYPED = { kinds: [], parts: [], meanings: ['typed'] }
/** A cursor's meaning of the keyword. */
const meaning = (part: unknown, places: number[]) => ({ kinds: [], parts: [part], meanings: [places] })
const MEANINGS = [
  ...[meaning([['lamp'], []], [0]), meaning([['lamp'], []], [7]), meaning([[], []], [0]), meaning([['!?'], []], [0])],
  ...[
    meaning([['lamp'], ["';--", '@kind:']], [0]),
    { ...AS_TYPED, meanings: [] },
    { ...AS_TYPED, kinds: ["a' | b\\"] },
  ],
]

/** Cursor contents of product and shop lists, with each part forged. */
const PLACES: unknown[][] = [
  ...IDS.flatMap((id) => [
    ...['hot', 'price_asc', 'price_desc'].map((sort) => [sort, 1, id]),
    ['new', '2024-01-01T00:00:00.000Z', id],
    ['rating', 4.5, 3, id],
    ['match', 1, 1, 1, id, [], AS_TYPED],
    ['sorted', ['hot', 1, id], AS_TYPED],
    ['shops', 'hot', 1, id],
    ['shops', 'new', '2024-01-01T00:00:00.000000Z', id],
    ['shops', 'rating', 90, id],
  ]),
  ...TIMES.flatMap((time) => [
    ['new', time, product_id],
    ['shops', 'new', time, 'hill'],
  ]),
  ...NUMBERS.flatMap((number) => [
    ...['hot', 'price_asc', 'price_desc'].map((sort) => [sort, number, product_id]),
    ['rating', number, 1, product_id],
    ['rating', 1, number, product_id],
    ['match', number, 1, 1, product_id, [], AS_TYPED],
    ['match', 1, number, 1, product_id, [], AS_TYPED],
    ['match', 1, 1, number, product_id, [], AS_TYPED],
    ['shops', 'hot', number, 'hill'],
    ['shops', 'rating', number, 'hill'],
  ]),
  ...WORDS.map((words) => ['match', 1, 1, 1, product_id, words, AS_TYPED]),
  ...[...MEANINGS, ...WORDS.map((words) => meaning([words, words], [0]))].flatMap((meanings) => [
    ['match', 1, 1, 1, product_id, [], meanings],
    ['sorted', ['hot', 1, product_id], meanings],
  ]),
]
const encoded = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url')
/** The cursor of a content. Those of a search have a MAC. */
function cursorOf(place: unknown[]): string {
  const mac = shop.context.keys.mac('search cursor', JSON.stringify(place)).toString('base64url')
  return encoded(place[0] === 'match' || place[0] === 'sorted' ? [place, mac] : place)
}

const UUID = '0198f6a0-7d4e-7c1b-9a55-2f3e4d5c6b7a'
/** Cursors of other lists, and texts that are no cursors. */
const PLAIN = [
  ...['', '0', '-1', '1', '9'.repeat(16), '9'.repeat(17), '9'.repeat(400), UUID, UUID.toUpperCase(), '\0', '\ud800'],
  ...[`0.${UUID}`, `${'9'.repeat(17)}.${UUID}`, '1.a', '1.', '.1', `1.own-${UUID}`, `${'9'.repeat(17)}.other-${UUID}`],
  ...['W10', 'bnVsbA', 'e30', 'IiI', '////', 'A'.repeat(6001), encoded('['.repeat(700))],
]

async function statusOf(call: EndpointKey, query: Record<string, string>): Promise<number> {
  const [, path = ''] = call.split(' ')
  const token = endpoints[call].access === 'shopper' ? shopper.token : operator.token
  const search = new URLSearchParams(query)
  const reply = await shop.app.inject({ url: `${path}?${search}`, headers: sessionHeaders(path, token) })
  return reply.statusCode
}

const needed = (call: EndpointKey) =>
  Object.fromEntries((queryOf(call).required ?? []).map((name) => [name, FILLED[name] ?? '']))

test('the list of calls with a cursor is not empty', () => {
  expect(CALLS.length).toBeGreaterThan(30)
})

test.each(CALLS)('%s refuses each forged cursor, or continues from it', async (call) => {
  const filled = needed(call)
  expect(await statusOf(call, filled)).toBe(200)
  for (const cursor of PLAIN) expect([200, 400, 404], cursor).toContain(await statusOf(call, { ...filled, cursor }))
})

/** The list that a cursor's content belongs to, with its query. */
function listOf(place: unknown[]): { call: EndpointKey; query: Record<string, string> } {
  const [first, second] = place
  if (first === 'shops') return { call: 'GET /api/shop/list', query: { sort: String(second) } }
  const sort = first === 'sorted' && Array.isArray(second) ? second[0] : first
  const query: Record<string, string> = first === 'match' || first === 'sorted' ? { keyword: 'product' } : {}
  return { call: 'GET /api/product/list', query: first === 'match' ? query : { ...query, sort: String(sort) } }
}

test('a cursor of a product or shop list is refused when PostgreSQL could not read its values', async () => {
  for (const place of PLACES) {
    const { call, query } = listOf(place)
    const cursor = cursorOf(place)
    const message = JSON.stringify(place).slice(0, 100)
    expect([200, 400], message).toContain(await statusOf(call, { ...query, cursor }))
    // Keyword results use the same cursor contents for each sort order.
    if (call === 'GET /api/product/list')
      expect([200, 400], message).toContain(await statusOf(call, { keyword: 'product', ...query, cursor }))
  }
})

test.each([
  ['a NUL in an id', ['hot', 1, 'a\0b']],
  ['half a character in an id', ['shops', 'hot', 1, '\ud800']],
  ['the year 0', ['new', '0000-01-01T00:00:00.000Z', product_id]],
  ['the year 0 of a shop', ['shops', 'new', '0000-01-01T00:00:00.000000Z', 'hill']],
  ['a fraction of 900 digits', ['new', `2024-01-01T00:00:00.${'9'.repeat(900)}Z`, product_id]],
  ['more than an integer holds', ['hot', 2 ** 31, product_id]],
  ['an empty kind', ['match', 1, 1, 1, product_id, [], { ...AS_TYPED, kinds: [''] }]],
  ['a NUL in a completed word', ['match', 1, 1, 1, product_id, ['a\0b'], AS_TYPED]],
])('a cursor with %s is malformed', async (_, place) => {
  const { call, query } = listOf(place)
  expect(await statusOf(call, { ...query, cursor: cursorOf(place) })).toBe(400)
})

test.each([
  ['match', 1, 1, 1, product_id, [], AS_TYPED],
  ['sorted', ['hot', 1, product_id], AS_TYPED],
])('a cursor of a search needs its own MAC: %s', async (...place) => {
  const { call, query } = listOf(place)
  const mac = shop.context.keys.mac('search cursor', JSON.stringify([...place, 'x'])).toString('base64url')
  expect(await statusOf(call, { ...query, cursor: cursorOf(place) })).toBe(200)
  for (const forged of [place, [place, mac], [place, ''], [place]])
    expect(await statusOf(call, { ...query, cursor: encoded(forged) })).toBe(400)
})
