import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'

/** The second factor of an operator, locked until the transaction ends. */
export function lockFactor(tx: Tx, operator_id: string) {
  return tx
    .selectFrom('operator_totp')
    .select(['secret', 'pending_secret', 'wrong_codes', 'last_step'])
    .select(sql<string | null>`case when locked_until > now() then locked_until end`.as('locked_until'))
    .where('operator_id', '=', operator_id)
    .forUpdate()
    .executeTakeFirst()
}

export async function hasFactor(db: Db, operator_id: string): Promise<boolean> {
  const row = await db
    .selectFrom('operator_totp')
    .select('operator_id')
    .where('operator_id', '=', operator_id)
    .where('secret', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes an operator's second factor. @returns whether the operator had a confirmed secret. */
export async function deleteFactor(tx: Tx, operator_id: string): Promise<boolean> {
  await lockFactor(tx, operator_id) // locked before the recovery codes, in the same order as when a code is tried
  await tx.deleteFrom('operator_recovery_code').where('operator_id', '=', operator_id).execute()
  const deleted = await tx
    .deleteFrom('operator_totp')
    .where('operator_id', '=', operator_id)
    .returning('secret')
    .executeTakeFirst()
  return (deleted?.secret ?? null) !== null
}

export async function savePendingFactor(tx: Tx, operator_id: string, pending_secret: Buffer): Promise<void> {
  await tx
    .insertInto('operator_totp')
    .values({ operator_id, pending_secret })
    .onConflict((conflict) => conflict.column('operator_id').doUpdateSet({ pending_secret }))
    .execute()
}

/** Replaces the old secret by the confirmed pending secret. */
export async function confirmPending(tx: Tx, operator_id: string, last_step: number): Promise<void> {
  await tx
    .updateTable('operator_totp')
    .set({
      secret: sql<Buffer>`pending_secret`,
      pending_secret: null,
      confirmed_at: sql<string>`now()`,
      last_step,
      wrong_codes: 0,
      locked_until: null,
    })
    .where('operator_id', '=', operator_id)
    .execute()
}

export async function acceptCode(tx: Tx, operator_id: string, last_step?: number): Promise<void> {
  const change = last_step === undefined ? {} : { last_step }
  await tx
    .updateTable('operator_totp')
    .set({ ...change, wrong_codes: 0, locked_until: null })
    .where('operator_id', '=', operator_id)
    .execute()
}

export async function countWrongCode(tx: Tx, operator_id: string): Promise<void> {
  await tx
    .updateTable('operator_totp')
    .set({ wrong_codes: sql<number>`wrong_codes + 1` })
    .where('operator_id', '=', operator_id)
    .execute()
}

/** Locks the second factor after wrong codes. @returns the time at which the lock ends. */
export async function lockCodes(tx: Tx, operator_id: string): Promise<string> {
  const { locked_until } = await tx
    .updateTable('operator_totp')
    .set({ wrong_codes: 0, locked_until: sql<string>`now() + time_limit('operator_code_lock')` })
    .where('operator_id', '=', operator_id)
    .returning(sql<string>`locked_until`.as('locked_until'))
    .executeTakeFirstOrThrow()
  return locked_until
}

export async function replaceRecoveryCodes(tx: Tx, operator_id: string, macs: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('operator_recovery_code').where('operator_id', '=', operator_id).execute()
  await tx
    .insertInto('operator_recovery_code')
    .values(macs.map((code_mac) => ({ operator_id, code_mac })))
    .execute()
}

/** Uses up a recovery code. @returns whether the code existed and was unused. */
export async function spendRecoveryCode(tx: Tx, operator_id: string, macs: readonly Buffer[]): Promise<boolean> {
  const spent = await tx
    .updateTable('operator_recovery_code')
    .set({ used_at: sql<string>`now()` })
    .where('operator_id', '=', operator_id)
    .where('code_mac', 'in', macs)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return spent.numUpdatedRows > 0n
}

export async function saveFreshCode(tx: Tx, token_hash: Buffer): Promise<void> {
  await tx
    .updateTable('operator_session')
    .set({ fresh_until: sql<string>`now() + time_limit('operator_fresh_code')` })
    .where('token_hash', '=', token_hash)
    .execute()
}

/** Uses up the fresh code of a session. @returns whether the session had a fresh code. */
export async function spendFreshCode(tx: Tx, token_hash: Buffer): Promise<boolean> {
  const spent = await tx
    .updateTable('operator_session')
    .set({ fresh_until: null })
    .where('token_hash', '=', token_hash)
    .where(sql<SqlBool>`fresh_until > now()`)
    .executeTakeFirst()
  return spent.numUpdatedRows > 0n
}
