import { FACTOR_WHOLE, type TaxGap } from '@sampan/contract/rules'
import { type Destination, type Rule, ruleFor } from './tax-book-rules.ts'
import { type Line, moneyOf } from './tax-scheme-rules.ts'
import { inCents, rateOf, spread } from './tax-sum-rules.ts'

type Layer = { rule: Rule; rate_1000: number; by_weight_cents: number }
export type Duty = { layers: readonly Layer[]; rate_1000: number; by_weight_cents: number }

/**
 * The rates of duty of a line: the regular duty and the layers on it. A code and an origin are needed even if no rule
 * names them, because a duty of zero has to be certain.
 */
export function dutyOf(destination: Destination, line: Line): Duty | TaxGap {
  if (line.hs_code === null) return 'hs_code'
  if (line.origin === null) return 'origin'
  const layers: Layer[] = []
  let regular_1000 = 0
  // The regular duty comes first, because a layer can depend on it.
  for (const name of [...destination.duties.keys()].toSorted()) {
    const rule = ruleFor(destination.duties.get(name) ?? EMPTY, line)
    if (rule === undefined) continue
    if (typeof rule === 'string') return rule
    if (rule.rate_1000 === null && rule.amount === null) return 'rule'
    const by_weight_cents = byWeight(destination, rule, line)
    if (typeof by_weight_cents === 'string') return by_weight_cents
    const rate = rule.rate_1000 ?? 0
    if (name === '') regular_1000 = rate
    const rate_1000 = rule.combines === 'at_least' ? Math.max(0, rate - regular_1000) : rate
    layers.push({ rule, rate_1000, by_weight_cents })
  }
  if (layers[0]?.rule.layer !== null) return 'rule'
  return {
    layers,
    rate_1000: layers.reduce((sum, one) => sum + one.rate_1000, 0),
    by_weight_cents: layers.reduce((sum, one) => sum + one.by_weight_cents, 0),
  }
}

const EMPTY = { byPrefix: new Map<string, readonly Rule[]>(), has_codes: false, has_origins: false, has_classes: false }

function byWeight(destination: Destination, rule: Rule, { weight_grams, quantity }: Line): number | TaxGap {
  if (rule.amount === null) return 0
  if (weight_grams === null) return 'weight'
  const money = moneyOf(destination, rule)
  if (!money) return 'exchange_rate'
  const grams = weight_grams * quantity
  // An amount per 100 kg; the product is rounded once.
  return inCents({ ...money, amount: Math.floor((money.amount * grams + 50_000) / 100_000) })
}

/** The duty on a value by layer. The sum is rounded once, and its parts are always the whole. */
export function dutyParts({ layers, rate_1000, by_weight_cents }: Duty, value_cents: number, factor = FACTOR_WHOLE) {
  const total = rateOf(value_cents, rate_1000, factor)
  const shares =
    rate_1000 === 0
      ? layers.map(() => 0)
      : spread(
          total,
          layers.map((one) => one.rate_1000),
        )
  const parts = layers.map((one, at) => ({
    rule: one.rule,
    rate_1000: one.rate_1000,
    amount_cents: (shares[at] ?? 0) + one.by_weight_cents,
  }))
  return { parts, total_cents: total + by_weight_cents }
}
