import type { RechargeOptions } from '@sampan/contract'

type Limits = Pick<RechargeOptions, 'minimum_cents' | 'maximum_cents'>

const within = (cents: number, { minimum_cents, maximum_cents }: Limits) =>
  Math.min(Math.max(cents, minimum_cents), maximum_cents)

/** The amount that a recharge begins with: what is missing for a payment, as near as the limits allow. */
export const wishedAmount = (wished_cents: number | null, limits: Limits) =>
  wished_cents && within(wished_cents, limits)

export const isWithinLimits = (cents: number | null, limits: Limits): cents is number =>
  cents !== null && cents === within(cents, limits)
