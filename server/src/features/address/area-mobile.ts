import { asciiDigits } from '@sampan/contract/ascii-digits'
// The mobile metadata validates number types. The default ("min") accepts any number of the right length as mobile.
import parsePhoneNumber, { isSupportedCountry } from 'libphonenumber-js/mobile'

const MOBILE_TYPES: (string | undefined)[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE']

/**
 * Whether a number in E.164 ("+66812345678") can be a mobile number. In the United States and some other countries,
 * fixed lines and mobile phones share their number ranges.
 */
export function isMobile(number_e164: string) {
  const number = parsePhoneNumber(number_e164)
  return number?.number === number_e164 && number.isValid() && MOBILE_TYPES.includes(number.getType())
}

/**
 * The number in E.164 of a number with its country code: "+66 81-234-5678", "0066 81 234 5678" or with full-width or
 * Thai digits. Undefined if it is not a mobile number. A number without its country code is refused, because the wrong code
 * would make it the number of another person.
 */
export function mobileIn(input: string): string | undefined {
  const text = asciiDigits(input.normalize('NFKC')).trim().replace(/^00/, '+')
  const number = text.startsWith('+') ? parsePhoneNumber(text) : undefined
  return number && !number.ext && isMobile(number.number) ? number.number : undefined
}

/** Like `mobileIn`, for numbers that may be written as in `country`: "081-234-5678". */
export function mobileWithin(input: string, country: string | null): string | undefined {
  const text = asciiDigits(input.normalize('NFKC')).trim().replace(/^00/, '+')
  if (text.startsWith('+') || country === null || !isSupportedCountry(country)) return mobileIn(input)
  const number = parsePhoneNumber(text, country)
  return number && !number.ext && isMobile(number.number) ? number.number : undefined
}

/** Formats "+66812345678" as "+66 81 234 5678". A number that cannot be parsed is returned unchanged. */
export const formatMobile = (number_e164: string) => parsePhoneNumber(number_e164)?.formatInternational() ?? number_e164

/** Formats "+819012345678" as in its country, "090-1234-5678". A number that cannot be parsed is returned unchanged. */
export const nationalMobile = (number_e164: string) => parsePhoneNumber(number_e164)?.formatNational() ?? number_e164
