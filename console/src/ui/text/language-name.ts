import { LANGUAGES } from '@sampan/contract/rules'

/** The name of a language in that language. */
export const languageName = (tag: string): string =>
  LANGUAGES.find((language) => language.tag === tag)?.language_name ?? tag
