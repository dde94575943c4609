import type { AxisValue } from '@sampan/contract'
import type { FreightService, Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { OrderAddress, ReceiptSeller } from '../../../db/json-columns.ts'
import { prepared } from '../../../db/prepared.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { OrderKey } from '../order-sql.ts'

const COLUMNS = sql`user_id, receipt_id, order_id, kind, shop_id, goods_cents, freight_cents, discount_cents,
  tax_cents, total_cents, seller, buyer`

/** The seller and the buyer of an order at this moment. */
const PARTIES = sql`jsonb_build_object('shop_name', shop.name, 'legal_name', legal_name, 'seller_address', seller_address,
    'tax_number', shop.tax_number), shop_order.address - 'mobile'`

const { all: insertPaid } = prepared(
  (_db, user_id: string, order_ids: string[]) => sql`
    insert into receipt (${COLUMNS}, company, company_tax_number)
    select user_id, order_id, order_id, 'receipt', shop_order.shop_id, goods_cents, freight_cents, discount_cents,
      tax_cents, total_cents, ${PARTIES}, company, company_tax_number
    from shop_order join shop using (shop_id) left join order_company using (user_id, order_id)
    where user_id = ${user_id} and order_id = any(${order_ids}::uuid[]) and paid_at is not null
    on conflict (user_id, receipt_id) do nothing`,
)

/** Inserts the receipts of paid orders that have none, with the company that the order names. They get their numbers after the commit. */
export async function insertReceipts(tx: Tx, user_id: string, order_ids: string[]): Promise<void> {
  await insertPaid(tx, user_id, order_ids)
}

/**
 * Inserts the credit notes of an order's executed refunds that have none. They get their numbers after the commit. An order
 * from before receipts existed gets its receipt too, because a credit note names the receipt.
 */
export async function insertCreditNotes(tx: Tx, { user_id, order_id }: OrderKey): Promise<void> {
  await insertReceipts(tx, user_id, [order_id])
  await sql`insert into receipt (${COLUMNS})
    select user_id, refund_id, order_id, 'credit_note', shop_order.shop_id,
      refund.amount_cents + deducted_discount_cents + deducted_freight_cents - refund.freight_cents,
      refund.freight_cents, deducted_discount_cents + deducted_freight_cents, refund.tax_cents,
      refund.amount_cents + refund.tax_cents, ${PARTIES}
    from refund join shop_order using (user_id, order_id) join shop using (shop_id)
    where user_id = ${user_id} and order_id = ${order_id} and state = 'executed'
    on conflict (user_id, receipt_id) do nothing`.execute(tx)
}

export type PaidOrder = OrderKey & {
  is_deleted: boolean
  /** Number of receipts and credit notes that the order must have. */
  due: number
}

/** A paid order, by its shopper or, without `user_id`, for the desk. */
export async function findPaidOrder(
  db: Db,
  { order_id, user_id }: { order_id: string; user_id?: string },
): Promise<PaidOrder | undefined> {
  const { rows } = await sql<PaidOrder>`
    select shop_order.user_id, order_id, deleted_at is not null as is_deleted,
      1 + (select count(*) from refund where refund.user_id = shop_order.user_id
        and refund.order_id = shop_order.order_id and state = 'executed')::int as due
    from shop_order join user_account using (user_id)
    where order_id = ${order_id} and paid_at is not null
      and ${user_id === undefined ? sql`true` : sql`shop_order.user_id = ${user_id}`}`.execute(db)
  return rows[0]
}

export type Series = { shop_id: string; kind: 'receipt' | 'credit_note'; year: number }

export type ReceiptRow = Series & {
  receipt_id: string
  number: number | null
  issued_on: string
  paid_on: string
  order_number: string
  freight_service: FreightService | null
  promo_code: string | null
  seller: ReceiptSeller
  buyer: Omit<OrderAddress, 'mobile'>
  company: string | null
  company_tax_number: string | null
  goods_cents: number
  freight_cents: number
  discount_cents: number
  tax_cents: number
  total_cents: number
  lines: {
    title: string
    values: AxisValue[]
    article_number: string | null
    quantity: number
    price_cents: number
    amount_cents: number
  }[]
}

/** The receipt of an order, then its credit notes, oldest first. */
export async function findReceipts(db: Db, language: Language, { user_id, order_id }: OrderKey): Promise<ReceiptRow[]> {
  const { rows } = await sql<ReceiptRow>`
    select receipt_id, receipt.kind, receipt.shop_id, year, number, issued_on,
      bank_day_of(coalesce(resolved_at, paid_at)) as paid_on, order_number, freight_service, promo_code, seller, buyer,
      first_value(company) over whole as company, first_value(company_tax_number) over whole as company_tax_number,
      receipt.goods_cents, receipt.freight_cents, receipt.discount_cents, receipt.tax_cents, receipt.total_cents,
      (select jsonb_agg(jsonb_build_object('title', worded(title, ${language}),
          'values', worded_values(axis_values, ${language}), 'article_number', article_number,
          'price_cents', price_cents,
          'quantity', coalesce(refund_item.quantity, order_item.quantity),
          'amount_cents', coalesce(refund_item.amount_cents, price_cents * order_item.quantity)) order by position)
        from order_item left join refund_item on refund_item.user_id = order_item.user_id
          and refund_item.order_item_id = order_item.order_item_id and refund_item.refund_id = receipt.receipt_id
        where order_item.user_id = receipt.user_id and order_item.order_id = receipt.order_id
          and (receipt.kind = 'receipt' or refund_item.refund_id is not null)) as lines
    from receipt
    join shop_order on shop_order.user_id = receipt.user_id and shop_order.order_id = receipt.order_id
    left join refund on refund.user_id = receipt.user_id and refund.refund_id = receipt.receipt_id
    where receipt.user_id = ${user_id} and receipt_id in (
      select ${order_id}::uuid
      union all select refund_id from refund where user_id = ${user_id} and order_id = ${order_id})
    window whole as (order by receipt.kind = 'credit_note', receipt.created_at, receipt_id)
    order by receipt.kind = 'credit_note', receipt.created_at, receipt_id`.execute(db)
  return rows.map((row) => ({ ...row, lines: row.lines ?? [] })) // a refund of freight alone has no lines
}

type Company = { company: string | null; company_tax_number: string | null }

export async function setCompany(tx: Tx, { user_id, order_id }: OrderKey, company: Company): Promise<void> {
  await tx
    .updateTable('receipt')
    .set(company)
    .where('user_id', '=', user_id)
    .where('receipt_id', '=', order_id)
    .where('kind', '=', 'receipt')
    .execute()
}

/** The refund that a notice is about: the last one of its order that was paid when the notice was written. */
export async function findRefundOf(db: Db, user_id: string, notice_id: string): Promise<string | undefined> {
  const { rows } = await sql<{ refund_id: string }>`
    select refund_id from notice join refund on refund.user_id = notice.user_id and refund.order_id::text = notice.ref_id
    where notice.user_id = ${user_id} and notice_id = ${notice_id} and state = 'executed'
      and resolved_at <= notice.created_at
    order by resolved_at desc limit 1`.execute(db)
  return rows[0]?.refund_id
}

export type RefundedItem = { order_item_id: string; quantity: number; amount_cents: number }

/** The goods of a refund. A refund of freight alone has none. */
export const findRefundedItems = (db: Db, user_id: string, refund_id: string): Promise<RefundedItem[]> =>
  db
    .selectFrom('refund_item')
    .select(['order_item_id', 'quantity', 'amount_cents'])
    .where('user_id', '=', user_id)
    .where('refund_id', '=', refund_id)
    .execute()
