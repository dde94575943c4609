import type { FreightBands } from '@sampan/contract/delivery'
import type { FreightService } from '@sampan/contract/rules'

/** The five languages every text of the demo is written in. */
export type Language = 'en' | 'zh-CN' | 'ja' | 'ko' | 'th'
export const languages: readonly Language[] = ['en', 'zh-CN', 'ja', 'ko', 'th']

/** One text, written once in each language. */
export type Words = Record<Language, string>

export type DemoFreight = {
  /** ISO code, or `*` for everywhere else the shop ships to; a shop without `*` ships only where it says. */
  country: string
  /** `standard` if omitted. */
  service?: FreightService
  base_cents: number
  /** For each further piece or, with bands, for each started step above the last limit. */
  each_further_cents: number
  bands?: FreightBands
  free_from_cents: number | null
  /** Working days: until it is handed over, and on its way. */
  handling_days: number
  transit_days_min: number
  transit_days_max: number
}

export type DemoShop = {
  shop_id: string
  name: Words
  description: Words
  /** Picture file name. */
  logo: string
  fans: number
  founded_days_ago: number
  /** Grams of a piece whose variant has no weight, if not the default of shops. */
  piece_grams?: number
  freight: DemoFreight[]
}

export type DemoSku = {
  sku_id: string
  /** Keys into `DemoCatalogue.axes`; the pictured axis stands first. */
  values: { axis: string; value: string }[]
  price_cents: number
  stock: number
  image: string
}

export type DemoProduct = {
  /** The slug, which is also the beginning of its pictures' names. */
  product_id: string
  shop_id: string
  category: string
  /** The name of its kind, by whose words it is found too. */
  kind: string
  title: Words
  description: Words
  specs: { name: Words; values: Words[] }[]
  images: string[]
  skus: DemoSku[]
  was_cents: number | null
  sales: number
  days_ago: number
}

export type Score = 1 | 2 | 3 | 4 | 5

export type DemoReview = {
  product_id: string
  sku_id: string
  /** Given and family name in the order and script of their language; masked before anybody sees it. */
  author: string
  language: Language
  product_score: Score
  content: string
  /** Picture file names. */
  pictures: string[]
  days_ago: number
}

export type DemoCategory = { category: string; name: Words; image: string }

export type DemoKind = { kind: string; category: string; name: Words }

export type DemoSizeGuide = {
  kind: string
  axis: string
  how: Words
  measures: Words[]
  /** For each measure a length in centimetres, from one to another, or a text. */
  sizes: { value_key: string; figures: (string | number[])[] }[]
}

export type DemoBanner = {
  image: string
  eyebrow: Words
  title: Words
  action: Words
  /** The English address serves every language that has none of its own. */
  link: Pick<Words, 'en'> & Partial<Words>
}

export type DemoAxis = {
  name: Words
  /** It has to fit somebody or something: the shopper chooses it. */
  must_choose?: true
  values: Record<string, Words>
}

export type DemoCatalogue = {
  categories: DemoCategory[]
  kinds: DemoKind[]
  size_guides: DemoSizeGuide[]
  shops: DemoShop[]
  products: DemoProduct[]
  axes: Record<string, DemoAxis>
  reviews: DemoReview[]
  banners: DemoBanner[]
  popular_searches: Record<Language, string[]>
}
