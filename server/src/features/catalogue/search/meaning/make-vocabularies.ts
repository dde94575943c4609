import { setImmediate as yieldToRequests } from 'node:timers/promises'
import { LANGUAGE_TAGS, type Language } from '@sampan/contract/rules'
import type { Db } from '../../../../db/database.ts'
import { readingsOfKanji } from './readings/readings.ts'
import { ROLE, type VocabularyData } from './vocabulary.ts'
import { VocabularyMaker } from './vocabulary-maker.ts'
import { findAllNames, findSynonymPairs, findWords, type Named } from './vocabulary-sql.ts'

/** Reads the words of a shop and makes the vocabularies of all languages. */
export async function makeVocabularies(db: Db): Promise<VocabularyData[]> {
  const names = await findAllNames(db)
  const vocabularies: VocabularyData[] = []
  for (const language of LANGUAGE_TAGS) {
    vocabularies.push(await makeVocabulary(db, language, names))
    await yieldToRequests()
  }
  return vocabularies
}

async function makeVocabulary(db: Db, language: Language, names: readonly Named[]): Promise<VocabularyData> {
  const maker = new VocabularyMaker(language, readingsOfKanji)
  for (const { kind, option, name, other_names, products } of names) {
    const translation = name[language] ?? name.en
    if (translation) maker.addName(translation, kind ? ROLE.kind : ROLE.option, products, kind ?? undefined)
    const others = other_names?.[language]
    if (option) maker.addOption(option, translation, others)
    if (others) maker.addOtherNames(others, kind ? ROLE.other_name : ROLE.option, products, kind ?? undefined)
  }
  for (const { word, titles, names } of await findWords(db, language))
    maker.addWord(word, titles > 0 ? ROLE.title : ROLE.option, Math.max(titles, names))
  for (const { word, meaning, is_both } of await findSynonymPairs(db, language)) {
    maker.addSynonym(word, meaning)
    if (is_both) maker.addSynonym(meaning, word)
  }
  return maker.finish()
}
