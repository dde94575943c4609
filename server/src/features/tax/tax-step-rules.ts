import type { TaxPart } from '@sampan/contract'
import { FACTOR_WHOLE, RATE_WHOLE } from '@sampan/contract/rules'
import type { Rule } from './tax-book-rules.ts'
import type { Duty } from './tax-duty-rules.ts'
import { partOf } from './tax-part-rules.ts'
import type { Line } from './tax-scheme-rules.ts'
import { inCents, inUnits, type Money, spread } from './tax-sum-rules.ts'

type Rated = { line: Line; duty: Duty; taxes: readonly Rule[] }

const downTo = (step: number, amount: number) => amount - (amount % step)
/** A rate of a whole amount, rounded down. */
const rateDown = (amount: number, rate_1000: number, share = FACTOR_WHOLE) =>
  Number((BigInt(amount) * BigInt(rate_1000) * BigInt(share)) / (BigInt(RATE_WHOLE) * BigInt(FACTOR_WHOLE)))

/**
 * Duty and tax of a consignment where customs rounds bases and amounts down in its currency, as in Japan: the base of a
 * duty by code, the sum of the duties, the base of a tax by rate, and each part of it. Lines get their share by value.
 */
export function steppedParts(scheme: Rule, lines: readonly Rated[], money: Omit<Money, 'amount'>): TaxPart[][] {
  const { base_step, amount_step, national_share } = scheme
  const [base, step] = [base_step ?? 1, amount_step ?? 1]
  const centsOf = (amount: number) => inCents({ ...money, amount })
  const values = lines.map(({ line }) =>
    inUnits(customsValueOf(scheme, line), money, scheme.value_factor ?? FACTOR_WHOLE),
  )
  const valueIn = (members: readonly number[]) => members.map((at) => values[at] ?? 0)
  const parts: TaxPart[][] = lines.map(() => [])

  const exact = lines.map(() => 0)
  for (const members of groupsOf(lines, ({ line, duty }) => `${line.hs_code} ${duty.rate_1000}`)) {
    const rate = lines[members[0] ?? 0]?.duty.rate_1000 ?? 0
    const duty = rateDown(downTo(base, sumOf(valueIn(members))), rate)
    for (const [index, share] of spread(duty, valueIn(members)).entries()) exact[members[index] ?? 0] = share
  }
  const duties = spread(downTo(step, sumOf(exact)), exact.some((one) => one > 0) ? exact : lines.map(() => 1))
  for (const [index, share] of spread(centsOf(sumOf(duties)), duties).entries())
    parts[index]?.push(...dutyPartsOf(lines[index]?.duty, share))

  const rules = new Set(lines.flatMap(({ taxes }) => taxes))
  for (const rule of rules) {
    const members = lines.flatMap(({ taxes }, at) => (taxes.includes(rule) ? [at] : []))
    const bases = members.map((at) => (values[at] ?? 0) + (duties[at] ?? 0))
    const whole = downTo(base, sumOf(bases))
    const share = national_share ?? FACTOR_WHOLE
    const national = downTo(step, rateDown(whole, rule.rate_1000 ?? 0, share))
    const local = downTo(step, Math.floor((national * (FACTOR_WHOLE - share)) / share))
    for (const [index, amount_cents] of spread(centsOf(national + local), bases).entries())
      parts[members[index] ?? 0]?.push(partOf('tax', 'arrival', rule, { rate_1000: rule.rate_1000, amount_cents }))
  }
  return parts
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0)

const customsValueOf = ({ terms }: Rule, line: Line) =>
  line.net_cents + (terms.includes('duty_freight') ? line.freight_cents : 0)

const groupsOf = (lines: readonly Rated[], keyOf: (line: Rated) => string): number[][] => [
  ...Map.groupBy(lines.keys(), (at) => keyOf(lines[at] as Rated)).values(), // `at` is an index of `lines`
]

function dutyPartsOf(duty: Duty | undefined, amount_cents: number): TaxPart[] {
  if (!duty) return []
  const shares = spread(
    amount_cents,
    duty.layers.map(({ rate_1000 }) => rate_1000),
  )
  return duty.layers.map(({ rule, rate_1000 }, at) =>
    partOf('duty', 'arrival', rule, { rate_1000, amount_cents: shares[at] ?? 0 }),
  )
}
