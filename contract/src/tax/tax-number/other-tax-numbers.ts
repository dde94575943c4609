import { digitsOf, falling, lastOf, weighted } from './check-digits.ts'
import type { TaxNumberForm } from './tax-number-form.ts'

const GB_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 1]
/** Nine digits, or twelve of a branch; numbers since 2010 are 55 or 42 away from the old check. */
function isBritish(text: string): boolean {
  const rest = weighted(text, GB_WEIGHTS) % 97
  return rest === 0 || (text >= '1' && [42, 55].includes(rest))
}

const AU_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]
/** A business number (ABN): its first digit counts one less. */
const isAustralian = (text: string) => (weighted(text, AU_WEIGHTS) - 10) % 89 === 0

/** The number of the Inland Revenue, which is also the GST number. */
function isNewZealands(text: string): boolean {
  const digits = text.padStart(9, '0')
  if (Number(digits) <= 10_000_000 || Number(digits) >= 200_000_000) return false
  const first = (11 - (weighted(digits, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11
  const check = first === 10 ? (11 - (weighted(digits, [7, 4, 3, 2, 5, 2, 7, 6]) % 11)) % 11 : first
  return check === lastOf(digits)
}

/** A corporate number, which begins with its check digit. */
function isJapanese(text: string): boolean {
  const sum = digitsOf(text.slice(1)).reduce((all, digit, at) => all + digit * (at % 2 ? 1 : 2), 0)
  return 9 - (sum % 9) === Number(text[0])
}

const KR_WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5]
function isKorean(text: string): boolean {
  const sum = weighted(text, KR_WEIGHTS) + Math.floor((Number(text[8]) * 5) / 10)
  return (10 - (sum % 10)) % 10 === lastOf(text)
}

/** The digits of products are added. Since April 2023 the sum is a multiple of 5, before of 10. */
function isTaiwans(text: string): boolean {
  const products = digitsOf(text).map((digit, at) => digit * ([1, 2, 1, 2, 1, 2, 4, 1][at] ?? 0))
  const sum = products.reduce((all, one) => all + Math.floor(one / 10) + (one % 10), 0)
  return sum % 5 === 0 || (text[6] === '7' && (sum + 1) % 5 === 0)
}

const isNorwegian = (text: string) => weighted(text, [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0

/** Tax numbers of countries outside the EU, without prefix and suffix. */
export const OTHER_TAX_NUMBERS: Record<string, TaxNumberForm> = {
  AU: { form: /^(?!10)[1-9]\d{10}$/, example: '83 914 571 673', isRight: isAustralian },
  CH: {
    form: /^\d{9}$/,
    example: 'CHE-107.787.577',
    isRight: (text) => weighted(text, [5, 4, 3, 2, 7, 6, 5, 4, 1]) % 11 === 0,
  },
  GB: { form: /^\d{9}(?:\d{3})?$/, example: 'GB980780684', isRight: isBritish },
  JP: { form: /^[1-9]\d{12}$/, example: 'T5835678256246', isRight: isJapanese },
  KR: { form: /^(?!100)[1-9]\d\d(?!00)\d\d(?!0000)\d{5}$/, example: '116-82-00276', isRight: isKorean },
  NO: { form: /^[1-9]\d{8}$/, example: '995 525 828 MVA', isRight: isNorwegian },
  NZ: { form: /^\d{8,9}$/, example: '49-091-850', isRight: isNewZealands },
  TH: {
    form: /^[0-8]\d{12}$/,
    example: '0-9940-00617-72-1',
    isRight: (text) => (11 - (weighted(text, falling(13)) % 11)) % 10 === lastOf(text),
  },
  TW: { form: /^\d{8}$/, example: '00501503', isRight: isTaiwans },
}
