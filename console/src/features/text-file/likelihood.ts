import { FREQUENT_CHARACTERS } from './frequent-characters.ts'

const [CHINESE, JAPANESE, KOREAN] = Object.values(FREQUENT_CHARACTERS).map((characters) => new Set(characters))

/** The characters of two bytes in a range of a standard's table: its common characters come first. */
function charactersOf(encoding: string, leads: [number, number], first_trail: number): ReadonlySet<string> {
  const bytes: number[] = []
  for (let lead = leads[0]; lead <= leads[1]; lead++)
    for (let trail = first_trail; trail <= 0xfc; trail++) if (trail !== 0x7f) bytes.push(lead, trail)
  return new Set(new TextDecoder(encoding).decode(Uint8Array.from(bytes)))
}
const COMMON_CHINESE = charactersOf('gb18030', [0xb0, 0xd7], 0xa1)
const COMMON_JAPANESE = charactersOf('shift_jis', [0x89, 0x97], 0x40)
const COMMON_KOREAN = charactersOf('euc-kr', [0xb0, 0xc8], 0xa1)

/** Logarithm of the likelihood of a character that no text has. */
const IMPOSSIBLE = -25
const RARE = -12

const is = (pattern: RegExp) => (text: string) => pattern.test(text)
const isWide = is(/[\u3000-\u303F\uFF01-\uFF5E\u2018-\u201F\u2026\u2014\u00B7]/u)
const isKana = is(/[\u3041-\u30FF]/u)
const isNarrowKana = is(/[\uFF61-\uFF9F]/u)
const isLatin = is(/[A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F]/)
const isFrequentLatin = is(/[\u00E0-\u00EF\u00F1-\u00F6\u00F8-\u00FC\u00DF\u00C4\u00C9\u00D6\u00DC\u0153]/)
const isSign = is(
  /[\u00A0\u00A3\u00A9\u00AB\u00AE\u00B0\u00B4\u00B7\u00BA\u00AA\u00BB\u00A7\u2013\u2014\u2018-\u201E\u2022\u2026\u20AC\u2122]/,
)
const isThaiBase = is(/[\u0E01-\u0E2E]/)
const isRareThai = is(/[\u0E03\u0E05\u0E06\u0E0C-\u0E13\u0E2C\u0E2E]/)
/** Thai vowels above and below a consonant, and marks that follow a consonant or a vowel. */
const isThaiVowel = is(/[\u0E31\u0E34-\u0E3A\u0E47]/)
const isThaiMark = is(/[\u0E30\u0E32\u0E33\u0E45\u0E48-\u0E4E]/)
const isThaiPrefix = is(/[\u0E40-\u0E44]/)
const isAlphabet = is(/[\u0391-\u03C9\u0410-\u044F\u0401\u0451\u05D0-\u05EA\u0621-\u064A]/)

type Likelihood = (sign: string, before: string, after: string) => number

const LIKELIHOODS: Readonly<Record<string, Likelihood>> = {
  gb18030: (sign) => {
    if (CHINESE?.has(sign)) return -7
    if (isWide(sign)) return -6
    if (COMMON_CHINESE.has(sign)) return -9
    return sign > '\uFFFF' ? IMPOSSIBLE : RARE
  },
  shift_jis: (sign, before, after) => {
    if (isNarrowKana(sign)) return isNarrowKana(before) || isNarrowKana(after) ? -4.5 : -9
    if (isKana(sign)) return -5
    if (JAPANESE?.has(sign)) return -7
    if (COMMON_JAPANESE.has(sign)) return -9
    return isWide(sign) ? -6 : RARE
  },
  'euc-kr': (sign) => {
    if (KOREAN?.has(sign)) return -6
    if (COMMON_KOREAN.has(sign)) return -9
    return isWide(sign) ? -6 : RARE
  },
  'windows-1252': (sign, before, after) => {
    if (isSign(sign)) return -7
    if (!isLatin(sign)) return -10
    const [isLeftLatin, isRightLatin] = [isLatin(before), isLatin(after)]
    if (!isFrequentLatin(sign) || (!isLeftLatin && !isRightLatin)) return -8
    // Three letters with accents in a row are two characters of another language.
    return before > '\x7F' && after > '\x7F' ? -9 : -4
  },
  'windows-874': (sign, before, after) => {
    if (isThaiBase(sign)) return isRareThai(sign) ? -6 : -4
    if (isThaiVowel(sign)) return isThaiBase(before) ? -4 : -11
    if (isThaiMark(sign)) return isThaiBase(before) || isThaiVowel(before) || isThaiMark(before) ? -4 : -11
    if (isThaiPrefix(sign)) return isThaiBase(after) ? -4 : -11
    return -8
  },
  'utf-8': (sign, before, after) => {
    if (isLatin(sign)) return isLatin(before) || isLatin(after) ? -4 : -8
    if (isAlphabet(sign)) return -5
    return isSign(sign) ? -7 : RARE
  },
}

/** Logarithm of the likelihood that the text has these characters above 127, if it was decoded in an encoding. */
export function likelihoodOf(text: string, encoding: string): number {
  const likelihood = LIKELIHOODS[encoding] ?? (() => RARE)
  let sum = 0
  const signs = [...text]
  for (const [at, sign] of signs.entries()) {
    if (sign <= '\x7F') continue
    sum += /[\p{Cc}\p{Co}\p{Cn}\uFFFD]/u.test(sign)
      ? IMPOSSIBLE
      : likelihood(sign, signs[at - 1] ?? ' ', signs[at + 1] ?? ' ')
  }
  return sum
}
