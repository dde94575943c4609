import { sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'
import { prepared } from '../../../../db/prepared.ts'
import type { ProviderName } from '../../../../provider/provider.ts'

/** A payment of an instant top-up to which a withdrawal can go back. */
export type CardMoney = {
  payment_id: string
  provider: ProviderName
  method: string | null
  brand: string | null
  last_four: string | null
  /** The amount of the payment, less withdrawals to it and corrections. */
  left_cents: number
  /** Whether the provider refused a refund, so that operators have to decide first. */
  is_blocked: boolean
}

/**
 * The payments of a shopper within the setting `card_refund` with money left, newest first. Payments whose money may leave in
 * another way, as two operators decided, are left out.
 */
export const { all: findCardMoney } = prepared(
  (_db, user_id: string) => sql<CardMoney>`
    select payment_id, provider, method, brand, last_four, amount_cents - taken_cents as left_cents, is_blocked
    from provider_payment
    cross join lateral (select taken_from_payment(user_id, payment_id) as taken_cents) as taken
    cross join lateral (select coalesce(bool_or(way is null), false) as is_blocked, coalesce(bool_or(way = 'other'), false) as is_open
      from provider_refund where provider_refund.user_id = provider_payment.user_id
        and provider_refund.payment_id = provider_payment.payment_id and state = 'refused') as refused
    where user_id = ${user_id} and status = 'credited' and credited_at > now() - time_limit('card_refund')
      and amount_cents > taken_cents and not is_open
    order by credited_at desc, payment_id desc`,
)

/** The amount of a payment that is left, whatever its age; negative if more was taken, for example by a correction. */
export async function leftOfPayment(db: Db, user_id: string, payment_id: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select amount_cents - taken_from_payment(user_id, payment_id) as cents
    from provider_payment where user_id = ${user_id} and payment_id = ${payment_id}::uuid`.execute(db)
  return rows[0]?.cents ?? 0
}

/** Money that arrived by card so recently that it cannot leave on a chain, and that did not go back to its card. */
export async function sumWaitingCardMoney(db: Db, user_id: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(greatest(0, amount_cents - taken_from_payment(user_id, payment_id))), 0)::bigint as cents
    from provider_payment
    where user_id = ${user_id} and status = 'credited' and credited_at > now() - time_limit('card_chain_wait')`.execute(
    db,
  )
  return rows[0]?.cents ?? 0
}

export async function findLanguage(db: Db, user_id: string): Promise<string> {
  const { language } = await db
    .selectFrom('user_account')
    .select('language')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  return language
}
