import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { CATEGORIES_LIMIT, type ImportNote, type ImportSystem, type ImportTarget } from '@sampan/contract/rules'

/** The name of the system that a file comes from. */
export function systemText(system: ImportSystem, i18n: I18n): string {
  switch (system) {
    case 'own':
      return t(i18n)`This shop’s own columns`
    case 'shopify':
      return 'Shopify'
    case 'woocommerce':
      return 'WooCommerce'
    case 'etsy':
      return 'Etsy'
    case 'google_merchant':
      return 'Google Merchant'
    case 'alibaba':
      return t(i18n)`1688 or Taobao`
    case 'bigcommerce':
      return 'BigCommerce'
    case 'magento':
      return 'Magento (Adobe Commerce)'
    case 'prestashop':
      return 'PrestaShop'
    case 'square':
      return 'Square'
    case 'squarespace':
      return 'Squarespace'
    case 'amazon':
      return 'Amazon'
    case 'other':
      return t(i18n)`Another system`
  }
}

/** The meanings of a file’s columns. */
export function targetText(target: ImportTarget, i18n: I18n): string {
  const texts: Record<ImportTarget, string> = {
    title: t(i18n)({ message: 'Title', context: 'product' }),
    description: t(i18n)`Description`,
    price: t(i18n)`Price`,
    compare_price: t(i18n)`Compare-at price`,
    sale_price: t(i18n)`Sale price`,
    sale_switch: t(i18n)`Sale price applies: yes or no`,
    sale_dates: t(i18n)`Dates of the sale price`,
    cost: t(i18n)`Cost`,
    currency: t(i18n)`Currency`,
    stock: t(i18n)`Stock`,
    product_key: t(i18n)`Product: rows with the same value belong together`,
    product_number: t(i18n)`Article number of the product`,
    parent_key: t(i18n)`Parent product`,
    article_number: t(i18n)`Article number`,
    gtin: t(i18n)`Barcode (GTIN)`,
    weight_grams: t(i18n)`Weight in grams`,
    weight_kg: t(i18n)`Weight in kilograms`,
    weight_lb: t(i18n)`Weight in pounds`,
    weight_oz: t(i18n)`Weight in ounces`,
    weight_unit: t(i18n)`Unit of the weight`,
    vendor: t(i18n)`Supplier`,
    tags: t(i18n)`Tags`,
    category: t(i18n)`Category`,
    hs_code: t(i18n)`HS code`,
    origin_country: t(i18n)`Country of origin`,
    pictures: t(i18n)`Pictures`,
    sku_picture: t(i18n)`Picture of the SKU`,
    option: t(i18n)`Option with the name of the column`,
    option_1_name: t(i18n)`Name of option ${1}`,
    option_1_value: t(i18n)`Value of option ${1}`,
    option_2_name: t(i18n)`Name of option ${2}`,
    option_2_value: t(i18n)`Value of option ${2}`,
    option_3_name: t(i18n)`Name of option ${3}`,
    option_3_value: t(i18n)`Value of option ${3}`,
    options: t(i18n)`All options of the SKU in one cell`,
    variant_name: t(i18n)`Name of the variant`,
    variations: t(i18n)`All SKUs of the product in one cell`,
    status: t(i18n)`On sale or draft`,
    archived: t(i18n)`Archived: yes or no`,
    row_kind: t(i18n)`Kind of row`,
    store_view: t(i18n)`Language or store view of the row`,
    gift_card: t(i18n)`Gift card`,
  }
  return texts[target]
}

/** A remark on what an import takes over in another form, or not at all. */
export function noteText(note: ImportNote, i18n: I18n): string {
  switch (note) {
    case 'column_ignored':
      return t(i18n)`Columns that we ignore`
    case 'new_option':
      return t(i18n)`Options that we add`
    case 'new_category':
      return t(i18n)`Categories that we add`
    case 'category_number':
      return t(i18n)`Categories that are only numbers are ignored`
    case 'too_many_categories':
      return t(
        i18n,
      )`Categories beyond the first ${CATEGORIES_LIMIT} aren’t listed. Their products count as products without a category`
    case 'gift_card':
      return t(i18n)`Gift cards are left out`
    case 'store_view':
      return t(i18n)`Rows of other store views are left out`
    case 'off_sale':
      return t(i18n)`Drafts and hidden products stay off sale`
    case 'no_description':
      return t(i18n)`Products without a description stay off sale`
    case 'compare_price':
      return t(i18n)`Compare-at prices become recommended prices`
    case 'sale_dates':
      return t(i18n)`Sale prices with dates are left out: the regular price applies`
    case 'negative_stock':
      return t(i18n)`Stock below zero becomes 0`
    case 'unknown_stock':
      return t(i18n)`The file has no stock: new SKUs have 0`
    case 'wrong_gtin':
      return t(i18n)`Barcodes with a wrong check digit are left out`
    case 'wrong_hs_code':
      return t(i18n)`HS codes that aren’t 6 to 10 digits are left out`
    case 'unknown_country':
      return t(i18n)`Countries of origin that we don’t know are left out`
    case 'unclear_weight':
      return t(i18n)`Weights that can be read in two ways are left out`
    case 'english_missing':
      return t(i18n)`English texts are missing: the text of the file is shown instead`
    case 'too_many_pictures':
      return t(i18n)`Pictures after the twelfth are left out`
    case 'tags_shortened':
      return t(i18n)`Tags are shortened`
  }
}
