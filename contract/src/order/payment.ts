import { z } from 'zod'
import { CodeLength } from '../account/payment-code.ts'
import { CartShop } from '../cart/cart.ts'
import { OrderWait } from '../cart/checkout.ts'
import { Amount, type EndpointTable, Id, Time } from '../endpoint.ts'
import { BILLS, ORDERS, PAYABLE, SECURITY, SHOPPER } from '../stale/shop-reads.ts'
import { later } from '../stale/stale.ts'
import { Order, OrderItem } from './order.ts'
import { ORDERS_PER_PAYMENT_LIMIT } from './order-rules.ts'

const OrderIds = z.array(Id).min(1).max(ORDERS_PER_PAYMENT_LIMIT)

export const payment_endpoints = {
  'GET /api/order/payable': {
    summary: 'The amount due for orders, and the balance available for it',
    access: 'shopper',
    query: z.object({ order_ids: z.string().min(1).max(1000) }),
    reply: z.object({
      orders: z.array(
        z.object({
          order_id: Id,
          shop: CartShop,
          items: z.array(OrderItem),
          freight_cents: Amount,
          discount_cents: Amount,
          tax_cents: Amount,
          promo_code: z.string().nullable(),
        }),
      ),
      total_cents: Amount,
      expires_at: Time,
      /** True if all orders have an extended reservation, because a recharge is under audit. */
      waits_for_recharge: z.boolean(),
      balance_cents: Amount,
      has_payment_code: z.boolean(),
      locked_until: Time.nullable(),
      payment_code_length: CodeLength,
      order_wait_seconds: OrderWait,
    }),
  },
  'GET /api/order/paid': {
    summary: 'Paid orders for the confirmation after a payment: goods, arrival, address, and the balance that is left',
    access: 'shopper',
    query: z.object({ order_ids: z.string().min(1).max(1000) }),
    reply: z.object({
      /** The paid orders, in the order in which the request names them. */
      orders: z.array(
        Order.pick({
          order_id: true,
          order_number: true,
          status: true,
          refund_label: true,
          shop: true,
          items: true,
          total_cents: true,
          received_at: true,
          arrival: true,
          address: true,
        }),
      ),
      /** The sum of the payment, before any refund. */
      paid_cents: Amount,
      balance_cents: Amount,
    }),
  },
  'POST /api/order/pay': {
    summary:
      'Pay orders from the balance, all or none. Orders with a promo code that has a minimum are paid together with the goods that reach the minimum',
    access: 'shopper',
    body: z.strictObject({ order_ids: OrderIds, payment_code: z.string().max(40) }),
    reply: z.object({ paid_cents: Amount, balance_cents: Amount }),
    keyed: true,
    // The payable orders are refetched later only: the shopper is leaving the payment screen, and a refetch now would
    // report the paid order as not payable.
    stale: [SHOPPER, 'POST /api/checkout/handover', ...ORDERS, ...BILLS, SECURITY, later(PAYABLE)],
  },
} as const satisfies EndpointTable
