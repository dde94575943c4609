import { LANGUAGE_TAGS, type Language } from '@sampan/contract/rules'

/**
 * Search in five languages (Chinese, Japanese and Thai write no spaces). Texts are cut into lexemes: words of letters and
 * digits, which a query matches by prefix; in other scripts, each character and each pair of neighbours; and, of titles,
 * the whole words of each language by its dictionary. A query requires all its prefixes and pairs, so it finds every text
 * that contains it. Whole words only affect the ranking.
 */

/** Scripts that write words with letters and spaces; all others are searched by pairs of code points. */
const LETTERS_RUN = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]+/gu
const OTHER_RUN = /[[\p{L}\p{M}]--[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]]+/gv
/** The one script that is searched by pairs but has spaces between words. */
export const SPACED = /^\p{Script=Hangul}+$/u

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

export const runsIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([run]) => run)
export const lettersIn = (plain: string) => runsIn(plain, LETTERS_RUN)
export const othersIn = (plain: string) => runsIn(plain, OTHER_RUN)

export function pairsOf(run: string): string[] {
  const points = [...run]
  return points.slice(1).map((point, index) => points[index] + point)
}

/** The normalised words of a text, by the language's dictionary. */
export const segmentsOf = (text: string, language: Language): string[] =>
  [...segmenterOf(language).segment(text)].filter((part) => part.isWordLike).map((part) => part.segment)

/** Lexemes of one language begin with a sign that nobody can search for, and its mark: `=en:lamp`. */
export const markOf = (language: Language) => language.slice(0, 2)
export const wordLexeme = (word: string, language: Language) => `=${markOf(language)}:${word}`
/** Where a run of a script without spaces begins: its dictionary may cut it otherwise than the keyword's. */
export const beginningLexeme = (run: string, language: Language) => `^${markOf(language)}:${run}`
const BEGINNING_MAX = 40

/** What finds a text, in whatever language it is. */
function findingLexemes(plain: string): string[] {
  return [...lettersIn(plain), ...othersIn(plain).flatMap((run) => [...run, ...pairsOf(run)])]
}

/** What ranks a text of a language. */
const rankingLexemes = (plain: string, language: Language) => [
  ...segmentsOf(plain, language).map((word) => wordLexeme(word, language)),
  ...othersIn(plain)
    .filter((run) => !SPACED.test(run))
    .map((run) => beginningLexeme([...run].slice(0, BEGINNING_MAX).join(''), language)),
]

/**
 * The lexemes of a text in a language.
 * @internal Exported for its test.
 */
export function textLexemes(text: string, language: Language): string[] {
  const plain = normalise(text)
  return [...new Set([...findingLexemes(plain), ...rankingLexemes(plain, language)])]
}

export type Texts = Partial<Record<Language, string>>
/** As shown: what is not written in a language is shown in English. */
const shownIn = (texts: Texts, language: Language) => texts[language] ?? texts.en ?? ''

/** The titles that a reader of each language sees, normalised like keywords. */
export const plainTitles = (title: Texts): Texts =>
  Object.fromEntries(LANGUAGE_TAGS.map((language) => [language, normalise(shownIn(title, language))]))

const lexemesOf = (texts: Texts) => LANGUAGE_TAGS.flatMap((language) => textLexemes(shownIn(texts, language), language))

/** What a name is found by, in all languages, and its words. */
export const nameLexemes = (texts: Texts): string[] => [...new Set(lexemesOf(texts))]

export const quoted = (lexeme: string) => `'${lexeme.replace(/['\\]/g, '$&$&')}'`

/** The lexemes of a title in all languages; those that begin with `=` are its words. */
export const titleLexemes = (title: Texts): ReadonlySet<string> => new Set(lexemesOf(title))

/**
 * A product's search vector (tsvector): its title's lexemes with weight A; with weight B its shop's name, and codes in
 * place of the names of its category, kind and options.
 */
export function searchVector(title: ReadonlySet<string>, shop_name: Texts, codes: readonly string[]): string {
  const named = LANGUAGE_TAGS.flatMap((language) => findingLexemes(normalise(shop_name[language] ?? '')))
  const beside = new Set([...named, ...codes]).difference(title)
  return [
    ...[...title].map((lexeme) => `${quoted(lexeme)}:1A`),
    ...[...beside].map((lexeme) => `${quoted(lexeme)}:1B`),
  ].join(' ')
}

/** Changes when texts are cut in another way: listings are then made anew. */
export const CUT = 1
