import { normalised } from '@sampan/contract/normalised'
import { LANGUAGE_TAGS, type Language } from '@sampan/contract/rules'
import { LRUCache } from 'lru-cache'

/**
 * Search in five languages (Chinese, Japanese and Thai write no spaces). Texts are cut into lexemes: words of letters
 * and digits, which a query matches by prefix; in other scripts, each character and each pair of neighbours; for titles
 * also the whole words of each language by its dictionary. A query requires all its prefixes and pairs, so it finds
 * every text that contains it. Whole words only affect the ranking.
 */

/** Scripts that write words with letters and spaces. All others are searched by pairs of code points. */
const LETTERS_RUN = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]+/gu
const OTHER_RUN = /[[\p{L}\p{M}]--[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]]+/gv
/** Hangul is the only script that is searched by pairs and has spaces between words. */
export const SPACED = /^\p{Script=Hangul}+$/u

const segmenters = new Map<Language, Intl.Segmenter>()

function segmenterOf(language: Language): Intl.Segmenter {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, segmenter)
  return segmenter
}

/** Thai sara am, which NFKC splits in two: its halves would match other vowels and break words. */
const SARA_AM = '\u0e33'
const SARA_AM_APART = SARA_AM.normalize('NFKC')

/** Lower case and one width: ｌａｍｐ is lamp, and ﾗﾝﾌﾟ is ランプ. */
export const normalise = (text: string) => normalised(text, 'NFKC').replaceAll(SARA_AM_APART, SARA_AM).toLowerCase()

/** A keyword's runs of letters and of other scripts. Each is matched by its beginning, which reads an index for a long time. */
const KEYWORD_RUN =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]+|[[\p{L}\p{M}]--[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]]+/gv
const KEYWORD_RUNS_MAX = 12
/** The beginning of a run of one letter matches a large part of all lexemes. */
const ONE_LETTER_RUNS_MAX = 4

/**
 * A normalised keyword without the runs that would cost more than they say: one that is made of single letters took a
 * hundred times as long as others. The rest is searched, so the list can only have more products.
 */
export function bounded(plain: string): string {
  let [runs, one_letter_runs] = [0, 0]
  return plain.replace(KEYWORD_RUN, (run) => {
    const is_one_letter = run.length <= 2 && [...run].length === 1
    if (runs === KEYWORD_RUNS_MAX || (is_one_letter && one_letter_runs === ONE_LETTER_RUNS_MAX)) return ' '
    runs += 1
    if (is_one_letter) one_letter_runs += 1
    return run
  })
}

export const runsIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([run]) => run)
export const lettersIn = (plain: string) => runsIn(plain, LETTERS_RUN)
export const othersIn = (plain: string) => runsIn(plain, OTHER_RUN)

export function pairsOf(run: string): string[] {
  const points = [...run]
  return points.slice(1).map((point, index) => points[index] + point)
}

/** Texts that are one word in every language, so that no dictionary is needed. */
const ONE_WORD = /^[a-z0-9]+$|^[가-힣]+$/

/** The normalised words of a text, by the language's dictionary. */
export function segmentsOf(text: string, language: Language): string[] {
  if (ONE_WORD.test(text)) return [text]
  const words: string[] = []
  for (const { segment, isWordLike } of segmenterOf(language).segment(text)) if (isWordLike) words.push(segment)
  return words
}

/**
 * The mark of a language in its lexemes, such as `en` in `=en:lamp`. Users cannot search for the sign before the mark.
 */
export const markOf = (language: Language) => language.slice(0, 2)
export const wordLexeme = (word: string, language: Language) => `=${markOf(language)}:${word}`
/** The beginning of a run in a script without spaces. Dictionaries may segment it differently from the keyword. */
export const beginningLexeme = (run: string, language: Language) => `^${markOf(language)}:${run}`
const BEGINNING_MAX = 40

export const quoted = (lexeme: string) => `'${lexeme.replace(/['\\]/g, '$&$&')}'`
export const isWord = (lexeme: string) => lexeme.startsWith('=')

/** The lexemes by which a text is found, independent of its language. */
function findingLexemes(plain: string): string[] {
  return [...lettersIn(plain), ...othersIn(plain).flatMap((run) => [...run, ...pairsOf(run)])]
}

/** Dictionaries split some words in katakana, such as イヤホン. */
const KATAKANA_RUN = /[\u30a1-\u30fa\u30fc]{2,}/gu
const katakanaIn = (plain: string, language: Language) => (language === 'ja' ? runsIn(plain, KATAKANA_RUN) : [])

