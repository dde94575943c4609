import type { Language } from '@sampan/contract/rules'
import { areaText, countryName, isCountryLeftOut } from './area-data.ts'
import { formatMobile } from './area-mobile.ts'

// Re-exported for other features, which import services only.
export { isMobile } from './area-mobile.ts'

/** Name of the country of an address whose area text leaves it out, as it does for readers at home; null otherwise. */
export const countryBeside = (country: string, language: Language): string | null =>
  isCountryLeftOut(country, language) ? countryName(country, language) : null

type StoredAddress = { country: string; area: string[]; city?: string | null; mobile: string }

/**
 * A stored address with what people read: its area as its country writes it, in the reader's language ('' when its codes
 * have left the lists since), and its mobile number in groups.
 */
export const worded = <Address extends StoredAddress>(address: Address, language: Language) => ({
  ...address,
  city: address.city ?? null,
  area_text: areaText(address.country, address.area, language, address.city) ?? '',
  mobile_text: formatMobile(address.mobile),
})
