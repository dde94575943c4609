import { sql } from 'kysely'
import { Refusal } from '../http/refusal.ts'
import { sameMac } from '../security/keys.ts'
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
  /** What is kept of an answer, and the answer to a later send from that. */
  keep: (answer: Answer) => unknown
  replay: (tx: Db, kept: unknown) => Promise<Answer>
  /** How many keys one shopper may have at a time. */
  keys_limit: number
  /** The answer that stands for an expected error; undefined lets the error through and keeps nothing. */
  answerTo: (error: unknown) => Answer | undefined
}

/**
 * Does a keyed call once and gives its first answer to every later send: one transaction in which a second
 * sender waits on the key's row, with a savepoint around the work, so that a refusal undoes its effects but neither
 * the gate's count of tries nor the kept answer. Like any transaction it may run up to three times.
 * @throws Refusal idempotency_key_reused when the key came with another call or body before; too_many_tries with retry_at
 * when the shopper has too many keys.
 */
export const answerOnce = <Answer>(db: Db, call: KeyedCall<Answer>): Promise<Answer> =>
  openTransaction(db, async (open) => {
    const kept = await claimKey(open.tx, call)
    if (kept !== undefined) {
      const answer = await call.replay(open.tx, kept)
      await open.commit()
      return answer
    }
    const answer = await answerOrRefusal(open, call)
    await Promise.all([keepReply(open.tx, call.user_id, call.key, JSON.stringify(call.keep(answer))), open.commit()])
    return answer
  })

/** More than anybody taps in the day that a key is kept; with limits off there is none. */
export const KEYS_LIMIT = 1_000

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
    // Counted behind the wait: a key whose first send is still at work always waits for its answer.
    .returning(
      sql<number>`(select count(*) from (
        select from keyed_call as held where held.user_id = ${user_id} limit ${sql.lit(KEYS_LIMIT)}) as counted)`.as(
        'held',
      ),
    ),
)

const { first: keepReply } = prepared((tx, user_id: string, key: string, reply: string) =>
  tx.updateTable('keyed_call').set({ reply }).where('user_id', '=', user_id).where('key', '=', key),
)

async function refuseKeys(tx: Db, user_id: string): Promise<never> {
  const { retry_at } = await tx
    .selectFrom('keyed_call')
    .select(sql<string>`min(created_at) + time_limit('keyed_call')`.as('retry_at'))
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  throw new Refusal('too_many_tries', { retry_at })
}

/** Claims the key, or gives what was kept under it. */
async function claimKey<Answer>(tx: Db, claiming: KeyedCall<Answer>): Promise<unknown> {
  const { user_id, key, call, body_mac, keys_limit } = claiming
  const claim = await insertKey(tx, user_id, key, call, body_mac)
  if (claim) return claim.held >= keys_limit ? refuseKeys(tx, user_id) : undefined
  const kept = await tx
    .selectFrom('keyed_call')
    .select(['call', 'body_mac', 'reply'])
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (kept.call !== call || !sameMac(kept.body_mac, body_mac)) throw new Refusal('idempotency_key_reused')
  return kept.reply
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
