import type { Db } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'

/** Puts all queued payouts to banks, whose card numbers this key can read, into one batch. They count as sent from now on. */
export async function sendQueued(tx: Tx, payout_batch_id: string, card_key_id: string): Promise<void> {
  // Locked by id, as everybody locks them.
  const queued = await tx
    .selectFrom('withdrawal')
    .select('extract_id')
    .where('payout_state', '=', 'queued')
    .where('draw_type', '=', 'bank')
    .where('card_key_id', '=', card_key_id)
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

/** What is still to be paid of a batch, the oldest first. */
export const findBatch = (db: Db, payout_batch_id: string) =>
  db
    .selectFrom('withdrawal')
    .select(['extract_id', 'user_id', 'net_cents', 'bank_name', 'account_name', 'card_number_sealed', 'created_at'])
    .where('payout_batch_id', '=', payout_batch_id)
    .where('payout_state', '=', 'sent')
    .orderBy('extract_id')
    .execute()

export async function isBatch(db: Db, payout_batch_id: string): Promise<boolean> {
  const found = await db
    .selectFrom('withdrawal')
    .select('extract_id')
    .where('payout_batch_id', '=', payout_batch_id)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
