// The mobile metadata: the default ("min") accepts any number of the right length as a mobile one.
import parsePhoneNumber from 'libphonenumber-js/mobile'

const MOBILE_TYPES: (string | undefined)[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE']

/** A number in E.164 ("+66812345678") that a mobile phone can have; in the United States and some others, fixed lines look the same. */
export function isMobile(number_e164: string) {
  const number = parsePhoneNumber(number_e164)
  return number?.number === number_e164 && number.isValid() && MOBILE_TYPES.includes(number.getType())
}

/** "+66812345678" as people read it: "+66 81 234 5678"; a number that can't be parsed stays as it is. */
export const formatMobile = (number_e164: string) => parsePhoneNumber(number_e164)?.formatInternational() ?? number_e164
