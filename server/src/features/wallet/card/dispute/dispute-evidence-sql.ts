import { sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'
import type { OrderAddress } from '../../../../db/json-columns.ts'
import { prepared } from '../../../../db/prepared.ts'

/** The account that paid, and the card as the provider describes it. */
export const { first: findPayer } = prepared(
  (_db, user_id: string, payment_id: string) => sql<{
    account: string
    is_verified: boolean
    name: string
    registered_at: string
    amount_cents: number
    method: string | null
    brand: string | null
    last_four: string | null
    begun_at: string
    credited_at: string | null
  }>`select account, email_verified_at is not null as is_verified, trim(given_name || ' ' || family_name) as name,
      user_account.created_at as registered_at, amount_cents, method, brand, last_four,
      provider_payment.created_at as begun_at, credited_at
    from provider_payment join user_account using (user_id)
    where user_id = ${user_id} and payment_id = ${payment_id}`,
)

export type EvidenceOrder = {
  order_number: string
  paid_at: string
  paid_cents: number
  refunded_cents: number
  address: OrderAddress
  carrier: string | null
  tracking_number: string | null
  shipped_at: string | null
  received_at: string | null
  receipt: string | null
  goods: string[]
  reports: string[]
}

/** The orders that were paid after the payment, the oldest first: its money paid them. */
export async function findOrdersAfter(
  db: Db,
  user_id: string,
  since: string,
  at_most: number,
): Promise<EvidenceOrder[]> {
  const { rows } = await sql<EvidenceOrder>`
    select order_number, paid_at, total_cents as paid_cents, refunded_cents + refunded_tax_cents as refunded_cents,
      address, carrier, tracking_number, shipped_at, received_at,
      (select number::text || '/' || year from receipt where receipt.user_id = shop_order.user_id
        and receipt.order_id = shop_order.order_id and kind = 'receipt' and number is not null limit 1) as receipt,
      array(select quantity || ' x ' || coalesce(worded(title, 'en'), '') || ' (US$' || (paid_cents / 100.0)::numeric(12, 2) || ')'
        from order_item where order_item.user_id = shop_order.user_id and order_item.order_id = shop_order.order_id
        order by position) as goods,
      array(select to_char(happened_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || ' ' || concat_ws(', ', replace(code, '_', ' '), text, place)
        from parcel_event where parcel_event.user_id = shop_order.user_id and parcel_event.order_id = shop_order.order_id
        order by happened_at) as reports
    from shop_order where user_id = ${user_id} and paid_at >= ${since}
    order by paid_at limit ${at_most}`.execute(db)
  return rows
}

/** Log-ins and other events of the account's security, newest first. */
export async function findLogins(db: Db, user_id: string, at_most: number) {
  const { rows } = await sql<{ at: string; what: string; ip: string | null }>`
    select created_at as at, what, ip from (
      select created_at, 'session on ' || device as what, ip from session where user_id = ${user_id}
      union all
      select created_at, replace(event, '_', ' '), ip from security_event where user_id = ${user_id}
    ) as login order by created_at desc limit ${at_most}`.execute(db)
  return rows
}

/** Messages with customer service since a time, oldest first. */
export async function findMessages(db: Db, user_id: string, since: string, at_most: number) {
  const { rows } = await sql<{ at: string; by_whom: 'shopper' | 'operator'; text: string }>`
    select * from (
      select created_at as at, by_whom, text from chat_message
      where user_id = ${user_id} and text is not null and created_at >= ${since}
      order by created_at desc limit ${at_most}) as latest order by at`.execute(db)
  return rows
}
