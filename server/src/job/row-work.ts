import type { Fault } from '../background/background-loop.ts'
import { isUnavailable } from '../db/busy.ts'
import type { Db } from '../db/database.ts'
import { retryLater } from './row-work-sql.ts'
import type { Task } from './task.ts'

/**
 * Work on due rows, which a round of periodic work finds and does. A row whose work fails gets a job, and rounds leave it
 * out while it has one: the job repeats the work after its pauses. A dead job is retried or deleted by an owner.
 */
export type RowWork<Row extends object> = {
  /** The task of the jobs. */
  task: string
  /** Identifies a row. A row has one job at most. */
  idOf: (row: Row) => string
  /** Checks that the row is still due, and does its work. @returns whether the row needed work. */
  work: (row: Row) => Promise<boolean>
}

type Round<Row> = { rows: readonly Row[]; fault: Fault; signal?: AbortSignal | undefined }

/**
 * Works on rows one after the other. A row that fails is reported and gets a job; the others are still processed.
 * @returns the number of rows that needed work.
 * @throws when the database is unavailable, which is no failure of a row.
 */
export async function workOnRows<Row extends object>(
  db: Db,
  { task, idOf, work }: RowWork<Row>,
  { rows, fault, signal }: Round<Row>,
): Promise<number> {
  let count = 0
  for (const row of rows) {
    if (signal?.aborted) break
    try {
      if (await work(row)) count += 1
    } catch (error) {
      if (isUnavailable(error)) throw error
      if (signal?.aborted) break // ending may have caused the failure
      await retryLater(db, task, idOf(row), row)
      fault(new Error(`${task} ${idOf(row)} failed and will be tried again`, { cause: error }))
    }
  }
  return count
}

/** The task of the jobs of rows whose work failed. */
export const retryTask = <Row extends object>({ task, work }: RowWork<Row>): Task => ({
  name: task,
  concurrency: 1,
  run: async ({ data }) => {
    await work(data as Row) // written by workOnRows
    return undefined
  },
})
