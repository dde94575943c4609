/** A country's name in a language. For the browser only: Node's names may differ, which would break hydration. */
export const countryName = (country: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country
