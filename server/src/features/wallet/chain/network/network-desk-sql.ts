import type { ChainKind } from '@sampan/contract/chain'
import { sql } from 'kysely'
import type { BareAddress } from '../../../../chain/chain-address.ts'
import type { Db } from '../../../../db/database.ts'
import type { Tx } from '../../../../db/transaction.ts'
import { FAILING_CREDITS } from '../credit/chain-credit-sql.ts'

export type StoredToken = {
  token: string
  symbol: string
  contract: BareAddress
  decimals: number
  is_open: boolean
}

/** The networks that the server reads or could read, with key, tokens and health. */
const networks = (db: Db) =>
  db
    .selectFrom('chain_network')
    .leftJoin('operator', 'operator.operator_id', 'chain_network.changed_by')
    .leftJoin('chain_key', 'chain_key.chain_key_id', 'chain_network.chain_key_id')
    .leftJoin('chain_scan', 'chain_scan.network', 'chain_network.network')
    .select(['chain_network.network', 'chain_network.kind', 'chain_network.name', 'chain_id', 'node_urls_sealed'])
    .select(['node_hosts', 'confirmations', 'minimum_cents', 'explorer', 'is_open', 'chain_network.is_demo'])
    .select(['takes_recharges', 'pays_withdrawals', 'chain_network.changed_at'])
    .select(['operator.account as changed_by', 'xpub', 'path', 'head_height', 'head_at', 'final_height'])
    .select(['scanned_height', 'confirmed_height', 'checked_at', 'fault', 'fault_node', 'fault_since', 'stopped_at'])
    .select(['stopped_because', 'chain_network.position', FAILING_CREDITS])
    .select([
      sql<number>`(select count(*)::int from chain_address
        where chain_address.chain_key_id = chain_network.chain_key_id)`.as('addresses'),
      sql<number>`(select count(*)::int from chain_transfer
        where chain_transfer.network = chain_network.network and state = 'seen')`.as('seen'),
      sql<number>`(select count(*)::int from chain_transfer
        where chain_transfer.network = chain_network.network and state = 'held')`.as('held'),
      sql<StoredToken[]>`(select coalesce(json_agg(json_build_object('token', token, 'symbol', symbol,
        'contract', contract, 'decimals', decimals, 'is_open', is_open) order by chain_token.position, token), '[]')
        from chain_token where chain_token.network = chain_network.network)`.as('tokens'),
    ])
    .where('chain_network.kind', 'is not', null)
    // A test network without its key is not a draft: its chain does not run.
    .where(({ eb, or }) =>
      or([eb('chain_network.is_demo', '=', false), eb('chain_network.chain_key_id', 'is not', null)]),
    )
    .$narrowType<{ kind: ChainKind; name: string; chain_id: number; node_urls_sealed: Buffer; node_hosts: string[] }>()

export const findNetworksAtDesk = (db: Db) =>
  networks(db).orderBy('chain_network.position').orderBy('chain_network.network').execute()
export type NetworkAtDeskRow = Awaited<ReturnType<typeof findNetworksAtDesk>>[number]

export const findNetworkAtDesk = (db: Db, network: string): Promise<NetworkAtDeskRow | undefined> =>
  networks(db).where('chain_network.network', '=', network).executeTakeFirst()

/** Whether another network has the id or the chain. */
export async function isTaken(db: Db, network: string, { kind, chain_id }: { kind: ChainKind; chain_id: number }) {
  const row = await db
    .selectFrom('chain_network')
    .select('network')
    .where('network', '<>', network)
    .where('kind', '=', kind)
    .where('chain_id', '=', chain_id)
    .where('is_demo', '=', false)
    .executeTakeFirst()
  return row !== undefined
}

export async function hasNetwork(db: Db, network: string): Promise<boolean> {
  const row = await db.selectFrom('chain_network').select('network').where('network', '=', network).executeTakeFirst()
  return row !== undefined
}

export type NetworkSettings = {
  kind: ChainKind
  name: string
  chain_id: number
  confirmations: number | null
  minimum_cents: number
  explorer: string | null
  takes_recharges: boolean
  pays_withdrawals: boolean
}
type Nodes = { node_urls_sealed: Buffer; node_hosts: string[] }

const changedNow = (changed_by: string) => ({ changed_by, changed_at: sql<string>`now()` })

/** Adds a closed network without a key. */
export async function insertNetwork(tx: Tx, network: string, settings: NetworkSettings & Nodes, by: string) {
  await tx
    .insertInto('chain_network')
    .values({
      ...{ network, ...settings, is_open: false, ...changedNow(by) },
      position: sql<number>`(select coalesce(max(position), 0) + 1 from chain_network)`,
    })
    .execute()
}

/** The caller has locked the network. */
export async function updateNetwork(
  tx: Tx,
  network: string,
  settings: Partial<NetworkSettings & Nodes> & { chain_key_id?: string },
  by: string,
): Promise<void> {
  await tx
    .updateTable('chain_network')
    .set({ ...settings, ...changedNow(by) })
    .where('network', '=', network)
    .execute()
}

/** Removes the tokens of a network without a key, which has no transfers. */
export async function deleteTokens(tx: Tx, network: string): Promise<void> {
  await tx.deleteFrom('chain_token').where('network', '=', network).execute()
}

/** Adds tokens, and opens, closes, renames or moves stored tokens. Contracts and decimals never change. */
export async function saveTokens(tx: Tx, network: string, tokens: readonly StoredToken[]): Promise<void> {
  await tx
    .insertInto('chain_token')
    .values(tokens.map((token, at) => ({ ...token, network, position: at + 1 })))
    .onConflict((conflict) =>
      conflict.columns(['network', 'token']).doUpdateSet(({ ref }) => ({
        symbol: ref('excluded.symbol'),
        is_open: ref('excluded.is_open'),
        position: ref('excluded.position'),
      })),
    )
    .execute()
}

type NewKey = { kind: ChainKind; xpub: string; path: string; added_by: string }

/** Stores a key, or finds the stored one: networks can share a key. @returns undefined if it is of another kind. */
export async function storeKey(tx: Tx, { xpub, kind, ...key }: NewKey): Promise<string | undefined> {
  await tx
    .insertInto('chain_key')
    .values({ xpub, kind, ...key })
    .onConflict((conflict) => conflict.column('xpub').doNothing())
    .execute()
  const row = await tx
    .selectFrom('chain_key')
    .select(['chain_key_id', 'kind'])
    .where('xpub', '=', xpub)
    .executeTakeFirst()
  return row?.kind === kind ? row.chain_key_id : undefined
}
