import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { Receipt } from '@sampan/contract'
import { decimalsOf, requiredWords, type TaxName } from '@sampan/contract/rules'
import { languageTag } from '@sampan/front/language'

type Titled = Pick<Receipt, 'kind' | 'invoice'>

/** The title of a receipt or credit note: a tax invoice if it is one of the destination. */
export function documentTitle(document: Titled, i18n: I18n): string {
  const words = wordsIn(document)
  if (words?.language === languageTag(i18n)) return words.text
  if (document.kind === 'credit_note') return t(i18n)`Credit note`
  return document.invoice?.is_tax_invoice ? t(i18n)`Tax invoice` : t(i18n)`Receipt`
}

/** The words that the destination wants on the document, if the reader's language is another one. */
export function wordsOfDestination(document: Titled, i18n: I18n) {
  const words = wordsIn(document)
  return words && words.language !== languageTag(i18n) ? words : null
}

function wordsIn({ kind, invoice }: Titled) {
  const words = invoice?.is_tax_invoice ? requiredWords(invoice.country) : undefined
  return words && { language: words.language, text: kind === 'receipt' ? words.invoice : words.credit_note }
}

export function taxName(name: TaxName, i18n: I18n): string {
  const names: Record<TaxName, string> = {
    vat: t(i18n)`VAT`,
    gst: t(i18n)`GST`,
    pst: t(i18n)`PST`,
    sales_tax: t(i18n)`Sales tax`,
    consumption_tax: t(i18n)`Consumption tax`,
    postal_tax: t(i18n)`Postal tax`,
    duty: t(i18n)`Customs duty`,
    handling_fee: t(i18n)`Handling fee`,
    parcel_fee: t(i18n)`Parcel fee`,
  }
  return names[name]
}

export const rateText = (rate_1000: number, i18n: I18n): string =>
  new Intl.NumberFormat(languageTag(i18n), { style: 'percent', maximumFractionDigits: 3 }).format(rate_1000 / 100_000)

/** An amount in smallest units of a currency. */
export function localText(amount: number, currency: string, i18n: I18n): string {
  const format = new Intl.NumberFormat(languageTag(i18n), { style: 'currency', currency, currencyDisplay: 'code' })
  return format.format(amount / 10 ** decimalsOf(currency))
}
