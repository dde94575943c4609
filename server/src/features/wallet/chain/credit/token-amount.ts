import { CENTS_LIMIT } from '@sampan/contract'

const CENTS_PER_DOLLAR = 100n

/** The cents in a number of units of a token, rounded down, and the units that are left. One token is one dollar. */
export function centsIn(units: bigint, decimals: number): { cents: bigint; remaining_units: bigint } {
  const dollar = 10n ** BigInt(decimals)
  const cents = (units * CENTS_PER_DOLLAR) / dollar
  // A token with fewer than two decimals has several cents per unit, and then nothing is left.
  return { cents, remaining_units: units - (cents * dollar) / CENTS_PER_DOLLAR }
}

/** Whether an amount is within the limit of amounts in the ledger. */
export const fitsLedger = (cents: bigint): boolean => cents <= BigInt(CENTS_LIMIT)
