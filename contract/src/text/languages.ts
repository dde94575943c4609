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

/**
 * The language with this tag or locale key, matched by prefix (`ja-JP` → Japanese); undefined if the shop does not have
 * the language.
 */
export function languageOf(name: string | undefined) {
  if (!name) return undefined
  const exact = LANGUAGES.find((language) => language.file_name === name || language.tag === name)
  const prefix = name.slice(0, 2).toLowerCase()
  return (
    exact ??
    (/^[a-z]{2}(-|_|$)/i.test(name) ? LANGUAGES.find((language) => language.tag.startsWith(prefix)) : undefined)
  )
}

/**
 * The preferred language of an `Accept-Language` header (RFC 9110 §12.5.4); undefined when it names none of the shop's
 * languages.
 */
export function preferredLanguage(header: string | undefined) {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part.trim().split(/;\s*q=/)
      return { language: languageOf(tag), weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter((preference) => preference.language && preference.weight > 0)
    .sort((a, b) => b.weight - a.weight)[0]?.language
}
