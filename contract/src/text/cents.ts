/** Whole US cents: a safe integer of at most 10^14 in size. No sum of money is ever a fraction or a float. */
export type Cents = number & { readonly unit: 'cents' }

export const CENTS_LIMIT = 100_000_000_000_000

/** @throws RangeError when the number is no whole amount of cents within the limit. Call it where money enters and after every sum. */
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

/** "12", "12.3" or "12.34" as a person types it, by string arithmetic: 1234. Anything else (signs, letters, a third decimal) is undefined. */
export function parseCents(typed: string): Cents | undefined {
  const match = /^(\d{1,12})(?:\.(\d{0,2}))?$/.exec(typed.trim().replace(/,/g, ''))
  if (!match) return undefined
  const amount = Number(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`)
  return amount > CENTS_LIMIT ? undefined : cents(amount)
}

/**
 * Splits an amount over parts in proportion to their weights so that the parts add up to the cent (largest remainder,
 * ties to the earlier part). With BigInt, amount × weight stays exact.
 */
export function splitCents(amount: Cents, weights: readonly number[]): Cents[] {
  const total = BigInt(sumCents(weights))
  if (total === 0n) return weights.map(() => cents(0))
  const shares = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight)
    return { index, floor: Number(product / total), remainder: product % total }
  })
  let left = amount - sumCents(shares.map((share) => share.floor))
  const byRemainder = shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  )
  for (const share of byRemainder) {
    if (left === 0) break
    share.floor += 1
    left -= 1
  }
  return shares.map((share) => cents(share.floor))
}

/** "1,234.50" for 123450: as people read it, without the currency sign. */
export function formatCents(amount: number): string {
  const digits = String(Math.abs(cents(amount))).padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${whole}.${digits.slice(-2)}`
}

/** "$1,234.50", as sentences say it. */
export const inDollars = (amount: number): string => `$${formatCents(amount)}`
