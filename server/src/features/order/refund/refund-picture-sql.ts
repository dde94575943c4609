import type { Tx } from '../../../db/transaction.ts'
import type { RefundKey } from './refund-sql.ts'

type Pictures = 'refund_attachment' | 'refusal_picture'

/** Stores the shopper's proof of a refund, or the shop's pictures of a refusal. */
export async function insertPictures(
  tx: Tx,
  table: Pictures,
  { user_id, refund_id }: RefundKey,
  file_ids: readonly string[],
) {
  if (file_ids.length === 0) return
  await tx
    .insertInto(table)
    .values(file_ids.map((file_id, position) => ({ user_id, refund_id, position, file_id })))
    .execute()
}
