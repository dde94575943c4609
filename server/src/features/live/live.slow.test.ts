import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { answer, say } from '../../../testing/chat-world.ts'
import { cleanUp } from '../../../testing/clean-up.ts'
import { aBuyer, aPaidOrder } from '../../../testing/order-world.ts'
import { aClaim } from '../../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper, callerOf, PASSWORD, type TestShopper } from '../../../testing/world.ts'
import { buildApp } from '../../app.ts'
import { openNotifications } from '../../db/notifications.ts'

const shop = await aShop()
const { db } = shop
const operator = await anOperator(shop)
const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(db)
const { host, port, user } = inject('test_server')

/** Starts another server on the same database. @returns its address. */
async function aServer() {
  const notifications = await openNotifications({ host, port, user, database: rows[0]?.database ?? '' })
  const app = await buildApp({ ...shop.context, notifications })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  cleanUp(async () => {
    await app.close()
    await notifications.close()
  })
  return { url, close: () => app.close() }
}
const [near, far] = [await aServer(), await aServer()]

const ticketOf = async ({ call }: Pick<TestShopper, 'call'>) => (await call('POST /api/events/ticket')).data.ticket
const open = (ticket: string, { url } = near) => fetch(`${url}/api/events?ticket=${ticket}`)

/** Opens a stream and collects its text. */
async function listenTo(shopper: Pick<TestShopper, 'call'>, server = near) {
  const response = await open(await ticketOf(shopper), server)
  const stream = { text: '', has_ended: false }
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const bytes of response.body ?? []) stream.text += decoder.decode(bytes)
  }
  void read()
    .catch(() => {})
    .finally(() => {
      stream.has_ended = true
    })
  await expect.poll(() => stream.text).toContain(': open')
  return { stream, response }
}
const eventsIn = ({ text }: { text: string }) =>
  [...text.matchAll(/^data: (\{.*\})$/gm)].map(
    ([, json = '']) => JSON.parse(json) as { id: string; kind: string; ref_id: string },
  ) // the contract's type

test('a live event for a shipped order reaches its shopper on another server, and no other shopper', async () => {
  const [buyer, other] = [await aBuyer(shop), await aShopper(shop)]
  const order_id = await aPaidOrder(shop, buyer)
  const [mine, theirs] = [await listenTo(buyer, far), await listenTo(other, far)]
  await operator.call('POST /api/admin/order/ship', { body: { order_id, carrier: 'DHL', tracking_number: '7' } })
  await expect.poll(() => eventsIn(mine.stream).map(({ kind }) => kind)).toEqual(['order', 'notice'])
  const [order, notice] = eventsIn(mine.stream)
  expect(order).toEqual({ id: expect.stringMatching(/^\d+$/), kind: 'order', ref_id: order_id })
  expect(Object.keys(notice ?? {})).toEqual(['id', 'kind', 'ref_id'])
  expect(eventsIn(theirs.stream)).toEqual([])
})

test('an approved recharge sends a wallet event', async () => {
  const shopper = await aShopper(shop)
  const recharge_id = await aClaim(shop, shopper)
  const { stream } = await listenTo(shopper)
  await operator.call('POST /api/admin/recharge/audit', { body: { recharge_id, status: 1 } })
  await expect
    .poll(() => eventsIn(stream))
    .toContainEqual(expect.objectContaining({ kind: 'wallet', ref_id: recharge_id }))
})

test('when a notice or a chat reply is read on one device, or an operator reads a message, the shopper’s other screens get an event', async () => {
  const shopper = await aShopper(shop)
  const sendAnswer = async () => (await answer(operator, shopper.user_id, { text: 'Good day.' })).data.message_id
  const question = await say(shopper, 'Hello?')
  const earlier = await listenTo(shopper)
  const first = await sendAnswer()
  await expect.poll(() => eventsIn(earlier.stream).map(({ kind }) => kind)).toEqual(['message', 'notice'])
  const { stream } = await listenTo(shopper)
  const kinds_of_moves: string[] = []
  const hear = async (...kinds: string[]) => {
    kinds_of_moves.push(...kinds)
    await expect.poll(() => eventsIn(stream).map(({ kind }) => kind)).toEqual(kinds_of_moves)
  }
  const readChat = (up_to: string) => shopper.call('POST /api/service/messages/read', { body: { up_to } })
  await readChat(first)
  await readChat(first) // already read: no event
  await hear('notice')
  const second = await sendAnswer()
  await hear('message', 'notice')
  await shopper.call('POST /api/user/notifications/read', { body: { all: true } })
  await hear('notice')
  // The notice was already read, but the message was not, so the other screens still get an event.
  await readChat(second)
  await hear('notice')
  const desk_read = { user_id: shopper.user_id, up_to: question.message_id }
  await operator.call('POST /api/admin/service/messages/read', { body: desk_read })
  await hear('message')
})

