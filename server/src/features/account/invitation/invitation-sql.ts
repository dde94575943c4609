import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'

export type InvitedCustomer = {
  account: string
  family_name: string
  given_name: string
  mobile: string | null
  language: Language
  /** Whether the customer agreed to get news by mail; null if the file does not say. */
  agreed: boolean | null
  agreed_at: string | null
}

/**
 * Adds accounts without a password, which only an invitation, a mailed code or a verified registration opens.
 * @param invites whether the invitations are due now.
 * @returns the ids of the new accounts, by address; addresses that have an account are left out.
 */
export async function insertInvited(
  tx: Tx,
  customers: readonly InvitedCustomer[],
  invites: boolean,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ account: string; user_id: string }>`
    with customer as (
      select * from jsonb_to_recordset(${JSON.stringify(customers)}::jsonb) as customer (account text, family_name text,
        given_name text, mobile text, language text, agreed boolean, agreed_at timestamptz)
    ), added as (
      insert into user_account (account, password_hash, family_name, given_name, mobile, language)
      select account, '', family_name, given_name, mobile, language from customer order by account
      on conflict (account) do nothing returning account, user_id)
    select account, user_id from added`.execute(tx)
  const added = new Map(rows.map(({ account, user_id }) => [account, user_id]))
  const of_added = customers.flatMap((customer) => {
    const user_id = added.get(customer.account)
    return user_id ? [{ ...customer, user_id }] : []
  })
  await sql`insert into invitation (user_id, due_at)
    select user_id, ${invites ? sql`now()` : sql`null::timestamptz`}
    from jsonb_to_recordset(${JSON.stringify(of_added)}::jsonb) as customer (user_id uuid)`.execute(tx)
  await sql`insert into news_consent (user_id, agreed, source, agreed_at)
    select user_id, agreed, 'imported', coalesce(agreed_at, now())
    from jsonb_to_recordset(${JSON.stringify(of_added)}::jsonb) as customer (user_id uuid, agreed boolean, agreed_at timestamptz)
    where agreed is not null`.execute(tx)
  return added
}

export type DueInvitation = { user_id: string; account: string; language: string }

/** Locks the invitations that have been due longest. Those that another server sends are skipped. */
export async function takeDueInvitations(tx: Tx, limit: number): Promise<DueInvitation[]> {
  const { rows } = await sql<DueInvitation>`
    select user_id, account, language from invitation join user_account using (user_id)
    where due_at <= now() and password_hash = '' and blocked_at is null
    order by due_at limit ${limit} for update of invitation skip locked`.execute(tx)
  return rows
}

export async function markSent(tx: Tx, user_ids: readonly string[], valid_s: number): Promise<void> {
  await sql`update invitation set due_at = null, sent_at = now(), expires_at = now() + ${valid_s} * interval '1 second'
    where user_id = any (${[...user_ids]}::uuid[])`.execute(tx)
}

/**
 * Makes an invitation due again. @returns false for a shopper who has a password, or whose invitation is due or was sent in
 * the last hour.
 */
export async function makeDue(tx: Tx, user_id: string): Promise<boolean> {
  const { rows } = await sql`update invitation set due_at = now()
    where user_id = ${user_id} and due_at is null and (sent_at is null or sent_at < now() - interval '1 hour')
      and exists (select from user_account where user_id = ${user_id} and password_hash = '' and deleted_at is null)
    returning user_id`.execute(tx)
  return rows.length > 0
}

/**
 * Locks the account of an invited customer until the transaction ends.
 * @returns its id; undefined if the address has no account, or one with a password.
 */
export async function lockInvited(tx: Db, account: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('user_account')
    .select('user_id')
    .where('account', '=', account)
    .where('password_hash', '=', '')
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.user_id
}

type Names = { family_name: string; given_name: string; mobile: string | null; language: Language }

/** Replaces the file's data of a customer with the data that the customer typed. */
export async function updateInvited(tx: Db, user_id: string, { mobile, ...names }: Names): Promise<void> {
  await tx
    .updateTable('user_account')
    .set({ ...names, ...(mobile && { mobile }) })
    .where('user_id', '=', user_id)
    .execute()
}

/** The facts that the desk shows of a shopper from the former system. */
export async function findInvitation(db: Db, user_id: string) {
  const [invitation, consent] = await Promise.all([
    db
      .selectFrom('invitation')
      .select(['sent_at', 'expires_at', sql<boolean>`due_at is not null`.as('is_due')])
      .where('user_id', '=', user_id)
      .executeTakeFirst(),
    db.selectFrom('news_consent').select(['agreed', 'agreed_at']).where('user_id', '=', user_id).executeTakeFirst(),
  ])
  return { invitation: invitation ?? null, news_consent: consent ?? null }
}
