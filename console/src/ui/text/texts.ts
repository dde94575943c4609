import { LANGUAGE_TAGS, type Language } from '@sampan/contract/rules'

/** A text by its languages. */
export type Texts = Partial<Record<Language, string>>

/** As the server stores it, by the shop's own languages only. */
export const textsIn = (stored: Readonly<Record<string, string>>): Texts =>
  Object.fromEntries(LANGUAGE_TAGS.map((tag) => [tag, stored[tag] ?? '']))

/** In the reader's language, else in English. */
export const wordsFor = (stored: Readonly<Record<string, string>>, tag: string): string =>
  stored[tag] ?? stored.en ?? ''

/** How many languages these texts lack, all together. */
export const missingIn = (texts: readonly Readonly<Record<string, string>>[]): number =>
  texts.flatMap((text) => LANGUAGE_TAGS.filter((tag) => !text[tag]?.trim())).length
