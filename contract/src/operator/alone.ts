import { z } from 'zod'
import { Amount } from '../endpoint.ts'

/** The most that the operator who asks may do alone now, and the limit that allows no more. Above it two have to agree. */
export const Alone = z.object({
  up_to_cents: Amount,
  /** What was claimed, what anyone may claim, or the limit of 24 hours for one shopper or for one operator. */
  because: z.enum(['claimed', 'maximum', 'shopper', 'operator']),
  limit_cents: Amount,
  /** What of the limit was used in the last 24 hours. */
  used_cents: Amount,
})
export type Alone = z.output<typeof Alone>
