import { z } from 'zod'
import { FREIGHT_SERVICES } from '../address/address-rules.ts'
import { HandoverId } from '../agent/handover.ts'
import { Amount, Day, type EndpointTable, Id, Slug, Time } from '../endpoint.ts'
import { REASONS } from '../refusals.ts'
import { QuotedTaxes, TaxEstimate } from '../tax/tax-estimate.ts'
import { Country } from '../tax/tax-rule.ts'
import { CartShop, SkuLine } from './cart.ts'
import { CART_LINES_LIMIT } from './cart-limits.ts'
import { BuyerCompany, ofNamedCompany, QuotedCompany } from './company.ts'

const Quantity = z.int().min(1).max(1_000_000)
const ShopService = z.strictObject({ shop_id: Slug, service: z.enum(FREIGHT_SERVICES) })

export const WhatToBuy = z.strictObject({
  address_id: Id.optional(),
  promo_code: z.string().trim().max(40).optional(),
  cart_item_ids: z.array(Id).min(1).max(CART_LINES_LIMIT).optional(),
  sku_id: Slug.optional(),
  quantity: Quantity.optional(),
  /** A checkout that an agent prepared. */
  handover_id: HandoverId.optional(),
  /**
   * The delivery services of shops; without one a shop sends by its cheapest service. A quote uses the cheapest one, too,
   * if the chosen one is not offered, but an order is refused.
   */
  shop_services: z.array(ShopService).max(CART_LINES_LIMIT).optional(),
})
type Bought = Pick<z.output<typeof WhatToBuy>, 'cart_item_ids' | 'sku_id' | 'quantity' | 'handover_id'>
/** Checks that the input has either cart lines, or one SKU with its quantity, or the handover of an agent. */
export const eitherCartOrSku = ({ cart_item_ids, sku_id, quantity, handover_id }: Bought) =>
  [cart_item_ids, sku_id && quantity, handover_id].filter(Boolean).length === 1

const QuoteItem = SkuLine.extend({
  cart_item_id: Id.nullable(),
  discount_cents: Amount,
})
/** Maximum time for which an unpaid order waits for a recharge under audit, in seconds. */
export const OrderWait = z.int()

/** Estimated range of arrival days. */
export const Arrival = z.object({ from: Day, to: Day })

export const Quote = z.object({
  groups: z.array(
    z.object({
      shop: CartShop,
      items: z.array(QuoteItem),
      goods_cents: Amount,
      freight_cents: Amount,
      discount_cents: Amount,
      /** Taxes, duties and charges that are added at checkout; a part of the total. */
      tax_cents: Amount,
      total_cents: Amount,
      /** False when this shop does not ship to the address. */
      deliverable: z.boolean(),
      /** True when this shop ships to the address, but not a parcel of this weight or value. */
      exceeds_limit: z.boolean().optional(),
      /** The service by which this shop sends; null without an address, or if it does not ship there. */
      service: z.enum(FREIGHT_SERVICES).nullable(),
      /** The services among which the shopper can choose for this shop, the cheapest first. */
      services: z.array(z.object({ service: z.enum(FREIGHT_SERVICES), freight_cents: Amount, arrival: Arrival })),
      /**
       * Estimated arrival if the shopper pays today. Null without an address, or if this shop does not ship to the
       * address.
       */
      arrival: Arrival.nullable(),
      /** Null without an address or country, and if the shop has no rules of taxes. */
      taxes: TaxEstimate.nullable(),
    }),
  ),
  goods_cents: Amount,
  freight_cents: Amount,
  discount_cents: Amount,
  tax_cents: Amount,
  total_cents: Amount,
  /** Taxes and duties of all groups. Those on arrival are not in the total. Null if no group has an estimate. */
  taxes: QuotedTaxes.nullable(),
  /** Null for a consumer. */
  company: QuotedCompany.nullable(),
  order_wait_seconds: OrderWait,
  promo: z
    .object({
      code: z.string(),
      applied: z.boolean(),
      reason: z.enum(REASONS).nullable(),
      msg: z.string().nullable(),
      /** The amount by which the value of the goods is below the code's minimum. */
      missing_cents: Amount.nullable(),
      starts_at: Time.nullable(),
      ends_at: Time.nullable(),
      /**
       * True if this shopper has used the code as often as allowed per shopper. Other shoppers may still be able to use
       * it.
       */
      used_by_shopper: z.boolean(),
    })
    .nullable(),
})
export type Quote = z.output<typeof Quote>

export const checkout_endpoints = {
  'POST /api/checkout/quote': {
    summary: 'Preview of the costs by shop, with freight and promo code; nothing is stored',
    access: 'shopper',
    body: WhatToBuy.extend({
      /** For shoppers without an address: the country by which freight and taxes are estimated. */
      country: Country.optional(),
      ...BuyerCompany,
    })
      .refine(eitherCartOrSku)
      .refine(ofNamedCompany),
    reply: Quote,
    reads: true,
  },
} as const satisfies EndpointTable
