import { type Cents, cents } from '@sampan/contract'

/** What a shop asks for sending to a country, in cents; free from a sum of goods, if there is one. */
export type FreightRule = { base_cents: number; each_further_cents: number; free_from_cents: number | null }

/** The base is for the first piece. Whether it is free is judged on the goods before any discount. */
export function freightOf(rule: FreightRule, pieces: number, goods_cents: Cents): Cents {
  const { base_cents, each_further_cents, free_from_cents } = rule
  if (free_from_cents !== null && goods_cents >= free_from_cents) return cents(0)
  return cents(base_cents + each_further_cents * (pieces - 1))
}
