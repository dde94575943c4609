import { type Cents, cents, splitCents } from '@sampan/contract'
import { decimalsOf, FACTOR_WHOLE, RATE_WHOLE } from '@sampan/contract/rules'

// Sums of taxes. All numbers are integers; BigInt keeps products exact.

const MICROS = 1_000_000n

/** The quotient of two non-negative numbers, rounded half up to the cent. */
const halfUp = (numerator: bigint, denominator: bigint): Cents =>
  cents(Number((2n * numerator + denominator) / (2n * denominator)))

/** Splits an amount by weights; equally if all weights are zero, so that the parts are always the whole. */
export const spread = (amount: number, weights: readonly number[]): Cents[] =>
  splitCents(cents(amount), weights.some((weight) => weight > 0) ? weights : weights.map(() => 1))

/** A rate of a value, once rounded half up. @param factor hundredths of a percent of the result that are due. */
export const rateOf = (value_cents: number, rate_1000: number, factor = FACTOR_WHOLE): Cents =>
  halfUp(BigInt(value_cents) * BigInt(rate_1000) * BigInt(factor), BigInt(RATE_WHOLE) * BigInt(FACTOR_WHOLE))

/** The tax that a price contains, and the tax on charges on top of it, rounded once. */
export function containedRate(gross_cents: number, charges_cents: number, rate_1000: number): Cents {
  const [rate, whole] = [BigInt(rate_1000), BigInt(RATE_WHOLE)]
  return halfUp(
    BigInt(gross_cents) * rate * whole + BigInt(charges_cents) * rate * (whole + rate),
    whole * (whole + rate),
  )
}

/** An amount of a currency. `micros`: millionths of a dollar per unit of the currency. */
export type Money = { amount: number; currency: string; micros: number }

const smallest = (currency: string) => 10n ** BigInt(decimalsOf(currency))

/** Smallest units of a currency in cents, rounded half up. */
export const inCents = ({ amount, currency, micros }: Money): Cents =>
  halfUp(BigInt(amount) * BigInt(micros) * 100n, MICROS * smallest(currency))

/** Cents in smallest units of a currency, rounded down. @param factor hundredths of a percent that count. */
export const inUnits = (value_cents: number, { currency, micros }: Omit<Money, 'amount'>, factor: number): number =>
  Number(
    (BigInt(value_cents) * BigInt(factor) * MICROS * smallest(currency)) /
      (BigInt(micros) * 100n * BigInt(FACTOR_WHOLE)),
  )

/** Whether a value is at most a limit, without division. A limit per good holds for each of `quantity` pieces. */
export const isWithin = (value_cents: number, limit: Money, factor: number, quantity = 1): boolean =>
  BigInt(value_cents) * BigInt(factor) * MICROS * smallest(limit.currency) <=
  BigInt(limit.amount) * BigInt(limit.micros) * 100n * BigInt(FACTOR_WHOLE) * BigInt(quantity)
