// long: one list of all tables, column by column as the migrations make them
import type { ProposedChange, SecurityEvent } from '@sampan/contract'
import type {
  CatalogueFault,
  Currency,
  DeskRole,
  DeskStep,
  ImportState,
  Language,
  NoticeKind,
  NoticeTopic,
  ProposalState,
  UploadPurpose,
} from '@sampan/contract/rules'
import type { ColumnType, Generated } from 'kysely'

type Words = Record<string, string>
/** A timestamp with time zone comes out as ISO 8601 text in UTC and goes in as text. */
type Moment = string
type MadeMoment = Generated<string>
/** Null in a new row. */
type MadeWhenever<T> = ColumnType<T | null, T | null | undefined, T | null>
/** JSON goes in as text: pg would write a JavaScript array as a PostgreSQL array. */
type Json<T> = ColumnType<T, string, string>
type MadeJson<T> = ColumnType<T, string | undefined, string>

type UserAccountTable = {
  user_id: Generated<string>
  account: string
  password_hash: string
  password_changed_at: MadeMoment
  family_name: string
  given_name: string
  mobile: string | null
  avatar_id: string | null
  language: Generated<string>
  is_demo: Generated<boolean>
  blocked_at: Moment | null
  deleted_at: Moment | null
  created_at: MadeMoment
}

type SessionTable = {
  token_hash: Buffer
  session_id: Generated<string>
  user_id: string
  device: string
  ip: string
  created_at: MadeMoment
  last_seen_at: MadeMoment
  expires_at: Moment
}

type PaymentCodeTable = {
  user_id: string
  mac: Buffer
  key_id: string
  wrong_tries: Generated<number>
  locked_until: Moment | null
  must_reset: Generated<boolean>
  set_at: MadeMoment
  is_blocked: Generated<boolean>
}

type ShopperBlockTable = {
  user_id: string
  block_id: Generated<string>
  reason: string
  blocked_by: string
  blocked_at: MadeMoment
  lift_reason: string | null
  lifted_by: string | null
  lifted_at: Moment | null
}

type OneTimeCodeTable = {
  request_hash: Buffer
  account: string
  purpose: 'password' | 'payment_code' | 'login' | 'email'
  mac: Buffer
  wrong_tries: Generated<number>
  sent_at: MadeMoment
  expires_at: Moment
}

type KnownDeviceTable = { user_id: string; device_hash: Buffer; last_used_at: MadeMoment }

type SecurityEventTable = {
  user_id: string
  event_id: Generated<string>
  event: SecurityEvent
  ip: string | null
  created_at: MadeMoment
}

type OperatorTable = {
  operator_id: Generated<string>
  account: string
  password_hash: string
  name: Generated<string>
  roles: Generated<DeskRole[]>
  password_is_initial: Generated<boolean>
  is_demo: Generated<boolean>
  blocked_at: Moment | null
  signed_in_at: Moment | null
  created_at: MadeMoment
}

type OperatorSessionTable = {
  token_hash: Buffer
  session_id: Generated<string>
  operator_id: string
  device: string
  ip: string
  awaits: DeskStep | null
  created_at: MadeMoment
  last_used_at: Generated<Moment>
  expires_at: Moment
  fresh_until: Moment | null
}

type OperatorTotpTable = {
  operator_id: string
  secret: Buffer | null
  confirmed_at: Moment | null
  pending_secret: Buffer | null
  last_step: Generated<string>
  wrong_codes: Generated<number>
  locked_until: Moment | null
}

type OperatorRecoveryCodeTable = { operator_id: string; code_mac: Buffer; used_at: Moment | null }

/** Since when an operator has had a role, and until when. The database keeps them (085-proposals.sql). */
type OperatorTermTable = { operator_id: string; role: DeskRole; since: MadeMoment; until: Moment | null }

