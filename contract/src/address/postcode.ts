import { normalised } from '../text/normalised.ts'

/** How a country's post writes its code: how many digits, after how many a hyphen stands, and the code of its main post office. */
type PostcodeRule = { digits: readonly number[]; hyphen_after?: number; example: string }

/** An address in one of these needs a postcode of this form. In all others it is written as it likes, or left out. */
const RULES: Readonly<Record<string, PostcodeRule>> = {
  CN: { digits: [6], example: '100001' },
  JP: { digits: [7], hyphen_after: 3, example: '100-8994' },
  KR: { digits: [5], example: '04533' },
  TH: { digits: [5], example: '10500' },
  US: { digits: [5, 9], hyphen_after: 5, example: '10001' },
}

const ruleOf = (country: string) => (Object.hasOwn(RULES, country) ? RULES[country] : undefined)

export const needsPostcode = (country: string): boolean => ruleOf(country) !== undefined

/** A postcode of the country, to show how one is written; undefined where that is free. */
export const postcodeExample = (country: string): string | undefined => ruleOf(country)?.example

/** What people type between the digits, Japanese keyboards included, and the mark before them. */
const MARKS = /[\s\p{Pd}\u2212\u30fc\u3012]/gu

/**
 * A postcode as it is stored: "１５５ー００３１" is `155-0031`. Null for none where none is needed.
 * @returns undefined when the country's post knows no such code.
 */
export function postcodeOf(country: string, typed: string | null | undefined): string | null | undefined {
  const plain = normalised(typed ?? '', 'NFKC').trim()
  const rule = ruleOf(country)
  if (!rule) return plain || null
  const bare = plain.replace(MARKS, '')
  if (!/^\d+$/.test(bare) || !rule.digits.includes(bare.length)) return undefined
  const { hyphen_after = bare.length } = rule
  return [bare.slice(0, hyphen_after), bare.slice(hyphen_after)].filter(Boolean).join('-')
}
