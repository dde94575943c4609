import { z } from 'zod'
import { desk } from '../access.ts'
import { FreightTerms } from '../catalogue/shop.ts'
import { AxisValue } from '../catalogue/sku.ts'
import {
  Amount,
  areDistinct,
  EndlessPaging,
  type EndpointTable,
  Id,
  PositiveAmount,
  SingleLine,
  Text,
  Time,
} from '../endpoint.ts'
import { Alone } from '../operator/alone.ts'
import { AskedShopper, deskListOf, Shopper } from '../operator/desk-list.ts'
import { ActOutcome, WaitingProposal } from '../operator/proposal.ts'
import { DESK_ORDERS, DESK_PROPOSALS } from '../stale/desk-reads.ts'
import { BILLS, ORDERS, SHOPPER } from '../stale/shop-reads.ts'
import { File } from '../upload/upload.ts'
import { OrderPieces } from './order-pieces.ts'
import {
  GOODS_OUTCOMES,
  REFUND_EXPLANATION_LIMIT,
  REFUND_PROOF_LIMIT,
  REFUND_REASONS,
  REFUND_TYPES,
  REFUSAL_PICTURES_LIMIT,
} from './refund-rules.ts'
import { isCarrierName } from './shipment-cells.ts'
import { RETURN_ADDRESS_LIMIT } from './shipment-rules.ts'

export const Refund = z.object({
  refund_id: Id,
  order_id: Id,
  /** `shopper`: the shopper applied for the refund; `operator`: an operator refunded without an application. */
  by: z.enum(['shopper', 'operator']),
  type: z.enum(REFUND_TYPES),
  product_status: z.enum(['received', 'not_received']).nullable(),
  items: z.array(
    z.object({
      order_item_id: Id,
      quantity: z.int(),
      amount_cents: Amount,
      /**
       * `not_sent`: never packed, back in stock; `returns`: the shopper sends them back; `stays`: the shopper keeps
       * them, or they were lost.
       */
      fate: z.enum(GOODS_OUTCOMES),
    }),
  ),
  /** Items and freight, less the deductions. The balance gets it with `tax_cents`. */
  amount_cents: Amount,
  freight_cents: Amount,
  /** Taxes, duties and charges that are paid back on top of the amount. */
  tax_cents: Amount,
  /**
   * Deducted from goods and freight, because the rest of the purchase no longer reaches the minimum of its promo code,
   * or of free freight. A negative amount returns an earlier deduction.
   */
  deducted_discount_cents: Amount,
  deducted_freight_cents: Amount,
  reason: z.enum(REFUND_REASONS),
  explanation: z.string(),
  attachments: z.array(File),
  /** `agreed`: the shop approved the refund and waits for the goods; `returning`: the goods are on their way back. */
  state: z.enum(['applied', 'agreed', 'returning', 'executed', 'refused', 'withdrawn']),
  /** Set if the shop refunded less than it had approved: the approved amount, and the reason for refunding less. */
  agreed_cents: Amount.nullable(),
  less_reason: z.string().nullable(),
  refusal_reason: z.string().nullable(),
  refusal_pictures: z.array(File),
  return_address: z.string().nullable(),
  /** The refund ends if the goods are not sent back by this time. */
  return_until: Time.nullable(),
  carrier: z.string().nullable(),
  tracking_number: z.string().nullable(),
  created_at: Time,
  resolved_at: Time.nullable(),
})
export type Refund = z.output<typeof Refund>

/** The amounts and pieces that can still be refunded. */
export const Refundable = z.object({
  goods_cents: Amount,
  /**
   * Freight that can still be refunded: only together with all lines, and after shipment only if the shop is at fault.
   */
  freight_cents: Amount,
  items: z.array(z.object({ order_item_id: Id, quantity: z.int(), cents: Amount })),
})

/** Inputs of a refund's deduction, which `deductionOf` in refund-deduction.ts computes. */
export const RefundConditions = z.object({
  /** Minimum value of the goods of the whole purchase for its promo code; 0 for none. */
  minimum_cents: Amount,
  /** Value of the goods in the purchase's other orders that count towards the minimum. */
  others_goods_cents: Amount,
  /** Discount that the other orders lose if the purchase falls below the minimum. */
  others_discount_cents: Amount,
  /** Value of refunded goods of this order that still count towards minimums, because the shop was at fault. */
  fault_goods_cents: Amount,
  /** The part of `fault_goods_cents` that the promo code does not cover. */
  fault_other_cents: Amount.optional(),
  free_freight: FreightTerms.nullable(),
  /** Discount that the purchase has already lost. */
  ended_discount_cents: Amount,
  /** Freight that was already deducted from refunds of the order. */
  added_freight_cents: Amount,
})

const RefundApplication = z.strictObject({
  order_id: Id,
  type: z.enum(REFUND_TYPES),
  product_status: z.enum(['received', 'not_received']),
  items: OrderPieces,
  /**
   * The fate of the pieces as it was shown to the shopper. The application is refused with `state_changed` if the fate
   * has changed, for example because the order was shipped.
   */
  fate: z.enum(GOODS_OUTCOMES).optional(),
  /**
   * The amount after deductions for a lost discount or lost free freight. For an unshipped order it must be exactly the
   * price of the pieces, including freight if no other pieces are left.
   */
  amount_cents: PositiveAmount,
  reason: z.enum(REFUND_REASONS),
  explanation: Text(REFUND_EXPLANATION_LIMIT),
  attachment_ids: z.array(Id).max(REFUND_PROOF_LIMIT).refine(areDistinct),
})

