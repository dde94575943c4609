import type { Db } from './database.ts'
import type { Tx } from './transaction-handle.ts'

/** Whether a transaction recorded events or added jobs. All handles of one transaction share it. */
export type Work = { is_added: boolean }

const work_of = new WeakMap<Db, Work>()
const listeners = new WeakMap<Db, () => void>()

/** Called by `openTransaction` for each handle. */
export const shareWork = (tx: Tx, work: Work): void => void work_of.set(tx, work)

/** Marks a transaction that records events or adds jobs. After its commit, the reader and the runner look for them. */
export function markWork(tx: Db): void {
  const work = work_of.get(tx)
  if (work) work.is_added = true
}

/** Calls `listener` after each commit on the database that added work, at once and in this process only. */
export const onWork = (db: Db, listener: () => void): void => void listeners.set(db, listener)

export const announceWork = (db: Db, work: Work): void => {
  if (work.is_added) listeners.get(db)?.()
}
