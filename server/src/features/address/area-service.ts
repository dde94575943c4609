import type { Language } from '@sampan/contract/rules'
import { areaNames, areaText, countryName, isCountryLeftOut } from './area-data.ts'
import { formatMobile } from './area-mobile.ts'

// Re-exported for other features, which import services only.
export { countryName as countryNameIn } from './area-data.ts'
export { isMobile, nationalMobile } from './area-mobile.ts'

/** The country's name if the area text omits it, as it does for readers in that country; otherwise null. */
export const omittedCountry = (country: string, language: Language): string | null =>
  isCountryLeftOut(country, language) ? countryName(country, language) : null

type StoredAddress = { country: string; area: string[]; city?: string | null; mobile: string }

/** The area of a stored address in the reader's language; '' if its codes were removed from the lists since. */
export const areaTextOf = ({ country, area, city }: Omit<StoredAddress, 'mobile'>, language: Language): string =>
  areaText(country, area, language, city) ?? ''

/**
 * Adds readable texts to a stored address: the area in the reader's language, and the mobile number in groups of digits.
 */
export const withAreaText = <Address extends StoredAddress>(address: Address, language: Language) => ({
  ...address,
  city: address.city ?? null,
  area_text: areaTextOf(address, language),
  mobile_text: formatMobile(address.mobile),
})

/** The names of a stored address's area, from the largest to the smallest, in one language. */
export const areaNamesOf = ({ country, area, city }: Omit<StoredAddress, 'mobile'>, language: Language): string[] =>
  areaNames(country, area, language, city)
