import { normalised } from '../text/normalised.ts'

type Named = { family_name: string; given_name: string }

/** Whether the language (given by its locale key) puts the family name first. */
export const isFamilyFirst = (locale: string): boolean => ['zh-CN', 'ri', 'han'].includes(locale)

const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー・]+$/u
const THAI = /^[\p{Script=Thai}\s.]+$/u

/**
 * A full name. Scripts with a fixed name order keep it (山田花子, นีน่า ศรีใส); other scripts use the order of the language
 * (its locale key). Without a locale the given name comes first.
 */
export function nameText({ family_name, given_name }: Named, locale = ''): string {
  const family = family_name.trim()
  const given = given_name.trim()
  const joined = family + given
  if (EAST_ASIAN.test(joined)) return joined
  const parts = isFamilyFirst(locale) && !THAI.test(joined) ? [family, given] : [given, family]
  return parts.join(' ').trim()
}

/**
 * Whether two names can belong to one person. Ignores case and, except in East Asian names, the order of words: banks
 * write names in capitals, with the family name first or last.
 */
export function isSameName(one: string, other: string): boolean {
  const plain = (name: string) => {
    const words = normalised(name, 'NFKC')
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean)
    return EAST_ASIAN.test(words.join('')) ? words.join('') : words.sort().join(' ')
  }
  return plain(one) === plain(other)
}
