import { FREIGHT_SERVICES } from '@sampan/contract/rules'
import { expect, test } from 'vitest'
import { processorMs } from '../../../testing/process/processor-time.ts'
import type { ShopTerms } from './checkout-sql.ts'
import { priced, type WantedLine } from './pricing.ts'

const limits = Array.from({ length: 40 }, (_, at) => ({ up_to: (at + 1) * 500, cents: 300 + at * 90 }))
const rule: ShopTerms = {
  ...{ country: 'JP', service: 'standard', base_cents: 100, each_further_cents: 80, free_from_cents: 900_000 },
  ...{ handling_days: 1, transit_days_min: 2, transit_days_max: 3 },
  bands: { basis: 'weight', limits, step: 500 },
}
const lines = Array.from(
  { length: 50 },
  (_, at): WantedLine => ({
    ...{ cart_item_id: null, sku_id: `s${at}`, product_id: `p${at}`, shop_id: `shop${at % 10}` },
    ...{ title: { en: 'A thing' }, axis_values: [], image: 'a.webp', price_cents: 1_000 + at, quantity: 3, stock: 99 },
    ...{ on_sale: true, category: 'toys', article_number: null, takes_codes: true, weight_grams: 300 + at },
    ...{ shop_name: { en: 'A shop' }, shop_logo: 'shop.webp' },
  }),
)

test('pricing 50 lines from 10 shops, with three services of 40 bands each, costs less than 5 milliseconds', () => {
  const services = FREIGHT_SERVICES.map((service) => ({ ...rule, service }))
  const rules = new Map(lines.map(({ shop_id }) => [shop_id, services]))
  const calculate = () => priced(lines, { rules, code: '', promo: undefined })
  expect(calculate().orders).toHaveLength(10)
  for (let round = 0; round < 100; round++) calculate()
  const before = processorMs()
  for (let round = 0; round < 200; round++) calculate()
  expect((processorMs() - before) / 200).toBeLessThan(5)
})
