import { DESK_COUNT_LIMIT } from '@sampan/contract'
import { type RawBuilder, sql } from 'kysely'
import { countUpTo } from '../../../../db/count-up-to.ts'
import type { Db } from '../../../../db/database.ts'
import { newestFirst, oldestFirst, type PageStart } from '../../../../db/newest-first.ts'
import type { Tx } from '../../../../db/transaction.ts'
import type { ProviderMode, ProviderName } from '../../../../provider/provider.ts'

type ReportSums = {
  provider: ProviderName
  mode: ProviderMode
  read_at: string | null
  failing_since: string | null
  clearing_cents: number
  balance_cents: number | null
  on_its_way_cents: number
  held_cents: number
  recent_cents: number
  explained_cents: number
  open_cents: number
  open: number
  unmatched_payouts: number
}

const DIFFERENCE = sql<number>`(ours_cents - ours_fee_cents - theirs_cents + theirs_fee_cents)`
const sumWhere = (condition: string, name: string) =>
  sql.raw(`coalesce(sum(ours_cents - ours_fee_cents - theirs_cents + theirs_fee_cents)
    filter (where ${condition}), 0)::bigint as ${name}`)

/** A payout that was booked, and that no line of a statement has. */
const UNMATCHED = sql<boolean>`exists (select from ledger_transfer where ref_type = 'provider_payout'
  and ref_id = payout_id::text and not exists (select from bank_match where movement_id = sequence)
  and not exists (select from bank_movement_note where movement_id = sequence))`

/** The figures of each provider that has payments. */
export async function findReports(db: Db): Promise<ReportSums[]> {
  const { rows } = await sql<ReportSums>`
    select provider, mode, read_at, failing_since, balance_cents,
      - ledger_summed_balance('clearing:' || provider) as clearing_cents, difference.*,
      (select count(*)::int from provider_payout where provider_payout.provider = provider_report.provider
        and arrives_on > now() - interval '90 days' and ${UNMATCHED}) as unmatched_payouts
    from provider_report join payment_provider using (provider) cross join lateral (
      select ${sumWhere("state = 'known' and known_because = 'on_its_way'", 'on_its_way_cents')},
        ${sumWhere("state = 'known' and known_because = 'held'", 'held_cents')},
        ${sumWhere("state = 'known' and known_because = 'recent'", 'recent_cents')},
        ${sumWhere("state = 'explained'", 'explained_cents')}, ${sumWhere("state = 'open'", 'open_cents')},
        count(*) filter (where state = 'open')::int as open
      from report_item where report_item.provider = provider_report.provider and state <> 'equal'
    ) as difference
    order by provider desc`.execute(db)
  return rows
}

/** The number of differences that operators have to explain, and since when. Undefined when there are none. */
export async function findOpenDifferences(db: Db): Promise<{ count: number; since: string } | undefined> {
  const { rows } = await sql<{ count: number; since: string | null }>`
    select count(*)::int as count, min(at) as since from report_item where state = 'open'`.execute(db)
  const [row] = rows
  return row && row.since !== null ? { count: row.count, since: row.since } : undefined
}

export type DayRow = {
  day: string
  items: number
  books_cents: number
  report_cents: number
  open: number
  known: number
}

/** The days up to a day, newest first, including days without items. */
export async function findReportDays(db: Db, provider: ProviderName, to: string, days: number): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    with asked as (select generate_series(${to}::date - ${days - 1}::int, ${to}::date, interval '1 day')::date as day)
    select asked.day, count(item_id)::int as items,
      coalesce(sum(ours_cents - ours_fee_cents), 0)::bigint as books_cents,
      coalesce(sum(theirs_cents - theirs_fee_cents), 0)::bigint as report_cents,
      count(*) filter (where state = 'open')::int as open,
      count(*) filter (where state in ('known', 'explained'))::int as known
    from asked left join report_item on report_item.day = asked.day and provider = ${provider} and kind <> 'rest'
    group by asked.day order by asked.day desc`.execute(db)
  return rows
}

type Explanation = {
  reason: string
  explained_by: string
  approved_by: string
  booked_fee_cents: number
  created_at: string
}

const EXPLANATIONS: RawBuilder<Explanation[]> = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('reason', reason, 'explained_by', proposer.account,
    'approved_by', approver.account, 'booked_fee_cents', booked_fee_cents, 'created_at',
    to_char(report_explanation.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    order by explanation_id desc), '[]')
  from report_explanation join operator as proposer on proposer.operator_id = explained_by
    join operator as approver on approver.operator_id = approved_by
  where report_explanation.item_id = report_item.item_id)`

