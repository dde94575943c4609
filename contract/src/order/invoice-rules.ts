// Words and currencies of tax invoices. Browsers load this file, so it imports no schema library.

const EURO = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ')
const CURRENCY_OF: Record<string, string> = {
  ...Object.fromEntries(EURO.map((country) => [country, 'EUR'])),
  ...{ CZ: 'CZK', DK: 'DKK', HU: 'HUF', PL: 'PLN', RO: 'RON', SE: 'SEK' },
  ...{ AU: 'AUD', CA: 'CAD', CH: 'CHF', CN: 'CNY', GB: 'GBP', HK: 'HKD', JP: 'JPY', KR: 'KRW', NO: 'NOK' },
  ...{ NZ: 'NZD', SG: 'SGD', TH: 'THB', TW: 'TWD' },
}
/** The currency in which a country wants the tax of an invoice. */
export const invoiceCurrency = (country: string): string | undefined => CURRENCY_OF[country]

/**
 * Countries whose invoices only the state's system issues (Korea, Taiwan, China), or that have none (United States).
 * Documents for them are receipts with the taxes.
 */
const WITHOUT_INVOICE = new Set(['CN', 'KR', 'TW', 'US'])

/** The form of a seller's number without which a document is no tax invoice. */
const NUMBER_FORM: Record<string, RegExp> = { AU: /^\d{11}$/, JP: /^T\d{13}$/, TH: /^\d{13}$/ }

/** Whether a document with these numbers of the seller is a tax invoice of the country. */
export function isTaxInvoice(country: string, numbers: readonly string[]): boolean {
  if (WITHOUT_INVOICE.has(country)) return false
  const form = NUMBER_FORM[country] ?? /./
  return numbers.some((number) => form.test(number.replace(/[\s-]/g, '')))
}

/** Number of the EU's import one-stop shop, which is for customs only and never printed. */
export const isImportNumber = (number: string): boolean => /^IM\s?\d{10}$/.test(number)

/** Words that the law of a country wants on its tax invoices and credit notes, in its language. */
const WORDS: Record<string, { language: string; invoice: string; credit_note: string; reduced?: string }> = {
  AU: { language: 'en', invoice: 'Tax invoice', credit_note: 'Adjustment note' },
  JP: { language: 'ja', invoice: '適格請求書', credit_note: '適格返還請求書', reduced: '※軽減税率対象' },
  NZ: { language: 'en', invoice: 'Tax invoice', credit_note: 'Supply correction information' },
  SG: { language: 'en', invoice: 'Tax invoice', credit_note: 'Credit note' },
  TH: { language: 'th', invoice: 'ใบกำกับภาษี', credit_note: 'ใบลดหนี้' },
}
export const requiredWords = (country: string) => WORDS[country]

/** The words of the EU's directive (2006/112, Art. 226 no. 11a) by language, and of the United Kingdom. */
const REVERSE_CHARGE: Record<string, string> = {
  bg: 'обратно начисляване',
  cs: 'daň odvede zákazník',
  da: 'omvendt betalingspligt',
  de: 'Steuerschuldnerschaft des Leistungsempfängers',
  el: 'Αντίστροφη επιβάρυνση',
  en: 'Reverse charge',
  es: 'inversión del sujeto pasivo',
  et: 'pöördmaksustamine',
  fi: 'käännetty verovelvollisuus',
  fr: 'Autoliquidation',
  hr: 'prijenos porezne obveze',
  hu: 'fordított adózás',
  it: 'inversione contabile',
  lt: 'Atvirkštinis apmokestinimas',
  lv: 'nodokļa apgrieztā maksāšana',
  nl: 'Btw verlegd',
  pl: 'odwrotne obciążenie',
  pt: 'Autoliquidação',
  ro: 'taxare inversă',
  sk: 'prenesenie daňovej povinnosti',
  sl: 'Obrnjena davčna obveznost',
  sv: 'Omvänd betalningsskyldighet',
}
const LANGUAGE_OF: Record<string, string> = {
  ...{ AT: 'de', BE: 'nl', BG: 'bg', CY: 'el', CZ: 'cs', DE: 'de', DK: 'da', EE: 'et', ES: 'es', FI: 'fi', FR: 'fr' },
  ...{ GB: 'en', GR: 'el', HR: 'hr', HU: 'hu', IE: 'en', IT: 'it', LT: 'lt', LU: 'fr', LV: 'lv', MT: 'en', NL: 'nl' },
  ...{ PL: 'pl', PT: 'pt', RO: 'ro', SE: 'sv', SI: 'sl', SK: 'sk' },
}
/** The words that the destination wants on an invoice whose tax the buyer owes. */
export function reverseChargeWords(country: string) {
  const language = LANGUAGE_OF[country]
  return language === undefined ? undefined : { language, text: REVERSE_CHARGE[language] ?? '' }
}

/** Below this rate, in thousandths of a percent, Japan's invoices mark the goods with ※. */
export const JAPAN_STANDARD_RATE = 10_000
