import type { Language } from '@sampan/contract/rules'
import { areAlike, type Comparison, EDIT_COST, type Edit, editOf } from './edits.ts'
import type { NearKey } from './key-table.ts'
import { singularFirst } from './plurals.ts'
import { isKana, type Run } from './runs.ts'
import { keyOf } from './spelling.ts'
import { type Dictionary, MEANINGS, spelt, type Term, vocabulariesFor } from './term.ts'
import { ROLE, textsOf, type Vocabulary, type Word } from './vocabulary.ts'

/**
 * Length of a key from which one edit is forgiven, and two edits. Korean counts letters, Thai no tone marks.
 */
export const FORGIVEN = { latin: [4, 8], hangul: [4, 9], thai: [4, 9], cjk: [3, 7], sound: [5, 9] } as const
/** Shorter words are near to too many others. */
const SHORTEST_MEANT: Readonly<Record<Comparison, number>> = {
  latin: 3,
  hangul: 4,
  thai: 3,
  cjk: 3,
  han: 2,
  syllables: 2,
  sound: 4,
}
/** The kana that are omitted most often: ニト is ニット, ぼし is ぼうし. */
const OMITTED_KANA = /[っーうんい]/
/** Longer runs are not compared. */
const LONGEST = 48

/** Maximum numbers of words of a query that are compared, and that are compared with all words of the shop. */
export type Budget = { guesses: number; scans: number }

/** The words that are spelt most like a run, one edit away or else two. @param is_other leaves out the run itself. */
export function guess(
  dictionary: Dictionary,
  run: Run,
  language: Language,
  budget: Budget,
  is_other = false,
): Term | undefined {
  if (budget.guesses-- <= 0) return undefined
  for (const vocabulary of vocabulariesFor(dictionary, run, language)) {
    const near = nearIn(vocabulary, run, budget, is_other)
    if (near.length > 0) return guessOf(near)
  }
  return undefined
}

function nearIn(vocabulary: Vocabulary, { script, text }: Run, budget: Budget, is_other: boolean): Near[] {
  const key = keyOf(spelt(vocabulary, text, script), script)
  if (key.length > LONGEST || /\p{N}/u.test(key)) return []
  const comparison = script === 'cjk' && !isKana(text) ? 'han' : script
  const [one, two] = FORGIVEN[script]
  const least = comparison === 'han' ? 2 : one - (script === 'hangul' ? 0 : 1)
  const { spellings, syllables } = vocabulary
  const candidates =
    key.length >= least ? rank(vocabulary, key, spellings.near(key, isTooShort(key, comparison)), comparison) : []
  if (script === 'hangul' && text.length >= 2)
    candidates.push(...rank(vocabulary, text, syllables.near(text, isTooShort(text, 'syllables')), 'syllables'))
  const near = candidates.filter(({ edits }) => !is_other || edits > 0).sort((a, b) => a.cost - b.cost)
  if (near.length > 0 || key.length < two || budget.scans-- <= 0) return near
  return rank(vocabulary, key, spellings.scan(key, 2), comparison)
}

/** Two or three characters are only near to words with one more. */
const isTooShort = (key: string, comparison: Comparison) =>
  (comparison === 'han' || comparison === 'syllables') && key.length < 3

export type Near = Word & { edits: number; cost: number }

/** The words that the key may be a misspelling of, most probable first. */
export function rank(vocabulary: Vocabulary, key: string, keys: readonly NearKey[], comparison: Comparison): Near[] {
  return keys
    .flatMap((near) => {
      const word = vocabulary.wordAt(near.word)
      const edit = near.edits <= 1 ? editOf(key, near.key, comparison) : 'other'
      if (!isForgiven(key, near.key, edit, word, comparison)) return []
      return [{ ...word, edits: near.edits, cost: costOf(key, near, edit, word, comparison) }]
    })
    .sort((a, b) => a.cost - b.cost)
}

const OTHER_START = 0.3
const ROLE_GAIN = 0.15
const COUNT_GAIN_MAX = 0.15
const MISSING_GAIN = 0.3

function costOf(key: string, near: NearKey, edit: Edit, { role, count }: Word, comparison: Comparison): number {
  const starts = areAlike(near.key[0], key[0], comparison) || edit === 'swapped'
  const isWhole = comparison === 'han' || comparison === 'syllables'
  return (
    (near.edits <= 1 ? EDIT_COST[edit] : near.edits) +
    (starts ? 0 : OTHER_START) -
    ROLE_GAIN * role -
    Math.min(COUNT_GAIN_MAX, Math.log10(1 + count) / 20) -
    (isWhole && edit === 'missing' ? MISSING_GAIN : 0)
  )
}

/** Whether a typed word may be a misspelling of this word. Short words forgive less, because they have many neighbours. */
function isForgiven(key: string, other: string, edit: Edit, { role }: Word, comparison: Comparison): boolean {
  const isSoft = edit === 'alike' || edit === 'swapped'
  if (comparison === 'han' || comparison === 'syllables') {
    if (edit !== 'missing' && !(edit === 'swapped' && key.length >= 3) && key.length < 4) return false
    if (comparison === 'syllables' && edit !== 'missing' && edit !== 'swapped') return false
  }
  const isEqualKana = comparison === 'cjk' && other.length === key.length
  if (other.length < SHORTEST_MEANT[comparison] && !isSoft && !isEqualKana) return false
  const [enough] = comparison === 'han' || comparison === 'syllables' ? [0] : FORGIVEN[comparison]
  const mayReplace = comparison === 'latin' || comparison === 'hangul'
  if (key.length <= enough && (role < ROLE.other_name || (edit === 'other' && !mayReplace))) return false
  if (comparison === 'cjk' && key.length === 2)
    return edit === 'missing' && OMITTED_KANA.test(other[1] ?? '') && other[0] === key[0]
  if (key.length >= enough || isSoft) return true
  const isEnclosed = edit === 'missing' && other.at(-1) === key.at(-1)
  if (comparison === 'latin') return isEnclosed && key.length === 3 && other[0] === key[0]
  return comparison === 'thai' && isEnclosed && areAlike(other[0], key[0], comparison)
}

/** Words with a cost up to this much higher are also meant. */
const NEAR = 0.5
const EVEN = 0.21

/** @param candidates at least one word, the nearest first. */
export function guessOf(candidates: readonly Near[]): Term {
  const best = candidates[0]
  if (!best) throw new Error('a guess needs a word')
  const near = candidates.filter(({ cost }) => cost <= best.cost + NEAR)
  const wordsOf = (some: readonly Near[]) => singularFirst([...new Set(some.flatMap(textsOf))].slice(0, MEANINGS))
  return {
    texts: wordsOf(near),
    kinds: [...new Set(near.slice(0, MEANINGS).flatMap(({ kinds }) => kinds))],
    role: best.role,
    count: best.count,
    is_guess: true,
    edits: best.edits,
    even: wordsOf(near.filter(({ cost }) => cost <= best.cost + EVEN)),
  }
}
