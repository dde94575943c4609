/** Removes spaces, and converts full-width digits of an input method. */
export const plainDigits = (typed: string): string => typed.normalize('NFKC').replace(/\s/g, '')
