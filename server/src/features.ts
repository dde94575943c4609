import { accountRoutes } from './features/account/account-routes.ts'
import { exportRoutes } from './features/account/export/export-routes.ts'
import { profileRoutes } from './features/account/profile/profile-routes.ts'
import { securityRoutes } from './features/account/security/security-routes.ts'
import { deskPeopleRoutes } from './features/account/shopper/shopper-desk-routes.ts'
import { addressRoutes } from './features/address/address-routes.ts'
import { brandRoutes } from './features/brand/brand-routes.ts'
import { cartRoutes } from './features/cart/cart-routes.ts'
import { shopWindowRoutes } from './features/catalogue/catalogue-desk-routes.ts'
import { catalogueRoutes } from './features/catalogue/catalogue-routes.ts'
import { importRoutes } from './features/catalogue/import/import-desk-routes.ts'
import { deskCatalogueRoutes } from './features/catalogue/product/product-desk-routes.ts'
import { historyRoutes } from './features/catalogue/view-history/view-history-routes.ts'
import { chatRoutes } from './features/chat/chat-routes.ts'
import { checkoutRoutes } from './features/checkout/checkout-routes.ts'
import { currencyRoutes } from './features/currency/currency-routes.ts'
import { deskMoneyRoutes } from './features/desk-money/desk-money-routes.ts'
import { markRoutes } from './features/favourite/favourite-routes.ts'
import { infoRoutes } from './features/info/info-routes.ts'
import { liveRoutes } from './features/live/live-routes.ts'
import { noteRoutes } from './features/note/note-desk-routes.ts'
import { noticeRoutes } from './features/notice/notice-routes.ts'
import { deskLogRoutes } from './features/operator/log/log-desk-routes.ts'
import { deskOperatorsRoutes } from './features/operator/operator-desk-routes.ts'
import { proposalRoutes } from './features/operator/proposal/proposal-desk-routes.ts'
import { rightsRoutes } from './features/operator/session/operator-session-routes.ts'
import { orderRoutesAtDesk } from './features/order/order-desk-routes.ts'
import { orderRoutes } from './features/order/order-routes.ts'
import { adminRoutes } from './features/order/refund/refund-desk-routes.ts'
import { refundRoutes } from './features/order/refund/refund-routes.ts'
import { carrierRoutesAtDesk } from './features/order/shipment/carrier-desk-routes.ts'
import { pictureRoutes } from './features/picture/picture-routes.ts'
import { reviewRoutesAtDesk } from './features/review/review-desk-routes.ts'
import { deskSettingsRoutes } from './features/setting/setting-desk-routes.ts'
import { deskTodayRoutes } from './features/today/today-desk-routes.ts'
import { uploadRoutes } from './features/upload/upload-routes.ts'
import { walletRoutes } from './features/wallet/wallet-routes.ts'
import type { Server } from './http/implement.ts'
import { proposal_kinds } from './proposal-kinds.ts'

/** Every feature's routes, in the order of the contract. */
export const featureRoutes: ((server: Server) => void | Promise<void>)[] = [
  accountRoutes,
  securityRoutes,
  exportRoutes,
  addressRoutes,
  rightsRoutes,
  proposalRoutes(proposal_kinds),
  deskOperatorsRoutes(proposal_kinds),
  deskLogRoutes,
  adminRoutes,
  deskTodayRoutes,
  deskCatalogueRoutes,
  shopWindowRoutes,
  deskPeopleRoutes,
  noteRoutes,
  deskSettingsRoutes,
  brandRoutes,
  importRoutes,
  orderRoutesAtDesk,
  carrierRoutesAtDesk,
  reviewRoutesAtDesk,
  deskMoneyRoutes,
  cartRoutes,
  catalogueRoutes,
  markRoutes,
  historyRoutes,
  chatRoutes,
  checkoutRoutes,
  infoRoutes,
  currencyRoutes,
  orderRoutes,
  refundRoutes,
  pictureRoutes,
  profileRoutes,
  uploadRoutes,
  walletRoutes,
  noticeRoutes,
  liveRoutes,
]
