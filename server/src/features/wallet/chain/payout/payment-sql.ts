import type { ChainKind, PayoutProblem } from '@sampan/contract/chain'
import { sql } from 'kysely'
import type { BareAddress } from '../../../../chain/chain-address.ts'
import type { Db } from '../../../../db/database.ts'
import type { Tx } from '../../../../db/transaction.ts'

export type PaymentKey = { extract_id: string; transaction_hash: string }
type NewPayment = PaymentKey & { user_id: string; network: string; entered_by: string }

/** Stores a transaction for a payout. A transaction that was found wrong before is checked again. */
export async function insertPayment(tx: Tx, payment: NewPayment): Promise<void> {
  const { entered_by } = payment
  await tx
    .insertInto('payout_payment')
    .values(payment)
    .onConflict((conflict) =>
      conflict
        .columns(['extract_id', 'transaction_hash'])
        .doUpdateSet({
          state: 'waiting',
          problem: null,
          payer: null,
          checked_at: null,
          tries: 0,
          due_at: sql<string>`now()`,
          entered_by,
          entered_at: sql<string>`now()`,
        })
        .where('payout_payment.state', 'in', ['wrong', 'reverted']),
    )
    .execute()
}

/**
 * Payments to check on networks that are read, some of each network: those first that were not checked for the longest
 * time.
 */
export const findWaitingPayments = (db: Db, limit_per_network: number) =>
  db
    .selectFrom((waiting) =>
      waiting
        .selectFrom('payout_payment')
        .innerJoin('chain_network', 'chain_network.network', 'payout_payment.network')
        .innerJoin('chain_scan', 'chain_scan.network', 'payout_payment.network')
        .select(['extract_id', 'transaction_hash', 'payout_payment.network', 'kind'])
        .select(['node_urls_sealed', 'confirmed_height'])
        .select(sql<boolean>`entered_at < now() - interval '3 days'`.as('is_old'))
        .select(
          sql<number>`row_number() over (partition by payout_payment.network
            order by payout_payment.checked_at nulls first)`.as('turn'),
        )
        .where('state', '=', 'waiting')
        .where('payout_payment.due_at', '<=', sql<string>`now()`)
        .where('stopped_at', 'is', null)
        // Replies of nodes are not trusted while the network has a fault.
        .where(({ eb, or }) => or([eb('fault', 'is', null), eb('fault', '=', 'stale')]))
        .where('kind', 'is not', null)
        .where('node_urls_sealed', 'is not', null)
        .where('confirmed_height', 'is not', null)
        .as('payment'),
    )
    .selectAll()
    .where('turn', '<=', limit_per_network)
    .orderBy('turn')
    .$narrowType<{ kind: ChainKind; node_urls_sealed: Buffer; confirmed_height: number }>()
    .execute()
export type WaitingPayment = Awaited<ReturnType<typeof findWaitingPayments>>[number]

/** Locks a payment that waits, with the amount, address and token of its withdrawal. The caller has locked the withdrawal. */
export const lockWaitingPayment = (tx: Tx, { extract_id, transaction_hash }: PaymentKey) =>
  tx
    .selectFrom('payout_payment')
    .innerJoin('withdrawal', (join) =>
      join
        .onRef('withdrawal.user_id', '=', 'payout_payment.user_id')
        .onRef('withdrawal.extract_id', '=', 'payout_payment.extract_id'),
    )
    .innerJoin('operator', 'operator.operator_id', 'payout_payment.entered_by')
    .innerJoin('chain_token', (join) =>
      join.onRef('chain_token.network', '=', 'withdrawal.network').onRef('chain_token.token', '=', 'withdrawal.token'),
    )
    .select(['payout_payment.network', 'entered_by', 'operator.account as operator_account', 'audited_at'])
    .select(['withdrawal.address', 'net_cents', 'contract', 'decimals'])
    .where('payout_payment.extract_id', '=', extract_id)
    .where('payout_payment.transaction_hash', '=', transaction_hash)
    .where('state', '=', 'waiting')
    .forNoKeyUpdate('payout_payment')
    .$narrowType<{ address: string; audited_at: string; contract: BareAddress }>()
    .executeTakeFirst()

