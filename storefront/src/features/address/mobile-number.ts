/** A mobile number as it is typed: the country, and the digits people of that country write. */
export type MobileNumber = { country: string; national: string }

/** The rules are 33 KB: loaded when first needed. */
export const loadMobileRules = () => import('libphonenumber-js/mobile')
export const loadExamples = () => import('libphonenumber-js/mobile/examples')

export type MobileRules = Awaited<ReturnType<typeof loadMobileRules>>
type Examples = Awaited<ReturnType<typeof loadExamples>>

/**
 * In E.164 (`+66812345678`), or undefined when no mobile phone of that calling code has it. Countries share one: whoever
 * lives in Britain may have a number that the rules count as Guernsey's, and in the United States a Canadian one.
 */
export async function e164Of({ country, national }: MobileNumber): Promise<string | undefined> {
  const { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } = await loadMobileRules()
  if (!isSupportedCountry(country)) return undefined
  const number = parsePhoneNumberFromString(national, country)
  const isOfCountry = number?.countryCallingCode === getCountryCallingCode(country)
  return isOfCountry && number.isValid() ? number.number : undefined
}

/** The parts of a number in E.164, for a form that changes it; of `country` if that has the number's calling code. */
export function mobileNumberOf(e164: string, country: string, rules: MobileRules): MobileNumber {
  const { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } = rules
  const number = parsePhoneNumberFromString(e164)
  if (!number) return { country, national: '' }
  const isShared = isSupportedCountry(country) && getCountryCallingCode(country) === number.countryCallingCode
  return { country: isShared ? country : (number.country ?? country), national: number.formatNational() }
}

/** A mobile number of a country as people there write it, for nobody: `081 234 5678`. */
export function exampleOf(country: string, rules: MobileRules, examples: Examples): string | undefined {
  const { getExampleNumber, isSupportedCountry } = rules
  return isSupportedCountry(country) ? getExampleNumber(country, examples.default)?.formatNational() : undefined
}
