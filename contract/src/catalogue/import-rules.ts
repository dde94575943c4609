/**
 * Faults in catalogue data that an operator saves or imports: products, categories, shops, promo codes, the home page
 * and the brand.
 */
export const CATALOGUE_FAULTS = [
  'missing',
  'not_an_id',
  'zeros_lost',
  'not_a_price',
  'not_a_number',
  'not_yes_or_no',
  'not_readable',
  'too_long',
  'too_many',
  'unknown_shop',
  'unknown_category',
  'unknown_kind',
  'unknown_option',
  'unknown_picture',
  'english_missing',
  'has_html',
  'nothing_on_sale',
  'was_not_higher',
  'was_not_sold',
  'was_above_lowest',
  'was_twice',
  'same_options',
  'other_options',
  'sku_of_another',
  'sku_twice',
  'stock_not_seen',
  'stock_below_zero',
  'differs_from_line',
  'limit_below_uses',
  'unknown_product',
  'not_stored',
  'price_falls_too_far',
  'category_of_promo',
  'days_not_in_order',
  'country_twice',
  'not_shipped_to',
  'not_a_link',
] as const
export type CatalogueFault = (typeof CATALOGUE_FAULTS)[number]

/** The sign before the decimals of a number. */
export const DECIMAL_SIGNS = ['point', 'comma'] as const

/**
 * States of a product import: the file is uploaded, numbers with two meanings are answered, it is completely checked,
 * and applied once an operator confirms.
 */
export const IMPORT_STATES = [
  'arriving',
  'asking',
  'checking',
  'checked',
  'applying',
  'done',
  'cancelled',
  'failed',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]
export const IMPORT_LIMITS = { bytes: 10 * 1024 * 1024, lines: 50_000 } as const
