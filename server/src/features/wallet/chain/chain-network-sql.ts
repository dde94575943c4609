import { sql } from 'kysely'
import type { BareAddress } from '../../../chain/chain-address.ts'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'

type Token = { token: string; symbol: string; contract: BareAddress; decimals: number }

/** Confirmations of a transfer. The block of an orphaned transfer was replaced, so it has none, however many follow. */
export const CONFIRMATIONS = sql<number>`case when chain_transfer.state = 'orphaned' then 0
  else greatest(coalesce(head_height, scanned_height) - height + 1, 0) end::int`.as('confirmations')

/** The number of blocks until a block is final. Where nodes call blocks finalized, it is the present distance. */
export const USUAL_CONFIRMATIONS = sql<number>`coalesce(chain_network.confirmations, (
  select greatest(head_height - final_height + 1, 1)::int from chain_scan
  where chain_scan.network = chain_network.network), 1)`.as('usual_confirmations')

const networks = (db: Db) =>
  db
    .selectFrom('chain_network')
    .select(['network', 'kind', 'name', 'chain_id', 'chain_key_id', 'minimum_cents', 'explorer'])
    .select(['takes_recharges', 'pays_withdrawals'])
    .select(
      sql<Token[]>`(select coalesce(json_agg(json_build_object('token', token, 'symbol', symbol, 'contract', contract,
        'decimals', decimals) order by chain_token.position, token), '[]') from chain_token
        where chain_token.network = chain_network.network and chain_token.is_open)`.as('tokens'),
    )
    .select(USUAL_CONFIRMATIONS)
    .select(
      sql<boolean>`exists (select from chain_scan where chain_scan.network = chain_network.network
        and confirmed_height is not null and stopped_at is null)`.as('is_up'),
    )

/** Networks that are open for recharges or withdrawals, with their open tokens. */
export const findOpenNetworks = (db: Db) =>
  networks(db).where('is_open', '=', true).orderBy('chain_network.position').orderBy('network').execute()
export type OpenNetwork = Awaited<ReturnType<typeof findOpenNetworks>>[number]

export async function recordDepositAddresses(db: Db, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return
  await db
    .insertInto('deposit_address')
    .values(addresses.map((address) => ({ address: address.toLowerCase() })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whether an address is a deposit address of the shop. Ignores case. */
export async function isDepositAddress(db: Db, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('deposit_address')
    .select('address')
    .where('address', '=', address.toLowerCase())
    .executeTakeFirst()
  return row !== undefined
}

/** Locks an open network until the transaction ends. @returns undefined when the network is closed or unknown. */
export const lockOpenNetwork = (tx: Tx, network: string): Promise<OpenNetwork | undefined> =>
  networks(tx).where('network', '=', network).where('is_open', '=', true).forShare('chain_network').executeTakeFirst()

/** Whether the server reads a network. On other networks, operators look up the transfers. */
export async function isReadNetwork(db: Db, network: string): Promise<boolean> {
  const row = await db
    .selectFrom('chain_network')
    .select('network')
    .where('network', '=', network)
    .where('kind', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
