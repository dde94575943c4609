import { sql } from 'kysely'
import { anyOf } from '../../../db/any-of.ts'
import type { Db } from '../../../db/database.ts'
import { OPEN_STATES } from './refund-sql.ts'

type FileRow = { file_id: string; file_name: string; width: number; height: number }
type PartRow = { order_item_id: string; quantity: number; amount_cents: number }

const picturesIn = (table: 'refund_attachment' | 'refusal_picture') => sql<FileRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'file_id', file_id, 'file_name', file_name, 'width', width, 'height', height) order by position), '[]')
  from ${sql.table(table)} as picture join uploaded_file using (user_id, file_id)
  where picture.user_id = refund.user_id and picture.refund_id = refund.refund_id)`

const PARTS = sql<PartRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'order_item_id', order_item_id, 'quantity', refund_item.quantity, 'amount_cents', amount_cents) order by position), '[]')
  from refund_item join order_item using (user_id, order_item_id)
  where refund_item.user_id = refund.user_id and refund_item.refund_id = refund.refund_id)`

const refunds = (db: Db) =>
  db
    .selectFrom('refund')
    .select(['refund.user_id', 'refund_id', 'refund.order_id', 'by_whom', 'type', 'product_status'])
    .select(['amount_cents', 'refund.freight_cents', 'reason', 'explanation', 'state', 'refusal_reason'])
    .select(['return_address', 'return_until', 'refund.carrier', 'refund.tracking_number', 'refund.created_at'])
    .select(['resolved_at', picturesIn('refund_attachment').as('attachments'), PARTS.as('items')])
    .select(picturesIn('refusal_picture').as('refusal_pictures'))

/** All refunds of orders, newest first. */
export const findRefundsOf = (db: Db, orders: { user_id: string; order_id: string }[]) =>
  refunds(db)
    .where('user_id', '=', anyOf(orders.map((order) => order.user_id)))
    .where('order_id', '=', anyOf(orders.map((order) => order.order_id)))
    .orderBy('created_at', 'desc')
    .orderBy('refund_id', 'desc')
    .execute()
export type RefundRow = Awaited<ReturnType<typeof findRefundsOf>>[number]

type DeskFilter = { refund_id?: string; state?: 'open' | 'all' }

const isOpen = sql<boolean>`refund.state in (${sql.join(OPEN_STATES.map(sql.lit))})`

/** Everybody's refunds for the desk, the oldest first. */
export const findAtDesk = (db: Db, filter: DeskFilter, { page, page_size }: { page: number; page_size: number }) =>
  refunds(db)
    .innerJoin('user_account', 'user_account.user_id', 'refund.user_id')
    .innerJoin('shop_order', (join) =>
      join.onRef('shop_order.user_id', '=', 'refund.user_id').onRef('shop_order.order_id', '=', 'refund.order_id'),
    )
    .select(['user_account.account', 'order_number'])
    .select(
      sql<boolean>`refund.state in ('agreed', 'returning') and amount_cents
        + coalesce((select sum(given.amount_cents) from refund as given where given.user_id = refund.user_id
          and given.state = 'executed' and given.resolved_at > now() - interval '1 day'), 0)
        > (select amount_limit.amount_cents from amount_limit where name = 'refund_second_operator')`.as(
        'needs_second',
      ),
    )
    .$if(filter.refund_id !== undefined, (query) => query.where('refund_id', '=', String(filter.refund_id)))
    .$if(filter.state === 'open', (query) => query.where(isOpen))
    .orderBy('refund.created_at')
    .orderBy('refund_id')
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute()

export async function countAtDesk(db: Db, { state }: DeskFilter): Promise<number> {
  const { total } = await db
    .selectFrom('refund')
    .select(({ fn }) => fn.countAll().as('total'))
    .$if(state === 'open', (query) => query.where(isOpen))
    .executeTakeFirstOrThrow()
  return Number(total)
}
