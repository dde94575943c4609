import { z } from 'zod'
import { Seen } from './catalogue/texts.ts'
import { type Endpoint, Time } from './endpoint.ts'
import { CURRENCIES, RATE_LIMITS } from './rules.ts'

const Rate = z.strictObject({
  currency: z.enum(CURRENCIES),
  /** Millionths of the currency for one dollar. */
  micros_per_dollar: z.int().min(RATE_LIMITS.minimum).max(RATE_LIMITS.maximum),
})
const Rates = z.array(z.object({ ...Rate.shape, set_at: Time }))
export type CurrencyRate = z.output<typeof Rates>[number]
const RatesAtDesk = z.object({ rates: Rates, seen: Seen })

const areDistinct = (rates: readonly z.output<typeof Rate>[]) =>
  new Set(rates.map(({ currency }) => currency)).size === rates.length

export const currency_endpoints = {
  'GET /api/currency/rates': {
    summary: 'What a dollar is worth in other currencies, for estimates; what is charged stays dollars',
    reply: Rates,
  },
  'GET /api/admin/currency/rates': {
    summary: 'The rates as they are now',
    reply: RatesAtDesk,
  },
  'POST /api/admin/currency/rates': {
    summary: 'Set rates for estimates in place of what was seen; they are shown for a week. The reply has all of them',
    body: z.strictObject({ rates: z.array(Rate).min(1).max(CURRENCIES.length).refine(areDistinct), seen: Seen }),
    reply: RatesAtDesk,
  },
} as const satisfies Record<string, Endpoint>
