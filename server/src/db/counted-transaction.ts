import type { Refusal } from '../refusal/refusal.ts'
import type { Db } from './database.ts'
import { type Tx, transaction } from './transaction.ts'

/**
 * Commits `work` even when `work` returns a refusal, so that the count of wrong codes is stored. Then throws the
 * refusal.
 */
export async function countedTransaction(db: Db, work: (tx: Tx) => Promise<Refusal | undefined>): Promise<void> {
  const refusal = await transaction(db, work)
  if (refusal) throw refusal
}
