import type { LiveKind } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** A live event as one server sends it to the others: the shopper, the kind and the changed object. */
export type LiveMessage = { user_id: string; kind: LiveKind; ref_id: string }

/**
 * Sends messages to every server, outside of any transaction: a NOTIFY holds one lock of the whole cluster until its
 * transaction is flushed. The transaction of this statement writes nothing.
 */
export async function sendLiveMessages(db: Db, messages: readonly LiveMessage[]): Promise<void> {
  await sql`select pg_notify('live', message::text)
    from jsonb_array_elements(${JSON.stringify(messages)}::jsonb) as message`.execute(db)
}
