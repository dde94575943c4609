import { sumCents } from '@sampan/contract'
import { sql } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Db } from '../../db/database.ts'
import { newestFirst, type Place } from '../../db/newest-first.ts'
import type { Tx } from '../../db/transaction.ts'

export type DrawType = 'bank' | 'chain'
type Batch = { payout_batch_id: string; draw_type: DrawType; key_ids: string[] }
type Operator = { operator_id: string; operator_account: string }

/**
 * Puts all queued payouts of one kind into one batch, but for the operator's own: to banks, those whose card numbers these
 * keys can read. They count as sent from now on.
 */
export async function sendQueued(tx: Tx, { payout_batch_id, draw_type, key_ids, ...by }: Batch & Operator) {
  // Locked by id, as everybody locks them.
  const queued = await tx
    .selectFrom('withdrawal')
    .innerJoin('user_account', 'user_account.user_id', 'withdrawal.user_id')
    .select(['extract_id', 'net_cents'])
    .where('payout_state', '=', 'queued')
    .where('draw_type', '=', draw_type)
    .where('account', '<>', by.operator_account)
    .$if(draw_type === 'bank', (query) => query.where('card_key_id', 'in', key_ids))
    .orderBy('extract_id')
    .forNoKeyUpdate('withdrawal')
    .execute()
  if (queued.length === 0) return
  const net_cents = sumCents(queued.map((payout) => payout.net_cents))
  const { operator_id } = by
  await tx
    .insertInto('payout_batch')
    .values({ payout_batch_id, draw_type, operator_id, lines: queued.length, net_cents })
    .execute()
  await tx
    .updateTable('withdrawal')
    .set({ payout_state: 'sent', payout_batch_id })
    .where('extract_id', '=', anyOf(queued.map(({ extract_id }) => extract_id)))
    .execute()
}

/** How many payouts are queued that are the operator's own. */
export async function countQueuedOf(db: Db, draw_type: DrawType, operator_account: string): Promise<number> {
  const { own } = await db
    .selectFrom('withdrawal')
    .innerJoin('user_account', 'user_account.user_id', 'withdrawal.user_id')
    .select(({ fn }) => fn.countAll<number>().as('own'))
    .where('payout_state', '=', 'queued')
    .where('draw_type', '=', draw_type)
    .where('account', '=', operator_account)
    .executeTakeFirstOrThrow()
  return Number(own)
}

export type PayoutRow = Awaited<ReturnType<typeof findBatch>>[number]

/** What is still to be paid of a batch, the oldest first. */
export const findBatch = (db: Db, payout_batch_id: string) =>
  db
    .selectFrom('withdrawal')
    .innerJoin('user_account', 'user_account.user_id', 'withdrawal.user_id')
    .select(['extract_id', 'withdrawal.user_id', 'account', 'net_cents', 'bank_name', 'account_name'])
    .select(['card_number_sealed', 'withdrawal.created_at'])
    .select(['network', 'token', 'address'])
    .where('payout_batch_id', '=', payout_batch_id)
    .where('payout_state', '=', 'sent')
    .orderBy('extract_id')
    .execute()

/** A payout file, and whether it can no longer be had again. */
export const findPayoutBatch = (db: Db, payout_batch_id: string) =>
  db
    .selectFrom('payout_batch')
    .select('draw_type')
    .select(sql<boolean>`created_at < now() - time_limit('payout_file')`.as('is_expired'))
    .where('payout_batch_id', '=', payout_batch_id)
    .executeTakeFirst()

/** A page of the payout files, newest first, with what of them is still on its way. */
export const findPayoutBatches = (db: Db, place: Place) =>
  newestFirst(
    db
      .selectFrom('payout_batch')
      .innerJoin('operator', 'operator.operator_id', 'payout_batch.operator_id')
      .select(['payout_batch_id', 'draw_type', 'operator.account as operator', 'lines', 'net_cents'])
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
    place,
  )
