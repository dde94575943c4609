import { setTimeout as wait } from 'node:timers/promises'
import { Transaction } from 'kysely'
import pg from 'pg'
import type { Db } from './database.ts'
import type { Tables } from './tables.ts'

export type Tx = Transaction<Tables>

const TRIES = 3
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

const isWorthRetrying = (error: unknown) =>
  error instanceof pg.DatabaseError && (error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK)

/** Runs a whole transaction up to three times: again after a deadlock or a serialization failure, which undid it. */
export async function retried<Result>(whole: () => Promise<Result>): Promise<Result> {
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
 */
export async function transaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  if (db instanceof Transaction) return work(db)
  return retried(() => db.transaction().execute(work))
}
