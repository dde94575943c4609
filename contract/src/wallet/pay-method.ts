import type { Language } from '../text/languages.ts'

// The names of methods of payment, by the providers' names of them. Browsers load this file.

/** Names that are the same in every language. */
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
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

const TRANSLATED: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  card: { en: 'Card', 'zh-CN': '银行卡', ja: 'カード', ko: '카드', th: 'บัตร' },
  kr_card: { en: 'Korean cards', 'zh-CN': '韩国银行卡', ja: '韓国のカード', ko: '국내 카드', th: 'บัตรเกาหลี' },
  konbini: { en: 'Convenience store', 'zh-CN': '便利店', ja: 'コンビニ', ko: '편의점', th: 'ร้านสะดวกซื้อ' },
}

/** The name of a method of payment; undefined for methods without a name here. */
export const payMethodName = (method: string, language: Language): string | undefined =>
  TRANSLATED[method]?.[language] ?? NAMES[method]

/** The name of a card's brand. Brands of later versions keep the provider's name. */
export const cardBrandName = (brand: string): string => BRANDS[brand] ?? brand

type Instrument = { method: string | null; brand: string | null; last_four: string | null }

/** `Visa ·· 4242` for a card, otherwise the name of the method; undefined if neither is known. */
export function instrumentName({ method, brand, last_four }: Instrument, language: Language): string | undefined {
  const name = brand ? cardBrandName(brand) : method ? payMethodName(method, language) : undefined
  if (last_four) return `${name ?? payMethodName('card', language)} ·· ${last_four}`
  return name
}
