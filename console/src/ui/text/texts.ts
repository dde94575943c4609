import { LANGUAGE_TAGS, type Language } from '@sampan/contract/rules'

export type Texts = Partial<Record<Language, string>>

/** A stored text, limited to the shop's languages. */
export const textsIn = (texts: Readonly<Record<string, string>>): Texts =>
  Object.fromEntries(LANGUAGE_TAGS.map((tag) => [tag, texts[tag] ?? '']))

/** The text in the reader's language, otherwise in English. */
export const textFor = (texts: Readonly<Record<string, string>>, tag: string): string => texts[tag] ?? texts.en ?? ''

/** Total number of missing translations. */
export const countMissing = (texts: readonly Readonly<Record<string, string>>[]): number =>
  texts.flatMap((text) => LANGUAGE_TAGS.filter((tag) => !text[tag]?.trim())).length
