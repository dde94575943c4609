import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { CompiledQuery, type DatabaseConnection, Transaction } from 'kysely'
import pg from 'pg'
import type { Db } from './database.ts'
import { handleOn, type Tx } from './transaction-handle.ts'

export type { Tx } from './transaction-handle.ts'

const TRIES = 3
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

/** Something drawn at random was taken already: the whole transaction is worth another try. */
export class DrawAgain extends Error {}

const isWorthRetrying = (error: unknown) =>
  error instanceof DrawAgain ||
  (error instanceof pg.DatabaseError && (error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK))

/** Runs a whole transaction up to three times: again after a deadlock, a serialization failure or an unlucky draw. */
async function retried<Result>(whole: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await whole()
    } catch (error) {
      if (attempt === TRIES || !isWorthRetrying(error)) throw error
      // A random wait, so that two that collided do not collide again.
      await wait(Math.random() * 20 * attempt)
    }
  }
}

/**
 * Runs `work` in one transaction; inside another it joins that one.
 * `work` may run up to three times, so it must touch nothing but the database.
 *
 * Statements that are asked for together are sent together (see in-order.ts). Where one fails, what others still ask for
 * after the end is refused.
 */
export async function transaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  if (db instanceof Transaction) return work(db)
  return openTransaction(db, async ({ tx, commit }) => {
    const result = await work(tx)
    await commit()
    return result
  })
}

/** Runs reads on one connection, so that those asked for together are sent together. It is no transaction. */
export async function onOneConnection<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return work(db)
  return db.getExecutor().provideConnection(async (connection) => {
    const { tx, close } = handleOn(db, connection)
    return work(tx).finally(close)
  })
}

export type OpenTransaction = {
  tx: Tx
  /**
   * Runs the last part, which can be undone alone: what it throws is for `answerTo` to answer, or else undoes everything.
   * Its savepoint stays until the commit.
   */
  undoable: <Result>(part: (tx: Tx) => Promise<Result>, answerTo: (error: unknown) => Result) => Promise<Result>
  commit: () => Promise<void>
}

/** The same for work that commits by itself, together with its last statement; what it throws undoes all. */
export const openTransaction = <Result>(db: Db, work: (open: OpenTransaction) => Promise<Result>): Promise<Result> =>
  retried(() => db.getExecutor().provideConnection((connection) => workOn(db, connection, work)))

const BEGIN = CompiledQuery.raw('begin')
const COMMIT = CompiledQuery.raw('commit')
const ROLLBACK = CompiledQuery.raw('rollback')
const SAVEPOINT = CompiledQuery.raw('savepoint part')
const RELEASE = CompiledQuery.raw('release part')
const ROLLBACK_TO_SAVEPOINT = CompiledQuery.raw('rollback to part')

async function workOn<Result>(
  db: Db,
  connection: DatabaseConnection,
  work: (open: OpenTransaction) => Promise<Result>,
): Promise<Result> {
  const whole = handleOn(db, connection)
  const undoable: OpenTransaction['undoable'] = async (work_on_part, answerTo) => {
    const part = handleOn(db, connection)
    await connection.executeQuery(SAVEPOINT)
    try {
      const answer = await work_on_part(part.tx)
      part.close()
      await connection.executeQuery(RELEASE)
      return answer
    } catch (error) {
      part.close()
      const answer = answerTo(error)
      await connection.executeQuery(ROLLBACK_TO_SAVEPOINT)
      return answer
    }
  }
  await connection.executeQuery(BEGIN)
  try {
    return await work({ tx: whole.tx, undoable, commit: () => commitOn(connection) })
  } catch (error) {
    whole.close()
    await connection.executeQuery(ROLLBACK)
    throw error
  } finally {
    whole.close()
  }
}

/** @throws when PostgreSQL undid the transaction instead, because a statement in it had failed. */
async function commitOn(connection: DatabaseConnection): Promise<void> {
  const { rows } = await connection.executeQuery<{ command: string }>(COMMIT)
  if (rows[0]?.command === 'COMMIT') return
  // Told later than the statement's own error, to whoever asked for both together.
  await nextTurn()
  throw new Error('the transaction was undone')
}
