import { normalised } from '../text/normalised.ts'

/**
 * Forms and check digits of tracking numbers: UPU S10 (posts), GS1 (USPS, FedEx Ground), and those that UPS, FedEx, DHL
 * and the carriers of Japan publish for their barcodes. Other carriers have forms only.
 */
type Form = { form: RegExp; hasRightDigit?: (number: string) => boolean }
/** `called`: the names by which shops call the carrier. */
type KnownCarrier = { called: RegExp; forms: Form[] }

const digitsOf = (text: string) => [...text].map(Number)
const lastOf = (number: string) => Number(number.at(-1))

const weighted = (digits: readonly number[], weights: readonly number[]) =>
  digits.reduce((sum, digit, at) => sum + digit * (weights[at % weights.length] ?? 0), 0)

const S10_WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7]
/** `EE123456785TH`: weights modulo 11, where 10 is written as 0 and 11 as 5. */
function hasS10Digit(number: string): boolean {
  const check = 11 - (weighted(digitsOf(number.slice(2, 10)), S10_WEIGHTS) % 11)
  return Number(number[10]) === (check === 10 ? 0 : check === 11 ? 5 : check)
}

/** Weights 3 and 1 from the right, modulo 10. */
function hasGs1Digit(number: string): boolean {
  const digits = digitsOf(number.slice(0, -1)).reverse()
  return (10 - (weighted(digits, [3, 1]) % 10)) % 10 === lastOf(number)
}

/** `1Z…`: letters count as digits, A as 2; each second one is doubled. */
function hasUpsDigit(number: string): boolean {
  const digitOf = (character: string) =>
    /\d/.test(character) ? Number(character) : (character.charCodeAt(0) - 63) % 10
  const values = [...number.slice(2)].map(digitOf)
  return (10 - (weighted(values.slice(0, -1), [1, 2]) % 10)) % 10 === values.at(-1)
}

const hasFedExDigit = (number: string) =>
  (weighted(digitsOf(number.slice(0, 11)), [3, 1, 7]) % 11) % 10 === lastOf(number)

/** The number before the last digit modulo 7. */
const hasSevenDigit = (number: string) => Number(BigInt(number.slice(0, -1)) % 7n) === lastOf(number)

const post = (country: string): Form => ({
  form: new RegExp(`^[A-Z]{2}\\d{9}${country}$`),
  hasRightDigit: hasS10Digit,
})
const TWELVE_DIGITS: Form = { form: /^\d{12}$/, hasRightDigit: hasSevenDigit }

const KNOWN: KnownCarrier[] = [
  { called: /\bups\b/, forms: [{ form: /^1Z[A-Z\d]{16}$/, hasRightDigit: hasUpsDigit }] },
  {
    called: /\busps\b|united states postal/,
    forms: [
      { form: /^9[1-5](?:\d{18}|\d{20}|\d{24})$/, hasRightDigit: hasGs1Digit },
      { form: /^[07]\d{19}$/, hasRightDigit: hasGs1Digit },
      post('US'),
    ],
  },
  {
    called: /fed ?ex/,
    forms: [
      { form: /^\d{12}$/, hasRightDigit: hasFedExDigit },
      { form: /^\d{15}$/, hasRightDigit: hasGs1Digit },
      { form: /^(?:\d{20}|9[26]\d{20}|\d{34})$/ },
    ],
  },
  {
    called: /\bdhl\b/,
    forms: [
      { form: /^\d{10,11}$/, hasRightDigit: hasSevenDigit },
      { form: /^(?:J[A-Z]{2,3}\d{9,20}|(?:GM|LX|RX|UV|CN|SG|TH|IN|HK|MY)\d{10,39})$/ },
      { form: /^(?:\d{12,14}|\d{20})$/ },
      post('DE'),
    ],
  },
  { called: /yamato|ヤマト|宅急便|クロネコ/, forms: [TWELVE_DIGITS] },
  { called: /sagawa|佐川/, forms: [TWELVE_DIGITS] },
  {
    called: /japan post|日本郵便|ゆうパック|ゆうパケット|クリックポスト|レターパック|郵便局/,
    forms: [{ form: /^\d{11}$/ }, TWELVE_DIGITS, post('JP')],
  },
  { called: /korea post|우체국|우편/, forms: [{ form: /^\d{13}$/ }, post('KR')] },
  { called: /\bcj\b|cj대한|대한통운/, forms: [{ form: /^\d{10}$|^\d{12}$/ }] },
  {
    called: /china post|中国邮政/,
    forms: [{ form: /^1[0-3]\d{11}$|^9\d{12}$/ }, post('CN')],
  },
  // Posts of all countries deliver EMS.
  { called: /\bems\b/, forms: [post('[A-Z]{2}')] },
  { called: /\bsf\b|sf express|顺丰|順豐/, forms: [{ form: /^SF\d{12,13}$|^\d{12}$/ }] },
  { called: /thailand post|ไปรษณีย์ไทย/, forms: [post('TH')] },
  { called: /flash|แฟลช/, forms: [{ form: /^TH[A-Z\d]{11,16}$/ }] },
  { called: /kerry|\bkex\b|เคอรี่/, forms: [{ form: /^[A-Z]{3,5}[A-Z\d]{8,14}$/ }] },
]

const bareNumber = (text: string) =>
  normalised(text, 'NFKC')
    .replace(/[\s.-]/g, '')
    .toUpperCase()
const fits = (number: string, { form, hasRightDigit }: Form) => form.test(number) && hasRightDigit?.(number) !== false

/** The carrier that a name means, in any of its scripts; undefined for one whose numbers are not known. */
const carrierCalled = (name: string): KnownCarrier | undefined => {
  const folded = normalised(name, 'NFKC').toLowerCase()
  return KNOWN.find(({ called }) => called.test(folded))
}

/**
 * The fault of a number of the named carrier: another form, or a wrong check digit, which a mistyped number has. Null for
 * a right number, and for carriers whose numbers are not known. Carriers add forms, so callers show it as a hint.
 */
export function trackingFault(carrier: string, tracking_number: string): 'form' | 'check_digit' | null {
  const number = bareNumber(tracking_number)
  const forms = carrierCalled(carrier)?.forms
  if (!forms || number === '' || forms.some((form) => fits(number, form))) return null
  return forms.some(({ form }) => form.test(number)) ? 'check_digit' : 'form'
}

/** Numbers without a check digit fit by chance, so they name no carrier. */
const isTelling = ({ hasRightDigit, form }: Form) => hasRightDigit !== undefined || /[A-Z]{2}/.test(form.source)

/** The carrier of a shop to which a number belongs; undefined if it fits none or several of them. */
export function carrierOfNumber(tracking_number: string, carriers: readonly string[]): string | undefined {
  const number = bareNumber(tracking_number)
  const matching = carriers.filter((name) =>
    carrierCalled(name)?.forms.some((form) => isTelling(form) && fits(number, form)),
  )
  return matching.length === 1 ? matching[0] : undefined
}
