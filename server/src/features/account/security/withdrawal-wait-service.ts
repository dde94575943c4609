import type { SecurityEvent } from '@sampan/contract'
import type { Db } from '../../../db/database.ts'
import { latestOfKinds, latestWithin, latestWithinOf, secretsOf } from './security-sql.ts'

/**
 * Events after which withdrawals have to wait. A thief can cause them with only the mailbox or only the password, so
 * the owner gets a day to notice.
 */
const MAKE_WAIT: readonly SecurityEvent[] = [
  'password_recovered',
  'payment_code_set',
  'payment_code_changed',
  'payment_code_recovered',
  'email_changed',
]

/** The end of the waiting period after the latest event in MAKE_WAIT. Null when withdrawals need not wait. */
export async function withdrawalsWaitUntil(db: Db, user_id: string): Promise<string | null> {
  const latest = await latestWithin(db, user_id, MAKE_WAIT, 'extract_wait')
  return latest?.ends_at ?? null
}

/**
 * The time of the latest event in MAKE_WAIT and the end of its waiting period, by shopper. Shoppers who need not wait
 * are left out.
 */
export const withdrawalsWait = (db: Db, user_ids: readonly string[]) =>
  latestWithinOf(db, user_ids, MAKE_WAIT, 'extract_wait')

/** Number of days for which the operators' desk shows changes next to a withdrawal. */
const RECENT_DAYS = 7

/** Recent changes of password, code and address, newest first, for the decision about a withdrawal. */
export const recentChangesOf = (db: Db, user_id: string) =>
  latestOfKinds(db, user_id, [...MAKE_WAIT, 'password_changed'], RECENT_DAYS)

/** The time until which mail cannot reset the payment code, because the mailbox is new. Null when mail can reset it. */
export async function mailedResetWaitsUntil(db: Db, user_id: string): Promise<string | null> {
  const latest = await latestWithin(db, user_id, ['email_changed'], 'extract_wait')
  return latest?.ends_at ?? null
}

/** Whether the shopper can use the payment code now, and the time from which withdrawals are possible. */
export async function readinessToWithdraw(db: Db, user_id: string) {
  const [waits_until, { is_set, locked_until, code_length }] = await Promise.all([
    withdrawalsWaitUntil(db, user_id),
    secretsOf(db, user_id),
  ])
  return { waits_until, has_payment_code: is_set, locked_until, payment_code_length: code_length }
}
