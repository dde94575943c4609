import { cents, type Invoice, sumCents } from '@sampan/contract'
import {
  decimalsOf,
  EU_STATES,
  invoiceCurrency,
  isImportNumber,
  isTaxInvoice,
  JAPAN_STANDARD_RATE,
} from '@sampan/contract/rules'
import { checkTaxNumber } from '@sampan/contract/tax-number'
import { rateOf, spread } from '../../tax/tax-sum-rules.ts'
import type { InvoiceFacts, InvoicePart } from './invoice-sql.ts'

/** The sums of a receipt or credit note. */
type Document = {
  receipt_id: string
  kind: 'receipt' | 'credit_note'
  tax_cents: number
  total_cents: number
  freight_cents: number
  seller: { tax_number: string | null }
}

/** A line of the document: its goods and freight, with the taxes that these contain, and its parts. */
type Line = { goods_cents: number; freight_cents: number; parts: InvoicePart[] }

/**
 * The taxes of a document by name and rate. Each sum is that of the stored parts, which were rounded once per line and
 * rate; only the amount in the destination's currency is rounded here, once per rate.
 */
export function invoiceOf(facts: InvoiceFacts, document: Document): Invoice {
  const { country, day, exchange_rates, exemption } = facts
  const lines = document.kind === 'receipt' ? soldLines(facts, document) : refundedLines(facts, document)
  const currency = invoiceCurrency(country)
  const micros = currency === undefined ? undefined : exchange_rates[currency]
  const exchange = currency === undefined || micros === undefined ? null : { currency, micros, day }
  const seller_numbers = facts.numbers.filter((number) => !isImportNumber(number))
  const all = lines.flatMap(({ parts }) => parts)
  return {
    country,
    is_tax_invoice: isTaxInvoice(country, [...seller_numbers, ...ownNumbers(country, document)]),
    seller_numbers,
    exemption,
    rates: ratesOf(lines).map((rate) => ({ ...rate, local_tax: exchange && inCurrency(rate.tax_cents, exchange) })),
    charges: [
      ...Map.groupBy(
        all.filter(({ kind }) => kind !== 'tax'),
        ({ name }) => name,
      ),
    ].map(([name, some]) => ({
      name,
      amount_cents: sumCents(some.map((part) => part.amount_cents)),
    })),
    exchange,
    reduced_lines: country === 'JP' ? reducedLines(facts, document) : [],
  }
}

/** The number of the shop, if it is one of the destination. */
function ownNumbers(country: string, { seller: { tax_number } }: Document): string[] {
  const check = checkTaxNumber(country, tax_number ?? '')
  const isOfEu = EU_STATES.includes(country) && EU_STATES.includes(check.country ?? '')
  return check.fault === null && (check.country === country || isOfEu) ? [check.number] : []
}

function soldLines({ lines, parts }: InvoiceFacts, { total_cents, tax_cents }: Document): Line[] {
  const nets = lines.map((line) => line.net_cents)
  const freights = spread(total_cents - tax_cents - sumCents(nets), nets)
  return lines.map(({ order_item_id, net_cents }, at) => ({
    goods_cents: net_cents,
    freight_cents: freights[at] ?? 0,
    parts: parts.filter((part) => part.order_item_id === order_item_id),
  }))
}

/** Refunded freight, and what the refund deducted, are shared by the refunded lines; without any, by all lines. */
function refundedLines(facts: InvoiceFacts, document: Document): Line[] {
  const refund = facts.refunds.find(({ refund_id }) => refund_id === document.receipt_id)
  const goods = facts.lines.map(({ order_item_id }) =>
    sumCents((refund?.goods ?? []).flatMap((one) => (one.order_item_id === order_item_id ? [one.amount_cents] : []))),
  )
  const weights = sumCents(goods) > 0 ? goods : facts.lines.map((line) => line.net_cents)
  const rest_cents = document.total_cents - document.tax_cents - sumCents(goods)
  const rests = spread(Math.abs(rest_cents), weights).map((one) => (rest_cents < 0 ? -one : one))
  return facts.lines.map(({ order_item_id }, at) => ({
    goods_cents: goods[at] ?? 0,
    freight_cents: rests[at] ?? 0,
    parts: facts.parts.flatMap((part) => {
      if (part.order_item_id !== order_item_id) return []
      const back = refund?.parts.find((one) => one.order_item_id === order_item_id && one.position === part.position)
      const { amount_cents = 0, added_cents = 0 } = back ?? {}
      const isPart = amount_cents > 0 || (part.kind === 'tax' && (goods[at] ?? 0) > 0)
      return isPart ? [{ ...part, amount_cents, added_cents }] : []
    }),
  }))
}

function ratesOf(lines: readonly Line[]) {
  const rows = lines.flatMap((line) =>
    line.parts.flatMap((part) => (part.kind === 'tax' ? [{ part, net_cents: baseOf(line, part) }] : [])),
  )
  return [...Map.groupBy(rows, ({ part }) => `${part.name} ${part.rate_1000}`).values()].map((some) => {
    const tax_cents = sumCents(some.map(({ part }) => part.amount_cents))
    const added_cents = sumCents(some.map(({ part }) => part.added_cents))
    return {
      name: (some[0] as (typeof some)[number]).part.name, // a group has a row
      rate_1000: some[0]?.part.rate_1000 ?? 0,
      net_cents: sumCents(some.map((row) => row.net_cents)),
      tax_cents,
      included_cents: cents(tax_cents - added_cents),
    }
  })
}

/** The base of a tax of a line. Freight belongs to it if a share of the tax is on it, or if the tax of the goods alone is another one. */
function baseOf(line: Line, part: InvoicePart): number {
  const included = sumCents(
    line.parts.flatMap((one) => (one.kind === 'tax' ? [one.amount_cents - one.added_cents] : [])),
  )
  const charges =
    part.charges_cents > 0 ? sumCents(line.parts.flatMap((one) => (one.kind === 'tax' ? [] : [one.amount_cents]))) : 0
  const rate = part.rate_1000 ?? 0
  const isContained = part.added_cents < part.amount_cents
  const isOnGoodsOnly =
    part.freight_cents === 0 &&
    rate > 0 &&
    !isContained &&
    rateOf(line.goods_cents + charges, rate) === part.amount_cents
  return line.goods_cents + (isOnGoodsOnly ? 0 : line.freight_cents) + charges - included
}

/** Positions of the lines at a reduced rate, among the lines of the document. */
function reducedLines({ lines, parts, refunds }: InvoiceFacts, { receipt_id, kind }: Document): number[] {
  const refund = refunds.find((one) => one.refund_id === receipt_id)
  const ids = lines.map(({ order_item_id }) => order_item_id)
  const own = kind === 'receipt' ? ids : ids.filter((id) => refund?.goods.some((one) => one.order_item_id === id))
  const reduced = parts.filter((part) => part.kind === 'tax' && (part.rate_1000 ?? 0) < JAPAN_STANDARD_RATE)
  return own.flatMap((id, at) => (reduced.some((part) => part.order_item_id === id) ? [at] : []))
}

/** Dollar cents in smallest units of a currency, rounded half up. */
function inCurrency(amount_cents: number, { currency, micros }: { currency: string; micros: number }): number {
  const number = BigInt(amount_cents) * 10_000n * 10n ** BigInt(decimalsOf(currency))
  const divisor = BigInt(micros)
  return Number((2n * number + divisor) / (2n * divisor))
}
