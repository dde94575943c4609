import { LANGUAGE_TAGS, type Language } from '@sampan/contract/rules'
import { kindWords } from '../../demo/catalogue/search-words.ts'
import { demoCatalogue } from '../../demo/catalogue.ts'
import { inThaiKeys } from '../../server/src/features/catalogue/search/meaning/keyboards.ts'
import { namesIn } from '../../server/src/features/catalogue/search/meaning/runs.ts'
import { normalise } from '../../server/src/features/catalogue/search/search-terms.ts'
import { randomNumbers } from '../scale/random-numbers.ts'
import { koreanLetters, koreanText } from './korean-letters.ts'
import { OTHER_WORDS } from './other-words.ts'
import {
  EXTRA,
  INITIALS,
  KOREAN_KEYS,
  PINYIN,
  ROMAJI,
  ROMAJI_OF_KANJI,
  SPLIT_ENGLISH,
  SYNONYMS,
  TRADITIONAL,
  WITH_COLOUR,
  WITH_PRICE,
} from './typed-words.ts'

/** `kinds`: the kinds of products that answer the query; empty for nonsense. */
export type Query = { group: string; language: Language; keyword: string; kinds: ReadonlySet<string> }

const { kinds, products } = demoCatalogue()

const namesOf = (kind: (typeof kinds)[number], language: Language) => [
  ...namesIn(kind.name[language], language, true),
  ...namesIn(kindWords[kind.kind]?.[language] ?? '', language, false),
]
const titles = products.map(({ kind, title }) => ({
  kind,
  title: Object.fromEntries(LANGUAGE_TAGS.map((language) => [language, ` ${normalise(title[language])} `])),
}))

/** The kinds that have this name, and those of products with the name in their title. */
function kindsOf(name: string, language: Language): Set<string> {
  const namedKinds = kinds.filter((kind) => namesOf(kind, language).includes(name)).map(({ kind }) => kind)
  const part = language === 'en' ? ` ${name} ` : name
  const titled = titles.filter(({ title }) => title[language]?.includes(part)).map(({ kind }) => kind)
  return new Set([...namedKinds, ...titled])
}

/** The names that shoppers type: those shown, in the languages without plurals also the other names. */
const names = Object.fromEntries(
  LANGUAGE_TAGS.map((language) => [
    language,
    [
      ...new Set(
        kinds.flatMap((kind) => (language === 'en' ? namesIn(kind.name.en, 'en', true) : namesOf(kind, language))),
      ),
    ],
  ]),
) as Record<Language, string[]> // one list for each language

type Random = () => number
const anyOf = <Item>(items: readonly Item[], random: Random) => items[Math.floor(random() * items.length)] as Item // never empty
const replaceLetters = (letters: readonly string[], at: number, count: number, ...by: string[]) =>
  letters.toSpliced(at, count, ...by).join('')

type Mistake = (letters: readonly string[], at: number, random: Random) => string[]
const dropLetter: Mistake = (letters, at) => letters.toSpliced(at, 1)
const doubleLetter: Mistake = (letters, at) => letters.toSpliced(at, 0, letters[at] ?? '')
const swapLetters: Mistake = (letters, at) => letters.toSpliced(at, 2, ...letters.slice(at, at + 2).toReversed())
const another: Mistake = (letters, at, random) => letters.toSpliced(at, 1, anyOf(letters.slice(1), random))

/** Makes a mistake in a name of five letters or more, never at the first letter. Korean syllables are typed by letters. */
const withMistake =
  (language: Language, ...mistakes: Mistake[]) =>
  (name: string, random: Random): string | undefined => {
    const letters = language === 'ko' ? koreanLetters(name) : [...name]
    const places = letters.flatMap((letter, at) => (at > 0 && letter !== ' ' ? [at] : []))
    if (letters.length < 5 || places.length === 0) return undefined
    const keyword = anyOf(mistakes, random)(letters, anyOf(places, random), random)
    return language === 'ko' ? koreanText(keyword) : keyword.join('')
  }

const FIRST_SYLLABLE = 0xac00
/** Korean syllables are sorted by initial, vowel and final. */
const [VOWELS, FINALS] = [21, 28]
/** A Korean syllable with a neighbouring vowel. */
function otherVowel(name: string, random: Random): string | undefined {
  const letters = [...name]
  const places = letters.flatMap((letter, at) => (/[가-힣]/.test(letter) ? [at] : []))
  if (places.length < 3) return undefined
  const at = anyOf(places, random)
  const code = (letters[at] ?? '').charCodeAt(0)
  const vowel = Math.floor((code - FIRST_SYLLABLE) / FINALS) % VOWELS
  const isNext = vowel === 0 || (vowel < VOWELS - 1 && random() < 0.5)
  return replaceLetters(letters, at, 1, String.fromCharCode(code + (isNext ? FINALS : -FINALS)))
}

const SPELT: readonly Language[] = ['en', 'ja', 'ko', 'th']
const inCharacters = (mistake: Mistake) => (name: string, random: Random) => {
  const characters = [...name]
  const isLong = /^\p{Script=Han}{3,}$/u.test(name)
  return isLong ? mistake(characters, Math.floor(random() * characters.length), random).join('') : undefined
}

const TO_HIRAGANA = -0x60
const inHiragana = (name: string) =>
  name.replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + TO_HIRAGANA))

/** The keys of the Thai layout by their letters. */
const THAI_KEYS = new Map(
  Array.from({ length: 94 }, (_, at) => String.fromCharCode(0x21 + at)).map((key) => [inThaiKeys(key), key]),
)

