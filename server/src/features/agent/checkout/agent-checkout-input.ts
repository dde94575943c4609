import { z } from 'zod'
import { LANGUAGE_HINT } from '../language-hint.ts'

/** Largest number of different SKUs in a cart or checkout of an agent. */
const AGENT_LINES_LIMIT = 50
const AGENT_CODES_LIMIT = 5

const Line = z.object({
  item: z
    .object({
      id: z
        .string()
        .min(1)
        .max(100)
        .describe('Id of a variant, as in "variants" of a product; not the id of the product'),
    })
    .describe('What is bought'),
  quantity: z.int().min(1).max(1_000_000).describe('Number of pieces'),
})
const Lines = z.array(Line).max(AGENT_LINES_LIMIT).describe('The items, at most 50 different variants')

const Short = z.string().trim().max(200)
const optional = (schema: z.ZodString, description: string) => schema.optional().catch(undefined).describe(description)

/** Unknown fields are dropped. A field that is too long is treated as missing, so that it blocks no purchase. */
const Buyer = z
  .object({
    first_name: optional(Short, 'Given name'),
    last_name: optional(Short, 'Family name'),
    email: optional(Short, 'E-mail address'),
    phone_number: optional(Short, 'Phone number with country code, such as +81 90 1234 5678'),
  })
  .optional()
  .describe('The buyer, for the form of a new address')

const Destination = z.object({
  id: z.string().min(1).max(64).optional().catch(undefined).describe('Id of the address within this call'),
  street_address: optional(Short, 'Street and house number'),
  extended_address: optional(Short, 'Building, floor or flat'),
  address_locality: optional(Short, 'City'),
  address_region: optional(Short, 'State, province or prefecture'),
  address_country: optional(Short, 'Country as a two-letter code, such as JP'),
  postal_code: optional(Short, 'Postcode'),
  first_name: optional(Short, 'Given name of the addressee'),
  last_name: optional(Short, 'Family name of the addressee'),
  phone_number: optional(Short, 'Phone number of the addressee'),
})

const Group = z.object({
  id: z.string().max(100).describe('"id" of a group in the reply'),
  selected_option_id: z.string().max(64).nullish().describe('"id" of one of the options of the group'),
})

const Method = z.object({
  type: z.string().max(40).optional().describe('The only type is shipping'),
  destinations: z
    .array(Destination)
    .max(10)
    .optional()
    .describe(
      'Addresses. Without one, the goods go to the default address of a shopper who let you in, or the shopper enters it. You can only pay for goods to an address that the shopper stored',
    ),
  selected_destination_id: z
    .string()
    .max(64)
    .nullish()
    .describe('"id" of one of the destinations; without it the first is used'),
  groups: z
    .array(Group)
    .max(AGENT_LINES_LIMIT)
    .optional()
    .describe('Ways of delivery by shop. Without one a shop sends by its cheapest option'),
})

const Discounts = z
  .object({
    codes: z
      .array(z.string().trim().max(40))
      .max(AGENT_CODES_LIMIT)
      .optional()
      .describe('Promo codes, such as WELCOME10; an order uses one'),
  })
  .optional()
  .describe('Discounts')

/** Claims of benefits, such as those of members. The shop has none. */
const Claims = z
  .array(Short)
  .max(20)
  .optional()
  .catch(undefined)
  .describe('Claims of benefits. The shop has no benefits')
const BuyerContext = z
  .object({
    language: optional(Short, LANGUAGE_HINT),
    address_country: optional(Short, 'Country of delivery as a two-letter code, such as JP, for the freight'),
    eligibility: Claims,
  })
  .optional()
  .describe('What the platform knows about its user')

const Fulfillment = z
  .object({ methods: z.array(Method).max(5).optional().describe('Ways of delivery; the shop has shipping') })
  .optional()
  .describe('Where the goods are sent')

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
    cart_id: z.string().min(1).max(100).optional().describe('Id of a cart to buy. Then line_items is an empty list'),
    line_items: Lines.describe('The items, at most 50 different variants; [] with a cart_id'),
    discounts: Discounts,
    context: BuyerContext,
    buyer: Buyer,
    fulfillment: Fulfillment,
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
  fulfillment: Fulfillment,
})
export type CheckoutInput = z.output<typeof CheckoutInput>

/**
 * The body of a completion. Only the ids of payment handlers are read. The shop has none, and a payment code is never
 * accepted from an agent.
 */
export const Completion = z.object({
  payment: z
    .object({
      instruments: z.array(z.object({})).max(20).optional().describe('Ignored: shoppers pay from their balance only'),
    })
    .optional()
    .describe('May be left out'),
})
export type Completion = z.output<typeof Completion>

export const NoInput = z.object({})