type DeskProposalTable = {
  proposal_id: Generated<string>
  kind: string
  ref_id: string
  body: Json<unknown>
  changes: Json<ProposedChange[]>
  reason: string
  proposed_by: string
  proposed_at: MadeMoment
  expires_at: Moment
  state: Generated<ProposalState>
  decided_by: string | null
  decided_at: Moment | null
  why: string | null
  outdated_because: 'moved' | 'proposer' | null
}

type DeskLogTable = {
  log_id: Generated<string>
  operator_id: string
  action: string
  ref_type: string
  ref_id: string
  details: MadeJson<unknown>
  created_at: MadeMoment
}

type KeyedCallTable = {
  user_id: string
  key: string
  call: string
  body_mac: Buffer
  reply: ColumnType<unknown, string | null | undefined, string | null>
  created_at: MadeMoment
}

type UploadedFileTable = {
  user_id: string
  file_id: Generated<string>
  purpose: UploadPurpose
  file_name: string
  width: number
  height: number
  bytes: number
  used_by: string | null
  digest: Buffer | null
  created_at: MadeMoment
}

type KindTable = {
  kind: string
  category: string
  position: number
  name: Json<Words>
  /** What shoppers also call it: only found by, never shown. */
  other_names: MadeJson<Words>
}
type SizeGuideTable = {
  kind: string
  axis: string
  how: Json<Words>
  measures: Json<Words[]>
  sizes: Json<{ value_key: string; figures: (string | number[])[] }[]>
}
type CategoryTable = { category: string; position: number; name: Json<Words>; image: string }

type ShopTable = {
  shop_id: string
  name: Json<Words>
  description: Json<Words>
  logo: string
  fans: Generated<number>
  total_sales: Generated<number>
  favorable_rate: number | null
  reviews: Generated<number>
  good_reviews: Generated<number>
  return_address: MadeWhenever<string>
  founded_at: MadeMoment
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
  title: Json<Words>
  description: Json<Words>
  specs: MadeJson<{ name: Words; values: Words[] }[]>
  images: string[]
  price_cents: number
  was_cents: number | null
  sales: Generated<number>
  rating: number | null
  review_count: Generated<number>
  on_sale: Generated<boolean>
  created_at: MadeMoment
}

type ListingChangeTable = {
  change_id: Generated<string>
  product_id: string | null
  source: string | null
  up_to: string | null
  noted_at: MadeMoment
}

type WindowChangeTable = {
  change_id: Generated<number>
  what: 'product' | 'review' | 'shop' | 'frame'
  id: string
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
  titles: Json<Words>
  search: string
}

type ListingTierTable = { tier: number; enter_sales: number; enter_id: string; leave_sales: number; leave_id: string }
type ListingCountTable = { shop_id: string; category: string; kind: string; products: number; in_stock: number }
type KnownWordTable = {
  word: string
  language: string
  titles: number
  names: number
  letters: number
  first_letter: string
}
type SearchCodeTable = { lexeme: string; code: string }

type AxisTable = { axis: string; name: Json<Words>; must_choose: Generated<boolean> }
type AxisValueTable = { axis: string; value_key: string; value: Json<Words>; other_names: MadeJson<Words> }
type ChosenValue = { axis: string; value_key: string }
/** A chosen option with its words in all languages. */
export type ValueInWords = ChosenValue & { name: Words; value: Words }

type SkuTable = {
  sku_id: string
  product_id: string
  position: number
  axis_values: MadeJson<ChosenValue[]>
  price_cents: number
  stock: number
  image: string
  on_sale: Generated<boolean>
}

/** A view: a SKU as it can be put in a cart and bought. */
type OfferView = {
  sku_id: string
  product_id: string
  shop_id: string
  title: Words
  axis_values: ValueInWords[]
  image: string
  price_cents: number
  stock: number
  on_sale: boolean
  shop_name: Words
  shop_logo: string
}

type LowStockSkuTable = { sku_id: string; product_id: string }

type CataloguePictureTable = {
  address: string
  operator_id: string
  width: number
  height: number
  bytes: number
  created_at: MadeMoment
}

