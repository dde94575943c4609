import type { Outcome } from '../../../background/background-loop.ts'
import { isUnavailable } from '../../../db/busy.ts'
import type { Db } from '../../../db/database.ts'
import { countFailure } from '../../../db/failed-work.ts'
import { type Tx, transaction } from '../../../db/transaction.ts'
import { recordEvents } from '../../../event/event-sql.ts'
import {
  FAVOURITES,
  type FavouriteChange,
  findFans,
  forgetChange,
  insertFavouriteNotices,
  saveNoticeProgress,
  takeChange,
} from './favourite-change-sql.ts'

const FANS_AT_ONCE = 500

/**
 * Notifies shoppers about their favourites: back in stock, or at least 5 % cheaper than when they were saved. Sends one
 * batch of notices of one change. The database queues changes, so that saving a product does not wait for the notices.
 * Progress is stored in the row. A change that fails is counted and retried later, and does not block later changes.
 * @throws the failure.
 */
export async function processFavouriteChange(db: Db, fans_at_once = FANS_AT_ONCE): Promise<Outcome> {
  let change: FavouriteChange | undefined
  try {
    return await transaction(db, async (tx) => {
      change = await takeChange(tx)
      return change ? notifyFans(tx, change, fans_at_once) : 'done'
    })
  } catch (error) {
    if (!change || isUnavailable(error)) throw error
    const item = String(change.change_id)
    const { tries } = await countFailure(db, { worker: FAVOURITES, item, error })
    throw new Error(`notices of favourite change ${item} failed ${tries} times in a row`, { cause: error })
  }
}

async function notifyFans(tx: Tx, change: FavouriteChange, fans_at_once: number): Promise<Outcome> {
  const fans = await findFans(tx, change, fans_at_once)
  const last = fans.at(-1)
  if (last !== undefined) {
    const told = await insertFavouriteNotices(tx, change, fans)
    await recordEvents(
      tx,
      told.map(({ user_id, notice_id }) => ({
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
