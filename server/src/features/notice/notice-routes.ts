import type { Goods, Notice } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import { transaction } from '../../db/transaction.ts'
import { implement, type Server } from '../../http/implement.ts'
import { goodsOf } from '../order/order-goods-sql.ts'
import { chooseNotices, readNoticeChoices } from './choice/notice-choice-service.ts'
import { acceptAddress } from './choice/notice-choice-sql.ts'
import { readNoticesOnScreen, UNREAD_LIMIT } from './notice-service.ts'
import { countNotices, countUnread, findNotices, type NoticeRow } from './notice-sql.ts'
import { isAboutOrder, linkOf, noticeText } from './notice-words.ts'
import { subscribe, unsubscribe } from './push/push-service.ts'

const COUNTED_LIMIT = 1_000

export function noticeRoutes(server: Server): void {
  implement(server, 'GET /api/user/notifications', async ({ db, user_id, language, query }) => {
    const { page, page_size, cursor, topic } = query
    const filter = { user_id, topic }
    const [notices, count, unread] = await Promise.all([
      findNotices(db, filter, { page, cursor, limit: page_size + 1 }),
      countNotices(db, filter, COUNTED_LIMIT + 1),
      countUnread(db, user_id, UNREAD_LIMIT),
    ])
    const rows = notices.slice(0, page_size)
    const order_ids = rows.filter(isAboutOrder).map(({ ref_id }) => ref_id)
    const goods = await goodsOf(db, user_id, { order_ids }, language)
    return {
      items: rows.map((row) => noticeIn(language, row, (isAboutOrder(row) && goods.get(row.ref_id)) || null)),
      total: Math.min(count, COUNTED_LIMIT),
      ...(count > COUNTED_LIMIT && { total_is_least: true as const }),
      page,
      page_size,
      next_cursor: notices.length > page_size ? (rows.at(-1)?.notice_id ?? null) : null,
      unread,
    }
  })
  implement(server, 'POST /api/user/notifications/read', async ({ db, user_id, body: { ids } }) => {
    await transaction(db, (tx) => readNoticesOnScreen(tx, { user_id, ...(ids && { ids }) }))
    return null
  })
  implement(server, 'GET /api/user/notifications/choices', ({ context, ...session }) =>
    readNoticeChoices(context, session),
  )
  implement(
    server,
    'POST /api/user/notifications/choose',
    async ({ body: { topic, in_app, by_mail, by_push }, ...caller }) => {
      const choice = {
        ...(in_app !== undefined && { in_app }),
        ...(by_mail !== undefined && { by_mail }),
        ...(by_push !== undefined && { by_push }),
      }
      await transaction(caller.db, (tx) => chooseNotices(tx, { user_id: caller.user_id, topic }, choice))
      return readNoticeChoices(caller.context, caller)
    },
  )
  implement(server, 'POST /api/user/notifications/mail_again', async (caller) => {
    await transaction(caller.db, (tx) => acceptAddress(tx, caller.user_id))
    return readNoticeChoices(caller.context, caller)
  })
  implement(server, 'POST /api/user/notifications/push_on', async ({ body, ...caller }) => {
    await subscribe(caller, body)
    return readNoticeChoices(caller.context, caller)
  })
  implement(server, 'POST /api/user/notifications/push_off', async (caller) => {
    await unsubscribe(caller)
    return readNoticeChoices(caller.context, caller)
  })
}

const noticeIn = (language: Language, row: NoticeRow, goods: Goods | null): Notice => {
  const { notice_id, topic, kind, read, created_at } = row
  const image = row.image ?? goods?.image ?? null
  return { notice_id, topic, kind, ...noticeText(row, language), image, goods, link: linkOf(row), read, created_at }
}
