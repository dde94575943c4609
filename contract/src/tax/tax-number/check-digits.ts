// Calculations that check digits of several countries share. Texts contain digits only.

export const digitsOf = (text: string): number[] => [...text].map(Number)
export const lastOf = (text: string): number => Number(text.at(-1))

/** The digits times their weights. Digits without a weight count nothing. */
export const weighted = (text: string, weights: readonly number[]): number =>
  digitsOf(text).reduce((sum, digit, at) => sum + digit * (weights[at] ?? 0), 0)

/** Weights that fall by one, such as 8 7 6 … */
export const falling = (from: number, to = 2): number[] => Array.from({ length: from - to + 1 }, (_, at) => from - at)

/** Each second digit from the right is doubled, and the digits of the sums are added. */
export function luhn(text: string): number {
  const digits = digitsOf(text).reverse()
  return digits.reduce((sum, digit, at) => sum + (at % 2 ? digit * 2 - (digit > 4 ? 9 : 0) : digit), 0) % 10
}

/** ISO 7064, MOD 11,10: Germany and Croatia. */
export function isMod1110(text: string): boolean {
  let product = 10
  for (const digit of digitsOf(text.slice(0, -1))) {
    const sum = (digit + product) % 10 || 10
    product = (sum * 2) % 11
  }
  return (11 - product) % 10 === lastOf(text)
}

/** The remainder of a number that may be longer than whole numbers of JavaScript. */
export const remainder = (text: string, divisor: number): number =>
  digitsOf(text).reduce((rest, digit) => (rest * 10 + digit) % divisor, 0)
