import { CENTS_LIMIT } from '@sampan/contract'
import { asciiDigits } from '@sampan/contract/ascii-digits'
import { BANK_CURRENCIES, type BankCurrency, decimalsOf } from '@sampan/contract/bank-currency'
import { normalised } from '@sampan/contract/normalised'
import { type DecimalSign, readAmount, readWhole } from '@sampan/contract/typed-number'

/** Maximum length of a cell with an amount. */
const AMOUNT_LIMIT = 40

/** Words and signs for a currency. A sign that several currencies share names the first one, or the account's. */
const MARKS: readonly (readonly [RegExp, readonly BankCurrency[]])[] = [
  [/US\$|美元|米ドル|달러|ดอลลาร์สหรัฐ/i, ['USD']],
  [/R\$/, ['BRL']],
  [/HK\$|港币|港元/i, ['HKD']],
  [/NT\$|新台币|新臺幣/i, ['TWD']],
  [/€|欧元|ユーロ|유로|ยูโร|\beuros?\b/i, ['EUR']],
  [/£|英镑|ポンド|파운드/i, ['GBP']],
  [/円|日元|日圓|엔화/, ['JPY']],
  [/人民币|人民幣|元|\bRMB\b|\bCNH\b/i, ['CNY']],
  [/₩|원|韩元|ウォン/, ['KRW']],
  [/฿|บาท|泰铢|バーツ|바트|\bbaht\b/i, ['THB']],
  [/[¥\uFFE5]/, ['JPY', 'CNY']],
  [/₹/, ['INR']],
  [/₺/, ['TRY']],
  [/₫/, ['VND']],
  [/₱/, ['PHP']],
  [/\bRM(?=[\s\d-]|$)/, ['MYR']],
  [/\bRp(?=[\s\d.-]|$)/, ['IDR']],
  [/zł/i, ['PLN']],
  [/Kč/i, ['CZK']],
  [/\bkr\b/i, ['SEK', 'NOK', 'DKK']],
  [/\$/, ['USD', 'AUD', 'CAD', 'HKD', 'NZD', 'SGD', 'TWD', 'MXN', 'BRL']],
]
const CODE = /(?<![A-Z])[A-Z]{3}(?![A-Z])/g

/**
 * The currency that a text names; undefined if it names none.
 * @param account the currency of the bank account, which decides what `$` and `¥` mean.
 */
export function currencyIn(text: string, account: BankCurrency): string | undefined {
  const short = text.slice(0, 80)
  const codes = short.match(CODE) ?? []
  const code = BANK_CURRENCIES.find((currency) => codes.some((one) => one === currency))
  if (code) return code
  for (const [mark, currencies] of MARKS) {
    if (!mark.test(short)) continue
    return currencies.includes(account) ? account : currencies[0]
  }
  // The sign of a currency that the shop does not know.
  return /\p{Sc}/u.exec(short)?.[0]
}

/** The code of a currency in a heading, such as `Amount usd`. */
export const codeIn = (heading: string): string | undefined =>
  (heading.toUpperCase().match(CODE) ?? []).find((code) => BANK_CURRENCIES.some((currency) => currency === code))

const ALL_CODES = new Set(Intl.supportedValuesOf('currency'))
export const isCurrencyCode = (cell: string): boolean => ALL_CODES.has(cell)

/** The currency in a column of currencies, where every text names one. */
export const currencyOfCell = (cell: string, account: BankCurrency): string | undefined =>
  cell === '' ? undefined : (currencyIn(cell.toUpperCase(), account) ?? cell.slice(0, 20))

/**
 * Marks of currencies. In Shift JIS and EUC-KR, `¥` and `₩` have the number of the backslash. `R1 100.00` is an amount in
 * rand.
 */
const CURRENCY_MARKS = new RegExp(
  `(?:US|HK|NT|R)(?=\\$)|${BANK_CURRENCIES.join('|')}|[\\p{Sc}円元원]|\\\\|บาท|zł|Kč|\\bkr\\b|\\b(?:RM|Rp\\.?|R)(?=\\s?-?\\d)`,
  'giu',
)

/** The sign before the decimals of a file, by its first amounts with one or two decimals. */
export function decimalSignIn(cells: Iterable<string>): DecimalSign | undefined {
  const signs = new Set<string>()
  for (const cell of cells) {
    const sign = /(?<=\d)([.,])\d{1,2}\D{0,8}$/.exec(asciiDigits(normalised(cell, 'NFKC')).trim())?.[1]
    if (sign) signs.add(sign)
    if (signs.size > 1) return undefined
  }
  return signs.has('.') ? 'point' : signs.has(',') ? 'comma' : undefined
}

/** Banks in India write `1,234.50 CR` for income and `DR` for expenses, in Germany `H` and `S`. */
const WITH_LETTERS = /^(.*\p{Nd})\s*(CR|DR|DB|C|D|H|S)\.?$|^(CR|DR|DB)\.?\s*(\p{Nd}.*)$/iu
const EXPENSE_LETTERS = /^(?:DR?|DB|S)$/i

/** Banks in India write groups of two digits before the last one: `12,34,567.50`. */
const withoutLakhs = (text: string) =>
  text.replace(/\d{1,2}(?:,\d{2})+,\d{3}(?=\.\d|\D*$)/, (digits) => digits.replaceAll(',', ''))

/**
 * Reads `1,234.50`, `1.234,50`, `-47`, `(47.00)`, `47.00-`, `47.00 DR` or `1 234.5 €` in the smallest unit of the
 * currency. A currency without decimals may be written with zeros.
 */
export function minorUnitsIn(
  text: string,
  currency: BankCurrency,
  decimal_sign?: DecimalSign,
): number | 'ambiguous' | undefined {
  if (text.length > AMOUNT_LIMIT) return undefined
  const bare = normalised(text, 'NFKC').replace(CURRENCY_MARKS, '').trim()
  const [, before, letters = '', first_letters = letters, after = bare] = WITH_LETTERS.exec(bare) ?? []
  const digits = withoutLakhs(before ?? after)
  const reading = decimalsOf(currency) === 0 ? readWhole(digits, decimal_sign) : readAmount(digits, decimal_sign)
  const is_expense = EXPENSE_LETTERS.test(first_letters)
  if (is_expense && reading.state === 'read' && reading.value < 0) return undefined
  const signed = (value: number) => (is_expense && value !== 0 ? -value : value)
  // A yen has no decimals, so three digits behind a separator are thousands.
  if (reading.state === 'ambiguous') return decimalsOf(currency) === 0 ? signed(reading.grouped_value) : 'ambiguous'
  return reading.state === 'read' && Math.abs(reading.value) <= CENTS_LIMIT ? signed(reading.value) : undefined
}
