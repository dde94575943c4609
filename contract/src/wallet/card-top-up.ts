import { z } from 'zod'
import { Amount, areDistinct, type EndpointTable, Id, Time } from '../endpoint.ts'
import { ORDERS_PER_PAYMENT_LIMIT } from '../order/order-rules.ts'
import { BILLS, ORDERS, PAYABLE, SECURITY, SHOPPER } from '../stale/shop-reads.ts'

const Provider = z.enum(['stripe', 'paypal'])
/** `test` moves no money. */
const ProviderMode = z.enum(['test', 'live'])

/** How a shopper can top up at a payment service provider, and how much. */
const CardWay = z.object({
  provider: Provider,
  mode: ProviderMode,
  /** False while the provider does not reply. */
  is_available: z.boolean(),
  /** Methods on the provider's page by the provider's names, for example card, alipay or konbini; the best known first. */
  methods: z.array(z.string()),
  minimum_cents: Amount,
  maximum_cents: Amount,
  /** The amount that the shopper may still top up today and this month. */
  day_left_cents: Amount,
  month_left_cents: Amount,
  suggestions: z.array(Amount),
  /** After too many attempts, the time at which the next one is possible. */
  retry_at: Time.nullable(),
})
export type CardWay = z.output<typeof CardWay>

/** Why the money of a payment did not pay its orders. The money stays on the balance. */
const NotPaidReason = z.enum([
  'order_expired',
  'order_not_payable',
  'insufficient_funds',
  'promo_pay_together',
  'account_blocked',
])

export const CardPayment = z.object({
  payment_id: Id,
  provider: Provider,
  mode: ProviderMode,
  /**
   * `open`: the shopper has not finished. `pending`: the money is on its way, which takes up to days for some methods.
   * `credited`: it is on the balance. `held`: the team checks the payment. `refunded`: the
   * team gave it back. The other states end without money.
   */
  status: z.enum(['open', 'pending', 'credited', 'declined', 'cancelled', 'expired', 'held', 'refunded']),
  amount_cents: Amount,
  /** The shopper's charge for the top-up. */
  fee_cents: Amount,
  decline_reason: z
    .enum([
      'insufficient_funds',
      'expired_card',
      'wrong_number',
      'wrong_code',
      'authentication_failed',
      'limit_exceeded',
      'not_supported',
      'too_many_attempts',
      'refused',
    ])
    .nullable(),
  /** The method that paid, by the provider's name; of a card also the brand and the last digits. */
  method: z.string().nullable(),
  brand: z.string().nullable(),
  last_four: z.string().nullable(),
  balance_cents: Amount,
  /** The orders that are paid when the money has arrived; null for a top-up alone. */
  orders: z
    .object({
      order_ids: z.array(Id),
      outcome: z.enum(['waiting', 'paid', 'not_paid']),
      reason: NotPaidReason.nullable(),
    })
    .nullable(),
  created_at: Time,
  /** Time after which the provider's page can no longer be used. */
  expires_at: Time,
  credited_at: Time.nullable(),
  /** The provider's page while the payment is open. */
  url: z.url().nullable(),
})
export type CardPayment = z.output<typeof CardPayment>

const PaymentId = Id.describe('The payment_id of POST /api/user/card_top_up')
const DETAIL = 'GET /api/user/card_top_up/detail'
const WAY = 'GET /api/user/card_top_up'
const RECORD = 'GET /api/user/recharge_log'

/** A payment for orders needs the payment code now, because the shopper may be away when the money arrives. */
const isPaymentComplete = ({ order_ids, payment_code }: { order_ids?: unknown; payment_code?: unknown }) =>
  (order_ids === undefined) === (payment_code === undefined)

export const card_top_up_endpoints = {
  'GET /api/user/card_top_up': {
    summary: 'How to top up at once by card or wallet app, and the limits: one way for each provider of the shop',
    access: 'shopper',
    reply: z.object({ ways: z.array(CardWay) }),
  },
  'POST /api/user/card_top_up': {
    summary:
      "Begin a top-up on the provider's page. With orders and the payment code, the money pays the orders when it arrives, if it still can",
    access: 'shopper',
    body: z
      .strictObject({
        amount_cents: z.int(),
        /** Without it, the first way. */
        provider: Provider.optional(),
        order_ids: z.array(Id).min(1).max(ORDERS_PER_PAYMENT_LIMIT).refine(areDistinct, 'different orders').optional(),
        payment_code: z.string().max(40).optional(),
      })
      .refine(isPaymentComplete, 'order_ids and payment_code together'),
    reply: z.object({ payment_id: Id, expires_at: Time }),
    keyed: true,
    stale: [WAY, SECURITY, ...ORDERS, PAYABLE],
  },
  'GET /api/user/card_top_up/detail': {
    summary: 'One top-up by card: its state, and whether its orders are paid',
    access: 'shopper',
    query: z.object({ payment_id: PaymentId }),
    reply: CardPayment,
  },
  'POST /api/user/card_top_up/refresh': {
    summary: 'Ask the provider for the state of a top-up now, because its event may be late',
    access: 'shopper',
    limits: ['card_refresh'],
    body: z.strictObject({ payment_id: PaymentId }),
    reply: CardPayment,
    stale: [DETAIL, WAY, RECORD, SHOPPER, ...ORDERS, ...BILLS, PAYABLE],
  },
  'POST /api/user/card_top_up/cancel': {
    summary: "Cancel a top-up that is still open, so that the provider's page can no longer be used",
    access: 'shopper',
    body: z.strictObject({ payment_id: PaymentId }),
    reply: CardPayment,
    stale: [DETAIL, WAY, RECORD, SHOPPER, ...ORDERS, ...BILLS, PAYABLE],
  },
} as const satisfies EndpointTable
