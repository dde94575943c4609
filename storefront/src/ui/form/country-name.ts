/** A country's name in a language. Only for code in the browser: Node's names may differ, and hydration would fail. */
export const countryName = (country: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country
