import { z } from 'zod'
import { Amount, EndlessPaging, type Endpoint, Id, Line, PositiveAmount, Text, Time } from '../endpoint.ts'
import { Alone } from '../operator/alone.ts'
import { AskedShopper, deskListOf, Shopper } from '../operator/desk-list.ts'
import { ActOutcome, WaitingProposal } from '../operator/proposal.ts'
import {
  CART_LINES_LIMIT,
  REFUND_EXPLANATION_LIMIT,
  REFUND_FATES,
  REFUND_PROOF_LIMIT,
  REFUND_REASONS,
  REFUND_TYPES,
  REFUSAL_PICTURES_LIMIT,
  RETURN_ADDRESS_LIMIT,
  VISIBLE_PATTERN,
} from '../rules.ts'
import { File } from '../upload.ts'

const Quantity = z.int().min(1).max(1_000_000)

/** The chosen lines of an order, each once. */
export const RefundItems = z
  .array(z.strictObject({ order_item_id: Id, quantity: Quantity }))
  .min(1)
  .max(CART_LINES_LIMIT)
  .refine((items) => areDistinct(items.map((item) => item.order_item_id)))

export const areDistinct = (ids: string[]) => new Set(ids).size === ids.length

export const Refund = z.object({
  refund_id: Id,
  order_id: Id,
  /** A shopper applies for a refund; an operator gives one without being asked. */
  by: z.enum(['shopper', 'operator']),
  type: z.enum(REFUND_TYPES),
  product_status: z.enum(['received', 'not_received']).nullable(),
  items: z.array(
    z.object({
      order_item_id: Id,
      quantity: z.int(),
      amount_cents: Amount,
      /**
       * `not_sent`: never packed, back in stock; `returns`: the shopper sends them back; `stays`: the shopper keeps them, or
       * they got lost.
       */
      fate: z.enum(REFUND_FATES),
    }),
  ),
  /** The amount that goes to the balance: items and freight, less the deductions. */
  amount_cents: Amount,
  freight_cents: Amount,
  /**
   * Deducted from goods and freight, because the rest of the purchase no longer reaches the minimum of its promo code, or of
   * free freight. Below zero it returns what an earlier refund deducted.
   */
  deducted_discount_cents: Amount,
  deducted_freight_cents: Amount,
  reason: z.enum(REFUND_REASONS),
  explanation: z.string(),
  attachments: z.array(File),
  /** `agreed` waits for the goods; `returning` means that the goods are on their way back. */
  state: z.enum(['applied', 'agreed', 'returning', 'executed', 'refused', 'withdrawn']),
  /** What was agreed, where the shop gave less of it back, and why. */
  agreed_cents: Amount.nullable(),
  less_reason: z.string().nullable(),
  refusal_reason: z.string().nullable(),
  /** What the shop shows with the reason. */
  refusal_pictures: z.array(File),
  return_address: z.string().nullable(),
  /** Goods that are not sent back by then end the refund. */
  return_until: Time.nullable(),
  carrier: z.string().nullable(),
  tracking_number: z.string().nullable(),
  created_at: Time,
  resolved_at: Time.nullable(),
})
export type Refund = z.output<typeof Refund>

/** What can still be asked back. */
export const Refundable = z.object({
  goods_cents: Amount,
  /** Comes with all lines only, and once shipped only when the shop is at fault. */
  freight_cents: Amount,
  items: z.array(z.object({ order_item_id: Id, quantity: z.int(), cents: Amount })),
})

const FreightTerms = z.object({ base_cents: Amount, each_further_cents: Amount, free_from_cents: Amount.nullable() })

/** Inputs of a refund's deduction, which `deductionOf` in refund-deduction.ts computes. */
export const RefundConditions = z.object({
  /** The least goods of the whole purchase for its promo code; 0 for none. */
  minimum_cents: Amount,
  /** Goods of the purchase's other orders that count towards it. */
  others_goods_cents: Amount,
  /** Discount that the other orders lose below the minimum. */
  others_discount_cents: Amount,
  /** Goods of this order that still count, because it was the shop's fault that they are no longer bought. */
  fault_goods_cents: Amount,
  /** Those among them that the promo code is not for. */
  fault_other_cents: Amount.optional(),
  /** The terms under which its freight was free. */
  free_freight: FreightTerms.nullable(),
  /** Discount that the purchase lost already. */
  ended_discount_cents: Amount,
  /** Freight that the order was charged already. */
  added_freight_cents: Amount,
})

