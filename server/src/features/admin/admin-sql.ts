import type { Db } from '../../db/database.ts'

export const findOperator = (db: Db, account: string) =>
  db
    .selectFrom('operator')
    .select(['operator_id', 'account', 'password_hash', 'is_demo', 'blocked_at'])
    .where('account', '=', account)
    .executeTakeFirst()

export type DeskAction = {
  operator_id: string
  action:
    | 'signed_in'
    | 'signed_out'
    | 'sign_in_locked'
    | 'recharge_agreed'
    | 'recharge_passed'
    | 'recharge_refused'
    | 'order_cancelled'
    | 'order_shipped'
    | 'order_corrected'
    | 'refund_agreed'
    | 'refund_executed'
    | 'refund_refused'
    | 'money_back_agreed'
    | 'money_back_executed'
    | 'withdrawal_agreed'
    | 'withdrawal_passed'
    | 'withdrawal_refused'
    | 'payout_sent'
    | 'payout_done'
    | 'payout_failed'
    | 'payout_file'
    | 'message_sent'
    | 'picture_sent'
    | 'rates_set'
  ref_type: 'operator' | 'recharge' | 'order' | 'refund' | 'withdrawal' | 'payout_batch' | 'shopper' | 'currency'
  ref_id: string
  details?: Record<string, unknown>
}

/** Written in the transaction of the action, so that neither exists without the other. */
export async function insertDeskLog(db: Db, { details = {}, ...action }: DeskAction): Promise<void> {
  await db
    .insertInto('desk_log')
    .values({ ...action, details: JSON.stringify(details) })
    .execute()
}

export async function hasShopper(db: Db, user_id: string): Promise<boolean> {
  const found = await db.selectFrom('user_account').select('user_id').where('user_id', '=', user_id).executeTakeFirst()
  return found !== undefined
}
