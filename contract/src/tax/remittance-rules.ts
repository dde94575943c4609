export const REMITTANCE_LIMITS = { lines: 100, reference: 120 } as const

/** The difference of a payment from the settled taxes, by exchange rates and rounding: at most a tenth, or a dollar. */
export const isCloseTo = (bank_cents: number, settled_cents: number): boolean =>
  Math.abs(bank_cents - settled_cents) <= Math.max(Math.floor(Math.abs(settled_cents) / 10), 100)
