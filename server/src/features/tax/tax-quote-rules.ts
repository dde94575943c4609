import { cents, sumCents, type TaxPart, type TaxQuote } from '@sampan/contract'
import { FACTOR_WHOLE, RATE_WHOLE, type TaxGap } from '@sampan/contract/rules'
import { type Destination, destinationOf, type Goods, type Rule, type TaxBook } from './tax-book-rules.ts'
import { type Duty, dutyOf, dutyParts } from './tax-duty-rules.ts'
import { chargesOf, partOf, taxesOf } from './tax-part-rules.ts'
import { type Chosen, chooseSchemes, type Line, type Missed, moneyOf, type Ordered } from './tax-scheme-rules.ts'
import { steppedParts } from './tax-step-rules.ts'
import { containedRate, inCents, rateOf, spread } from './tax-sum-rules.ts'

/** One consignment: the goods of one shop for one address. Prices are those of the catalogue. */
export type Consignment = {
  country: string
  region: string | null
  day: string
  buyer: 'consumer' | 'business'
  /** Counts for limits with the term `same_day`. */
  ordered_today?: Ordered | undefined
  freight_cents: number
  /** Of all lines, and spread by value; or of each line. */
  discount_cents: number | readonly number[]
  lines: readonly (Goods & { goods_cents: number; quantity: number; weight_grams: number | null })[]
}

type Gap = { line: number; gap: TaxGap }
type Rated = { chosen: Chosen; line: Line; duty: Duty; taxes: readonly Rule[] }
const NO_DUTY: Duty = { layers: [], rate_1000: 0, by_weight_cents: 0 }

/**
 * Taxes, duties and charges of a consignment. Each tax is rounded half up once per line and rate, and the sums are those
 * of the stored parts. If a fact or rule is missing, the outcome is unknown, never zero.
 */
export function quoteTaxes(book: TaxBook, consignment: Consignment): TaxQuote {
  const lines = linesOf(consignment)
  const destination = destinationOf(book, consignment)
  if (!destination) return unknown(lines, [{ line: 0, gap: 'country' }])
  const rated: Rated[] = []
  const gaps: Gap[] = []
  for (const [index, chosen] of chooseSchemes(destination, lines, consignment).entries()) {
    const line = lines[index] as Line // a scheme per line
    const rated_line = typeof chosen === 'string' ? chosen : rate(destination, chosen, line)
    if (typeof rated_line === 'string') gaps.push({ line: index, gap: rated_line })
    else rated.push(rated_line)
  }
  if (gaps.length > 0) return unknown(lines, gaps)
  const parts = partsOf(destination, rated)
  return 'gap' in parts ? unknown(lines, [parts]) : summed(lines, rated, parts)
}

function linesOf({ lines, discount_cents, freight_cents }: Consignment): Line[] {
  const goods = lines.map((line) => line.goods_cents)
  const discounts = typeof discount_cents === 'number' ? spread(discount_cents, goods) : discount_cents
  const nets = goods.map((one, at) => one - (discounts[at] ?? 0))
  const freights = spread(freight_cents, nets)
  return lines.map((line, at) => ({
    ...line,
    discount_cents: discounts[at] ?? 0,
    net_cents: nets[at] ?? 0,
    freight_cents: freights[at] ?? 0,
  }))
}

/** The rules of a line in its scheme, or the reason why they are uncertain. */
function rate(destination: Destination, chosen: Chosen, line: Line): Rated | TaxGap {
  const { collects, terms } = chosen.scheme
  if (collects === 'none') return { chosen, line, duty: NO_DUTY, taxes: [] }
  const duty = terms.includes('duty') ? dutyOf(destination, line) : NO_DUTY
  if (typeof duty === 'string') return duty
  const taxes = taxesOf(destination, line)
  return typeof taxes === 'string' ? taxes : { chosen, line, duty, taxes }
}

/** The parts of each line. Lines of one scheme share its charges and its rounding. */
function partsOf(destination: Destination, rated: readonly Rated[]): TaxPart[][] | Gap {
  const parts: TaxPart[][] = rated.map(() => [])
  for (const [scheme, members] of Map.groupBy(rated.keys(), (at) => rated[at]?.chosen.scheme)) {
    if (!scheme || scheme.collects === 'none') continue
    const some = members.map((at) => rated[at] as Rated) // an index of `rated`
    const schemeParts = partsOfScheme(destination, scheme, some)
    if ('gap' in schemeParts) return { line: members[schemeParts.line] ?? 0, gap: schemeParts.gap }
    for (const [index, at] of members.entries()) parts[at] = schemeParts[index] ?? []
  }
  return parts
}

function partsOfScheme(destination: Destination, scheme: Rule, rated: readonly Rated[]): TaxPart[][] | Gap {
  const at = scheme.collects === 'checkout' ? 'checkout' : 'arrival'
  const lines = rated.map(({ line }) => line)
  const charges = chargesOf(destination, lines, at)
  if ('gap' in charges) return charges
  const currency = scheme.currency ?? ''
  const micros = destination.micros.get(currency)
  if (scheme.base_step !== null || scheme.amount_step !== null) {
    if (!micros) return { line: 0, gap: 'exchange_rate' }
    const stepped = steppedParts(scheme, rated, { currency, micros })
    return stepped.map((some, index) => [...some, ...(charges[index] ?? [])])
  }
  const parts = rated.map((one, index) => partsOfLine(scheme, at, one, charges[index] ?? []))
  if (scheme.waived_tax === null) return parts
  const limit = moneyOf(destination, { amount: scheme.waived_tax, currency: scheme.currency })
  if (!limit) return { line: 0, gap: 'exchange_rate' }
  const taxes = parts.flat().filter(({ kind }) => kind === 'tax')
  const is_waived = sumCents(taxes.map((one) => one.amount_cents)) <= inCents(limit)
  return is_waived ? parts.map((some) => some.filter(({ kind }) => kind !== 'tax')) : parts
}

