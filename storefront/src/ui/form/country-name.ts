/** A country's name in a language. Only in the browser: Node's names may differ, which would break hydration. */
export const countryName = (country: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country
