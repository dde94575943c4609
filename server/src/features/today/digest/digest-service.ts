import { DESK_COUNT_LIMIT, type EndpointKey } from '@sampan/contract'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import { maySee, readWaiting } from '../today-service.ts'
import { countLowStock } from '../today-sql.ts'
import { claimDigest, type Reader } from './digest-sql.ts'
import { type Queue, queueWorkMail } from './work-mail-service.ts'

const PRODUCTS: EndpointKey = 'GET /api/admin/product/list'

/**
 * Queues the digest of an operator, in the transaction that notes its day: it is sent once, whichever server writes it. If
 * nothing waits, no mail is sent on this day.
 * @returns false if another server has written it, or nothing waits.
 */
export const writeDigest = (source: Pick<Context, 'db' | 'config' | 'keys'>, operator_id: string): Promise<boolean> =>
  transaction(source.db, async (tx) => {
    const reader = await claimDigest(tx, operator_id)
    const queues = reader ? await readQueues(tx, reader) : []
    if (!reader || queues.length === 0) return false
    await queueWorkMail(tx, source, { ...reader, mail: 'digest', queues })
    return true
  })

/** The queues of the operator's start page in which something waits, and products with little stock. */
async function readQueues(db: Db, reader: Reader): Promise<Queue[]> {
  const waiting = await readWaiting(db, reader)
  const low = maySee(PRODUCTS, reader.roles) ? await countLowStock(db, DESK_COUNT_LIMIT + 1) : 0
  const stock = {
    kind: 'stock',
    count: Math.min(low, DESK_COUNT_LIMIT),
    is_least: low > DESK_COUNT_LIMIT,
    overdue: 0,
  } as const
  return [...waiting, stock].filter(({ count }) => count > 0)
}
