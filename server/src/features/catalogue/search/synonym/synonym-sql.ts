import type { Synonym } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'
import type { Tx } from '../../../../db/transaction.ts'

export type SynonymKey = Pick<Synonym, 'language' | 'word' | 'meaning'>

export const findSynonyms = (db: Db, language: Language) =>
  db
    .selectFrom('synonym')
    .innerJoin('operator', 'operator.operator_id', 'synonym.changed_by')
    .select(['language', 'word', 'meaning', 'is_both', 'operator.account as changed_by', 'changed_at'])
    .where('language', '=', language)
    .orderBy('word')
    .orderBy('meaning')
    .execute()

type NewSynonym = SynonymKey & { is_both: boolean; changed_by: string }

/** Adds a synonym, or changes its direction. */
export async function storeSynonym(tx: Tx, synonym: NewSynonym): Promise<void> {
  const { is_both, changed_by } = synonym
  await tx
    .insertInto('synonym')
    .values(synonym)
    .onConflict((at) =>
      at.columns(['language', 'word', 'meaning']).doUpdateSet({ is_both, changed_by, changed_at: sql<string>`now()` }),
    )
    .execute()
}

/** @returns whether the synonym existed. */
export async function deleteSynonym(tx: Tx, { language, word, meaning }: SynonymKey): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('synonym')
    .where('language', '=', language)
    .where('word', '=', word)
    .where('meaning', '=', meaning)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Locks the table, so that two operators cannot both add the last synonym. @returns the synonyms of the language. */
export async function lockAndCountSynonyms(tx: Tx, language: Language): Promise<number> {
  await sql`lock table synonym in share row exclusive mode`.execute(tx)
  const { count } = await tx
    .selectFrom('synonym')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('language', '=', language)
    .executeTakeFirstOrThrow()
  return count
}
