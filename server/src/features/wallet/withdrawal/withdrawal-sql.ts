import type { AuditStatusWord } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { ProviderName } from '../../../provider/provider.ts'
import { recordWithdrawal, WITHDRAWAL_HAPPENINGS } from './withdrawal-events-sql.ts'

export type NewWithdrawal = {
  user_id: string
  /** Equal for the parts of one request. */
  request_id?: string | null
  amount_cents: number
  service_charge_cents: number
  net_cents: number
  /**
   * Whether a second operator approved the payout while the account was blocked. If so, this block does not hold the
   * payout.
   */
  despite_block?: boolean
} & (
  | {
      draw_type: 'bank'
      bank_name: string
      account_name: string
      card_number_sealed: Buffer
      card_key_id: string
      card_last_four: string
    }
  | { draw_type: 'chain'; network: string; token: string; address: string }
  | { draw_type: 'card'; provider: ProviderName; payment_id: string }
)

export async function insertWithdrawal(tx: Tx, { despite_block = false, ...values }: NewWithdrawal): Promise<string> {
  const { extract_id } = await tx
    .insertInto('withdrawal')
    .values((query) => ({
      ...values,
      // The time is copied by SQL, because a JavaScript date drops the microseconds.
      despite_block_at: despite_block
        ? query.selectFrom('user_account').select('blocked_at').where('user_id', '=', values.user_id)
        : null,
    }))
    .returning('extract_id')
    .executeTakeFirstOrThrow()
  await recordWithdrawal(tx, 'withdrawal.requested', {
    ...values,
    ...{ extract_id, by_shop: despite_block, to_card: values.draw_type === 'card', reason: null },
  })
  return extract_id
}

export type WithdrawalFilter = {
  user_id?: string
  extract_id?: string
  status?: AuditStatusWord | undefined
}

const matching = (db: Db, { user_id, extract_id, status }: WithdrawalFilter) =>
  db
    .selectFrom('withdrawal')
    .$if(user_id !== undefined, (query) => query.where('withdrawal.user_id', '=', String(user_id)))
    .$if(extract_id !== undefined, (query) => query.where('withdrawal.extract_id', '=', String(extract_id)))
    .$if(status !== undefined, (query) => query.where('withdrawal.status', '=', status ?? 'auditing'))

export const withdrawalsWithNames = (db: Db, filter: WithdrawalFilter) =>
  matching(db, filter)
    .innerJoin('user_account', 'user_account.user_id', 'withdrawal.user_id')
    .select(['withdrawal.user_id', 'extract_id', 'request_id', 'draw_type', 'withdrawal.amount_cents'])
    .select(['service_charge_cents', 'net_cents'])
    .select(['bank_name', 'card_last_four', 'account_name', 'withdrawal.network', 'withdrawal.address'])
    .select([
      'withdrawal.status',
      'payout_state',
      'audit_reason',
      'bank_reference',
      'transaction_hash',
      'payout_batch_id',
      'despite_block_at',
    ])
    .select(['withdrawal.created_at', 'audited_at', 'paid_at', 'user_account.account'])
    .leftJoin('chain_network', 'chain_network.network', 'withdrawal.network')
    .leftJoin('chain_token', (join) =>
      join.onRef('chain_token.network', '=', 'withdrawal.network').onRef('chain_token.token', '=', 'withdrawal.token'),
    )
    .select(['chain_network.name as network_name'])
    .select(sql<string | null>`coalesce(chain_token.symbol, upper(withdrawal.token))`.as('token'))
    .leftJoin('provider_payment', (join) =>
      join
        .onRef('provider_payment.user_id', '=', 'withdrawal.user_id')
        .onRef('provider_payment.payment_id', '=', 'withdrawal.payment_id'),
    )
    .select(['withdrawal.payment_id', 'method', 'brand', 'provider_payment.last_four'])
    .leftJoin('operator as auditor', 'auditor.operator_id', 'withdrawal.audited_by')
    .select(['auditor.account as audited_by_account', 'family_name', 'given_name', 'language'])

export type WithdrawalRow = Awaited<ReturnType<typeof findOwnWithdrawals>>[number]

export const findWithdrawal = (db: Db, extract_id: string): Promise<WithdrawalRow | undefined> =>
  withdrawalsWithNames(db, { extract_id }).executeTakeFirst()

/** A shopper's own withdrawals, newest first: ids increase over time. */
export const findOwnWithdrawals = (
  db: Db,
  filter: WithdrawalFilter & { user_id: string },
  { page, cursor, limit }: { page: number; cursor: string | undefined; limit: number },
) =>
  withdrawalsWithNames(db, filter)
    .$if(cursor !== undefined, (query) => query.where('extract_id', '<', String(cursor)))
    .orderBy('extract_id', 'desc')
    .limit(limit)
    .offset(cursor === undefined ? (page - 1) * (limit - 1) : 0)
    .execute()

