import type { ChainFault, ChainKind, ReconciliationScope } from '@sampan/contract/chain'
import { sql } from 'kysely'
import type { BareAddress } from '../../../../chain/chain-address.ts'
import type { Db } from '../../../../db/database.ts'
import type { Tx } from '../../../../db/transaction.ts'

/** A network with a fault is compared again after an hour, others after a day. */
export async function insertDue(db: Db): Promise<void> {
  await sql`
    insert into chain_reconciliation (network, scope)
    select network, 'known' from chain_network join chain_scan using (network)
    where kind is not null and chain_key_id is not null and confirmed_height is not null and stopped_at is null
      and not exists (select from chain_reconciliation as run where run.network = chain_network.network
        and (ended_at is null or ended_at > now() - interval '1 hour'
          or fault is null and started_at > now() - interval '1 day'))
    on conflict (network) where ended_at is null do nothing`.execute(db)
}

type Requested = { network: string; scope: ReconciliationScope; requested_by: string }

/** @returns false if one of the network has not ended, or the network is not read. */
export async function insertRequested(tx: Tx, { network, scope, requested_by }: Requested): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into chain_reconciliation (network, scope, requested_by)
    select network, ${scope}, ${requested_by} from chain_network join chain_scan using (network)
    where network = ${network} and kind is not null and chain_key_id is not null and confirmed_height is not null
      and stopped_at is null
    on conflict (network) where ended_at is null do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** The reconciliations that have not ended, of networks that are read. */
export const findOpen = (db: Db) =>
  db
    .selectFrom('chain_reconciliation as run')
    .innerJoin('chain_scan', 'chain_scan.network', 'run.network')
    .select(['reconciliation_id', 'run.network', 'scope'])
    .where('ended_at', 'is', null)
    .where('stopped_at', 'is', null)
    .where('run.due_at', '<=', sql<string>`now()`)
    .orderBy('reconciliation_id')
    .execute()
export type OpenRun = Awaited<ReturnType<typeof findOpen>>[number]

/** How far a reconciliation is. Undefined if it has ended. */
export const findRun = (db: Db, { reconciliation_id }: Pick<OpenRun, 'reconciliation_id'>) =>
  db
    .selectFrom('chain_reconciliation as run')
    .select(['reconciliation_id', 'network', 'scope', 'height', 'block_hash', 'read_up_to'])
    .select(({ selectFrom }) =>
      selectFrom('chain_reconciliation as former')
        .select('former.reconciliation_id')
        .whereRef('former.network', '=', 'run.network')
        .where('former.ended_at', 'is not', null)
        .where('former.fault', 'is', null)
        .orderBy('former.reconciliation_id', 'desc')
        .limit(1)
        .as('former_id'),
    )
    .where('reconciliation_id', '=', reconciliation_id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()

/** A reconciliation that has a block. `former_id` is the last that ended without a fault. */
export type StartedRun = {
  reconciliation_id: string
  network: string
  scope: ReconciliationScope
  height: number
  former_id: string | null
}

/** Begins, or begins again, at a final block. */
export async function startRun(tx: Tx, reconciliation_id: string, { height, block_hash }: Block): Promise<void> {
  await tx.deleteFrom('chain_balance').where('reconciliation_id', '=', reconciliation_id).execute()
  await tx
    .updateTable('chain_reconciliation')
    .set({ started_at: sql<string>`now()`, height, block_hash, read_up_to: 0, addresses: 0, read_from: null })
    .where('reconciliation_id', '=', reconciliation_id)
    .execute()
}
type Block = { height: number; block_hash: string }

/** Number of blocks whose state may be forgotten, until a reconciliation ends with this fault. */
const RESTARTS = 3

/** Forgets the block, so that the next round begins again at a newer block, or ends the reconciliation. */
export async function forgetStart(db: Db, reconciliation_id: string): Promise<void> {
  await sql`
    update chain_reconciliation set started_at = null, height = null, block_hash = null, restarts = restarts + 1,
      fault = 'no_state', fault_node = null,
      ended_at = case when restarts + 1 >= ${sql.lit(RESTARTS)} then now() end
    where reconciliation_id = ${reconciliation_id} and ended_at is null`.execute(db)
}

export type ComparedAddress = { address_id: number; address: BareAddress }
type Page = { kind: ChainKind; after: number; limit: number }

/**
 * The next addresses to compare: all, or those with stored transfers, explained differences, or a balance in the last
 * reconciliation.
 */
export async function findCompared(db: Db, run: StartedRun, page: Page): Promise<ComparedAddress[]> {
  const { network, former_id } = run
  const { kind, after, limit } = page
  const known_addresses = sql`select address_id from chain_address where address_id = any(array(
    select address_id from (
      (select distinct address_id from chain_transfer where network = ${network} and address_id > ${after}
        and state <> 'orphaned' order by address_id limit ${limit})
      union (select distinct address_id from chain_outgoing where network = ${network} and address_id > ${after}
        order by address_id limit ${limit})
      union (select distinct address_id from chain_explanation where network = ${network} and address_id > ${after}
        order by address_id limit ${limit})
      union (select distinct address_id from chain_balance where reconciliation_id = ${former_id}
        and address_id > ${after} order by address_id limit ${limit})
    ) as known order by address_id limit ${limit}))`
  const all = sql`select address_id from chain_address where kind = ${kind} and address_id > ${after}
    order by address_id limit ${limit}`
  const { rows } = await sql<ComparedAddress>`select address_id, address from chain_address
    where address_id in (${run.scope === 'all' ? all : known_addresses}) order by address_id`.execute(db)
  return rows
}

export type StoredBalance = { address_id: number; token: string; final: string; present: string; explained: string }

/** The balances that stored transfers leave: those up to the block of the reconciliation, and all. And what was explained. */
export async function findStored(db: Db, { network, height }: StartedRun, ids: readonly number[]) {
  const { rows } = await sql<StoredBalance>`
    select address_id, token, coalesce(sum(units) filter (where height <= ${height}), 0)::text as final,
      coalesce(sum(units), 0)::text as present, coalesce(sum(explained), 0)::text as explained
    from (
      select address_id, token, height, units, 0 as explained from chain_transfer
      where network = ${network} and address_id = any(${ids}::bigint[]) and state <> 'orphaned'
      union all
      select address_id, token, height, -units, 0 from chain_outgoing
      where network = ${network} and address_id = any(${ids}::bigint[])
      union all
      select address_id, token, null, null, units from chain_explanation
      where network = ${network} and address_id = any(${ids}::bigint[])
    ) as moved group by address_id, token`.execute(db)
  return rows
}

export type Compared = { address_id: number; token: string; units: bigint; other: bigint | null; stored: bigint }
type Progress = { from: number; to: number; addresses: number; read_from: number | null }

/**
 * Stores compared balances together with the progress.
 * @returns false if the reconciliation is not at `from`, because another server continues it.
 */
export async function saveCompared(
  tx: Tx,
  { reconciliation_id, network, former_id }: StartedRun,
  rows: readonly Compared[],
  { from, to, addresses, read_from }: Progress,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('chain_reconciliation')
    .set({ read_up_to: to, addresses: sql<number>`addresses + ${addresses}`, tries: 0, fault: null, fault_node: null })
    .$if(read_from !== null, (query) => query.set({ read_from }))
    .where('reconciliation_id', '=', reconciliation_id)
    .where('read_up_to', '=', from)
    .where('started_at', 'is not', null)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) return false
  const all = <Value>(of: (row: Compared) => Value) => rows.map(of)
  await sql`
    insert into chain_balance (reconciliation_id, address_id, token, units, other_units, stored_units, explained_units,
      different_since)
    select ${reconciliation_id}, address_id, token, units, other, stored, explained,
      case when units - stored <> explained or other is not null then coalesce((select different_since from chain_balance as former
        where former.reconciliation_id = ${former_id} and former.address_id = read.address_id
          and former.token = read.token), now()) end
    from unnest(${all((one) => one.address_id)}::bigint[], ${all((one) => one.token)}::text[],
      ${all((one) => String(one.units))}::numeric[],
      ${all((one) => (one.other === null ? null : String(one.other)))}::numeric[],
      ${all((one) => String(one.stored))}::numeric[]) as read (address_id, token, units, other, stored)
    cross join lateral (select coalesce(sum(accepted.units), 0) as explained from chain_explanation as accepted
      where accepted.network = ${network} and accepted.address_id = read.address_id and accepted.token = read.token
    ) as accepted`.execute(tx)
  return true
}