const RefundApplication = z.strictObject({
  order_id: Id,
  type: z.enum(REFUND_TYPES),
  product_status: z.enum(['received', 'not_received']),
  items: RefundItems,
  /**
   * The fate that the shopper saw. Refused with `state_changed` if it has changed, for example because the order was shipped.
   */
  fate: z.enum(REFUND_FATES).optional(),
  /**
   * The amount after the deduction, if the rest of the purchase loses its discount or free freight. Of an unshipped
   * order exactly what the pieces cost, with the freight if they are all that is left.
   */
  amount_cents: PositiveAmount,
  reason: z.enum(REFUND_REASONS),
  explanation: Text(REFUND_EXPLANATION_LIMIT).refine((explanation) => VISIBLE_PATTERN.test(explanation)),
  attachment_ids: z.array(Id).max(REFUND_PROOF_LIMIT).refine(areDistinct),
})

/** What goes on its way, or back, and how it is followed. */
export const Parcel = z.strictObject({ carrier: Line(80), tracking_number: Line(80) })

/** What was not received cannot be sent back. */
const canBeReturned = ({ type, product_status }: z.output<typeof RefundApplication>) =>
  type === 'refund_only' || product_status === 'received'

const REFUND_FILTERS = ['open', 'all', ...Refund.shape.state.options] as const

const RefundAtDesk = Refund.extend({
  shopper: Shopper,
  order_number: z.string(),
  /** Of an open one. */
  alone: Alone.nullable(),
  /** To give its money back, above a limit. */
  proposal: WaitingProposal.nullable(),
  /** The operator who agreed. */
  agreed_by: z.string().nullable(),
  /** The operator who gave the money back or refused. */
  resolved_by: z.string().nullable(),
  shop_id: z.string(),
  /** Where its shop takes goods back. */
  shop_return_address: z.string().nullable(),
})

/** Refunds that shoppers apply for, and their audit at the desk. */
export const refund_endpoints = {
  'POST /api/order/refund': {
    summary:
      'Ask for money back for lines of a paid order: one open request an order, three in all. Pieces of an unshipped order are not sent and are refunded in full; with its last pieces the freight comes back and the order ends',
    body: RefundApplication.refine(canBeReturned),
    reply: Refund,
    keyed: true,
  },
  'POST /api/order/refund_withdraw': {
    summary: 'Withdraw a refund that the shop has not answered yet; the order goes on as before',
    body: z.strictObject({ refund_id: Id }),
    reply: Refund,
  },
  'POST /api/order/refund_return': {
    summary: 'Say with which parcel the goods of an agreed refund come back',
    body: Parcel.extend({ refund_id: Id }),
    reply: Refund,
  },
  'GET /api/admin/refund/list': {
    summary: 'Refunds: the open ones unless said, oldest first; closed ones newest first',
    query: EndlessPaging.extend({
      state: z.enum(REFUND_FILTERS).optional(),
      type: z.enum(REFUND_TYPES).optional(),
      shopper: AskedShopper.optional(),
    }),
    reply: deskListOf(RefundAtDesk),
  },
  'GET /api/admin/refund/detail': {
    summary: 'One refund',
    query: z.object({ refund_id: Id }),
    reply: RefundAtDesk,
  },
  'GET /api/admin/refund/alone': {
    summary: 'How much the operator may give back alone now to the shopper of an order',
    query: z.object({ order_id: Id }),
    reply: Alone,
  },
  'POST /api/admin/refund/agree': {
    summary:
      'Agree to a refund: without a return it is executed at once, or proposed to another operator above a limit. Goods go back to the address of their shop unless another one is given',
    body: z.strictObject({ refund_id: Id, return_address: Text(RETURN_ADDRESS_LIMIT).optional() }),
    reply: RefundAtDesk.extend({ outcome: ActOutcome }),
  },
  'POST /api/admin/refund/refuse': {
    summary: 'Refuse a refund with a reason, and pictures if they help, before or after the goods came back',
    body: z.strictObject({
      refund_id: Id,
      reason: Text(300),
      /** Sent before for this shopper, with the purpose `refusal`. */
      picture_ids: z.array(Id).max(REFUSAL_PICTURES_LIMIT).refine(areDistinct).optional(),
    }),
    reply: RefundAtDesk,
  },
  'POST /api/admin/refund/execute': {
    summary:
      'Give back the money of an agreed refund, once the goods are back if they had to come: all of it, or less with a reason, but not less for pieces that are not sent. More is given back than was asked for where an earlier deduction is due no more. Above a limit it is proposed to another operator, by customer service any sum',
    body: z.strictObject({
      refund_id: Id,
      less: z.strictObject({ amount_cents: PositiveAmount, reason: Text(300) }).optional(),
    }),
    reply: RefundAtDesk.extend({ outcome: ActOutcome }),
  },
} as const satisfies Record<string, Endpoint>
