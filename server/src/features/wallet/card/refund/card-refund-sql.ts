import { sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'
import { prepared } from '../../../../db/prepared.ts'
import type { Tx } from '../../../../db/transaction.ts'
import type { ProviderMode, ProviderName } from '../../../../provider/provider.ts'

/** A refund, with the provider's id of its payment. */
export type RefundRow = {
  user_id: string
  refund_id: string
  payment_id: string
  provider: ProviderName
  extract_id: string | null
  amount_minor: number
  currency: string
  state: 'waiting' | 'asked' | 'pending' | 'done' | 'refused' | 'stopped'
  refund_ref: string | null
  problem: string | null
  way: 'card' | 'other' | null
  created_at: string
  ended_at: string | null
  tries: number
  /** The provider's id of the payment, and the mode of the keys that know it. */
  ref: string
  mode: ProviderMode
}

const COLUMNS =
  sql.raw(`provider_refund.user_id, refund_id, payment_id, provider_refund.provider, extract_id, amount_minor,
  currency, state, refund_ref, problem, way, provider_refund.created_at, ended_at, tries,
  (select ref from provider_payment where provider_payment.user_id = provider_refund.user_id
    and provider_payment.payment_id = provider_refund.payment_id) as ref,
  (select mode from provider_payment where provider_payment.user_id = provider_refund.user_id
    and provider_payment.payment_id = provider_refund.payment_id) as mode`)

export const { first: findRefundById } = prepared(
  (_db, refund_id: string) => sql<RefundRow>`
    select ${COLUMNS} from provider_refund where refund_id = ${refund_id}::uuid`,
)

export const { first: findRefundByRef } = prepared(
  (_db, provider: ProviderName, refund_ref: string) => sql<RefundRow>`
    select ${COLUMNS} from provider_refund where provider = ${provider} and refund_ref = ${refund_ref}`,
)

export const { first: lockRefund } = prepared(
  (_tx, user_id: string, refund_id: string) => sql<RefundRow>`
    select ${COLUMNS} from provider_refund where user_id = ${user_id} and refund_id = ${refund_id}::uuid for update`,
)

export const { all: findDueRefunds } = prepared(
  (_db, at_most: number) => sql<RefundRow>`
    select ${COLUMNS} from provider_refund where due_at <= now() order by due_at limit ${at_most}`,
)

/** The refund of a withdrawal as the desk shows it. */
export const findRefund = async (db: Db, extract_id: string) =>
  db
    .selectFrom('provider_refund')
    .leftJoin('operator', 'operator_id', 'way_by')
    .select(['refund_id', 'payment_id', 'provider', 'extract_id', 'amount_minor', 'currency', 'state', 'refund_ref'])
    .select(['problem', 'way', 'operator.account as way_by', 'way_at', 'provider_refund.created_at', 'ended_at'])
    .where('refund_id', '=', extract_id)
    .executeTakeFirst()

type Card = {
  extract_id: string
  user_id: string
  payment_id: string | null
  provider: ProviderName | null
  net_cents: number
}

/** Stores the refund that pays out an approved withdrawal. A job asks the provider for it. */
export async function startRefund(
  tx: Tx,
  { extract_id, user_id, payment_id, provider, net_cents }: Card,
): Promise<void> {
  await sql`insert into provider_refund (user_id, refund_id, payment_id, provider, extract_id, amount_minor, currency)
    values (${user_id}, ${extract_id}::uuid, ${payment_id}::uuid, ${provider}, ${extract_id}::uuid, ${net_cents}, 'USD')`.execute(
    tx,
  )
}

type Held = { user_id: string; payment_id: string; provider: ProviderName; amount_minor: number; currency: string }

/** Stores the refund that gives a held payment back. */
export async function startGivingBack(tx: Tx, { user_id, payment_id, provider, amount_minor, currency }: Held) {
  await sql`insert into provider_refund (user_id, refund_id, payment_id, provider, amount_minor, currency)
    values (${user_id}, gen_random_uuid(), ${payment_id}::uuid, ${provider}, ${amount_minor}, ${currency})`.execute(tx)
}

export type RefundChange =
  | { state: 'asked' | 'stopped' }
  | { state: 'pending' | 'done'; refund_ref: string }
  | { state: 'refused'; refund_ref: string | null; problem: string }

const ENDED: readonly RefundRow['state'][] = ['done', 'refused', 'stopped']

/** Changes the state of a refund that the caller has locked. `pause_s`: until the provider is asked again; null for never. */
export async function moveRefund(
  tx: Tx,
  { user_id, refund_id }: Pick<RefundRow, 'user_id' | 'refund_id'>,
  change: RefundChange,
  pause_s: number | null,
): Promise<void> {
  await tx
    .updateTable('provider_refund')
    .set({
      ...change,
      tries: sql<number>`tries + 1`,
      due_at: sql<string>`now() + make_interval(secs => ${pause_s}::float8)`,
      ended_at: ENDED.includes(change.state) ? sql<string>`now()` : null,
    })
    .where('user_id', '=', user_id)
    .where('refund_id', '=', refund_id)
    .execute()
}

/** Asks about a refund again after a pause; null: never. Tries are counted, so that pauses grow. */
export async function postponeRefund(db: Db, refund_id: string, pause_s: number | null): Promise<void> {
  await sql`update provider_refund set due_at = now() + make_interval(secs => ${pause_s}::float8), tries = tries + 1
    where refund_id = ${refund_id}::uuid and due_at is not null`.execute(db)
}

/**
 * Plans the next read of a refund that was made, because cards' banks send refunds back for weeks: after 1, 2, 4, 8, 16 and 32 days.
 */
export async function watchRefund(
  tx: Tx,
  { user_id, refund_id }: Pick<RefundRow, 'user_id' | 'refund_id'>,
): Promise<void> {
  await sql`update provider_refund set due_at = case when ended_at > now() - interval '30 days'
      then now() + greatest(interval '1 day', now() - ended_at) end
    where user_id = ${user_id} and refund_id = ${refund_id}::uuid and state = 'done'`.execute(tx)
}

/** Stores what operators decided about a refused refund. @returns false if it was decided before. */
export async function setWay(tx: Tx, refund_id: string, way: 'card' | 'other', operator_id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('provider_refund')
    .set({ way, way_by: operator_id, way_at: sql<string>`now()` })
    .where('refund_id', '=', refund_id)
    .where('state', '=', 'refused')
    .where('way', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * The part of a held payment that can be given back, in the smallest unit of its currency: what arrived, less what its disputes took
 * or may take. A dispute in another currency takes all of it.
 */
export async function leftToGiveBack(db: Db, { user_id, payment_id }: Pick<Held, 'user_id' | 'payment_id'>) {
  const { rows } = await sql<{ minor: number }>`
    select greatest(0, minor - (select coalesce(sum(case
        when currency <> coalesce(arrived_currency, 'USD') then minor
        when currency = 'USD' then greatest(amount_minor, withheld_cents)
        else amount_minor end), 0)
      from provider_dispute where provider_dispute.user_id = provider_payment.user_id
        and provider_dispute.payment_id = provider_payment.payment_id and provider_dispute.status <> 'won'))::bigint as minor
    from provider_payment cross join lateral (select coalesce(arrived_minor, amount_cents) as minor) as arrived
    where user_id = ${user_id} and payment_id = ${payment_id}::uuid`.execute(db)
  return rows[0]?.minor ?? 0
}

/** Whether a held payment is being given back, or was. */
export async function hasOpenRefund(db: Db, payment_id: string): Promise<boolean> {
  const { rows } = await sql`select from provider_refund where payment_id = ${payment_id}::uuid and extract_id is null
    and state in ('waiting', 'asked', 'pending', 'done')`.execute(db)
  return rows.length > 0
}
