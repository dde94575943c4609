import type { Outcome, Running } from '../../../background/background-loop.ts'
import { startWorker } from '../../../background/worker.ts'
import type { Context } from '../../../context.ts'
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

const LOOK_EVERY_MS = 5_000
const FANS_AT_ONCE = 500

/**
 * Notifies shoppers about their favourites: back in stock, or at least 5 % cheaper than when they were saved. The
 * database queues changes; this worker sends the notices in batches, so that saving a product does not wait for them.
 * Progress is stored in the row: a restart loses nothing, and any server can continue.
 */
export function watchFavourites(context: Context): Running {
  const jobs = () => [{ name: 'favourites', every_ms: LOOK_EVERY_MS, work: () => processFavouriteChange(context.db) }]
  return startWorker(context, { log_name: 'favourites', failed: 'sending favourite notices failed', jobs })
}

/**
 * Sends one batch of notices of one change. A change that fails is counted and retried later, and does not block later
 * changes.
 * @internal Exported for its test.
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
