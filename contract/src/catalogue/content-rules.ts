import { type Cents, cents } from '../text/cents.ts'

/** Units in which the content of a SKU is given. `pc` are pieces. */
export const CONTENT_UNITS = ['g', 'kg', 'ml', 'l', 'cm', 'm', 'pc'] as const
export type ContentUnit = (typeof CONTENT_UNITS)[number]

/** A content as it is stored: an amount with up to three decimals, a space and a unit, such as `250 ml`. */
export const CONTENT_PATTERN = /^(?:0\.[0-9]{0,2}[1-9]|[1-9][0-9]{0,5}(?:\.[0-9]{0,2}[1-9])?) (?:g|kg|ml|l|cm|m|pc)$/

/** The measure of a unit price. */
export const UNIT_BASES = ['100_g', 'kg', '100_ml', 'l', 'm', 'piece'] as const
export type UnitBase = (typeof UNIT_BASES)[number]

/** `measure`: the content in the unit of the reference. */
export type UnitPrice = { cents: Cents; per: UnitBase; measure: number }

/** The quantity that a unit price is for. */
export const UNIT_REFERENCES = {
  '100_g': { value: 100, unit: 'g' },
  kg: { value: 1, unit: 'kg' },
  '100_ml': { value: 100, unit: 'ml' },
  l: { value: 1, unit: 'l' },
  m: { value: 1, unit: 'm' },
  piece: { value: 1, unit: 'pc' },
} as const satisfies Record<UnitBase, { value: number; unit: ContentUnit }>

const TYPED =
  /^([0-9]+(?:[.,][0-9]+)?)\s*(g|kg|ml|l|cm|m|pcs?|pieces?|克|千克|公斤|毫升|升|厘米|米|个|片|個|枚|개|장|กรัม|กก\.?|มล\.?|ลิตร|ซม\.?|เมตร|ชิ้น)$/i

/** Other names of units that operators type. */
const NAMES: Record<string, ContentUnit> = {
  ...{
    pcs: 'pc',
    piece: 'pc',
    pieces: 'pc',
    克: 'g',
    千克: 'kg',
    公斤: 'kg',
    毫升: 'ml',
    升: 'l',
    厘米: 'cm',
    米: 'm',
  },
  ...{ 个: 'pc', 片: 'pc', 個: 'pc', 枚: 'pc', 개: 'pc', 장: 'pc' },
  ...{ กรัม: 'g', กก: 'kg', มล: 'ml', ลิตร: 'l', ซม: 'cm', เมตร: 'm', ชิ้น: 'pc' },
}

/** A typed content such as `250ml` or `0,5 L` as it is stored; undefined if it cannot be read. */
export function readContent(text: string): string | undefined {
  const [, number = '', name = ''] = TYPED.exec(text.normalize('NFKC').trim()) ?? []
  const word = name.toLowerCase().replace(/\.$/, '')
  const unit = NAMES[word] ?? word
  const [whole = '', fraction = ''] = number.replace(',', '.').split('.')
  const decimals = fraction.replace(/0+$/, '')
  const amount = whole.replace(/^0+(?=\d)/, '') + (decimals && `.${decimals}`)
  const content = `${amount} ${unit}`
  return CONTENT_PATTERN.test(content) ? content : undefined
}

/** Thousandths of grams, millilitres, centimetres or pieces. */
const SIZES: Record<ContentUnit, { thousandths: number; base: 'g' | 'ml' | 'cm' | 'pc' }> = {
  g: { thousandths: 1_000, base: 'g' },
  kg: { thousandths: 1_000_000, base: 'g' },
  ml: { thousandths: 1_000, base: 'ml' },
  l: { thousandths: 1_000_000, base: 'ml' },
  cm: { thousandths: 1_000, base: 'cm' },
  m: { thousandths: 100_000, base: 'cm' },
  pc: { thousandths: 1_000, base: 'pc' },
}

/** Up to this content in grams or millilitres, the unit price is for 100 of them, otherwise for 1,000. */
const SMALL = 250

/**
 * The price of a unit, rounded half up to the cent in integers. Null without a content, and for a single piece, whose
 * unit price is its price.
 */
export function unitPriceOf(price_cents: number, content: string | null | undefined): UnitPrice | null {
  if (!content || !CONTENT_PATTERN.test(content)) return null
  const [amount = '', unit] = content.split(' ') as [string, ContentUnit] // the pattern
  const { thousandths, base } = SIZES[unit]
  const [whole = '0', fraction = ''] = amount.split('.')
  // Thousandths of the base unit: exact, because the amount has three decimals at most.
  const size = ((Number(whole) * 1_000 + Number(fraction.padEnd(3, '0'))) * thousandths) / 1_000
  const { per, units } = baseOf(base, size)
  if (per === 'piece' && size <= 1_000) return null
  const divisor = 2n * BigInt(size)
  const numerator = 2n * BigInt(price_cents) * BigInt(units * 1_000) + BigInt(size)
  const measure = size / SIZES[UNIT_REFERENCES[per].unit].thousandths
  return { cents: cents(Number(numerator / divisor)), per, measure }
}

function baseOf(base: 'g' | 'ml' | 'cm' | 'pc', size: number): { per: UnitBase; units: number } {
  if (base === 'cm') return { per: 'm', units: 100 }
  if (base === 'pc') return { per: 'piece', units: 1 }
  if (size <= SMALL * 1_000) return { per: base === 'g' ? '100_g' : '100_ml', units: 100 }
  return { per: base === 'g' ? 'kg' : 'l', units: 1_000 }
}
