import { LANGUAGES } from '@sampan/contract/rules'

/** A language as its readers call it. */
export const languageName = (tag: string): string =>
  LANGUAGES.find((language) => language.tag === tag)?.language_name ?? tag
