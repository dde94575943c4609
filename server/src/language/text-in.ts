import type { Language } from '@sampan/contract/rules'

/** A catalogue text by language tag. */
export type Texts = Record<string, string>

/** The text in a language, otherwise in English. Equivalent to the SQL function of the same name. */
export const textIn = (texts: Texts, language: Language): string => texts[language] ?? texts.en ?? ''
