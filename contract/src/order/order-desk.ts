import { z } from 'zod'
import { desk } from '../access.ts'
import { AddressCorrection } from '../address/address.ts'
import {
  AskedDay,
  AskedTime,
  EndlessPaging,
  type EndpointTable,
  Flag,
  Id,
  PositiveAmount,
  Revision,
  SingleLine,
  Slug,
  Text,
  Time,
} from '../endpoint.ts'
import { Alone } from '../operator/alone.ts'
import { AskedShopper, deskListOf, Shopper } from '../operator/desk-list.ts'
import { ActOutcome, WaitingProposal } from '../operator/proposal.ts'
import { DESK_CONTRACT_WITHDRAWALS, DESK_ORDERS, DESK_PROPOSALS } from '../stale/desk-reads.ts'
import { Order, OrderInList } from './order.ts'
import { OrderPieces } from './order-pieces.ts'
import { STATUS_FILTERS } from './order-rules.ts'
import { RefundToPay } from './refund.ts'
import { TRACKING_SOURCES } from './tracking/tracking-rules.ts'

/**
 * Filters of the order list at the operators' desk. Orders to ship are sorted by payment time, oldest first; all others
 * newest first.
 */
export const OrderFilter = EndlessPaging.extend({
  status: z.enum(STATUS_FILTERS).optional(),
  /** An order number. Spaces are ignored, because the shop shows the digits in groups. */
  number: z
    .string()
    .transform((input) => input.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{1,20}$/))
    .optional(),
  shopper: AskedShopper.optional(),
  /**
   * Any part of the order number, of the recipient's name or telephone; the beginning of an e-mail address or tracking
   * number; words of a product's title, its id or the id of a SKU. Each of them matches at most 100 orders, a product at
   * most 50.
   */
  find: SingleLine(100).optional(),
  /** Limits the list to the newest thousand orders of a product. */
  product_id: Slug.optional(),
  /** The first and the last day, in the shop's time zone, on which the orders were placed. */
  from: AskedDay.optional(),
  to: AskedDay.optional(),
  shop_id: Slug.optional(),
  /** Limits the list to orders of which pieces wait to be sent, although the promised handling time is over. */
  overdue: Flag.optional(),
  /** Limits the list to orders of which a part was sent and the rest waits. */
  partly_sent: Flag.optional(),
  /** Limits the list to orders with a lost parcel that was not refunded. */
  lost: Flag.optional(),
  paid_since: AskedTime.optional(),
})

const DeskMarks = {
  shopper: Shopper,
  /** True if pieces of the order wait to be sent, although the promised handling time is over. */
  overdue: z.boolean(),
}

export const OrderInDeskList = OrderInList.extend({ ...DeskMarks, addressee: z.string() })

const ParcelEvent = z.object({
  event_id: Id,
  parcel_id: Id,
  /** The position of its parcel. */
  position: z.int(),
  happened_at: Time,
  offset_minutes: z.int().nullable(),
  place: z.string().nullable(),
  /** The text of the code, in the reader's language, or what an operator entered. */
  text: z.string(),
  /** The carrier's words about an event that has a code. */
  note: z.string().nullable(),
  /** The service that reported the event; null for an event that an operator entered. */
  source: z.enum(TRACKING_SOURCES).nullable(),
  operator: z.string().nullable(),
})

export const OrderAtDesk = Order.extend({
  ...DeskMarks,
  /** Of the address, the carrier and the tracking number. A correction of them sends it back. */
  revision: Revision,
  refunds: z.array(RefundToPay),
  history: z.array(Order.shape.history.element.extend({ operator: z.string().nullable() })),
  /** Parcel events that operators entered, or services reported, newest first. */
  parcel_events: z.array(ParcelEvent),
  shop_return_address: z.string().nullable(),
  /** The amount that the caller may refund alone. */
  alone: Alone,
  /** A pending proposal to refund the order, or to cancel it when it is paid. */
  proposal: WaitingProposal.nullable(),
})

/** The open withdrawal from the contract of this order that the refund answers. The refund marks it as done. */
const AnsweredWithdrawal = Id.optional()

/** The refund of a lost parcel has no further choices. */
const isOneChoice = ({ parcel_id, items, amount_cents, goods_back, not_sent }: z.output<typeof DirectRefundFields>) =>
  parcel_id === undefined || [items, amount_cents, goods_back, not_sent].every((choice) => choice === undefined)

const DirectRefundFields = z.strictObject({
  order_id: Id,
  reason: Text(300),
  /** The pieces to refund. If omitted, everything that is left is refunded. */
  items: OrderPieces.optional(),
  /** The amount to refund. If omitted, the highest refundable amount of the lines. */
  amount_cents: PositiveAmount.optional(),
  /** Whether the goods are back and can be sold again. Always true for goods of an unshipped order. */
  goods_back: z.boolean().optional(),
  /** Whether the pieces cannot be sent. Takes only pieces that wait to be sent, at their full price. */
  not_sent: z.boolean().optional(),
  contract_withdrawal_id: AnsweredWithdrawal,
  /** The lost parcel to refund: exactly its pieces, at their full price. Replaces the other choices. */
  parcel_id: Id.optional(),
})
const DirectRefund = DirectRefundFields.refine(isOneChoice)

export const order_desk_endpoints = {
  'GET /api/admin/order/list': {
    summary:
      'Orders: orders to ship sorted by payment time (filtered to overdue: longest overdue first), all others newest first',
    access: desk('fulfilment', 'support', 'finance'),
    query: OrderFilter,
    reply: deskListOf(OrderInDeskList),
  },
  'GET /api/admin/order/detail': {
    summary: 'One order with its address, lines, parcel and history',
    access: desk('fulfilment', 'support', 'finance'),
    query: z.object({ order_id: Id }),
    reply: OrderAtDesk,
  },
  'POST /api/admin/order/cancel': {
    summary:
      'Cancel an order that is not shipped, with a reason; a paid order is refunded in full, which needs approval by another operator above a limit',
    access: desk('fulfilment'),
    body: z.strictObject({ order_id: Id, reason: Text(300), contract_withdrawal_id: AnsweredWithdrawal }),
    reply: OrderAtDesk.extend({ outcome: ActOutcome }),
    stale: [...DESK_ORDERS, ...DESK_CONTRACT_WITHDRAWALS, ...DESK_PROPOSALS],
  },
  'POST /api/admin/order/readdress': {
    summary:
      'Correct the address of an order that is not shipped, within the same country; the shopper is notified, and the history keeps both addresses. Refused if the order has changed since `revision`',
    access: desk('fulfilment', 'support'),
    body: z.strictObject({ order_id: Id, revision: Revision, ...AddressCorrection }),
    reply: OrderAtDesk,
    stale: DESK_ORDERS,
  },
  'POST /api/admin/order/refund': {
    summary:
      'Refund an order without an application: a paid order in full, or its pieces that cannot be sent, a shipped order in full or by line, a completed order as goodwill. Nothing is deducted, and earlier deductions for these goods are returned. Above a limit, and as goodwill, the refund needs approval by another operator',
    access: desk('finance', 'fulfilment'),
    body: DirectRefund,
    reply: OrderAtDesk.extend({ outcome: ActOutcome }),
    stale: [...DESK_ORDERS, ...DESK_CONTRACT_WITHDRAWALS, ...DESK_PROPOSALS],
  },
} as const satisfies EndpointTable
