import type { LiveKind } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** A live event as one server sends it to the others: the shopper, the kind and the changed object. */
export type LiveMessage = { user_id: string; kind: LiveKind; ref_id: string }

/** Sends events to every server with NOTIFY: PostgreSQL delivers them on commit and drops them on rollback. */
export async function publishEvents(tx: Tx, events: readonly LiveMessage[]): Promise<void> {
  if (events.length === 0) return
  await sql`select pg_notify('live', event::text)
    from jsonb_array_elements(${JSON.stringify(events)}::jsonb) as event`.execute(tx)
}
