import { hash } from 'node:crypto'
import { normalised } from '@sampan/contract/normalised'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'

/**
 * The fingerprint of a row of headings, without regard to case, spaces and signs. `purpose`: what the file is for, such
 * as the statements of one bank account.
 */
export function fingerprintOf(purpose: string, headings: readonly string[]): Buffer {
  const bare = (heading: string) =>
    normalised(heading.slice(0, 200), 'NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
  return hash('sha256', JSON.stringify([purpose, ...headings.map(bare)]), 'buffer')
}

/** The stored choice of the first fingerprint that has one. */
export async function findFileChoice(db: Db, fingerprints: readonly Buffer[]): Promise<unknown> {
  const { rows } = await sql<{ choice: unknown }>`
    select choice from unnest(${fingerprints}::bytea[]) with ordinality as asked (fingerprint, place)
    join file_choice using (fingerprint) order by place limit 1`.execute(db)
  return rows[0]?.choice
}

/** Stores a choice for the next file with the fingerprint. Without a choice, the stored one is deleted. */
export async function storeFileChoice(
  tx: Tx,
  { fingerprint, choice, operator_id }: { fingerprint: Buffer; choice: object; operator_id: string },
): Promise<void> {
  if (Object.keys(choice).length === 0)
    await tx.deleteFrom('file_choice').where('fingerprint', '=', fingerprint).execute()
  else
    await sql`
      insert into file_choice (fingerprint, choice, operator_id)
      values (${fingerprint}, ${JSON.stringify(choice)}, ${operator_id})
      on conflict (fingerprint) do update
      set choice = excluded.choice, operator_id = excluded.operator_id, chosen_at = now()`.execute(tx)
}
