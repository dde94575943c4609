import type { Db } from '../../../db/database.ts'

/** All keys, the newest first. */
export const findSigningKeys = (db: Db) =>
  db
    .selectFrom('agent_signing_key')
    .select(['kid', 'public_key', 'sealed_private_key', 'is_current'])
    .orderBy('made_at', 'desc')
    .execute()

type NewKey = {
  kid: string
  public_key: { kty: string; crv: string; x: string; y: string }
  sealed_private_key: Buffer
}

/** Stores the first key, unless another server has stored one. */
export async function insertFirstKey(db: Db, { public_key, ...key }: NewKey): Promise<void> {
  await db
    .insertInto('agent_signing_key')
    .values({ ...key, public_key: JSON.stringify(public_key), is_current: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
