import { normalised } from '@sampan/contract/normalised'
import type { Language } from '@sampan/contract/rules'
import { distance } from 'fastest-levenshtein'
import { normalise, segmentsOf } from './search-terms.ts'

/** Minimum length of a word to correct. Shorter words are one edit away from too many other words. */
const SHORTEST = { characters: 2, letters: 3 }
/** From this length on, a word may contain two mistakes. */
const LONG = 6
/**
 * Penalty for another first letter. People seldom mistype the first letter, so it breaks ties, and short words must
 * share it.
 */
const OTHER_START = 0.5
const WORDS_LIMIT = 6
/** Filler words, which don't name a thing. */
const LITTLE_WORDS = new Set(['a', 'an', 'and', 'by', 'for', 'from', 'in', 'of', 'on', 'the', 'to', 'with'])
const WORD_RUN = /[\p{L}\p{M}\p{N}]+/gu
const HAS_FIGURE = /\p{N}/u

/** Edits are counted in letters: Korean syllables are decomposed, and a kana's voicing mark is a letter. */
export const lettersOf = (word: string) => normalised(word, 'NFD')

/** The words by which products can be found. */
export type Dictionary = {
  /** The beginnings that are a prefix of some word. */
  begun: (beginnings: readonly string[]) => Promise<ReadonlySet<string>>
  /** Words whose number of letters differs by at most `most`, most common first. */
  nearTo: (letters: string, most: number) => Promise<readonly string[]>
}

const isLongEnough = (word: string) =>
  lettersOf(word).length >= SHORTEST.letters && [...word].length >= SHORTEST.characters && !HAS_FIGURE.test(word)

/**
 * The shop's words that a keyword may mean, in the order of the keyword. A typed word is replaced by: itself, if the
 * shop knows it; otherwise the nearest word by edit distance (insert, delete, replace, swap neighbours); otherwise, in
 * languages without spaces, the known words it is composed of. All others are dropped.
 */
export async function nearWords(keyword: string, language: Language, dictionary: Dictionary): Promise<string[]> {
  const said = [...normalise(keyword).matchAll(WORD_RUN)].map(([word]) => word)
  const typed = said.filter((word) => !LITTLE_WORDS.has(word))
  if (typed.length === 0 || typed.length > WORDS_LIMIT) return []
  const known = await dictionary.begun(typed)
  const meant = typed.map(async (word) => {
    if (known.has(word)) return [word]
    const near = await nearest(word, dictionary)
    return near === undefined ? partsOf(word, language, dictionary) : [near]
  })
  return [...new Set((await Promise.all(meant)).flat())].slice(0, WORDS_LIMIT)
}

async function partsOf(word: string, language: Language, { begun }: Dictionary): Promise<string[]> {
  const parts = segmentsOf(word, language).filter((part) => part !== word && [...part].length >= SHORTEST.characters)
  const known = parts.length > 0 ? await begun(parts) : new Set()
  return parts.filter((part) => known.has(part))
}

async function nearest(word: string, { nearTo }: Dictionary): Promise<string | undefined> {
  if (!isLongEnough(word)) return undefined
  const letters = lettersOf(word)
  const most = letters.length < LONG ? 1 : 2
  const [best] = byMistakes(letters, await nearTo(letters, most), most)
  return best
}

/** The words with at most `most` mistakes, nearest first. Words with equally many mistakes keep their order. */
const byMistakes = (letters: string, words: readonly string[], most: number): string[] =>
  words
    .filter(isLongEnough)
    .map((word) => ({ word, mistakes: mistakesIn(letters, lettersOf(word)) }))
    .filter(({ mistakes }) => mistakes <= most)
    .toSorted((a, b) => a.mistakes - b.mistakes)
    .map(({ word }) => word)

/**
 * Maximum number of differences between the typed word and a word that is offered. It may be larger than for a
 * replacement, because the shopper chooses.
 */
const MOST_DIFFERENCES = 3

/** The words that are spelt most like the words of a keyword: the nearest of each word, then the second nearest. */
export async function similarWords(keyword: string, { nearTo }: Dictionary): Promise<string[]> {
  const typed = [...normalise(keyword).matchAll(WORD_RUN)].map(([word]) => word)
  const wanted = [...new Set(typed)].filter((word) => !LITTLE_WORDS.has(word) && isLongEnough(word))
  const found = await Promise.all(
    wanted.slice(0, WORDS_LIMIT).map(async (word) => {
      const letters = lettersOf(word)
      const most = Math.min(MOST_DIFFERENCES, Math.floor(letters.length / 2))
      return byMistakes(letters, await nearTo(letters, most), most).filter((near) => near !== word)
    }),
  )
  const longest = Math.max(0, ...found.map((words) => words.length))
  const ranked = Array.from({ length: longest }, (_, place) => found.flatMap((words) => words.slice(place, place + 1)))
  return [...new Set(ranked.flat())]
}

function mistakesIn(typed: string, meant: string): number {
  const mistakes = isSwapped(typed, meant) ? 1 : distance(typed, meant)
  return typed[0] === meant[0] ? mistakes : mistakes + OTHER_START
}

/** Whether swapping two neighbours is the only difference. */
function isSwapped(typed: string, meant: string): boolean {
  let at = 0
  while (at < typed.length && typed[at] === meant[at]) at++
  const isPair = typed[at] === meant[at + 1] && typed[at + 1] === meant[at]
  return isPair && typed.length === meant.length && typed.slice(at + 2) === meant.slice(at + 2)
}
