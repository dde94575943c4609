import { digitsOf, falling, isMod1110, lastOf, luhn, remainder, weighted } from './check-digits.ts'
import type { TaxNumberForm } from './tax-number-form.ts'

const front = (text: string) => text.slice(0, -1)

/** Weights modulo 11; a remainder of 10 is computed again with other weights. */
function twice(text: string, first: readonly number[], second: readonly number[]): number {
  const sum = weighted(text, first) % 11
  return sum === 10 ? (weighted(text, second) % 11) % 10 : sum
}

const BG_PERSON = [2, 4, 8, 5, 10, 9, 7, 3, 6]
const BG_FOREIGNER = [21, 19, 17, 13, 11, 9, 7, 3, 1]
const BG_OTHER = [4, 3, 2, 7, 6, 5, 4, 3, 2]
function isBulgarian(text: string): boolean {
  const last = lastOf(text)
  if (text.length === 9) return twice(text, [1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 10]) === last
  const checks = [
    (weighted(text, BG_PERSON) % 11) % 10,
    weighted(text, BG_FOREIGNER) % 10,
    (11 - (weighted(text, BG_OTHER) % 11)) % 11,
  ]
  return checks.includes(last)
}

const CY_ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21]
function isCypriot(text: string): boolean {
  const sum = digitsOf(front(text)).reduce((all, digit, at) => all + (at % 2 ? digit : (CY_ODD[digit] ?? 0)), 0)
  return text.at(-1) === String.fromCharCode(65 + (sum % 26))
}

/** Eight digits of companies; nine with a leading 6; or a birth number, which had no check digit before 1954. */
function isCzech(text: string): boolean {
  if (text.length === 10) return isBirthNumber(text)
  if (text.length === 8) return ((11 - (weighted(text, falling(8)) % 11)) % 11 || 1) % 10 === lastOf(text)
  if (!text.startsWith('6')) return true
  return 8 - ((10 - (weighted(text.slice(1, -1), falling(8)) % 11)) % 11) === lastOf(text)
}

const isBirthNumber = (text: string) => remainder(front(text), 11) % 10 === lastOf(text)

const ES_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'
function isSpanish(text: string): boolean {
  const [first = '', last] = [text[0], text.at(-1)]
  const middle = text.slice(1, -1)
  if (/[XYZ]/.test(first)) return ES_LETTERS[Number('XYZ'.indexOf(first) + middle) % 23] === last
  if (/[KLM]/.test(first)) return ES_LETTERS[Number(middle) % 23] === last
  if (/\d/.test(first)) return ES_LETTERS[Number(front(text)) % 23] === last
  const check = (10 - luhn(`${middle}0`)) % 10
  return last === String(check) || last === 'JABCDEFGHI'[check]
}

const FR_SIGNS = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** Two signs before the nine digits of the company (SIREN); those of Monaco have 000 there. */
function isFrench(text: string): boolean {
  const siren = text.slice(2)
  if (luhn(siren) !== 0 && !siren.startsWith('000')) return false
  if (/^\d\d/.test(text)) return remainder(`${siren}12`, 97) === Number(text.slice(0, 2))
  const [first, second] = [FR_SIGNS.indexOf(text[0] ?? ''), FR_SIGNS.indexOf(text[1] ?? '')]
  const check = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100
  return (Number(siren) + 1 + Math.floor(check / 11)) % 11 === check % 11
}

const IE_LETTERS = 'WABCDEFGHIJKLMNOPQRSTUV'
/** Seven digits, a check letter and perhaps one more letter; in the old form a letter or sign is in the second place. */
function isIrish(text: string): boolean {
  const isOld = !/^\d{7}/.test(text)
  const digits = isOld ? `0${text.slice(2, 7)}${text[0]}` : text.slice(0, 7)
  const last = text[8] ? IE_LETTERS.indexOf(text[8]) * 9 : 0
  return IE_LETTERS[(weighted(digits, falling(8)) + last) % 23] === text[7]
}

function isItalian(text: string): boolean {
  const office = Number(text.slice(7, 10))
  return (
    luhn(text) === 0 &&
    !text.startsWith('0000000') &&
    ((office >= 1 && office <= 100) || [120, 121, 888, 999].includes(office))
  )
}

function isLithuanian(text: string): boolean {
  const weights = (from: number) => digitsOf(front(text)).map((_, at) => 1 + ((at + from) % 9))
  return twice(text, weights(0), weights(2)) === lastOf(text)
}

