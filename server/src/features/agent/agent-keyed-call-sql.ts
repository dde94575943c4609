import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { type OpenTransaction, openTransaction } from '../../db/transaction.ts'
import { AgentFault } from './fault.ts'

type Answer = { status: number; body: object }

type KeyedCall = {
  platform_id: string
  operation: string
  key: string
  /** SHA-256 of the input. A key that is sent again with another input is refused. */
  digest: Buffer
  work: (tx: Db) => Promise<Answer>
  /** The answer to an expected no, which is stored too. Undefined for all other errors, which store nothing. */
  answerTo: (error: unknown) => Answer | undefined
}

const LIFETIME = sql`interval '48 hours'`

/**
 * Runs a call with an Idempotency-Key once, in one transaction with its stored answer. Repeated sends get that answer;
 * one that arrives during the first waits for it.
 * @throws AgentFault idempotency_conflict.
 */
export const executeAgentCallOnce = (db: Db, call: KeyedCall): Promise<Answer> =>
  openTransaction(db, async (open) => {
    const stored = await claim(open.tx, call)
    const answer = stored ?? (await answerOf(open, call))
    if (!stored) await store(open.tx, call, answer)
    await open.commit()
    return answer
  })

const answerOf = ({ undoable }: OpenTransaction, { work, answerTo }: KeyedCall): Promise<Answer> =>
  undoable(work, (error) => {
    const answer = answerTo(error)
    if (!answer) throw error
    return answer
  })

async function claim(tx: Db, { platform_id, operation, key, digest }: KeyedCall): Promise<Answer | undefined> {
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

const store = (tx: Db, { platform_id, operation, key }: KeyedCall, { status, body }: Answer) =>
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
