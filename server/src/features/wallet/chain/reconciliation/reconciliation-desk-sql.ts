import type { ChainKind } from '@sampan/contract/chain'
import { sql } from 'kysely'
import type { BareAddress } from '../../../../chain/chain-address.ts'
import type { Db } from '../../../../db/database.ts'

/** The last reconciliation of each network that ended without a fault. */
const last_runs = sql`select distinct on (network) reconciliation_id, network, height, started_at from chain_reconciliation
  where ended_at is not null and fault is null order by network, reconciliation_id desc`

/** For each network with a key: when it was compared last, and the number of balances that differed. */
export async function findReconciled(db: Db) {
  const { rows } = await sql<{ network: string; started_at: string | null; different: number }>`
    select network, done.started_at, coalesce((select sum(different_addresses)
      from chain_reconciliation_token as sums where sums.reconciliation_id = done.reconciliation_id), 0)::int as different
    from chain_network left join (${last_runs}) as done using (network)
    where kind is not null and chain_key_id is not null`.execute(db)
  return rows
}

/** Balances that differ in the last reconciliations, and since when. Undefined when there are none. */
export async function findDifferent(db: Db): Promise<{ count: number; since: string } | undefined> {
  const { rows } = await sql<{ count: number; since: string | null }>`
    select count(*)::int as count, min(different_since) as since from chain_balance
    where different_since is not null and reconciliation_id in (select reconciliation_id from (${last_runs}) as done)`.execute(
    db,
  )
  const [row] = rows
  return row && row.since !== null ? { count: row.count, since: row.since } : undefined
}

export const findNetworks = (db: Db) =>
  db
    .selectFrom('chain_network')
    .leftJoin('chain_scan', 'chain_scan.network', 'chain_network.network')
    .select(['chain_network.network', 'name', 'kind', 'node_hosts'])
    .select(sql<boolean>`confirmed_height is not null and stopped_at is null`.as('is_read'))
    .where('kind', 'is not', null)
    .where('chain_key_id', 'is not', null)
    .$narrowType<{ name: string; kind: ChainKind; node_hosts: string[] }>()
    .orderBy('position')
    .orderBy('chain_network.network')
    .execute()

/** Of each network: the reconciliation that has not ended, the last without a fault, and the last that ended. */
export const findRuns = (db: Db) =>
  db
    .selectFrom('chain_reconciliation as run')
    .leftJoin('operator', 'operator.operator_id', 'run.requested_by')
    .select(['reconciliation_id', 'network', 'scope', 'operator.account as requested_by', 'requested_at', 'started_at'])
    .select(['height', 'addresses', 'read_from', 'fault', 'fault_node', 'ended_at'])
    .where(
      sql<boolean>`ended_at is null
        or reconciliation_id in (select reconciliation_id from (${last_runs}) as done)
        or reconciliation_id in (select distinct on (network) reconciliation_id from chain_reconciliation
          where ended_at is not null order by network, reconciliation_id desc)`,
    )
    .execute()
export type RunRow = Awaited<ReturnType<typeof findRuns>>[number]

