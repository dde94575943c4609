/** A two-letter country code in capitals. Null for other texts. */
export function countryOf(given: string | undefined): string | null {
  const country = given?.trim().toUpperCase() ?? ''
  return /^[A-Z]{2}$/.test(country) ? country : null
}
