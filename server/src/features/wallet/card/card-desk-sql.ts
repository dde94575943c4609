import { DESK_COUNT_LIMIT } from '@sampan/contract'
import { type RawBuilder, sql } from 'kysely'
import { countUpTo } from '../../../db/count-up-to.ts'
import type { Db } from '../../../db/database.ts'
import { newestFirst, oldestFirst, type PageStart } from '../../../db/newest-first.ts'
import type { PaymentRow } from './card-sql.ts'

type SameCard = { user_id: string; account: string }

/** Other shoppers who paid with the same card. */
const SAME_CARD: RawBuilder<SameCard[]> = sql`(
  select coalesce(jsonb_agg(distinct jsonb_build_object('user_id', other.user_id, 'account', shopper.account)), '[]')
  from provider_payment as other join user_account as shopper using (user_id)
  where other.fingerprint = provider_payment.fingerprint and other.user_id <> provider_payment.user_id)`

const payments = (db: Db) =>
  db
    .selectFrom('provider_payment')
    .innerJoin('user_account', 'user_account.user_id', 'provider_payment.user_id')
    .select([
      'provider_payment.user_id',
      'payment_id',
      'provider',
      'mode',
      'ref',
      'status',
      'amount_cents',
      'fee_cents',
    ])
    .select([
      'held_because',
      'arrived_minor',
      'arrived_currency',
      'decline_reason',
      'method',
      'brand',
      'last_four',
      'risk',
    ])
    .select(['provider_payment.created_at', 'credited_at', 'account', 'family_name', 'given_name', 'language'])
    .select(SAME_CARD.as('same_card'))

export type PaymentFilter = { status?: PaymentRow['status'] | undefined; shopper?: string | undefined }

const matching = (db: Db, { status, shopper }: PaymentFilter) =>
  payments(db)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'held'))
    .$if(shopper !== undefined, (query) =>
      query.where(({ eb, or }) =>
        or([eb('account', '=', shopper ?? ''), eb(sql<string>`provider_payment.user_id::text`, '=', shopper ?? '')]),
      ),
    )

const KEYS = { at: 'provider_payment.created_at', id: 'provider_payment.payment_id' } as const

/** Held payments oldest first, because they wait for a decision; others newest first. */
export const findPaymentsAtDesk = (db: Db, filter: PaymentFilter, start: PageStart) =>
  filter.status === 'held'
    ? oldestFirst(matching(db, filter), KEYS, start)
    : newestFirst(matching(db, filter), KEYS, start)

export const countPaymentsAtDesk = (db: Db, filter: PaymentFilter) =>
  countUpTo(db, matching(db, filter), DESK_COUNT_LIMIT + 1)

export const findPaymentAtDesk = (db: Db, payment_id: string) =>
  payments(db).where('payment_id', '=', payment_id).executeTakeFirst()
export type PaymentAtDeskRow = NonNullable<Awaited<ReturnType<typeof findPaymentAtDesk>>>
