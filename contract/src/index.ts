// long: one list of all endpoints, and of the types that screens and the server use
import { account_endpoints } from './account/account.ts'
import { security_endpoints } from './account/security.ts'
import { address_endpoints } from './address/address.ts'
import { agent_desk_endpoints } from './agent/agent-desk.ts'
import { handover_endpoints } from './agent/handover.ts'
import { agent_link_endpoints } from './agent/link.ts'
import { bookkeeping_endpoints } from './bookkeeping/bookkeeping.ts'
import { brand_endpoints } from './brand/brand.ts'
import { cart_endpoints } from './cart/cart.ts'
import { checkout_endpoints } from './cart/checkout.ts'
import { company_endpoints } from './cart/company.ts'
import { category_endpoints } from './catalogue/category.ts'
import { home_endpoints } from './catalogue/home.ts'
import { import_endpoints } from './catalogue/import.ts'
import { listing_endpoints } from './catalogue/listing.ts'
import { maker_endpoints } from './catalogue/maker.ts'
import { option_endpoints } from './catalogue/option.ts'
import { product_endpoints } from './catalogue/product.ts'
import { redirect_endpoints } from './catalogue/redirect.ts'
import { reduction_endpoints } from './catalogue/reduction.ts'
import { shop_endpoints } from './catalogue/shop.ts'
import { size_guide_endpoints } from './catalogue/size-guide.ts'
import { sku_endpoints } from './catalogue/sku.ts'
import { synonym_endpoints } from './catalogue/synonym.ts'
import { chat_endpoints } from './chat/chat.ts'
import { currency_endpoints } from './currency/currency.ts'
import { favourite_endpoints } from './favourite.ts'
import { find_endpoints } from './find.ts'
import { info_endpoints } from './info/info.ts'
import { move_in_endpoints } from './move-in/move-in.ts'
import { note_endpoints } from './note/note.ts'
import { notice_endpoints } from './notice/notice.ts'
import { job_endpoints } from './operator/job.ts'
import { log_endpoints } from './operator/log.ts'
import { machine_token_endpoints } from './operator/machine-token.ts'
import { operator_endpoints } from './operator/operator.ts'
import { proposal_endpoints } from './operator/proposal.ts'
import { operator_session_endpoints } from './operator/session.ts'
import { webhook_endpoints } from './operator/webhook.ts'
import { carrier_endpoints } from './order/carrier.ts'
import { contract_withdrawal_endpoints } from './order/contract-withdrawal.ts'
import { customs_endpoints } from './order/customs.ts'
import { order_endpoints } from './order/order.ts'
import { order_company_endpoints } from './order/order-company.ts'
import { order_desk_endpoints } from './order/order-desk.ts'
import { payment_endpoints } from './order/payment.ts'
import { receipt_endpoints } from './order/receipt.ts'
import { refund_endpoints } from './order/refund.ts'
import { shipment_endpoints } from './order/shipment.ts'
import { tracking_source_endpoints } from './order/tracking/tracking-source.ts'
import { promo_endpoints } from './promo/promo.ts'
import { review_endpoints } from './review/review.ts'
import { sales_endpoints } from './sales/sales.ts'
import { country_endpoints } from './setting/country.ts'
import { low_stock_endpoints } from './setting/low-stock.ts'
import { setting_endpoints } from './setting/setting.ts'
import { shopper_endpoints } from './shopper.ts'
import { customs_default_endpoints } from './tax/customs-default.ts'
import { product_tax_endpoints } from './tax/product-tax.ts'
import { remittance_endpoints } from './tax/remittance.ts'
import { tax_endpoints } from './tax/tax.ts'
import { today_endpoints } from './today.ts'
import { sheet_endpoints } from './upload/sheet.ts'
import { upload_endpoints } from './upload/upload.ts'
import { bank_endpoints } from './wallet/bank.ts'
import { bill_endpoints } from './wallet/bill.ts'
import { card_protection_endpoints } from './wallet/card-protection.ts'
import { card_refund_endpoints } from './wallet/card-refund.ts'
import { card_top_up_endpoints } from './wallet/card-top-up.ts'
import { chain_deposit_endpoints } from './wallet/chain-deposit.ts'
import { chain_network_endpoints } from './wallet/chain-network.ts'
import { chain_reconciliation_endpoints } from './wallet/chain-reconciliation.ts'
import { chain_transfer_endpoints } from './wallet/chain-transfer.ts'
import { dispute_endpoints } from './wallet/dispute.ts'
import { payout_endpoints } from './wallet/payout.ts'
import { provider_endpoints } from './wallet/provider.ts'
import { provider_report_endpoints } from './wallet/provider-report.ts'
import { recharge_endpoints } from './wallet/recharge.ts'
import { wallet_endpoints } from './wallet/wallet.ts'
import { withdrawal_endpoints } from './wallet/withdrawal.ts'