/** Companies begin with 4 to 9; numbers of persons are from their birth or, since 2017, begin with 32. */
function isLatvian(text: string): boolean {
  if (/^[4-9]/.test(text)) return weighted(text, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3
  if (text.startsWith('32')) return true
  return ((1 + weighted(text, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11) % 10 === lastOf(text)
}

/** The old check of persons' numbers, or since 2020 that of ISO 7064 (MOD 97-10) with `NL` and letters as numbers. */
function isDutch(text: string): boolean {
  if (weighted(text.slice(0, 9), [...falling(9), -1]) % 11 === 0) return true
  return remainder(`2321${text.slice(0, 9)}11${text.slice(10)}`, 97) === 1
}

const RO_WEIGHTS = [7, 5, 3, 2, 1, 7, 5, 3, 2]
const isRomanian = (text: string) =>
  ((weighted(front(text).padStart(9, '0'), RO_WEIGHTS) * 10) % 11) % 10 === lastOf(text)

function isSlovenian(text: string): boolean {
  const check = 11 - (weighted(text, falling(8)) % 11)
  return check !== 11 && check % 10 === lastOf(text)
}

/** VAT numbers of the members of the EU, without their prefix. */
export const EU_TAX_NUMBERS: Record<string, TaxNumberForm> = {
  AT: {
    form: /^U\d{8}$/,
    example: 'ATU13585627',
    isRight: (text) => (16 - luhn(text.slice(1, -1))) % 10 === lastOf(text),
  },
  BE: {
    form: /^[01]\d{9}$/,
    example: 'BE0428759497',
    isRight: (text) => 97 - (Number(text.slice(0, 8)) % 97) === Number(text.slice(8)),
  },
  BG: { form: /^\d{9,10}$/, example: 'BG175074752', isRight: isBulgarian },
  CY: { form: /^(?!12)\d{8}[A-Z]$/, example: 'CY10259033P', isRight: isCypriot },
  CZ: { form: /^(?:[0-8]\d{7}|\d{9,10})$/, example: 'CZ25123891', isRight: isCzech },
  DE: { form: /^[1-9]\d{8}$/, example: 'DE136695976', isRight: isMod1110 },
  DK: {
    form: /^[1-9]\d{7}$/,
    example: 'DK13585628',
    isRight: (text) => weighted(text, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  },
  EE: {
    form: /^\d{9}$/,
    example: 'EE100931558',
    isRight: (text) => weighted(text, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0,
  },
  ES: { form: /^(?:[A-HJNP-SU-W]\d{7}[\dA-J]|[K-MX-Z\d]\d{7}[A-Z])$/, example: 'ESB58378431', isRight: isSpanish },
  FI: {
    form: /^\d{8}$/,
    example: 'FI20774740',
    isRight: (text) => weighted(text, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0,
  },
  FR: { form: /^[\dA-HJ-NP-Z]{2}\d{9}$/, example: 'FR40303265045', isRight: isFrench },
  GR: {
    form: /^\d{9}$/,
    example: 'EL094259216',
    isRight: (text) => (weighted(text, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === lastOf(text),
  },
  HR: { form: /^\d{11}$/, example: 'HR33392005961', isRight: isMod1110 },
  HU: {
    form: /^\d{8}$/,
    example: 'HU12892312',
    isRight: (text) => weighted(text, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0,
  },
  IE: { form: /^(?:\d{7}[A-W][A-IW]?|\d[A-Z+*]\d{5}[A-W])$/, example: 'IE6433435F', isRight: isIrish },
  IT: { form: /^\d{11}$/, example: 'IT00743110157', isRight: isItalian },
  LT: { form: /^(?:\d{7}1\d|\d{10}1\d)$/, example: 'LT119511515', isRight: isLithuanian },
  LU: {
    form: /^\d{8}$/,
    example: 'LU15027442',
    isRight: (text) => Number(text.slice(0, 6)) % 89 === Number(text.slice(6)),
  },
  LV: { form: /^\d{11}$/, example: 'LV40003521600', isRight: isLatvian },
  MT: {
    form: /^[1-9]\d{7}$/,
    example: 'MT11679112',
    isRight: (text) => weighted(text, [3, 4, 6, 7, 8, 9, 10, 1]) % 37 === 0,
  },
  NL: { form: /^\d{9}B\d{2}$/, example: 'NL004495445B01', isRight: isDutch },
  PL: {
    form: /^\d{10}$/,
    example: 'PL8567346215',
    isRight: (text) => weighted(text, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === lastOf(text),
  },
  PT: {
    form: /^[1-9]\d{8}$/,
    example: 'PT501964843',
    isRight: (text) => ((11 - (weighted(text, falling(9)) % 11)) % 11) % 10 === lastOf(text),
  },
  RO: { form: /^[1-9]\d{1,9}$/, example: 'RO18547290', isRight: isRomanian },
  SE: { form: /^\d{10}01$/, example: 'SE123456789701', isRight: (text) => luhn(text.slice(0, 10)) === 0 },
  SI: { form: /^[1-9]\d{7}$/, example: 'SI50223054', isRight: isSlovenian },
  SK: { form: /^[1-9]\d{9}$/, example: 'SK2022749619', isRight: (text) => remainder(text, 11) === 0 },
}