/** A help or legal page in the shopkeeper's own words. */
type ArticleTextTable = {
  collection: 'help' | 'law'
  slug: string
  language: Language
  title: string
  body_markdown: string
  saved_at: MadeMoment
}

type CatalogueImportTable = {
  import_id: Generated<string>
  operator_id: string
  file_name: string
  digest: string | null
  state: Generated<ImportState>
  lines: Generated<number>
  products: Generated<number>
  faulty: Generated<number>
  up_to: string | null
  checked: Generated<number>
  applied: Generated<number>
  created_at: MadeMoment
  ended_at: Moment | null
}

type CatalogueImportLineTable = {
  import_id: string
  line: number
  product_id: string | null
  cells: Json<Record<string, string>>
  faults: MadeJson<{ column: string; fault: CatalogueFault }[]>
  applied: Generated<boolean>
}

type BrandTable = {
  is_only: Generated<boolean>
  name: string | null
  names: Json<Words>
  logo: string | null
  logo_ground: 'light' | 'dark' | null
  logo_width: number | null
  logo_height: number | null
}

type BannerTable = {
  position: number
  image: string
  eyebrow: Json<Words>
  title: Json<Words>
  action: Json<Words>
  link: Json<Words>
}

type HotWordTable = { language: string; position: number; word: string }

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
  /** What was bought; the demo's reviews have none. */
  order_item_id: string | null
  replied_at: MadeWhenever<string>
  replied_by: MadeWhenever<string>
  /** Hidden from shoppers since then; figures leave it out. */
  hidden_at: MadeWhenever<string>
  hidden_reason: MadeWhenever<string>
  hidden_by: MadeWhenever<string>
  created_at: MadeMoment
}

type ReviewCountTable = { product_id: string; product_score: number; reviews: number; with_pictures: number }

type ProductLikeTable = {
  user_id: string
  product_id: string
  created_at: MadeMoment
  saved_cents: Generated<number | null>
}
type ShopFollowTable = { user_id: string; shop_id: string; created_at: MadeMoment }

type ProductViewTable = { user_id: string; product_id: string; viewed_at: MadeMoment }

type AddressTable = {
  user_id: string
  id: Generated<string>
  addressee: string
  mobile: string
  country: string
  area: string[]
  city: string | null
  detailed_address: string
  postcode: string | null
  tag: 'home' | 'company' | 'school' | 'other'
  is_default: Generated<boolean>
  created_at: MadeMoment
}

type CartItemTable = {
  user_id: string
  cart_item_id: Generated<string>
  sku_id: string
  quantity: number
  selected: Generated<boolean>
  created_at: MadeMoment
}

type PromoCodeTable = {
  code: string
  kind: 'percentage' | 'fixed'
  value: number
  minimum_cents: Generated<number>
  includes_freight: Generated<boolean>
  /** Shown at checkout to whoever can use it. */
  listed: Generated<boolean>
  starts_at: MadeMoment
  ends_at: Moment | null
  uses_limit: number | null
  uses: Generated<number>
}

/** For estimates: millionths of the currency for one dollar. */
type CurrencyRateTable = { currency: Currency; micros_per_dollar: number; set_at: MadeMoment }

type PromoUseTable = { user_id: string; code: string; checkout_id: string; created_at: MadeMoment }

type CheckoutTable = {
  user_id: string
  checkout_id: Generated<string>
  total_cents: number
  promo_code: string | null
  created_at: MadeMoment
  expires_at: Moment
}

/** An address as it was when the order was made. */
export type OrderAddress = {
  addressee: string
  mobile: string
  country: string
  area: string[]
  /** Null in orders made before this column existed. */
  city?: string | null
  detailed_address: string
  postcode: string | null
}

