import { LANGUAGE_TAGS, type Language } from '@sampan/contract/rules'
import { singularsOf } from './meaning/plurals.ts'
import {
  beginningLexeme,
  bounded,
  lettersIn,
  normalise,
  othersIn,
  pairsOf,
  quoted,
  runsIn,
  SPACED,
  segmentsOf,
  wordLexeme,
} from './search-terms.ts'

const TERMS_LIMIT = 32
const ANY_RUN = /[\p{L}\p{M}\p{N}]+/gu

/**
 * A part of a keyword. `prefix`: the beginning of a word, with its singular forms in `exact`. Without `prefix`, `exact`
 * is a character or a pair of characters, or a whole word with its singular forms.
 */
type Term = { prefix: string | null; exact: string[] }

export type ParsedKeyword = {
  /**
   * The words of the keyword: the term of a word of letters, or the terms of the characters of a run without spaces. A
   * text that contains the keyword matches all terms.
   */
  words: Term[][]
  /** The keyword's words by the dictionary of the reader's language, for each spelling in kana. */
  spellings: string[][]
  /**
   * The parts of the keyword with which words of titles may begin: words of scripts with spaces, and runs of characters
   * of scripts without spaces.
   */
  beginnings: { letters: string[]; others: string[] }
  /** A PostgreSQL regular expression that matches texts containing the keyword, in lower-case NFKC. */
  containing: string
  /**
   * The beginning of the last word, which completions extend; undefined in scripts without spaces, because dictionaries
   * segment them differently.
   */
  completes: string | undefined
  language: Language
}

const HIRAGANA = /[\u3041-\u3096]/gu
const TO_KATAKANA = 0x60

/** Adds the katakana spelling of a keyword in hiragana. Keyboards offer katakana only as a conversion. */
const inKana = (text: string) => [
  ...new Set([text, text.replace(HIRAGANA, (kana) => String.fromCodePoint(kana.charCodeAt(0) + TO_KATAKANA))]),
]

/**
 * Whether a run of letters is matched as the beginning of a word. One letter begins words of nearly every product, so it
 * is a whole word, as in "t shirt", except at the end of the keyword, where the reader may still be typing.
 */
const isBeginning = (run: string, completes: string | undefined) => run.length > 1 || run === completes

/** The pairs of a run, or its only character. */
const partsOf = (run: string) => ([...run].length === 1 ? [run] : pairsOf(run))

/** Splits a keyword into terms; undefined if it has no searchable character. */
export function parseKeyword(keyword: string, language: Language): ParsedKeyword | undefined {
  const plain = bounded(normalise(keyword))
  const [letters, others] = [lettersIn(plain), othersIn(plain)]
  const completes = others.every((run) => SPACED.test(run)) ? runsIn(plain, ANY_RUN).at(-1) : undefined
  const termOf = (run: string): Term =>
    isBeginning(run, completes) ? { prefix: run, exact: singularsOf(run) } : { prefix: null, exact: [run] }
  const words = firstTerms([
    ...[...new Set(letters)].map((run) => [termOf(run)]),
    ...[...new Set(others)].map((run) => partsOf(run).map((pair): Term => ({ prefix: null, exact: inKana(pair) }))),
  ])
  if (words.length === 0) return undefined
  return {
    words,
    spellings: inKana(plain).map((spelling) => [...new Set(segmentsOf(spelling, language))].slice(0, TERMS_LIMIT)),
    beginnings: { letters: letters.slice(0, TERMS_LIMIT), others: others.slice(0, TERMS_LIMIT) },
    containing: patternOf(letters, others),
    completes,
    language,
  }
}

/** The words up to the maximum number of terms. */
function firstTerms(words: readonly Term[][]): Term[][] {
  let rest = TERMS_LIMIT
  return words.flatMap((terms) => {
    const some = terms.slice(0, rest)
    rest -= some.length
    return some.length > 0 ? [some] : []
  })
}

/** The keyword with words that must be whole, except those in `begun`. Only scripts with letters have whole words. */
export const wholeWords = (parsed: ParsedKeyword, begun: ReadonlySet<string>): ParsedKeyword => ({
  ...parsed,
  words: parsed.words.map((terms) =>
    terms.map(({ prefix, exact }) =>
      prefix === null || begun.has(prefix) ? { prefix, exact } : { prefix: null, exact: [prefix, ...exact] },
    ),
  ),
})

/** The data about a keyword that only the database has. */
export type KeywordData = {
  /** For each word, the codes of the names that contain it. */
  codes: string[][]
  /** Title words that start with the last word, most common first. */
  completions: string[]
}

export type MatchKinds = {
  /** Kinds of match as tsqueries, best first. A product belongs to the first kind that it matches. */
  queries: string[]
  /** The number (from 1) of the kind of match whose titles must also match `containing`; 0 for none. */
  substring_from: number
  containing: string
}

/** Returns one tsquery for each word. Each tsquery matches its word in the texts of a vector, or by the code of a name. */
export const wordQueries = ({ words }: ParsedKeyword, codes: string[][]): string[] =>
  words.map((terms, at) => {
    const names = (codes[at] ?? []).map(quoted)
    const texts = joinWithAnd(terms.map((term) => matching(term, '')))
    return names.length > 0 ? bracketed([texts, ...names].join(OR)) : texts
  })

/** Returns a tsquery that matches a keyword anywhere in a vector. */
export const keywordQuery = (parsed: ParsedKeyword, codes: string[][]): string =>
  joinWithAnd(wordQueries(parsed, codes))

