import { sql } from 'kysely'
import type { BareAddress } from '../../../../chain/chain-address.ts'
import type { Block } from '../../../../chain/node.ts'
import type { TokenTransfer } from '../../../../chain/transfer-log.ts'
import type { Db } from '../../../../db/database.ts'
import type { Tx } from '../../../../db/transaction.ts'
import { deleteOutgoing } from '../reconciliation/outgoing-sql.ts'

export type WatchedToken = { token: string; contract: BareAddress }

/**
 * The networks that the server reads: those with a key, because one operator can change a network without a key. Closed
 * networks are read too, because transfers may be under way.
 */
export async function findWatched(db: Db) {
  const rows = await db
    .selectFrom('chain_network')
    .leftJoin('chain_scan', 'chain_scan.network', 'chain_network.network')
    .select(['chain_network.network', 'kind', 'chain_id', 'node_urls_sealed', 'confirmations', 'is_demo', 'due_at'])
    .select(({ selectFrom }) =>
      selectFrom('chain_token')
        .select(
          sql<WatchedToken[]>`coalesce(json_agg(json_build_object('token', token, 'contract', contract)), '[]')`.as(
            'all',
          ),
        )
        .whereRef('chain_token.network', '=', 'chain_network.network')
        .as('tokens'),
    )
    .where('kind', 'is not', null)
    .where('chain_key_id', 'is not', null)
    .where('stopped_at', 'is', null)
    .orderBy('chain_network.network')
    .execute()
  return rows.flatMap(({ kind, chain_id, node_urls_sealed, tokens, ...row }) =>
    kind !== null && chain_id !== null && node_urls_sealed !== null
      ? [{ ...row, kind, chain_id, node_urls_sealed, tokens: tokens ?? [] }]
      : [],
  )
}

/** The number of tokens of a network. Tokens are added and closed, but never removed. */
export async function countTokens(tx: Tx, network: string): Promise<number> {
  const { count } = await tx
    .selectFrom('chain_token')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('network', '=', network)
    .executeTakeFirstOrThrow()
  return count
}

/** The blocks up to which a network is read: confirmed by both nodes, and scanned. */
export type Cursor = {
  confirmed_height: number
  confirmed_hash: string
  scanned_height: number
  scanned_hash: string
}

/** Undefined for a network that was not read yet. */
export async function findCursor(db: Db, network: string): Promise<Cursor | undefined> {
  const row = await db
    .selectFrom('chain_scan')
    .select(['confirmed_height', 'confirmed_hash', 'scanned_height', 'scanned_hash'])
    .where('network', '=', network)
    .where('confirmed_height', 'is not', null)
    .executeTakeFirst()
  return row as Cursor | undefined // either all of these columns are null or none
}

/** The cursor of a network that was not stopped. */
export async function findRunningCursor(db: Db, network: string): Promise<Cursor | undefined> {
  const stoppedNetwork = await db
    .selectFrom('chain_scan')
    .select('network')
    .where('network', '=', network)
    .where('stopped_at', 'is not', null)
    .executeTakeFirst()
  return stoppedNetwork ? undefined : findCursor(db, network)
}

/** Starts reading a network after its present final block. */
export async function startCursor(db: Db, network: string, { height, hash }: Pick<Block, 'height' | 'hash'>) {
  const cursor = { confirmed_height: height, confirmed_hash: hash, scanned_height: height, scanned_hash: hash }
  await db
    .insertInto('chain_scan')
    .values({ network, ...cursor })
    .onConflict((conflict) =>
      conflict.column('network').doUpdateSet(cursor).where('chain_scan.confirmed_height', 'is', null),
    )
    .execute()
}

/**
 * Moves the cursor of a network from one position to the next.
 * @returns false if the cursor is not at `from`, because another server moved it.
 */
export async function moveCursor(tx: Tx, network: string, from: Cursor, to: Cursor): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('chain_scan')
    .set(to)
    .where('network', '=', network)
    .where('confirmed_height', '=', from.confirmed_height)
    .where('confirmed_hash', '=', from.confirmed_hash)
    .where('scanned_height', '=', from.scanned_height)
    .where('scanned_hash', '=', from.scanned_hash)
    .where('stopped_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function insertBlocks(tx: Tx, network: string, blocks: readonly Block[]): Promise<void> {
  if (blocks.length === 0) return
  await tx
    .insertInto('chain_block')
    .values(blocks.map(({ height, hash, parent_hash }) => ({ network, height, hash, parent_hash })))
    .execute()
}

