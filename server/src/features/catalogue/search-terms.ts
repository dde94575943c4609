import { LANGUAGE_TAGS, type Language } from '@sampan/contract/rules'

/**
 * Search in five languages (Chinese, Japanese and Thai write no spaces). Texts are cut into three kinds of lexemes: whole
 * words by the language's dictionary, marked `=`; words of letters and digits, which a query matches by prefix; and, in
 * other scripts, each character and each pair of neighbours. A query requires all its prefixes and pairs, so it finds every
 * text that contains it. Whole words only affect the ranking.
 */

const TERMS_LIMIT = 32
/** Scripts that write words with letters and spaces; all others are searched by pairs of code points. */
const LETTERS_RUN = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]+/gu
const OTHER_RUN = /[[\p{L}\p{M}]--[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]]+/gv

const segmenters = new Map<Language, Intl.Segmenter>()

function segmenterOf(language: Language): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, known)
  return known
}

/** Thai sara am, which NFKC splits in two: its halves would match other vowels and break words. */
const SARA_AM = '\u0e33'
const SARA_AM_APART = SARA_AM.normalize('NFKC')

/** Lower case and one width: ｌａｍｐ is lamp, and ﾗﾝﾌﾟ is ランプ. */
export const normalise = (text: string) => text.normalize('NFKC').replaceAll(SARA_AM_APART, SARA_AM).toLowerCase()
const runs = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([run]) => run)

function pairsOf(run: string): string[] {
  const points = [...run]
  return points.slice(1).map((point, index) => points[index] + point)
}

export const WORD = '='

/** The normalised words of a text, by the language's dictionary. */
export const segmentsOf = (text: string, language: Language): string[] =>
  [...segmenterOf(language).segment(text)].filter((part) => part.isWordLike).map((part) => part.segment)

const wordsOf = (text: string, language: Language) => segmentsOf(text, language).map((segment) => WORD + segment)

/**
 * The lexemes of a text in a language.
 * @internal Exported for its test.
 */
export function textLexemes(text: string, language: Language): string[] {
  const plain = normalise(text)
  const others = runs(plain, OTHER_RUN)
  return [
    ...new Set([
      ...wordsOf(plain, language),
      ...runs(plain, LETTERS_RUN),
      ...others.flatMap((run) => [...run, ...pairsOf(run)]),
    ]),
  ]
}

type Texts = Partial<Record<Language, string>>
const lexemesOf = (texts: Texts) => LANGUAGE_TAGS.flatMap((language) => textLexemes(texts[language] ?? '', language))

const quote = (lexeme: string) => `'${lexeme.replace(/['\\]/g, '$&$&')}'`

/**
 * A product's search vector (tsvector): its title in all languages with weight A; other words, such as the shop's name
 * and the options, with weight B.
 */
export function searchVector(title: Texts, beside: readonly Texts[]): string {
  const first = new Set(lexemesOf(title))
  const others = new Set(beside.flatMap(lexemesOf)).difference(first)
  return [
    ...[...first].map((lexeme) => `${quote(lexeme)}:1A`),
    ...[...others].map((lexeme) => `${quote(lexeme)}:1B`),
  ].join(' ')
}

export type SearchQuery = {
  /** A tsquery that matches. */
  finds: string
  /** For each part of the keyword, a tsquery that matches it in titles only. */
  in_title: string[]
  /** A tsquery of the keyword's whole words in the title; empty when it has none. */
  whole_words: string
  /** A PostgreSQL regular expression for texts that contain the keyword, in lower-case NFKC. */
  holds: string
  /** One that also requires each part to begin a word. */
  begins: string
  /** One that extracts the word that the last part begins; undefined in scripts without spaces. */
  completion: string | undefined
}

/** The queries for a keyword; undefined when it has no searchable character. */
export function searchQuery(keyword: string, language: Language): SearchQuery | undefined {
  const plain = normalise(keyword)
  const letters = runs(plain, LETTERS_RUN)
  const others = runs(plain, OTHER_RUN)
  const pairs = others.flatMap((run) => ([...run].length === 1 ? [run] : pairsOf(run)))
  const terms = (weight: '' | 'A') =>
    [...letters.map((run) => beginning(run, weight)), ...pairs.map((pair) => exactly(pair, weight))].slice(
      0,
      TERMS_LIMIT,
    )
  const finds = [...new Set(terms(''))]
  if (finds.length === 0) return undefined
  const words = wordsOf(plain, language).slice(0, TERMS_LIMIT)
  return {
    finds: finds.join(' & '),
    in_title: [...new Set(terms('A'))],
    whole_words: words.map((word) => exactly(word, 'A')).join(' & '),
    holds: patternOf(letters, others),
    begins: `^${[...letters, ...others].slice(0, TERMS_LIMIT).map(atBeginning).join('')}`,
    completion: others.every((run) => SPACED.test(run)) ? completionOf(runs(plain, ANY_RUN).at(-1) ?? '') : undefined,
  }
}

const exactly = (lexeme: string, weight: '' | 'A') => quote(lexeme) + (weight && `:${weight}`)

/** Matches words with this prefix, and the singular of an English plural. */
function beginning(run: string, weight: '' | 'A'): string {
  const asked = [`${quote(run)}:*${weight}`, ...singularsOf(run).map((singular) => exactly(singular, weight))]
  return asked.length === 1 ? asked.join() : `(${asked.join(' | ')})`
}

/** Endings of English plurals with their singular; the first match counts. */
const PLURALS: readonly [end: RegExp, ofOne: readonly string[]][] = [
  [/ies$/, ['y', 'ie']],
  [/ves$/, ['f', 'fe', 've']],
  [/(?<=s|x|z|o|ch|sh)es$/, ['', 'e']],
  [/(?<=[^s])s$/, ['']],
]
const SHORTEST_PLURAL = 4

function singularsOf(word: string): string[] {
  const [end, ofOne] = PLURALS.find(([ends]) => ends.test(word)) ?? []
  return end && ofOne && word.length >= SHORTEST_PLURAL ? ofOne.map((one) => word.replace(end, one)) : []
}

/** The one script that is searched by pairs but has spaces between words. */
const SPACED = /^\p{Script=Hangul}+$/u
const ANY_RUN = /[\p{L}\p{M}\p{N}]+/gu
/** Separates words, as a PostgreSQL pattern: its own character classes depend on the database's locale. */
const BETWEEN = '\\u0001-/:-@[-`{-~\\u00a0-\\u00bf\\u2000-\\u206f\\u3000-\\u303f\\u30fb'
const composed = (part: string) => part.normalize('NFKC')
const atBeginning = (part: string) => `(?=(?:.*[${BETWEEN}])?${composed(part)})`
const completionOf = (part: string) => `(?:^|[${BETWEEN}])(${composed(part)}[^${BETWEEN}]*)`

/** Runs consist of letters, marks and digits, so none of their characters is special in a pattern. */
function patternOf(letters: string[], others: string[]): string {
  const beginnings = letters.map((run) => `(^|[^a-z0-9])${run}`)
  const parts = [...beginnings, ...others].slice(0, TERMS_LIMIT)
  return `^${parts.map((part) => `(?=.*${part.normalize('NFKC')})`).join('')}`
}
