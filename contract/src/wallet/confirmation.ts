import { z } from 'zod'
import { Amount, Day, Id, Time } from '../endpoint.ts'
import { BANK_CURRENCIES } from './bank-currency.ts'

/**
 * How open lines of a bank statement fit a recharge that waits for its audit. Only `exact` confirms it: one line in
 * dollars with the shopper's reference and the amount. All others are suggestions for an operator.
 */
const FITS = [
  'exact',
  /** The reference, but more or less money. */
  'more',
  'less',
  /** Several lines have the reference and the amount. */
  'several_lines',
  /** The line has the reference and the amount of several waiting recharges. */
  'several_claims',
  /** Several lines with the reference make the amount together. */
  'sum_of_lines',
  /** Several waiting recharges of the shopper make the line's amount together. */
  'sum_of_claims',
  /** The amount, and the shopper's name or the transaction number that the shopper entered, but not the reference. */
  'name',
  'bank_reference',
  /** The line is in another currency; an operator entered its dollars. */
  'converted',
  /** The money arrived more than ten days before the report. */
  'early',
  /** Another statement has a line of the same day, amount and reference. */
  'repeated',
  /** A match or an explanation of the line was undone. */
  'released',
  /** A later line takes the money back. */
  'reversed',
  /** Another recharge of the shopper with this amount was approved without a line. */
  'credited',
  /** The evidence of the recharge is also used by another recharge. */
  'reused',
] as const
export type LineFitName = (typeof FITS)[number]

const FittingLine = z.object({
  line_id: Id,
  bank_name: z.string(),
  day: Day,
  amount_cents: Amount,
  currency: z.enum(BANK_CURRENCIES),
  reference: z.string(),
  text: z.string(),
  /** The operator who imported the statement. */
  imported_by: z.string(),
  imported_at: Time,
})

/** Open lines that fit a recharge: one, or several that make the amount together. */
export const LineFit = z.object({ fit: z.enum(FITS), lines: z.array(FittingLine) })

/** Recharges whose confirmations are approved by one call. */
export const CONFIRMED_LIMIT = 100

export const ConfirmedApproval = z.object({
  recharge_id: Id,
  outcome: z.enum(['done', 'proposed', 'refused']),
  /** Why the recharge was not approved, as a sentence; null if it was approved or proposed. */
  why: z.string().nullable(),
})
