import type { Db } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'

export type DrawType = 'bank' | 'chain'
type Batch = { payout_batch_id: string; draw_type: DrawType; key_ids: string[] }

/** Puts all queued payouts of one kind into one batch: to banks, those whose card numbers these keys can read. They count as sent from now on. */
export async function sendQueued(tx: Tx, { payout_batch_id, draw_type, key_ids }: Batch): Promise<void> {
  // Locked by id, as everybody locks them.
  const queued = await tx
    .selectFrom('withdrawal')
    .select('extract_id')
    .where('payout_state', '=', 'queued')
    .where('draw_type', '=', draw_type)
    .$if(draw_type === 'bank', (query) => query.where('card_key_id', 'in', key_ids))
    .orderBy('extract_id')
    .forNoKeyUpdate()
    .execute()
  if (queued.length === 0) return
  const extract_ids = queued.map(({ extract_id }) => extract_id)
  await tx
    .updateTable('withdrawal')
    .set({ payout_state: 'sent', payout_batch_id })
    .where('extract_id', 'in', extract_ids)
    .execute()
}

export type PayoutRow = Awaited<ReturnType<typeof findBatch>>[number]

/** What is still to be paid of a batch, the oldest first. */
export const findBatch = (db: Db, payout_batch_id: string) =>
  db
    .selectFrom('withdrawal')
    .select(['extract_id', 'user_id', 'net_cents', 'bank_name', 'account_name', 'card_number_sealed', 'created_at'])
    .select(['network', 'token', 'address'])
    .where('payout_batch_id', '=', payout_batch_id)
    .where('payout_state', '=', 'sent')
    .orderBy('extract_id')
    .execute()

/** Whether a batch goes to banks or out on chains; undefined for one that does not exist. */
export async function drawTypeOf(db: Db, payout_batch_id: string): Promise<DrawType | undefined> {
  const found = await db
    .selectFrom('withdrawal')
    .select('draw_type')
    .where('payout_batch_id', '=', payout_batch_id)
    .limit(1)
    .executeTakeFirst()
  return found?.draw_type
}
