import { LANGUAGE_TAGS } from '@sampan/contract/rules'
import type { Db } from '../../server/src/db/database.ts'
import { SYNONYMS } from './typed-words.ts'

/** Adds the synonyms of the queries, as an operator would. */
export async function addSynonyms(db: Db): Promise<void> {
  const { operator_id: changed_by } = await db.selectFrom('operator').select('operator_id').executeTakeFirstOrThrow()
  const rows = LANGUAGE_TAGS.flatMap((language) =>
    Object.entries(SYNONYMS[language]).map(([word, meaning]) => ({
      language,
      word,
      meaning,
      is_both: false,
      changed_by,
    })),
  )
  await db
    .insertInto('synonym')
    .values(rows)
    .onConflict((at) => at.doNothing())
    .execute()
}
