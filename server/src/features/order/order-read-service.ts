import type { Language } from '@sampan/contract/rules'
import type { Db } from '../../db/database.ts'
import { NotFound } from '../../http/refusal.ts'
import { worded } from '../address/area-service.ts'
import { countOrders, findHistory, findItems, findOrders, type OrderFilter, type Page } from './order-read-sql.ts'
import type { WhichOrder } from './order-service.ts'
import { type OrderReply, orderInFull, orderInList } from './order-view.ts'
import { findRefundsOf } from './refund/refund-read-sql.ts'

/** One order with its history in the reader's language; at the desk anybody's. @throws NotFound for another's order. */
export async function readOrder(db: Db, language: Language, which: WhichOrder): Promise<OrderReply> {
  const [row] = await findOrders(db, language, which, { page: 1, page_size: 1 })
  if (!row) throw new NotFound()
  const [items, history, refunds] = await Promise.all([
    findItems(db, language, [row]),
    findHistory(db, row.user_id, row.order_id),
    findRefundsOf(db, [row]),
  ])
  return orderInFull(row, { items, history, refunds, address: worded(row.address, language) }, language)
}

/** A page of a shopper's orders, or for the desk of everybody's, each with its shopper. */
export async function listOrders(db: Db, language: Language, filter: OrderFilter, page: Page) {
  const [rows, total] = await Promise.all([findOrders(db, language, filter, page), countOrders(db, filter)])
  const [items, refunds] = await Promise.all([findItems(db, language, rows), findRefundsOf(db, rows)])
  return {
    items: rows.map((row) => ({
      ...orderInList(row, { items, refunds }),
      shopper: { user_id: row.user_id, account: row.account },
    })),
    total,
    page: page.page,
    page_size: page.page_size,
  }
}