const items = (db: Db) =>
  db
    .selectFrom('report_item')
    .leftJoin('provider_payment', (join) =>
      join
        .on('report_item.kind', '=', 'payment')
        .onRef(sql<string>`provider_payment.payment_id::text`, '=', 'report_item.key')
        .onRef('provider_payment.provider', '=', 'report_item.provider'),
    )
    .leftJoin('user_account', 'user_account.user_id', 'provider_payment.user_id')
    .select(['report_item.item_id', 'report_item.provider', 'kind', 'key', 'report_item.at', 'day', 'state', 'differs'])
    .select(['known_because', 'user_account.user_id', 'user_account.account'])
    .select(['ours_cents as books_cents', 'ours_fee_cents as books_fee_cents'])
    .select(['theirs_cents as report_cents', 'theirs_fee_cents as report_fee_cents', 'explained_cents'])
    .select([DIFFERENCE.as('difference_cents'), EXPLANATIONS.as('explanations')])
    .$narrowType<{ provider: ProviderName }>()

export type ItemRow = Awaited<ReturnType<typeof findItem>> & object
export const findItem = (db: Db, item_id: string) =>
  items(db).where('report_item.item_id', '=', item_id).executeTakeFirst()

export type ItemFilter = {
  provider?: ProviderName | undefined
  day?: string | undefined
  state?: ItemRow['state'] | undefined
}

const matching = (db: Db, { provider, day, state }: ItemFilter) =>
  items(db)
    .$if(provider !== undefined, (query) => query.where('report_item.provider', '=', provider ?? 'stripe'))
    .$if(day !== undefined, (query) => query.where('day', '=', day ?? ''))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'open'))

const KEYS = { at: 'report_item.at', id: 'report_item.item_id' } as const

/** Differences that wait for an explanation oldest first, others newest first. */
export const findItems = (db: Db, filter: ItemFilter, start: PageStart) =>
  filter.state === 'open'
    ? oldestFirst(matching(db, filter), KEYS, start)
    : newestFirst(matching(db, filter), KEYS, start)

export const countItems = (db: Db, filter: ItemFilter) => countUpTo(db, matching(db, filter), DESK_COUNT_LIMIT + 1)

export const lockItem = (tx: Tx, item_id: string) =>
  tx
    .selectFrom('report_item')
    .select('provider')
    .where('item_id', '=', item_id)
    .forUpdate()
    .$narrowType<{ provider: ProviderName }>()
    .executeTakeFirst()

type NewExplanation = {
  item_id: string
  difference_cents: number
  booked_fee_cents: number
  reason: string
  explained_by: string
  approved_by: string
}

/** @returns the id of the explanation. */
export async function insertExplanation(tx: Tx, explanation: NewExplanation): Promise<string> {
  const { explanation_id } = await tx
    .insertInto('report_explanation')
    .values(explanation)
    .returning('explanation_id')
    .executeTakeFirstOrThrow()
  return explanation_id
}

/** Explains the difference that an item has now. */
export async function setExplained(tx: Tx, item_id: string): Promise<void> {
  await sql`update report_item set explained_cents = ours_cents - theirs_cents,
      explained_fee_cents = ours_fee_cents - theirs_fee_cents
    where item_id = ${item_id}`.execute(tx)
}

const BANK_STATE = sql<'open' | 'matched' | 'explained' | null>`case when booked_at is null then null
  when ${UNMATCHED} then 'open'
  when exists (select from ledger_transfer join bank_match on movement_id = sequence
    where ref_type = 'provider_payout' and ref_id = payout_id::text) then 'matched' else 'explained' end`

type PayoutFilter = {
  provider?: ProviderName | undefined
  state?: 'on_its_way' | 'unmatched' | 'failed' | undefined
}

const payouts = (db: Db, { provider, state }: PayoutFilter) =>
  db
    .selectFrom('provider_payout')
    .select(['payout_id', 'provider', 'payout_ref', 'amount_cents', 'arrives_on', 'status', 'booked_at', 'returned_at'])
    .select([BANK_STATE.as('bank'), sql<string | null>`bank_day_of(booked_at)`.as('bank_day')])
    .$narrowType<{ provider: ProviderName }>()
    .$if(provider !== undefined, (query) => query.where('provider', '=', provider ?? 'stripe'))
    .$if(state === 'unmatched', (query) => query.where('booked_at', 'is not', null).where(UNMATCHED))
    .$if(state === 'on_its_way' || state === 'failed', (query) =>
      query.where('status', '=', state === 'failed' ? 'failed' : 'on_its_way'),
    )

export const findPayouts = (db: Db, filter: PayoutFilter, start: PageStart) =>
  newestFirst(
    payouts(db, filter),
    { at: sql<string>`arrives_on::timestamp at time zone 'UTC'`, id: 'payout_id' },
    start,
  )

export const countPayouts = (db: Db, filter: PayoutFilter) => countUpTo(db, payouts(db, filter), DESK_COUNT_LIMIT + 1)
