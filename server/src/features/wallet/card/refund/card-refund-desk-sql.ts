import { DESK_COUNT_LIMIT } from '@sampan/contract'
import { sql } from 'kysely'
import { countUpTo } from '../../../../db/count-up-to.ts'
import type { Db } from '../../../../db/database.ts'
import { newestFirst, oldestFirst, type PageStart } from '../../../../db/newest-first.ts'

const refunds = (db: Db) =>
  db
    .selectFrom('provider_refund')
    .innerJoin('user_account', 'user_account.user_id', 'provider_refund.user_id')
    .innerJoin('provider_payment', (join) =>
      join
        .onRef('provider_payment.user_id', '=', 'provider_refund.user_id')
        .onRef('provider_payment.payment_id', '=', 'provider_refund.payment_id'),
    )
    .leftJoin('operator', 'operator_id', 'way_by')
    .select(['provider_refund.user_id', 'refund_id', 'provider_refund.payment_id', 'provider_refund.provider'])
    .select(['extract_id', 'amount_minor', 'currency', 'state', 'refund_ref', 'problem', 'way', 'way_at'])
    .select(['operator.account as way_by', 'provider_refund.created_at', 'ended_at', 'method', 'brand', 'last_four'])
    .select(['user_account.account', 'family_name', 'given_name'])

export type RefundFilter = {
  state?: 'undecided' | 'under_way' | 'done' | 'refused' | undefined
  shopper?: string | undefined
}

const matching = (db: Db, { state, shopper }: RefundFilter) =>
  refunds(db)
    .$if(state === 'done' || state === 'refused', (query) =>
      query.where('state', '=', state === 'done' ? 'done' : 'refused'),
    )
    .$if(state === 'under_way', (query) => query.where('state', 'in', ['waiting', 'asked', 'pending']))
    .$if(state === 'undecided', (query) =>
      query.where('state', '=', 'refused').where('way', 'is', null).where('extract_id', 'is not', null),
    )
    .$if(shopper !== undefined, (query) =>
      query.where(({ eb, or }) =>
        or([
          eb('user_account.account', '=', shopper ?? ''),
          eb(sql<string>`provider_refund.user_id::text`, '=', shopper ?? ''),
        ]),
      ),
    )

const KEYS = { at: 'provider_refund.created_at', id: 'provider_refund.refund_id' } as const

/** Refunds that wait for a decision oldest first; others newest first. */
export const findRefundsAtDesk = (db: Db, filter: RefundFilter, start: PageStart) =>
  filter.state === 'undecided'
    ? oldestFirst(matching(db, filter), KEYS, start)
    : newestFirst(matching(db, filter), KEYS, start)

export const countRefundsAtDesk = (db: Db, filter: RefundFilter) =>
  countUpTo(db, matching(db, filter), DESK_COUNT_LIMIT + 1)

export const findRefundAtDesk = (db: Db, refund_id: string) =>
  refunds(db).where('refund_id', '=', refund_id).executeTakeFirst()
