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
  missed: Missed | undefined
}

/**
 * A scheme that the line would have had with a lower value, or as a consumer. `same_day`: the line is above the limit only
 * together with earlier orders of the day.
 */
export type Missed = { because: 'above_limit' | 'business'; scheme: Rule; same_day: boolean }

/** The sums of the shopper's earlier orders of the day from this shop, for this country. */
export type Ordered = { net_cents: number; freight_cents: number }

type Buying = { buyer: 'consumer' | 'business'; ordered_today?: Ordered | undefined }

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
  // A rule for one kind of buyer is more specific.
  const rankOfBuyer = ({ buyer }: Rule) => (buyer === null ? 1 : 0)
  return destination.schemes.toSorted((one, other) => {
    const [a, b] = [limits.get(one), limits.get(other)]
    if (a === b) return rankOfBuyer(one) - rankOfBuyer(other) || rank(one) - rank(other)
    if (a === undefined) return 1
    return b === undefined || a < b ? -1 : 1
  })
}

/**
 * The scheme of each line. A limit per consignment is compared with the value of all lines, and with the term `same_day` also
 * of the earlier orders of the day.
 */
export function chooseSchemes(destination: Destination, lines: readonly Line[], buying: Buying): (Chosen | TaxGap)[] {
  const schemes = inOrder(destination)
  if (schemes === 'exchange_rate') return lines.map(() => 'exchange_rate')
  return lines.map((line) => schemeOf(destination, { schemes, lines, buying }, line))
}

type Choice = { schemes: readonly Rule[]; lines: readonly Line[]; buying: Buying }

function schemeOf(destination: Destination, { schemes, lines, buying }: Choice, line: Line): Chosen | TaxGap {
  const { buyer, ordered_today } = buying
  let missed: Missed | undefined
  for (const scheme of schemes) {
    if (isUnregistered(scheme) || (scheme.origin !== null && !isFor(scheme, line))) continue
    const judged = scheme.per === 'good' ? [line] : lines
    const exceptions = destination.exceptions.filter(({ collects }) => collects === scheme.collects)
    if (exceptions.some((exception) => judged.some((one) => isFor(exception, one)))) continue
    const is_within = isValueWithin(destination, scheme, judged)
    const adds_day = is_within && ordered_today && addsDay(scheme)
    if (!is_within || (adds_day && !isValueWithin(destination, scheme, [...judged, ordered_today]))) {
      const is_for_buyer = scheme.buyer === null || scheme.buyer === buyer
      if (scheme.collects !== 'arrival' && is_for_buyer)
        missed = { because: 'above_limit', scheme, same_day: is_within }
      continue
    }
    if (scheme.buyer !== null && scheme.buyer !== buyer) {
      if (buyer === 'business') missed ??= { because: 'business', scheme, same_day: false }
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

/** Whether the value of the shopper's earlier orders of the day counts for the limit of a scheme. */
export const addsDay = ({ terms, per, amount }: Rule) => amount !== null && per !== 'good' && terms.includes('same_day')

type Valued = Ordered & { quantity?: number }

function isValueWithin(destination: Destination, scheme: Rule, lines: readonly Valued[]): boolean {
  if (scheme.amount === null) return true
  const limit = moneyOf(destination, scheme)
  if (!limit) return false
  const with_freight = scheme.terms.includes('limit_freight')
  const value = lines.reduce((sum, one) => sum + one.net_cents + (with_freight ? one.freight_cents : 0), 0)
  const quantity = scheme.per === 'good' ? (lines[0]?.quantity ?? 1) : 1
  return isWithin(value, limit, scheme.value_factor ?? FACTOR_WHOLE, quantity)
}
