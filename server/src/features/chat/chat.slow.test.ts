import { randomUUID } from 'node:crypto'
import { MESSAGES_PAGE } from '@sampan/contract/rules'
import { expect, test } from 'vitest'
import { answer, chatOf, say, textsOf, write } from '../../../testing/chat-world.ts'
import { aBuyer, anUnpaidOrder } from '../../../testing/order-world.ts'
import { aPicture } from '../../../testing/wallet-world.ts'
import { anOperator, aProduct, aShop, aShopper } from '../../../testing/world.ts'
import { transaction } from '../../db/transaction.ts'
import { notify } from '../notice/notice-service.ts'

const shop = await aShop()
const operator = await anOperator(shop)

test('a message appears in its shopper’s chat only', async () => {
  const [shopper, other] = [await aShopper(shop), await aShopper(shop)]
  const { data } = await write(shopper, { text: '  Does it float?  ' })
  expect(data).toMatchObject({
    from: 'me',
    text: 'Does it float?',
    file: null,
    order: null,
    product: null,
    read_at: null,
  })
  expect(await chatOf(shopper)).toEqual([data])
  expect(await chatOf(other)).toEqual([])
})

test('a message that is sent twice, even concurrently, is stored once; a retry with other contents is refused', async () => {
  const shopper = await aShopper(shop)
  const client_id = randomUUID()
  const replies = await Promise.all(Array.from({ length: 8 }, () => write(shopper, { client_id, text: 'Hello' })))
  expect(new Set(replies.map(({ data }) => data.message_id)).size).toBe(1)
  expect((await write(shopper, { client_id, text: 'Hello' })).data).toEqual(replies[0]?.data)
  expect(await write(shopper, { client_id, text: 'Bye' })).toMatchObject({ code: 0, reason: 'idempotency_key_reused' })
  expect(await textsOf(shopper)).toEqual(['Hello'])
})

test('concurrent messages are all stored, in one order for both sides', async () => {
  const shopper = await aShopper(shop)
  const texts = Array.from({ length: 12 }, (_, at) => `message ${at}`)
  await Promise.all([...texts.map((text) => say(shopper, text)), answer(operator, shopper.user_id, { text: 'Yes?' })])
  const chat = await chatOf(shopper)
  expect(chat.map(({ text }) => text).toSorted()).toEqual([...texts, 'Yes?'].toSorted())
  const times = chat.map(({ created_at }) => created_at)
  expect(times).toEqual(times.toSorted())
})

test('a long chat is read page by page in both directions, without gaps', async () => {
  const shopper = await aShopper(shop)
  const all: string[] = []
  for (let at = 0; at < MESSAGES_PAGE + 5; at++) all.push((await say(shopper, `${at}`)).message_id)
  const idsOf = async (query: { after?: string; before?: string }) =>
    (await chatOf(shopper, query)).map(({ message_id }) => message_id)
  const latest = await idsOf({})
  expect(latest).toEqual(all.slice(5))
  expect(await idsOf({ before: latest[0] ?? '' })).toEqual(all.slice(0, 5))
  expect(await idsOf({ before: all[0] ?? '' })).toEqual([])
  expect(await idsOf({ after: all[0] ?? '' })).toEqual(all.slice(1, MESSAGES_PAGE + 1))
  expect(await idsOf({ after: all.at(-1) ?? '' })).toEqual([])
  const stranger = await aShopper(shop)
  expect(await stranger.call('GET /api/service/messages', { query: { after: all[0] } })).toMatchObject({ status: 404 })
  const both = { after: all[0], before: all[1] }
  expect(await shopper.call('GET /api/service/messages', { query: both })).toMatchObject({ status: 400 })
})

test('a message has a text, a picture or one card', async () => {
  const shopper = await aBuyer(shop)
  const order_id = await anUnpaidOrder(shop, shopper)
  const { product_id } = await aProduct(shop)
  for (const nothing of [
    {},
    { text: '' },
    { text: ' \n\u200b ' },
    { text: '\u0007' },
    { text: 'x'.repeat(2001) },
    { order_id, product_id },
  ])
    expect(await write(shopper, nothing)).toMatchObject({ status: 400 })
  expect((await write(shopper, { order_id })).data).toMatchObject({
    order_id,
    order: { status: 0, quantity: 1, total_cents: 1000, image: 'a.webp' },
  })
  const question = await write(shopper, { product_id, text: 'x'.repeat(2000) })
  expect(question.data).toMatchObject({ product_id, product: { price_cents: 1000, on_sale: true }, order: null })
})

test('only the owner of an order can show its card, which always has the current status', async () => {
  const [buyer, other] = [await aBuyer(shop), await aShopper(shop)]
  const order_id = await anUnpaidOrder(shop, buyer)
  expect(await write(other, { order_id })).toMatchObject({ status: 404 })
  expect(await write(other, { product_id: 'no-such-thing' })).toMatchObject({ status: 404 })
  expect(await chatOf(other)).toEqual([])
  await write(buyer, { order_id })
  await buyer.call('POST /api/order/cancel', { body: { order_id } })
  expect((await chatOf(buyer))[0]?.order?.status).toBe(-1)
})

