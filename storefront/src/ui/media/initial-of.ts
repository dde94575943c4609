/** A name's first letter, large. A Thai name that begins with a vowel written before its consonant begins with the consonant. */
export const initialOf = (name: string): string =>
  name
    .trim()
    .match(/^[\u0E40-\u0E44]?(.)/u)?.[1]
    ?.toUpperCase() ?? ''