/**
 * Every endpoint of the shop. The key is the method and path; the value defines the types for the server and the front
 * ends, and is used to validate and serialise.
 */
export const endpoints = {
  ...account_endpoints,
  ...security_endpoints,
  ...address_endpoints,
  ...brand_endpoints,
  ...home_endpoints,
  ...category_endpoints,
  ...listing_endpoints,
  ...product_endpoints,
  ...sku_endpoints,
  ...option_endpoints,
  ...synonym_endpoints,
  ...maker_endpoints,
  ...redirect_endpoints,
  ...shop_endpoints,
  ...import_endpoints,
  ...move_in_endpoints,
  ...size_guide_endpoints,
  ...favourite_endpoints,
  ...find_endpoints,
  ...bookkeeping_endpoints,
  ...sales_endpoints,
  ...review_endpoints,
  ...cart_endpoints,
  ...checkout_endpoints,
  ...company_endpoints,
  ...handover_endpoints,
  ...promo_endpoints,
  ...reduction_endpoints,
  ...order_endpoints,
  ...order_company_endpoints,
  ...order_desk_endpoints,
  ...payment_endpoints,
  ...receipt_endpoints,
  ...shipment_endpoints,
  ...tracking_source_endpoints,
  ...customs_endpoints,
  ...carrier_endpoints,
  ...refund_endpoints,
  ...contract_withdrawal_endpoints,
  ...recharge_endpoints,
  ...card_protection_endpoints,
  ...card_refund_endpoints,
  ...card_top_up_endpoints,
  ...dispute_endpoints,
  ...chain_deposit_endpoints,
  ...chain_network_endpoints,
  ...provider_endpoints,
  ...provider_report_endpoints,
  ...chain_reconciliation_endpoints,
  ...chain_transfer_endpoints,
  ...withdrawal_endpoints,
  ...payout_endpoints,
  ...wallet_endpoints,
  ...bank_endpoints,
  ...bill_endpoints,
  ...currency_endpoints,
  ...country_endpoints,
  ...customs_default_endpoints,
  ...product_tax_endpoints,
  ...tax_endpoints,
  ...remittance_endpoints,
  ...sheet_endpoints,
  ...upload_endpoints,
  ...notice_endpoints,
  ...chat_endpoints,
  ...info_endpoints,
  ...shopper_endpoints,
  ...agent_link_endpoints,
  ...note_endpoints,
  ...operator_session_endpoints,
  ...operator_endpoints,
  ...machine_token_endpoints,
  ...job_endpoints,
  ...webhook_endpoints,
  ...agent_desk_endpoints,
  ...proposal_endpoints,
  ...log_endpoints,
  ...today_endpoints,
  ...setting_endpoints,
  ...low_stock_endpoints,
} as const
export type Endpoints = typeof endpoints
export type EndpointKey = keyof Endpoints
/** Calls that change something, and calls that change nothing. */
export type WriteKey = { [K in EndpointKey]: Endpoints[K] extends { stale: unknown } ? K : never }[EndpointKey]
export type ReadKey = Exclude<EndpointKey, WriteKey>

