import type { TaxBack } from '@sampan/contract/refund-taxes'
import type { GoodsOutcome } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Tables } from '../../../db/tables.ts'
import type { Tx } from '../../../db/transaction.ts'
import { isRetried } from '../../../job/row-work-sql.ts'
import type { OrderKey } from '../order-sql.ts'
import { numberOf, recordRefund } from './refund-events-sql.ts'

export type RefundKey = { user_id: string; refund_id: string }
export type RefundState = Tables['refund']['state']
export const OPEN_STATES = ['applied', 'agreed', 'returning'] as const satisfies RefundState[]
export const isOpen = (state: RefundState): boolean => OPEN_STATES.some((open) => open === state)

const now = sql<string>`now()`

/** The shopper and the order of a refund, which never change. */
export const findRefundKey = (db: Db, refund_id: string, user_id?: string) =>
  db
    .selectFrom('refund')
    .innerJoin('user_account', 'user_account.user_id', 'refund.user_id')
    .select(['refund.user_id', 'refund_id', 'order_id', 'account'])
    .where('refund_id', '=', refund_id)
    .$if(user_id !== undefined, (query) => query.where('refund.user_id', '=', user_id ?? ''))
    .executeTakeFirst()

const orderMoney = (db: Db, { user_id, order_id }: OrderKey) =>
  db
    .selectFrom('shop_order')
    .select(['status', 'paid_cents', 'refunded_cents', 'shipped_at', 'tax_cents', 'included_tax_cents'])
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)

export const findOrderMoney = (db: Db, key: OrderKey) => orderMoney(db, key).executeTakeFirst()
export type OrderMoney = NonNullable<Awaited<ReturnType<typeof findOrderMoney>>>

export const lockOrderMoney = (tx: Tx, key: OrderKey): Promise<OrderMoney | undefined> =>
  orderMoney(tx, key).forNoKeyUpdate().executeTakeFirst()

export const findPaidLines = (db: Db, { user_id, order_id }: OrderKey) =>
  db
    .selectFrom('order_item')
    .select(['order_item_id', 'quantity', 'paid_cents', 'refunded_cents'])
    .select(['refunded_quantity', 'sent_quantity', 'not_sent_quantity'])
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)
    .orderBy('position')
    .execute()
export type PaidLine = Awaited<ReturnType<typeof findPaidLines>>[number]

export async function countApplications(tx: Tx, { user_id, order_id }: OrderKey): Promise<number> {
  const { applications } = await tx
    .selectFrom('refund')
    .select(({ fn }) => fn.countAll().as('applications'))
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)
    .where('by_whom', '=', 'shopper')
    .executeTakeFirstOrThrow()
  return Number(applications)
}

type Pieces = { quantity: number; unsent_quantity: number }
type Part = Pieces & { order_item_id: string; amount_cents: number; fate: GoodsOutcome }
type NewRefund = OrderKey &
  Pick<Tables['refund'], 'by_whom' | 'type' | 'product_status' | 'amount_cents' | 'freight_cents'> &
  Pick<Tables['refund'], 'takes_goods' | 'restocks' | 'reason' | 'explanation' | 'agreed_by' | 'resolved_by'> & {
    deducted_discount_cents: number
    deducted_freight_cents: number
    tax_cents: number
    state: 'applied' | 'executed'
    parts: Part[]
  }

export async function insertRefund(tx: Tx, { parts, ...refund }: NewRefund): Promise<string> {
  const row = await tx
    .insertInto('refund')
    .values({ ...refund, resolved_at: isOpen(refund.state) ? null : now })
    .returning((row) => [
      'refund_id',
      'order_id',
      'type',
      'amount_cents',
      'tax_cents',
      numberOf(row.ref('refund.order_id')),
    ])
    .executeTakeFirstOrThrow()
  const { refund_id } = row
  const { user_id } = refund
  await recordRefund(tx, user_id, { ...row, state: refund.state })
  const items = parts.map((part) => ({ user_id, refund_id, ...part }))
  // A refund of freight alone has no lines.
  if (items.length > 0) await tx.insertInto('refund_item').values(items).execute()
  return refund_id
}

type Change = {
  state: RefundState
  refusal_reason?: string
  return_address?: string | null
  carrier?: string
  tracking_number?: string
  agreed_by?: string
  resolved_by?: string | null
  amount_cents?: number
  freight_cents?: number
  deducted_discount_cents?: number
  deducted_freight_cents?: number
  tax_cents?: number
  agreed_cents?: number
  less_reason?: string
  restocks?: boolean
}

/** Changes a refund if its state is in `from`. @returns the refund, or undefined when the refund has another state. */
export async function swapRefund(tx: Tx, { user_id, refund_id }: RefundKey, from: RefundState[], change: Change) {
  const awaits_goods = change.state === 'agreed' && change.return_address
  const row = await tx
    .updateTable('refund')
    .set({
      ...change,
      ...(!isOpen(change.state) && { resolved_at: now }),
      ...(awaits_goods && { return_until: sql<string>`now() + time_limit('refund_return')` }),
    })
    .where('user_id', '=', user_id)
    .where('refund_id', '=', refund_id)
    .where('state', 'in', from)
    .returning((row) => [
      ...(['refund_id', 'order_id', 'type', 'amount_cents', 'tax_cents', 'takes_goods', 'restocks'] as const),
      numberOf(row.ref('refund.order_id')),
      // The row as it was before this statement.
      sql<RefundState>`(select state from refund as before
        where before.user_id = ${user_id} and before.refund_id = ${refund_id})`.as('former_state'),
    ])
    .executeTakeFirst()
  if (row && row.former_state !== change.state) await recordRefund(tx, user_id, { ...row, state: change.state })
  return row
}

