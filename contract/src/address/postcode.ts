import { asciiDigits } from '../text/ascii-digits.ts'
import { normalised } from '../text/normalised.ts'

/**
 * Postcode format of a country: allowed lengths, the position of the hyphen, and the code of the main post office as an
 * example.
 */
type PostcodeRule = { digits: readonly number[]; hyphen_after?: number; example: string }

/**
 * Countries whose addresses require a postcode of this form. In all other countries a postcode is optional, and free
 * text.
 */
const RULES: Readonly<Record<string, PostcodeRule>> = {
  CN: { digits: [6], example: '100001' },
  JP: { digits: [7], hyphen_after: 3, example: '100-8994' },
  KR: { digits: [5], example: '04533' },
  TH: { digits: [5], example: '10500' },
  US: { digits: [5, 9], hyphen_after: 5, example: '10001' },
}

const ruleOf = (country: string) => (Object.hasOwn(RULES, country) ? RULES[country] : undefined)

export const needsPostcode = (country: string): boolean => ruleOf(country) !== undefined

/** An example postcode of the country; undefined where the format is free. */
export const postcodeExample = (country: string): string | undefined => ruleOf(country)?.example

/** Separators that people type between the digits, including those of Japanese keyboards, and the postal mark. */
const MARKS = /[\s\p{Pd}\u2212\u30fc\u3012]/gu

/**
 * The postcode in stored form: "１５５ー００３１" becomes `155-0031`, and "๑๐๕๐๐" `10500`. Null for an empty optional postcode.
 * @returns undefined when the postcode is invalid for the country.
 */
export function postcodeOf(country: string, input: string | null | undefined): string | null | undefined {
  const plain = asciiDigits(normalised(input ?? '', 'NFKC')).trim()
  const rule = ruleOf(country)
  if (!rule) return plain || null
  const bare = plain.replace(MARKS, '')
  if (!/^\d+$/.test(bare) || !rule.digits.includes(bare.length)) return undefined
  const { hyphen_after = bare.length } = rule
  return [bare.slice(0, hyphen_after), bare.slice(hyphen_after)].filter(Boolean).join('-')
}
