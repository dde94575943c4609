import type { Endpoints } from '@sampan/contract'
import type { z } from 'zod'
import { anId } from './fake-goods.ts'

type Reply = z.input<Endpoints['GET /api/user/notifications']['reply']>
type Notice = Reply['items'][number]

export const aNotice = (number: number, overrides: Partial<Notice> = {}): Notice => ({
  notice_id: anId(800 + number),
  topic: 'order',
  kind: 'order_shipped',
  title: 'Your order is on its way',
  body: `Order ${number} travels with Mekong Post.`,
  image: null,
  goods: null,
  link: `/orderInfo/${anId(number)}`,
  read: false,
  created_at: '2026-11-20T08:00:00.000Z',
  ...overrides,
})

/** A complete list of notices, with unread counts by topic. */
export function noticePage(...items: Notice[]): Reply {
  const unread = { order: 0, wallet: 0, service: 0, security: 0, favourite: 0 }
  for (const { topic, read } of items) unread[topic] += read ? 0 : 1
  return { items, total: items.length, page: 1, page_size: 20, next_cursor: null, unread }
}
