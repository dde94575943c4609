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

/** @returns the new shopper's id, or undefined when the account exists. */
export async function insertAccount(db: Db, account: NewAccount): Promise<string | undefined> {
  const made = await db
    .insertInto('user_account')
    .values(account)
    .onConflict((conflict) => conflict.column('account').doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return made?.user_id
}

export function findAccount(db: Db, account: string) {
  return db
    .selectFrom('user_account')
    .select(['user_id', 'account', 'password_hash', 'blocked_at', 'language'])
    .where('account', '=', account)
    .executeTakeFirst()
}

export function accountOf(db: Db, user_id: string) {
  return db
    .selectFrom('user_account')
    .select(['user_id', 'account', 'password_hash', 'language'])
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
}

/**
 * Replaces a password if it is still the one that was compared.
 * @returns whether it was: of two changes at once, the second finds another password.
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
 * Locks the account against everything, even new rows that belong to it, until the transaction ends. Taken before any
 * weaker lock on it.
 * @returns whether its password and address are still those that were compared.
 */
export async function lockWholeAccount(
  tx: Db,
  { user_id, account, password_hash }: { user_id: string; account: string; password_hash: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom('user_account')
    .select(['account', 'password_hash'])
    .where('user_id', '=', user_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return found.account === account && found.password_hash === password_hash
}

/** Whether the shopper proved to read the mailbox of the account. */
export async function isMailboxVerified(db: Db, user_id: string): Promise<boolean> {
  const { email_verified_at } = await db
    .selectFrom('user_account')
    .select('email_verified_at')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  return email_verified_at !== null
}

/** Notes that a code which was mailed to the address of the account came back. */
export async function markVerified(tx: Db, user_id: string): Promise<void> {
  await tx
    .updateTable('user_account')
    .set({ email_verified_at: sql<string>`now()` })
    .where('user_id', '=', user_id)
    .returning('user_id')
    .executeTakeFirstOrThrow()
}

/** Gives the account another address, to which a code was mailed. The caller has locked the whole account. @throws when another account has it. */
export async function replaceAddress(tx: Db, user_id: string, account: string): Promise<void> {
  await tx
    .updateTable('user_account')
    .set({ account, email_verified_at: sql<string>`now()` })
    .where('user_id', '=', user_id)
    .returning('user_id')
    .executeTakeFirstOrThrow()
}

/** Locks the account until the transaction ends: a change of its password or address waits for that. @returns its address. */
export async function lockAccount(tx: Db, user_id: string): Promise<string> {
  const { account } = await tx
    .selectFrom('user_account')
    .select('account')
    .where('user_id', '=', user_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return account
}

/** Sets a password whatever it was before. The caller has checked who asks by other means, and holds the account. */
export async function setPassword(tx: Db, user_id: string, password_hash: string): Promise<void> {
  await tx
    .updateTable('user_account')
    .set({ password_hash, password_changed_at: sql<string>`now()` })
    .where('user_id', '=', user_id)
    .returning('user_id')
    .executeTakeFirstOrThrow()
}

/** Locks the account until the transaction ends; false when its password has changed or it was blocked meanwhile. */
export async function lockUnchangedPassword(
  tx: Db,
  { user_id, password_hash }: { user_id: string; password_hash: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom('user_account')
    .select('user_id')
    .where('user_id', '=', user_id)
    .where('password_hash', '=', password_hash)
    .where('blocked_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return found !== undefined
}
