import type { ChainHeld, ChainTransferState } from '@sampan/contract/chain'
import { sql } from 'kysely'
import type { BareAddress } from '../../../../chain/chain-address.ts'
import type { TokenTransfer } from '../../../../chain/transfer-log.ts'
import type { Db } from '../../../../db/database.ts'
import type { Tx } from '../../../../db/transaction.ts'
import { isRetried } from '../../../../job/row-work-sql.ts'

/** The tasks of transfers whose crediting failed begin with this name. */
export const CREDIT = 'chain_credit'

/** Identifies a transfer on its chain. */
export type TransferKey = { network: string; transaction_hash: string; log_index: number }

const isKeyed = ({
  network,
  transaction_hash,
  log_index,
}: TransferKey) => sql<boolean>`chain_transfer.network = ${network}
  and transaction_hash = ${transaction_hash} and log_index = ${log_index}`

const IS_RETRIED = isRetried(CREDIT, sql`(chain_transfer.network || ':' || transaction_hash || ':' || log_index)`)

/**
 * Transfers in final blocks that were not credited yet. Transfers below a cent come last, then shoppers take turns: many
 * tiny transfers to one address, or to all, do not delay the deposits of others. Transfers with a job are left out, unless
 * one is named.
 */
export async function findFinal(db: Db, network: string, limit: number, key?: TransferKey) {
  const rows = await db
    .selectFrom('chain_transfer')
    .innerJoin('chain_address', 'chain_address.address_id', 'chain_transfer.address_id')
    .innerJoin('chain_token', (join) =>
      join
        .onRef('chain_token.network', '=', 'chain_transfer.network')
        .onRef('chain_token.token', '=', 'chain_transfer.token'),
    )
    .innerJoin('chain_scan', 'chain_scan.network', 'chain_transfer.network')
    .select(['chain_transfer.network', 'transaction_hash', 'log_index', 'height', 'block_hash', 'sender'])
    .select(['address', 'user_id', 'contract', sql<string>`units::text`.as('units')])
    .where('chain_transfer.network', '=', network)
    .where('state', '=', 'seen')
    .where('stopped_at', 'is', null)
    // Replies of nodes are not trusted while the network has a fault.
    .where(({ eb, or }) => or([eb('fault', 'is', null), eb('fault', '=', 'stale')]))
    .whereRef('height', '<=', 'confirmed_height')
    .where(key ? isKeyed(key) : sql<boolean>`not ${IS_RETRIED}`)
    .orderBy(sql`units * 100 < 10::numeric ^ decimals`)
    .orderBy(sql`row_number() over (partition by user_id order by height, transaction_hash, log_index)`)
    .orderBy('height')
    .orderBy('transaction_hash')
    .orderBy('log_index')
    .limit(limit)
    .execute()
  return rows.map(({ address, contract, sender, units, ...row }) => ({
    ...row,
    // The tables check the form of addresses.
    address: address as BareAddress,
    contract: contract as BareAddress,
    sender: sender as BareAddress,
    units: BigInt(units),
  }))
}
export type FinalTransfer = Awaited<ReturnType<typeof findFinal>>[number]

/** The number of transfers whose crediting fails and is tried again. */
export const FAILING_CREDITS = sql<number>`(select count(*)::int from chain_transfer
  where chain_transfer.network = chain_scan.network and state = 'seen' and ${IS_RETRIED})`.as('failing')

/** Whether a transfer was not credited yet. */
export async function isSeen(db: Db, key: TransferKey): Promise<boolean> {
  const { rows } = await sql`select from chain_transfer where ${isKeyed(key)} and state = 'seen'`.execute(db)
  return rows.length > 0
}

/** Locks a transfer until the transaction ends. The caller has locked the shopper. */
export async function lockTransfer(tx: Tx, key: TransferKey) {
  const row = await tx
    .selectFrom('chain_transfer')
    .innerJoin('chain_address', 'chain_address.address_id', 'chain_transfer.address_id')
    .select([
      'transfer_id',
      'state',
      'chain_transfer.token',
      'block_hash',
      'sender',
      'address',
      'chain_address.kind',
      'user_id',
      'held_because',
    ])
    .select(sql<string>`units::text`.as('units'))
    .select(
      sql<boolean>`exists (select from chain_scan where chain_scan.network = chain_transfer.network
        and stopped_at is not null)`.as('is_stopped'),
    )
    .where(isKeyed(key))
    .forNoKeyUpdate('chain_transfer')
    .executeTakeFirst()
  return row && { ...row, address: row.address as BareAddress, sender: row.sender as BareAddress } // checked by the tables
}
export type LockedTransfer = NonNullable<Awaited<ReturnType<typeof lockTransfer>>>

type Final = Exclude<ChainTransferState, 'seen' | 'held'>

