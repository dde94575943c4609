import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import { openLog } from '../../log.ts'
import { type Outcome, type Running, repeat } from '../../repeat.ts'
import { tellLive } from '../live/live-service.ts'
import { findFans, forgetChange, insertFavouriteNotices, noteToldUpTo, takeChange } from './favourite-sql.ts'

const LOOK_EVERY_MS = 5_000
const FANS_AT_ONCE = 500

/**
 * Tells shoppers what became of their favourites: back in stock, or at least 5 % cheaper than when they saved it. The
 * database notes what changed; this works it off in batches, so that who edits the catalogue waits for nobody's notices.
 * How far it came stands in the row: a restart loses nothing, and any server goes on.
 */
export function watchFavourites({ db, config }: Context): Running {
  const log = openLog(config, 'favourites')
  const look = { every_ms: LOOK_EVERY_MS, work: () => tellOfChange(db) }
  return repeat([look], (error) => log.error({ err: error }, 'favourites were not told'))
}

/**
 * One batch of one change.
 * @internal Exported for its test.
 */
export const tellOfChange = (db: Db, fans_at_once = FANS_AT_ONCE): Promise<Outcome> =>
  transaction(db, async (tx) => {
    const change = await takeChange(tx)
    if (!change) return 'done'
    const fans = await findFans(tx, change, fans_at_once)
    const last = fans.at(-1)
    if (last !== undefined) {
      const told = await insertFavouriteNotices(tx, change, fans)
      await tellLive(
        tx,
        told.map(({ user_id, notice_id }) => ({ user_id, kind: 'notice', ref_id: notice_id })),
      )
    }
    if (last !== undefined && fans.length === fans_at_once) await noteToldUpTo(tx, change, last)
    else await forgetChange(tx, change)
    return 'more'
  })
