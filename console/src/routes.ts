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
  route('/orders/:order_id?', {
    area: 'orders',
    title: (i18n) => t(i18n)`Orders`,
    screen: () => import('./screens/orders/orders.tsx'),
    roles: ['fulfilment', 'support'],
  }),
]
