import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'

/** Locks the row of a payment code until the transaction ends, so that concurrent guesses are counted one by one. */
export const { first: lockPaymentCode } = prepared((tx, user_id: string) =>
  tx
    .selectFrom('payment_code')
    .select(['mac', 'key_id', 'wrong_tries', 'locked_until', 'must_reset', 'is_blocked', 'code_length'])
    .select(sql<boolean>`coalesce(locked_until > now(), false)`.as('is_locked'))
    .where('user_id', '=', user_id)
    .forUpdate(),
)

export async function forgetWrongTries(tx: Db, user_id: string): Promise<void> {
  await tx
    .updateTable('payment_code')
    .set({ wrong_tries: 0, locked_until: null })
    .where('user_id', '=', user_id)
    .returning('user_id')
    .executeTakeFirstOrThrow()
}

/**
 * Resets the wrong tries of a payment code. Does not reset a code that must be set again, because ten wrong tries are
 * too many to be typing errors.
 * @returns whether anything was reset.
 */
export async function forgetTriesOfLocked(tx: Db, user_id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payment_code')
    .set({ wrong_tries: 0, locked_until: null })
    .where('user_id', '=', user_id)
    .where('wrong_tries', '>', 0)
    .where('must_reset', '=', false)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Stores the length of a code that was set before lengths were stored. */
export async function saveCodeLength(tx: Db, user_id: string, code_length: number): Promise<void> {
  await tx.updateTable('payment_code').set({ code_length }).where('user_id', '=', user_id).execute()
}

type Made = { mac: Buffer; key_id: string }

/** Replaces the MAC of a payment code by the MAC of the same code under another key. */
export async function moveToKey(tx: Db, user_id: string, digest: Made): Promise<void> {
  await tx
    .updateTable('payment_code')
    .set(digest)
    .where('user_id', '=', user_id)
    .returning('user_id')
    .executeTakeFirstOrThrow()
}

/** Counts a wrong try. At `lock_at` tries the code is locked for a while, at `reset_at` tries it must be set again. */
export function countWrongTry(tx: Db, user_id: string, { lock_at, reset_at }: { lock_at: number; reset_at: number }) {
  return tx
    .updateTable('payment_code')
    .set({
      wrong_tries: sql<number>`wrong_tries + 1`,
      locked_until: sql<string | null>`case when wrong_tries + 1 = ${lock_at}::int
        then now() + time_limit('payment_code_lock') else locked_until end`,
      must_reset: sql<boolean>`wrong_tries + 1 >= ${reset_at}::int`,
    })
    .where('user_id', '=', user_id)
    .returning(['wrong_tries', 'locked_until', 'must_reset'])
    .executeTakeFirstOrThrow()
}

export async function savePaymentCode(tx: Db, user_id: string, digest: Made & { code_length: number }): Promise<void> {
  const fresh = { ...digest, wrong_tries: 0, locked_until: null, must_reset: false, set_at: sql<string>`now()` }
  await tx
    .insertInto('payment_code')
    .values({ user_id, ...fresh })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
    .execute()
}
