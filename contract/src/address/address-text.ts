import type { Address } from './address.ts'

type Written = Pick<Address, 'country' | 'area_text' | 'detailed_address' | 'postcode'>

/**
 * Formats of postcodes in addresses that start with the largest part. In these addresses, a postcode without brackets
 * or the sign 〒 would look like a room number.
 */
const MARKED: Readonly<Record<string, (postcode: string) => { before?: string; after?: string }>> = {
  CN: (postcode) => ({ after: `(${postcode})` }),
  JP: (postcode) => ({ before: `〒${postcode}` }),
  KR: (postcode) => ({ before: `(${postcode})` }),
  TW: (postcode) => ({ before: postcode }),
}

/**
 * Countries whose addresses start with the largest part, for example the province, and end with the smallest. The
 * server's area text for these countries has the same order.
 */
const BIG_FIRST = ['CN', 'JP', 'KR', 'TW', 'HK', 'MO']

/**
 * Separators between names in the server's area text, by language. Thai must be last: its separator, a space, also
 * occurs inside names of other languages.
 */
const BETWEEN_NAMES = [', ', '，', '、', ' ']

/**
 * A complete address on one line, in the order used by its country. The shop, the operators' desk and packing slips
 * show the same text.
 */
export function addressText({ country, area_text, detailed_address, postcode }: Written): string {
  if (BIG_FIRST.includes(country)) {
    const { before, after = '' } = (postcode && MARKED[country]?.(postcode)) || { after: postcode }
    return [before, area_text, detailed_address, after].filter(Boolean).join(' ')
  }
  return [detailed_address, insertPostcode(area_text, postcode)].join(area_text ? ', ' : ' ').trim()
}

/**
 * Inserts the postcode after the city. The last name in the text is the country, so the postcode comes before that
 * name.
 */
function insertPostcode(area_text: string, postcode: string | null): string {
  if (!postcode) return area_text
  const between = BETWEEN_NAMES.find((mark) => area_text.includes(mark))
  if (between === undefined) return `${area_text} ${postcode}`.trim()
  const end = area_text.lastIndexOf(between)
  return `${area_text.slice(0, end)} ${postcode}${area_text.slice(end)}`
}
