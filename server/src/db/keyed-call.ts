import { sql } from 'kysely'
import { Refusal } from '../refusal/refusal.ts'
import type { Db } from './database.ts'
import { prepared } from './prepared.ts'
import { type OpenTransaction, openTransaction } from './transaction.ts'

type KeyedCall<Answer> = {
  user_id: string
  key: string
  call: string
  body_mac: Buffer
  isSameBody: (body_mac: Buffer) => boolean
  /** A check that runs first. Its writes are committed even when it refuses the call. */
  gate: (tx: Db) => Promise<void>
  /** The work runs after `gate`. Its writes are rolled back when it refuses the call. */
  work: (tx: Db) => Promise<Answer>
  /** `store` returns the part of an answer to store; `replay` answers a repeated send from it. */
  store: (answer: Answer) => unknown
  replay: (tx: Db, stored: unknown) => Promise<Answer>
  /** Maximum number of unexpired keys per shopper. */
  keys_limit: number
  /**
   * The answer to an expected error; it is stored like any other answer. If the answer is undefined, the error is
   * rethrown and nothing is stored.
   */
  answerTo: (error: unknown) => Answer | undefined
}

/**
 * Runs a call with an Idempotency-Key once and returns its first answer to every repeated send. Everything runs in one
 * transaction: a repeated send waits for the lock on the key's row. A savepoint around the work lets a refusal roll
 * back the work, but neither the count of tries that `gate` writes nor the stored answer. Like any transaction it may
 * run up to three times.
 * @throws Refusal idempotency_key_reused when the key was sent before with another call or body; too_many_tries with
 * retry_at when the shopper has too many keys.
 */
export const executeOnce = <Answer>(db: Db, call: KeyedCall<Answer>): Promise<Answer> =>
  openTransaction(db, async (open) => {
    const stored = await claimKey(open.tx, call)
    if (stored !== undefined) {
      const answer = await call.replay(open.tx, stored)
      await open.commit()
      return answer
    }
    const answer = await answerOrRefusal(open, call)
    await Promise.all([storeReply(open.tx, call.user_id, call.key, JSON.stringify(call.store(answer))), open.commit()])
    return answer
  })

/**
 * Maximum number of keys per shopper: more than a person uses in a day, which is the lifetime of a key. The limit is
 * not enforced when rate limits are off.
 */
export const KEYS_LIMIT = 1_000

const { first: insertKey } = prepared((tx, user_id: string, key: string, call: string, body_mac: Buffer) =>
  tx
    .insertInto('keyed_call')
    .values({ user_id, key, call, body_mac })
    // The insert waits here while the first send of this key is still in progress.
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet({ call, body_mac, reply: null, created_at: sql`now()` })
        .where(sql<boolean>`keyed_call.created_at < now() - time_limit('keyed_call')`),
    )
    // The keys of a shopper are limited. They are counted only when a new key is inserted, so that a repeated call gets
    // its stored reply even if the limit is reached.
    .returning(
      sql<number>`(select count(*) from (
        select from keyed_call as held where held.user_id = ${user_id} limit ${sql.lit(KEYS_LIMIT)}) as counted)`.as(
        'held',
      ),
    ),
)

const { first: storeReply } = prepared((tx, user_id: string, key: string, reply: string) =>
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

/** Claims the key, or returns the answer stored for it. */
async function claimKey<Answer>(tx: Db, claiming: KeyedCall<Answer>): Promise<unknown> {
  const { user_id, key, call, body_mac, isSameBody, keys_limit } = claiming
  const claim = await insertKey(tx, user_id, key, call, body_mac)
  if (claim) return claim.held >= keys_limit ? refuseKeys(tx, user_id) : undefined
  const claimed = await tx
    .selectFrom('keyed_call')
    .select(['call', 'body_mac', 'reply'])
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (claimed.call !== call || !isSameBody(claimed.body_mac)) throw new Refusal('idempotency_key_reused')
  return claimed.reply
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
