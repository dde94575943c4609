import type { ChainFault, ChainStop } from '@sampan/contract/chain'
import { sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'
import type { Tx } from '../../../../db/transaction.ts'
import { FAILING_CREDITS } from '../credit/chain-credit-sql.ts'

/** The state of reading each network. */
export const readHealth = (db: Db) =>
  db
    .selectFrom('chain_scan')
    .select(['network', 'head_height', 'head_at', 'final_height', 'scanned_height', 'confirmed_height', 'checked_at'])
    .select(['fault', 'fault_node', 'fault_text', 'fault_since', 'stopped_at', 'stopped_because', FAILING_CREDITS])
    .execute()

export type Tip = { head_height: number; head_at: string; final_height: number }

/** Records a round without a fault. @returns whether the head has moved. */
export async function recordTip(tx: Tx, network: string, tip: Tip): Promise<boolean> {
  const before = await tx
    .selectFrom('chain_scan')
    .select('head_height')
    .where('network', '=', network)
    .executeTakeFirst()
  await tx
    .updateTable('chain_scan')
    .set({ ...tip, checked_at: sql<string>`now()` })
    .where('network', '=', network)
    .execute()
  return before?.head_height !== tip.head_height
}

export type Fault = { fault: ChainFault; fault_node: number | null; fault_text: string }

/** The pause after a fault, in seconds, doubles with each further fault, up to this. */
const FAILING_SECONDS = 30

/**
 * Records the fault of a round, and when the network is read again, on any server.
 * @returns whether it is another fault than before.
 */
export async function recordFault(db: Db, network: string, fault: Fault, now_ms: number): Promise<boolean> {
  const now = new Date(now_ms).toISOString()
  const pauses = fault.fault !== 'internal'
  const { rows } = await sql<{ is_new: boolean }>`
    with before as (select fault from chain_scan where network = ${network})
    insert into chain_scan (network, fault, fault_node, fault_text, fault_since, checked_at, faults, due_at)
    values (${network}, ${fault.fault}, ${fault.fault_node}, ${fault.fault_text}, now(), now(), 1,
      case when ${pauses} then ${now}::timestamptz + interval '2 seconds' end)
    on conflict (network) do update set fault = excluded.fault, fault_node = excluded.fault_node,
      fault_text = excluded.fault_text, fault_since = coalesce(chain_scan.fault_since, now()), checked_at = now(),
      faults = chain_scan.faults + 1, due_at = case when ${pauses} then ${now}::timestamptz
        + make_interval(secs => least(${sql.lit(FAILING_SECONDS)}, 2 ^ least(chain_scan.faults + 1, 10))) end
    returning (select fault from before) is distinct from fault as is_new`.execute(db)
  return rows[0]?.is_new ?? false
}

/** Records that the faults of a network ended. */
export async function clearFault(db: Db, network: string): Promise<void> {
  await db
    .updateTable('chain_scan')
    .set({ fault: null, fault_node: null, fault_text: null, fault_since: null, faults: 0, due_at: null })
    .where('network', '=', network)
    .where('fault', 'is not', null)
    .execute()
}

/** Stops a network until an operator resumes it. */
export async function stopNetwork(db: Db, network: string, stopped_because: ChainStop): Promise<void> {
  await db
    .updateTable('chain_scan')
    .set({ stopped_at: sql<string>`now()`, stopped_because })
    .where('network', '=', network)
    .where('stopped_at', 'is', null)
    .execute()
}
