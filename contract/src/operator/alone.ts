import { z } from 'zod'
import { Amount } from '../endpoint.ts'

/**
 * The highest amount that the calling operator may approve alone now, and the limit that applies. Above it, a second
 * operator must approve.
 */
export const Alone = z.object({
  up_to_cents: Amount,
  /**
   * The limit that applies: the amount that the shopper stated for the recharge, the general maximum, or the 24-hour
   * limit per shopper or per operator. With `role`, `completed` and `network` the operator may approve no amount alone:
   * the role may only propose, the refund is for a completed order, or the server credits transfers on the network by
   * itself, and each exception needs a second operator.
   */
  because: z.enum(['claimed', 'maximum', 'shopper', 'operator', 'role', 'completed', 'network']),
  limit_cents: Amount,
  /** The part of the limit used in the last 24 hours. */
  used_cents: Amount,
})
export type Alone = z.output<typeof Alone>
