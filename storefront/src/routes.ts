// Every URL of the shop, with its title and its screen.
// long: one table of all routes, so that every URL is read in one place
import { t } from '@lingui/core/macro'
import { isPublicIn, matchIn, type Route, route } from './navigation/route.ts'

/** The guard redirects the root, which is not listed, to /home. */
export const routes: readonly Route[] = [
  route('/home', {
    title: (i18n) => t(i18n)`Home`,
    screen: () => import('./screens/home/home.tsx'),
    first: () => import('./screens/home/home-first.ts'),
    public: true,
    home: true,
    keep: 'always',
  }),
  route('/explore', {
    title: (i18n) => t(i18n)`Explore`,
    screen: () => import('./screens/explore/explore.tsx'),
    first: () => import('./screens/explore/explore-first.ts'),
    public: true,
    keep: 'always',
    reads: ['category', 'kind'],
  }),
  route('/bag', {
    title: (i18n) => t(i18n)`Cart`,
    screen: () => import('./screens/cart/cart.tsx'),
    keep: 'always',
    menu: false,
  }),
  // Open to visitors, because the path contains that of the home page.
  route('/home/bag', {
    title: (i18n) => t(i18n)`Cart`,
    screen: () => import('./screens/device-cart/device-cart-screen.tsx'),
    public: true,
  }),
  route('/order', {
    title: (i18n) => t(i18n)`Orders`,
    screen: () => import('./screens/order/order.tsx'),
    reads: ['keyword'],
  }),
  route('/orderInfo/:id?', {
    title: (i18n) => t(i18n)`Order details`,
    screen: () => import('./screens/order-info/order-info.tsx'),
    up: '/myPurchases',
  }),
  route('/receipt/:id?/:refund?', {
    title: (i18n, { refund }) => (refund === undefined ? t(i18n)`Receipt` : t(i18n)`Credit note`),
    screen: () => import('./screens/receipt/receipt.tsx'),
    up: '/orderInfo/:id?',
    keep: 'never',
  }),
  route('/comment', {
    title: (i18n) => t(i18n)`Write a review`,
    screen: () => import('./screens/write-review/write-review.tsx'),
    up: '/myPurchases',
    keep: 'never',
    reads: ['order'],
    query: 'identity',
  }),
  route('/refund/:id?/:sn?/:product_ids?/:amount?', {
    title: (i18n) => t(i18n)`Refund`,
    screen: () => import('./screens/refund/refund.tsx'),
    up: '/orderInfo/:id?',
    keep: 'never',
  }),
  route('/checkout', {
    title: (i18n) => t(i18n)`Checkout`,
    screen: () => import('./screens/checkout/checkout.tsx'),
    up: '/bag',
    reads: ['items', 'sku', 'quantity', 'handover'],
    query: 'identity',
    menu: false,
  }),
  route('/myPurchases/:status?', {
    title: (i18n) => t(i18n)`My orders`,
    screen: () => import('./screens/my-purchases/my-purchases.tsx'),
  }),
  route('/language', {
    title: (i18n) => t(i18n)`Language`,
    screen: () => import('./screens/language/language.tsx'),
    up: '/setting',
  }),
  route('/notification', {
    title: (i18n) => t(i18n)`Notifications`,
    screen: () => import('./screens/notification/notification.tsx'),
    reads: ['topic', 'settings'],
  }),
  route('/profile', {
    title: (i18n) => t(i18n)`Profile`,
    screen: () => import('./screens/profile/profile.tsx'),
    keep: 'never',
  }),
  route('/forgotPassword', {
    title: (i18n) => t(i18n)`Forgot password`,
    screen: () => import('./screens/passwords/forgot-password.tsx'),
    up: '/login',
    public: true,
    keep: 'never',
    reads: ['next'],
  }),
  route('/changePassword', {
    title: (i18n) => t(i18n)`Change password`,
    screen: () => import('./screens/passwords/change-password.tsx'),
    public: true,
    keep: 'never',
    menu: true,
  }),
  route('/changePayPwd', {
    title: (i18n) => t(i18n)`Payment code`,
    screen: () => import('./screens/change-pay-pwd/change-pay-pwd.tsx'),
    up: '/security',
    reads: ['next', 'forgot'],
  }),
  route('/helpAndSupport', {
    title: (i18n) => t(i18n)`Help and support`,
    screen: () => import('./screens/help-and-support/help-and-support.tsx'),
    reads: ['of'],
  }),
  route('/withDraw', {
    title: (i18n) => t(i18n)`Withdraw`,
    screen: () => import('./screens/with-draw/with-draw.tsx'),
  }),
  route('/depositRecord', {
    title: (i18n) => t(i18n)`Withdrawal record`,
    screen: () => import('./screens/withdrawals/withdrawals.tsx'),
    reads: ['status', 'sent'],
  }),
  route('/topUp', {
    title: (i18n) => t(i18n)`Top up`,
    screen: () => import('./screens/top-up/top-up.tsx'),
    reads: ['amount_cents', 'next'],
  }),
  route('/walletTopUp', {
    title: (i18n) => t(i18n)`On-chain recharge`,
    screen: () => import('./screens/wallet-top-up/wallet-top-up.tsx'),
    up: '/topUp',
    reads: ['amount_cents', 'next'],
  }),
  route('/cardTopUp', {
    title: (i18n) => t(i18n)`Card top-up`,
    screen: () => import('./screens/card-top-up/card-top-up.tsx'),
    up: '/topUp',
    reads: ['amount_cents', 'next', 'payment', 'cancelled'],
  }),
  route('/bankTopUp', {
    title: (i18n) => t(i18n)`Bank transfer`,
    screen: () => import('./screens/card-top-up/bank-top-up.tsx'),
    up: '/topUp',
    reads: ['amount_cents', 'next'],
  }),
  route('/topUpRecord', {
    title: (i18n) => t(i18n)`Recharge record`,
    screen: () => import('./screens/top-up-record/top-up-record.tsx'),
    reads: ['status', 'next', 'sent'],
  }),
  route('/capitalRecord', {
    title: (i18n) => t(i18n)`Fund record`,
    screen: () => import('./screens/fund-record/fund-record.tsx'),
    reads: ['kind', 'period', 'from', 'to', 'bill'],
  }),
  route('/myFavourite', {
    title: (i18n) => t(i18n)`Favourites`,
    screen: () => import('./screens/my-favourite/my-favourite.tsx'),
    reads: ['of'],
  }),
  route('/payment', {
    title: (i18n) => t(i18n)`Payment`,
    screen: () => import('./screens/payment/payment.tsx'),
    up: '/myPurchases',
    reads: ['orders', 'paid', 'decided'],
    query: 'identity',
    menu: false,
  }),
  route('/linkAgent', {
    title: (i18n) => t(i18n)`Allow access`,
    screen: () => import('./screens/link-agent/link-agent.tsx'),
    up: '/security',
    keep: 'never',
    reads: ['client_id', 'redirect_uri', 'scope', 'state', 'code_challenge', 'error'],
    query: 'identity',
    menu: false,
  }),
  route('/security', {
    title: (i18n) => t(i18n)`Security`,
    screen: () => import('./screens/security/security.tsx'),
  }),
  route('/heart', {
    title: (i18n) => t(i18n)`For you`,
    screen: () => import('./screens/for-you/for-you.tsx'),
    reads: ['of'],
  }),
  route('/filter', {
    title: (i18n) => t(i18n)`Me`,
    screen: () => import('./screens/account/account.tsx'),
    keep: 'always',
  }),
  route('/setting', {
    title: (i18n) => t(i18n)`Settings`,
    screen: () => import('./screens/setting/setting.tsx'),
  }),
  route('/search', {
    title: (i18n) => t(i18n)`Search`,
    screen: () => import('./screens/search/search.tsx'),
    first: () => import('./screens/search/search-first.ts'),
    public: true,
    reads: [
      'keyword',
      'category',
      'kind',
      'sort',
      'min_cents',
      'max_cents',
      'in_stock',
      'options',
      'min_rating',
      'free_delivery',
      'as_typed',
    ],
  }),
  route('/popular', {
    title: (i18n) => t(i18n)`Popular`,
    screen: () => import('./screens/popular/popular.tsx'),
    up: '/home',
    reads: ['of'],
    menu: false,
  }),
  route('/detail/:product?/:mer?', {
    title: (i18n) => t(i18n)`Product`,
    screen: () => import('./screens/detail/detail.tsx'),
    first: () => import('./screens/detail/detail-first.ts'),
    public: true,
    keep: 'never',
    unread: ['mer'],
  }),
  route('/login', {
    title: (i18n) => t(i18n)`Log in`,
    screen: () => import('./screens/entry/login.tsx'),
    public: true,
    reads: ['next'],
  }),
  route('/register', {
    title: (i18n) => t(i18n)`Register`,
    screen: () => import('./screens/entry/register.tsx'),
    public: true,
    reads: ['next'],
  }),
  route('/register/:text', {
    title: (i18n) => t(i18n)`Legal`,
    screen: () => import('./screens/law/law.tsx'),
    first: () => import('./screens/law/law-first.ts'),
    public: true,
  }),
  route('/platform', {
    title: (i18n) => t(i18n)`Platform`,
    screen: () => import('./screens/platform/platform.tsx'),
  }),
  route('/law', {
    title: (i18n) => t(i18n)`Legal`,
    screen: () => import('./screens/law/law.tsx'),
    reads: ['of'],
    query: 'identity',
  }),
  route('/address', {
    title: (i18n) => t(i18n)`Shipping address`,
    screen: () => import('./screens/address/address.tsx'),
    reads: ['choose'],
    query: 'identity',
  }),
  route('/addressForm/:id?', {
    title: (i18n, { id }) => (id === undefined ? t(i18n)`Add address` : t(i18n)`Edit address`),
    screen: () => import('./screens/address-form/address-form.tsx'),
    up: '/address',
    reads: ['choose', 'handover'],
    keep: 'never',
  }),
  route('/shop/:id?', {
    title: (i18n) => t(i18n)`Shop`,
    screen: () => import('./screens/shop/shop.tsx'),
    first: () => import('./screens/shop/shop-first.ts'),
    public: true,
    reads: ['category', 'kind', 'sort', 'min_cents', 'max_cents', 'in_stock', 'options', 'min_rating', 'free_delivery'],
  }),
  route('/products', {
    title: (i18n) => t(i18n)`All products`,
    screen: () => import('./screens/products/products.tsx'),
    up: '/home',
    reads: ['category', 'kind', 'sort', 'min_cents', 'max_cents', 'in_stock', 'options', 'min_rating', 'free_delivery'],
    menu: false,
  }),
  route('/service', {
    title: (i18n) => t(i18n)`Customer service`,
    screen: () => import('./screens/service/service.tsx'),
    reads: ['order', 'product'],
  }),
  route('/passwords', {
    title: (i18n) => t(i18n)`Passwords`,
    screen: () => import('./screens/passwords/passwords.tsx'),
    up: '/security',
  }),
]

export const match = (path: string) => matchIn(routes, path)
export const isPublic = (path: string) => isPublicIn(routes, path)