type ShopOrderTable = {
  user_id: string
  order_id: Generated<string>
  order_number: string
  checkout_id: string
  shop_id: string
  status: Generated<0 | 1 | 2 | 3 | 4 | -1 | -4>
  refund_label: Generated<'none' | 'apply' | 'refunding' | 'refunded'>
  goods_cents: number
  freight_cents: number
  discount_cents: number
  total_cents: number
  promo_code: string | null
  notes: string | null
  address: Json<OrderAddress>
  handling_days: number | null
  transit_days_min: number | null
  transit_days_max: number | null
  paid_cents: Generated<number>
  refunded_cents: Generated<number>
  released_cents: Generated<number>
  carrier: string | null
  tracking_number: string | null
  created_at: MadeMoment
  expires_at: Moment
  waits_for_recharge: Generated<boolean>
  waited_at: Moment | null
  paid_at: Moment | null
  shipped_at: Moment | null
  auto_confirm_at: Moment | null
  auto_complete_at: Moment | null
  received_at: Moment | null
  completed_at: Moment | null
  cancelled_at: Moment | null
  cancel_reason: string | null
  reviewed_at: Moment | null
  service_score: number | null
  postage_score: number | null
  paused_status: 1 | 2 | 3 | null
  paused_at: Moment | null
}

type RefundTable = {
  user_id: string
  refund_id: Generated<string>
  order_id: string
  by_whom: 'shopper' | 'operator'
  type: 'refund_only' | 'return_and_refund'
  product_status: 'received' | 'not_received' | null
  amount_cents: number
  freight_cents: number
  takes_goods: boolean
  restocks: boolean
  reason: 'damaged' | 'wrong' | 'not_received' | 'unwanted' | 'other'
  explanation: string
  state: 'applied' | 'agreed' | 'returning' | 'executed' | 'refused' | 'withdrawn'
  refusal_reason: string | null
  return_address: string | null
  return_until: Moment | null
  carrier: string | null
  tracking_number: string | null
  agreed_by: string | null
  resolved_by: string | null
  /** What was agreed, where less of it was given back, and why. */
  agreed_cents: MadeWhenever<number>
  less_reason: MadeWhenever<string>
  created_at: MadeMoment
  resolved_at: Moment | null
}

type RefundItemTable = {
  user_id: string
  refund_id: string
  order_item_id: string
  quantity: number
  amount_cents: number
}

type RefundAttachmentTable = { user_id: string; refund_id: string; position: number; file_id: string }

type RefundFirstWordTable = {
  user_id: string
  order_id: string
  operator_id: string
  wish: Json<unknown>
  created_at: MadeMoment
}

type OrderItemTable = {
  user_id: string
  order_item_id: Generated<string>
  order_id: string
  position: number
  product_id: string
  sku_id: string
  title: Json<Words>
  axis_values: Json<ValueInWords[]>
  image: string
  price_cents: number
  quantity: number
  discount_cents: Generated<number>
  paid_cents: number
  refunded_cents: Generated<number>
  refunded_quantity: Generated<number>
  reviewed: Generated<boolean>
}

type CarrierTable = {
  carrier_id: Generated<string>
  name: string
  link: string | null
  version: Generated<number>
  created_at: MadeMoment
}

type ParcelEventTable = {
  user_id: string
  order_id: string
  event_id: string
  happened_at: Moment
  place: string | null
  text: string
  operator_id: string
  created_at: MadeMoment
}

type OrderHistoryTable = {
  user_id: string
  order_id: string
  history_id: Generated<string>
  event: string
  by_whom: 'shopper' | 'operator' | 'system'
  operator_id: string | null
  details: MadeJson<Record<string, string>>
  created_at: MadeMoment
}

/** What the desk changes knows its version, and who changed it. */
type Changed = { version: Generated<number>; changed_by: string | null; changed_at: Moment | null }

type AmountLimitTable = Changed & {
  name: string
  amount_cents: number
  later_cents: number | null
  counts_from: Moment | null
}

type BankAccountTable = Changed & {
  bank_account_id: Generated<string>
  position: number
  bank_name: string
  account_name: string
  account_number: string
  swift: string
  country: string
  note: MadeJson<Words>
  is_open: Generated<boolean>
  is_demo: Generated<boolean>
}

type ChainNetworkTable = Changed & {
  network: string
  position: number
  is_open: Generated<boolean>
  is_demo: Generated<boolean>
}

