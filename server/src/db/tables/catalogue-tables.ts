import type { CatalogueFault, ImportState } from '@sampan/contract/rules'
import type { DecimalSign } from '@sampan/contract/typed-number'
import type { ColumnType, Generated } from 'kysely'
import type { Texts } from '../../language/text-in.ts'
import type { Json, JsonByDefault, Moment, MomentByDefault, NullByDefault } from './columns.ts'

type KindTable = {
  kind: string
  category: string
  position: number
  name: Json<Texts>
  /** Synonyms for search. Never shown. */
  other_names: JsonByDefault<Texts>
}

type SizeGuideTable = {
  kind: string
  axis: string
  how: Json<Texts>
  measures: Json<Texts[]>
  sizes: Json<{ value_key: string; figures: (string | number[])[] }[]>
}

type CategoryTable = { category: string; position: number; name: Json<Texts>; image: string }

type ShopTable = {
  shop_id: string
  name: Json<Texts>
  description: Json<Texts>
  logo: string
  fans: Generated<number>
  total_sales: Generated<number>
  favorable_rate: number | null
  reviews: Generated<number>
  good_reviews: Generated<number>
  return_address: NullByDefault<string>
  /** The seller as receipts name it. Null: the receipt names the shop only. */
  legal_name: NullByDefault<string>
  seller_address: NullByDefault<string>
  tax_number: NullByDefault<string>
  founded_at: MomentByDefault
}

type FreightRuleTable = {
  shop_id: string
  country: string
  base_cents: number
  each_further_cents: number
  free_from_cents: number | null
  handling_days: Generated<number>
  transit_days_min: Generated<number>
  transit_days_max: Generated<number>
}

type ProductTable = {
  product_id: string
  shop_id: string
  category: string
  kind: ColumnType<string | null, string | null | undefined, string | null>
  title: Json<Texts>
  description: Json<Texts>
  specs: JsonByDefault<{ name: Texts; values: Texts[] }[]>
  images: string[]
  price_cents: number
  was_cents: number | null
  /** Whether `was_cents` is a recommended price, not a former price of the product. */
  is_recommended_price: Generated<boolean>
  sales: Generated<number>
  rating: number | null
  review_count: Generated<number>
  on_sale: Generated<boolean>
  created_at: MomentByDefault
}

type AxisTable = { axis: string; name: Json<Texts>; must_choose: Generated<boolean> }

type AxisValueTable = { axis: string; value_key: string; value: Json<Texts>; other_names: JsonByDefault<Texts> }

type ChosenValue = { axis: string; value_key: string }

/** A selected option with its words in all languages. */
export type ValueInWords = ChosenValue & { name: Texts; value: Texts }

type SkuTable = {
  sku_id: string
  product_id: string
  position: number
  axis_values: JsonByDefault<ChosenValue[]>
  price_cents: number
  stock: number
  image: string
  on_sale: Generated<boolean>
  /** Null for SKUs that existed before this column. */
  created_at: Generated<string | null>
}

/** A view: a SKU that can be put in a cart and bought. */
type OfferView = {
  sku_id: string
  product_id: string
  shop_id: string
  title: Texts
  axis_values: ValueInWords[]
  image: string
  price_cents: number
  stock: number
  on_sale: boolean
  shop_name: Texts
  shop_logo: string
  category: string
}

type LowStockSkuTable = { sku_id: string; product_id: string }

type CataloguePictureTable = {
  address: string
  operator_id: string
  width: number
  height: number
  bytes: number
  created_at: MomentByDefault
}

type CatalogueImportTable = {
  import_id: Generated<string>
  operator_id: string
  file_name: string
  digest: string | null
  state: Generated<ImportState>
  asked_number: Generated<string | null>
  decimal_sign: Generated<DecimalSign | null>
  lines: Generated<number>
  products: Generated<number>
  faulty: Generated<number>
  up_to: string | null
  failures: Generated<number>
  checked: Generated<number>
  applied: Generated<number>
  new_products: number | null
  changed_products: number | null
  unchanged_products: number | null
  html_products: Generated<number>
  created_at: MomentByDefault
  ended_at: Moment | null
}

type CatalogueImportLineTable = {
  import_id: string
  line: number
  product_id: string | null
  cells: Json<Record<string, string>>
  faults: JsonByDefault<{ column: string; fault: CatalogueFault }[]>
  price_from_cents: number | null
  price_to_cents: number | null
  applied: Generated<boolean>
}

type ReviewTable = {
  review_id: Generated<string>
  product_id: string
  sku_id: string
  user_id: string | null
  author: string
  product_score: number
  content: string
  language: string
  pictures: Generated<string[]>
  reply: string | null
  /** The reviewed item of an order. The demo's reviews have none. */
  order_item_id: string | null
  replied_at: NullByDefault<string>
  replied_by: NullByDefault<string>
  /** When the review was hidden from shoppers. Ratings and counts exclude hidden reviews. */
  hidden_at: NullByDefault<string>
  hidden_reason: NullByDefault<string>
  hidden_by: NullByDefault<string>
  created_at: MomentByDefault
}

type ReviewCountTable = { product_id: string; product_score: number; reviews: number; with_pictures: number }

type ProductLikeTable = {
  user_id: string
  product_id: string
  created_at: MomentByDefault
  saved_cents: Generated<number | null>
}

type ShopFollowTable = { user_id: string; shop_id: string; created_at: MomentByDefault }

type ProductViewTable = { user_id: string; product_id: string; viewed_at: MomentByDefault }

/** Former prices of SKUs, written by a trigger (06-products.sql). */
type SkuPriceChangeTable = {
  sku_price_change_id: Generated<string>
  sku_id: string
  from_cents: number
  changed_at: MomentByDefault
}

export type CatalogueTables = {
  sku_price_change: SkuPriceChangeTable
  category: CategoryTable
  kind: KindTable
  size_guide: SizeGuideTable
  shop: ShopTable
  freight_rule: FreightRuleTable
  product: ProductTable
  axis: AxisTable
  axis_value: AxisValueTable
  sku: SkuTable
  offer: OfferView
  sold_out_product: { product_id: string }
  low_stock_sku: LowStockSkuTable
  catalogue_picture: CataloguePictureTable
  catalogue_import: CatalogueImportTable
  catalogue_import_line: CatalogueImportLineTable
  review: ReviewTable
  review_count: ReviewCountTable
  product_like: ProductLikeTable
  shop_follow: ShopFollowTable
  product_view: ProductViewTable
}
