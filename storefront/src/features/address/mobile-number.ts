import { asciiDigits } from '@sampan/contract/ascii-digits'

/** A mobile number as typed: the country, and the digits in local notation. */
export type MobileNumber = { country: string; national: string }

/** The rules are loaded on demand, because they have 33 KB. */
export const loadMobileRules = () => import('libphonenumber-js/mobile')
export const loadExamples = () => import('libphonenumber-js/mobile/examples')

export type MobileRules = Awaited<ReturnType<typeof loadMobileRules>>
type Examples = Awaited<ReturnType<typeof loadExamples>>

/** A number as the form understands it. */
export type UnderstoodMobile = {
  e164: string
  /** The chosen country if it has the number's calling code, otherwise the number's own country. */
  country: string
  /** `+66 81 234 5678` */
  international: string
  /** `081 234 5678` */
  national: string
}

const digitsIn = (text: string) => text.replace(/\D/g, '')
/** Full-width characters, Thai digits, and the dashes, dots and slashes of several keyboards are read as ASCII. */
const plainText = (input: string) =>
  asciiDigits(input.normalize('NFKC'))
    .replace(/[‐-―−ー./]/g, '-')
    .trim()

/**
 * Understands a number in local notation, or with its calling code after "+", "00" or nothing. A valid number of another
 * country is understood only if it is typed with its calling code. The chosen country may share its calling code: a
 * number entered for Britain may belong to Guernsey, and one entered for the United States to Canada.
 * @returns undefined if it is not a valid mobile number
 */
export function understoodMobile(
  { country, national: input }: MobileNumber,
  { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString }: MobileRules,
): UnderstoodMobile | undefined {
  if (!isSupportedCountry(country)) return undefined
  const text = plainText(input)
  const code = getCountryCallingCode(country)
  const local = parsePhoneNumberFromString(text, country)
  const isLocal = local && (local.countryCallingCode !== code || isWritten(digitsIn(text), local))
  const withCode = () => parsePhoneNumberFromString(`+${digitsIn(text).replace(/^00/, '')}`)
  const number = isLocal && local.isValid() ? local : withCode()
  if (!number?.isValid()) return undefined
  const isShared = number.countryCallingCode === code
  return {
    e164: number.number,
    country: isShared ? country : (number.country ?? country),
    international: number.formatInternational(),
    national: number.formatNational(),
  }
}

type PhoneNumber = NonNullable<ReturnType<MobileRules['parsePhoneNumberFromString']>>

/**
 * Whether the digits are the number, and not a number of another country from which digits were dropped: the Japanese
 * 090-1234-5678 would be the American (901) 234-5678.
 */
function isWritten(digits: string, number: PhoneNumber): boolean {
  const national = digitsIn(number.formatNational())
  const forms = [national, number.nationalNumber]
  const code = number.countryCallingCode
  return forms.some((one) => digits.endsWith(code + one) || digits === one)
}

/** The number in E.164 (`+66812345678`); undefined if it is not a valid mobile number. */
export const e164Of = async (mobile: MobileNumber): Promise<string | undefined> =>
  understoodMobile(mobile, await loadMobileRules())?.e164

/** Splits a number in E.164 for a form. Keeps `country` if it has the number's calling code. */
export function mobileNumberOf(e164: string, country: string, rules: MobileRules): MobileNumber {
  const { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } = rules
  const number = parsePhoneNumberFromString(e164)
  if (!number) return { country, national: '' }
  const isShared = isSupportedCountry(country) && getCountryCallingCode(country) === number.countryCallingCode
  return { country: isShared ? country : (number.country ?? country), national: number.formatNational() }
}

/** An unassigned example of a country's mobile numbers in local notation: `081 234 5678`. */
export function exampleOf(country: string, rules: MobileRules, examples: Examples): string | undefined {
  const { getExampleNumber, isSupportedCountry } = rules
  return isSupportedCountry(country) ? getExampleNumber(country, examples.default)?.formatNational() : undefined
}
