import type { Endpoints } from '@sampan/contract'
import { arrivalOf } from '@sampan/contract/delivery'
import type { Language } from '@sampan/contract/rules'
import type { z } from 'zod'
import { clock } from '../../clock.ts'
import { onOneConnection } from '../../db/transaction.ts'
import { implement, type Server } from '../../http/implement.ts'
import { textIn } from '../../language/text-in.ts'
import { sentenceOf } from '../../refusal/refusal-sentences.ts'
import { readSeconds } from '../setting/setting-value-service.ts'
import { estimateOf, sumOfTaxes } from '../tax/tax-checkout-service.ts'
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
  { orders, promo, taxes, ...sums }: QuotedCheckout,
  language: Language,
): Omit<Quote, 'order_wait_seconds'> {
  const estimates = orders.map(({ lines, deliverable }, at) => {
    const quote = deliverable ? taxes?.quotes[at] : undefined
    return quote ? estimateOf(quote, lines) : null
  })
  return {
    ...sums,
    taxes: sumOfTaxes(estimates),
    groups: orders.map((order, at) => ({ ...groupOf(order, language), taxes: estimates[at] ?? null })),
    promo: promo && promoOf(promo, language),
  }
}

function promoOf({ fault, ...promo }: NonNullable<QuotedCheckout['promo']>, language: Language): Quote['promo'] {
  return { ...promo, applied: !fault, reason: fault ?? null, msg: fault ? sentenceOf(fault, language) : null }
}

/** One shop's part of a quote. The arrival is calculated as if the order were paid now. */
function groupOf({ shop_id, lines, days, ...sums }: PricedOrder, language: Language): Omit<Group, 'taxes'> {
  const [{ shop_name, shop_logo }] = lines as [PricedLine] // an order has at least one line
  return {
    ...sums,
    arrival: days && arrivalOf(days, clock.now_ms()),
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
