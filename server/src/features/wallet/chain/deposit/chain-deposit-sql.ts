import type { ChainKind } from '@sampan/contract/chain'
import { sql } from 'kysely'
import type { BareAddress } from '../../../../chain/chain-address.ts'
import type { Db } from '../../../../db/database.ts'
import { CONFIRMATIONS, USUAL_CONFIRMATIONS } from '../chain-network-sql.ts'

type Asked = { user_id: string; transaction_hash?: string; limit: number }

/** Transfers to a shopper's deposit addresses, the newest first. */
export const findDeposits = (db: Db, { user_id, transaction_hash, limit }: Asked) =>
  db
    .selectFrom('chain_address')
    .innerJoin('chain_transfer', 'chain_transfer.address_id', 'chain_address.address_id')
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
        .onRef('chain_deposit.log_index', '=', 'chain_transfer.log_index')
        .onRef('chain_deposit.user_id', '=', 'chain_address.user_id'),
    )
    .select(['chain_transfer.network', 'chain_network.name', 'symbol', 'decimals', 'chain_transfer.transaction_hash'])
    .select(['chain_transfer.log_index', 'state', 'explorer', 'seen_at', 'recharge_id'])
    .select([
      'chain_deposit.amount_cents as credited_cents',
      sql<string>`units::text`.as('units'),
      CONFIRMATIONS,
      USUAL_CONFIRMATIONS,
    ])
    .where('chain_address.user_id', '=', user_id)
    .$if(transaction_hash !== undefined, (query) =>
      query.where('chain_transfer.transaction_hash', '=', transaction_hash ?? ''),
    )
    .orderBy('seen_at', 'desc')
    .orderBy('chain_transfer.network')
    .orderBy('chain_transfer.transaction_hash')
    .orderBy('chain_transfer.log_index')
    .limit(limit)
    .execute()
export type DepositRow = Awaited<ReturnType<typeof findDeposits>>[number]

/** The deposit addresses of a shopper on all networks. */
export async function findAddresses(db: Db, user_id: string): Promise<BareAddress[]> {
  const rows = await db.selectFrom('chain_address').select('address').where('user_id', '=', user_id).execute()
  return rows.map(({ address }) => address as BareAddress) // the table checks the form
}

/** The listed tokens of a network, by contract. */
export async function findListed(db: Db, network: string): Promise<Map<string, string>> {
  const rows = await db.selectFrom('chain_token').select(['contract', 'token']).where('network', '=', network).execute()
  return new Map(rows.map(({ contract, token }) => [contract, token]))
}

/** The networks that the server reads, with their tokens, for finding a transaction. */
export const findReadNetworks = (db: Db) =>
  db
    .selectFrom('chain_network')
    .select(['network', 'name', 'kind', 'node_urls_sealed'])
    .select(
      sql<BareAddress[]>`(select coalesce(json_agg(contract), '[]') from chain_token
        where chain_token.network = chain_network.network)`.as('contracts'),
    )
    .where('kind', 'is not', null)
    .where('chain_key_id', 'is not', null)
    .where('node_urls_sealed', 'is not', null)
    .$narrowType<{ name: string; kind: ChainKind; node_urls_sealed: Buffer }>()
    .orderBy('position')
    .execute()
