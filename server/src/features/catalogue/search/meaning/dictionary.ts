import type { Dictionary } from './term.ts'
import { type Vocabularies, Vocabulary, type VocabularyData } from './vocabulary.ts'

/** @param made a vocabulary for each language. */
export const dictionaryOf = (made: readonly VocabularyData[]): Dictionary => ({
  vocabularies: Object.fromEntries(made.map((data) => [data.language, new Vocabulary(data)])) as Vocabularies,
})
