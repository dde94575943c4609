import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Whether agents may use the shop, and whether a platform of the host is blocked. */
export async function findDoor(db: Db, host: string): Promise<{ is_open: boolean; is_blocked: boolean }> {
  const { is_open, is_blocked } = await db
    .selectNoFrom([
      sql<boolean>`exists (select from shop_choice where name = 'agents' and value = 'on')`.as('is_open'),
      sql<boolean>`exists (select from agent_platform where host = ${host} and blocked_at is not null)`.as(
        'is_blocked',
      ),
    ])
    .executeTakeFirstOrThrow()
  return { is_open, is_blocked }
}

type Seen = { profile_url: string; host: string; version: string; calls: number }

/** Stores that a platform has called. @returns its id. */
export async function savePlatform(db: Db, { calls, ...platform }: Seen): Promise<string> {
  const { platform_id } = await db
    .insertInto('agent_platform')
    .values({ ...platform, calls })
    .onConflict((conflict) =>
      conflict.column('profile_url').doUpdateSet({
        version: platform.version,
        calls: sql<number>`agent_platform.calls + ${calls}`,
        last_seen_at: sql<string>`now()`,
      }),
    )
    .returning('platform_id')
    .executeTakeFirstOrThrow()
  return platform_id
}
