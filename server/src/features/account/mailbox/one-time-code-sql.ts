import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

export type Purpose = 'password' | 'payment_code' | 'login' | 'email' | 'verify'
type Which = { account: string; purpose: Purpose }

type NewCode = Which & { request_hash: Buffer; mac: Buffer; valid_s?: number | undefined }

/** Inserts a code that is valid for some seconds, by default for those of the settings. */
export async function insertOneTimeCode(db: Db, { valid_s, ...code }: NewCode): Promise<void> {
  const valid = valid_s === undefined ? sql`time_limit('one_time_code')` : sql`${valid_s} * interval '1 second'`
  await db
    .insertInto('one_time_code')
    .values({ ...code, expires_at: sql<string>`now() + ${valid}` })
    .execute()
}

/**
 * Locks the codes of an account and purpose until the transaction ends, so that concurrent guesses are counted one by
 * one. All codes are locked in the same sequence, because a right code also deletes the others.
 */
export function lockOneTimeCodes(tx: Db, { account, purpose }: Which) {
  return tx
    .selectFrom('one_time_code')
    .select(['request_hash', 'mac', 'wrong_tries'])
    .select(sql<boolean>`expires_at <= now()`.as('is_expired'))
    .where('account', '=', account)
    .where('purpose', '=', purpose)
    .orderBy('request_hash')
    .forUpdate()
    .execute()
}

export async function countWrongOneTimeCode(tx: Db, request_hash: Buffer): Promise<void> {
  await tx
    .updateTable('one_time_code')
    .set({ wrong_tries: sql<number>`wrong_tries + 1` })
    .where('request_hash', '=', request_hash)
    .returning('request_hash')
    .executeTakeFirstOrThrow()
}

export async function deleteOneTimeCodes(tx: Db, { account, purpose }: Which): Promise<void> {
  await tx.deleteFrom('one_time_code').where('account', '=', account).where('purpose', '=', purpose).execute()
}
