// The mobile metadata validates number types. The default ("min") accepts any number of the right length as mobile.
import parsePhoneNumber from 'libphonenumber-js/mobile'

const MOBILE_TYPES: (string | undefined)[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE']

/**
 * Whether a number in E.164 ("+66812345678") can be a mobile number. In the United States and some other countries,
 * fixed lines and mobile phones share their number ranges.
 */
export function isMobile(number_e164: string) {
  const number = parsePhoneNumber(number_e164)
  return number?.number === number_e164 && number.isValid() && MOBILE_TYPES.includes(number.getType())
}

/** Formats "+66812345678" as "+66 81 234 5678". A number that cannot be parsed is returned unchanged. */
export const formatMobile = (number_e164: string) => parsePhoneNumber(number_e164)?.formatInternational() ?? number_e164
