// Every URL of the desk below /console, its title, its screen and who may open it: the table of contents.
import { t } from '@lingui/core/macro'
import { type Route, route } from './navigation/route.ts'

export const routes: readonly Route[] = [
  route('/', {
    area: 'today',
    title: (i18n) => t(i18n)`Today`,
    screen: () => import('./screens/today/today.tsx'),
    roles: [],
  }),
  route('/proposals/:proposal_id?', {
    area: 'today',
    title: (i18n) => t(i18n)`Proposals`,
    screen: () => import('./screens/proposals/proposals.tsx'),
    roles: ['finance'],
  }),
  route('/orders/:order_id?', {
    area: 'orders',
    title: (i18n) => t(i18n)`Orders`,
    screen: () => import('./screens/orders/orders.tsx'),
    roles: ['fulfilment', 'support', 'finance'],
  }),
  route('/refunds/:refund_id?', {
    area: 'orders',
    title: (i18n) => t(i18n)`Refunds`,
    screen: () => import('./screens/refunds/refunds.tsx'),
    roles: ['fulfilment', 'support', 'finance'],
  }),
  route('/reviews/:review_id?', {
    area: 'orders',
    title: (i18n) => t(i18n)`Reviews`,
    screen: () => import('./screens/reviews/reviews.tsx'),
    roles: ['fulfilment', 'support', 'catalogue'],
  }),
  route('/carriers', {
    area: 'orders',
    title: (i18n) => t(i18n)`Carriers and returns`,
    screen: () => import('./screens/carriers/carriers.tsx'),
    roles: ['fulfilment', 'support'],
  }),
  route('/products', {
    area: 'catalogue',
    title: (i18n) => t(i18n)`Products`,
    screen: () => import('./screens/products/products.tsx'),
    roles: ['catalogue'],
  }),
  route('/product/:product_id', {
    area: 'catalogue',
    title: (i18n) => t(i18n)`Product`,
    screen: () => import('./screens/products/product-editor.tsx'),
    roles: ['catalogue'],
    isHidden: true,
  }),
  route('/new-product', {
    area: 'catalogue',
    title: (i18n) => t(i18n)`New product`,
    screen: () => import('./screens/products/product-editor.tsx'),
    roles: ['catalogue'],
    isHidden: true,
  }),
  route('/stock', {
    area: 'catalogue',
    title: (i18n) => t(i18n)`Stock and prices`,
    screen: () => import('./screens/stock/stock.tsx'),
    roles: ['catalogue'],
  }),
  route('/imports/:import_id?', {
    area: 'catalogue',
    title: (i18n) => t(i18n)`Imports`,
    screen: () => import('./screens/imports/imports.tsx'),
    roles: ['catalogue'],
  }),
  route('/shelves', {
    area: 'catalogue',
    title: (i18n) => t(i18n)`Categories`,
    screen: () => import('./screens/shelves/shelves.tsx'),
    roles: ['catalogue'],
  }),
  route('/options/:axis?', {
    area: 'catalogue',
    title: (i18n) => t(i18n)`Options`,
    screen: () => import('./screens/options/options.tsx'),
    roles: ['catalogue'],
  }),
  route('/promos/:code?', {
    area: 'catalogue',
    title: (i18n) => t(i18n)`Promo codes`,
    screen: () => import('./screens/promos/promos.tsx'),
    roles: ['catalogue'],
  }),
  route('/front', {
    area: 'catalogue',
    title: (i18n) => t(i18n)`Front page`,
    screen: () => import('./screens/front/front.tsx'),
    roles: ['catalogue'],
  }),
  route('/pages/:article?', {
    area: 'catalogue',
    title: (i18n) => t(i18n)`Help and legal pages`,
    screen: () => import('./screens/pages/pages.tsx'),
    roles: ['catalogue'],
  }),
  route('/shops/:shop_id?', {
    area: 'catalogue',
    title: (i18n) => t(i18n)`Shops`,
    screen: () => import('./screens/shops/shops.tsx'),
    roles: ['catalogue'],
  }),
  route('/shoppers/:user_id?', {
    area: 'shoppers',
    title: (i18n) => t(i18n)`Shoppers`,
    screen: () => import('./screens/shoppers/shoppers.tsx'),
    roles: ['support', 'finance'],
  }),
  route('/messages/:user_id?', {
    area: 'messages',
    title: (i18n) => t(i18n)`Messages`,
    screen: () => import('./screens/messages/messages.tsx'),
    roles: ['support'],
  }),
  route('/settings', {
    area: 'settings',
    title: (i18n) => t(i18n)`Settings`,
    screen: () => import('./screens/settings/settings.tsx'),
    roles: ['finance'],
  }),
  route('/operators/:operator_id?', {
    area: 'operators',
    title: (i18n) => t(i18n)`Operators`,
    screen: () => import('./screens/operators/operators.tsx'),
    roles: ['owner'],
  }),
  route('/log/:log_id?', {
    area: 'operators',
    title: (i18n) => t(i18n)`Log`,
    screen: () => import('./screens/log/log.tsx'),
    roles: ['owner'],
  }),
  route('/account', {
    area: 'operators',
    title: (i18n) => t(i18n)`My account`,
    screen: () => import('./screens/account/account.tsx'),
    roles: [],
    isHidden: true,
  }),
  route('/slips', {
    area: 'orders',
    title: (i18n) => t(i18n)`Packing slips`,
    screen: () => import('./screens/slips/slips.tsx'),
    roles: ['fulfilment'],
    isHidden: true,
  }),
]
