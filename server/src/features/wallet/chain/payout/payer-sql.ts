import type { ChainKind } from '@sampan/contract/chain'
import { sql } from 'kysely'
import type { BareAddress } from '../../../../chain/chain-address.ts'
import type { Db } from '../../../../db/database.ts'
import type { Tx } from '../../../../db/transaction.ts'
import type { PaymentKey } from './payment-sql.ts'

export async function isKnownPayer(db: Db, network: string, address: BareAddress): Promise<boolean> {
  const row = await db
    .selectFrom('chain_payer')
    .select('address')
    .where('network', '=', network)
    .where('address', '=', address)
    .executeTakeFirst()
  return row !== undefined
}

export const lockUnknownPayer = (tx: Tx, { extract_id, transaction_hash }: PaymentKey) =>
  tx
    .selectFrom('payout_payment')
    .select(['network', 'payer', 'entered_by'])
    .where('extract_id', '=', extract_id)
    .where('transaction_hash', '=', transaction_hash)
    .where('state', '=', 'unknown_payer')
    .forNoKeyUpdate()
    .$narrowType<{ payer: string }>()
    .executeTakeFirst()

/** The operators who entered payments that wait for the confirmation of this wallet. */
export async function findEntrants(db: Db, network: string, payer: string): Promise<string[]> {
  const rows = await db
    .selectFrom('payout_payment')
    .select('entered_by')
    .distinct()
    .where('network', '=', network)
    .where('payer', '=', payer)
    .where('state', '=', 'unknown_payer')
    .execute()
  return rows.map(({ entered_by }) => entered_by)
}

type Payer = { network: string; address: string; entered_by: string; confirmed_by: string }

/** Stores an address that pays withdrawals. All payments that wait for it are checked again. */
export async function insertPayer(tx: Tx, payer: Payer): Promise<void> {
  await tx
    .insertInto('chain_payer')
    .values(payer)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .updateTable('payout_payment')
    .set({ state: 'waiting', payer: null, checked_at: null, tries: 0, due_at: sql<string>`now()` })
    .where('network', '=', payer.network)
    .where('payer', '=', payer.address)
    .where('state', '=', 'unknown_payer')
    .execute()
}

/** Finds that a payment came from a wallet that is not the shop's. The caller has locked it. */
export async function refuseUnknownPayer(tx: Tx, { extract_id, transaction_hash }: PaymentKey): Promise<void> {
  await tx
    .updateTable('payout_payment')
    .set({ state: 'wrong', problem: 'foreign_payer' })
    .where('extract_id', '=', extract_id)
    .where('transaction_hash', '=', transaction_hash)
    .where('state', '=', 'unknown_payer')
    .execute()
}

/** The addresses that pay withdrawals, the newest first. */
export const findPayers = (db: Db) =>
  db
    .selectFrom('chain_payer')
    .innerJoin('chain_network', 'chain_network.network', 'chain_payer.network')
    .innerJoin('operator as entrant', 'entrant.operator_id', 'entered_by')
    .innerJoin('operator as confirmer', 'confirmer.operator_id', 'confirmed_by')
    .select(['chain_payer.network', 'chain_network.name', 'kind', 'address', 'chain_payer.created_at'])
    .select(['entrant.account as entered_by', 'confirmer.account as confirmed_by'])
    .orderBy('chain_payer.created_at', 'desc')
    .$narrowType<{ name: string; kind: ChainKind; address: BareAddress }>()
    .execute()

/** @returns false if no withdrawals are paid from the address. */
export async function deletePayer(tx: Tx, network: string, address: BareAddress): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('chain_payer')
    .where('network', '=', network)
    .where('address', '=', address)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}
