import { account_endpoints } from './account.ts'
import { address_endpoints } from './address.ts'
import { admin_endpoints } from './admin.ts'
import { bill_endpoints } from './bill.ts'
import { brand_endpoints } from './brand.ts'
import { cart_endpoints } from './cart.ts'
import { catalogue_endpoints } from './catalogue.ts'
import { chat_endpoints } from './chat.ts'
import { checkout_endpoints } from './checkout.ts'
import { currency_endpoints } from './currency.ts'
import { desk_article_endpoints } from './desk/articles.ts'
import { desk_bank_endpoints } from './desk/bank.ts'
import { desk_brand_endpoints } from './desk/brand.ts'
import { desk_carrier_endpoints } from './desk/carriers.ts'
import { desk_catalogue_endpoints } from './desk/catalogue.ts'
import { desk_front_endpoints } from './desk/front.ts'
import { desk_import_endpoints } from './desk/import.ts'
import { log_endpoints } from './desk/log.ts'
import { desk_money_endpoints } from './desk/money.ts'
import { note_endpoints } from './desk/notes.ts'
import { operator_endpoints } from './desk/operators.ts'
import { desk_order_endpoints } from './desk/orders.ts'
import { people_endpoints } from './desk/people.ts'
import { desk_promo_endpoints } from './desk/promos.ts'
import { proposal_endpoints } from './desk/proposals.ts'
import { desk_refund_endpoints } from './desk/refunds.ts'
import { desk_review_endpoints } from './desk/reviews.ts'
import { rights_endpoints } from './desk/rights.ts'
import { setting_endpoints } from './desk/settings.ts'
import { desk_shelf_endpoints } from './desk/shelves.ts'
import { desk_shop_endpoints } from './desk/shops.ts'
import { today_endpoints } from './desk/today.ts'
import { desk_wallet_endpoints } from './desk/wallet.ts'
import { info_endpoints } from './info.ts'
import { mark_endpoints } from './mark.ts'
import { notice_endpoints } from './notice.ts'
import { order_endpoints } from './order.ts'
import { promo_endpoints } from './promo.ts'
import { refund_endpoints } from './refund.ts'
import { review_endpoints } from './review.ts'
import { size_guide_endpoints } from './size-guide.ts'
import { upload_endpoints } from './upload.ts'
import { wallet_endpoints } from './wallet.ts'

/** Every call of the shop. The key is its whole address; the value types both sides, validates and serialises. */
export const endpoints = {
  ...account_endpoints,
  ...address_endpoints,
  ...brand_endpoints,
  ...catalogue_endpoints,
  ...mark_endpoints,
  ...review_endpoints,
  ...size_guide_endpoints,
  ...cart_endpoints,
  ...checkout_endpoints,
  ...order_endpoints,
  ...note_endpoints,
  ...promo_endpoints,
  ...refund_endpoints,
  ...wallet_endpoints,
  ...bill_endpoints,
  ...upload_endpoints,
  ...notice_endpoints,
  ...chat_endpoints,
  ...info_endpoints,
  ...currency_endpoints,
  ...rights_endpoints,
  ...proposal_endpoints,
  ...operator_endpoints,
  ...log_endpoints,
  ...admin_endpoints,
  ...today_endpoints,
  ...desk_catalogue_endpoints,
  ...desk_shelf_endpoints,
  ...desk_shop_endpoints,
  ...desk_front_endpoints,
  ...desk_promo_endpoints,
  ...desk_article_endpoints,
  ...people_endpoints,
  ...setting_endpoints,
  ...desk_brand_endpoints,
  ...desk_import_endpoints,
  ...desk_order_endpoints,
  ...desk_refund_endpoints,
  ...desk_review_endpoints,
  ...desk_carrier_endpoints,
  ...desk_money_endpoints,
  ...desk_wallet_endpoints,
  ...desk_bank_endpoints,
} as const
export type Endpoints = typeof endpoints
export type EndpointKey = keyof Endpoints

export type { SecurityEvent, SecurityState, SessionEntry, SignedIn, UserInfo } from './account.ts'
export type { Address, Area } from './address.ts'
export type { BillLine } from './bill.ts'
export type { Brand } from './brand.ts'
export type { Cart, CartItem } from './cart.ts'
export type {
  AxisValue,
  Banner,
  Card,
  CategoryTile,
  Home,
  KindTile,
  ProductDetail,
  ProductFilter,
  ProductList,
  Shop,
  ShopFilter,
  ShopList,
  Sku,
} from './catalogue.ts'
export { CENTS_LIMIT, type Cents, cents, formatCents, inDollars, parseCents, splitCents, sumCents } from './cents.ts'
export type {
  CannedAnswer,
  ChatAtDesk,
  ChatHead,
  ChatMessage,
  ChatOrder,
  ChatProduct,
  MessageAtDesk,
  NewMessage,
} from './chat.ts'
export type { Quote } from './checkout.ts'
export type { CurrencyRate } from './currency.ts'
export type { DeskActionName, DeskRef } from './desk/actions.ts'
export type { Alone } from './desk/alone.ts'
export type { ArticleAtDesk } from './desk/articles.ts'
export type { ProductAtDesk, ProductRow } from './desk/catalogue.ts'
export { DESK_COUNT_LIMIT } from './desk/desk-list.ts'
export type { Import, ImportFault } from './desk/import.ts'
export type { ShopperAtDesk, ShopperEvent, ShopperInList } from './desk/people.ts'
export type { PromoAtDesk } from './desk/promos.ts'
export type { Proposal, ProposalInList, ProposedChange, WaitingProposal } from './desk/proposals.ts'
export type { BankAccountSetting, SettingChange, Settings } from './desk/settings.ts'
export type { CategoryAtDesk, OptionAtDesk } from './desk/shelves.ts'
export type { ShopAtDesk } from './desk/shops.ts'
export { Amount, type Endpoint, Id, type InputOf, type ReplyOf, Slug } from './endpoint.ts'
export type { LiveEvent, Notice } from './notice.ts'
export type { Order, OrderInList, OrderItem } from './order.ts'
export type { ListedPromo } from './promo.ts'
export type { Refund } from './refund.ts'
export { type AccountObstacle, REASONS, type Reason, type RefusalDetails } from './refusals.ts'
export type {
  About,
  AskForPage,
  BuiltStorefront,
  PageAddress,
  PageRenderer,
  RenderedPage,
  ShopOfPage,
} from './render.ts'
export type { Review } from './review.ts'
export type { SizeGuide } from './size-guide.ts'
export { takesForm, UploadFields } from './upload.ts'
export type {
  BankAccount,
  DepositNetwork,
  ExtractEntry,
  ExtractOptions,
  File,
  RechargeEntry,
  RechargeOptions,
} from './wallet.ts'
