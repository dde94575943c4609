import { sql } from 'kysely'

/** A time on the first day on which pieces that wait are late. */
export const LATE_ON = sql<string>`late_on(shop_order.paid_at, shop_order.handling_days)`

/** Orders whose pieces may wait, as in the index `shop_order_late`. */
const MAY_WAIT = sql<boolean>`(shop_order.status = 'paid'
  or shop_order.status = 'shipped' and shop_order.auto_confirm_at is null)`

/** Whether the shop's handling days have ended, and the order, or the rest of a partly sent order, waits. */
export const isOverdue = sql<boolean>`(${MAY_WAIT}
  and ${LATE_ON} < (date_trunc('day', now() at time zone 'UTC') + interval '1 day') at time zone 'UTC'
  and (shop_order.status = 'paid' or has_pieces_to_send(shop_order.user_id, shop_order.order_id)))`

/** Partly sent orders whose rest is overdue, longest overdue first, with the time since when they wait. */
export const LATE_RESTS = sql`select paid_at as at from shop_order where ${isOverdue} and shop_order.status = 'shipped'
  order by ${LATE_ON}`