/** Ends a reconciliation: stores the sums of each token, and deletes the balances of former reconciliations. */
export async function endRun(tx: Tx, { reconciliation_id, network, height }: StartedRun): Promise<void> {
  // First, because this locks the row: differences are explained before or after the sums.
  await tx
    .updateTable('chain_reconciliation')
    .set({ ended_at: sql<string>`now()`, fault: null, fault_node: null })
    .where('reconciliation_id', '=', reconciliation_id)
    .execute()
  await sql`
    insert into chain_reconciliation_token (reconciliation_id, token, holding_units, holding_addresses,
      different_addresses, credited_units, kept_units, held_units, seen_units, left_units, credited_cents)
    select ${reconciliation_id}, token, coalesce(holding, 0), coalesce(holding_addresses, 0), coalesce(different, 0),
      coalesce(credited, 0), coalesce(kept, 0), coalesce(held, 0), coalesce(seen, 0), coalesce(gone, 0),
      coalesce(credited_cents, 0)
    from chain_token
    left join (select token, sum(units) as holding, count(*) filter (where units > 0) as holding_addresses,
        count(different_since) as different
      from chain_balance where reconciliation_id = ${reconciliation_id} group by token) as balances using (token)
    left join (select token, sum(units) filter (where state in ('credited', 'by_hand')) as credited,
        sum(units) filter (where state = 'kept') as kept, sum(units) filter (where state = 'held') as held,
        sum(units) filter (where state = 'seen') as seen, sum(amount_cents) as credited_cents
      from chain_transfer left join chain_deposit using (network, transaction_hash, log_index)
      where network = ${network} and height <= ${height} and state <> 'orphaned' group by token) as arrived using (token)
    left join (select token, sum(units) as gone from chain_outgoing
      where network = ${network} and height <= ${height} group by token) as left_addresses using (token)
    where network = ${network}`.execute(tx)
  await sql`delete from chain_balance using chain_reconciliation as former
    where former.reconciliation_id = chain_balance.reconciliation_id and former.network = ${network}
      and former.reconciliation_id <> ${reconciliation_id}`.execute(tx)
}

/** Failures in a row after which a reconciliation ends: about ten minutes. */
const TRIES = 12

/** Records a fault of a node. The pause until the next try doubles up to a minute. */
export async function recordFailure(
  db: Db,
  reconciliation_id: string,
  { fault, fault_node }: { fault: ChainFault; fault_node: number | null },
): Promise<void> {
  await sql`
    update chain_reconciliation set fault = ${fault}, fault_node = ${fault_node}, tries = tries + 1,
      due_at = now() + make_interval(secs => least(60, 2 ^ least(tries + 1, 10))),
      ended_at = case when tries + 1 >= ${sql.lit(TRIES)} then now() end
    where reconciliation_id = ${reconciliation_id} and ended_at is null`.execute(db)
}
