import { z } from 'zod'
import { Amount, Id } from '../endpoint.ts'
import { TAX_NAMES } from './tax-rules.ts'

const EstimatedPart = z.object({
  kind: z.enum(['tax', 'duty', 'charge']),
  at: z.enum(['checkout', 'arrival']),
  name: z.enum(TAX_NAMES),
  /** Thousandths of a percent; null for a sum per item, parcel or weight. */
  rate_1000: z.int().nullable(),
  amount_cents: Amount,
})

/**
 * Taxes and duties of one consignment, the goods of one shop for one address, by the shop's rules. The shop collects some
 * at checkout; customs or the carrier collects the others on arrival, and these are in no total of the shop.
 */
export const TaxEstimate = z.object({
  /** `unknown`: a rule or a fact about the goods is missing. */
  outcome: z.enum(['nothing', 'about', 'unknown']),
  /** Null if unknown. */
  arrival_cents: Amount.nullable(),
  /** Collected at checkout, and added to the price. */
  added_cents: Amount,
  /** Collected at checkout, and contained in the price. */
  included_cents: Amount,
  lines: z.array(z.object({ sku_id: z.string(), parts: z.array(EstimatedPart) })),
})
export type TaxEstimate = z.output<typeof TaxEstimate>

/** The estimates of all consignments of a checkout together. */
export const TaxSum = TaxEstimate.omit({ lines: true })
export type TaxSum = z.output<typeof TaxSum>

/** A limit in smallest units of its currency. `same_day`: only together with earlier orders of the day is the value above it. */
export const ExceededLimit = z.object({ amount: z.int(), currency: z.string(), same_day: z.boolean() })

export const QuotedTaxes = TaxSum.extend({
  /** Present if taxes are due on arrival because the goods are worth more than this. */
  limit: ExceededLimit.optional(),
})
export type QuotedTaxes = z.output<typeof QuotedTaxes>

/** A tax, duty or charge of a line that the shop collected, and the returned part of it. */
export const CollectedPart = z.object({
  order_item_id: Id,
  position: z.int(),
  kind: z.enum(['tax', 'duty', 'charge']),
  name: z.enum(TAX_NAMES),
  rate_1000: z.int().nullable(),
  amount_cents: Amount,
  /** The share of a tax on the goods, which follows the refunded goods. The rest is returned only with everything. */
  goods_cents: Amount,
  /** The part that is added to the price; the price contains the rest. */
  added_cents: Amount,
  returned_cents: Amount,
  returned_added_cents: Amount,
})
export type CollectedPart = z.output<typeof CollectedPart>

export const OrderTaxes = TaxSum.extend({ collected: z.array(CollectedPart) })
export type OrderTaxes = z.output<typeof OrderTaxes>
