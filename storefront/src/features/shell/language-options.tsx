import { LANGUAGES } from '@sampan/contract/rules'

/** The five languages, each with its name in that language. */
export const languageOptions = LANGUAGES.map(({ file_name, language_name, tag }) => ({
  value: file_name,
  title: <span lang={tag}>{language_name}</span>,
}))