test('a message accepts only a picture that its sender uploaded for the chat, and each picture only once', async () => {
  const [shopper, other] = [await aShopper(shop), await aShopper(shop)]
  const { file_id, url } = await aPicture(shop, shopper, 'chat')
  expect(await write(other, { file_id })).toMatchObject({ status: 404 })
  const receipt = await aPicture(shop, shopper, 'evidence')
  expect(await write(shopper, { file_id: receipt.file_id })).toMatchObject({ status: 404 })
  const client_id = randomUUID()
  const reply = await write(shopper, { client_id, file_id })
  expect(reply.data.file).toEqual({ file_id, url, width: 40, height: 30 })
  expect((await write(shopper, { client_id, file_id })).data).toEqual(reply.data)
  expect(await write(shopper, { file_id })).toMatchObject({ status: 404 })
})

test.each([
  ['<script>alert(1)</script> &amp; "quotes"', '<script>alert(1)</script> &amp; "quotes"'],
  ['\u202emirrored\u202c', '\u202emirrored\u202c'],
  ['bell\u0007 and \u001b[2Jescape', 'bell and [2Jescape'],
  ['one\r\ntwo\rthree\tfour', 'one\ntwo\nthree\tfour'],
  ['ก็ 😀 e\u0301', 'ก็ 😀 é'],
])('the text %j is stored as plain text', async (text, stored) => {
  const shopper = await aShopper(shop)
  expect((await say(shopper, text)).text).toBe(stored)
})

test('each side sees which messages the other side has read, and the Me screen counts unread messages', async () => {
  const shopper = await aShopper(shop)
  const unread = async () => (await shopper.call('GET /api/user/getUserInfo')).data.unread_messages
  const question = await say(shopper, 'Hello?')
  expect(await unread()).toBe(0)
  await operator.call('POST /api/admin/service/messages/read', {
    body: { user_id: shopper.user_id, up_to: question.message_id },
  })
  expect((await chatOf(shopper))[0]?.read_at).not.toBeNull()
  const first = (await answer(operator, shopper.user_id, { text: 'Good day.' })).data
  await answer(operator, shopper.user_id, { text: 'What is it about?' })
  expect(await unread()).toBe(2)
  await shopper.call('POST /api/service/messages/read', { body: { up_to: first.message_id } })
  expect(await unread()).toBe(1)
  expect((await chatOf(shopper)).map(({ read_at }) => read_at !== null)).toEqual([true, true, false])
  const stranger = await aShopper(shop)
  const theirs = { body: { up_to: first.message_id } }
  expect(await stranger.call('POST /api/service/messages/read', theirs)).toMatchObject({ status: 404 })
})

test('reading the last reply marks its notice as read; reading the notice leaves the reply unread', async () => {
  const shopper = await aShopper(shop)
  const notifications = async () => (await shopper.call('GET /api/user/notifications', { query: {} })).data
  const counts = async () => (await shopper.call('GET /api/user/getUserInfo')).data
  const readTo = (up_to: string) => shopper.call('POST /api/service/messages/read', { body: { up_to } })
  await say(shopper, 'Hello?')
  const first = (await answer(operator, shopper.user_id, { text: 'Good day.' })).data
  const second = (await answer(operator, shopper.user_id, { text: 'What is it about?' })).data
  await readTo(first.message_id)
  expect(await counts()).toMatchObject({ unread_messages: 1, unread_count: 1 })
  await readTo(second.message_id)
  expect(await counts()).toMatchObject({ unread_messages: 0, unread_count: 0 })
  expect((await notifications()).items).toMatchObject([{ kind: 'service_reply', read: true }])

  await answer(operator, shopper.user_id, { text: 'Are you still there?' })
  expect((await notifications()).items.map(({ read }) => read)).toEqual([false, true])
  await shopper.call('POST /api/user/notifications/read', { body: { all: true } })
  expect(await counts()).toMatchObject({ unread_messages: 1, unread_count: 0 })
})

test('reading the chat leaves other notices unread, and a concurrent reply stays unread', async () => {
  const shopper = await aShopper(shop)
  const other = { kind: 'recharge_passed', ref_id: randomUUID() } as const
  await transaction(shop.db, (tx) => notify(tx, { user_id: shopper.user_id, ...other }))
  for (let round = 0; round < 10; round++) {
    const { data } = await answer(operator, shopper.user_id, { text: `answer ${round}` })
    await Promise.all([
      shopper.call('POST /api/service/messages/read', { body: { up_to: data.message_id } }),
      answer(operator, shopper.user_id, { text: `and ${round}` }),
    ])
    // Two unread notices: the unread answer and the recharge.
    const { unread_messages, unread_count } = (await shopper.call('GET /api/user/getUserInfo')).data
    expect([unread_messages, unread_count]).toEqual([1, 2])
    const [last] = (await chatOf(shopper)).slice(-1)
    await shopper.call('POST /api/service/messages/read', { body: { up_to: last?.message_id ?? '' } })
  }
})

test('a shopper can write thirty messages a minute; a retry is not counted', async () => {
  const limited = await aShop({ limits: true })
  const [shopper, other] = [await aShopper(limited), await aShopper(limited)]
  const client_id = randomUUID()
  const codes: number[] = []
  for (let at = 0; at < 31; at++)
    codes.push((await write(shopper, { client_id: at === 0 ? client_id : randomUUID(), text: 'Hi' })).code)
  expect(codes).toEqual([...Array(30).fill(1), 0])
  expect(await write(shopper, { text: 'Hi' })).toMatchObject({ reason: 'too_many_tries', retry_at: expect.any(String) })
  expect((await write(shopper, { client_id, text: 'Hi' })).code).toBe(1)
  expect((await write(other, { text: 'Hi' })).code).toBe(1)
})
