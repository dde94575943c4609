import type { Language } from '@sampan/contract/rules'

/** A text of the catalogue by language tag. */
export type Words = Record<string, string>

/** The text in a language, else in English; as SQL's function of that name does. */
export const worded = (words: Words, language: Language): string => words[language] ?? words.en ?? ''
