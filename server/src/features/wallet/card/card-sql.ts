import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { ProviderMode, ProviderName, Risk } from '../../../provider/provider.ts'

/** A payment of a shopper, with the columns that its screen and its transitions need. */
export type PaymentRow = {
  user_id: string
  payment_id: string
  provider: ProviderName
  mode: ProviderMode
  ref: string | null
  url: string | null
  amount_cents: number
  status: 'open' | 'pending' | 'credited' | 'declined' | 'cancelled' | 'expired' | 'held' | 'refunded'
  decline_reason: string | null
  method: string | null
  brand: string | null
  last_four: string | null
  risk: Risk | null
  fee_cents: number | null
  held_because: 'amount' | 'currency' | 'risk' | 'attempts' | 'balance' | 'deleted' | null
  recharge_id: string | null
  order_ids: string[] | null
  orders_outcome: 'waiting' | 'paid' | 'not_paid' | null
  orders_reason: string | null
  created_at: string
  expires_at: string
  credited_at: string | null
  reads: number
}

const COLUMNS =
  sql.raw(`user_id, payment_id, provider, mode, ref, url, amount_cents, status, decline_reason, method, brand,
  last_four, risk, fee_cents, held_because, recharge_id, order_ids, orders_outcome, orders_reason,
  created_at, expires_at,
  credited_at, reads`)

export const { first: findPayment } = prepared(
  (_db, user_id: string, payment_id: string) => sql<PaymentRow>`
    select ${COLUMNS} from provider_payment where user_id = ${user_id} and payment_id = ${payment_id}`,
)

export const { first: lockPayment } = prepared(
  (_tx, user_id: string, payment_id: string) => sql<PaymentRow>`
    select ${COLUMNS} from provider_payment where user_id = ${user_id} and payment_id = ${payment_id} for update`,
)

export const { first: findPaymentByRef } = prepared(
  (_db, provider: ProviderName, ref: string) => sql<PaymentRow>`
    select ${COLUMNS} from provider_payment where provider = ${provider} and ref = ${ref}`,
)

/** A payment by the id that the provider stores with it. */
export const { first: findPaymentById } = prepared(
  (_db, provider: ProviderName, payment_id: string) => sql<PaymentRow>`
    select ${COLUMNS} from provider_payment where provider = ${provider} and payment_id = ${payment_id}::uuid`,
)

export const { all: findDuePayments } = prepared(
  (_db, at_most: number) => sql<PaymentRow>`
    select ${COLUMNS} from provider_payment where due_at <= now() order by due_at limit ${at_most}`,
)

type NewPaymentRow = {
  user_id: string
  provider: ProviderName
  mode: ProviderMode
  amount_cents: number
  order_ids: string[] | null
  expires_at: string
  /** MAC of the network from which the shopper began. */
  network: string | null
}

export async function insertPayment(tx: Tx, payment: NewPaymentRow): Promise<string> {
  const orders_outcome = payment.order_ids === null ? null : 'waiting'
  const { payment_id } = await tx
    .insertInto('provider_payment')
    .values({ ...payment, orders_outcome })
    .returning('payment_id')
    .executeTakeFirstOrThrow()
  return payment_id
}

/** Stores the provider's id and page of a payment. */
export async function setPage(
  db: Db,
  payment_id: string,
  { ref, url }: { ref: string; url: string | null },
): Promise<void> {
  await sql`update provider_payment set ref = ${ref}, url = ${url} where payment_id = ${payment_id}::uuid
    and ref is null`.execute(db)
}

/** Stores what the provider reported last. `due_at` is set by the caller's transition. */
export async function updatePayment(
  tx: Tx,
  { user_id, payment_id }: Pick<PaymentRow, 'user_id' | 'payment_id'>,
  values: Partial<Omit<PaymentRow, 'created_at' | 'expires_at' | 'credited_at'>> & {
    fingerprint?: string | null
    arrived_minor?: number
    arrived_currency?: string
  },
): Promise<void> {
  if (Object.keys(values).length === 0) return
  await tx
    .updateTable('provider_payment')
    .set(values)
    .$if(values.status === 'credited', (query) => query.set({ credited_at: sql<string>`now()` }))
    .where('user_id', '=', user_id)
    .where('payment_id', '=', payment_id)
    .execute()
}

