import type { LiveKind } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** What servers say to each other of a live event: whom it concerns, and what it is about. */
export type Told = { user_id: string; kind: LiveKind; ref_id: string }

/** PostgreSQL passes these on to every server once the transaction is committed, and drops them if it is undone. */
export async function announce(tx: Tx, events: readonly Told[]): Promise<void> {
  if (events.length === 0) return
  await sql`select pg_notify('live', event::text)
    from jsonb_array_elements(${JSON.stringify(events)}::jsonb) as event`.execute(tx)
}
