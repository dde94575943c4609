/**
 * Limits of the declaration CN22. A parcel above one of them needs the declaration CN23, which is valid for any parcel.
 *
 * The postal union states the value as 300 special drawing rights (SDR), and letter post weighs at most 2 kg: Regulations
 * to the Universal Postal Convention, forms CN22 and CN23. The label has room for a few lines.
 *
 * A dollar value of the SDR: $1.36568 on 2025-10-20, International Monetary Fund, "Currency values in terms of special
 * drawing rights".
 */
export const CN22_LIMITS = {
  sdr: 300,
  value_cents: 40_970,
  weight_grams: 2_000,
  lines: 4,
  rate_day: '2025-10-20',
} as const

type Contents = { value_cents: number; weight_grams: number | null; lines: number }

/** An unknown weight does not decide, because a declaration without a weight is incomplete. */
export const customsFormOf = ({ value_cents, weight_grams, lines }: Contents): 'CN22' | 'CN23' =>
  value_cents <= CN22_LIMITS.value_cents &&
  (weight_grams ?? 0) <= CN22_LIMITS.weight_grams &&
  lines <= CN22_LIMITS.lines
    ? 'CN22'
    : 'CN23'
