import type { AuditStatusWord } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { anyOf } from '../../../db/any-of.ts'
import type { Db } from '../../../db/database.ts'
import { newestFirst, type PageStart } from '../../../db/newest-first.ts'
import type { Tx } from '../../../db/transaction.ts'
import { recordEvents } from '../../../event/event-sql.ts'
import { HAS_LINE } from '../confirmation/has-line-sql.ts'
export type RechargeFilter = { user_id?: string; recharge_id?: string; status?: AuditStatusWord | undefined }

type EvidenceRow = { file_id: string; file_name: string; width: number; height: number }

const EVIDENCE = sql<EvidenceRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'file_id', file_id, 'file_name', file_name, 'width', width, 'height', height) order by position), '[]')
  from recharge_evidence join uploaded_file using (user_id, file_id)
  where recharge_evidence.user_id = recharge.user_id and recharge_evidence.recharge_id = recharge.recharge_id)`

type DisputeOfRecharge = {
  dispute_id: string
  status: 'open' | 'evidence_sent' | 'won' | 'lost'
  held_cents: number
  opened_at: string
  closed_at: string | null
}

type CardOfRecharge = {
  payment_id: string
  method: string | null
  brand: string | null
  last_four: string | null
  disputes: DisputeOfRecharge[]
}

/**
 * The payment by card that paid the recharge, with its disputes, oldest first. It is no join, because PostgreSQL does not
 * reorder more than eight tables, and would join all recharges before it looks for one of them.
 */
const CARD = sql<CardOfRecharge | null>`(
  select jsonb_build_object('payment_id', payment_id, 'method', method, 'brand', brand, 'last_four', last_four,
    'disputes', (
      select coalesce(jsonb_agg(jsonb_build_object('dispute_id', dispute_id, 'status', dispute.status,
        'held_cents', held_cents, 'opened_at', opened_at, 'closed_at', closed_at) order by dispute_id), '[]')
      from provider_dispute as dispute
      where dispute.user_id = payment.user_id and dispute.payment_id = payment.payment_id))
  from provider_payment as payment
  where payment.user_id = recharge.user_id and payment.recharge_id = recharge.recharge_id)`

const matching = (db: Db, { user_id, recharge_id, status }: RechargeFilter) =>
  db
    .selectFrom('recharge')
    .$if(user_id !== undefined, (query) => query.where('recharge.user_id', '=', String(user_id)))
    .$if(recharge_id !== undefined, (query) => query.where('recharge.recharge_id', '=', String(recharge_id)))
    .$if(status !== undefined, (query) => query.where('recharge.status', '=', status ?? 'auditing'))

export const rechargesWithNames = (db: Db, filter: RechargeFilter) =>
  matching(db, filter)
    .innerJoin('user_account', 'user_account.user_id', 'recharge.user_id')
    .leftJoin('bank_account', 'bank_account.bank_account_id', 'recharge.bank_account_id')
    .leftJoin('operator as auditor', 'auditor.operator_id', 'recharge.audited_by')
    .leftJoin('statement_credit', (join) =>
      join
        .onRef('statement_credit.user_id', '=', 'recharge.user_id')
        .onRef('statement_credit.recharge_id', '=', 'recharge.recharge_id'),
    )
    .leftJoin('operator as importer', 'importer.operator_id', 'statement_credit.operator_id')
    .leftJoin('chain_deposit', (join) =>
      join
        .onRef('chain_deposit.user_id', '=', 'recharge.user_id')
        .onRef('chain_deposit.recharge_id', '=', 'recharge.recharge_id'),
    )
    .select([
      'recharge.user_id',
      'recharge.recharge_id',
      'recharge.method',
      'recharge.network',
      'address',
      'bank_reference',
    ])
    // If another transaction than the claimed one was credited, the credited transaction is shown.
    .select(({ fn }) =>
      fn.coalesce('chain_deposit.transaction_hash', 'recharge.transaction_hash').as('transaction_hash'),
    )
    .select([
      'deposit_address',
      'recharge.amount_cents',
      'arrival_cents',
      'recharge.status',
      'audit_reason',
      'recharge.created_at',
      'audited_at',
    ])
    .select(['user_account.account', 'family_name', 'given_name', 'language'])
    .select([
      'bank_account.bank_name',
      'auditor.account as audited_by_account',
      EVIDENCE.as('evidence'),
      CARD.as('card'),
    ])
    .select(HAS_LINE.as('has_line'))
    .select(['importer.account as imported_by', 'statement_credit.ceiling_cents'])

export const findRecharge = (db: Db, recharge_id: string) => rechargesWithNames(db, { recharge_id }).executeTakeFirst()
export type RechargeRow = NonNullable<Awaited<ReturnType<typeof findRecharge>>>

/** Recharges by their ids, oldest first. */
export const findRechargesById = (db: Db, recharge_ids: readonly string[]) =>
  rechargesWithNames(db, {})
    .where('recharge.recharge_id', '=', anyOf(recharge_ids))
    .orderBy('recharge.created_at')
    .orderBy('recharge.recharge_id')
    .execute()

export const findOwnRecharges = (
  db: Db,
  filter: RechargeFilter & { user_id: string },
  start: PageStart,
): Promise<{ items: RechargeRow[]; next_cursor: string | null }> =>
  newestFirst(rechargesWithNames(db, filter), { at: 'recharge.created_at', id: 'recharge.recharge_id' }, start)

export async function countRecharges(db: Db, filter: RechargeFilter): Promise<number> {
  const { total } = await matching(db, filter)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/**
 * Locks an open bank account of the shop until the transaction ends.
 * @returns false when the account is closed or unknown.
 */
export async function isOpenBankAccount(tx: Tx, bank_account_id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('bank_account')
    .select('bank_account_id')
    .where('bank_account_id', '=', bank_account_id)
    .where('is_open', '=', true)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

type OnChain = { network: string; token: string; address: string; deposit_address: string }
/** The source of a recharge's money, as the shopper stated it. */
export type Origin =
  | { method: 'manual'; bank_account_id: string; bank_reference: string | null }
  | ({ method: 'chain'; transaction_hash: string | null } & OnChain)

export async function insertRecharge(
  tx: Tx,
  recharge: { user_id: string; amount_cents: number; reference: string } & Origin,
): Promise<string> {
  const { recharge_id } = await tx
    .insertInto('recharge')
    .values(recharge)
    .returning('recharge_id')
    .executeTakeFirstOrThrow()
  const { user_id, amount_cents, method } = recharge
  const data = { amount_cents, method, reason: null }
  await recordEvents(tx, [{ happening: 'recharge.requested', ref_id: recharge_id, user_id, data }])
  return recharge_id
}

type ClaimedTransaction = { user_id: string; network: string; transaction_hash: string }

/** Whether the shopper has already claimed this transaction. Refused claims do not count. */
export async function hasClaimed(tx: Tx, { user_id, network, transaction_hash }: ClaimedTransaction): Promise<boolean> {
  const row = await tx
    .selectFrom('recharge')
    .leftJoin('chain_deposit', (join) =>
      join
        .onRef('chain_deposit.user_id', '=', 'recharge.user_id')
        .onRef('chain_deposit.recharge_id', '=', 'recharge.recharge_id'),
    )
    .select('recharge.recharge_id')
    .where('recharge.user_id', '=', user_id)
    .where('recharge.network', '=', network)
    .where('recharge.status', '<>', 'refused')
    .where(({ eb, fn }) =>
      eb(fn.coalesce('chain_deposit.transaction_hash', 'recharge.transaction_hash'), '=', transaction_hash),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

type Evidence = { user_id: string; recharge_id: string; file_ids: readonly string[] }

export async function insertEvidence(tx: Tx, { user_id, recharge_id, file_ids }: Evidence): Promise<void> {
  if (file_ids.length === 0) return
  await tx
    .insertInto('recharge_evidence')
    .values(file_ids.map((file_id, position) => ({ user_id, recharge_id, position, file_id })))
    .execute()
}
