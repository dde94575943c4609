import { sql } from 'kysely'
import { anyOf } from '../../../db/any-of.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { AddressFields } from '../../address/address-sql.ts'

/** Which of these mailboxes and mobile numbers shoppers have. */
export async function findKnown(tx: Tx, accounts: readonly string[], mobiles: readonly string[]) {
  const of_accounts = await tx
    .selectFrom('user_account')
    .select('account')
    .where('account', '=', anyOf(accounts))
    .execute()
  const of_mobiles = await tx
    .selectFrom('user_account')
    .select('mobile')
    .where('mobile', '=', anyOf(mobiles))
    .where('deleted_at', 'is', null)
    .execute()
  return {
    accounts: new Set(of_accounts.map(({ account }) => account)),
    mobiles: new Set(of_mobiles.map(({ mobile }) => mobile)),
  }
}

export async function findMailboxes(tx: Tx, user_ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('user_account')
    .select(['user_id', 'account'])
    .where('user_id', '=', anyOf(user_ids))
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map(({ user_id, account }) => [user_id, account]))
}

/** Adds the only address of each shopper. */
export async function insertAddresses(tx: Tx, addresses: readonly (AddressFields & { user_id: string })[]) {
  if (addresses.length === 0) return
  await sql`insert into address
      (user_id, addressee, mobile, country, area, city, detailed_address, postcode, tag, is_default)
    select user_id, addressee, mobile, country, array(select jsonb_array_elements_text(area)), city, detailed_address,
      postcode, tag, true
    from jsonb_to_recordset(${JSON.stringify(addresses)}::jsonb) as address (user_id uuid, addressee text, mobile text,
      country text, area jsonb, city text, detailed_address text, postcode text, tag text)`.execute(tx)
}

/** Turns off the mails and push messages that are news, for shoppers who did not agree to get news. */
export async function stopNews(tx: Tx, user_ids: readonly string[]): Promise<void> {
  await sql`insert into notice_choice (user_id, topic, by_mail, by_push)
    select user_id, 'favourite', false, false from unnest(${[...user_ids]}::uuid[]) as user_id
    on conflict (user_id, topic) do nothing`.execute(tx)
}

/** Makes the invitations of a file due again that were never sent or have expired. @returns their number. */
export async function inviteCustomersOf(tx: Tx, file_id: string): Promise<number> {
  const { rows } = await sql`update invitation set due_at = now()
    where due_at is null and (expires_at is null or expires_at < now())
      and user_id in (select user_id from move_in_line where file_id = ${file_id} and outcome = 'applied')
    returning user_id`.execute(tx)
  return rows.length
}
