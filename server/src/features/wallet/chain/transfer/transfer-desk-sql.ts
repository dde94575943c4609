import type { ChainTransferState } from '@sampan/contract/chain'
import { sql } from 'kysely'
import type { BareAddress } from '../../../../chain/chain-address.ts'
import { anyOf } from '../../../../db/any-of.ts'
import type { Db } from '../../../../db/database.ts'
import { newestFirst, type PageStart } from '../../../../db/newest-first.ts'
import { CONFIRMATIONS } from '../chain-network-sql.ts'

const transfers = (db: Db) =>
  db
    .selectFrom('chain_transfer')
    .innerJoin('chain_address', 'chain_address.address_id', 'chain_transfer.address_id')
    .innerJoin('user_account', 'user_account.user_id', 'chain_address.user_id')
    .innerJoin('chain_network', 'chain_network.network', 'chain_transfer.network')
    .innerJoin('chain_scan', 'chain_scan.network', 'chain_transfer.network')
    .innerJoin('chain_token', (join) =>
      join
        .onRef('chain_token.network', '=', 'chain_transfer.network')
        .onRef('chain_token.token', '=', 'chain_transfer.token'),
    )
    .leftJoin('chain_deposit', (join) =>
      join
        .onRef('chain_deposit.network', '=', 'chain_transfer.network')
        .onRef('chain_deposit.transaction_hash', '=', 'chain_transfer.transaction_hash')
        .onRef('chain_deposit.log_index', '=', 'chain_transfer.log_index'),
    )
    .select(['transfer_id', 'chain_transfer.network', 'chain_network.name', 'chain_address.kind', 'symbol', 'decimals'])
    .select(['chain_transfer.transaction_hash', 'chain_transfer.log_index', 'height', 'explorer', 'state'])
    .select(['held_because', 'sender', 'address', 'chain_address.user_id', 'account', 'recharge_id', 'seen_at'])
    .select([
      'chain_deposit.amount_cents as credited_cents',
      sql<string>`units::text`.as('units'),
      sql<string>`coalesce(arrived_units, units)::text`.as('arrived'),
      CONFIRMATIONS,
    ])

export type TransferFilter = { network?: string | undefined; state: ChainTransferState | 'all' }

export const findTransfersAtDesk = (db: Db, { network, state }: TransferFilter, start: PageStart) =>
  newestFirst(
    transfers(db)
      .$if(network !== undefined, (query) => query.where('chain_transfer.network', '=', network ?? ''))
      .$if(state !== 'all', (query) => query.where('state', '=', state === 'all' ? 'held' : state)),
    { at: 'chain_transfer.seen_at', id: 'chain_transfer.transfer_id' },
    start,
  )

export const findTransfersOf = (db: Db, transaction_hash: string, limit: number) =>
  transfers(db)
    .where('chain_transfer.transaction_hash', '=', transaction_hash)
    .orderBy('chain_transfer.network')
    .orderBy('chain_transfer.log_index')
    .limit(limit)
    .execute()
export type TransferRow = Awaited<ReturnType<typeof findTransfersOf>>[number]

export const findTransfer = (db: Db, transfer_id: string) =>
  transfers(db).where('transfer_id', '=', transfer_id).executeTakeFirst()

/** Filters addresses: keeps the deposit addresses of the shop. */
export async function findKnown(db: Db, addresses: readonly BareAddress[]): Promise<BareAddress[]> {
  if (addresses.length === 0) return []
  const rows = await db.selectFrom('chain_address').select('address').where('address', '=', anyOf(addresses)).execute()
  return rows.map(({ address }) => address as BareAddress) // the table checks the form
}
