import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { answer, chatOf, say, write } from '../../../testing/chat-world.ts'
import { aBuyer, anUnpaidOrder } from '../../../testing/order-world.ts'
import { aPng, upload } from '../../../testing/wallet-world.ts'
import { anOperator, aProduct, aShop, aShopper, readAtDesk } from '../../../testing/world.ts'
import { listChats } from './chat-read-service.ts'

const shop = await aShop()
const operator = await anOperator(shop)
const chats = (query: { state?: 'waiting' | 'all'; page_size?: number; cursor?: string } = {}) =>
  operator.call('GET /api/admin/service/chats', { query })
const sendPicture = (user_id: string, token: string, purpose = 'chat', bytes?: Buffer) =>
  aPng().then((png) =>
    upload(shop, token, { bytes: bytes ?? png, purpose, url: `/api/admin/service/upload?user_id=${user_id}` }),
  )

test('waiting chats are sorted by their first message without a reply and leave the list when an operator replies', async () => {
  const shoppers = [await aShopper(shop), await aShopper(shop), await aShopper(shop)]
  const [first, second, third] = shoppers
  if (!first || !second || !third) throw new Error('three shoppers')
  for (const shopper of shoppers) await say(shopper, 'Hello?')
  await say(first, 'Is anybody there?')
  const waiting = async () => (await chats()).data.items.map(({ shopper }) => shopper.user_id)
  expect(await waiting()).toEqual([first.user_id, second.user_id, third.user_id])
  expect((await chats()).data.items[0]).toMatchObject({
    shopper: { account: first.account },
    unread_count: 2,
    last: { from: 'shopper', text: 'Is anybody there?' },
  })
  await answer(operator, first.user_id, { text: 'Yes.' })
  expect(await waiting()).toEqual([second.user_id, third.user_id])
  await say(first, 'Good!')
  expect(await waiting()).toEqual([second.user_id, third.user_id, first.user_id])

  const page = (await chats({ page_size: 2 })).data
  expect(page.items).toHaveLength(2)
  const rest = (await chats({ page_size: 2, cursor: page.next_cursor ?? '' })).data
  expect(rest.items.map(({ shopper }) => shopper.user_id)).toEqual([first.user_id])
  expect(rest.next_cursor).toBeNull()
  const all = (await chats({ state: 'all' })).data.items.map(({ shopper }) => shopper.user_id)
  expect(all).toEqual([first.user_id, third.user_id, second.user_id])
  expect(await chats({ cursor: '1.lamp-1' })).toMatchObject({ status: 400 })
})

test('a page of many chats needs no more SQL statements than a page with one chat', async () => {
  for (let chat = 0; chat < 4; chat++) await say(await aShopper(shop), `Hello ${chat}`)
  const statementsOf = async (page_size: number) => {
    let statements = 0
    const counting = shop.db.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const { items } = await listChats(counting, 'en', 'all', { page: 1, page_size })
    expect(items).toHaveLength(page_size)
    return statements
  }
  expect(await statementsOf(4)).toBe(await statementsOf(1))
})

test('the log names the operator who replied; the shopper only sees that the shop replied', async () => {
  const shopper = await aShopper(shop)
  const client_id = randomUUID()
  const { data } = await answer(operator, shopper.user_id, { client_id, text: 'Good day.' })
  expect(data).toMatchObject({ from: 'shop', operator: operator.account, read_at: null })
  expect((await answer(operator, shopper.user_id, { client_id, text: 'Good day.' })).data).toEqual(data)
  const [message] = await chatOf(shopper)
  expect(message).toMatchObject({ from: 'shop', text: 'Good day.', client_id: null })
  expect(JSON.stringify(message)).not.toContain(operator.account)
  const log = await shop.db.selectFrom('desk_log').selectAll().where('ref_id', '=', shopper.user_id).execute()
  expect(log).toMatchObject([
    {
      operator_id: operator.operator_id,
      action: 'message_sent',
      ref_type: 'shopper',
      details: { message_id: data.message_id },
    },
  ])
})

test('replies create one unread notice with a link to the chat', async () => {
  const shopper = await aShopper(shop)
  for (const text of ['Good day.', 'It leaves today.']) await answer(operator, shopper.user_id, { text })
  const { data } = await shopper.call('GET /api/user/notifications', { query: {} })
  expect(data.items).toMatchObject([{ kind: 'service_reply', link: '/service', read: false }])
})

test('a reply may show this shopper’s orders, any product, and pictures sent to this shopper', async () => {
  const [buyer, other] = [await aBuyer(shop), await aBuyer(shop)]
  const [order_id, of_other] = [await anUnpaidOrder(shop, buyer), await anUnpaidOrder(shop, other)]
  const { product_id } = await aProduct(shop)
  expect((await answer(operator, buyer.user_id, { order_id })).data.order).toMatchObject({ status: 0 })
  expect((await answer(operator, buyer.user_id, { product_id })).data.product).toMatchObject({ on_sale: true })
  expect(await answer(operator, buyer.user_id, { order_id: of_other })).toMatchObject({ status: 404 })
  const { data: file } = await sendPicture(buyer.user_id, operator.token)
  expect(await answer(operator, other.user_id, { file_id: file.file_id })).toMatchObject({ status: 404 })
  await answer(operator, buyer.user_id, { file_id: file.file_id, text: 'Like this one?' })
  expect((await chatOf(buyer)).at(-1)).toMatchObject({ file: { width: 40, height: 30 }, text: 'Like this one?' })
  const read = (token: string) =>
    shop.app
      .inject({ url: file.url, headers: { authorization: `Bearer ${token}` } })
      .then(({ statusCode }) => statusCode)
  expect([await read(buyer.token), await read(other.token)]).toEqual([200, 404])
  expect([await read(operator.token), await readAtDesk(shop, file.url, operator)]).toEqual([404, 200])
})

test('only operators upload pictures to a shopper’s chat', async () => {
  const shopper = await aShopper(shop)
  expect(await sendPicture(shopper.user_id, shopper.token)).toMatchObject({ status: 401 })
  expect(await sendPicture(randomUUID(), operator.token)).toMatchObject({ status: 404 })
  expect(await sendPicture(shopper.user_id, operator.token, 'avatar')).toMatchObject({ status: 400 })
  expect(await sendPicture(shopper.user_id, operator.token, 'chat', Buffer.from('<svg/>'))).toMatchObject({
    reason: 'file_not_a_picture',
  })
})

test('an operator cannot reply to an unknown shopper, and a blocked operator cannot reply at all', async () => {
  const shopper = await aShopper(shop)
  expect(await answer(operator, randomUUID(), { text: 'Hello' })).toMatchObject({ status: 404 })
  expect(await answer(shopper, shopper.user_id, { text: 'Hello' })).toMatchObject({ status: 401 })
  const { message_id } = (await write(shopper, { text: 'Hello' })).data
  const up_to = { body: { user_id: randomUUID(), up_to: message_id } }
  expect(await operator.call('POST /api/admin/service/messages/read', up_to)).toMatchObject({ status: 404 })
  const second = await anOperator(shop)
  await shop.db
    .updateTable('operator')
    .set({ blocked_at: new Date().toISOString() })
    .where('operator_id', '=', second.operator_id)
    .execute()
  expect((await answer(second, shopper.user_id, { text: 'Hello' })).code).not.toBe(1)
})
