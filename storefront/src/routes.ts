// Every URL of the shop, its title and its screen: the table of contents.
import { t } from '@lingui/core/macro'
import { matchIn, type Route, route } from './navigation/route.ts'

const notYetOpen = {
  module: 'src/screens/not-yet-open/not-yet-open.tsx',
  load: () => import('./screens/not-yet-open/not-yet-open.tsx'),
  front: true,
} as const

/** The 42 paths of SPEC part 2, with the root, which the guard leads to /home. */
export const routes: readonly Route[] = [
  route('/home', {
    title: (i18n) => t(i18n)`Home`,
    module: 'src/screens/home/home.tsx',
    load: () => import('./screens/home/home.tsx'),
    front: true,
    keep: 'always',
  }),
  route('/explore', {
    title: (i18n) => t(i18n)`Explore`,
    module: 'src/screens/explore/explore.tsx',
    load: () => import('./screens/explore/explore.tsx'),
    keep: 'always',
    reads: ['category'],
  }),
  route('/bag', {
    title: (i18n) => t(i18n)`Cart`,
    module: 'src/screens/bag/bag.tsx',
    load: () => import('./screens/bag/bag.tsx'),
    keep: 'always',
  }),
  route('/order', {
    title: (i18n) => t(i18n)`Orders`,
    module: 'src/screens/order/order.tsx',
    load: () => import('./screens/order/order.tsx'),
    reads: ['keyword'],
  }),
  route('/orderInfo/:id?', {
    title: (i18n) => t(i18n)`Order details`,
    module: 'src/screens/order-info/order-info.tsx',
    load: () => import('./screens/order-info/order-info.tsx'),
  }),
  route('/comment', { ...notYetOpen, title: (i18n) => t(i18n)`Write a review` }),
  route('/refund/:id?/:sn?/:product_ids?/:amount?', { ...notYetOpen, title: (i18n) => t(i18n)`Refund` }),
  route('/checkout', {
    title: (i18n) => t(i18n)`Checkout`,
    module: 'src/screens/checkout/checkout.tsx',
    load: () => import('./screens/checkout/checkout.tsx'),
    reads: ['items', 'sku', 'quantity'],
    query: 'identity',
  }),
  route('/myPurchases/:status?', {
    title: (i18n) => t(i18n)`My orders`,
    module: 'src/screens/my-purchases/my-purchases.tsx',
    load: () => import('./screens/my-purchases/my-purchases.tsx'),
  }),
  route('/language', {
    title: (i18n) => t(i18n)`Language`,
    module: 'src/screens/language/language.tsx',
    load: () => import('./screens/language/language.tsx'),
  }),
  route('/notification', { ...notYetOpen, title: (i18n) => t(i18n)`Notifications` }),
  route('/profile', { ...notYetOpen, title: (i18n) => t(i18n)`Profile` }),
  route('/forgotPassword', { ...notYetOpen, title: (i18n) => t(i18n)`Forgot password` }),
  route('/changePassword', { ...notYetOpen, title: (i18n) => t(i18n)`Change password` }),
  route('/changePayPwd', {
    title: (i18n) => t(i18n)`Payment code`,
    module: 'src/screens/change-pay-pwd/change-pay-pwd.tsx',
    load: () => import('./screens/change-pay-pwd/change-pay-pwd.tsx'),
    reads: ['next'],
  }),
  route('/helpAndSupport', { ...notYetOpen, title: (i18n) => t(i18n)`Help and support` }),
  route('/withDraw', { ...notYetOpen, title: (i18n) => t(i18n)`Withdraw` }),
  route('/depositRecord', { ...notYetOpen, title: (i18n) => t(i18n)`Withdrawal record` }),
  route('/topUp', {
    title: (i18n) => t(i18n)`Top up`,
    module: 'src/screens/top-up/top-up.tsx',
    load: () => import('./screens/top-up/top-up.tsx'),
    reads: ['amount_cents', 'next'],
  }),
  route('/walletTopUp', { ...notYetOpen, title: (i18n) => t(i18n)`On-chain recharge` }),
  route('/cardTopUp', {
    title: (i18n) => t(i18n)`Card top up`,
    module: 'src/screens/card-top-up/card-top-up.tsx',
    load: () => import('./screens/card-top-up/card-top-up.tsx'),
    reads: ['amount_cents', 'next'],
  }),
  route('/topUpRecord', {
    title: (i18n) => t(i18n)`Recharge record`,
    module: 'src/screens/top-up-record/top-up-record.tsx',
    load: () => import('./screens/top-up-record/top-up-record.tsx'),
    reads: ['status', 'next'],
  }),
  route('/capitalRecord', { ...notYetOpen, title: (i18n) => t(i18n)`Fund record` }),
  route('/myFavourite', {
    title: (i18n) => t(i18n)`Favourites`,
    module: 'src/screens/my-favourite/my-favourite.tsx',
    load: () => import('./screens/my-favourite/my-favourite.tsx'),
    reads: ['of'],
  }),
  route('/payment', {
    title: (i18n) => t(i18n)`Payment`,
    module: 'src/screens/payment/payment.tsx',
    load: () => import('./screens/payment/payment.tsx'),
    reads: ['orders'],
    query: 'identity',
  }),
  route('/security', { ...notYetOpen, title: (i18n) => t(i18n)`Security` }),
  route('/heart', {
    title: (i18n) => t(i18n)`Favourites`,
    module: 'src/screens/my-favourite/my-favourite.tsx',
    load: () => import('./screens/my-favourite/my-favourite.tsx'),
    reads: ['of'],
  }),
  route('/filter', {
    title: (i18n) => t(i18n)`Me`,
    module: 'src/screens/filter/filter.tsx',
    load: () => import('./screens/filter/filter.tsx'),
    keep: 'always',
  }),
  route('/setting', {
    title: (i18n) => t(i18n)`Settings`,
    module: 'src/screens/setting/setting.tsx',
    load: () => import('./screens/setting/setting.tsx'),
  }),
  route('/search', {
    title: (i18n) => t(i18n)`Search`,
    module: 'src/screens/search/search.tsx',
    load: () => import('./screens/search/search.tsx'),
    reads: ['keyword', 'category', 'sort', 'min_cents', 'max_cents', 'in_stock'],
  }),
  route('/popular', {
    title: (i18n) => t(i18n)`Popular`,
    module: 'src/screens/popular/popular.tsx',
    load: () => import('./screens/popular/popular.tsx'),
    reads: ['of'],
  }),
  route('/detail/:product?/:mer?', {
    title: (i18n) => t(i18n)`Product`,
    module: 'src/screens/detail/detail.tsx',
    load: () => import('./screens/detail/detail.tsx'),
    keep: 'never',
    unread: ['mer'],
  }),
  route('/login', {
    title: (i18n) => t(i18n)`Log in`,
    module: 'src/screens/entry/login.tsx',
    load: () => import('./screens/entry/login.tsx'),
    reads: ['next'],
  }),
  route('/register', {
    title: (i18n) => t(i18n)`Register`,
    module: 'src/screens/entry/register.tsx',
    load: () => import('./screens/entry/register.tsx'),
    reads: ['next'],
  }),
  route('/platform', { ...notYetOpen, title: (i18n) => t(i18n)`Platform` }),
  route('/law', { ...notYetOpen, title: (i18n) => t(i18n)`Legal` }),
  route('/address', {
    title: (i18n) => t(i18n)`Shipping address`,
    module: 'src/screens/address/address.tsx',
    load: () => import('./screens/address/address.tsx'),
    reads: ['choose'],
    query: 'identity',
  }),
  route('/addressForm/:id?', {
    title: (i18n, { id }) => (id === undefined ? t(i18n)`Add address` : t(i18n)`Edit address`),
    module: 'src/screens/address-form/address-form.tsx',
    load: () => import('./screens/address-form/address-form.tsx'),
    keep: 'never',
  }),
  route('/shop/:id?', {
    title: (i18n) => t(i18n)`Shop`,
    module: 'src/screens/shop/shop.tsx',
    load: () => import('./screens/shop/shop.tsx'),
    reads: ['category', 'sort', 'in_stock'],
  }),
  route('/products', {
    title: (i18n) => t(i18n)`All products`,
    module: 'src/screens/products/products.tsx',
    load: () => import('./screens/products/products.tsx'),
    reads: ['category', 'sort', 'min_cents', 'max_cents', 'in_stock'],
  }),
  route('/service', { ...notYetOpen, title: (i18n) => t(i18n)`Customer service` }),
  route('/passwords', { ...notYetOpen, title: (i18n) => t(i18n)`Passwords` }),
]

export const match = (path: string) => matchIn(routes, path)
