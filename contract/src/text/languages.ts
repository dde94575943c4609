/** The specification's locale keys (`file_name`) with the tag used by browsers, `Accept-Language` and `Intl`. */
export const LANGUAGES = [
  { file_name: 'en', tag: 'en', language_name: 'English', chinese_name: '英语' },
  { file_name: 'zh-CN', tag: 'zh-CN', language_name: '简体中文', chinese_name: '简体中文' },
  { file_name: 'ri', tag: 'ja', language_name: '日本語', chinese_name: '日语' },
  { file_name: 'han', tag: 'ko', language_name: '한국어', chinese_name: '韩语' },
  { file_name: 'tai', tag: 'th', language_name: 'ไทย', chinese_name: '泰语' },
] as const

export type Language = (typeof LANGUAGES)[number]['tag']
export type LocaleKey = (typeof LANGUAGES)[number]['file_name']
export const LANGUAGE_TAGS: readonly Language[] = LANGUAGES.map((language) => language.tag)
export const LOCALE_KEYS: readonly LocaleKey[] = LANGUAGES.map((language) => language.file_name)
export const DEFAULT_LANGUAGE: Language = 'zh-CN'

/** The language tag of a locale key. `Intl` does not know keys such as `ri`. */
export const tagOf = (locale: LocaleKey): Language =>
  LANGUAGES.find((language) => language.file_name === locale)?.tag ?? DEFAULT_LANGUAGE
