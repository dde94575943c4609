import type { Language } from '@sampan/contract/rules'
import { areaText } from './area-data.ts'
import { formatMobile } from './area-mobile.ts'

// For the features beside this one, which import services only.
export { isMobile } from './area-mobile.ts'

type Kept = { country: string; area: string[]; city?: string | null; mobile: string }

/**
 * A kept address with what people read: its area as it is written in its country, in the reader's language ('' if its
 * codes have left the lists since), and its mobile number in groups.
 */
export const worded = <Address extends Kept>(address: Address, language: Language) => ({
  ...address,
  city: address.city ?? null,
  area_text: areaText(address.country, address.area, language, address.city) ?? '',
  mobile_text: formatMobile(address.mobile),
})
