import { asciiDigits } from '@sampan/contract/ascii-digits'

/** Removes spaces, and converts full-width digits of an input method, and Thai digits. */
export const plainDigits = (typed: string): string => asciiDigits(typed.normalize('NFKC')).replace(/\s/g, '')
