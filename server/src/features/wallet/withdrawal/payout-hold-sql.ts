import { anyOf } from '../../../db/any-of.ts'
import type { Db } from '../../../db/database.ts'

/** The times at which accounts were blocked, by shopper. Accounts that are not blocked are left out. */
export async function findBlockedAt(db: Db, user_ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('user_account')
    .select(['user_id', 'blocked_at'])
    .where('user_id', '=', anyOf([...user_ids]))
    .where('blocked_at', 'is not', null)
    .execute()
  return new Map(rows.flatMap(({ user_id, blocked_at }) => (blocked_at ? [[user_id, blocked_at] as const] : [])))
}
