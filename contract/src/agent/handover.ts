import { z } from 'zod'
import { FREIGHT_SERVICES } from '../address/address-rules.ts'
import { type EndpointTable, Id, Slug } from '../endpoint.ts'

/** The secret part of the address with which an agent hands a checkout over to a shopper. */
export const HandoverId = z.string().regex(/^handover_[\w-]{32}$/)

/** An address as an agent describes it. The form for a new address begins with it. */
const SuggestedAddress = z.object({
  addressee: z.string(),
  mobile: z.string(),
  country: z.string(),
  region: z.string(),
  city: z.string(),
  detailed_address: z.string(),
  postcode: z.string(),
})
export type SuggestedAddress = z.output<typeof SuggestedAddress>

export const Handover = z.object({
  /** The host of the agent's platform. */
  agent: z.string(),
  /** The promo code that the agent found, or empty. */
  promo_code: z.string(),
  /** The delivery services that the agent chose. */
  shop_services: z.array(z.object({ shop_id: Slug, service: z.enum(FREIGHT_SERVICES) })).optional(),
  address: SuggestedAddress.nullable(),
  /** Titles of the goods that cannot be bought any more. */
  unavailable: z.array(z.string()),
  /** The orders of the handover. A handover is ordered once. */
  order_ids: z.array(Id),
  /** Whether the orders wait for their payment. */
  is_payable: z.boolean(),
})
export type Handover = z.output<typeof Handover>

export const handover_endpoints = {
  'POST /api/checkout/handover': {
    summary: 'Open the checkout that an agent prepared. Only the shopper who opens it first can order it',
    access: 'shopper',
    body: z.strictObject({ handover_id: HandoverId }),
    reply: Handover,
    reads: true,
  },
} as const satisfies EndpointTable
