import type { Order, OrderItem } from '@sampan/contract'

/** The lines of an order that are reviewed: all except those that were refunded completely. */
export const linesToReview = (order: Order): OrderItem[] =>
  order.items.filter((item) => item.refunded_quantity < item.quantity)