/** The scanned blocks that are not final, the newest first. */
export const findBlocks = (db: Db, network: string) =>
  db
    .selectFrom('chain_block')
    .select(['height', 'hash'])
    .where('network', '=', network)
    .orderBy('height', 'desc')
    .execute()

export async function deleteBlocksUpTo(tx: Tx, network: string, height: number): Promise<void> {
  await tx.deleteFrom('chain_block').where('network', '=', network).where('height', '<=', height).execute()
}

/** Forgets the blocks above a height, and their transfers, which were not credited. @returns their shoppers. */
export async function forgetBlocksAbove(tx: Tx, network: string, height: number): Promise<{ user_id: string }[]> {
  await tx.deleteFrom('chain_block').where('network', '=', network).where('height', '>', height).execute()
  await deleteOutgoing(tx, network, { above: height })
  return tx
    .updateTable('chain_transfer')
    .from('chain_address')
    .set({ state: 'orphaned', changed_at: sql<string>`now()` })
    .whereRef('chain_address.address_id', '=', 'chain_transfer.address_id')
    .where('network', '=', network)
    .where('height', '>', height)
    .where('state', '=', 'seen')
    .returning('chain_address.user_id')
    .execute()
}

/**
 * Prepares the transfers above a height to be read again: their blocks may have changed. Held transfers wait for their
 * credit again, which verifies them. @returns their shoppers.
 */
export async function rereadAbove(tx: Tx, network: string, height: number): Promise<{ user_id: string }[]> {
  await tx.deleteFrom('chain_block').where('network', '=', network).where('height', '>', height).execute()
  return tx
    .updateTable('chain_transfer')
    .from('chain_address')
    .set({ state: 'seen', held_because: null, arrived_units: null, changed_at: sql<string>`now()` })
    .whereRef('chain_address.address_id', '=', 'chain_transfer.address_id')
    .where('network', '=', network)
    .where('height', '>', height)
    .where('state', 'in', ['seen', 'held'])
    .returning('chain_address.user_id')
    .execute()
}

export type FoundTransfer = TokenTransfer & { token: string; address_id: number }

/**
 * Stores transfers to deposit addresses. A transfer that is stored already stays as it is, unless its block was
 * replaced: then it gets its new block.
 * @returns the log indexes and addresses of the transfers that are new.
 */
export async function insertTransfers(tx: Tx, network: string, transfers: readonly FoundTransfer[]) {
  if (transfers.length === 0) return []
  const all = <Value>(of: (transfer: FoundTransfer) => Value) => transfers.map(of)
  // Arrays, because a statement has at most 65,535 parameters.
  const { rows } = await sql<{ log_index: number; address_id: number }>`
    insert into chain_transfer
      (network, transaction_hash, log_index, height, block_hash, token, sender, address_id, units)
    select ${network}, * from unnest(${all((one) => one.transaction_hash)}::text[], ${all((one) => one.log_index)}::int[],
      ${all((one) => one.height)}::bigint[], ${all((one) => one.block_hash)}::text[], ${all((one) => one.token)}::text[],
      ${all((one) => one.sender)}::text[], ${all((one) => one.address_id)}::bigint[],
      ${all((one) => String(one.units))}::numeric[])
    on conflict (network, transaction_hash, log_index) do update set state = 'seen', height = excluded.height,
      block_hash = excluded.block_hash, token = excluded.token, sender = excluded.sender,
      address_id = excluded.address_id, units = excluded.units, changed_at = now()
    where chain_transfer.state = 'orphaned'
      or chain_transfer.state = 'seen' and chain_transfer.block_hash <> excluded.block_hash
    returning log_index, address_id`.execute(tx)
  return rows
}

/** Moves the cursor of a stopped network back to a block, and resumes it. @returns false if it was not stopped. */
export async function restartCursor(tx: Tx, network: string, { height, hash }: Pick<Block, 'height' | 'hash'>) {
  const { numUpdatedRows } = await tx
    .updateTable('chain_scan')
    .set({ confirmed_height: height, confirmed_hash: hash, scanned_height: height, scanned_hash: hash })
    .set({ stopped_at: null, stopped_because: null })
    .where('network', '=', network)
    .where('stopped_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Shoppers with transfers that wait for their finality, at most `limit`. */
export const findExpecting = (db: Db, network: string, limit: number) =>
  db
    .selectFrom('chain_transfer')
    .innerJoin('chain_address', 'chain_address.address_id', 'chain_transfer.address_id')
    .select('user_id')
    .distinct()
    .where('network', '=', network)
    .where('state', '=', 'seen')
    .limit(limit)
    .execute()

export type WatchedRow = Awaited<ReturnType<typeof findWatched>>[number]
