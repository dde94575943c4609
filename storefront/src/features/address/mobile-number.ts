import type { CountryCode } from 'libphonenumber-js/mobile'

/** A mobile number as it is typed: the country, and the digits people of that country write. */
export type MobileNumber = { country: string; national: string }

/** In E.164 (`+66812345678`), or undefined when it is no mobile number of that country. The rules are 33 KB: loaded when first needed. */
export async function e164Of({ country, national }: MobileNumber): Promise<string | undefined> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/mobile')
  const number = parsePhoneNumberFromString(national, country as CountryCode) // an unknown country gives no number
  return number?.isValid() && number.country === country ? number.number : undefined
}

/** The parts of a number in E.164, for a form that changes it. */
export async function mobileNumberOf(e164: string, fallback_country: string): Promise<MobileNumber> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/mobile')
  const number = parsePhoneNumberFromString(e164)
  if (!number) return { country: fallback_country, national: '' }
  return { country: number.country ?? fallback_country, national: number.formatNational() }
}