/** When the provider is asked about a payment next; null: never. */
export async function setDue(
  db: Db,
  { user_id, payment_id }: Pick<PaymentRow, 'user_id' | 'payment_id'>,
  pause_s: number | null,
  isRead: boolean,
): Promise<void> {
  await sql`update provider_payment set due_at = now() + make_interval(secs => ${pause_s}::float8),
      reads = reads + ${isRead ? 1 : 0}
    where user_id = ${user_id} and payment_id = ${payment_id}`.execute(db)
}

/** Stores a recharge for a payment that arrived. @returns its id. */
export async function insertCardRecharge(tx: Tx, user_id: string, amount_cents: number): Promise<string> {
  const { recharge_id } = await tx
    .insertInto('recharge')
    .values({
      user_id,
      method: 'card',
      amount_cents,
      arrival_cents: amount_cents,
      status: 'approved',
      audited_at: sql<string>`now()`,
    })
    .returning('recharge_id')
    .executeTakeFirstOrThrow()
  return recharge_id
}

export type Sums = { day_cents: number; month_cents: number; is_newcomer: boolean }

/** The sums that a shopper has paid or may still pay, of the last 24 hours and 30 days. Payments that ended without money do not count. */
export const { first: sumPayments } = prepared(
  (_db, user_id: string) => sql<Sums>`
    select coalesce(sum(amount_cents) filter (where created_at > now() - interval '24 hours'), 0)::bigint as day_cents,
      coalesce(sum(amount_cents), 0)::bigint as month_cents,
      not exists (select from recharge where user_id = ${user_id} and status = 'approved'
        and created_at < now() - interval '7 days') as is_newcomer
    from provider_payment where user_id = ${user_id} and created_at > now() - interval '30 days'
      and (status in ('pending', 'credited', 'held') or status = 'open' and expires_at > now())`,
)

/** Whether the account was deleted, so that nothing can be credited to it. */
export async function isDeleted(db: Db, user_id: string): Promise<boolean> {
  const account = await db
    .selectFrom('user_account')
    .select('deleted_at')
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return account === undefined || account.deleted_at !== null
}

/** Stores whether the orders of a credited payment were paid. */
export async function setOrdersOutcome(
  tx: Tx,
  { user_id, payment_id }: Pick<PaymentRow, 'user_id' | 'payment_id'>,
  outcome: 'paid' | 'not_paid',
  reason: string | null,
): Promise<void> {
  await sql`update provider_payment set orders_outcome = ${outcome}, orders_reason = ${reason}
    where user_id = ${user_id} and payment_id = ${payment_id} and orders_outcome = 'waiting'`.execute(tx)
}

/**
 * Ends a payment that cannot bring money any more, after its time: its page was never made, or it is a test payment of a shop that
 * has gone live. Before, it is looked at again in a minute.
 */
export async function expireUnpayable(db: Db, { user_id, payment_id }: Pick<PaymentRow, 'user_id' | 'payment_id'>) {
  await sql`update provider_payment set
      status = case when expires_at <= now() then 'expired' else status end,
      due_at = case when expires_at <= now() then null else now() + interval '1 minute' end
    where user_id = ${user_id} and payment_id = ${payment_id} and (ref is null or mode = 'test')
      and status in ('open', 'pending')`.execute(db)
}

/** The shopper's mailbox, for the provider's receipt; null if the shopper has not confirmed it. */
export async function findMailbox(db: Db, user_id: string): Promise<string | null> {
  const account = await db
    .selectFrom('user_account')
    .select('account')
    .where('user_id', '=', user_id)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
  return account?.account ?? null
}

/** The language of a shopper's account; undefined for an account without one. */
export async function findLanguage(db: Db, user_id: string): Promise<string | undefined> {
  const account = await db
    .selectFrom('user_account')
    .select('language')
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return account?.language
}
