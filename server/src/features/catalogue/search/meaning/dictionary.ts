import type { Dictionary } from './term.ts'
import { type Vocabularies, Vocabulary, type VocabularyData } from './vocabulary.ts'

/** @param vocabularies a vocabulary for each language. */
export const dictionaryOf = (vocabularies: readonly VocabularyData[]): Dictionary => ({
  vocabularies: Object.fromEntries(vocabularies.map((data) => [data.language, new Vocabulary(data)])) as Vocabularies,
})
