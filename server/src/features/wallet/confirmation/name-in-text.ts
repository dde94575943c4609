type Person = { family_name: string; given_name: string }

/** Scripts whose names are written without spaces. */
const CJK = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase()
const wordsIn = (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Whether a text of a bank contains a person's whole name, in any order and with or without accents. A name of one letter
 * is too short to be recognised.
 */
export function isNameIn({ family_name, given_name }: Person, text: string): boolean {
  const parts = [family_name, given_name].flatMap(wordsIn)
  const name = parts.join('')
  if (CJK.test(name)) {
    const run = wordsIn(text).join('')
    return name.length >= 2 && run.includes(name)
  }
  const words = new Set(wordsIn(text))
  return name.length >= 4 && parts.length >= 2 && parts.every((part) => words.has(part))
}
