import distance from 'damerau-levenshtein'
import { normalise } from './search-terms.ts'

/** Shorter words are as near to many others as to the one that was meant. */
const SHORTEST = 3
/** Long words may hold two mistakes. */
const LONG = 6
const WORDS_LIMIT = 6
const WORD_RUN = /[\p{L}\p{M}\p{N}]+/gu

/** A mistake is made in a letter: the parts of a Korean syllable count each, and a kana's voicing. */
const lettersOf = (word: string) => word.normalize('NFD')

/**
 * A keyword with each mistyped word put right: the nearest of the shop's words, by letters added, left out, exchanged or
 * swapped.
 * @param known words of titles, the commonest first, as `normalise` writes them
 * @returns undefined where nothing is mistyped, or nothing is near
 */
export function nearKeyword(keyword: string, known: readonly string[]): string | undefined {
  const typed = [...normalise(keyword).matchAll(WORD_RUN)].map(([word]) => word)
  if (typed.length > WORDS_LIMIT) return undefined
  const meant = typed.map((word) => (known.some((one) => one.startsWith(word)) ? word : nearest(word, known)))
  if (meant.includes(undefined) || meant.every((word, at) => word === typed[at])) return undefined
  return meant.join(' ')
}

function nearest(word: string, known: readonly string[]): string | undefined {
  const letters = lettersOf(word)
  if (letters.length < SHORTEST) return undefined
  const near = known
    .map((one) => ({ one, mistakes: mistakesIn(letters, lettersOf(one)) }))
    .filter(({ mistakes }) => mistakes !== undefined)
  // Sorting keeps the commonest first among equals.
  return near.toSorted((a, b) => (a.mistakes ?? 0) - (b.mistakes ?? 0))[0]?.one
}

/** Undefined when they are too many. The first letter is seldom the wrong one, which decides between equals. */
function mistakesIn(typed: string, meant: string): number | undefined {
  const most = typed.length < LONG ? 1 : 2
  if (meant.length < SHORTEST || Math.abs(typed.length - meant.length) > most) return undefined
  const { steps } = distance(typed, meant)
  return steps > most ? undefined : steps + (typed[0] === meant[0] ? 0 : 0.5)
}
