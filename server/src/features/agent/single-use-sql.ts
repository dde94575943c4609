import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

type SingleUse = {
  kind: 'consent' | 'signature' | 'client_proof'
  /** The values that identify it. Only their hash is stored. */
  parts: readonly string[]
  /** How long a second use is recognised: at least as long as it would be valid otherwise. */
  lasts_s: number
}

/** Records the use of something that counts once. All servers share the record. @returns false for a second use. */
export async function useOnce(db: Db, { kind, parts, lasts_s }: SingleUse): Promise<boolean> {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('agent_single_use')
    .values({ kind, hash, expires_at: sql<string>`now() + ${lasts_s} * interval '1 second'` })
    .onConflict((conflict) => conflict.columns(['kind', 'hash']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
