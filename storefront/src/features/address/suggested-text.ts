import type { SuggestedAddress } from '@sampan/contract'

/** An address as an agent wrote it, in one line. */
export const suggestedText = (suggestion: SuggestedAddress): string => {
  const { addressee, detailed_address, city, region, postcode, country } = suggestion
  return [addressee, detailed_address, city, region, postcode, country].filter((part) => part !== '').join(', ')
}
