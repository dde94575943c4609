import { sql } from 'kysely'
import type { TokenTransfer } from '../../../../chain/transfer-log.ts'
import type { Db } from '../../../../db/database.ts'
import type { Tx } from '../../../../db/transaction.ts'

/** A transfer of a token from a deposit address. */
export type OutgoingTransfer = TokenTransfer & { token: string; address_id: number }

/** Stores transfers from deposit addresses. A stored transfer gets its present block. */
export async function insertOutgoing(tx: Tx, network: string, transfers: readonly OutgoingTransfer[]): Promise<void> {
  if (transfers.length === 0) return
  const all = <Value>(of: (transfer: OutgoingTransfer) => Value) => transfers.map(of)
  // Arrays, because a statement has at most 65,535 parameters.
  await sql`
    insert into chain_outgoing
      (network, transaction_hash, log_index, height, block_hash, token, address_id, recipient, units)
    select ${network}, * from unnest(${all((one) => one.transaction_hash)}::text[], ${all((one) => one.log_index)}::int[],
      ${all((one) => one.height)}::bigint[], ${all((one) => one.block_hash)}::text[], ${all((one) => one.token)}::text[],
      ${all((one) => one.address_id)}::bigint[], ${all((one) => one.recipient)}::text[],
      ${all((one) => String(one.units))}::numeric[])
    on conflict (network, transaction_hash, log_index) do update set height = excluded.height,
      block_hash = excluded.block_hash, token = excluded.token, address_id = excluded.address_id,
      recipient = excluded.recipient, units = excluded.units`.execute(tx)
}

/** Forgets the transfers in the blocks after `above`, up to `to`. */
export async function deleteOutgoing(tx: Tx, network: string, { above, to }: { above: number; to?: number }) {
  await tx
    .deleteFrom('chain_outgoing')
    .where('network', '=', network)
    .where('height', '>', above)
    .$if(to !== undefined, (query) => query.where('height', '<=', to ?? above))
    .execute()
}

/** The earlier blocks that are not read for transfers from deposit addresses yet. */
export const findUnread = (db: Db, network: string) =>
  db
    .selectFrom('chain_scan')
    .select(['outgoing_from as from', 'outgoing_to as to'])
    .where('network', '=', network)
    .where('outgoing_from', 'is not', null)
    .$narrowType<{ from: number; to: number }>()
    .executeTakeFirst()

/** @returns false if the blocks do not begin at `from` any more, because another server has read them. */
export async function moveUnread(tx: Tx, network: string, { from, read_to }: { from: number; read_to: number }) {
  const { numAffectedRows } = await sql`
    update chain_scan set outgoing_from = case when outgoing_to > ${read_to} then ${read_to}::bigint + 1 end,
      outgoing_to = case when outgoing_to > ${read_to} then outgoing_to end
    where network = ${network} and outgoing_from = ${from}`.execute(tx)
  return numAffectedRows === 1n
}

/** Days (UTC) since the last change of a network on which a run ended because the nodes refused to report earlier transfers. */
export async function countRefusedDays(db: Db, network: string): Promise<number> {
  const { rows } = await sql<{ days: number }>`
    select count(distinct date_trunc('day', ended_at, 'UTC'))::int as days
    from chain_reconciliation join chain_network using (network)
    where network = ${network} and started_at is null and ended_at > coalesce(changed_at, '-infinity')
      and fault in ('refused', 'too_large', 'malformed')`.execute(db)
  return rows[0]?.days ?? 0
}