test('a stream is not compressed, cached or buffered', async () => {
  const response = await fetch(`${near.url}/api/events?ticket=${await ticketOf(await aShopper(shop))}`, {
    headers: { 'accept-encoding': 'gzip, br' },
  })
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  expect(response.headers.get('content-encoding')).toBeNull()
  await response.body?.cancel()
})

test('a ticket opens one stream, until the ticket expires, and only for its session', async () => {
  const shopper = await aShopper(shop)
  const usedTicket = await ticketOf(shopper)
  await (await open(usedTicket)).body?.cancel()
  const old = await ticketOf(shopper)
  await sql`update event_ticket set expires_at = now()`.execute(db)
  const endedTicket = await ticketOf(shopper)
  await shopper.call('POST /api/user/logout', { query: { lang: 'zh-cn' } })
  for (const ticket of [usedTicket, old, endedTicket, '', 'x'.repeat(43), 'a&ticket=b']) {
    const response = await open(ticket)
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 401 })
  }
  expect(await db.selectFrom('event_ticket').selectAll().execute()).not.toContainEqual(
    expect.objectContaining({ ticket_hash: Buffer.from(usedTicket) }),
  )
})

test('a HEAD request opens no stream and does not use up the ticket', async () => {
  const ticket = await ticketOf(await aShopper(shop))
  const head = await fetch(`${near.url}/api/events?ticket=${ticket}`, { method: 'HEAD' })
  expect(head.status).toBe(404)
  const stream = await open(ticket)
  expect(stream.status).toBe(200)
  await stream.body?.cancel()
})

test('a blocked shopper’s streams, sessions and tickets end, and stay ended after the block is lifted', async () => {
  const shopper = await aShopper(shop)
  const ticket = await ticketOf(shopper)
  const { stream } = await listenTo(shopper, far)
  const { user_id } = shopper
  await operator.call('POST /api/admin/shopper/block', { body: { user_id, reason: 'taken over' } })
  await expect.poll(() => stream.has_ended).toBe(true)
  expect(stream.text).toContain('event: ended')
  await operator.call('POST /api/admin/shopper/unblock', { body: { user_id, reason: 'theirs again' } })
  expect((await open(ticket)).status).toBe(401)
  expect((await shopper.call('GET /api/user/sessions')).status).toBe(401)
})

test('a stream ends with its session on every server, and the shopper’s other streams stay open', async () => {
  const shopper = await aShopper(shop)
  const login = { account: shopper.account, password: PASSWORD }
  const again = await shopper.call('POST /api/user/login', { body: login })
  const second = callerOf(shop, again.data.userinfo.token)
  const [first_stream, second_stream] = [await listenTo(shopper, far), await listenTo({ call: second }, far)]
  await second('POST /api/user/logout', { query: { lang: 'zh-cn' } })
  await expect.poll(() => second_stream.stream.has_ended).toBe(true)
  expect(first_stream.stream.has_ended).toBe(false)
})

test('a seventh stream of one shopper ends the oldest, with an event that stops it from reconnecting', async () => {
  const shopper = await aShopper(shop)
  const streams: Awaited<ReturnType<typeof listenTo>>[] = []
  for (let count = 0; count < 7; count++) streams.push(await listenTo(shopper))
  await expect.poll(() => streams.map(({ stream }) => stream.has_ended)).toEqual([true, ...Array(6).fill(false)])
  expect(streams[0]?.stream.text).toContain('event: replaced')
})

test('a closing server ends its streams immediately', async () => {
  const server = await aServer()
  const { stream } = await listenTo(await aShopper(shop), server)
  const closed = server.close()
  await Promise.race([closed, wait(2_000).then(() => Promise.reject(new Error('still open')))])
  await expect.poll(() => stream.has_ended).toBe(true)
})
