import type { NotationCountry, NotationTexts } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'

export type NotationRow = { country: NotationCountry; fields: NotationTexts }

/** The complete notations of the business, by country. */
export const findNotations = (db: Db): Promise<NotationRow[]> =>
  db.selectFrom('legal_notation').select(['country', 'fields']).orderBy('country').execute()

/** Locks the table, because the country may have no row yet. Changes are rare. */
export async function lockNotation(tx: Tx, country: NotationCountry): Promise<NotationTexts | undefined> {
  await sql`lock table legal_notation in share row exclusive mode`.execute(tx)
  return (await findNotations(tx)).find((row) => row.country === country)?.fields
}

export async function setNotation(tx: Tx, { country, fields }: NotationRow, changed_by: string): Promise<void> {
  const change = { fields: JSON.stringify(fields), changed_by, changed_at: sql<string>`now()` }
  await tx
    .insertInto('legal_notation')
    .values({ country, ...change })
    .onConflict((on) => on.column('country').doUpdateSet(change))
    .execute()
}
