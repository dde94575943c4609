import { sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'
import type { Tx } from '../../../../db/transaction.ts'
import { type Asked, lastDone } from './reconciliation-desk-sql.ts'

/** A deposit address and a token. */
export type Place = Asked & { address_id: number }

/** Number of explanations of an address that the desk shows. */
const SHOWN = 50

/** The explanations of a difference, the newest first. */
export const findExplanations = (db: Db, { network, token, address_id }: Place) =>
  db
    .selectFrom('chain_explanation')
    .innerJoin('operator as proposer', 'proposer.operator_id', 'explained_by')
    .innerJoin('operator as approver', 'approver.operator_id', 'approved_by')
    .select(['reason', 'proposer.account as explained_by', 'approver.account as approved_by'])
    .select(['chain_explanation.created_at', sql<string>`units::text`.as('units')])
    .where('network', '=', network)
    .where('token', '=', token)
    .where('address_id', '=', address_id)
    .orderBy('explanation_id', 'desc')
    .limit(SHOWN)
    .execute()

export const findNetworkName = (db: Db, network: string) =>
  db.selectFrom('chain_network').select(['name', 'node_hosts']).where('network', '=', network).executeTakeFirst()

const shownRuns = (network: string) => sql<boolean>`(network = ${network} and (ended_at is null
  or reconciliation_id = ${lastDone(network)}))`

/** Locks the last reconciliation and the open one, so that neither stores balances before the end of the transaction. */
export const lockRuns = (tx: Tx, network: string) =>
  tx
    .selectFrom('chain_reconciliation')
    .select('reconciliation_id')
    .where(shownRuns(network))
    .orderBy('reconciliation_id')
    .forUpdate()
    .execute()

type Explanation = Place & { units: bigint; reason: string; explained_by: string; approved_by: string }

/** Stores an explanation, and subtracts it from the difference in the last reconciliation and in the open one. */
export async function insertExplanation(tx: Tx, { units, ...explanation }: Explanation): Promise<void> {
  const { network, token, address_id } = explanation
  await tx
    .insertInto('chain_explanation')
    .values({ ...explanation, units: String(units) })
    .execute()
  await sql`
    update chain_balance set explained_units = explained_units + ${String(units)}::numeric,
      different_since = case
        when units - stored_units <> explained_units + ${String(units)}::numeric or other_units is not null
        then coalesce(different_since, now()) end
    where address_id = ${address_id} and token = ${token}
      and reconciliation_id in (select reconciliation_id from chain_reconciliation where ${shownRuns(network)})`.execute(
    tx,
  )
  await sql`
    update chain_reconciliation_token as sums set different_addresses = (select count(different_since) from chain_balance
      where chain_balance.reconciliation_id = sums.reconciliation_id and chain_balance.token = sums.token)
    where reconciliation_id = ${lastDone(network)} and token = ${token}`.execute(tx)
}
