import type { CardPayment } from '@sampan/contract'
import { topUpHref } from '../../features/wallet/top-up-hint.ts'

const ordersHref = (order_ids: readonly string[]) => `/payment?orders=${order_ids.join()}`

/** Where the payment began: at the payment of orders, or at the amount of a top-up. */
export const afterwardsHref = ({ orders, amount_cents }: Pick<CardPayment, 'orders' | 'amount_cents'>): string =>
  orders ? ordersHref(orders.order_ids) : topUpHref('/cardTopUp', { amount_cents })

/** The other ways to top up the same amount. */
export const otherWaysHref = ({ orders, amount_cents }: Pick<CardPayment, 'orders' | 'amount_cents'>): string =>
  topUpHref('/topUp', { amount_cents, next: orders ? ordersHref(orders.order_ids) : null })
