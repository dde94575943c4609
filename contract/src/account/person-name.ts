import { normalised } from '../text/normalised.ts'

type Named = { family_name: string; given_name: string }

/** Whether forms in the language (given by its locale key) ask for the family name first. Never orders a stored name. */
export const isFamilyFirst = (locale: string): boolean => ['zh-CN', 'ri', 'han'].includes(locale)

const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー・\s]+$/u

/**
 * A full name, in the order of the script in which its owner writes the family name: 山田花子, 王 Lily, Nina Srisai,
 * นีน่า ศรีใส. The reader's language does not matter, so a name is the same text on every screen, in every mail and on
 * every document.
 */
export function nameText({ family_name, given_name }: Named): string {
  const family = family_name.trim()
  const givenName = given_name.trim()
  if (!EAST_ASIAN.test(family)) return `${givenName} ${family}`.trim()
  return EAST_ASIAN.test(givenName) ? family + givenName : `${family} ${givenName}`.trim()
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
