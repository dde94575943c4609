import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { CompiledQuery, type DatabaseConnection, Transaction } from 'kysely'
import pg from 'pg'
import { announceWork, shareWork, type Work } from './commits.ts'
import type { Db } from './database.ts'
import { type Tx, transactionHandle } from './transaction-handle.ts'

export type { Tx } from './transaction-handle.ts'

const TRIES = 3
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

/** Thrown when a random value was already taken, so that the whole transaction is retried. */
export class RandomValueTaken extends Error {}

const isWorthRetrying = (error: unknown) =>
  error instanceof RandomValueTaken ||
  (error instanceof pg.DatabaseError && (error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK))

/**
 * Runs a whole transaction up to three times: retries after a deadlock, a serialization failure or a random value that
 * was taken.
 */
async function retried<Result>(whole: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await whole()
    } catch (error) {
      if (attempt === TRIES || !isWorthRetrying(error)) throw error
      // A random delay, so that the same two transactions do not collide again.
      await wait(Math.random() * 20 * attempt)
    }
  }
}

/**
 * Runs `work` in one transaction; inside another transaction it joins the outer transaction. `work` may run up to three
 * times, so it must have no effects outside the database.
 *
 * Statements issued together are sent together (see send-together.ts). Statements issued after the end of the transaction
 * are refused.
 */
export async function transaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  if (db instanceof Transaction) return work(db)
  return openTransaction(db, async ({ tx, commit }) => {
    const result = await work(tx)
    await commit()
    return result
  })
}

/** Runs reads on one connection without a transaction, so that reads issued together are sent together. */
export async function onOneConnection<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return work(db)
  return db.getExecutor().provideConnection(async (connection) => {
    const { tx, close } = transactionHandle(db, connection)
    return work(tx).finally(close)
  })
}

export type OpenTransaction = {
  tx: Tx
  /**
   * Runs the last part of the work inside a savepoint. When the part throws and `answerTo` returns an answer, only this
   * part is rolled back; when `answerTo` throws, the whole transaction is rolled back. The savepoint stays until the
   * commit.
   */
  undoable: <Result>(part: (tx: Tx) => Promise<Result>, answerTo: (error: unknown) => Result) => Promise<Result>
  commit: () => Promise<void>
}

/**
 * Like `transaction`, for work that calls `commit` itself, together with its last statement. If the work throws,
 * everything is rolled back.
 */
export const openTransaction = <Result>(db: Db, work: (open: OpenTransaction) => Promise<Result>): Promise<Result> =>
  retried(() => db.getExecutor().provideConnection((connection) => workOn(db, connection, work)))

const BEGIN = CompiledQuery.raw('begin')
const COMMIT = CompiledQuery.raw('commit')
const ROLLBACK = CompiledQuery.raw('rollback')
const SAVEPOINT = CompiledQuery.raw('savepoint part')
const ROLLBACK_TO_SAVEPOINT = CompiledQuery.raw('rollback to part')

async function workOn<Result>(
  db: Db,
  connection: DatabaseConnection,
  work: (open: OpenTransaction) => Promise<Result>,
): Promise<Result> {
  const recorded: Work = { has_events: false, has_jobs: false }
  const handle = () => {
    const opened = transactionHandle(db, connection)
    shareWork(opened.tx, recorded)
    return opened
  }
  const whole = handle()
  const undoable: OpenTransaction['undoable'] = async (work_on_part, answerTo) => {
    const part = handle()
    await connection.executeQuery(SAVEPOINT)
    try {
      const answer = await work_on_part(part.tx)
      part.close()
      return answer // the commit, which follows, ends the savepoint too
    } catch (error) {
      part.close()
      const answer = answerTo(error)
      await connection.executeQuery(ROLLBACK_TO_SAVEPOINT)
      return answer
    }
  }
  await connection.executeQuery(BEGIN)
  try {
    const commit = async () => {
      await commitOn(connection)
      announceWork(db, recorded)
    }
    return await work({ tx: whole.tx, undoable, commit })
  } catch (error) {
    whole.close()
    await connection.executeQuery(ROLLBACK)
    throw error
  } finally {
    whole.close()
  }
}

/** @throws when PostgreSQL rolled back instead of committing, because a statement in the transaction had failed. */
async function commitOn(connection: DatabaseConnection): Promise<void> {
  const { rows } = await connection.executeQuery<{ command: string }>(COMMIT)
  if (rows[0]?.command === 'COMMIT') return
  // The statement's own error is reported before the error of the commit, so that a caller that awaits both gets the
  // cause.
  await nextTurn()
  throw new Error('the transaction was rolled back, because a statement failed')
}
