import { sql } from 'kysely'
import { sameMac } from '../keys.ts'
import { Refusal } from '../refusal.ts'
import type { Db } from './database.ts'
import { prepared } from './prepared.ts'
import { type OpenTransaction, openTransaction } from './transaction.ts'

type KeyedCall<Answer> = {
  user_id: string
  key: string
  call: string
  body_mac: Buffer
  /** What it writes stays even when it refuses. */
  gate: (tx: Db) => Promise<void>
  /** What it writes is undone when it refuses. */
  work: (tx: Db) => Promise<Answer>
  /** The answer that stands for an expected error; undefined lets the error through and keeps nothing. */
  answerTo: (error: unknown) => Answer | undefined
}

/**
 * Does a keyed call once and gives its first answer to every later send (MONEY §2): one transaction in which a second
 * sender waits on the key's row, with a savepoint around the work, so that a refusal undoes its effects but neither
 * the gate's count of tries nor the kept answer. Like any transaction it may run up to three times.
 * @throws Refusal idempotency_key_reused when the key came with another call or body before.
 */
export const answerOnce = <Answer>(db: Db, call: KeyedCall<Answer>): Promise<Answer> =>
  openTransaction(db, async (open) => {
    const kept = await claimKey<Answer>(open.tx, call)
    if (kept !== undefined) {
      await open.commit()
      return kept
    }
    const answer = await answerOrRefusal(open, call)
    await Promise.all([keepReply(open.tx, call.user_id, call.key, JSON.stringify(answer)), open.commit()])
    return answer
  })

const { first: insertKey } = prepared((tx, user_id: string, key: string, call: string, body_mac: Buffer) =>
  tx
    .insertInto('keyed_call')
    .values({ user_id, key, call, body_mac })
    // The insert waits here for a first sender that is still at work.
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet({ call, body_mac, reply: null, created_at: sql`now()` })
        .where(sql<boolean>`keyed_call.created_at < now() - time_limit('keyed_call')`),
    )
    .returning('key'),
)

const { first: keepReply } = prepared((tx, user_id: string, key: string, reply: string) =>
  tx.updateTable('keyed_call').set({ reply }).where('user_id', '=', user_id).where('key', '=', key),
)

/** Claims the key, or gives the answer that was kept under it. */
async function claimKey<Answer>(
  tx: Db,
  { user_id, key, call, body_mac }: KeyedCall<Answer>,
): Promise<Answer | undefined> {
  const claim = await insertKey(tx, user_id, key, call, body_mac)
  if (claim) return undefined
  const kept = await tx
    .selectFrom('keyed_call')
    .select(['call', 'body_mac', 'reply'])
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (kept.call !== call || !sameMac(kept.body_mac, body_mac)) throw new Refusal('idempotency_key_reused')
  return kept.reply as Answer // written below, by the same call
}

async function answerOrRefusal<Answer>({ tx, undoable }: OpenTransaction, call: KeyedCall<Answer>): Promise<Answer> {
  try {
    await call.gate(tx)
  } catch (error) {
    return expected(call, error)
  }
  return undoable(call.work, (error) => expected(call, error))
}

function expected<Answer>(call: KeyedCall<Answer>, error: unknown): Answer {
  const answer = call.answerTo(error)
  if (answer === undefined) throw error
  return answer
}