/** Carrier and tracking number of a shipment or a return. */
export const Parcel = z.strictObject({
  carrier: SingleLine(80).refine(isCarrierName, { error: 'must be a name, not a number' }),
  tracking_number: SingleLine(80),
})

/** Goods that were not received cannot be sent back. */
const canBeReturned = ({ type, product_status }: z.output<typeof RefundApplication>) =>
  type === 'refund_only' || product_status === 'received'

const REFUND_FILTERS = ['open', 'all', ...Refund.shape.state.options] as const

export const RefundToPay = Refund.extend({
  /**
   * The amount paid if the refund is paid in full now. This amount counts towards the limits. It exceeds `amount_cents`
   * if less is deducted now than at the time of the request. Null for closed refunds.
   */
  to_pay_cents: Amount.nullable(),
})

/** A line of a refund with its goods, in the operator's language. */
const RefundedGoods = Refund.shape.items.element.extend({
  title: z.string(),
  values: z.array(AxisValue),
  image: z.string(),
})

const RefundAtDesk = RefundToPay.extend({
  items: z.array(RefundedGoods),
  shopper: Shopper,
  order_number: z.string(),
  /** The amount that the caller may pay alone; null for closed refunds. */
  alone: Alone.nullable(),
  /** A pending proposal to pay the refund, because it exceeds a limit. */
  proposal: WaitingProposal.nullable(),
  agreed_by: z.string().nullable(),
  /** The operator who paid or refused the refund. */
  resolved_by: z.string().nullable(),
  shop_id: z.string(),
  shop_return_address: z.string().nullable(),
})

export const refund_endpoints = {
  'POST /api/order/refund': {
    summary:
      'Apply for a refund of lines of a paid order: one open application per order, three in total. Pieces of an unshipped order are not sent and are refunded in full; the last pieces also refund the freight and end the order',
    access: 'shopper',
    body: RefundApplication.refine(canBeReturned),
    reply: Refund,
    keyed: true,
    // Includes the balance and the bills, because a refusal may mean that the shop has already refunded the money.
    stale: [SHOPPER, ...ORDERS, ...BILLS],
  },
  'POST /api/order/refund_withdraw': {
    summary: 'Withdraw a refund application that the shop has not answered yet; the order continues as before',
    access: 'shopper',
    body: z.strictObject({ refund_id: Id }),
    reply: Refund,
    stale: [SHOPPER, ...ORDERS, ...BILLS],
  },
  'POST /api/order/refund_return': {
    summary: 'Record the parcel in which the goods of an agreed refund are sent back',
    access: 'shopper',
    body: Parcel.extend({ refund_id: Id }),
    reply: Refund,
    stale: [SHOPPER, ...ORDERS, ...BILLS],
  },
  'GET /api/admin/refund/list': {
    summary: 'Refunds: by default the open ones, oldest first; closed refunds newest first',
    access: desk('fulfilment', 'support', 'finance'),
    query: EndlessPaging.extend({
      state: z.enum(REFUND_FILTERS).optional(),
      type: z.enum(REFUND_TYPES).optional(),
      shopper: AskedShopper.optional(),
    }),
    reply: deskListOf(RefundAtDesk),
  },
  'GET /api/admin/refund/detail': {
    summary: 'One refund',
    access: desk('fulfilment', 'support', 'finance'),
    query: z.object({ refund_id: Id }),
    reply: RefundAtDesk,
  },
  'POST /api/admin/refund/agree': {
    summary:
      'Approve a refund. If no goods must be returned, it is paid immediately, or proposed to a second operator above a limit. Goods are returned to the address of their shop unless another address is given',
    access: desk('fulfilment', 'support'),
    body: z.strictObject({ refund_id: Id, return_address: Text(RETURN_ADDRESS_LIMIT).optional() }),
    reply: RefundAtDesk.extend({ outcome: ActOutcome }),
    stale: [...DESK_ORDERS, ...DESK_PROPOSALS],
  },
  'POST /api/admin/refund/refuse': {
    summary: 'Refuse a refund with a reason and optional pictures, before or after the goods were returned',
    access: desk('fulfilment', 'support'),
    body: z.strictObject({
      refund_id: Id,
      reason: Text(300),
      /** Ids of pictures that were uploaded for this shopper, with the purpose `refusal`. */
      picture_ids: z.array(Id).max(REFUSAL_PICTURES_LIMIT).refine(areDistinct).optional(),
    }),
    reply: RefundAtDesk,
    stale: [...DESK_ORDERS, ...DESK_PROPOSALS],
  },
  'POST /api/admin/refund/execute': {
    summary:
      'Pay an approved refund, after goods that must be returned have arrived: in full, or less with a reason. Pieces that are not sent are always refunded in full. The amount exceeds the application if an earlier deduction is no longer due. Above a limit the payment is proposed to another operator; payments by customer service always are',
    access: desk('finance', 'fulfilment', 'support'),
    body: z.strictObject({
      refund_id: Id,
      less: z.strictObject({ amount_cents: PositiveAmount, reason: Text(300) }).optional(),
    }),
    reply: RefundAtDesk.extend({ outcome: ActOutcome }),
    stale: [...DESK_ORDERS, ...DESK_PROPOSALS],
  },
} as const satisfies EndpointTable
