import { accountRoutes } from './features/account/account-routes.ts'
import { exportRoutes } from './features/account/export/export-routes.ts'
import { securityRoutes } from './features/account/security-routes.ts'
import { addressRoutes } from './features/address/address-routes.ts'
import { adminRoutes } from './features/admin/admin-routes.ts'
import { brandRoutes } from './features/brand/brand-routes.ts'
import { cartRoutes } from './features/cart/cart-routes.ts'
import { catalogueRoutes } from './features/catalogue/catalogue-routes.ts'
import { historyRoutes } from './features/catalogue/history-routes.ts'
import { markRoutes } from './features/catalogue/mark-routes.ts'
import { chatRoutes } from './features/chat/chat-routes.ts'
import { checkoutRoutes } from './features/checkout/checkout-routes.ts'
import { currencyRoutes } from './features/currency/currency-routes.ts'
import { deskCatalogueRoutes } from './features/desk-catalogue/desk-catalogue-routes.ts'
import { importRoutes } from './features/desk-catalogue/import-routes.ts'
import { shopWindowRoutes } from './features/desk-catalogue/shop-window-routes.ts'
import { deskLogRoutes } from './features/desk-log/desk-log-routes.ts'
import { deskMoneyRoutes } from './features/desk-money/desk-money-routes.ts'
import { deskOperatorsRoutes } from './features/desk-operators/desk-operators-routes.ts'
import { carrierRoutesAtDesk } from './features/desk-orders/carrier-desk-routes.ts'
import { orderRoutesAtDesk } from './features/desk-orders/order-desk-routes.ts'
import { reviewRoutesAtDesk } from './features/desk-orders/review-desk-routes.ts'
import { deskPeopleRoutes } from './features/desk-people/desk-people-routes.ts'
import { noteRoutes } from './features/desk-people/note-routes.ts'
import { proposalRoutes } from './features/desk-rights/proposal-routes.ts'
import { rightsRoutes } from './features/desk-rights/rights-routes.ts'
import { deskSettingsRoutes } from './features/desk-settings/desk-settings-routes.ts'
import { deskTodayRoutes } from './features/desk-today/desk-today-routes.ts'
import { infoRoutes } from './features/info/info-routes.ts'
import { liveRoutes } from './features/live/live-routes.ts'
import { noticeRoutes } from './features/notice/notice-routes.ts'
import { orderRoutes } from './features/order/order-routes.ts'
import { refundRoutes } from './features/order/refund/refund-routes.ts'
import { pictureRoutes } from './features/picture/picture-routes.ts'
import { profileRoutes } from './features/profile/profile-routes.ts'
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
