import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'

/** Names that are the same in every language, by the provider's name of the method. */
const NAMES: Readonly<Record<string, string>> = {
  alipay: 'Alipay',
  amazon_pay: 'Amazon Pay',
  apple_pay: 'Apple Pay',
  cashapp: 'Cash App Pay',
  google_pay: 'Google Pay',
  grabpay: 'GrabPay',
  kakao_pay: 'Kakao Pay',
  link: 'Link',
  naver_pay: 'Naver Pay',
  payco: 'PAYCO',
  paynow: 'PayNow',
  paypal: 'PayPal',
  paypay: 'PayPay',
  promptpay: 'PromptPay',
  samsung_pay: 'Samsung Pay',
  venmo: 'Venmo',
  wechat_pay: 'WeChat Pay',
}

const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** Methods that are paid in a shop or by a bank transfer, so that the money arrives up to days later. */
const LATER: ReadonlySet<string> = new Set(['konbini', 'customer_balance', 'us_bank_account', 'sepa_debit', 'oxxo'])

export const arrivesLater = (method: string | null): boolean => method !== null && LATER.has(method)

/** The name of a method of payment; undefined for methods that the shop has no name for. */
export function methodName(method: string, i18n: I18n): string | undefined {
  if (method === 'card') return t(i18n)`Card`
  if (method === 'kr_card') return t(i18n)`Korean cards`
  if (method === 'konbini') return t(i18n)`Convenience store`
  return NAMES[method]
}

/** The named methods, each once and in their order. */
export const methodNames = (methods: readonly string[], i18n: I18n): string[] => [
  ...new Set(methods.flatMap((method) => methodName(method, i18n) ?? [])),
]

type Instrument = { method: string | null; brand: string | null; last_four: string | null }

/** `Visa ·· 4242` for a card, otherwise the name of the method; null if neither is known. */
export function instrumentText({ method, brand, last_four }: Instrument, i18n: I18n): string | null {
  const name = (brand && (BRANDS[brand] ?? brand)) ?? (method && methodName(method, i18n))
  if (last_four) return `${name || t(i18n)`Card`} ·· ${last_four}`
  return name || null
}