/** Ends the wait of a transfer that the caller has locked. */
export async function setTransferState(
  tx: Tx,
  key: TransferKey,
  to: { state: Final } | { state: 'held'; held_because: ChainHeld; arrived_units?: string | null },
): Promise<void> {
  await tx
    .updateTable('chain_transfer')
    .set({ held_because: null, ...to, changed_at: sql<string>`now()` })
    .where(isKeyed(key))
    .execute()
}

/**
 * Replaces amount, parties and block of a transfer that was not credited. The caller has locked it.
 * @returns false if the recipient is no deposit address, or the network does not list the token.
 */
export async function correctTransfer(tx: Tx, network: string, truth: TokenTransfer): Promise<boolean> {
  const { transaction_hash, log_index, height, block_hash, sender, recipient, contract, units } = truth
  const { numAffectedRows } = await sql`
    update chain_transfer set height = ${height}, block_hash = ${block_hash}, sender = ${sender}, units = ${String(units)},
      token = listed.token, address_id = listed.address_id, changed_at = now()
    from (select token, address_id from chain_network join chain_token using (network) join chain_address using (kind)
      where network = ${network} and contract = ${contract} and address = ${recipient}) as listed
    where network = ${network} and transaction_hash = ${transaction_hash} and log_index = ${log_index}
      and state = 'seen'`.execute(tx)
  return numAffectedRows === 1n
}

/** The state of the shopper's account, which the caller has locked, and of the token. */
export const findObstacles = (tx: Tx, user_id: string, { network }: TransferKey, token: string) =>
  tx
    .selectFrom('user_account')
    .innerJoin('chain_token', (join) => join.on('network', '=', network).on('token', '=', token))
    .innerJoin('chain_network', 'chain_network.network', 'chain_token.network')
    .select([
      sql<boolean>`blocked_at is not null`.as('is_blocked'),
      sql<boolean>`deleted_at is not null`.as('is_deleted'),
      'chain_token.is_open as is_token_open',
      'decimals',
      'minimum_cents',
    ])
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()

/** Locks the units of a token that earlier deposits of the shopper left. The caller has locked the shopper. */
export async function lockRemainder(tx: Tx, user_id: string, network: string, token: string): Promise<bigint> {
  const { rows } = await sql<{ units: string }>`select units::text as units from chain_remainder
    where user_id = ${user_id} and network = ${network} and token = ${token} for no key update`.execute(tx)
  return BigInt(rows[0]?.units ?? 0)
}

type Remainder = { user_id: string; network: string; token: string; units: bigint }

export async function setRemainder(tx: Tx, { units, ...key }: Remainder): Promise<void> {
  await tx
    .insertInto('chain_remainder')
    .values({ ...key, units: String(units) })
    .onConflict((conflict) => conflict.columns(['user_id', 'network', 'token']).doUpdateSet({ units: String(units) }))
    .execute()
}

type ClaimedTransfer = {
  user_id: string
  network: string
  transaction_hash: string
  sender: string
  amount_cents: number
}

/**
 * The shopper's oldest claim of a transaction that waits for its audit: with its hash, otherwise without a hash, but with
 * its sender and amount. A claim does not say which token was sent. The caller has locked the shopper.
 */
export const lockClaim = (tx: Tx, { user_id, network, transaction_hash, sender, amount_cents }: ClaimedTransfer) =>
  tx
    .selectFrom('recharge')
    .select('recharge_id')
    .where('user_id', '=', user_id)
    .where('status', '=', 'auditing')
    .where('network', '=', network)
    .where(({ eb, and, or }) =>
      or([
        eb('transaction_hash', '=', transaction_hash),
        and([eb('transaction_hash', 'is', null), eb('address', '=', sender), eb('amount_cents', '=', amount_cents)]),
      ]),
    )
    .orderBy(sql`transaction_hash is null`)
    .orderBy('recharge_id')
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst()

type Claim = { user_id: string; recharge_id: string }
type Passed = { token: string; arrival_cents: number; audited_by?: string }

export async function passClaim(tx: Tx, key: Claim, verdict: Passed) {
  await tx
    .updateTable('recharge')
    .set({ status: 'approved', ...verdict, audited_at: sql<string>`now()` })
    .where('user_id', '=', key.user_id)
    .where('recharge_id', '=', key.recharge_id)
    .execute()
}

type Arrived = {
  user_id: string
  network: string
  token: string
  address: string
  deposit_address: string
  transaction_hash: string
  arrival_cents: number
  /** The operator who approved a credit by hand. */
  audited_by?: string
}

/** Stores a recharge without a claim, as approved. @returns its id. */
export async function insertArrival(tx: Tx, { arrival_cents, ...arrived }: Arrived): Promise<string> {
  const { recharge_id } = await tx
    .insertInto('recharge')
    .values({
      method: 'chain',
      ...arrived,
      amount_cents: arrival_cents,
      arrival_cents,
      status: 'approved',
      audited_at: sql<string>`now()`,
    })
    .returning('recharge_id')
    .executeTakeFirstOrThrow()
  return recharge_id
}
