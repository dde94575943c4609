import { z } from 'zod'
import { Amount } from '../endpoint.ts'
import { TAX_NAMES } from './tax-rules.ts'

const EstimatedPart = z.object({
  kind: z.enum(['tax', 'duty', 'charge']),
  name: z.enum(TAX_NAMES),
  /** Thousandths of a percent; null for a sum per item, parcel or weight. */
  rate_1000: z.int().nullable(),
  amount_cents: Amount,
})

/**
 * Taxes and duties of one consignment, the goods of one shop for one address, by the shop's rules. Customs or the carrier
 * collects them on arrival; they are in no total of the shop.
 */
export const TaxEstimate = z.object({
  /** `unknown`: a rule or a fact about the goods is missing. */
  outcome: z.enum(['nothing', 'about', 'unknown']),
  /** Null if unknown. */
  arrival_cents: Amount.nullable(),
  lines: z.array(z.object({ sku_id: z.string(), parts: z.array(EstimatedPart) })),
})
export type TaxEstimate = z.output<typeof TaxEstimate>

/** The estimates of all consignments of a checkout together. */
export const TaxSum = TaxEstimate.omit({ lines: true })
export type TaxSum = z.output<typeof TaxSum>
