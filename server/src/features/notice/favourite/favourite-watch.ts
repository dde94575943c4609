import type { Fault, Outcome } from '../../../background/background-loop.ts'
import { isUnavailable } from '../../../db/busy.ts'
import type { Db } from '../../../db/database.ts'
import { type Tx, transaction } from '../../../db/transaction.ts'
import { recordEvents } from '../../../event/event-sql.ts'
import { retryLater } from '../../../job/row-work-sql.ts'
import type { Task } from '../../../job/task.ts'
import {
  FAVOURITES,
  type FavouriteChange,
  findFans,
  forgetChange,
  insertFavouriteNotices,
  saveNoticeProgress,
  takeChange,
  takeFailedChange,
} from './favourite-change-sql.ts'

const FANS_AT_ONCE = 500

/**
 * Notifies shoppers about their favourites: back in stock, or at least 5 % cheaper than when they were saved. Sends one
 * batch of notices of one change. The database queues changes, so that saving a product does not wait for the notices.
 * Progress is stored in the row. A change that fails is reported and gets a job that tries it again.
 */
export async function processFavouriteChange(db: Db, fault: Fault, fans_at_once = FANS_AT_ONCE): Promise<Outcome> {
  let change: FavouriteChange | undefined
  try {
    return await transaction(db, async (tx) => {
      change = await takeChange(tx)
      return change ? notifyFans(tx, change, fans_at_once) : 'done'
    })
  } catch (error) {
    if (!change || isUnavailable(error)) throw error
    const { change_id } = change
    await retryLater(db, FAVOURITES, String(change_id), { change_id })
    fault(new Error(`notices of favourite change ${change_id} failed and will be tried again`, { cause: error }))
    return 'more'
  }
}

/** Sends all notices of a change that failed before. */
export const favouriteChangeTask = ({ db }: { db: Db }): Task => ({
  name: FAVOURITES,
  concurrency: 1,
  run: async ({ data }, signal) => {
    const { change_id } = data as { change_id: number } // written by processFavouriteChange
    const next = () =>
      transaction(db, async (tx) => {
        const change = await takeFailedChange(tx, change_id)
        return change ? notifyFans(tx, change, FANS_AT_ONCE) : 'done'
      })
    while ((await next()) === 'more') if (signal.aborted) return { until: 'now' }
    return undefined
  },
})

async function notifyFans(tx: Tx, change: FavouriteChange, fans_at_once: number): Promise<Outcome> {
  const fans = await findFans(tx, change, fans_at_once)
  const last = fans.at(-1)
  if (last !== undefined) {
    const notices = await insertFavouriteNotices(tx, change, fans)
    await recordEvents(
      tx,
      notices.map(({ user_id, notice_id }) => ({
        happening: 'notice.written',
        ref_id: notice_id,
        user_id,
        data: { topic: 'favourite', about: change.product_id },
      })),
    )
  }
  if (last !== undefined && fans.length === fans_at_once) await saveNoticeProgress(tx, change, last)
  else await forgetChange(tx, change)
  return 'more'
}
