import { areNeighbours } from './keyboards.ts'
import type { Script } from './runs.ts'

/** Maximum length of compared keys. */
const LONGEST = 64
let [before_last, last, now] = [new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1)]

/**
 * The number of edits between two keys: insert, delete, replace, swap neighbours (optimal string alignment). Returns
 * `most + 1` for more edits than `most`.
 */
export function countEdits(a: string, b: string, most: number): number {
  const [n, m] = [a.length, b.length]
  if (Math.abs(n - m) > most || n > LONGEST || m > LONGEST) return most + 1
  for (let j = 0; j <= m; j++) last[j] = j
  for (let i = 1; i <= n; i++) {
    const [from, to] = [Math.max(1, i - most), Math.min(m, i + most)]
    now[from - 1] = from === 1 ? i : most + 1
    let least = now[from - 1] ?? 0
    for (let j = from; j <= to; j++) {
      const cost = costAt(a, b, i, j, j < i + most)
      now[j] = cost
      if (cost < least) least = cost
    }
    if (least > most) return most + 1
    if (to < m) now[to + 1] = most + 1
    ;[before_last, last, now] = [last, now, before_last]
  }
  return last[m] ?? most + 1
}

function costAt(a: string, b: string, i: number, j: number, has_above: boolean): number {
  const [letter, other] = [a.charCodeAt(i - 1), b.charCodeAt(j - 1)]
  let cost = (last[j - 1] ?? 0) + (letter === other ? 0 : 1)
  if (has_above) cost = Math.min(cost, (last[j] ?? 0) + 1)
  cost = Math.min(cost, (now[j - 1] ?? 0) + 1)
  const isSwap = i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other
  return isSwap ? Math.min(cost, (before_last[j - 2] ?? 0) + 1) : cost
}

/** How keys are compared. `han`: Chinese characters and kanji. `syllables`: whole Korean syllables. */
export type Comparison = Script | 'han' | 'syllables' | 'sound'

/** Letters that are easily confused. Replacing a letter by another one of its class costs less. */
const CLASSES: Partial<Record<Comparison, readonly string[]>> = {
  thai: [...['ิีึื', 'ุู', 'เแ', 'ไใ', 'ะา', 'สศษซ', 'ตฏฐทดฎ', 'นณ', 'พภผ'], ...['คขฆ', 'รล', 'บป', 'ฟฝห', 'กถ']],
  hangul: ['ㅐㅔㅏㅓㅑㅕ', 'ㅗㅜㅛㅠㅡ', 'ㅣㅢ', 'ㄱㄲㅋ', 'ㄷㄸㅌ', 'ㅂㅃㅍ', 'ㅅㅆ', 'ㅈㅉㅊ'],
  cjk: [
    ...['あいうえおぁぃぅぇぉ', 'かきくけこがぎぐげご', 'さしすせそざじずぜぞ', 'たちつてとだぢづでどっ'],
    ...['なにぬねの', 'はひふへほばびぶべぼぱぴぷぺぽ', 'まみむめも', 'やゆよゃゅょ', 'らりるれろ', 'わを'],
  ],
}
const CLASS_OF = new Map(
  Object.entries(CLASSES).map(([comparison, classes]) => [
    comparison,
    new Map(classes.flatMap((letters, at) => [...letters].map((one): [string, number] => [one, at]))),
  ]),
)

export function areAlike(one: string | undefined, other: string | undefined, comparison: Comparison): boolean {
  if (one === undefined || other === undefined) return false
  if (one === other) return true
  if (comparison === 'latin' || comparison === 'sound') return areNeighbours(one, other)
  const place = CLASS_OF.get(comparison)?.get(one)
  return place !== undefined && place === CLASS_OF.get(comparison)?.get(other)
}

export type Edit = 'none' | 'missing' | 'extra' | 'swapped' | 'alike' | 'other'
export const EDIT_COST: Readonly<Record<Edit, number>> = {
  none: 0,
  alike: 0.75,
  swapped: 0.85,
  missing: 0.95,
  extra: 0.95,
  other: 1.1,
}

/** The kind of the single edit between two keys. `missing`: the typed key lacks a letter. */
export function editOf(word: string, target: string, comparison: Comparison): Edit {
  if (word === target) return 'none'
  if (word.length < target.length) return 'missing'
  if (word.length > target.length) return 'extra'
  let at = 0
  while (word[at] === target[at]) at++
  if (word[at] === target[at + 1] && word[at + 1] === target[at]) return 'swapped'
  return areAlike(word[at], target[at], comparison) ? 'alike' : 'other'
}