type ChainDepositTable = {
  network: string
  transaction_hash: string
  log_index: number
  user_id: string
  recharge_id: string
  amount_cents: number
  created_at: MadeMoment
}

type RechargeTable = {
  user_id: string
  recharge_id: Generated<string>
  method: 'manual' | 'chain'
  bank_account_id: string | null
  bank_reference: string | null
  reference: string | null
  network: string | null
  token: string | null
  address: string | null
  deposit_address: string | null
  transaction_hash: string | null
  amount_cents: number
  arrival_cents: number | null
  status: Generated<0 | 1 | 2>
  audit_reason: string | null
  first_operator_id: string | null
  first_arrival_cents: number | null
  first_transaction_hash: string | null
  first_log_index: number | null
  audited_by: string | null
  created_at: MadeMoment
  audited_at: Moment | null
}

type WithdrawalTable = {
  user_id: string
  extract_id: Generated<string>
  draw_type: 'bank' | 'chain'
  amount_cents: number
  service_charge_cents: number
  net_cents: number
  bank_name: string | null
  account_name: string | null
  card_number_sealed: Buffer | null
  card_key_id: string | null
  card_last_four: string | null
  network: string | null
  token: string | null
  address: string | null
  status: Generated<0 | 1 | 2>
  payout_state: Generated<'none' | 'queued' | 'sent' | 'done' | 'failed' | 'cancelled'>
  audit_reason: string | null
  first_operator_id: string | null
  audited_by: string | null
  payout_batch_id: string | null
  bank_reference: string | null
  transaction_hash: string | null
  created_at: MadeMoment
  audited_at: Moment | null
  paid_at: Moment | null
  failure_operator_id: string | null
}

type PayoutBatchTable = {
  payout_batch_id: string
  draw_type: 'bank' | 'chain'
  operator_id: string
  lines: number
  net_cents: number
  created_at: MadeMoment
}

type CorrectionTable = {
  user_id: string
  correction_id: Generated<string>
  kind: 'correction' | 'write_off'
  recharge_id: string | null
  amount_cents: number
  taken_cents: number
  reason: string
  proposed_by: string
  decided_by: string
  created_at: MadeMoment
}

type BankStatementTable = {
  statement_id: Generated<string>
  bank_account_id: string
  file_name: string
  lines: number
  operator_id: string
  created_at: MadeMoment
}

type BankLineTable = {
  line_id: Generated<string>
  statement_id: string
  bank_account_id: string
  position: number
  day: string
  amount_cents: number
  reference: string
  text: string
  balance_cents: number | null
  digest: Buffer
  matched_how: 'reference' | 'amount' | 'hand' | null
  note: string | null
  operator_id: string | null
  created_at: MadeMoment
}

type BankMovementView = {
  movement_id: string
  day: string
  amount_cents: number
  code: 'recharge' | 'withdrawal' | 'correction' | 'correction_owed'
  ref_type: string
  ref_id: string
  created_at: Moment
}

type BankMatchTable = { movement_id: string; line_id: string }
type BankMovementNoteTable = { movement_id: string; note: string; operator_id: string; created_at: MadeMoment }

type BankDayTable = {
  day: string
  closed_at: Moment | null
  closed_by: string | null
  note: string | null
  books_cents: number | null
  statement_cents: number | null
}

type ChatTable = {
  user_id: string
  messages: Generated<number>
  last_at: MadeMoment
  waiting_since: Moment | null
  answered_by: string | null
  answered_until: Moment | null
}

type CannedAnswerTable = {
  canned_answer_id: Generated<string>
  title: string
  words: Json<Record<Language, string>>
  version: Generated<number>
  changed_by: string
  changed_at: MadeMoment
}

type ChatMessageTable = {
  user_id: string
  message_id: Generated<string>
  position: number
  by_whom: 'shopper' | 'operator'
  operator_id: string | null
  client_id: string
  text: string | null
  file_id: string | null
  order_id: string | null
  product_id: string | null
  created_at: MadeMoment
  read_at: Moment | null
}

