/** A two-letter country code in capitals. Null for other texts. */
export function countryOf(text: string | undefined): string | null {
  const country = text?.trim().toUpperCase() ?? ''
  return /^[A-Z]{2}$/.test(country) ? country : null
}
