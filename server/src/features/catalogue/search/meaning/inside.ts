import type { Language } from '@sampan/contract/rules'
import { coverWith } from './cover.ts'
import { guess, guessOf, type Near, rank } from './guess.ts'
import { singularsOf } from './plurals.ts'
import { isHiragana, isKana, isKatakana, type Run, type Script } from './runs.ts'
import { keyOf } from './spelling.ts'
import { type Dictionary, spelt, type Term, termOf, vocabulariesFor } from './term.ts'
import { ROLE, type Vocabulary } from './vocabulary.ts'

/** Only the beginning of a run is searched for words inside it. */
const COVERED_MAX = 40
const PIECED_MAX = 24
const COMPARED_MAX = 24
const LATIN_WORDS_MAX = 4
const SHORTEST_LATIN = 3
const THAI_HANGS_ON = /^[\u0e30-\u0e3a\u0e45\u0e47-\u0e4e]/

/** `is_whole`: whether the terms cover the whole run. */
export type Inside = { terms: Term[]; is_whole: boolean }

/** The known words inside a run. */
export function wordsInside(dictionary: Dictionary, run: Run, language: Language): Inside | undefined {
  for (const vocabulary of vocabulariesFor(dictionary, run, language)) {
    const parts_inside =
      run.script === 'latin' ? joinedWords(vocabulary, run.text) : runTogether(dictionary, vocabulary, run, language)
    if (parts_inside) return parts_inside
  }
  return undefined
}

/** Latin words that are typed without spaces. */
function joinedWords(vocabulary: Vocabulary, text: string): Inside | undefined {
  const { spellings } = vocabulary
  const find = (piece: string) =>
    spellings.find(piece) ??
    singularsOf(piece)
      .flatMap((one) => spellings.find(one) ?? [])
      .slice(0, 1)
  const cover = coverWith([...text.slice(0, COVERED_MAX)], SHORTEST_LATIN, true, (piece) => {
    const places = find(piece)
    return places.length > 0 ? places : undefined
  })
  if (!cover || cover.pieces.length > LATIN_WORDS_MAX) return undefined
  return { terms: cover.pieces.map(({ places }) => termOf(vocabulary, places)), is_whole: true }
}

/** Words of scripts that are written without spaces, or of Korean typed without spaces. */
function runTogether(
  dictionary: Dictionary,
  vocabulary: Vocabulary,
  { script, text }: Run,
  language: Language,
): Inside | undefined {
  const plain = spelt(vocabulary, text, script)
  const originals = [...plain]
  const letters = [...(script === 'hangul' ? plain : keyOf(plain, script))].slice(0, COVERED_MAX)
  const find = (piece: string, from: number, to: number) => {
    if (!isCut(script, letters, originals, from, to)) return undefined
    const places = vocabulary.spellings.find(script === 'hangul' ? keyOf(piece, script) : piece)
    const isName = to - from > 1 || places?.some((place) => vocabulary.wordAt(place).role >= ROLE.other_name)
    return isName ? places : undefined
  }
  const cover = coverWith(letters, 1, false, find)
  if (!cover) return undefined
  const terms = cover.pieces.map(({ places }) => termOf(vocabulary, places))
  if (cover.unknown.length > 0 && !terms.some(({ role }) => role >= ROLE.other_name)) return undefined
  for (const { from, to } of cover.unknown) {
    const rest = (script === 'cjk' ? originals : letters).slice(from, to)
    if (rest.length < (script === 'cjk' ? 3 : 4) || rest.length > COMPARED_MAX) continue
    const term = guess(dictionary, { script, text: rest.join('') }, language, { scans: 0, guesses: 1 })
    if (term) terms.push(term)
  }
  return { terms, is_whole: cover.unknown.length === 0 }
}

/** Whether a run may be cut before and after these letters. */
function isCut(script: Script, letters: readonly string[], originals: readonly string[], from: number, to: number) {
  const length = to - from
  // A vowel sign belongs to the letter before it: ชา is not in ชาม.
  if (script === 'thai') return length >= 3 && !(to < letters.length && THAI_HANGS_ON.test(letters[to] ?? ''))
  if (script === 'hangul') return length >= 2
  const [first, before, after] = [originals[from], originals[from - 1], originals[to]]
  if (length === 1) return (to === letters.length || from === 0) && !isHiragana(first) && !isKatakana(first)
  if (!isKana(originals.slice(from, to).join('')) || length >= 3) return true
  // A short word after an adjective: 安い·かご.
  if (to === letters.length && from >= 2 && /[いなの]/.test(before ?? '')) return true
  const isKin = isKatakana(first) ? isKatakana : isHiragana
  return !isKin(before) && !isKin(after)
}

const SHORTEST_PIECE = { hangul: 3, cjk: 3, thai: 6 } as const
const LONGEST_PIECE = 10
const SHORTEST_KANA = 5
const LEAST_GAIN = 0.5

/** A misspelt name inside a run without known words. Compares every piece of the run. */
export function guessInside(dictionary: Dictionary, run: Run, language: Language): Term | undefined {
  const { script, text } = run
  if (script === 'latin') return undefined
  const shortest = SHORTEST_PIECE[script]
  for (const vocabulary of vocabulariesFor(dictionary, run, language)) {
    const plain = spelt(vocabulary, text, script)
    const letters = [...(script === 'thai' ? keyOf(plain, script) : plain)].slice(0, PIECED_MAX)
    let best: { gain: number; near: Near[] } | undefined
    for (let from = 0; from + shortest <= letters.length; from++)
      for (let to = from + shortest; to <= Math.min(letters.length, from + LONGEST_PIECE); to++) {
        const piece = letters.slice(from, to).join('')
        const near = namesNear(vocabulary, piece, script)
        if (!near[0]) continue
        const gain = to - from - 2 * (near[0].cost + 0.15 * ROLE.kind)
        if (!best || gain > best.gain) best = { gain, near }
      }
    if (best && best.gain > LEAST_GAIN) return guessOf(best.near)
  }
  return undefined
}

function namesNear(vocabulary: Vocabulary, piece: string, script: Script): Near[] {
  if (script === 'cjk' && isKana(piece) && [...piece].length < SHORTEST_KANA) return []
  const key = script === 'thai' ? piece : keyOf(piece, script)
  const near = rank(
    vocabulary,
    key,
    vocabulary.spellings.near(key),
    script === 'cjk' && !isKana(piece) ? 'han' : script,
  )
  return near.filter(({ role }) => role >= ROLE.other_name)
}
