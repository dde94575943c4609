import type { Endpoints, ReplyOf } from '@sampan/contract'
import { dollars, link, minute } from './desk-view.ts'
import { shortIds } from './ids.ts'
import { harmless, table } from './table.ts'

type Chats = ReplyOf<Endpoints['GET /api/admin/service/chats']>
type Message = ReplyOf<Endpoints['POST /api/admin/service/messages']>

const LONGEST = 60

/** What a message holds, in one line. */
function gist({ text, file, order, product }: Message): string {
  const cards = [order && `[order ${order.order_number}]`, product && `[${product.title}]`, file && '[picture]']
  const line = link(...cards, text?.replace(/\s+/g, ' ') ?? null)
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line
}

export function chatsText(state: 'waiting' | 'all', { items, total, page, page_size }: Chats): string {
  if (total === 0) return state === 'waiting' ? 'No chat waits for an answer.' : 'No chats.'
  const ids = shortIds(items.map(({ shopper }) => shopper.user_id))
  const columns = [
    { title: 'ID' },
    { title: 'WAITS SINCE (UTC)' },
    { title: 'SHOPPER' },
    { title: 'UNREAD', right: true },
    { title: 'LAST' },
  ]
  const rows = items.map(({ shopper, waiting_since, unread_count, last }) => [
    ids.get(shopper.user_id) ?? '',
    waiting_since ? minute(waiting_since) : '',
    shopper.account,
    String(unread_count),
    link(last.from === 'shop' ? 'shop:' : null, gist(last)),
  ])
  const more = (page - 1) * page_size + items.length < total ? ` The next: --page ${page + 1}` : ''
  return `${table(columns, rows)}\n\n${items.length} of ${total} chat${total === 1 ? '' : 's'}.${more}`
}

/** A whole message, each line of it harmless. */
export function messageText({ message_id, from, operator, text, file, order, product, ...message }: Message): string {
  const { created_at, read_at, order_id, product_id } = message
  const who = from === 'shopper' ? 'shopper' : link('shop', operator && `(${operator})`)
  const pieces = order && `${order.quantity} × ${order.title}`
  return [
    `${minute(created_at)}  ${who}  [${message_id}]${from === 'shop' && read_at ? ', read' : ''}`,
    ...(order ? [`  Order ${order.order_number}: ${pieces}, ${dollars(order.total_cents)} [${order_id}]`] : []),
    ...(product ? [`  ${product.title}, ${dollars(product.price_cents)} [${product_id}]`] : []),
    ...(file ? [`  A picture: ${file.width} × ${file.height}`] : []),
    ...(text?.split('\n').map((line) => `  ${line}`) ?? []),
  ]
    .map(harmless)
    .join('\n')
}

export const chatText = (messages: readonly Message[]): string =>
  messages.length === 0 ? 'No messages.' : messages.map(messageText).join('\n')
