import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { answer, say, textsOf } from '../../../testing/chat-world.ts'
import { actionsOn, anOperator, aShop, aShopper } from '../../../testing/world.ts'

const shop = await aShop()
const first = await anOperator(shop, { roles: ['support'] })
const second = await anOperator(shop, { roles: ['support'] })

type Operator = typeof first
const head = async (user_id: string) => (await first.call('GET /api/admin/service/chat', { query: { user_id } })).data
const take = ({ call }: Operator, user_id: string, from_operator_id?: string) =>
  call('POST /api/admin/service/take', { body: { user_id, ...(from_operator_id && { from_operator_id }) } })
const release = ({ call }: Operator, user_id: string) => call('POST /api/admin/service/release', { body: { user_id } })

test('the first operator to reply keeps the chat until another operator takes it over', async () => {
  const shopper = await aShopper(shop, { language: 'ja' })
  const { user_id, account } = shopper
  expect(await head(user_id)).toMatchObject({
    shopper: { account, family_name: 'Lin', language: 'ja' },
    waiting_since: null,
    unread_count: 0,
    answering: null,
  })
  await say(shopper, 'Hello?')
  const client_id = randomUUID()
  await answer(first, user_id, { text: 'Good day.', client_id })
  expect((await head(user_id)).answering).toMatchObject({ account: first.account })
  expect(await answer(second, user_id, { text: 'Good day!' })).toMatchObject({ reason: 'chat_taken' })
  expect(await take(second, user_id)).toMatchObject({ reason: 'chat_taken' })
  expect((await take(second, user_id, first.operator_id)).data.answering).toMatchObject({ account: second.account })
  // A retry of a message that is already stored returns the stored message.
  expect((await answer(first, user_id, { text: 'Good day.', client_id })).code).toBe(1)
  expect(await answer(first, user_id, { text: 'Are you there?' })).toMatchObject({ reason: 'chat_taken' })
  await answer(second, user_id, { text: 'It leaves today.' })
  expect(await textsOf(shopper)).toEqual(['Hello?', 'Good day.', 'It leaves today.'])
  const listed = await first.call('GET /api/admin/service/chats', { query: { state: 'all' } })
  expect(listed.data.items[0]).toMatchObject({ answering: { account: second.account } })
})

test('a chat is free after its operator releases it or is silent for a long time', async () => {
  const { user_id } = await aShopper(shop)
  await take(first, user_id)
  await release(second, user_id)
  expect((await head(user_id)).answering).toMatchObject({ account: first.account })
  expect((await release(first, user_id)).data.answering).toBeNull()
  await take(first, user_id)
  await sql`update chat set answered_until = now() - interval '1 second' where user_id = ${user_id}`.execute(shop.db)
  expect((await head(user_id)).answering).toBeNull()
  expect((await answer(second, user_id, { text: 'Good day.' })).code).toBe(1)
  const actions = ['chat_taken', 'chat_released', 'chat_taken', 'message_sent']
  expect(await actionsOn(shop, user_id)).toEqual(actions)
})

test('if two operators take a chat or reply concurrently, one of them succeeds', async () => {
  for (const act of [take, (operator: Operator, user_id: string) => answer(operator, user_id, { text: 'Good day.' })]) {
    const { user_id } = await aShopper(shop)
    const answers = await Promise.all([act(first, user_id), act(second, user_id)])
    expect(answers.map(({ code, reason }) => reason ?? code).sort()).toEqual([1, 'chat_taken'])
  }
})

test('an unknown shopper has no chat, and only customer service takes chats', async () => {
  const user_id = randomUUID()
  expect(await first.call('GET /api/admin/service/chat', { query: { user_id } })).toMatchObject({ status: 404 })
  expect(await take(first, user_id)).toMatchObject({ status: 404 })
  expect(await release(first, user_id)).toMatchObject({ status: 404 })
  const finance = await anOperator(shop, { roles: ['finance'] })
  expect(await take(finance, (await aShopper(shop)).user_id)).toMatchObject({ reason: 'role_needed' })
})
