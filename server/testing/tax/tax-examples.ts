import type { Consignment } from '../../src/features/tax/tax-quote-rules.ts'

type Goods = Consignment['lines'][number]
export const goods = (goods_cents: number, hs_code: string, more: Partial<Goods> = {}): Goods => ({
  ...{ goods_cents, hs_code, quantity: 1, tax_class: 'general', origin: 'CN', weight_grams: null },
  ...more,
})
export const sent = (country: string, freight_cents: number, lines: Goods[], more: Partial<Consignment> = {}) => ({
  ...{ country, freight_cents, lines, region: null, day: '2026-10-15', buyer: 'consumer' as const, discount_cents: 0 },
  ...more,
})
const food = { tax_class: 'food' as const }

/** Sums in cents: charges, duty, tax, the payment at checkout, and the payment on arrival. */
type Example = { sent: Consignment; charges: number; duty: number; tax: number; checkout: number; arrival: number }
const example = (
  sent: Consignment,
  [charges, duty, tax]: [number, number, number],
  [checkout, arrival]: [number, number],
): Example => ({ sent, charges, duty, tax, checkout, arrival })

const shirts = [goods(9000, '620520', { quantity: 2 }), goods(1500, '611595')]
const toys = [goods(3900, '950300'), goods(2900, '950300'), goods(1900, '950300')]
const rice = [goods(2400, '100630', food), goods(1600, '180632', food)]
const tea = [goods(3000, '090230', food), goods(2000, '190531', food)]

/** The worked examples of the requirement, with their numbers. Number 3 is a refund, number 11 two consignments. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  '1': example(sent('DE', 900, [goods(7900, '847160')]), [348, 0, 1738], [10886, 0]),
  '2': example(sent('FR', 1200, shirts, { discount_cents: 1000 }), [696, 0, 2279], [13675, 0]),
  '4': example(sent('DE', 1000, toys), [348, 0, 1909], [11957, 0]),
  '5': example(sent('IT', 700, [goods(8900, '420231')], { day: '2026-06-15' }), [0, 0, 2112], [11712, 0]),
  '6': example(sent('NL', 900, [goods(2400, '090230', food), goods(3000, '732394')]), [696, 0, 1091], [8087, 0]),
  '7': example(sent('DE', 1500, [goods(17400, '420221')]), [348, 0, 3657], [22905, 0]),
  '8': example(sent('DE', 1500, [goods(17401, '420221')]), [0, 567, 3699], [18901, 4266]),
  '9': example(sent('DE', 1500, [goods(18000, '420221')], { discount_cents: 600 }), [348, 0, 3657], [22905, 0]),
  '10': example(
    sent('DE', 1000, [goods(6000, '620442'), goods(4000, '611595')], { day: '2026-11-28' }),
    [1160, 0, 2310],
    [14470, 0],
  ),
  '11, first shop': example(sent('DE', 800, [goods(10000, '620442')]), [348, 0, 2118], [13266, 0]),
  '11, second shop': example(sent('DE', 600, [goods(10000, '420222')]), [348, 0, 2080], [13028, 0]),
  '12': example(sent('DE', 900, [goods(9000, '851830')], { buyer: 'business' }), [0, 0, 1881], [9900, 1881]),
  '13': example(sent('GB', 1500, [goods(12000, '620442')]), [0, 0, 2700], [16200, 0]),
  '14': example(sent('GB', 2000, [goods(18000, '620442')]), [0, 2400, 4480], [20000, 6880]),
  '15': example(sent('GB', 1000, rice), [0, 0, 400], [5400, 0]),
  '16': example(sent('AU', 1000, tea), [0, 0, 240], [6240, 0]),
  '17': example(sent('AU', 3000, [goods(70000, '420292')]), [0, 3500, 7650], [73000, 11150]),
  '18': example(sent('SG', 2000, [goods(20000, '851830'), goods(20000, '851830')]), [0, 0, 3780], [45780, 0]),
  '19': example(sent('US', 1000, [goods(6000, '420292')], { region: 'CA' }), [0, 3306, 435], [10741, 0]),
  '20': example(sent('JP', 800, [goods(9000, '851830')]), [0, 0, 0], [9800, 0]),
  '21': example(sent('JP', 1500, [goods(20000, '620442')]), [0, 1170, 1235], [21500, 2405]),
  '22': example(sent('KR', 2000, [goods(18000, '420222', { origin: 'JP' })]), [0, 1600, 2160], [20000, 3760]),
  '23': example(sent('CN', 2000, [goods(40000, '851830')]), [0, 0, 3822], [45822, 0]),
  '24': example(sent('TH', 600, [goods(3000, '620442')]), [0, 1080, 328], [3600, 1408]),
  '25': example(
    sent('US', 1000, [goods(12000, '851830', { origin: 'JP' })], { region: 'OR' }),
    [0, 1500, 0],
    [14500, 0],
  ),
}
