/**
 * Whole US cents: a safe integer with an absolute value of at most 10^14. Amounts of money are never fractions or
 * floats.
 */
export type Cents = number & { readonly unit: 'cents' }

export const CENTS_LIMIT = 100_000_000_000_000

/**
 * Checks an amount. Call it on every amount that enters the system, and after every addition.
 * @throws RangeError when the number is not a whole number of cents within the limit.
 */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount) || Math.abs(amount) > CENTS_LIMIT)
    throw new RangeError(`no amount of cents: ${amount}`)
  return amount as Cents // checked above
}

export function sumCents(amounts: Iterable<number>): Cents {
  let sum = 0
  for (const amount of amounts) sum = cents(sum + amount)
  return cents(sum)
}

/**
 * Splits an amount into parts in proportion to their weights, so that the parts add up to the cent (largest remainder;
 * ties go to the earlier part). With BigInt, amount × weight stays exact.
 */
export function splitCents(amount: Cents, weights: readonly number[]): Cents[] {
  const total = BigInt(sumCents(weights))
  if (total === 0n) return weights.map(() => cents(0))
  const shares = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight)
    return { index, floor: Number(product / total), remainder: product % total }
  })
  let cents_left = amount - sumCents(shares.map((share) => share.floor))
  const byRemainder = shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  )
  for (const share of byRemainder) {
    if (cents_left === 0) break
    share.floor += 1
    cents_left -= 1
  }
  return shares.map((share) => cents(share.floor))
}

/** "1,234.50" for 123450: for display, without the currency sign. */
export function formatCents(amount: number): string {
  const digits = String(Math.abs(cents(amount))).padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${whole}.${digits.slice(-2)}`
}

/** "$1,234.50", for sentences. */
export const inDollars = (amount: number): string => `$${formatCents(amount)}`
