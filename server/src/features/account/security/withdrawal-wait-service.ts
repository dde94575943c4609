import type { SecurityEvent } from '@sampan/contract'
import type { Db } from '../../../db/database.ts'
import { latestOfKinds, latestWithin, latestWithinOf, secretsOf } from './security-sql.ts'

/** Events that a thief of the mailbox alone, or of the password alone, can cause. The owner gets a day to notice them. */
const MAKE_WAIT: readonly SecurityEvent[] = [
  'password_recovered',
  'payment_code_set',
  'payment_code_changed',
  'payment_code_recovered',
  'email_changed',
]

/** The end of the waiting period after one of these events; null when withdrawals do not wait. */
export async function withdrawalsWaitUntil(db: Db, user_id: string): Promise<string | null> {
  const latest = await latestWithin(db, user_id, MAKE_WAIT, 'extract_wait')
  return latest?.ends_at ?? null
}

/** The latest change and the end of its waiting period, by shopper. Shoppers whose withdrawals do not wait are left out. */
export const withdrawalsWait = (db: Db, user_ids: readonly string[]) =>
  latestWithinOf(db, user_ids, MAKE_WAIT, 'extract_wait')

/** The desk shows changes of the last days next to a withdrawal. */
const RECENT_DAYS = 7

/** Recent changes of password, code and address, newest first, for the decision about a withdrawal. */
export const recentChangesOf = (db: Db, user_id: string) =>
  latestOfKinds(db, user_id, [...MAKE_WAIT, 'password_changed'], RECENT_DAYS)

/** Until when the payment code can't be reset by mail, because the mailbox is new; null when it can. */
export async function mailedResetWaitsUntil(db: Db, user_id: string): Promise<string | null> {
  const latest = await latestWithin(db, user_id, ['email_changed'], 'extract_wait')
  return latest?.ends_at ?? null
}

/** Whether the shopper can open the balance now, and from when on withdrawals are possible. */
export async function readinessToWithdraw(db: Db, user_id: string) {
  const [waits_until, { is_set, locked_until }] = await Promise.all([
    withdrawalsWaitUntil(db, user_id),
    secretsOf(db, user_id),
  ])
  return { waits_until, has_payment_code: is_set, locked_until }
}
