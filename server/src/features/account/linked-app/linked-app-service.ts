import type { Tx } from '../../../db/transaction.ts'
import { insertSecurityEvent } from '../security/security-sql.ts'
import { endLinks } from './linked-app-sql.ts'

/** Ends all links of a shopper, because the account is blocked, or someone else may have had access to it. */
export async function endLinksOf(tx: Tx, user_id: string): Promise<void> {
  if ((await endLinks(tx, { user_id })).length > 0) await insertSecurityEvent(tx, { user_id, event: 'agent_ended' })
}