export async function countWithdrawals(db: Db, filter: WithdrawalFilter): Promise<number> {
  const { total } = await matching(db, filter)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

export const findWithdrawer = (db: Db, extract_id: string) =>
  db
    .selectFrom('withdrawal')
    .innerJoin('user_account', 'user_account.user_id', 'withdrawal.user_id')
    .select(['withdrawal.user_id', 'account'])
    .where('extract_id', '=', extract_id)
    .executeTakeFirst()

const withdrawalsOf = (tx: Tx, user_id: string) =>
  tx
    .selectFrom('withdrawal')
    .select(['extract_id', 'user_id', 'draw_type', 'amount_cents', 'service_charge_cents', 'net_cents'])
    .select(['network', 'token', 'address', 'status', 'payout_state', 'created_at', 'despite_block_at'])
    .select(['request_id', 'provider', 'payment_id'])
    .where('user_id', '=', user_id)

/**
 * Locks a withdrawal together with all waiting withdrawals of the shopper. The sum approved in a day has a limit, so
 * two withdrawals of one shopper must not be approved at the same time.
 */
export async function lockWithdrawal(tx: Tx, user_id: string, extract_id: string) {
  const withdrawals = await withdrawalsOf(tx, user_id)
    .where(({ eb, or }) => or([eb('extract_id', '=', extract_id), eb('status', '=', 'auditing')]))
    .orderBy('extract_id')
    .forNoKeyUpdate()
    .execute()
  return withdrawals.find((withdrawal) => withdrawal.extract_id === extract_id)
}
export type LockedWithdrawal = NonNullable<Awaited<ReturnType<typeof lockWithdrawal>>>

/** Locks the parts of the request of a withdrawal that wait for their audit; the withdrawal alone if it has no other parts. */
export const lockParts = (tx: Tx, { user_id, extract_id, request_id }: LockedWithdrawal): Promise<LockedWithdrawal[]> =>
  withdrawalsOf(tx, user_id)
    .where('status', '=', 'auditing')
    .where(({ eb }) => (request_id === null ? eb('extract_id', '=', extract_id) : eb('request_id', '=', request_id)))
    .orderBy('extract_id')
    .forNoKeyUpdate()
    .execute()

/** The parts of a request, whatever their states. */
export const findParts = (db: Db, request_id: string) =>
  withdrawalsWithNames(db, {}).where('request_id', '=', request_id).orderBy('extract_id').execute()

/** Locks the withdrawals of a shopper that can still be stopped, because they were not sent to the bank yet. */
export const lockStoppable = (tx: Tx, user_id: string): Promise<LockedWithdrawal[]> =>
  withdrawalsOf(tx, user_id)
    .where(({ eb, or }) => or([eb('status', '=', 'auditing'), eb('payout_state', '=', 'queued')]))
    .orderBy('extract_id')
    .forNoKeyUpdate()
    .execute()

/**
 * The sum of a shopper's withdrawals that were approved in the last 24 hours, without returned money. The last 24 hours
 * are counted, because a limit per calendar day could be used twice around midnight.
 */
export async function withdrawnInADay(db: Db, user_id: string): Promise<number> {
  const { cents } = await db
    .selectFrom('withdrawal')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as('cents'))
    .where('user_id', '=', user_id)
    .where('status', '=', 'approved')
    .where('audited_at', '>', sql<string>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow()
  return cents
}

type Change =
  | { status: 'approved'; payout_state: 'queued'; audited_by: string }
  | { status: 'refused'; payout_state: 'none'; audited_by: string | null; audit_reason: string }
  | { status: 'refused'; payout_state: 'cancelled' }
  | { payout_state: 'sent' }
  | { payout_state: 'queued'; payout_batch_id: null }
  | { payout_state: 'done'; bank_reference: string }
  | { payout_state: 'done'; transaction_hash: string }
  /** A refund, whose proof is its row in provider_refund. */
  | { payout_state: 'done' }
  | { status: 'refused'; payout_state: 'failed'; audit_reason: string }
  /** A refund that the card's bank sent back after it was paid. */
  | { status: 'refused'; payout_state: 'failed'; audit_reason: string; paid_at: null }

/**
 * Changes the state of a withdrawal that the caller has locked. Deletes the card number when no payout can follow any
 * more.
 */
export async function moveWithdrawal(tx: Tx, extract_id: string, change: Change): Promise<void> {
  const is_audit = 'status' in change && change.payout_state !== 'failed'
  const is_over = !['queued', 'sent'].includes(change.payout_state)
  const withdrawal = await tx
    .updateTable('withdrawal')
    .set(change)
    .$if(is_audit, (query) => query.set({ audited_at: sql<string>`now()` }))
    .$if(change.payout_state === 'done', (query) => query.set({ paid_at: sql<string>`now()` }))
    .$if(is_over, (query) => query.set({ card_number_sealed: null, card_key_id: null }))
    .where('extract_id', '=', extract_id)
    .returning(['extract_id', 'user_id', 'amount_cents', 'net_cents', 'audit_reason as reason'])
    .returning(sql<boolean>`despite_block_at is not null`.as('by_shop'))
    .returning(sql<boolean>`draw_type = 'card'`.as('to_card'))
    .executeTakeFirstOrThrow()
  const is_requeued = 'payout_batch_id' in change
  await recordWithdrawal(
    tx,
    is_requeued ? 'withdrawal.requeued' : WITHDRAWAL_HAPPENINGS[change.payout_state],
    withdrawal,
  )
}