export const joinWithAnd = (queries: readonly string[]): string => queries.join(AND)

/**
 * The kinds of match in their order: products of the kinds that the keyword names; titles in the reader's language that
 * contain the keyword as whole words, then at the start of a word, then anywhere; titles in any language that contain
 * it, or most of it; then matches outside the title.
 */
export function matchKinds(
  parsed: ParsedKeyword,
  { codes, completions }: KeywordData,
  kinds: readonly string[] = [],
): MatchKinds {
  const { words, spellings, containing, completes, language } = parsed
  const in_title = [...new Set(words.flat().map((term) => matching(term, 'A')))]
  const finds = keywordQuery(parsed, codes)
  const finding = (query: string) => query && `${bracketed(query)}${AND}${finds}`
  const is_apart = parsed.beginnings.others.length > 0
  // In scripts without spaces, a text can contain all words without containing the keyword.
  const strictly = is_apart ? finding : (query: string) => query
  const begins = beginning(parsed)
  const inAnySpelling = (matches: (word: string) => string) =>
    spellings
      .map((words) => words.map(matches).join(AND))
      .filter(Boolean)
      .map(spellings.length > 1 ? bracketed : String)
      .join(OR)
  const whole = inAnySpelling((word) => quoted(wordLexeme(word, language)))
  const title_queries =
    completes === undefined
      ? [finding([whole, begins].filter(Boolean).map(bracketed).join(OR))]
      : [strictly(whole), ...completions.map((word) => completing(parsed, word)), begins]
  const anywhere = is_apart ? [in_title.join(AND)] : []
  const anyLanguage = inAnySpelling((word) =>
    bracketed(LANGUAGE_TAGS.map((tag) => quoted(wordLexeme(word, tag))).join(OR)),
  )
  const of_kind = kinds.length > 0 ? `${anyOf([...new Set(kinds)].map(quoted))}${AND}` : ''
  const kind_queries = of_kind ? [of_kind + in_title.join(AND), of_kind + finds] : []
  const first = [...kind_queries, ...title_queries, ...anywhere].filter(Boolean)
  // Titles with all parts contain the keyword.
  const [all = '', ...most] = mostOf(in_title)
  return {
    queries: [...first, strictly(anyLanguage), all, ...most.map(finding), finds].filter(Boolean),
    substring_from: is_apart ? first.length : 0,
    containing,
  }
}

const AND = ' & '
const OR = ' | '
const bracketed = (query: string) => `(${query})`
const anyOf = (queries: readonly string[]) => (queries.length === 1 ? queries.join() : bracketed(queries.join(OR)))

/** Matches one of the lexemes of a term. */
const matching = ({ prefix, exact }: Term, weight: '' | 'A') =>
  anyOf([
    ...(prefix === null ? [] : [`${quoted(prefix)}:*${weight}`]),
    ...exact.map((lexeme) => quoted(lexeme) + (weight && `:${weight}`)),
  ])

/** Matches titles in the reader's language in which each part starts a word. */
const beginning = ({ beginnings: { letters, others }, completes, language }: ParsedKeyword) =>
  [
    ...letters.map((run) => quoted(wordLexeme(run, language)) + (isBeginning(run, completes) ? ':*' : '')),
    ...others.map((run) => anyOf(inKana(run).map((spelling) => `${quoted(beginningOf(spelling, language))}:*`))),
  ].join(AND)

const beginningOf = (run: string, language: Language) =>
  (SPACED.test(run) ? wordLexeme : beginningLexeme)(run, language)

/** Like `beginning`, but the last part is completed to this word. */
function completing(parsed: ParsedKeyword, word: string): string {
  const { letters, others } = parsed.beginnings
  const isLast = (run: string) => run === parsed.completes
  const rest = beginning({
    ...parsed,
    beginnings: { letters: letters.filter((run) => !isLast(run)), others: others.filter((run) => !isLast(run)) },
  })
  return [rest, quoted(wordLexeme(word, parsed.language))].filter(Boolean).join(AND)
}

/** Above this number of parts, there would be too many combinations. */
const COUNTED_PARTS = 4

/** Titles that contain all parts, then all but one, and so on. With many parts, only all or any. */
function mostOf(parts: readonly string[]): string[] {
  const counts = parts.length > COUNTED_PARTS ? [parts.length, 1] : parts.map((_, at) => parts.length - at)
  return counts.map((count) =>
    combinations(parts, count)
      .map((some) => bracketed(some.join(AND)))
      .join(OR),
  )
}

/**
 * All combinations of `count` of the parts. Branches with too few remaining parts are cut: without that, choosing all
 * of n parts visits 2^n subsets. @internal Exported for its test.
 */
export function combinations<Part>(parts: readonly Part[], count: number): Part[][] {
  if (count === 0) return [[]]
  if (count > parts.length) return []
  return parts.flatMap((part, at) => combinations(parts.slice(at + 1), count - 1).map((rest) => [part, ...rest]))
}

/** Builds a regular expression. The runs need no escaping, because they consist of letters, marks and digits only. */
function patternOf(letters: string[], others: string[]): string {
  const beginnings = letters.map((run) => `(^|[^a-z0-9])${run}`)
  return `^${[...beginnings, ...others.map((run) => `(${inKana(run).join('|')})`)]
    .slice(0, TERMS_LIMIT)
    .map((part) => `(?=.*${part})`)
    .join('')}`
}
