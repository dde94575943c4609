import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Whether agents may use the shop, and whether a platform of the host is blocked. */
export type AgentAccess = { is_open: boolean; is_blocked: boolean }

export async function findAgentAccess(db: Db, host: string): Promise<AgentAccess> {
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

/** Days after its last call until a platform without orders is deleted. */
const FORGOTTEN_AFTER = sql`interval '90 days'`

/**
 * Deletes platforms that no longer call. Blocked platforms stay, and those of carts, checkouts, orders and webhooks.
 * @returns how many.
 */
export async function deleteOldPlatforms(db: Db, count: number): Promise<number> {
  const old = db
    .selectFrom('agent_platform')
    .select('platform_id')
    .where('last_seen_at', '<', sql<string>`now() - ${FORGOTTEN_AFTER}`)
    .where('blocked_at', 'is', null)
    .where(
      sql<boolean>`not exists (select from agent_cart where agent_cart.platform_id = agent_platform.platform_id)
        and not exists (select from agent_checkout where agent_checkout.platform_id = agent_platform.platform_id)
        and not exists (select from webhook where webhook.platform_id = agent_platform.platform_id)`,
    )
    .limit(count)
    .forUpdate()
    .skipLocked()
  const { numDeletedRows } = await db
    .deleteFrom('agent_platform')
    .using(old.as('old'))
    .whereRef('agent_platform.platform_id', '=', 'old.platform_id')
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
