import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { CallKey } from '../../db/keyed-call/keyed-call.ts'
import { AgentFault } from './fault.ts'

type AgentKey = {
  platform_id: string
  operation: string
  key: string
  /** SHA-256 of the input. A key that is sent again with another input is refused. */
  digest: Buffer
}
/** A stored answer. */
export type StoredAnswer = { status: number; body: object }

const LIFETIME = sql`interval '48 hours'`

/** The Idempotency-Key of an agent's call. @throws AgentFault idempotency_conflict. */
export const agentKey = (claiming: AgentKey): CallKey => ({
  claim: (tx) => claim(tx, claiming),
  store: (tx, answer) => store(tx, claiming, answer as StoredAnswer), // as executeOnce gets it
})

async function claim(tx: Db, { platform_id, operation, key, digest }: AgentKey): Promise<StoredAnswer | undefined> {
  const claimed = await tx
    .insertInto('agent_keyed_call')
    .values({ platform_id, operation, key, digest })
    // The insert waits here while the first send of this key is in progress.
    .onConflict((conflict) =>
      conflict
        .columns(['platform_id', 'operation', 'key'])
        .doUpdateSet({ digest, status: null, reply: null, created_at: sql`now()` })
        .where(sql<boolean>`agent_keyed_call.created_at < now() - ${LIFETIME}`),
    )
    .returning('key')
    .executeTakeFirst()
  if (claimed) return undefined
  const first = await tx
    .selectFrom('agent_keyed_call')
    .select(['digest', 'status', 'reply'])
    .where('platform_id', '=', platform_id)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (!first.digest.equals(digest))
    throw new AgentFault('idempotency_conflict', 'The Idempotency-Key was sent before with another input.')
  if (first.status === null || first.reply === null) throw new Error('the first call of this key has no reply')
  return { status: first.status, body: first.reply }
}

const store = (tx: Db, { platform_id, operation, key }: AgentKey, { status, body }: StoredAnswer) =>
  tx
    .updateTable('agent_keyed_call')
    .set({ status, reply: JSON.stringify(body) })
    .where('platform_id', '=', platform_id)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .execute()

/** Deletes stored replies after their lifetime. @returns their number. */
export async function deleteOldAgentCalls(db: Db, count: number): Promise<number> {
  const old = db
    .selectFrom('agent_keyed_call')
    .select(['platform_id', 'operation', 'key'])
    .where('created_at', '<', sql<string>`now() - ${LIFETIME}`)
    .orderBy('created_at')
    .limit(count)
    .forUpdate()
    .skipLocked()
  const { numDeletedRows } = await db
    .deleteFrom('agent_keyed_call')
    .using(old.as('old'))
    .whereRef('agent_keyed_call.platform_id', '=', 'old.platform_id')
    .whereRef('agent_keyed_call.operation', '=', 'old.operation')
    .whereRef('agent_keyed_call.key', '=', 'old.key')
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
