import type { Tx } from '../../db/transaction.ts'
import { type LiveMessage, publishEvents } from './live-sql.ts'

/**
 * Sends live events to a shopper's open screens, so that they reload changed data. Used for changes that the screen did
 * not make itself. The events are sent when the transaction commits, and dropped when it rolls back.
 */
export const sendLiveEvents = (tx: Tx, events: readonly LiveMessage[]): Promise<void> => publishEvents(tx, events)
