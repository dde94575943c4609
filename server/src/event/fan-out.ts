import type { Db } from '../db/database.ts'
import { sendTogether } from '../db/send-together.ts'
import { type Tx, transaction } from '../db/transaction.ts'
import { addJobs } from '../job/job-sql.ts'
import { readEvents } from './event-sql.ts'
import type { ShopEvent } from './events.ts'
import type { Listener } from './listener.ts'

/** Events that are read together. */
export const AT_MOST = 500

/**
 * Reads events and adds the jobs of their listeners. The cursor and the jobs are committed together: a crash in between
 * repeats it, and loses nothing.
 * @returns the number of events.
 */
export const fanOut = (db: Db, listeners: readonly Listener[]): Promise<number> =>
  transaction(db, async (tx) => {
    const events = await readEvents(tx, 'listeners', AT_MOST)
    await addJobsOf(tx, listeners, events)
    return events.length
  })

/** @internal Exported for the tests, which read events without waiting for other databases. */
export async function addJobsOf(tx: Tx, listeners: readonly Listener[], events: readonly ShopEvent[]): Promise<void> {
  if (events.length === 0) return
  const heard = listeners.flatMap(({ to, jobs, isWanted }) => {
    const own = events.filter(({ happening }) => to.includes(happening))
    return own.length === 0 ? [] : [{ own, jobs, isWanted }]
  })
  const wanted = await sendTogether(
    tx,
    heard.map(
      ({ isWanted }) =>
        (tx: Tx) =>
          isWanted?.(tx) ?? true,
    ),
  )
  await addJobs(
    tx,
    heard.flatMap(({ own, jobs }, place) => (wanted[place] ? jobs(own) : [])),
  )
}