/** The transfers of a transaction that closed withdrawals. The key of the table refuses a second use in any case. */
export async function findUsedLogs(db: Db, network: string, transaction_hash: string): Promise<Set<number>> {
  const rows = await db
    .selectFrom('payout_payment')
    .select('log_index')
    .where('network', '=', network)
    .where('transaction_hash', '=', transaction_hash)
    .where('log_index', 'is not', null)
    .$narrowType<{ log_index: number }>()
    .execute()
  return new Set(rows.map(({ log_index }) => log_index))
}

/** Whether an operator closed a withdrawal with this transaction without a check of the server. */
export async function wasUsedUnchecked(db: Db, network: string, transaction_hash: string): Promise<boolean> {
  const { rows } = await sql`select from withdrawal
    where network = ${network} and transaction_hash = ${transaction_hash} and not exists (select from payout_payment
      where payout_payment.extract_id = withdrawal.extract_id and state = 'done') limit 1`.execute(db)
  return rows.length > 0
}

export type Verdict =
  | { state: 'waiting' }
  | { state: 'unknown_payer'; payer: BareAddress }
  | { state: 'done'; payer: BareAddress; log_index: number }
  | { state: 'reverted' }
  | { state: 'wrong'; problem: PayoutProblem }

export async function setVerdict(
  db: Db,
  { extract_id, transaction_hash }: PaymentKey,
  verdict: Verdict,
): Promise<void> {
  await db
    .updateTable('payout_payment')
    .set({ ...verdict, checked_at: sql<string>`now()`, tries: 0, due_at: sql<string>`now()` })
    .where('extract_id', '=', extract_id)
    .where('transaction_hash', '=', transaction_hash)
    .where('state', '=', 'waiting')
    .execute()
}

/** Sets a payment aside whose check failed: for ten seconds, then twice as long each time, at most ten minutes. */
export async function deferPayment(db: Db, { extract_id, transaction_hash }: PaymentKey): Promise<void> {
  await sql`
    update payout_payment set checked_at = now(), tries = tries + 1,
      due_at = now() + make_interval(secs => least(600, 5 * 2 ^ least(tries + 1, 10)))
    where extract_id = ${extract_id} and transaction_hash = ${transaction_hash} and state = 'waiting'`.execute(db)
}

/** Whether a withdrawal has a payment in one of these states. */
export async function hasPayment(db: Db, extract_id: string, states: readonly Verdict['state'][]): Promise<boolean> {
  const row = await db
    .selectFrom('payout_payment')
    .select('extract_id')
    .where('extract_id', '=', extract_id)
    .where('state', 'in', states)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** A condition on a `withdrawal`: it has a payment that may be right. */
export const isBeingChecked = sql<boolean>`exists (select from payout_payment
  where payout_payment.extract_id = withdrawal.extract_id and state in ('waiting', 'unknown_payer'))`

/** A condition on a `withdrawal`: an operator has to say whether the wallet that pays it is the shop's. */
export const hasUnknownPayer = sql<boolean>`exists (select from payout_payment
  where payout_payment.extract_id = withdrawal.extract_id and state = 'unknown_payer')`

/** A condition on a `withdrawal`: it is being checked whether this transaction pays it. */
export const isCheckedWith = (transaction_hash: string) => sql<boolean>`exists (select from payout_payment
  where payout_payment.extract_id = withdrawal.extract_id and state = 'waiting'
    and payout_payment.transaction_hash = ${transaction_hash})`

/** The transactions that operators entered for a payout, the newest first. */
export const findPayments = (db: Db, extract_id: string) =>
  db
    .selectFrom('payout_payment')
    .innerJoin('operator', 'operator.operator_id', 'payout_payment.entered_by')
    .innerJoin('chain_network', 'chain_network.network', 'payout_payment.network')
    .select(['transaction_hash', 'state', 'problem', 'payer', 'entered_by as entered_by_id', 'entered_at'])
    .select(['operator.account as entered_by', 'kind', 'explorer'])
    .where('extract_id', '=', extract_id)
    .orderBy('entered_at', 'desc')
    .execute()