const refundIn = (db: Db, { user_id, refund_id }: RefundKey) =>
  db
    .selectFrom('refund')
    .select(['order_id', 'type', 'state', 'amount_cents', 'freight_cents', 'carrier', 'tracking_number'])
    .select(['takes_goods', 'product_status', 'reason'])
    .select(['deducted_discount_cents', 'deducted_freight_cents', 'tax_cents'])
    .where('user_id', '=', user_id)
    .where('refund_id', '=', refund_id)

export const findRefund = (db: Db, key: RefundKey) => refundIn(db, key).executeTakeFirstOrThrow()
export type StoredRefund = Awaited<ReturnType<typeof findRefund>>
export const lockRefund = (tx: Tx, key: RefundKey): Promise<StoredRefund> =>
  refundIn(tx, key).forNoKeyUpdate().executeTakeFirstOrThrow()

export const findParts = (db: Db, { user_id, refund_id }: RefundKey) =>
  db
    .selectFrom('refund_item')
    .select(['order_item_id', 'quantity', 'amount_cents', 'fate'])
    .where('user_id', '=', user_id)
    .where('refund_id', '=', refund_id)
    .orderBy('order_item_id')
    .execute()

export async function setPart(tx: Tx, { user_id, refund_id }: RefundKey, order_item_id: string, amount_cents: number) {
  await tx
    .updateTable('refund_item')
    .set({ amount_cents })
    .where('user_id', '=', user_id)
    .where('refund_id', '=', refund_id)
    .where('order_item_id', '=', order_item_id)
    .execute()
}

export async function findReturnAddress(tx: Tx, { user_id, order_id }: OrderKey): Promise<string | null> {
  const row = await tx
    .selectFrom('shop_order')
    .innerJoin('shop', 'shop.shop_id', 'shop_order.shop_id')
    .select('return_address')
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)
    .executeTakeFirst()
  return row?.return_address ?? null
}

/** Stores the taxes that an executed refund returned. */
export async function insertTaxesBack(tx: Tx, { user_id, refund_id }: RefundKey, taxes: readonly TaxBack[]) {
  if (taxes.length === 0) return
  const rows = taxes.map(({ kind: _, ...tax }) => ({ user_id, refund_id, ...tax }))
  await tx.insertInto('refund_tax_part').values(rows).execute()
}

/** Cents refunded to each shopper within 24 hours: a calendar day would allow twice the limit around midnight. */
export async function sumRefundedTo(db: Db, user_ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ user_id: string; given_cents: number }>`
    select user_id, sum(amount_cents + tax_cents)::bigint as given_cents from refund
    where user_id = any(${user_ids}::uuid[]) and state = 'executed' and resolved_at > now() - interval '1 day'
    group by user_id`.execute(db)
  return new Map(rows.map(({ user_id, given_cents }) => [user_id, given_cents]))
}

/** The task that repeats the end of a refund that failed. */
export const LAPSE = 'refund_lapse'

/** Refunds whose goods were not sent back in time, except those that failed and have a job. */
export const findLapsed = (db: Db, limit: number) =>
  db
    .selectFrom('refund')
    .select(['user_id', 'refund_id', 'order_id'])
    .where('state', '=', 'agreed')
    .where('return_until', '<=', now)
    .where(({ not, ref }) => not(isRetried(LAPSE, ref('refund_id'))))
    .orderBy('return_until')
    .limit(limit)
    .execute()

/**
 * Locks the order of a refund whose deadline has passed, unless another server holds the lock.
 * @returns whether the refund still has to be ended.
 */
export async function tryLapsed(tx: Tx, { user_id, refund_id, order_id }: RefundKey & OrderKey): Promise<boolean> {
  const row = await tx
    .selectFrom('shop_order')
    .select('order_id')
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!row) return false
  const due = await tx
    .selectFrom('refund')
    .select('refund_id')
    .where('user_id', '=', user_id)
    .where('refund_id', '=', refund_id)
    .where('state', '=', 'agreed')
    .where('return_until', '<=', now)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return due !== undefined
}

/** Whether the account was deleted. Refunds to a deleted account are not possible. */
export async function isDeletedShopper(db: Db, user_id: string): Promise<boolean> {
  const shopper = db.selectFrom('user_account').select('deleted_at').where('user_id', '=', user_id)
  return (await shopper.executeTakeFirstOrThrow()).deleted_at !== null
}

export async function findShopper(db: Db, user_id: string): Promise<string> {
  const shopper = db.selectFrom('user_account').select('account').where('user_id', '=', user_id)
  return (await shopper.executeTakeFirstOrThrow()).account
}
