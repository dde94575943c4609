import type { Language } from '@sampan/contract/rules'

/** A text of the catalogue by language tag. */
export type Words = Record<string, string>

/** The text in a language, else in English; like SQL's function of the same name. */
export const textIn = (words: Words, language: Language): string => words[language] ?? words.en ?? ''
