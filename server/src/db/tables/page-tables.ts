import type { Language } from '@sampan/contract/rules'
import type { Generated } from 'kysely'
import type { Texts } from '../../language/text-in.ts'
import type { Json, Moment, MomentByDefault } from './columns.ts'

type ListingChangeTable = {
  change_id: Generated<string>
  product_id: string | null
  source: string | null
  up_to: string | null
  noted_at: MomentByDefault
}

type ListingTable = {
  product_id: string
  shop_id: string
  category: string
  kind: string | null
  price_cents: number
  sales: number
  rating: number
  review_count: number
  in_stock: boolean
  created_at: Moment
  tier: number
  made_of: string
  marks: string[]
  titles: Json<Texts>
  search: string
}

type ListingTierTable = { tier: number; enter_sales: number; enter_id: string; leave_sales: number; leave_id: string }

type ListingCountTable = { shop_id: string; category: string; kind: string; products: number; in_stock: number }

type KnownWordTable = {
  word: string
  language: string
  titles: number
  names: number
}

type WordVersionTable = { is_only: Generated<boolean>; version: string; synonyms: string }

type SynonymTable = {
  language: Language
  word: string
  meaning: string
  is_both: boolean
  changed_by: string
  changed_at: MomentByDefault
}

type MissedSearchTable = { week: string; language: Language; keyword: string; searches: number }

type SearchCodeTable = { lexeme: string; code: string }

/** A help or legal page in the shopkeeper's own words. */
type ArticleTextTable = {
  collection: 'help' | 'law'
  slug: string
  language: Language
  title: string
  body_markdown: string
  saved_at: MomentByDefault
}

type BrandTable = {
  is_only: Generated<boolean>
  name: string | null
  names: Json<Texts>
  logo: string | null
  logo_ground: 'light' | 'dark' | null
  logo_width: number | null
  logo_height: number | null
}

type BannerTable = {
  position: number
  image: string
  eyebrow: Json<Texts>
  title: Json<Texts>
  action: Json<Texts>
  link: Json<Texts>
}

type HotWordTable = { language: string; position: number; word: string }

/** Tables that lists and search read, and texts and pictures of the shop's pages. */
export type PageTables = {
  listing: ListingTable
  listing_change: ListingChangeTable
  listing_tier: ListingTierTable
  listing_count: ListingCountTable
  known_word: KnownWordTable
  word_version: WordVersionTable
  synonym: SynonymTable
  missed_search: MissedSearchTable
  search_code: SearchCodeTable
  article_text: ArticleTextTable
  brand: BrandTable
  banner: BannerTable
  hot_word: HotWordTable
}