/** The sums of reconciliations, by token. */
export const findSums = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('chain_reconciliation_token as sums')
    .innerJoin('chain_reconciliation as run', 'run.reconciliation_id', 'sums.reconciliation_id')
    .innerJoin('chain_token', (join) =>
      join.onRef('chain_token.network', '=', 'run.network').onRef('chain_token.token', '=', 'sums.token'),
    )
    .select(['run.network', 'sums.token', 'symbol', 'decimals', 'holding_addresses', 'different_addresses'])
    .select([
      'credited_cents',
      sql<string>`(select coalesce(sum(explained_units), 0)::text from chain_balance
        where chain_balance.reconciliation_id = sums.reconciliation_id and chain_balance.token = sums.token
          and explained_units <> 0)`.as('explained'),
      sql<string>`holding_units::text`.as('holding'),
      sql<string>`credited_units::text`.as('credited'),
      sql<string>`kept_units::text`.as('kept'),
      sql<string>`held_units::text`.as('held'),
      sql<string>`seen_units::text`.as('seen'),
      sql<string>`left_units::text`.as('gone'),
    ])
    .where('sums.reconciliation_id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy('chain_token.position')
    .orderBy('sums.token')
    .execute()
export type SumsRow = Awaited<ReturnType<typeof findSums>>[number]

/** The addresses to which most units of each token were sent from deposit addresses. */
export async function findSweptTo(db: Db, limit: number) {
  const { rows } = await sql<{ network: string; token: string; recipient: BareAddress; units: string; count: number }>`
    select network, token, recipient, units::text as units, count from (
      select network, token, recipient, sum(units) as units, count(*)::int as count,
        row_number() over (partition by network, token order by sum(units) desc, recipient) as place
      from chain_outgoing group by network, token, recipient) as swept
    where place <= ${limit} order by network, token, place`.execute(db)
  return rows
}

export type Asked = { network: string; token: string }
type Start = { page: number; page_size: number }

const balances = (db: Db, { network, token }: Asked) =>
  db
    .selectFrom('chain_balance')
    .innerJoin('chain_address', 'chain_address.address_id', 'chain_balance.address_id')
    .innerJoin('chain_key', 'chain_key.chain_key_id', 'chain_address.chain_key_id')
    .innerJoin('user_account', 'user_account.user_id', 'chain_address.user_id')
    .innerJoin('chain_token', (join) =>
      join.on('chain_token.network', '=', network).onRef('chain_token.token', '=', 'chain_balance.token'),
    )
    .select(['chain_balance.address_id', 'address', 'chain_key.path', 'xpub', 'address_index', 'chain_address.kind'])
    .select(['chain_address.user_id', 'account', 'symbol', 'contract', 'decimals', 'different_since'])
    .select([
      sql<string>`units::text`.as('units'),
      sql<string | null>`other_units::text`.as('other'),
      sql<string>`stored_units::text`.as('stored'),
      sql<string>`explained_units::text`.as('explained'),
    ])
    .where('chain_balance.token', '=', token)
    .where('reconciliation_id', '=', lastDone(network))

export const lastDone = (network: string) => sql<string>`(select reconciliation_id from chain_reconciliation
  where network = ${network} and ended_at is not null and fault is null order by reconciliation_id desc limit 1)`

/** Balances of the last reconciliation, the highest first. */
export const findHolding = (db: Db, query: Asked, { page, page_size }: Start) =>
  balances(db, query)
    .where(sql<boolean>`units > 0`)
    .orderBy('units', 'desc')
    .orderBy('chain_balance.address_id')
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute()
export type BalanceRow = Awaited<ReturnType<typeof findHolding>>[number]

/** Balances whose difference is not explained, the greatest first. */
export const findDifferences = (db: Db, query: Asked, { page, page_size }: Start) =>
  balances(db, query)
    .where('different_since', 'is not', null)
    .orderBy(sql`abs(units - stored_units - explained_units)`, 'desc')
    .orderBy('chain_balance.address_id')
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute()

/** Balances whose difference is explained, or a part of it, the greatest first. */
export const findExplained = (db: Db, query: Asked, { page, page_size }: Start) =>
  balances(db, query)
    .where(sql<boolean>`explained_units <> 0`)
    .orderBy(sql`abs(explained_units)`, 'desc')
    .orderBy('chain_balance.address_id')
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute()

/** The balance of an address. Undefined if it has no balance, no stored transfers, and no explained difference. */
export const findBalance = (db: Db, { address_id, ...query }: Asked & { address_id: number }) =>
  balances(db, query).where('chain_balance.address_id', '=', address_id).executeTakeFirst()

/** The numbers of addresses that hold a token, whose balances differ, and whose difference is explained. */
export async function countBalances(db: Db, { network, token }: Asked) {
  const row = await db
    .selectFrom('chain_reconciliation_token as sums')
    .select(['holding_addresses as holding', 'different_addresses as different'])
    .select(
      sql<number>`(select count(*)::int from chain_balance where chain_balance.reconciliation_id = sums.reconciliation_id
        and chain_balance.token = sums.token and explained_units <> 0)`.as('explained'),
    )
    .where('reconciliation_id', '=', lastDone(network))
    .where('token', '=', token)
    .executeTakeFirst()
  return row ?? { holding: 0, different: 0, explained: 0 }
}

/** The chain of a network, and the block of its last reconciliation. */
export async function findChain(db: Db, network: string) {
  const { rows } = await sql<{ chain_id: number; height: number }>`
    select chain_id, height from chain_network join (${last_runs}) as done using (network) where network = ${network}`.execute(
    db,
  )
  return rows[0]
}
