import { LANGUAGE_TAGS, type Language } from '@sampan/contract/rules'

/** Syllables of made-up words for each language, similar to brand names. None of them is a search word of the demo. */
const pairs = (consonants: string, vowels: string) =>
  [...consonants].flatMap((consonant) => [...vowels].map((vowel) => consonant + vowel))

const SYLLABLES: Record<Language, readonly string[]> = {
  en: pairs('bdfghjklmnprstvwyz', 'aeiou'),
  'zh-CN': [...'维洛拉卡诺莎贝尔蒂娜罗索菲亚德兰奥伦托莱克斯塔伊芙莫妮希赛迪恩凯瑟琳达瓦图科弗纳林帕雷哈吉勒曼桑佩齐'],
  ja: [
    ...'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワガギグゲゴザジズゼゾダデドバビ',
  ],
  ko: [
    ...'가나다라마바사아자카타파하고노도로모보소오조코토포호구누두루무부수우주쿠투푸후기니디리미비시이지키티피히레네세메데',
  ],
  th: pairs('กงจชดตทนบปพมยรลวสห', 'าีูิุ'),
}
const SYLLABLES_EACH = 4

/** Number of words in each language: enough for 12 million products and some shops. */
const sizeOf = (language: Language) => SYLLABLES[language].length ** SYLLABLES_EACH
export const WORDS_MAX = Math.min(...LANGUAGE_TAGS.map(sizeOf))

/**
 * A prime larger than the number of words. Multiplying each number by it gives each word once, and gives consecutive
 * numbers words that are far apart.
 */
const STEP = 86_028_121

/**
 * The word with this number in a language. Words of different numbers are different, and none is a prefix of another.
 */
export function madeUpWord(number: number, language: Language): string {
  if (!(number >= 0 && number < WORDS_MAX)) throw new RangeError(`there are ${WORDS_MAX} made-up words, not ${number}`)
  const syllables = SYLLABLES[language]
  let rest = (number * STEP + STEP) % sizeOf(language)
  return Array.from({ length: SYLLABLES_EACH }, () => {
    const syllable = syllables[rest % syllables.length] ?? ''
    rest = Math.floor(rest / syllables.length)
    return syllable
  }).join('')
}

export const madeUpWords = (number: number) =>
  Object.fromEntries(LANGUAGE_TAGS.map((language) => [language, madeUpWord(number, language)])) as Record<
    Language,
    string
  > // one for each language
