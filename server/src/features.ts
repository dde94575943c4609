import { accountRoutes } from './features/account/account-routes.ts'
import { exportRoutes } from './features/account/export/export-routes.ts'
import { profileRoutes } from './features/account/profile/profile-routes.ts'
import { securityRoutes } from './features/account/security/security-routes.ts'
import { shopperOf } from './features/account/session/session-service.ts'
import { shopperRoutesAtDesk } from './features/account/shopper/shopper-desk-routes.ts'
import { addressRoutes } from './features/address/address-routes.ts'
import { agentRoutesAtDesk } from './features/agent/agent-desk-routes.ts'
import { agentRoutes } from './features/agent/agent-routes.ts'
import { handoverRoutes } from './features/agent/checkout/handover-routes.ts'
import { agentLinkRoutesAtDesk } from './features/agent/link/link-desk-routes.ts'
import { agentLinkRoutes } from './features/agent/link/link-routes.ts'
import { oauthRoutes } from './features/agent/link/oauth-routes.ts'
import { bookkeepingRoutesAtDesk } from './features/bookkeeping/bookkeeping-desk-routes.ts'
import { brandRoutesAtDesk } from './features/brand/brand-desk-routes.ts'
import { brandRoutes } from './features/brand/brand-routes.ts'
import { readBrand } from './features/brand/brand-service.ts'
import { cartRoutes } from './features/cart/cart-routes.ts'
import { catalogueRoutes } from './features/catalogue/catalogue-routes.ts'
import { categoryRoutesAtDesk } from './features/catalogue/category/category-desk-routes.ts'
import { homeRoutesAtDesk } from './features/catalogue/home/home-desk-routes.ts'
import { importRoutesAtDesk } from './features/catalogue/import/import-desk-routes.ts'
import { makerRoutesAtDesk } from './features/catalogue/maker/maker-desk-routes.ts'
import { productRoutesAtDesk } from './features/catalogue/product/product-desk-routes.ts'
import { redirectRoutesAtDesk } from './features/catalogue/redirect/redirect-desk-routes.ts'
import { reductionRoutesAtDesk } from './features/catalogue/reduction/reduction-desk-routes.ts'
import { synonymRoutesAtDesk } from './features/catalogue/search/synonym/synonym-desk-routes.ts'
import { shopRoutesAtDesk } from './features/catalogue/shop/shop-desk-routes.ts'
import { chatRoutesAtDesk } from './features/chat/chat-desk-routes.ts'
import { chatRoutes } from './features/chat/chat-routes.ts'
import { checkoutRoutes } from './features/checkout/checkout-routes.ts'
import { companyRoutes } from './features/checkout/company/company-routes.ts'
import { currencyRoutesAtDesk } from './features/currency/currency-desk-routes.ts'
import { currencyRoutes } from './features/currency/currency-routes.ts'
import { favouriteRoutes } from './features/favourite/favourite-routes.ts'
import { viewHistoryRoutes } from './features/favourite/view-history/view-history-routes.ts'
import { findRoutesAtDesk } from './features/find/find-desk-routes.ts'
import { articleRoutesAtDesk } from './features/info/article-desk-routes.ts'
import { infoRoutes } from './features/info/info-routes.ts'
import { liveRoutes } from './features/live/live-routes.ts'
import { moveInRoutesAtDesk } from './features/move-in/move-in-desk-routes.ts'
import { noteRoutesAtDesk } from './features/note/note-desk-routes.ts'
import { unsubscribeRoutes } from './features/notice/choice/unsubscribe-routes.ts'
import { noticeRoutes } from './features/notice/notice-routes.ts'
import { jobRoutesAtDesk } from './features/operator/job/job-desk-routes.ts'
import { logRoutesAtDesk } from './features/operator/log/log-desk-routes.ts'
import { machineTokenRoutesAtDesk } from './features/operator/machine-token/machine-token-desk-routes.ts'
import { operatorRoutesAtDesk } from './features/operator/operator-desk-routes.ts'
import { proposalRoutesAtDesk } from './features/operator/proposal/proposal-desk-routes.ts'
import { operatorSessionRoutes } from './features/operator/session/operator-session-routes.ts'
import { operatorOfCookie } from './features/operator/session/operator-session-service.ts'
import { orderCompanyRoutesAtDesk } from './features/order/company/order-company-desk-routes.ts'
import { contractWithdrawalRoutesAtDesk } from './features/order/contract-withdrawal/contract-withdrawal-desk-routes.ts'
import { contractWithdrawalRoutes } from './features/order/contract-withdrawal/contract-withdrawal-routes.ts'
import { orderRoutesAtDesk } from './features/order/order-desk-routes.ts'
import { orderRoutes } from './features/order/order-routes.ts'
import { receiptRoutesAtDesk } from './features/order/receipt/receipt-desk-routes.ts'
import { receiptRoutes } from './features/order/receipt/receipt-routes.ts'
import { refundRoutesAtDesk } from './features/order/refund/refund-desk-routes.ts'
import { refundRoutes } from './features/order/refund/refund-routes.ts'
import { carrierRoutesAtDesk } from './features/order/shipment/carrier-desk-routes.ts'
import { trackingRoutes } from './features/order/tracking/tracking-routes.ts'
import { pictureRoutes } from './features/picture/picture-routes.ts'
import { promoRoutesAtDesk } from './features/promo/promo-desk-routes.ts'
import { reviewRoutesAtDesk } from './features/review/review-desk-routes.ts'
import { reviewRoutes } from './features/review/review-routes.ts'
import { salesRoutesAtDesk } from './features/sales/sales-desk-routes.ts'
import { countryRoutesAtDesk } from './features/setting/country/country-desk-routes.ts'
import { guaranteeRoutes } from './features/setting/country/guarantee-routes.ts'
import { settingRoutesAtDesk } from './features/setting/setting-desk-routes.ts'
import { customsDefaultRoutesAtDesk } from './features/tax/customs-default/customs-default-desk-routes.ts'
import { productTaxRoutes } from './features/tax/product-tax/product-tax-routes.ts'
import { remittanceRoutesAtDesk } from './features/tax/remittance/remittance-desk-routes.ts'
import { taxRoutesAtDesk } from './features/tax/tax-desk-routes.ts'
import { todayRoutesAtDesk } from './features/today/today-desk-routes.ts'
import { sheetRoutesAtDesk } from './features/upload/sheet-desk-routes.ts'
import { uploadRoutes } from './features/upload/upload-routes.ts'
import { bankRoutesAtDesk } from './features/wallet/bank/bank-desk-routes.ts'
import { billRoutes } from './features/wallet/bill/bill-routes.ts'
import { protectionRoutesAtDesk } from './features/wallet/card/abuse/protection-desk-routes.ts'
import { cardRoutes } from './features/wallet/card/card-routes.ts'
import { disputeRoutesAtDesk } from './features/wallet/card/dispute/dispute-desk-routes.ts'
import { providerRoutesAtDesk } from './features/wallet/card/provider-desk-routes.ts'
import { cardRefundRoutesAtDesk } from './features/wallet/card/refund/card-refund-desk-routes.ts'
import { reportRoutesAtDesk } from './features/wallet/card/report/report-desk-routes.ts'
import { chainRoutesAtDesk } from './features/wallet/chain/chain-desk-routes.ts'
import { chainRoutes } from './features/wallet/chain/chain-routes.ts'
import { rechargeRoutesAtDesk } from './features/wallet/recharge/recharge-desk-routes.ts'
import { rechargeRoutes } from './features/wallet/recharge/recharge-routes.ts'
import { walletRoutesAtDesk } from './features/wallet/wallet-desk-routes.ts'
import { payout_proposals } from './features/wallet/withdrawal/shopper-payout-service.ts'
import { withdrawalRoutesAtDesk } from './features/wallet/withdrawal/withdrawal-desk-routes.ts'
import { withdrawalRoutes } from './features/wallet/withdrawal/withdrawal-routes.ts'
import { webhookRoutesAtDesk } from './features/webhook/webhook-desk-routes.ts'
import type { Server } from './http/implement.ts'
import { proposal_kinds } from './proposal-kinds.ts'