/** The lexemes that rank a text of a language. */
const rankingLexemes = (plain: string, language: Language) => [
  ...[...segmentsOf(plain, language), ...katakanaIn(plain, language)].map((word) => wordLexeme(word, language)),
  ...othersIn(plain)
    .filter((run) => !SPACED.test(run))
    .map((run) => beginningLexeme([...run].slice(0, BEGINNING_MAX).join(''), language)),
]

/** The lexemes of a part of a text, also in the format of a tsvector. */
type Tokens = {
  part: string
  finding: readonly string[]
  ranking: readonly string[]
  found_in_title: string
  ranked_in_title: string
  found_elsewhere: string
}

/** Cache size. Caching helps, because most titles share their words with others, and dictionaries are slow. */
const REMEMBERED = 3_000
/** Longer parts are not cached, because they seldom occur again. */
const REMEMBERED_LENGTH_MAX = 40
const remembered = Object.fromEntries(
  LANGUAGE_TAGS.map((language) => [language, new LRUCache<string, Tokens>({ max: REMEMBERED })]),
) as Record<Language, LRUCache<string, Tokens>> // one for each tag

function tokensOf(part: string, language: Language): Tokens {
  const tokens = remembered[language].get(part)
  if (tokens) return tokens
  const [finding, ranking] = [[...new Set(findingLexemes(part))], [...new Set(rankingLexemes(part, language))]]
  const weighted = (lexemes: string[], weight: 'A' | 'B') => lexemes.map((one) => ` ${quoted(one)}:1${weight}`).join('')
  const cut: Tokens = {
    ...{ part, finding, ranking },
    found_in_title: weighted(finding, 'A'),
    ranked_in_title: weighted(ranking, 'A'),
    found_elsewhere: weighted(finding, 'B'),
  }
  if (part.length <= REMEMBERED_LENGTH_MAX) remembered[language].set(part, cut)
  return cut
}

/** Cuts a normalised text at spaces, which no word, run or pair crosses. */
function splitTokens(plain: string, language: Language): Tokens[] {
  const all_tokens: Tokens[] = []
  for (const part of plain.split(' ')) if (part) all_tokens.push(tokensOf(part, language))
  return all_tokens
}

const lexemesOf = (plain: string, language: Language) =>
  splitTokens(plain, language).flatMap(({ finding, ranking }) => [...finding, ...ranking])

/** The lexemes of a text in a language. @internal Exported for its test. */
export const textLexemes = (text: string, language: Language): string[] => [
  ...new Set(lexemesOf(normalise(text), language)),
]

export type Texts = Partial<Record<Language, string>>
/** The displayed text: English where a translation is missing. */
const shownIn = (texts: Texts, language: Language) => texts[language] ?? texts.en ?? ''

/** The titles that readers of each language see, normalised like keywords. */
export const plainTitles = (title: Texts): Texts =>
  Object.fromEntries(LANGUAGE_TAGS.map((language) => [language, normalise(shownIn(title, language))]))

/** The lexemes that find or rank a name, in all languages. */
export function nameLexemes(texts: Texts): string[] {
  const plain = plainTitles(texts)
  return [...new Set(LANGUAGE_TAGS.flatMap((language) => lexemesOf(plain[language] ?? '', language)))]
}

/** The whole words of a title in all languages as lexemes. @param plain as returned by `plainTitles`. */
export const titleWords = (plain: Texts): string[] => [
  ...new Set(
    LANGUAGE_TAGS.flatMap((language) =>
      splitTokens(plain[language] ?? '', language).flatMap(({ ranking }) => ranking.filter(isWord)),
    ),
  ),
]

/**
 * A product's search vector (tsvector). Weight A: the lexemes of its title, as returned by `plainTitles`. Weight B: its
 * shop's name, and codes for the names of its category, kind and options. PostgreSQL keeps the greatest weight of
 * repeated lexemes.
 */
export function searchVector(plain: Texts, shop_name: Texts, codes: readonly string[]): string {
  const parts = new Set<string>()
  let vector = ''
  for (const language of LANGUAGE_TAGS)
    for (const { part, found_in_title, ranked_in_title } of splitTokens(plain[language] ?? '', language)) {
      if (!parts.has(part)) vector += found_in_title
      vector += ranked_in_title
      parts.add(part)
    }
  for (const language of LANGUAGE_TAGS)
    for (const { part, found_elsewhere } of splitTokens(normalise(shop_name[language] ?? ''), language)) {
      if (!parts.has(part)) vector += found_elsewhere
      parts.add(part)
    }
  for (const code of codes) vector += ` ${quoted(code)}:1B`
  return vector.slice(1)
}

/**
 * Version of the rules that make titles, vector and marks from a product's texts and codes. If it changes, each listing
 * that is queued is made again.
 */
export const TOKENIZER_VERSION = 3
