import { z } from 'zod'
import { EndlessPaging, type Endpoint, Id, PositiveAmount, Text } from '../endpoint.ts'
import { Alone } from '../operator/alone.ts'
import { AskedShopper, deskListOf, Shopper } from '../operator/desk-list.ts'
import { REFUND_TYPES, REFUSAL_PICTURES_LIMIT, RETURN_ADDRESS_LIMIT } from '../rules.ts'
import { areDistinct, Refund } from './refund.ts'

const REFUND_FILTERS = ['open', 'all', ...Refund.shape.state.options] as const

const RefundAtDesk = Refund.extend({
  shopper: Shopper,
  order_number: z.string(),
  /** It is agreed, and more than one operator alone may give back: another one has to execute it. */
  needs_second: z.boolean(),
  /** Of an open one. */
  alone: Alone.nullable(),
  /** The operator who agreed. */
  agreed_by: z.string().nullable(),
  /** The operator who gave the money back or refused. */
  resolved_by: z.string().nullable(),
  shop_id: z.string(),
  /** Where its shop takes goods back. */
  shop_return_address: z.string().nullable(),
})

/** The refunds of the desk. */
export const desk_refund_endpoints = {
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
      'Agree to a refund: without a return it is executed at once, or by a second operator above the set amount. Goods go back to the address of their shop unless another one is given',
    body: z.strictObject({ refund_id: Id, return_address: Text(RETURN_ADDRESS_LIMIT).optional() }),
    reply: RefundAtDesk,
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
      'Give back the money of an agreed refund, once the goods are back if they had to come: all of it, or less with a reason, but not less for pieces that are not sent. More is given back than was asked for where an earlier deduction is due no more',
    body: z.strictObject({
      refund_id: Id,
      less: z.strictObject({ amount_cents: PositiveAmount, reason: Text(300) }).optional(),
    }),
    reply: RefundAtDesk,
  },
} as const satisfies Record<string, Endpoint>
