import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { newestFirst, type PageStart } from '../../db/newest-first.ts'
import type { Tx } from '../../db/transaction.ts'

const platforms = (db: Db) =>
  db
    .selectFrom('agent_platform')
    .leftJoin('operator', 'operator.operator_id', 'agent_platform.blocked_by')
    .select(['platform_id', 'profile_url', 'host', 'version', 'calls', 'first_seen_at', 'last_seen_at'])
    .select(['operator.account as blocked_by', sql<boolean>`agent_platform.blocked_at is not null`.as('is_blocked')])

export const findPlatforms = (db: Db, start: PageStart) =>
  newestFirst(platforms(db), { at: 'agent_platform.first_seen_at', id: 'agent_platform.platform_id' }, start)

export const findPlatform = (db: Db, platform_id: string) =>
  platforms(db).where('platform_id', '=', platform_id).executeTakeFirst()

/** Blocks all platforms of a host, or unblocks them. */
export async function setBlocked(tx: Tx, host: string, blocked_by: string | null): Promise<void> {
  const blocked_at = blocked_by === null ? null : sql<string>`now()`
  await tx.updateTable('agent_platform').set({ blocked_at, blocked_by }).where('host', '=', host).execute()
}
