import { decimalsOf, FACTOR_WHOLE, TAX_COLLECTS, type TaxGap } from '@sampan/contract/rules'
import { type Destination, type Goods, isFor, isUnregistered, type Rule } from './tax-book-rules.ts'
import { isWithin, type Money } from './tax-sum-rules.ts'

/** A line after its share of discount and freight. */
export type Line = Goods & {
  goods_cents: number
  discount_cents: number
  net_cents: number
  freight_cents: number
  quantity: number
  weight_grams: number | null
}

export type Chosen = {
  scheme: Rule
  /** A scheme that the line would have had with a lower value, or as a consumer. */
  missed: { because: 'above_limit' | 'business'; scheme: Rule } | undefined
}

/** A rule's amount with the exchange rate; undefined without a rate. */
export function moneyOf(destination: Destination, { amount, currency }: Pick<Rule, 'amount' | 'currency'>) {
  const micros = destination.micros.get(currency ?? '')
  return amount === null || currency === null || !micros ? undefined : ({ amount, currency, micros } satisfies Money)
}

/** Schemes in the order in which they are tried: lower limits first, no limit last. */
function inOrder(destination: Destination): Rule[] | 'exchange_rate' {
  const limits = new Map<Rule, bigint>()
  for (const scheme of destination.schemes) {
    const money = moneyOf(destination, scheme)
    if (scheme.amount !== null && !money) return 'exchange_rate'
    if (money)
      limits.set(scheme, BigInt(money.amount) * BigInt(money.micros) * 10n ** BigInt(2 - decimalsOf(money.currency)))
  }
  const rank = ({ collects }: Rule) => TAX_COLLECTS.indexOf(collects ?? 'arrival')
  return destination.schemes.toSorted((one, other) => {
    const [a, b] = [limits.get(one), limits.get(other)]
    if (a === b) return rank(one) - rank(other)
    if (a === undefined) return 1
    return b === undefined || a < b ? -1 : 1
  })
}

/** The scheme of each line. A limit per consignment is compared with the value of all lines. */
export function chooseSchemes(
  destination: Destination,
  lines: readonly Line[],
  { buyer, collects = true }: { buyer: 'consumer' | 'business'; collects?: boolean },
): (Chosen | TaxGap)[] {
  const ordered = inOrder(destination)
  if (ordered === 'exchange_rate') return lines.map(() => 'exchange_rate')
  const schemes = collects ? ordered : ordered.filter((scheme) => scheme.collects !== 'checkout')
  return lines.map((line) => schemeOf(destination, schemes, lines, line, buyer))
}

function schemeOf(
  destination: Destination,
  schemes: readonly Rule[],
  lines: readonly Line[],
  line: Line,
  buyer: 'consumer' | 'business',
): Chosen | TaxGap {
  let missed: Chosen['missed']
  for (const scheme of schemes) {
    if (isUnregistered(scheme) || (scheme.origin !== null && !isFor(scheme, line))) continue
    const judged = scheme.per === 'good' ? [line] : lines
    const exceptions = destination.exceptions.filter(({ collects }) => collects === scheme.collects)
    if (exceptions.some((exception) => judged.some((one) => isFor(exception, one)))) continue
    if (!isValueWithin(destination, scheme, judged)) {
      if (scheme.collects === 'checkout') missed = { because: 'above_limit', scheme }
      continue
    }
    if (scheme.buyer !== null && scheme.buyer !== buyer) {
      missed ??= { because: 'business', scheme }
      continue
    }
    const may_be_excepted = exceptions.some(
      (one) =>
        (one.hs_prefix !== null && judged.some(({ hs_code }) => hs_code === null)) ||
        (one.tax_class !== null && judged.some(({ tax_class }) => tax_class === null)),
    )
    if (may_be_excepted) return 'hs_code'
    return { scheme, missed }
  }
  return 'rule'
}

function isValueWithin(destination: Destination, scheme: Rule, lines: readonly Line[]): boolean {
  if (scheme.amount === null) return true
  const limit = moneyOf(destination, scheme)
  if (!limit) return false
  const with_freight = scheme.terms.includes('limit_freight')
  const value = lines.reduce((sum, one) => sum + one.net_cents + (with_freight ? one.freight_cents : 0), 0)
  const quantity = scheme.per === 'good' ? (lines[0]?.quantity ?? 1) : 1
  return isWithin(value, limit, scheme.value_factor ?? FACTOR_WHOLE, quantity)
}
