import type { Db } from '../database.ts'
import { type OpenTransaction, openTransaction } from '../transaction.ts'

/** The key of a call in the table of its kind of callers: shopper-key-sql.ts, and agent-key-sql.ts for agents. */
export type CallKey = {
  /**
   * Claims the key, or returns the answer stored for it. Waits while the first send of the key is in progress.
   * @throws when the key was sent before with another input.
   */
  claim: (tx: Db) => Promise<unknown>
  store: (tx: Db, answer: unknown) => Promise<unknown>
}

type KeyedCall<Answer> = {
  key: CallKey
  /** A check that runs first. Its writes are committed even when it refuses the call. */
  gate?: (tx: Db) => Promise<void>
  /** The work runs after `gate`. Its writes are rolled back when it refuses the call. */
  work: (tx: Db) => Promise<Answer>
  /** Stores only a part of an answer, from which `replay` answers a repeated send. By default the whole answer is stored. */
  part?: { store: (answer: Answer) => unknown; replay: (tx: Db, stored: unknown) => Promise<Answer> }
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
 * @throws the errors of `claim`.
 */
export const executeOnce = <Answer>(db: Db, call: KeyedCall<Answer>): Promise<Answer> =>
  openTransaction(db, async (open) => {
    const stored = await call.key.claim(open.tx)
    if (stored !== undefined) {
      const answer = call.part ? await call.part.replay(open.tx, stored) : (stored as Answer) // stored by this call
      await open.commit()
      return answer
    }
    const answer = await answerOrRefusal(open, call)
    await Promise.all([call.key.store(open.tx, call.part ? call.part.store(answer) : answer), open.commit()])
    return answer
  })

async function answerOrRefusal<Answer>({ tx, undoable }: OpenTransaction, call: KeyedCall<Answer>): Promise<Answer> {
  try {
    await call.gate?.(tx)
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
