import { sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'
import { prepared } from '../../../../db/prepared.ts'
import type { Tx } from '../../../../db/transaction.ts'
import type { Risk } from '../../../../provider/provider.ts'
import type { PaymentRow } from '../card-sql.ts'

/** How the shop is protected from stolen cards. Points are counted per hour. */
export type Protection = {
  shopper_points: number
  network_points: number
  card_points: number
  decline_points: number
  review_risk: Exclude<Risk, 'normal'>
}
type ProtectionAtDesk = Protection & { changed_by: string | null; changed_at: string | null }

const COLUMNS = sql.raw('shopper_points, network_points, card_points, decline_points, review_risk')

export const { first: findProtection } = prepared(
  (_db) => sql<ProtectionAtDesk>`select ${COLUMNS}, changed_at,
    (select account from operator where operator_id = changed_by) as changed_by from card_protection`,
)
export const { first: lockProtection } = prepared(
  (_tx) => sql<Protection>`select ${COLUMNS} from card_protection for update`,
)

export async function saveProtection(tx: Tx, protection: Protection, operator_id: string): Promise<void> {
  await tx
    .updateTable('card_protection')
    .set({ ...protection, changed_by: operator_id, changed_at: sql<string>`now()` })
    .execute()
}

/** The subject of a count of attempts: a shopper, a network or a card. */
export type Counted = { column: 'user_id' | 'network' | 'fingerprint'; value: string }

/**
 * The time from which fewer than `points` points of the last hour remain; undefined if fewer were used.
 * A begun top-up is one point, and a declined attempt `decline_points` more.
 */
export async function attemptsUntil(
  db: Db,
  { column, value }: Counted,
  points: number,
  decline_points: number,
): Promise<string | undefined> {
  const counted = sql.ref(column)
  const { rows } = await sql<{ until: string | null }>`
    with attempt as (
      select created_at as at, payment_id, 1 as points from provider_payment
      where ${counted} = ${value} and created_at > now() - interval '1 hour'
      union all
      select declined_at, payment_id, ${decline_points}::int from card_decline
      where ${counted} = ${value} and declined_at > now() - interval '1 hour')
    select max(at) + interval '1 hour' as until
    from (select at, sum(points) over (order by at desc, payment_id desc, points) as total from attempt) as counted
    where total >= ${points}::int`.execute(db)
  return rows[0]?.until ?? undefined
}

/** Fingerprints of the cards that a shopper used in the last day. */
export async function findCardsOf(db: Db, user_id: string): Promise<string[]> {
  const { rows } = await sql<{ fingerprint: string }>`
    select fingerprint from provider_payment
    where user_id = ${user_id} and fingerprint is not null and created_at > now() - interval '1 day'
    union
    select fingerprint from card_decline
    where user_id = ${user_id} and fingerprint is not null and declined_at > now() - interval '1 day'
    limit 20`.execute(db)
  return rows.map(({ fingerprint }) => fingerprint)
}

/** Waits until other top-ups from this network are committed, so that all of them are counted. */
export async function lockNetworkOfCards(tx: Tx, network: string): Promise<void> {
  const name = `card network ${network}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

type Decline = { attempt_ref: string; fingerprint: string | null }

/** Stores a declined attempt of a payment, once. */
export async function insertDecline(
  tx: Tx,
  { user_id, payment_id }: Pick<PaymentRow, 'user_id' | 'payment_id'>,
  { attempt_ref, fingerprint }: Decline,
): Promise<void> {
  await sql`insert into card_decline (user_id, payment_id, attempt_ref, fingerprint, network)
    select user_id, payment_id, ${attempt_ref}, ${fingerprint}, network from provider_payment
    where user_id = ${user_id} and payment_id = ${payment_id}
    on conflict do nothing`.execute(tx)
}

/** Other shoppers who used a card of this shopper, with the time of the last attempt. */
export const { all: findSameCard } = prepared(
  (_db, user_id: string) => sql<{ user_id: string; account: string; last_at: string }>`
    with attempt as (
      select user_id, fingerprint, created_at as at from provider_payment where fingerprint is not null
      union all
      select user_id, fingerprint, declined_at from card_decline where fingerprint is not null)
    select other.user_id, account, max(other.at) as last_at
    from attempt as other join user_account using (user_id)
    where other.user_id <> ${user_id}
      and other.fingerprint in (select fingerprint from attempt where user_id = ${user_id})
    group by other.user_id, account order by last_at desc limit 50`,
)

/** Whether the provider is the stand-in of the demo, whose test cards are the same for everybody. */
export const { first: findIsDemo } = prepared(
  (_db, provider: string) =>
    sql<{ is_demo: boolean }>`select is_demo from payment_provider where provider = ${provider}`,
)
