import { readFileSync } from 'node:fs'
import { coverWith } from '../cover.ts'
import { isKana } from '../runs.ts'
import { inHiragana } from '../spelling.ts'

/** The readings of a word with kanji, in hiragana, most common first. */
export type ReadingsOf = (word: string) => readonly string[]

/** Marks readings of the end of a compound: 器 is き in 炊飯器, and うつわ as a word. */
const END = '-'

/**
 * Reads a list of readings, with lines such as `時計 とけい` or `-器 き`. Words that are not in the list are read by
 * their parts: 充電器 is 充電 and 器.
 */
export function readingsIn(list: string): ReadingsOf {
  const readings = new Map<string, readonly string[]>()
  for (const line of list.split('\n')) {
    const [word = '', ...sounds] = line.split(' ')
    readings.set(word, sounds)
  }
  return (word) => readings.get(word) ?? readByParts(word, readings)
}

function readByParts(word: string, readings: ReadonlyMap<string, readonly string[]>): string[] {
  const read = (is_end: boolean) => {
    const pieces: string[] = []
    const cover = coverWith([...word], 1, true, (piece, from) => {
      const end = is_end && from > 0 ? readings.get(END + piece) : undefined
      const [reading] = end ?? readings.get(piece) ?? (isKana(piece) ? [piece] : [])
      return reading === undefined ? undefined : [pieces.push(inHiragana(reading)) - 1]
    })
    return cover ? [cover.pieces.map(({ places: [place = 0] }) => pieces[place]).join('')] : []
  }
  return [...new Set([...read(true), ...read(false)])]
}

let kanji: ReadingsOf | undefined

/** Readings of Japanese nouns. Only the thread that makes vocabularies needs them. */
export const readingsOfKanji: ReadingsOf = (word) => {
  kanji ??= readingsIn(readFileSync(new URL('kanji.txt', import.meta.url), 'utf8'))
  return kanji(word)
}
