import type { Db } from '../../../../db/database.ts'
import type { OperatorSession } from '../../../../http/authenticators.ts'
import { NotFound, Refusal } from '../../../../refusal/refusal.ts'
import { actAtDesk } from '../../../operator/operator-act-service.ts'
import { changeSynonymVersion } from '../meaning/vocabulary-sql.ts'
import { normalise } from '../search-terms.ts'
import { deleteSynonym, lockAndCountSynonyms, type SynonymKey, storeSynonym } from './synonym-sql.ts'

/** Maximum number for each language. All of them are in one list at the desk. */
const SYNONYMS_MAX = 2_000

const plain = (synonym: SynonymKey): SynonymKey => ({
  ...synonym,
  word: normalise(synonym.word),
  meaning: normalise(synonym.meaning),
})
const refOf = ({ language, word }: SynonymKey) => ({ ref_type: 'synonym', ref_id: `${language}/${word}` }) as const

/**
 * Adds a synonym, or changes its direction. All servers load it within seconds.
 * @throws Refusal synonym_same if both words are equal; synonym_limit.
 */
export const saveSynonym = (db: Db, operator: OperatorSession, input: SynonymKey & { is_both: boolean }) =>
  actAtDesk(db, operator, async (tx, log) => {
    const synonym = { ...plain(input), is_both: input.is_both }
    const { language, word, meaning, is_both } = synonym
    if (word === meaning) throw new Refusal('synonym_same', { field: 'meaning' })
    if ((await lockAndCountSynonyms(tx, language)) >= SYNONYMS_MAX) throw new Refusal('synonym_limit')
    await storeSynonym(tx, { ...synonym, changed_by: operator.operator_id })
    await changeSynonymVersion(tx)
    await log({ action: 'synonym_saved', ...refOf(synonym), details: { language, word, meaning, is_both } })
  })

/** @throws NotFound if another operator removed it. */
export const removeSynonym = (db: Db, operator: OperatorSession, synonym: SynonymKey) =>
  actAtDesk(db, operator, async (tx, log) => {
    if (!(await deleteSynonym(tx, synonym))) throw new NotFound()
    await changeSynonymVersion(tx)
    const { language, word, meaning } = synonym
    await log({ action: 'synonym_removed', ...refOf(synonym), details: { language, word, meaning } })
  })
