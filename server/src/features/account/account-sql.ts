import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

export type NewAccount = {
  account: string
  password_hash: string
  family_name: string
  given_name: string
  mobile: string | null
  language: string
}

/** Inserts an account. @returns the new shopper's id, or undefined when the account exists already. */
export async function insertAccount(db: Db, account: NewAccount): Promise<string | undefined> {
  const row = await db
    .insertInto('user_account')
    .values(account)
    .onConflict((conflict) => conflict.column('account').doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id
}

/** Whether a code that was mailed to the address was entered. Anybody can open an account with the address of another. */
const IS_VERIFIED = sql<boolean>`email_verified_at is not null`.as('is_verified')

export function findAccount(db: Db, account: string) {
  return db
    .selectFrom('user_account')
    .select(['user_id', 'account', 'password_hash', 'blocked_at', 'language', IS_VERIFIED])
    .where('account', '=', account)
    .executeTakeFirst()
}

export function accountOf(db: Db, user_id: string) {
  return db
    .selectFrom('user_account')
    .select(['user_id', 'account', 'password_hash', 'language', IS_VERIFIED])
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
}

/**
 * Replaces a password if it has not changed since it was compared.
 * @returns whether the password was replaced. If two changes are concurrent, the second finds another password and
 * returns false.
 */
export async function replacePassword(
  db: Db,
  { user_id, password_hash }: { user_id: string; password_hash: string },
  new_password_hash: string,
): Promise<boolean> {
  const changed = await db
    .updateTable('user_account')
    .set({ password_hash: new_password_hash, password_changed_at: sql<string>`now()` })
    .where('user_id', '=', user_id)
    .where('password_hash', '=', password_hash)
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}

/**
 * Locks the account until the transaction ends, also against new rows that reference the account. Call this before
 * taking any weaker lock on the account.
 * @returns false when the account no longer has this e-mail address and this password.
 */
export async function lockWholeAccount(
  tx: Db,
  { user_id, account, password_hash }: { user_id: string; account: string; password_hash: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('user_account')
    .select(['account', 'password_hash'])
    .where('user_id', '=', user_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row.account === account && row.password_hash === password_hash
}

export async function isMailboxVerified(db: Db, user_id: string): Promise<boolean> {
  const { email_verified_at } = await db
    .selectFrom('user_account')
    .select('email_verified_at')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  return email_verified_at !== null
}

/** Records that a code mailed to the account's address was entered correctly. */
export async function markVerified(tx: Db, user_id: string): Promise<void> {
  await tx
    .updateTable('user_account')
    .set({ email_verified_at: sql<string>`now()`, mail_refused_at: null })
    .where('user_id', '=', user_id)
    .returning('user_id')
    .executeTakeFirstOrThrow()
}

/**
 * Changes the account's e-mail address, after a code mailed to the new address was entered. The caller has locked the
 * whole account.
 * @throws when another account has the address.
 */
export async function replaceAddress(tx: Db, user_id: string, account: string): Promise<void> {
  await tx
    .updateTable('user_account')
    .set({ account, email_verified_at: sql<string>`now()`, mail_refused_at: null })
    .where('user_id', '=', user_id)
    .returning('user_id')
    .executeTakeFirstOrThrow()
}

/**
 * Locks the account until the transaction ends, so that its password and address cannot change.
 * @returns the e-mail address of the account.
 */
export async function lockAccount(tx: Db, user_id: string): Promise<string> {
  const { account } = await tx
    .selectFrom('user_account')
    .select('account')
    .where('user_id', '=', user_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return account
}

/**
 * Sets a password without comparing the old one, which ends an invitation. The caller has identified the shopper by other
 * means and locked the account.
 */
export async function setPassword(tx: Db, user_id: string, password_hash: string): Promise<void> {
  await tx
    .updateTable('user_account')
    .set({ password_hash, password_changed_at: sql<string>`now()` })
    .where('user_id', '=', user_id)
    .returning('user_id')
    .executeTakeFirstOrThrow()
  await tx.deleteFrom('invitation').where('user_id', '=', user_id).execute()
}

/**
 * Locks the account until the transaction ends: `shared` only against changes, `alone` also against other log-ins.
 * @returns false when the account is blocked or no longer has this password.
 */
export async function lockUnchangedPassword(
  tx: Db,
  { user_id, password_hash }: { user_id: string; password_hash: string },
  lock: 'shared' | 'alone' = 'shared',
): Promise<boolean> {
  const row = await tx
    .selectFrom('user_account')
    .select('user_id')
    .where('user_id', '=', user_id)
    .where('password_hash', '=', password_hash)
    .where('blocked_at', 'is', null)
    .$if(lock === 'shared', (query) => query.forShare())
    .$if(lock === 'alone', (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  return row !== undefined
}
