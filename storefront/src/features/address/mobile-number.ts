/** A mobile number as typed: the country, and the digits in local notation. */
export type MobileNumber = { country: string; national: string }

/** The rules are loaded on demand, because they have 33 KB. */
export const loadMobileRules = () => import('libphonenumber-js/mobile')
export const loadExamples = () => import('libphonenumber-js/mobile/examples')

export type MobileRules = Awaited<ReturnType<typeof loadMobileRules>>
type Examples = Awaited<ReturnType<typeof loadExamples>>

/**
 * The number in E.164 (`+66812345678`); undefined if it is not a valid mobile number with the calling code of
 * `country`. The number's own country is not compared, because countries may share a calling code: a number entered for
 * Britain may belong to Guernsey, and one entered for the United States to Canada.
 */
export async function e164Of({ country, national }: MobileNumber): Promise<string | undefined> {
  const { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } = await loadMobileRules()
  if (!isSupportedCountry(country)) return undefined
  const number = parsePhoneNumberFromString(national, country)
  const isOfCountry = number?.countryCallingCode === getCountryCallingCode(country)
  return isOfCountry && number.isValid() ? number.number : undefined
}

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
