import type { Language } from '@sampan/contract/rules'

/** A catalogue text by language tag. */
export type Words = Record<string, string>

/** The text in a language, otherwise in English. Equivalent to the SQL function of the same name. */
export const textIn = (words: Words, language: Language): string => words[language] ?? words.en ?? ''
