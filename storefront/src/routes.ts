// Every URL of the shop, its title and its screen: the table of contents.
import { t } from '@lingui/core/macro'
import { matchIn, type Route, route } from './navigation/route.ts'

const notYetOpen = {
  load: () => import('./screens/not-yet-open/not-yet-open.tsx'),
  front: true,
} as const

/** The 42 paths of the specification, with the root, which the guard leads to /home. */
export const routes: readonly Route[] = [
  route('/home', {
    title: (i18n) => t(i18n)`Home`,
    load: () => import('./screens/home/home.tsx'),
    front: true,
    keep: 'always',
  }),
  route('/explore', {
    title: (i18n) => t(i18n)`Explore`,
    load: () => import('./screens/explore/explore.tsx'),
    keep: 'always',
    reads: ['category'],
  }),
  route('/bag', {
    title: (i18n) => t(i18n)`Cart`,
    load: () => import('./screens/bag/bag.tsx'),
    keep: 'always',
  }),
  route('/order', {
    title: (i18n) => t(i18n)`Orders`,
    load: () => import('./screens/order/order.tsx'),
    reads: ['keyword'],
  }),
  route('/orderInfo/:id?', {
    title: (i18n) => t(i18n)`Order details`,
    load: () => import('./screens/order-info/order-info.tsx'),
  }),
  route('/comment', { ...notYetOpen, title: (i18n) => t(i18n)`Write a review` }),
  route('/refund/:id?/:sn?/:product_ids?/:amount?', { ...notYetOpen, title: (i18n) => t(i18n)`Refund` }),
  route('/checkout', {
    title: (i18n) => t(i18n)`Checkout`,
    load: () => import('./screens/checkout/checkout.tsx'),
    reads: ['items', 'sku', 'quantity'],
    query: 'identity',
  }),
  route('/myPurchases/:status?', {
    title: (i18n) => t(i18n)`My orders`,
    load: () => import('./screens/my-purchases/my-purchases.tsx'),
  }),
  route('/language', {
    title: (i18n) => t(i18n)`Language`,
    load: () => import('./screens/language/language.tsx'),
  }),
  route('/notification', { ...notYetOpen, title: (i18n) => t(i18n)`Notifications` }),
  route('/profile', { ...notYetOpen, title: (i18n) => t(i18n)`Profile` }),
  route('/forgotPassword', { ...notYetOpen, title: (i18n) => t(i18n)`Forgot password` }),
  route('/changePassword', { ...notYetOpen, title: (i18n) => t(i18n)`Change password` }),
  route('/changePayPwd', {
    title: (i18n) => t(i18n)`Payment code`,
    load: () => import('./screens/change-pay-pwd/change-pay-pwd.tsx'),
    reads: ['next'],
  }),
  route('/helpAndSupport', { ...notYetOpen, title: (i18n) => t(i18n)`Help and support` }),
  route('/withDraw', { ...notYetOpen, title: (i18n) => t(i18n)`Withdraw` }),
  route('/depositRecord', { ...notYetOpen, title: (i18n) => t(i18n)`Withdrawal record` }),
  route('/topUp', {
    title: (i18n) => t(i18n)`Top up`,
    load: () => import('./screens/top-up/top-up.tsx'),
    reads: ['amount_cents', 'next'],
  }),
  route('/walletTopUp', { ...notYetOpen, title: (i18n) => t(i18n)`On-chain recharge` }),
  route('/cardTopUp', {
    title: (i18n) => t(i18n)`Card top up`,
    load: () => import('./screens/card-top-up/card-top-up.tsx'),
    reads: ['amount_cents', 'next'],
  }),
  route('/topUpRecord', {
    title: (i18n) => t(i18n)`Recharge record`,
    load: () => import('./screens/top-up-record/top-up-record.tsx'),
    reads: ['status', 'next'],
  }),
  route('/capitalRecord', { ...notYetOpen, title: (i18n) => t(i18n)`Fund record` }),
  route('/myFavourite', {
    title: (i18n) => t(i18n)`Favourites`,
    load: () => import('./screens/my-favourite/my-favourite.tsx'),
    reads: ['of'],
  }),
  route('/payment', {
    title: (i18n) => t(i18n)`Payment`,
    load: () => import('./screens/payment/payment.tsx'),
    reads: ['orders'],
    query: 'identity',
  }),
  route('/security', { ...notYetOpen, title: (i18n) => t(i18n)`Security` }),
  route('/heart', {
    title: (i18n) => t(i18n)`Favourites`,
    load: () => import('./screens/my-favourite/my-favourite.tsx'),
    reads: ['of'],
  }),
  route('/filter', {
    title: (i18n) => t(i18n)`Me`,
    load: () => import('./screens/filter/filter.tsx'),
    keep: 'always',
  }),
  route('/setting', {
    title: (i18n) => t(i18n)`Settings`,
    load: () => import('./screens/setting/setting.tsx'),
  }),
  route('/search', {
    title: (i18n) => t(i18n)`Search`,
    load: () => import('./screens/search/search.tsx'),
    reads: ['keyword', 'category', 'sort', 'min_cents', 'max_cents', 'in_stock'],
  }),
  route('/popular', {
    title: (i18n) => t(i18n)`Popular`,
    load: () => import('./screens/popular/popular.tsx'),
    reads: ['of'],
  }),
  route('/detail/:product?/:mer?', {
    title: (i18n) => t(i18n)`Product`,
    load: () => import('./screens/detail/detail.tsx'),
    keep: 'never',
    unread: ['mer'],
  }),
  route('/login', {
    title: (i18n) => t(i18n)`Log in`,
    load: () => import('./screens/entry/login.tsx'),
    reads: ['next'],
  }),
  route('/register', {
    title: (i18n) => t(i18n)`Register`,
    load: () => import('./screens/entry/register.tsx'),
    reads: ['next'],
  }),
  route('/platform', { ...notYetOpen, title: (i18n) => t(i18n)`Platform` }),
  route('/law', { ...notYetOpen, title: (i18n) => t(i18n)`Legal` }),
  route('/address', {
    title: (i18n) => t(i18n)`Shipping address`,
    load: () => import('./screens/address/address.tsx'),
    reads: ['choose'],
    query: 'identity',
  }),
  route('/addressForm/:id?', {
    title: (i18n, { id }) => (id === undefined ? t(i18n)`Add address` : t(i18n)`Edit address`),
    load: () => import('./screens/address-form/address-form.tsx'),
    keep: 'never',
  }),
  route('/shop/:id?', {
    title: (i18n) => t(i18n)`Shop`,
    load: () => import('./screens/shop/shop.tsx'),
    reads: ['category', 'sort', 'in_stock'],
  }),
  route('/products', {
    title: (i18n) => t(i18n)`All products`,
    load: () => import('./screens/products/products.tsx'),
    reads: ['category', 'sort', 'min_cents', 'max_cents', 'in_stock'],
  }),
  route('/service', { ...notYetOpen, title: (i18n) => t(i18n)`Customer service` }),
  route('/passwords', { ...notYetOpen, title: (i18n) => t(i18n)`Passwords` }),
]

export const match = (path: string) => matchIn(routes, path)
