import type { ChainTransferState } from '@sampan/contract/chain'
import { sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'
import type { TransferKey } from './chain-credit-sql.ts'

/** The units of a transfer that is held for an operator, and its shopper. */
export const findHeld = (db: Db, key: TransferKey) =>
  db
    .selectFrom('chain_transfer')
    .innerJoin('chain_address', 'chain_address.address_id', 'chain_transfer.address_id')
    .innerJoin('chain_token', (join) =>
      join
        .onRef('chain_token.network', '=', 'chain_transfer.network')
        .onRef('chain_token.token', '=', 'chain_transfer.token'),
    )
    .innerJoin('chain_scan', 'chain_scan.network', 'chain_transfer.network')
    .select([
      'user_id',
      'decimals',
      'block_hash',
      'stopped_at',
      sql<string>`coalesce(arrived_units, units)::text`.as('units'),
    ])
    .where('chain_transfer.network', '=', key.network)
    .where('transaction_hash', '=', key.transaction_hash)
    .where('log_index', '=', key.log_index)
    .where('state', '=', 'held')
    .executeTakeFirst()

/** States of a transfer whose money has a place in the books. */
const PASSED = ['credited', 'kept', 'by_hand'] as const satisfies ChainTransferState[]

/**
 * Whether a transfer of the transaction was credited that the server has not read, or was credited or kept in another
 * block: its log index may differ there, and it would be credited again. `states` are those of transfers in other blocks.
 */
export async function wasPassedElsewhere(
  db: Db,
  { network, transaction_hash }: Pick<TransferKey, 'network' | 'transaction_hash'>,
  block_hash: string,
  states: readonly ChainTransferState[] = PASSED,
) {
  const { rows } = await sql`select from chain_deposit as credited
    where network = ${network} and transaction_hash = ${transaction_hash} and not exists (
      select from chain_transfer as read where (read.network, read.transaction_hash, read.log_index)
        = (credited.network, credited.transaction_hash, credited.log_index)
        and state <> 'orphaned' and block_hash = ${block_hash})
    union all
    select from chain_transfer
    where network = ${network} and transaction_hash = ${transaction_hash} and block_hash <> ${block_hash}
      and state = any(${states}::text[])
    limit 1`.execute(db)
  return rows.length > 0
}

/** As `wasPassedElsewhere`; a transfer that is held in another block may be credited by hand too. */
export const wasTakenElsewhere = (db: Db, key: TransferKey, block_hash: string): Promise<boolean> =>
  wasPassedElsewhere(db, key, block_hash, [...PASSED, 'held'])
