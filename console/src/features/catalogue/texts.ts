import { LANGUAGE_TAGS, type Language } from '@sampan/contract/rules'

/** A text by its languages. */
export type Texts = Partial<Record<Language, string>>

/** As the server stores it, by the shop's own languages only. */
export const textsIn = (stored: Readonly<Record<string, string>>): Texts =>
  Object.fromEntries(LANGUAGE_TAGS.map((tag) => [tag, stored[tag] ?? '']))

/** In the reader's language, else in English. */
export const wordsFor = (stored: Readonly<Record<string, string>>, tag: string): string =>
  stored[tag] ?? stored.en ?? ''
