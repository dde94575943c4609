import type { DemoPeople } from './demo-people.ts'

/**
 * A chat of the demo's shopper with customer service about the returned teapot, in the language of the account. Created
 * through the API, with all messages read.
 */
export async function makeDemoChat({ shopper, desk }: DemoPeople): Promise<void> {
  const { user_id } = await shopper('GET /api/user/getUserInfo')
  const { items } = await shopper('GET /api/user/order_list', { query: {} })
  const order_id = items[0]?.order_id ?? ''
  const ask = (text: string, card: { order_id?: string } = {}) =>
    shopper('POST /api/service/messages', { body: { client_id: crypto.randomUUID(), text, ...card } })
  const answer = async (text: string, card: { product_id?: string } = {}) => {
    const body = { user_id, client_id: crypto.randomUUID(), text, ...card }
    const { message_id } = await desk('POST /api/admin/service/messages', { body })
    await shopper('POST /api/service/messages/read', { body: { up_to: message_id } })
  }
  await ask('Hello! This teapot came with a crack in the spout, so I sent it back. Has it reached you?', { order_id })
  const { message_id } = await ask('I would still love to have one, by the way.')
  await desk('POST /api/admin/service/messages/read', { body: { user_id, up_to: message_id } })
  await answer(
    'Good morning, Nina, and sorry about the spout. Your parcel is here, and the whole amount is back in your balance.',
  )
  await answer('We have new ones now, each checked by hand. This is the one you had:', { product_id: 'teapot' })
  const thanks = await ask('That was quick. Thank you!')
  await desk('POST /api/admin/service/messages/read', { body: { user_id, up_to: thanks.message_id } })
  await answer('With pleasure. Enjoy your tea!')
}