export const featureRoutes: ((server: Server) => void | Promise<void>)[] = [
  accountRoutes,
  securityRoutes,
  agentLinkRoutes,
  oauthRoutes,
  exportRoutes,
  addressRoutes,
  operatorSessionRoutes(async (db) => (await readBrand(db)).name),
  proposalRoutesAtDesk(proposal_kinds),
  operatorRoutesAtDesk(proposal_kinds),
  machineTokenRoutesAtDesk,
  jobRoutesAtDesk,
  webhookRoutesAtDesk,
  agentRoutesAtDesk,
  logRoutesAtDesk,
  refundRoutesAtDesk,
  rechargeRoutesAtDesk,
  withdrawalRoutesAtDesk,
  chatRoutesAtDesk,
  currencyRoutesAtDesk,
  todayRoutesAtDesk,
  findRoutesAtDesk,
  bookkeepingRoutesAtDesk,
  salesRoutesAtDesk,
  productRoutesAtDesk,
  categoryRoutesAtDesk,
  shopRoutesAtDesk,
  homeRoutesAtDesk,
  synonymRoutesAtDesk,
  makerRoutesAtDesk,
  redirectRoutesAtDesk,
  promoRoutesAtDesk,
  reductionRoutesAtDesk,
  taxRoutesAtDesk,
  remittanceRoutesAtDesk,
  customsDefaultRoutesAtDesk,
  productTaxRoutes,
  articleRoutesAtDesk,
  brandRoutesAtDesk,
  shopperRoutesAtDesk(payout_proposals),
  agentLinkRoutesAtDesk,
  noteRoutesAtDesk,
  settingRoutesAtDesk,
  countryRoutesAtDesk,
  guaranteeRoutes,
  brandRoutes,
  importRoutesAtDesk,
  moveInRoutesAtDesk,
  orderRoutesAtDesk,
  contractWithdrawalRoutesAtDesk,
  carrierRoutesAtDesk,
  trackingRoutes,
  receiptRoutesAtDesk,
  orderCompanyRoutesAtDesk,
  reviewRoutesAtDesk,
  walletRoutesAtDesk,
  bankRoutesAtDesk,
  chainRoutesAtDesk,
  protectionRoutesAtDesk,
  providerRoutesAtDesk,
  reportRoutesAtDesk,
  disputeRoutesAtDesk,
  cardRefundRoutesAtDesk,
  cartRoutes,
  catalogueRoutes,
  reviewRoutes,
  favouriteRoutes,
  viewHistoryRoutes,
  chatRoutes,
  checkoutRoutes,
  companyRoutes,
  handoverRoutes,
  infoRoutes,
  currencyRoutes,
  orderRoutes,
  contractWithdrawalRoutes,
  receiptRoutes,
  refundRoutes,
  pictureRoutes,
  profileRoutes,
  sheetRoutesAtDesk,
  uploadRoutes({ shopper: shopperOf, operator: operatorOfCookie }),
  rechargeRoutes,
  cardRoutes,
  withdrawalRoutes,
  chainRoutes,
  billRoutes,
  noticeRoutes,
  unsubscribeRoutes,
  liveRoutes,
  agentRoutes,
]
