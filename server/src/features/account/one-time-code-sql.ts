import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

export type Purpose = 'password' | 'payment_code'
type Which = { account: string; purpose: Purpose }

/**
 * Keeps a fresh code in place of the one before, unless that was sent less than a pause ago.
 * @returns when the next may be sent, if this one came too soon.
 */
export async function replaceOneTimeCode(
  db: Db,
  { account, purpose }: Which,
  mac: Buffer,
): Promise<string | undefined> {
  const fresh = {
    mac,
    wrong_tries: 0,
    sent_at: sql<string>`now()`,
    expires_at: sql<string>`now() + time_limit('one_time_code')`,
  }
  const kept = await db
    .insertInto('one_time_code')
    .values({ account, purpose, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['account', 'purpose'])
        .doUpdateSet(fresh)
        .where(sql<boolean>`one_time_code.sent_at <= now() - time_limit('one_time_code_pause')`),
    )
    .returning('account')
    .executeTakeFirst()
  return kept ? undefined : nextMoment(db, { account, purpose })
}

async function nextMoment(db: Db, { account, purpose }: Which): Promise<string> {
  const { next_at } = await db
    .selectFrom('one_time_code')
    .select(sql<string>`sent_at + time_limit('one_time_code_pause')`.as('next_at'))
    .where('account', '=', account)
    .where('purpose', '=', purpose)
    .executeTakeFirstOrThrow()
  return next_at
}

/** Locks the row until the transaction ends: guesses at once are counted one by one. */
export function lockOneTimeCode(tx: Db, { account, purpose }: Which) {
  return tx
    .selectFrom('one_time_code')
    .select(['mac', 'wrong_tries'])
    .select(sql<boolean>`expires_at <= now()`.as('is_expired'))
    .where('account', '=', account)
    .where('purpose', '=', purpose)
    .forUpdate()
    .executeTakeFirst()
}

export async function countWrongOneTimeCode(tx: Db, { account, purpose }: Which): Promise<void> {
  await tx
    .updateTable('one_time_code')
    .set({ wrong_tries: sql<number>`wrong_tries + 1` })
    .where('account', '=', account)
    .where('purpose', '=', purpose)
    .execute()
}

export async function deleteOneTimeCode(tx: Db, { account, purpose }: Which): Promise<void> {
  await tx.deleteFrom('one_time_code').where('account', '=', account).where('purpose', '=', purpose).execute()
}
