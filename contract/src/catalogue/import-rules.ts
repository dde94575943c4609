/**
 * States of a product import: the file is uploaded, its columns are mapped if it comes from another system, its lines are
 * translated, numbers with two meanings are answered, it is completely checked, and applied once an operator confirms.
 * Afterwards it can be undone while nothing of it was sold.
 */
export const IMPORT_STATES = [
  'arriving',
  'mapping',
  'translating',
  'asking',
  'checking',
  'checked',
  'applying',
  'done',
  'undoing',
  'undone',
  'cancelled',
  'failed',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]
export const IMPORT_LIMITS = { bytes: 10 * 1024 * 1024, lines: 50_000 } as const

/** The system that a file comes from, by its headings. `own`: columns of this shop. `other`: mapped by hand. */
export const IMPORT_SYSTEMS = [
  'own',
  'shopify',
  'woocommerce',
  'etsy',
  'google_merchant',
  'alibaba',
  'bigcommerce',
  'magento',
  'prestashop',
  'square',
  'squarespace',
  'amazon',
  'other',
] as const
export type ImportSystem = (typeof IMPORT_SYSTEMS)[number]

/** The meanings of columns of other systems. Columns without one are ignored. */
export const IMPORT_TARGETS = [
  'title',
  'description',
  'price',
  'compare_price',
  'sale_price',
  'sale_switch',
  'sale_dates',
  'cost',
  'currency',
  'stock',
  'product_key',
  'product_number',
  'parent_key',
  'article_number',
  'gtin',
  'weight_grams',
  'weight_kg',
  'weight_lb',
  'weight_oz',
  'weight_unit',
  'vendor',
  'tags',
  'category',
  'hs_code',
  'origin_country',
  'pictures',
  'sku_picture',
  'option',
  'option_1_name',
  'option_1_value',
  'option_2_name',
  'option_2_value',
  'option_3_name',
  'option_3_value',
  'options',
  'variant_name',
  'variations',
  'status',
  'archived',
  'row_kind',
  'store_view',
  'gift_card',
] as const
export type ImportTarget = (typeof IMPORT_TARGETS)[number]

/** Remarks on what an import takes over in another form, or not at all. They prevent nothing. */
export const IMPORT_NOTES = [
  'column_ignored',
  'new_option',
  'new_category',
  'category_number',
  'too_many_categories',
  'gift_card',
  'store_view',
  'off_sale',
  'no_description',
  'compare_price',
  'sale_dates',
  'negative_stock',
  'unknown_stock',
  'wrong_gtin',
  'wrong_hs_code',
  'unknown_country',
  'unclear_weight',
  'english_missing',
  'too_many_pictures',
  'tags_shortened',
] as const
export type ImportNote = (typeof IMPORT_NOTES)[number]

/**
 * The choice for products whose category the shop lacks: the category is added, the products get an existing category,
 * or the category that was chosen for the file. Products of an undecided category have a fault.
 */
export const IMPORT_CATEGORY_CHOICES = ['add', 'existing', 'fallback', 'undecided'] as const
export type ImportCategoryChoice = (typeof IMPORT_CATEGORY_CHOICES)[number]

/** Currencies in which the prices of a file can be: dollars, and those of the shop's estimates. */
export const FILE_CURRENCIES = ['USD', 'CNY', 'JPY', 'KRW', 'THB', 'EUR', 'GBP'] as const
export type FileCurrency = (typeof FILE_CURRENCIES)[number]

/** The effects of an import on a product. */
export const IMPORT_CHANGES = ['new', 'changed', 'unchanged', 'faulty'] as const
export type ImportChange = (typeof IMPORT_CHANGES)[number]

/** Fields that the preview of an import reports as missing. Languages are reported for each text by themselves. */
export const PREVIEWED_FIELDS = [
  'pictures',
  'description',
  'stock',
  'article_number',
  'gtin',
  'weight_grams',
  'cost_cents',
  'vendor',
  'hs_code',
  'origin_country',
] as const
export type PreviewedField = (typeof PREVIEWED_FIELDS)[number]
