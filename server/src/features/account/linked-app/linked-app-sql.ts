import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'

// Apps, such as shopping agents, that a shopper gave access to the account.

/** Ends links of a shopper, one or all, with their codes and tokens. @returns the ids of those that were open. */
export async function endLinks(tx: Tx, { user_id, link_id }: { user_id: string; link_id?: string }): Promise<string[]> {
  let ending = tx
    .updateTable('agent_link')
    .set({ ended_at: sql<string>`now()`, allowance_cents: 0 })
    .where('user_id', '=', user_id)
    .where('ended_at', 'is', null)
  if (link_id !== undefined) ending = ending.where('link_id', '=', link_id)
  const ended = (await ending.returning('link_id').execute()).map((row) => row.link_id)
  if (ended.length > 0) await tx.deleteFrom('agent_grant').where('link_id', 'in', ended).execute()
  return ended
}
