import { asciiDigits } from '@sampan/contract/ascii-digits'

/** Removes spaces, and converts full-width digits of an input method, and Thai digits. */
export const plainDigits = (input: string): string => asciiDigits(input.normalize('NFKC')).replace(/\s/g, '')
