import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'

export type CannedWords = { title: string; words: Record<Language, string> }

export const findCannedAnswers = (db: Db) =>
  db
    .selectFrom('canned_answer')
    .innerJoin('operator', 'operator.operator_id', 'canned_answer.changed_by')
    .select(['canned_answer_id', 'title', 'words', 'operator.account as changed_by', 'changed_at'])
    .orderBy(sql`lower(title)`)
    .execute()

export async function insertCannedAnswer(tx: Tx, { title, words }: CannedWords, changed_by: string): Promise<string> {
  const { canned_answer_id } = await tx
    .insertInto('canned_answer')
    .values({ title, words: JSON.stringify(words), changed_by })
    .returning('canned_answer_id')
    .executeTakeFirstOrThrow()
  return canned_answer_id
}

export const lockCannedAnswer = (tx: Tx, canned_answer_id: string) =>
  tx
    .selectFrom('canned_answer')
    .select(['title', 'words'])
    .where('canned_answer_id', '=', canned_answer_id)
    .forUpdate()
    .executeTakeFirst()

export async function updateCannedAnswer(
  tx: Tx,
  canned_answer_id: string,
  { title, words }: CannedWords,
  changed_by: string,
): Promise<void> {
  await tx
    .updateTable('canned_answer')
    .set({ title, words: JSON.stringify(words), changed_by, changed_at: sql<string>`now()` })
    .where('canned_answer_id', '=', canned_answer_id)
    .execute()
}

export async function deleteCannedAnswer(tx: Tx, canned_answer_id: string): Promise<void> {
  await tx.deleteFrom('canned_answer').where('canned_answer_id', '=', canned_answer_id).execute()
}

/**
 * Whether another canned answer has this title. Locks the table, so that no title is added or renamed before the
 * commit.
 */
export async function isTitleTaken(tx: Tx, title: string, canned_answer_id: string | undefined): Promise<boolean> {
  await sql`lock table canned_answer in share row exclusive mode`.execute(tx)
  const row = await tx
    .selectFrom('canned_answer')
    .select('canned_answer_id')
    .where(sql<boolean>`lower(title) = lower(${title})`)
    .executeTakeFirst()
  return row !== undefined && row.canned_answer_id !== canned_answer_id
}
