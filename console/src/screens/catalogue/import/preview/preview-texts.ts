import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { PreviewProduct } from '@sampan/contract'
import type { ImportChange, PreviewedField } from '@sampan/contract/rules'
import type { Tone } from '../../../../ui/text/status-badge.tsx'

export const CHANGE_TONES: Record<ImportChange, Tone> = {
  new: 'good',
  changed: 'busy',
  unchanged: 'calm',
  faulty: 'bad',
}

export function changeText(change: ImportChange, i18n: I18n): string {
  const texts: Record<ImportChange, string> = {
    new: t(i18n)({ message: 'New', context: 'product of an import' }),
    changed: t(i18n)({ message: 'Changed', context: 'product of an import' }),
    unchanged: t(i18n)({ message: 'Unchanged', context: 'product of an import' }),
    faulty: t(i18n)({ message: 'Has errors', context: 'product of an import' }),
  }
  return texts[change]
}

export function fieldText(field: PreviewedField, i18n: I18n): string {
  const texts: Record<PreviewedField, string> = {
    pictures: t(i18n)`Pictures`,
    description: t(i18n)`Description`,
    stock: t(i18n)`Stock`,
    article_number: t(i18n)`Article number`,
    gtin: t(i18n)`Barcode (GTIN)`,
    weight_grams: t(i18n)`Weight in grams`,
    cost_cents: t(i18n)`Cost`,
    vendor: t(i18n)`Supplier`,
    hs_code: t(i18n)`HS code`,
    origin_country: t(i18n)`Country of origin`,
  }
  return texts[field]
}

/** The lowest price of the SKUs on sale, and whether others cost more; undefined without SKUs. */
export function lowestPrice({ skus }: PreviewProduct): { price_cents: number; isOpen: boolean } | undefined {
  const onSale = skus.filter(({ on_sale }) => on_sale)
  const prices = (onSale.length > 0 ? onSale : skus).map((sku) => sku.price_cents)
  if (prices.length === 0) return undefined
  const price_cents = Math.min(...prices)
  return { price_cents, isOpen: prices.some((price) => price > price_cents) }
}
