import { z } from 'zod'

/** Largest number of different SKUs in a cart or checkout of an agent. */
const AGENT_LINES_LIMIT = 50
const AGENT_CODES_LIMIT = 5

const Line = z.object({
  item: z.object({ id: z.string().min(1).max(100) }),
  quantity: z.int().min(1).max(1_000_000),
})
const Lines = z.array(Line).max(AGENT_LINES_LIMIT)

const Short = z.string().trim().max(200)
const optional = (schema: z.ZodString) => schema.optional().catch(undefined)

/** Unknown fields are dropped. A field that is too long is treated as missing, so that it blocks no purchase. */
const Buyer = z
  .object({
    first_name: optional(Short),
    last_name: optional(Short),
    email: optional(Short),
    phone_number: optional(Short),
  })
  .optional()

const Destination = z.object({
  id: z.string().min(1).max(64).optional().catch(undefined),
  street_address: optional(Short),
  extended_address: optional(Short),
  address_locality: optional(Short),
  address_region: optional(Short),
  address_country: optional(Short),
  postal_code: optional(Short),
  first_name: optional(Short),
  last_name: optional(Short),
  phone_number: optional(Short),
})

const Method = z.object({
  type: z.string().max(40).optional(),
  destinations: z.array(Destination).max(10).optional(),
  selected_destination_id: z.string().max(64).nullish(),
})

const Discounts = z.object({ codes: z.array(z.string().trim().max(40)).max(AGENT_CODES_LIMIT).optional() }).optional()

/** Claims of benefits, such as those of members. The shop has none. */
const Claims = z.array(Short).max(20).optional().catch(undefined)
const BuyerContext = z.object({ address_country: optional(Short), eligibility: Claims }).optional()

export const CartInput = z.object({
  line_items: Lines.min(1),
  discounts: Discounts,
  context: BuyerContext,
  buyer: Buyer,
})
export type CartInput = z.output<typeof CartInput>

/** `line_items` may be empty if the goods are those of a cart. */
export const NewCheckoutInput = z
  .object({
    cart_id: z.string().min(1).max(100).optional(),
    line_items: Lines,
    discounts: Discounts,
    context: BuyerContext,
    buyer: Buyer,
    fulfillment: z.object({ methods: z.array(Method).max(5).optional() }).optional(),
  })
  .refine(({ cart_id, line_items }) => cart_id !== undefined || line_items.length > 0, {
    path: ['line_items'],
    error: 'must not be empty',
  })
export type NewCheckoutInput = z.output<typeof NewCheckoutInput>

export const CheckoutInput = z.object({
  line_items: Lines.min(1),
  discounts: Discounts,
  context: BuyerContext,
  buyer: Buyer,
  fulfillment: z.object({ methods: z.array(Method).max(5).optional() }).optional(),
})
export type CheckoutInput = z.output<typeof CheckoutInput>

/**
 * The body of a completion. Only the ids of payment handlers are read. The shop has none, and a payment code is never
 * accepted from an agent.
 */
export const Completion = z.object({
  payment: z.object({ instruments: z.array(z.object({})).max(20).optional() }).optional(),
})
export type Completion = z.output<typeof Completion>

export const NoInput = z.object({})
