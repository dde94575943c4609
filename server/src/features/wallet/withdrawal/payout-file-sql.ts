import { sumCents } from '@sampan/contract'
import { sql } from 'kysely'
import { anyOf } from '../../../db/any-of.ts'
import type { Db } from '../../../db/database.ts'
import { newestFirst, type PageStart } from '../../../db/newest-first.ts'
import type { Tx } from '../../../db/transaction.ts'
import { isBeingChecked } from '../chain/payout/payment-sql.ts'
import { recordSent } from './withdrawal-events-sql.ts'

export type DrawType = 'bank' | 'chain'
/** `safe`: for the CSV Airdrop app of Safe. */
export type PayoutFormat = 'shop' | 'safe'
/** Queued payouts of one type; `network`: only those on this network. */
type Payouts = { draw_type: DrawType; network: string | null }
type Queue = Payouts & { user_ids: string[]; key_ids: string[]; operator_account: string }

/**
 * Locks the shoppers with queued payouts. Until the transaction ends, they cannot get a debt or be blocked, and their
 * payouts cannot change.
 */
export async function lockWithdrawers(tx: Tx, { draw_type, network }: Payouts): Promise<string[]> {
  const rows = await tx
    .selectFrom('user_account')
    .select('user_id')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('withdrawal')
          .whereRef('withdrawal.user_id', '=', 'user_account.user_id')
          .where('payout_state', '=', 'queued')
          .where('draw_type', '=', draw_type)
          .$if(network !== null, (query) => query.where('network', '=', network)),
      ),
    )
    .orderBy('user_id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/**
 * Locks queued payouts of these shoppers, except the operator's own and bank payouts whose card number `key_ids` cannot
 * decrypt.
 */
export const lockQueued = (tx: Tx, { draw_type, network, user_ids, key_ids, operator_account }: Queue) =>
  tx
    .selectFrom('withdrawal')
    .innerJoin('user_account', 'user_account.user_id', 'withdrawal.user_id')
    .select(['extract_id', 'withdrawal.user_id', 'net_cents', 'withdrawal.created_at', 'despite_block_at'])
    .select(['network', 'address'])
    .where('payout_state', '=', 'queued')
    .where('draw_type', '=', draw_type)
    .where('withdrawal.user_id', '=', anyOf(user_ids))
    .where('account', '<>', operator_account)
    .$if(network !== null, (query) => query.where('network', '=', network))
    .$if(draw_type === 'bank', (query) => query.where('card_key_id', 'in', key_ids))
    .orderBy('extract_id')
    .forNoKeyUpdate('withdrawal')
    .execute()

type NewBatch = Payouts & { payout_batch_id: string; format: PayoutFormat; operator_id: string }

/** Puts payouts into one batch, which marks them as sent. */
export async function insertBatch(tx: Tx, batch: NewBatch, payouts: { extract_id: string; net_cents: number }[]) {
  const { payout_batch_id } = batch
  const net_cents = sumCents(payouts.map((payout) => payout.net_cents))
  await tx
    .insertInto('payout_batch')
    .values({ ...batch, lines: payouts.length, net_cents })
    .execute()
  const rows = await tx
    .updateTable('withdrawal')
    .set({ payout_state: 'sent', payout_batch_id })
    .where('extract_id', '=', anyOf(payouts.map(({ extract_id }) => extract_id)))
    .returning(['extract_id', 'user_id', 'amount_cents', 'net_cents'])
    .returning(sql<boolean>`despite_block_at is not null`.as('by_shop'))
    .execute()
  await recordSent(tx, rows)
}

export async function countQueuedOf(
  db: Db,
  { draw_type, network }: Payouts,
  operator_account: string,
): Promise<number> {
  const { own } = await db
    .selectFrom('withdrawal')
    .innerJoin('user_account', 'user_account.user_id', 'withdrawal.user_id')
    .select(({ fn }) => fn.countAll<number>().as('own'))
    .where('payout_state', '=', 'queued')
    .where('draw_type', '=', draw_type)
    .$if(network !== null, (query) => query.where('network', '=', network))
    .where('account', '=', operator_account)
    .executeTakeFirstOrThrow()
  return Number(own)
}

export type PayoutRow = Awaited<ReturnType<typeof findBatch>>[number]

export const findBatch = (db: Db, payout_batch_id: string) =>
  db
    .selectFrom('withdrawal')
    .innerJoin('user_account', 'user_account.user_id', 'withdrawal.user_id')
    .select(['extract_id', 'withdrawal.user_id', 'account', 'net_cents', 'bank_name', 'account_name'])
    .select(['card_number_sealed', 'withdrawal.created_at'])
    .leftJoin('chain_token', (join) =>
      join.onRef('chain_token.network', '=', 'withdrawal.network').onRef('chain_token.token', '=', 'withdrawal.token'),
    )
    .select(['withdrawal.network', 'withdrawal.token', 'address', 'contract', 'despite_block_at'])
    .where('payout_batch_id', '=', payout_batch_id)
    .where('payout_state', '=', 'sent')
    .where(({ not }) => not(isBeingChecked))
    .orderBy('extract_id')
    .execute()

/** A payout file, and whether its download period is over. */
export const findPayoutBatch = (db: Db, payout_batch_id: string) =>
  db
    .selectFrom('payout_batch')
    .select(['draw_type', 'network', 'format'])
    .select(sql<boolean>`created_at < now() - time_limit('payout_file')`.as('is_expired'))
    .where('payout_batch_id', '=', payout_batch_id)
    .executeTakeFirst()

export const findPayoutBatches = (db: Db, start: PageStart) =>
  newestFirst(
    db
      .selectFrom('payout_batch')
      .innerJoin('operator', 'operator.operator_id', 'payout_batch.operator_id')
      .select(['payout_batch_id', 'draw_type', 'network', 'format', 'lines', 'net_cents'])
      .select(['operator.account as operator'])
      .select(['payout_batch.created_at'])
      .select(sql<boolean>`payout_batch.created_at < now() - time_limit('payout_file')`.as('is_expired'))
      .select((batch) =>
        batch
          .selectFrom('withdrawal')
          .select(sql<number>`count(*)::int`.as('open_lines'))
          .whereRef('withdrawal.payout_batch_id', '=', 'payout_batch.payout_batch_id')
          .where('payout_state', '=', 'sent')
          .$asScalar()
          .$notNull()
          .as('open_lines'),
      ),
    { at: 'payout_batch.created_at', id: 'payout_batch.payout_batch_id' },
    start,
  )

/** EVM networks with queued payouts: a Safe exists on them. */
export const findPayoutNetworks = (db: Db) =>
  db
    .selectFrom('withdrawal')
    .innerJoin('chain_network', 'chain_network.network', 'withdrawal.network')
    .select(['chain_network.network', 'name'])
    .select(sql<number>`count(*)::int`.as('queued'))
    .where('payout_state', '=', 'queued')
    .where('draw_type', '=', 'chain')
    .where('kind', '=', 'evm')
    .groupBy('chain_network.network')
    .orderBy('position')
    .$narrowType<{ name: string }>()
    .execute()