export { type Access, type DeskAccess, desk, mayAtDesk } from './access.ts'
export type { SignedIn, UserInfo } from './account/account.ts'
export type { SecurityEvent, SecurityState, SessionEntry } from './account/security.ts'
export type { Address, Area } from './address/address.ts'
export type { Handover, SuggestedAddress } from './agent/handover.ts'
export type { AgentLink, AgentLinkAtDesk, AgentRequest, UnconfirmedAddress } from './agent/link.ts'
export type { BookChoice } from './bookkeeping/bookkeeping.ts'
export type { Brand } from './brand/brand.ts'
export type { Cart, CartItem } from './cart/cart.ts'
export type { Quote } from './cart/checkout.ts'
export type { CategoryAtDesk, CategoryTile, KindTile, MainShelf } from './catalogue/category.ts'
export type { Banner, Home } from './catalogue/home.ts'
export type { Import, ImportFault } from './catalogue/import.ts'
export type { PreviewProduct } from './catalogue/import-preview.ts'
export type {
  Card,
  FilterCounts,
  FilterQuery,
  Meant,
  ProductFilter,
  ProductList,
  ProductRow,
} from './catalogue/listing.ts'
export { FilterWords } from './catalogue/listing.ts'
export type { Company, MakerAtDesk, Safety } from './catalogue/maker.ts'
export type { OptionAtDesk } from './catalogue/option.ts'
export type { ProductAtDesk, ProductDetail, ProductDraft } from './catalogue/product.ts'
export type { Redirect, RedirectFault, RedirectFile } from './catalogue/redirect.ts'
export type { Shop, ShopAtDesk, ShopFilter, ShopList } from './catalogue/shop.ts'
export type { SizeGuide } from './catalogue/size-guide.ts'
export type { AxisValue, Sku } from './catalogue/sku.ts'
export type { MissedSearch, Synonym } from './catalogue/synonym.ts'
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
export type { CurrencyRate } from './currency/currency.ts'
export { Amount, type Endpoint, Id, type InputOf, type ReplyOf, Slug } from './endpoint.ts'
export { FIND_LIMIT } from './find.ts'
export type { ArticleAtDesk } from './info/info.ts'
export type { MoveInFile, MoveInLine } from './move-in/move-in.ts'
export type { LiveEvent, Notice, NoticeChoices } from './notice/notice.ts'
export type { DeskActionName, DeskRef } from './operator/actions.ts'
export type { Alone } from './operator/alone.ts'
export { DESK_COUNT_LIMIT } from './operator/desk-list.ts'
export type { Proposal, ProposalInList, ProposedChange, WaitingProposal } from './operator/proposal.ts'
export type { ContractWithdrawalAtDesk } from './order/contract-withdrawal.ts'
export type { Goods } from './order/goods.ts'
export type { Invoice } from './order/invoice.ts'
export type { Order, OrderInList, OrderItem } from './order/order.ts'
export type { OrderCompany } from './order/order-company.ts'
export type { Receipt } from './order/receipt.ts'
export type { Refund } from './order/refund.ts'
export { TrackingReport } from './order/tracking/tracking-report.ts'
export type { ListedPromo, PromoAtDesk } from './promo/promo.ts'
export { RATE_LIMITS, type RateLimit, type RateLimitName } from './rate-limits.ts'
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
export type { CountryAtDesk, NotationAtDesk } from './setting/country.ts'
export type { BankAccountSetting, SettingChange, Settings } from './setting/setting.ts'
export type { ShopperAtDesk, ShopperEvent, ShopperInList } from './shopper.ts'
export type { CustomsDefault } from './tax/customs-default.ts'
export { RemittanceBody } from './tax/remittance.ts'
export type { StoredTaxRule, TaxFilePreview, TaxPart, TaxQuote } from './tax/tax.ts'
export type { CollectedPart, OrderTaxes, QuotedTaxes, TaxEstimate, TaxSum } from './tax/tax-estimate.ts'
export { TaxRule } from './tax/tax-rule.ts'
export {
  CENTS_LIMIT,
  type Cents,
  cents,
  formatCents,
  inDollars,
  splitCents,
  sumCents,
} from './text/cents.ts'
export { type File, takesForm, UploadFields } from './upload/upload.ts'
export type { Bill, BillLine } from './wallet/bill.ts'
export type { CardProtection } from './wallet/card-protection.ts'
export type { CardRefundAtDesk } from './wallet/card-refund.ts'
export type { CardPayment, CardWay } from './wallet/card-top-up.ts'
export type { ChainDeposit, DepositNetwork, FoundPayment } from './wallet/chain-deposit.ts'
export type { ChainNetworkAtDesk, ChainNetworks, CheckedNodes } from './wallet/chain-network.ts'
export type { ChainBalance, ChainBalanceDetail, ChainReconciled } from './wallet/chain-reconciliation.ts'
export type { ChainTransferAtDesk } from './wallet/chain-transfer.ts'
export { CONFIRMED_LIMIT, type LineFitName } from './wallet/confirmation.ts'
export type { Dispute, DisputeAtDesk, DisputeDetail } from './wallet/dispute.ts'
export type { ExtractEntry } from './wallet/extract-entry.ts'
export type { PaymentAtDesk, ProviderAtDesk } from './wallet/provider.ts'
export type { PayoutAtDesk, ProviderReport, ReportDay, ReportItem } from './wallet/provider-report.ts'
export type { BankAccount, RechargeEntry, RechargeOptions } from './wallet/recharge.ts'
export type { ExtractNetwork, ExtractOptions } from './wallet/withdrawal.ts'
