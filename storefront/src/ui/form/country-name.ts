/** What a country is called in a language. For what is shown in the browser only: Node may call it otherwise. */
export const countryName = (country: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country
