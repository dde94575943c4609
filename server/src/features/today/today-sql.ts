import type { ProposalKindName } from '@sampan/contract/rules'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { LATE_RESTS } from '../order/shipment/overdue-sql.ts'
import { HAS_LINE } from '../wallet/confirmation/has-line-sql.ts'

/** Rows are counted up to this number. */
const LIMIT = 1_000

export type WaitingKind =
  | 'recharge'
  | 'confirmed'
  | 'card'
  | 'withdrawal'
  | 'payout'
  | 'order'
  | 'refund'
  | 'message'
  | 'proposal'
  | 'dispute'
  | 'contract_withdrawal'
  | 'card_refund'

/** Waiting rows, oldest first, each in the order of a partial index on the waiting rows. */
const WAITING: Record<
  WaitingKind,
  RawBuilder<unknown> | ((operator_id: string, decides: readonly ProposalKindName[]) => RawBuilder<unknown>)
> = {
  recharge: sql`select created_at as at from recharge where status = 'auditing' order by created_at`,
  confirmed: sql`select recharge.created_at as at from recharge where ${HAS_LINE} order by recharge.created_at`,
  card: sql`select created_at as at from provider_payment where status = 'held' order by created_at`,
  withdrawal: sql`select created_at as at from withdrawal where status = 'auditing' order by created_at`,
  payout: sql`select created_at as at from withdrawal where payout_state = 'queued' and draw_type <> 'card' order by extract_id`,
  // The rest of a partly sent order counts once it is late.
  order: sql`select at from (
    (select created_at as at from shop_order where status = 'paid' order by created_at limit ${LIMIT + 1})
    union all (${LATE_RESTS} limit ${LIMIT + 1})) as unsent order by at`,
  refund: sql`select created_at as at from refund where state in ('applied', 'returning') order by created_at`,
  message: sql`select waiting_since as at from chat where waiting_since is not null order by waiting_since`,
  // Disputes that still need an answer.
  dispute: sql`select opened_at as at from provider_dispute
    where status = 'open' and evidence is null and accepted_at is null order by opened_at`,
  contract_withdrawal: sql`select declared_at as at from contract_withdrawal
    where status in ('unmatched', 'attached') order by declared_at`,
  // Refused refunds of withdrawals, for whose money operators have to choose a way.
  card_refund: sql`select ended_at as at from provider_refund
    where state = 'refused' and way is null and extract_id is not null order by ended_at`,
  // The operator's own proposals are left out, because a second operator has to decide them.
  proposal: (operator_id, decides) => sql`select proposed_at as at from desk_proposal
    where state = 'open' and expires_at > now() and proposed_by <> ${operator_id}
      and kind = any (${decides}) order by proposed_at`,
}

/** Where the time at which a row began to wait differs from that in WAITING. */
const WAITING_SINCE: Partial<Record<WaitingKind, RawBuilder<unknown>>> = {
  order: sql`select paid_at as at from shop_order where status = 'paid'`,
  payout: sql`select audited_at as at from withdrawal where payout_state = 'queued' and draw_type <> 'card'`,
}

/** A time whose transactions have ended, so that no row appears later with an earlier time. */
export const SETTLED = sql`now() - interval '10 seconds'`

/** `decides`: the kinds of proposals that the operator may decide. */
type WaitingQuery = {
  kind: WaitingKind
  operator_id: string
  decides: readonly ProposalKindName[]
  overdue_after_minutes: number
}
type Counted = { count: number; is_least: boolean; overdue: number; oldest_at: string | null }

export async function countWaiting(
  db: Db,
  { kind, operator_id, decides, overdue_after_minutes }: WaitingQuery,
): Promise<Counted> {
  const waiting = WAITING[kind]
  const rows_waiting = typeof waiting === 'function' ? waiting(operator_id, decides) : waiting
  const { rows } = await sql<Counted>`
    select least(count(*), ${LIMIT})::int as count, count(*) > ${LIMIT} as is_least, min(at) as oldest_at,
      least(count(*) filter (where at < now() - make_interval(mins => ${overdue_after_minutes})), ${LIMIT})::int as overdue
    from (${rows_waiting} limit ${LIMIT + 1}) as waiting`.execute(db)
  return rows[0] ?? { count: 0, is_least: false, overdue: 0, oldest_at: null }
}

/** The number of rows that began to wait since the operator's last mail about new work, up to LIMIT. */
export async function countNew(
  db: Db,
  { kind, operator_id, decides }: Omit<WaitingQuery, 'overdue_after_minutes'>,
): Promise<number> {
  const waiting = WAITING_SINCE[kind] ?? WAITING[kind]
  const rows_waiting = typeof waiting === 'function' ? waiting(operator_id, decides) : waiting
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select from (${rows_waiting}) as waiting
    where at > (select new_work_until from operator where operator_id = ${operator_id}) and at <= ${SETTLED}
    limit ${LIMIT}) as new_work`.execute(db)
  return rows[0]?.count ?? 0
}

/** The number of products with low stock of a SKU, up to `limit`. */
export async function countLowStock(db: Db, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from (select distinct product_id from low_stock_sku limit ${limit}) as low`.execute(db)
  return rows[0]?.count ?? 0
}

type Held = { count: number; is_least: boolean; amount_cents: number }

/** Withdrawals that are neither paid out nor refused, so their money is still held. */
export async function countHolds(db: Db): Promise<Held> {
  const { rows } = await sql<Held>`
    select least(count(*), ${LIMIT})::int as count, count(*) > ${LIMIT} as is_least,
      coalesce(sum(amount_cents), 0)::bigint as amount_cents
    from (select amount_cents from withdrawal where status = 'auditing' or payout_state in ('queued', 'sent')
      limit ${LIMIT + 1}) as held`.execute(db)
  return rows[0] ?? { count: 0, is_least: false, amount_cents: 0 }
}
