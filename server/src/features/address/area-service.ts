import type { Language } from '@sampan/contract/rules'
import { areaText as writtenArea } from './area-data.ts'

// For the features beside this one, which import services only.
export { isMobile } from './area-mobile.ts'

/** A kept area as it is written in its country, in the reader's language; '' if its codes have left the lists since. */
export const areaText = (country: string, area: string[], language: Language): string =>
  writtenArea(country, area, language) ?? ''
