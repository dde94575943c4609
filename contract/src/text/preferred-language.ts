import { LANGUAGES } from './languages.ts'

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
