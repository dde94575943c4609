/** Digits without spaces: an input method may write them full width. */
export const plainDigits = (typed: string): string => typed.normalize('NFKC').replace(/\s/g, '')
