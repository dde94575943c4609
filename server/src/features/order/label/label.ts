/** The goods of a parcel, as customs and carriers ask for them. Null where the shop does not know. */
export type LabelItem = {
  title: string
  sku_id: string
  article_number: string | null
  quantity: number
  /** Price of the pieces after the discount. */
  value_cents: number
  /** Weight of one piece. */
  weight_grams: number | null
  hs_code: string | null
  origin_country: string | null
}

/** The parcel of an order. Names of areas are in the language of the format. */
export type Label = {
  order_id: string
  order_number: string
  created_at: string
  paid_at: string | null
  shop_name: string
  notes: string
  addressee: string
  /** Digits with the calling code, without the plus, which spreadsheets would take for a formula. */
  phone: string
  /** The number as it is written inside its country. */
  national_phone: string
  country: string
  country_name: string
  /** The areas from the largest to the smallest: province, city, district. */
  areas: string[]
  detailed_address: string
  postcode: string
  items: LabelItem[]
  value_cents: number
  /** Weight of all pieces; null if one of them has none. */
  weight_grams: number | null
}

/**
 * How a carrier takes labels. `country`: the only country it takes in this format. `parcels`: most parcels per file.
 * `rows`: a label's rows; a text that has to be cut is passed to `cut`.
 */
export type LabelLayout = {
  language: 'en' | 'ja' | 'ko' | 'th'
  encoding: 'utf-8' | 'shift_jis'
  country?: string
  parcels?: number
  head: readonly string[]
  rows: (label: Label, day: string, cut: Cut) => string[][]
}
/** The first characters of a text. */
type Cut = (text: string, length: number) => string

export const whole = (value: number | null): string => (value === null ? '' : String(value))
/** 1250 → "1.25". */
export const kilograms = (grams: number | null): string =>
  grams === null ? '' : (grams / 1_000).toFixed(3).replace(/\.?0+$/, '')

/** The different values of the items, such as their HS codes. */
export const distinct = (values: readonly (string | null)[]): string =>
  [...new Set(values.filter((value) => value !== null && value !== ''))].join('; ')

/** The names of the items in the parcel. */
export const contentsOf = ({ items }: Label): string =>
  items.map(({ title, quantity }) => (quantity > 1 ? `${title} ×${quantity}` : title)).join(', ')

/**
 * Splits a text into lines of a length, between words where there are any. The last line has the rest, which may be
 * longer.
 */
export function linesOf(text: string, length: number, count: number): string[] {
  const lines: string[] = []
  let rest = text.trim()
  while (lines.length < count - 1 && [...rest].length > length) {
    const signs = [...rest]
    const space = signs.slice(0, length + 1).lastIndexOf(' ')
    const end = space > length / 2 ? space : length
    lines.push(signs.slice(0, end).join('').trim())
    rest = signs.slice(end).join('').trim()
  }
  return [...lines, rest, ...Array.from({ length: count }, () => '')].slice(0, count)
}
