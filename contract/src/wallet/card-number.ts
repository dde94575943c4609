import { asciiDigits } from '../text/ascii-digits.ts'

const NUMBER = /^\d{7,30}$/
const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/
/** Spaces, and the hyphens and dashes of several keyboards. */
const SEPARATORS = /[\s\p{Pd}\u2212\u30fc]/gu

/** The number of a bank card or account, or an IBAN, in stored form: without separators, in ASCII and capital letters. */
export const bareCardNumber = (input: string): string =>
  asciiDigits(input.normalize('NFKC')).replace(SEPARATORS, '').toUpperCase()

/** Whether a bare text can be the number of a bank card or account, or is an IBAN with correct check digits. */
export const isCardNumber = (bare: string): boolean => NUMBER.test(bare) || (IBAN.test(bare) && hasCheckDigits(bare))

/** The check of ISO 13616: with the first four characters at the end and letters as numbers, the remainder by 97 is 1. */
function hasCheckDigits(iban: string): boolean {
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('')
  let remainder = 0
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97
  return remainder === 1
}
