/** Format of the keys of options and of their values. The database checks the same format (100-categories.sql). */
export const OPTION_KEY_PATTERN = /^[a-z0-9][a-z0-9_-]{0,79}$/

/** Maximum length of a synonym. */
export const SYNONYM_LIMIT = 40
export const FREIGHT_MANY_LIMIT = 100

/** Bases of freight instead of the number of pieces: the weight in grams, or the price of the goods in cents. */
export const FREIGHT_BASES = ['weight', 'sum'] as const

/** The categories that a new shop can start with, in their order. A shop adds others. */
export const USUAL_CATEGORIES = [
  'computer',
  'electrical',
  'outdoors',
  'family',
  'health',
  'mens',
  'womens',
  'food',
  'phone',
  'toys',
] as const

/** Maximum number of categories, with their subcategories. */
export const CATEGORIES_LIMIT = 500

/** The minimum ratings by which lists can be filtered. */
export const RATINGS = ['4.5', '4'] as const

export const PRODUCT_SORTS = ['hot', 'new', 'price_asc', 'price_desc', 'rating'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

export const SHOP_SORTS = ['hot', 'new', 'rating'] as const
export type ShopSort = (typeof SHOP_SORTS)[number]

/** Years of a maker's guarantee of durability: more than the two years of the legal guarantee. */
export const GUARANTEE_YEARS = { least: 3, most: 99 } as const

/** Limits on the number of a product's parts, and on the length of its texts. */
export const CATALOGUE_LIMITS = {
  name: 80,
  title: 200,
  description: 8000,
  spec: 200,
  specs: 30,
  spec_values: 20,
  pictures: 12,
  skus: 100,
  article_number: 64,
  option: 80,
  vendor: 80,
  warnings: 1000,
  company: 120,
  postal_address: 300,
  electronic_address: 200,
  maker_vendors: 50,
  tag: 40,
  tags: 30,
  weight_grams: 1_000_000,
  freight_bands: 60,
  freight_limit: 100_000_000,
  price_cents: 1_000_000_00,
  stock: 1_000_000,
} as const
