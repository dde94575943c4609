import { z } from 'zod'
import { desk } from '../access.ts'
import { type EndpointTable, Revision, Time } from '../endpoint.ts'
import { DESK_SETUP } from '../stale/desk-reads.ts'
import { CURRENCIES, RATE_LIMITS } from './currency-rules.ts'

const Rate = z.strictObject({
  currency: z.enum(CURRENCIES),
  /** Millionths of the currency per dollar. */
  micros_per_dollar: z.int().min(RATE_LIMITS.minimum).max(RATE_LIMITS.maximum),
})
const Rates = z.array(z.object({ ...Rate.shape, set_at: Time }))
export type CurrencyRate = z.output<typeof Rates>[number]
const RatesAtDesk = z.object({ rates: Rates, revision: Revision })

const areDistinct = (rates: readonly z.output<typeof Rate>[]) =>
  new Set(rates.map(({ currency }) => currency)).size === rates.length

export const currency_endpoints = {
  'GET /api/currency/rates': {
    summary: 'Exchange rates of the dollar for estimates; charges are always in dollars',
    access: 'public',
    reply: Rates,
  },
  'GET /api/admin/currency/rates': {
    summary: 'The current rates',
    access: { ...desk('finance'), machine: 'rates_set' },
    reply: RatesAtDesk,
  },
  'POST /api/admin/currency/rates': {
    summary:
      'Set rates for estimates; refused if they changed since they were read. Rates are shown for a week. The reply has all rates',
    access: { ...desk('finance'), machine: 'rates_set' },
    body: z.strictObject({
      rates: z.array(Rate).min(1).max(CURRENCIES.length).refine(areDistinct),
      revision: Revision,
    }),
    reply: RatesAtDesk,
    stale: ['GET /api/admin/currency/rates', DESK_SETUP],
  },
} as const satisfies EndpointTable
