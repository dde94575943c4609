import { runsIn } from '../search-terms.ts'
import type { Term } from './term.ts'
import { ROLE } from './vocabulary.ts'

/** Units by quantity (volume, mass, length …), each with its size. Names of one unit have the same size. */
const UNITS: readonly Readonly<Record<string, number>>[] = [
  { ml: 1, cl: 10, l: 1_000, litre: 1_000, liter: 1_000 },
  { mg: 0.001, g: 1, kg: 1_000 },
  { mm: 1, cm: 10, m: 1_000 },
  { in: 1, inch: 1, inches: 1 },
  { w: 1, kw: 1_000 },
  { v: 1 },
  { mah: 1 },
  { mb: 1, gb: 1_000, tb: 1_000_000 },
]
const NAMES = UNITS.flatMap((units) => Object.keys(units)).sort((a, b) => b.length - a.length)
const MEASURE = new RegExp(
  `(?<![\\p{L}\\p{N}.,])\\d{1,6}(?:[.,]\\d{1,3})?[ -]?(?:${NAMES.join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
)
const VALUE_AND_UNIT = /^([\d.,]+)[ -]?(\p{L}+)$/u
const [VALUE_MIN, VALUE_MAX] = [0.1, 99_999]
const TEXTS_MAX = 8

/** Takes the measures out of a normalised keyword, such as `500ml`. */
export function measuresIn(plain: string): { measures: string[]; others: string } {
  return { measures: runsIn(plain, MEASURE), others: plain.replaceAll(MEASURE, ' ') }
}

/** A term with the other ways to write a measure, joined and split: 500ml, 500 ml, 0.5 l. */
export function measureTerm(measure: string): Term | undefined {
  const [, digits = '', unit = ''] = VALUE_AND_UNIT.exec(measure) ?? []
  const value = Number(digits.replace(',', '.'))
  const units = UNITS.find((one) => one[unit] !== undefined)
  if (!units || !(value > 0)) return undefined
  const amount = value * (units[unit] ?? 0)
  const texts = Object.entries(units)
    .sort(([a], [b]) => Number(b === unit) - Number(a === unit))
    .flatMap(([name, size]) => {
      const count = Number((amount / size).toPrecision(6))
      const isShort = count >= VALUE_MIN && count <= VALUE_MAX && Number(count.toFixed(3)) === count
      return isShort ? [`${count}${name}`, `${count} ${name}`] : []
    })
  const term = { texts: texts.slice(0, TEXTS_MAX), kinds: [], role: ROLE.option, count: 1 }
  return { ...term, is_wider: true }
}

const EXACT = new RegExp(`^(?:[\\d.]+ ?(?:${NAMES.join('|')})|[a-z])$`)

/** Whether a text is a measure or a letter. The beginning of a word is not enough: 5 l is not in 500 lamps. */
export const isExact = (text: string): boolean => EXACT.test(text)
