/** A name's first letter in upper case. In Thai, a vowel written before its consonant is skipped. */
export const initialOf = (name: string): string =>
  name
    .trim()
    .match(/^[\u0E40-\u0E44]?(.)/u)?.[1]
    ?.toUpperCase() ?? ''
