import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/**
 * Whether the device signed in to the account before. Reads by account, so that an unknown token takes as long as a
 * known one.
 */
export async function isKnownDevice(db: Db, account: string, device_hash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('known_device')
    .innerJoin('user_account', 'user_account.user_id', 'known_device.user_id')
    .select('known_device.user_id')
    .where('user_account.account', '=', account)
    .where('known_device.device_hash', '=', device_hash)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the server issued this token. A token that the client made up could be guessed. */
export async function isIssuedDevice(db: Db, device_hash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('known_device')
    .select('user_id')
    .where('device_hash', '=', device_hash)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Maximum number of stored devices per account, more than a person has. The limit is needed because a client that never
 * sends its token counts as a new device at each log-in.
 */
const DEVICES_LIMIT = 50

/** Deletes an account's least recently used devices, skipping rows that a concurrent log-in has locked. */
export async function deleteOldDevices(db: Db, user_id: string): Promise<void> {
  await sql`delete from known_device where (user_id, device_hash) in (
    select user_id, device_hash from known_device where user_id = ${user_id}
    order by last_used_at desc offset ${sql.lit(DEVICES_LIMIT)} for update skip locked)`.execute(db)
}

export async function saveDevice(db: Db, user_id: string, device_hash: Buffer): Promise<void> {
  await db
    .insertInto('known_device')
    .values({ user_id, device_hash })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'device_hash']).doUpdateSet({ last_used_at: sql<string>`now()` }),
    )
    .execute()
}

export async function deleteOtherDevices(db: Db, user_id: string, device_hash: Buffer): Promise<void> {
  await db.deleteFrom('known_device').where('user_id', '=', user_id).where('device_hash', '!=', device_hash).execute()
}