type RechargeEvidenceTable = { user_id: string; recharge_id: string; position: number; file_id: string }

type NoticeTable = {
  user_id: string
  notice_id: Generated<string>
  topic: NoticeTopic
  kind: NoticeKind
  ref_id: string
  details: MadeJson<Record<string, string>>
  created_at: MadeMoment
  read_at: Moment | null
}

type FavouriteChangeTable = {
  change_id: Generated<string>
  product_id: string
  kind: Extract<NoticeKind, 'favourite_back' | 'favourite_cheaper'>
  told_up_to: string | null
  created_at: MadeMoment
}

type EventTicketTable = { ticket_hash: Buffer; session_id: string; expires_at: Moment }

/** Every table outside the ledger, which has its own SQL. */
export type Tables = {
  user_account: UserAccountTable
  session: SessionTable
  payment_code: PaymentCodeTable
  one_time_code: OneTimeCodeTable
  known_device: KnownDeviceTable
  security_event: SecurityEventTable
  operator: OperatorTable
  operator_session: OperatorSessionTable
  operator_totp: OperatorTotpTable
  operator_recovery_code: OperatorRecoveryCodeTable
  operator_term: OperatorTermTable
  desk_proposal: DeskProposalTable
  desk_log: DeskLogTable
  keyed_call: KeyedCallTable
  uploaded_file: UploadedFileTable
  flood_counter: { key: string; points: number; expire: number | null }
  time_limit: { name: string; duration: string } & Changed
  amount_limit: AmountLimitTable
  category: CategoryTable
  kind: KindTable
  size_guide: SizeGuideTable
  shop: ShopTable
  freight_rule: FreightRuleTable
  product: ProductTable
  listing: ListingTable
  listing_change: ListingChangeTable
  window_change: WindowChangeTable
  listing_tier: ListingTierTable
  listing_count: ListingCountTable
  known_word: KnownWordTable
  search_code: SearchCodeTable
  axis: AxisTable
  axis_value: AxisValueTable
  sku: SkuTable
  offer: OfferView
  low_stock_sku: LowStockSkuTable
  catalogue_picture: CataloguePictureTable
  catalogue_import: CatalogueImportTable
  catalogue_import_line: CatalogueImportLineTable
  article_text: ArticleTextTable
  brand: BrandTable
  banner: BannerTable
  hot_word: HotWordTable
  review: ReviewTable
  review_count: ReviewCountTable
  product_like: ProductLikeTable
  shop_follow: ShopFollowTable
  product_view: ProductViewTable
  address: AddressTable
  cart_item: CartItemTable
  currency_rate: CurrencyRateTable
  promo_code: PromoCodeTable
  promo_use: PromoUseTable
  checkout: CheckoutTable
  shop_order: ShopOrderTable
  order_item: OrderItemTable
  order_history: OrderHistoryTable
  carrier: CarrierTable
  parcel_event: ParcelEventTable
  refund: RefundTable
  refund_item: RefundItemTable
  refund_attachment: RefundAttachmentTable
  refusal_picture: RefundAttachmentTable
  refund_first_word: RefundFirstWordTable
  bank_account: BankAccountTable
  chain_network: ChainNetworkTable
  chain_deposit: ChainDepositTable
  recharge: RechargeTable
  recharge_evidence: RechargeEvidenceTable
  withdrawal: WithdrawalTable
  payout_batch: PayoutBatchTable
  correction: CorrectionTable
  bank_statement: BankStatementTable
  bank_line: BankLineTable
  bank_movement: BankMovementView
  bank_match: BankMatchTable
  bank_movement_note: BankMovementNoteTable
  bank_day: BankDayTable
  notice: NoticeTable
  favourite_change: FavouriteChangeTable
  event_ticket: EventTicketTable
  shopper_block: ShopperBlockTable
  chat: ChatTable
  chat_message: ChatMessageTable
  canned_answer: CannedAnswerTable
}
