import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'

// A handover is a checkout that an agent prepared and that a shopper completes.

/** A handover whose goods a shopper may order: opened by this shopper, open, and without orders. */
export const findOpenHandover = (db: Db, user_id: string, handover_id: string) =>
  db
    .selectFrom('agent_checkout')
    .select('lines')
    .where('handover_id', '=', handover_id)
    .where('user_id', '=', user_id)
    .where('canceled_at', 'is', null)
    .where('checkout_id', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst()

/**
 * Records the purchase of a checkout.
 * @returns whether it was recorded: not when the checkout has a purchase already, or ended in the meantime.
 */
export async function markPurchased(tx: Tx, user_id: string, handover_id: string, checkout_id: string) {
  const { numUpdatedRows } = await tx
    .updateTable('agent_checkout')
    .set({ checkout_id })
    .where('handover_id', '=', handover_id)
    .where('user_id', '=', user_id)
    .where('canceled_at', 'is', null)
    .where('checkout_id', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
