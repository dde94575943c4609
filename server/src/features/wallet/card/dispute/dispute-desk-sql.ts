import { DESK_COUNT_LIMIT } from '@sampan/contract'
import { sql } from 'kysely'
import { countUpTo } from '../../../../db/count-up-to.ts'
import type { Db } from '../../../../db/database.ts'
import { newestFirst, oldestFirst, type PageStart } from '../../../../db/newest-first.ts'
import { prepared } from '../../../../db/prepared.ts'

type Problem = 'payment_unknown' | 'payment_not_credited' | 'currency' | 'amount'

/** The reason why an operator has to look at the dispute; null if it is as expected. */
const PROBLEM = sql<Problem | null>`case
  when dispute.payment_id is null then 'payment_unknown'
  when provider_payment.status <> 'credited' then 'payment_not_credited'
  when currency <> 'USD' then 'currency'
  when greatest(amount_minor, withheld_cents) > provider_payment.amount_cents
    or held_cents + loss_cents < booked_withheld_cents and dispute.status <> 'won' then 'amount' end`

const disputes = (db: Db) =>
  db
    .selectFrom('provider_dispute as dispute')
    .leftJoin('provider_payment', (join) =>
      join
        .onRef('provider_payment.user_id', '=', 'dispute.user_id')
        .onRef('provider_payment.payment_id', '=', 'dispute.payment_id'),
    )
    .leftJoin('user_account', 'user_account.user_id', 'dispute.user_id')
    .leftJoin('operator as sender', 'sender.operator_id', 'dispute.evidence_by')
    .select(['dispute_id', 'dispute.provider', 'dispute_ref', 'dispute.ref', 'dispute.user_id', 'dispute.payment_id'])
    .select(['dispute.status', 'reason', 'amount_minor', 'currency', 'held_cents', 'withheld_cents'])
    .select(['dispute.fee_cents', 'loss_cents', 'dispute.due_at', 'evidence', 'evidence_at', 'accepted_at', 'refusal'])
    .select(sql<boolean>`evidence_pdf is not null`.as('has_pdf'))
    .select(['opened_at', 'closed_at', 'method', 'brand', 'last_four'])
    .select(['provider_payment.amount_cents as payment_cents', 'sender.account as evidence_by'])
    .select(['user_account.account', 'family_name', 'given_name', PROBLEM.as('problem')])

export type DisputeFilter = {
  status?: 'open' | 'evidence_sent' | 'won' | 'lost' | 'problem' | undefined
  shopper?: string | undefined
}

const matching = (db: Db, { status, shopper }: DisputeFilter) =>
  disputes(db)
    .$if(status === 'problem', (query) => query.where(PROBLEM, 'is not', null))
    .$if(status !== undefined && status !== 'problem', (query) =>
      query.where('dispute.status', '=', status as 'open' | 'evidence_sent' | 'won' | 'lost'),
    )
    .$if(shopper !== undefined, (query) =>
      query.where(({ eb, or }) =>
        or([
          eb('user_account.account', '=', shopper ?? ''),
          eb(sql<string>`dispute.user_id::text`, '=', shopper ?? ''),
        ]),
      ),
    )

/** A dispute without a deadline comes after those with one. */
const DEADLINE = sql<string>`coalesce(dispute.due_at, opened_at + interval '10 years')`

/** Open disputes by their deadline, because they wait for evidence; others newest first. */
export const findDisputesAtDesk = (db: Db, filter: DisputeFilter, start: PageStart) =>
  filter.status === 'open'
    ? oldestFirst(matching(db, filter), { at: DEADLINE, id: 'dispute_id' }, start)
    : newestFirst(matching(db, filter), { at: 'opened_at', id: 'dispute_id' }, start)

export const countDisputesAtDesk = (db: Db, filter: DisputeFilter) =>
  countUpTo(db, matching(db, filter), DESK_COUNT_LIMIT + 1)

export const findDisputeAtDesk = (db: Db, dispute_id: string) =>
  disputes(db).where('dispute_id', '=', dispute_id).executeTakeFirst()
export type DisputeAtDeskRow = NonNullable<Awaited<ReturnType<typeof findDisputeAtDesk>>>

type StepRow = {
  step_id: string
  status: 'open' | 'evidence_sent' | 'won' | 'lost'
  held_cents: number
  owed_cents: number
  withheld_cents: number
  fee_cents: number
  loss_cents: number
  at: string
}

/** The changes of a dispute, oldest first. */
export const { all: findSteps } = prepared(
  (_db, dispute_id: string) => sql<StepRow>`
    select step_id, status, held_cents, owed_cents, withheld_cents, fee_cents, loss_cents, at
    from provider_dispute_step where dispute_id = ${dispute_id}::uuid order by at, step_id`,
)
