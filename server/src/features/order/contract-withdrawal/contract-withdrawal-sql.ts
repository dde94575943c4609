import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { ChosenPieces } from '../../../db/json-columns.ts'
import { prepared } from '../../../db/prepared.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { OrderKey } from '../order-sql.ts'

/** Declarations that fit no order are deleted after these days. */
const STORED_DAYS = 180

/** The time zone of the shop's days, in which mails write times. */
export const findZone = (db: Db): Promise<{ value: string }> =>
  db.selectFrom('shop_choice').select('value').where('name', '=', 'bank_time_zone').executeTakeFirstOrThrow()

type Line = ChosenPieces & { title: string }
export type PaidOrder = OrderKey & { lines: Line[] }

/**
 * The paid order with this number, if it belongs to the e-mail address or to the signed-in shopper. One statement, so that
 * known and unknown numbers take the same time. @returns undefined for other orders.
 */
export const { first: findPaidOrder } = prepared(
  (_db, order_number: string, email: string, user_id: string | null, language: Language) => sql<PaidOrder>`
    select shop_order.user_id, order_id, (
      select jsonb_agg(jsonb_build_object('order_item_id', order_item_id, 'quantity', quantity, 'title', worded(title, ${language})))
      from order_item where order_item.user_id = shop_order.user_id and order_item.order_id = shop_order.order_id) as lines
    from shop_order join user_account using (user_id)
    where order_number = ${order_number} and paid_at is not null and user_account.deleted_at is null
      and (user_account.account = ${email} or user_account.user_id = ${user_id}::uuid)`,
)

export type Declaration = {
  name: string
  order_number: string
  email: string
  language: Language
  items: ChosenPieces[] | null
  part: string | null
}

/**
 * Stores a declaration. @returns its time, or undefined if the same declaration is stored already since the day began.
 */
export async function insertDeclaration(
  tx: Tx,
  { name, order_number, email, language, items, part }: Declaration,
  order: OrderKey | undefined,
): Promise<string | undefined> {
  const { rows } = await sql<{ declared_at: string }>`insert into contract_withdrawal
      (name, order_number, email, language, items, part, user_id, order_id, status)
    values (${name}, ${order_number}, ${email}, ${language}, ${items && JSON.stringify(items)}::jsonb, ${part},
      ${order?.user_id ?? null}, ${order?.order_id ?? null}, ${order ? 'attached' : 'unmatched'})
    on conflict do nothing returning declared_at`.execute(tx)
  return rows[0]?.declared_at
}

/** Deletes declarations that fit no order after some months, at most `limit`. @returns the number of deleted rows. */
export async function deleteOldWithdrawals(db: Db, limit: number): Promise<number> {
  const deleted = await sql`delete from contract_withdrawal where contract_withdrawal_id in (
    select contract_withdrawal_id from contract_withdrawal
    where order_id is null and declared_at < now() - make_interval(days => ${STORED_DAYS})
    order by declared_at limit ${limit} for update skip locked)`.execute(db)
  return Number(deleted.numAffectedRows)
}
