import type { Db } from './database.ts'
import type { Tx } from './transaction-handle.ts'

/** Whether a transaction recorded events and added jobs. All handles of one transaction share it. */
export type Work = { has_events: boolean; has_jobs: boolean }

const work_of = new WeakMap<Db, Work>()
const listeners = new WeakMap<Db, (work: Work) => void>()

/** Called by `openTransaction` for each handle. */
export const shareWork = (tx: Tx, work: Work): void => void work_of.set(tx, work)

/** Marks a transaction that records events. After its commit, the reader looks for them. */
export function markEvents(tx: Db): void {
  const work = work_of.get(tx)
  if (work) work.has_events = true
}

/** Marks a transaction that adds jobs. After its commit, the runner looks for them. */
export function markWork(tx: Db): void {
  const work = work_of.get(tx)
  if (work) work.has_jobs = true
}

/** Calls `listener` after each commit on the database that added events or jobs, at once and in this process only. */
export const onWork = (db: Db, listener: (work: Work) => void): void => void listeners.set(db, listener)

export const announceWork = (db: Db, work: Work): void => {
  if (work.has_events || work.has_jobs) listeners.get(db)?.(work)
}
