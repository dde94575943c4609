import type { Outcome } from '../../background/background-loop.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import { readEvents } from '../../event/event-sql.ts'
import type { Happening } from '../../event/events.ts'
import { daysOf, findSalesDays, sumSalesOf } from './sales-sql.ts'

const AT_ONCE = 2_000
/** Events that change the sums of a day: payments, and each way in which money goes back. */
const CHANGES: readonly Happening[] = ['order.paid', 'order.refunded', 'order.paid_back', 'refund.paid']

/**
 * Reads events, and adds up the days of payments and refunds again. The cursor and the sums are committed together, so a
 * killed server repeats the round.
 */
export const sumSales = (db: Db): Promise<Outcome> =>
  transaction(db, async (tx): Promise<Outcome> => {
    const events = await readEvents(tx, 'sales', AT_ONCE)
    const moments = events.filter(({ happening }) => CHANGES.includes(happening)).map(({ at }) => at)
    if (moments.length > 0) await sumSalesOf(tx, await daysOf(tx, moments))
    return events.length === AT_ONCE ? 'more' : 'done'
  })

/** @internal Adds up all days again, each in its own transaction, while the shop sells. docs/events.md has the SQL of it. */
export async function rebuildSales(db: Db): Promise<void> {
  for (const day of await findSalesDays(db)) await transaction(db, (tx) => sumSalesOf(tx, [day]))
}
