import type { Endpoints, TaxQuote } from '@sampan/contract'
import { arrivalOf } from '@sampan/contract/delivery'
import type { Language } from '@sampan/contract/rules'
import type { z } from 'zod'
import { clock } from '../../clock.ts'
import { onOneConnection } from '../../db/transaction.ts'
import { implement, type Server } from '../../http/implement.ts'
import { textIn } from '../../language/text-in.ts'
import { sentenceOf } from '../../refusal/refusal-sentences.ts'
import { readSeconds } from '../setting/setting-value-service.ts'
import { type CheckedCompany, companyEffect } from '../tax/buyer-company-rules.ts'
import { estimateOf, exceededLimit, sumOfTaxes } from '../tax/tax-checkout-service.ts'
import { listedPromos, type QuotedCheckout, quoteCheckout } from './checkout-service.ts'
import type { PricedLine, PricedOrder } from './pricing.ts'

type Quote = z.input<Endpoints['POST /api/checkout/quote']['reply']>
type Group = Quote['groups'][number]

export function checkoutRoutes(server: Server): void {
  implement(server, 'POST /api/checkout/quote', async ({ db, user_id, body, language }) => {
    const [checkout, order_wait_seconds] = await onOneConnection(db, (on_one) =>
      Promise.all([quoteCheckout(on_one, user_id, body), readSeconds(on_one, 'order_wait')]),
    )
    return { ...quoteOf(checkout, language), order_wait_seconds }
  })
  implement(server, 'POST /api/checkout/promo_codes', ({ db, user_id, body }) => listedPromos(db, user_id, body))
}

function quoteOf(
  { orders, promo, taxes, company, ...sums }: QuotedCheckout,
  language: Language,
): Omit<Quote, 'order_wait_seconds'> {
  const quotes = orders.map(({ deliverable }, at) => (deliverable ? taxes?.quotes[at] : undefined))
  const estimates = orders.map(({ lines }, at) => {
    const quote = quotes[at]
    return quote ? estimateOf(quote, lines) : null
  })
  const tax_sum = sumOfTaxes(estimates)
  const limit = tax_sum?.outcome === 'about' ? exceededLimit(quotes) : undefined
  return {
    ...sums,
    taxes: tax_sum && { ...tax_sum, ...(limit && { limit }) },
    company: company ? companyView(company, taxes?.quotes ?? [], language) : null,
    groups: orders.map((order, at) => ({ ...groupOf(order, language), taxes: estimates[at] ?? null })),
    promo: promo && promoOf(promo, language),
  }
}

/** A company whose taxes are due on arrival for one shop reads this, even if another shop's goods are exempt. */
const EFFECTS = ['arrival', 'reverse_charge', 'exempt'] as const

function companyView(company: CheckedCompany, quotes: readonly TaxQuote[], language: Language): Quote['company'] {
  const effects = quotes.map((quote) => companyEffect(company, quote))
  const reason = company.fault && (`tax_number_${company.fault}` as const)
  return {
    company: company.company,
    company_tax_number: company.company_tax_number,
    is_business: company.fault === null,
    tax_effect: EFFECTS.find((effect) => effects.includes(effect)) ?? null,
    reason,
    msg: reason && sentenceOf(reason, language),
  }
}

function promoOf({ fault, ...promo }: NonNullable<QuotedCheckout['promo']>, language: Language): Quote['promo'] {
  return { ...promo, applied: !fault, reason: fault ?? null, msg: fault ? sentenceOf(fault, language) : null }
}

/** One shop's part of a quote. The arrival is calculated as if the order were paid now. */
function groupOf({ shop_id, lines, days, deliveries, ...sums }: PricedOrder, language: Language): Omit<Group, 'taxes'> {
  const [{ shop_name, shop_logo }] = lines as [PricedLine] // an order has at least one line
  return {
    ...sums,
    arrival: days && arrivalOf(days, clock.now_ms()),
    services: deliveries.map(({ rule, freight_cents }) => ({
      service: rule.service,
      freight_cents,
      arrival: arrivalOf(rule, clock.now_ms()),
    })),
    shop: { shop_id, name: textIn(shop_name, language), logo: shop_logo },
    items: lines.map((line) => itemOf(line, language)),
  }
}

function itemOf(line: PricedLine, language: Language): Group['items'][number] {
  const values = line.axis_values.map((value) => ({
    ...value,
    name: textIn(value.name, language),
    value: textIn(value.value, language),
  }))
  return { ...line, title: textIn(line.title, language), values }
}