/** `typed_in`: the language of the name, if the reader's is another one. */
type Rule = {
  group: string
  language: Language
  typed_in?: Language
  make: (name: string, random: Random) => string | undefined
}
const RULES: Rule[] = [
  ...LANGUAGE_TAGS.map((language): Rule => ({ group: 'exact', language, make: (name) => name })),
  ...SPELT.flatMap((language): Rule[] => [
    { group: 'one typo', language, make: withMistake(language, dropLetter, doubleLetter, swapLetters, another) },
    { group: 'a letter missing', language, make: withMistake(language, dropLetter) },
    { group: 'a letter doubled', language, make: withMistake(language, doubleLetter) },
  ]),
  { group: 'a neighbouring vowel', language: 'ko', make: otherVowel },
  { group: 'a character missing', language: 'zh-CN', make: inCharacters(dropLetter) },
  { group: 'a character doubled', language: 'zh-CN', make: inCharacters(doubleLetter) },
  ...LANGUAGE_TAGS.map(
    (language): Rule => ({
      group: 'a word too many',
      language,
      make: (name, random) => anyOf(EXTRA[language], random).replace('*', name),
    }),
  ),
  ...(['en', 'ko'] as const).map(
    (language): Rule => ({
      group: 'joined',
      language,
      make: (name) => (name.includes(' ') ? name.replaceAll(' ', '') : undefined),
    }),
  ),
  {
    group: 'split',
    language: 'ko',
    make: (name) => (/^[가-힣]{4,}$/.test(name) ? `${name.slice(0, 2)} ${name.slice(2)}` : undefined),
  },
  {
    group: 'wrong keyboard',
    language: 'ko',
    make: (name) =>
      /^[가-힣]+$/.test(name)
        ? [...name.normalize('NFD')].map((letter) => KOREAN_KEYS[letter] ?? '').join('')
        : undefined,
  },
  {
    group: 'wrong keyboard',
    language: 'th',
    make: (name) => [...name].map((letter) => THAI_KEYS.get(letter) ?? letter).join(''),
  },
  {
    group: 'hiragana for katakana',
    language: 'ja',
    make: (name) => (/^[\u30a1-\u30fa\u30fc]+$/.test(name) ? inHiragana(name) : undefined),
  },
  { group: 'in Chinese', language: 'en', typed_in: 'zh-CN', make: (name) => name },
  ...[
    { group: 'a colour', texts: WITH_COLOUR },
    { group: 'a price', texts: WITH_PRICE },
  ].flatMap(({ group, texts }) =>
    LANGUAGE_TAGS.map((language): Rule => ({ group, language, make: (name) => texts[language].replace('*', name) })),
  ),
]

const NONSENSE: Readonly<Record<Language, string>> = {
  en: 'bcdfghjklmnpqrstvwxz',
  'zh-CN': '鼎鼐彝甗卣觚觯罍瓿簋匜',
  ja: 'ぬゆよるろわむへほそ',
  ko: '뷁쉙뙑쀍쮉뿕꿻챷',
  th: 'ฆฌญฎฏฐฑฒณธภษฬฮ',
}

/** The numbers of neighbouring seeds are the same after one number. More numbers than this are never needed. */
const BETWEEN_SEEDS = 1_000_003

/** Queries made from the names of the demo's kinds. @param each maximum number for a rule and language. */
export function queriesFor(seed: number, each: number): Query[] {
  const random = randomNumbers(seed * BETWEEN_SEEDS)
  const queries = new Map<string, Query>()
  const add = (group: string, language: Language, keyword: string, right: ReadonlySet<string>) =>
    queries.set(`${group} ${language} ${keyword}`, { group, language, keyword, kinds: right })
  for (const { group, language, typed_in = language, make } of RULES)
    for (let count = 0, tries = 0; count < each && tries < 10 * each; tries++) {
      const name = anyOf(names[typed_in], random)
      const keyword = make(name, random)
      if (!keyword || (keyword !== name && names[typed_in].includes(keyword))) continue
      add(group, language, keyword, kindsOf(name, typed_in))
      count++
    }
  for (const [group, language, keywords] of [
    ['traditional', 'zh-CN', TRADITIONAL],
    ['pinyin', 'zh-CN', PINYIN],
    ['initials', 'zh-CN', INITIALS],
    ['split', 'en', SPLIT_ENGLISH],
    ['romaji', 'ja', ROMAJI],
    ['romaji of kanji', 'ja', ROMAJI_OF_KANJI],
  ] as const)
    for (const [name, keyword] of Object.entries(keywords).slice(0, each))
      add(group, language, keyword, kindsOf(name, language))
  for (const language of LANGUAGE_TAGS)
    for (const [keyword, name] of Object.entries(SYNONYMS[language]))
      add('synonyms', language, keyword, kindsOf(name, language))
  for (const language of LANGUAGE_TAGS)
    for (let count = 0; count < each / 2; count++) {
      const letters = [...NONSENSE[language]]
      add('nonsense', language, Array.from({ length: 5 }, () => anyOf(letters, random)).join(''), new Set())
    }
  return [...queries.values()]
}

/** Queries of words that the demo's names were not made for: the share says how many other words are found. */
export const otherWords = (): Query[] =>
  LANGUAGE_TAGS.flatMap((language) => {
    const otherWords = Object.entries(OTHER_WORDS[language]).map(([kind, words]) => ({ kind, words: words.split('|') }))
    return [...new Set(otherWords.flatMap(({ words }) => words))].map((keyword) => ({
      group: 'another common word',
      language,
      keyword,
      kinds: new Set(otherWords.flatMap(({ kind, words }) => (words.includes(keyword) ? [kind] : []))),
    }))
  })
