import type { Tx } from '../../db/transaction.ts'
import { announce, type Told } from './live-sql.ts'

/**
 * Tells a shopper's open screens that something of theirs changed, so that they read it again. For what was not done on
 * that screen; it is sent with the transaction's commit, and not at all when that is undone.
 */
export const tellLive = (tx: Tx, events: readonly Told[]): Promise<void> => announce(tx, events)