function partsOfLine(scheme: Rule, at: TaxPart['at'], { line, duty, taxes }: Rated, charges: TaxPart[]): TaxPart[] {
  const has = (term: Rule['terms'][number]) => scheme.terms.includes(term)
  const factor = scheme.value_factor ?? FACTOR_WHOLE
  const { net_cents, freight_cents } = line
  const value_cents = net_cents + (has('duty_freight') ? freight_cents : 0)
  const { parts, total_cents } = dutyParts(duty, value_cents, factor)
  const duties = parts.map(({ rule, ...sum }) => partOf('duty', at, rule, { ...sum, value_cents }))
  const bases = {
    goods: net_cents,
    freight: has('tax_freight') ? freight_cents : 0,
    charges: has('tax_duty') ? total_cents + sumCents(charges.map((one) => one.amount_cents)) : 0,
  }
  return [...duties, ...charges, ...taxParts(scheme, at, taxes, bases)]
}

type Bases = { goods: number; freight: number; charges: number }

function taxParts(scheme: Rule, at: TaxPart['at'], taxes: readonly Rule[], bases: Bases): TaxPart[] {
  const value = bases.goods + bases.freight
  const rates = taxes.map(({ rate_1000 }) => rate_1000 ?? 0)
  const is_contained = at === 'checkout' && scheme.terms.includes('prices')
  const contained = is_contained && containedRate(value, bases.charges, sumCents(rates))
  const amounts =
    contained === false
      ? rates.map((one) => rateOf(value + bases.charges, one, scheme.tax_factor ?? FACTOR_WHOLE))
      : spread(contained, rates)
  // Compared with prices that contain the tax, charges weigh as much as with their tax.
  const shares = is_contained ? { ...bases, charges: rateOf(bases.charges, RATE_WHOLE + sumCents(rates)) } : bases
  const in_price_cents = contained === false ? 0 : contained - rateOf(bases.charges, sumCents(rates))
  const value_cents = value + bases.charges - in_price_cents
  return taxes.map((rule, index) => {
    const amount_cents = amounts[index] ?? 0
    const sum = { rate_1000: rule.rate_1000, amount_cents, value_cents }
    return partOf('tax', at, rule, sum, shares, is_contained)
  })
}

const plain = ({ goods_cents, discount_cents, net_cents, freight_cents }: Line) => ({
  goods_cents: cents(goods_cents),
  discount_cents: cents(discount_cents),
  net_cents: cents(net_cents),
  freight_cents: cents(freight_cents),
})

const priceOf = (lines: readonly Line[]) => sumCents(lines.map((line) => line.net_cents + line.freight_cents))

function unknown(lines: readonly Line[], gaps: readonly Gap[]): TaxQuote {
  return {
    outcome: 'unknown',
    why: null,
    limit: null,
    gaps: [...gaps],
    lines: lines.map((line) => ({ ...plain(line), parts: [] })),
    checkout_cents: priceOf(lines),
    added_cents: cents(0),
    included_cents: cents(0),
    arrival_cents: null,
    total_cents: null,
  }
}

/** The limit of a missed scheme, as the value of the goods: Japan compares its limit with six tenths of their price. */
function exceededLimit({ scheme, same_day }: Missed): TaxQuote['limit'] {
  const { amount, currency, value_factor } = scheme
  if (amount === null || currency === null) return null
  return { amount: Math.floor((amount * FACTOR_WHOLE) / (value_factor ?? FACTOR_WHOLE)), currency, same_day }
}

function summed(lines: readonly Line[], rated: readonly Rated[], parts: readonly TaxPart[][]): TaxQuote {
  const collected = parts.flat().filter(({ at }) => at === 'checkout')
  const arrival_cents = sumCents(parts.flat().flatMap((part) => (part.at === 'arrival' ? [part.amount_cents] : [])))
  const added_cents = sumCents(collected.map((part) => part.added_cents))
  const checkout_cents = cents(priceOf(lines) + added_cents)
  const missed = rated.find(({ chosen }) => chosen.scheme.collects === 'arrival')?.chosen.missed
  const exempt = rated.find(({ chosen: { scheme } }) => scheme.collects === 'none' && scheme.buyer === 'business')
  const exemption = exempt?.chosen.scheme.terms.includes('reverse_charge') ? 'reverse_charge' : 'exempt'
  return {
    outcome: arrival_cents > 0 ? 'about' : 'nothing',
    why: exempt ? exemption : arrival_cents > 0 ? (missed?.because ?? 'border') : null,
    limit: arrival_cents > 0 && missed ? exceededLimit(missed) : null,
    gaps: [],
    lines: lines.map((line, index) => ({ ...plain(line), parts: parts[index] ?? [] })),
    checkout_cents,
    added_cents,
    included_cents: sumCents(collected.map((part) => part.amount_cents - part.added_cents)),
    arrival_cents,
    total_cents: cents(checkout_cents + arrival_cents),
  }
}
