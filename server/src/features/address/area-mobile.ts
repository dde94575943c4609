// The mobile metadata: the default ("min") takes any number of the right length for a mobile one.
import parsePhoneNumber from 'libphonenumber-js/mobile'

const MOBILE_TYPES: (string | undefined)[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE']

/** A whole number in E.164 ("+66812345678") that a mobile phone can have; in some countries, as the United States, fixed lines have the same. */
export function isMobile(number_e164: string) {
  const number = parsePhoneNumber(number_e164)
  return number?.number === number_e164 && number.isValid() && MOBILE_TYPES.includes(number.getType())
}

/** "+66812345678" as people read it: "+66 81 234 5678"; a number that cannot be read stays as it is. */
export const formatMobile = (number_e164: string) => parsePhoneNumber(number_e164)?.formatInternational() ?? number_e164
