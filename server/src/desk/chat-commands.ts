import { randomUUID } from 'node:crypto'
import type { Answer, ChatCommand } from './chat-command.ts'
import { chatsText, chatText, messageText } from './chat-view.ts'
import { type DeskCall, everyItem } from './desk-client.ts'
import { wholeId } from './ids.ts'
import { Misuse } from './misuse.ts'
import { type AtDesk, fetchPictures, sendFile } from './pictures.ts'

export async function carryOutChat(command: ChatCommand, call: DeskCall, desk: AtDesk): Promise<string> {
  if (command.name === 'chats') {
    const { state, page } = command
    return chatsText(state, await call('GET /api/admin/service/chats', { query: { state, page } }))
  }
  const user_id = await shopperId(command.shopper, call)
  if (command.name === 'chat') return readChat(user_id, command.before, call)
  if (command.name === 'chat-pictures') {
    const messages = await call('GET /api/admin/service/messages', { query: { user_id } })
    return fetchPictures(
      messages.flatMap(({ file }) => file ?? []),
      'pictures',
      desk,
    )
  }
  return answer(user_id, command, call, desk)
}

async function readChat(user_id: string, place: string | undefined, call: DeskCall): Promise<string> {
  const before = place && (await earlierId(user_id, place, call))
  const messages = await call('GET /api/admin/service/messages', { query: { user_id, ...(before && { before }) } })
  const last = messages.at(-1)
  if (last) await call('POST /api/admin/service/messages/read', { body: { user_id, up_to: last.message_id } })
  return chatText(messages)
}

async function answer(user_id: string, given: Answer, call: DeskCall, desk: AtDesk): Promise<string> {
  const { text, picture, order, product_id } = given
  const order_id = order && (await orderId(order, user_id, call))
  const file_id = picture && (await sendFile(picture, 'chat', user_id, desk))
  const body = {
    user_id,
    client_id: randomUUID(),
    text,
    product_id,
    ...(file_id && { file_id }),
    ...(order_id && { order_id }),
  }
  return `Sent.\n${messageText(await call('POST /api/admin/service/messages', { body }))}`
}

/** A chat begins when its shopper writes first; who never did is named by the whole id. */
async function shopperId(named: string, call: DeskCall): Promise<string> {
  const shoppers = async () =>
    (await everyItem((page) => call('GET /api/admin/service/chats', { query: { state: 'all', ...page } }))).map(
      ({ shopper }) => shopper,
    )
  if (!named.includes('@'))
    return wholeId(named, 'shopper with a chat', async () => (await shoppers()).map(({ user_id }) => user_id))
  const found = (await shoppers()).find(({ account }) => account === named)
  if (!found) throw new Misuse(`${named} has no chat.`)
  return found.user_id
}

async function orderId(start: string, user_id: string, call: DeskCall): Promise<string> {
  return wholeId(start, 'order of this shopper', async () => {
    const orders = await everyItem((page) => call('GET /api/admin/order/list', { query: { status: 'all', ...page } }))
    return orders.filter(({ shopper }) => shopper.user_id === user_id).map(({ order_id }) => order_id)
  })
}

const earlierId = (user_id: string, start: string, call: DeskCall) =>
  wholeId(start, 'of the latest messages', async () =>
    (await call('GET /api/admin/service/messages', { query: { user_id } })).map(({ message_id }) => message_id),
  )
