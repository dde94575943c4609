import type { AxisValue } from '@sampan/contract'
import type { GoodsOutcome, Language } from '@sampan/contract/rules'
import { type RawBuilder, sql } from 'kysely'
import { isOneOf } from '../../../db/any-of.ts'
import type { Db } from '../../../db/database.ts'
import { newestFirst, oldestFirst, type PageStart } from '../../../db/newest-first.ts'
import { shopperId } from '../../../db/shopper-id.ts'
import { isOpen, OPEN_STATES, type RefundState } from './refund-sql.ts'

type FileRow = { file_id: string; file_name: string; width: number; height: number }
type PartRow = { order_item_id: string; quantity: number; amount_cents: number; fate: GoodsOutcome }

const picturesIn = (table: 'refund_attachment' | 'refusal_picture') => sql<FileRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'file_id', file_id, 'file_name', file_name, 'width', width, 'height', height) order by position), '[]')
  from ${sql.table(table)} as picture join uploaded_file using (user_id, file_id)
  where picture.user_id = refund.user_id and picture.refund_id = refund.refund_id)`

type GoodsRow = PartRow & { title: string; values: AxisValue[]; image: string }

const PART = sql`'order_item_id', order_item_id, 'quantity', refund_item.quantity, 'amount_cents', amount_cents,
    'fate', fate`
const goodsIn = (language: Language) => sql`${PART}, 'title', worded(title, ${language}),
    'values', worded_values(axis_values, ${language}), 'image', image`

const partsWith = <Part>(fields: RawBuilder<unknown>) => sql<Part[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(${fields}) order by position), '[]')
  from refund_item join order_item using (user_id, order_item_id)
  where refund_item.user_id = refund.user_id and refund_item.refund_id = refund.refund_id)`

const refunds = <Part>(db: Db, parts: RawBuilder<Part[]>) =>
  db
    .selectFrom('refund')
    .select(['refund.user_id', 'refund_id', 'refund.order_id', 'by_whom', 'type', 'product_status'])
    .select(['amount_cents', 'refund.freight_cents', 'reason', 'explanation', 'state', 'refusal_reason', 'takes_goods'])
    .select(['agreed_cents', 'less_reason', 'deducted_discount_cents', 'deducted_freight_cents', 'refund.tax_cents'])
    .select(['refund.return_address', 'return_until', 'refund.carrier', 'refund.tracking_number', 'refund.created_at'])
    .select(['resolved_at', picturesIn('refund_attachment').as('attachments'), parts.as('items')])
    .select(picturesIn('refusal_picture').as('refusal_pictures'))

/** All refunds of orders, newest first. */
export const findRefundsOf = (db: Db, orders: { user_id: string; order_id: string }[]) =>
  refunds(db, partsWith<PartRow>(PART))
    .where(
      isOneOf(
        ['user_id', 'order_id'],
        orders.map(({ user_id, order_id }) => [user_id, order_id]),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('refund_id', 'desc')
    .execute()
export type RefundRow = Awaited<ReturnType<typeof findRefundsOf>>[number]

/** Filters of the desk's refund list; see the contract. */
export type DeskRefundFilter = {
  state?: 'open' | 'all' | RefundState | undefined
  type?: RefundRow['type'] | undefined
  shopper?: string | undefined
}

/** Conditions of a filter. Each state has an index on time, and all open states together have another one. */
function conditionsOf({ state = 'open', type, shopper }: DeskRefundFilter) {
  const conditions: RawBuilder<boolean>[] = [sql`true`]
  if (state === 'open') conditions.push(sql`refund.state in (${sql.join(OPEN_STATES.map(sql.lit))})`)
  else if (state !== 'all') conditions.push(sql`refund.state = ${sql.lit(state)}`)
  if (type) conditions.push(sql`refund.type = ${type}`)
  if (shopper) conditions.push(sql`refund.user_id = ${shopperId(shopper)}`)
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

const refundsAtDesk = (db: Db, language: Language) =>
  refunds(db, partsWith<GoodsRow>(goodsIn(language)))
    .innerJoin('user_account', 'user_account.user_id', 'refund.user_id')
    // The tables are joined by id only. If the shopper were a condition too, PostgreSQL might read all orders of each
    // shopper.
    .innerJoin('shop_order', 'shop_order.order_id', 'refund.order_id')
    .innerJoin('shop', 'shop.shop_id', 'shop_order.shop_id')
    .leftJoin('operator as agreer', 'agreer.operator_id', 'refund.agreed_by')
    .leftJoin('operator as resolver', 'resolver.operator_id', 'refund.resolved_by')
    .select(['user_account.account', 'order_number', 'shop_order.shop_id'])
    .select(['paid_cents', 'refunded_cents', 'shipped_at'])
    .select(['agreer.account as agreed_by', 'resolver.account as resolved_by'])
    .select('shop.return_address as shop_return_address')

export const findRefundAtDesk = (db: Db, language: Language, refund_id: string) =>
  refundsAtDesk(db, language).where('refund_id', '=', refund_id).executeTakeFirst()
export type DeskRefundRow = NonNullable<Awaited<ReturnType<typeof findRefundAtDesk>>>

/**
 * A page of all shoppers' refunds. Open refunds: oldest first, because shoppers wait for them. All others: newest
 * first.
 */
export function findRefundsAtDesk(
  db: Db,
  language: Language,
  filter: DeskRefundFilter,
  start: PageStart,
): Promise<{ items: DeskRefundRow[]; next_cursor: string | null }> {
  const rows = refundsAtDesk(db, language).where(conditionsOf(filter))
  const order = { at: 'refund.created_at', id: 'refund.refund_id' }
  const { state = 'open' } = filter
  return state === 'open' || (state !== 'all' && isOpen(state))
    ? oldestFirst(rows, order, start)
    : newestFirst(rows, order, start)
}

export async function countRefundsAtDesk(db: Db, filter: DeskRefundFilter, limit: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from (
    select from refund where ${conditionsOf(filter)} limit ${limit}) as counted`.execute(db)
  return rows[0]?.total ?? 0
}
