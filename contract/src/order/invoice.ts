import { z } from 'zod'
import { Amount, Day } from '../endpoint.ts'
import { TAX_NAMES } from '../tax/tax-rules.ts'

const InvoiceRate = z.object({
  name: z.enum(TAX_NAMES),
  /** Thousandths of a percent. */
  rate_1000: z.int(),
  /** Goods, freight and charges that bear the tax, after discounts, without the tax. */
  net_cents: Amount,
  /** The sum of the stored taxes of the lines. */
  tax_cents: Amount,
  /** The part of the tax that the prices contain. The rest was added. */
  included_cents: Amount,
  /** The tax in smallest units of the destination's currency, rounded half up once. Null without an exchange rate. */
  local_tax: z.int().nullable(),
})

/** The taxes of a receipt or credit note of an order whose taxes the shop collected. */
export const Invoice = z.object({
  /** The destination. */
  country: z.string(),
  /** Whether it is a tax invoice of the destination, where sellers issue them and the seller has a number. */
  is_tax_invoice: z.boolean(),
  /** The seller's numbers with the tax offices of the destination, as of the order. Never an IOSS number. */
  seller_numbers: z.array(z.string()),
  /** Why a company pays no tax. */
  exemption: z.enum(['exempt', 'reverse_charge']).nullable(),
  rates: z.array(InvoiceRate),
  /** Duties and charges that were added. */
  charges: z.array(z.object({ name: z.enum(TAX_NAMES), amount_cents: Amount })),
  /** The rate of the day of the order: millionths of a dollar per unit of the destination's currency. */
  exchange: z.object({ currency: z.string(), micros: z.int(), day: Day }).nullable(),
  /** Japan: positions of lines at a reduced rate, from 0. */
  reduced_lines: z.array(z.int()),
})
export type Invoice = z.output<typeof Invoice>
