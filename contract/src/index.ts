import { account_endpoints } from './account/account.ts'
import { people_endpoints } from './account/shopper-desk.ts'
import { address_endpoints } from './address/address.ts'
import { brand_endpoints } from './brand/brand.ts'
import { desk_brand_endpoints } from './brand/brand-desk.ts'
import { cart_endpoints } from './cart/cart.ts'
import { checkout_endpoints } from './cart/checkout.ts'
import { catalogue_endpoints } from './catalogue/catalogue.ts'
import { desk_shelf_endpoints } from './catalogue/category-desk.ts'
import { mark_endpoints } from './catalogue/favourite.ts'
import { desk_front_endpoints } from './catalogue/home-desk.ts'
import { desk_import_endpoints } from './catalogue/import-desk.ts'
import { desk_catalogue_endpoints } from './catalogue/product-desk.ts'
import { desk_shop_endpoints } from './catalogue/shop-desk.ts'
import { size_guide_endpoints } from './catalogue/size-guide.ts'
import { chat_endpoints } from './chat/chat.ts'
import { notice_endpoints } from './chat/notice.ts'
import { currency_endpoints } from './currency.ts'
import { desk_article_endpoints } from './info/article-desk.ts'
import { info_endpoints } from './info/info.ts'
import { log_endpoints } from './operator/log-desk.ts'
import { machine_token_endpoints } from './operator/machine-token-desk.ts'
import { note_endpoints } from './operator/note-desk.ts'
import { operator_endpoints } from './operator/operator-desk.ts'
import { proposal_endpoints } from './operator/proposal-desk.ts'
import { rights_endpoints } from './operator/rights.ts'
import { today_endpoints } from './operator/today-desk.ts'
import { desk_carrier_endpoints } from './order/carrier-desk.ts'
import { order_endpoints } from './order/order.ts'
import { desk_order_endpoints } from './order/order-desk.ts'
import { refund_endpoints } from './order/refund.ts'
import { desk_refund_endpoints } from './order/refund-desk.ts'
import { promo_endpoints } from './promo/promo.ts'
import { desk_promo_endpoints } from './promo/promo-desk.ts'
import { review_endpoints } from './review/review.ts'
import { desk_review_endpoints } from './review/review-desk.ts'
import { setting_endpoints } from './setting/setting-desk.ts'
import { upload_endpoints } from './upload.ts'
import { desk_bank_endpoints } from './wallet/bank-desk.ts'
import { bill_endpoints } from './wallet/bill.ts'
import { recharge_endpoints } from './wallet/recharge.ts'
import { wallet_endpoints } from './wallet/wallet.ts'
import { withdrawal_endpoints } from './wallet/withdrawal.ts'

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
  ...recharge_endpoints,
  ...withdrawal_endpoints,
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
  ...machine_token_endpoints,
  ...log_endpoints,
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
  ...desk_bank_endpoints,
} as const
export type Endpoints = typeof endpoints
export type EndpointKey = keyof Endpoints

export type { SecurityEvent, SecurityState, SessionEntry, SignedIn, UserInfo } from './account/account.ts'
export type { ShopperAtDesk, ShopperEvent, ShopperInList } from './account/shopper-desk.ts'
export type { Address, Area } from './address/address.ts'
export type { Brand } from './brand/brand.ts'
export type { Cart, CartItem } from './cart/cart.ts'
export type { Quote } from './cart/checkout.ts'
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
} from './catalogue/catalogue.ts'
export type { CategoryAtDesk, OptionAtDesk } from './catalogue/category-desk.ts'
export type { Import, ImportFault } from './catalogue/import-desk.ts'
export type { ProductAtDesk, ProductRow } from './catalogue/product-desk.ts'
export type { ShopAtDesk } from './catalogue/shop-desk.ts'
export type { SizeGuide } from './catalogue/size-guide.ts'
export type {
  CannedAnswer,
  ChatAtDesk,
  ChatHead,
  ChatMessage,
  ChatOrder,
  ChatProduct,
  MessageAtDesk,
  NewMessage,
} from './chat/chat.ts'
export type { LiveEvent, Notice } from './chat/notice.ts'
export type { CurrencyRate } from './currency.ts'
export { Amount, type Endpoint, Id, type InputOf, type ReplyOf, Slug } from './endpoint.ts'
export type { ArticleAtDesk } from './info/article-desk.ts'
export type { DeskActionName, DeskRef } from './operator/actions.ts'
export type { Alone } from './operator/alone.ts'
export { DESK_COUNT_LIMIT } from './operator/desk-list.ts'
export type { Proposal, ProposalInList, ProposedChange, WaitingProposal } from './operator/proposal-desk.ts'
export type { Order, OrderInList, OrderItem } from './order/order.ts'
export type { Refund } from './order/refund.ts'
export type { ListedPromo } from './promo/promo.ts'
export type { PromoAtDesk } from './promo/promo-desk.ts'
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
export type { Review } from './review/review.ts'
export type { BankAccountSetting, SettingChange, Settings } from './setting/setting-desk.ts'
export {
  CENTS_LIMIT,
  type Cents,
  cents,
  formatCents,
  inDollars,
  parseCents,
  splitCents,
  sumCents,
} from './text/cents.ts'
export { type File, takesForm, UploadFields } from './upload.ts'
export type { BillLine } from './wallet/bill.ts'
export type { BankAccount, DepositNetwork, RechargeEntry, RechargeOptions } from './wallet/recharge.ts'
export type { ExtractEntry, ExtractOptions } from './wallet/withdrawal.ts'
