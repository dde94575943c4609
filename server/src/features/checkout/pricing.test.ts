import { cents, sumCents } from '@sampan/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { discountsOf, faultOf, isFor, type Promo } from '../promo/promo-rules.ts'
import type { ShopTerms } from './checkout-sql.ts'
import { priced, type WantedLine } from './pricing.ts'

const promoOf = (fields: Partial<Promo> = {}): Promo => ({
  code: 'WELCOME10',
  kind: 'percentage',
  value: 1000,
  minimum_cents: 0,
  starts_at: '2026-01-01T00:00:00.000Z',
  ends_at: null,
  includes_freight: false,
  uses_limit: null,
  uses: 0,
  is_open: true,
  product_ids: [],
  categories: [],
  uses_per_shopper: 1,
  own_uses: 0,
  ...fields,
})

const lineOf = (shop_id: string, price_cents: number, quantity: number): WantedLine => ({
  cart_item_id: null,
  sku_id: `${shop_id}-${price_cents}`,
  product_id: 'p',
  shop_id,
  title: { en: 'A thing' },
  axis_values: [],
  image: 'a.webp',
  price_cents,
  quantity,
  stock: 99,
  on_sale: true,
  category: 'toys',
  article_number: null,
  takes_codes: true,
  weight_grams: 500,
  shop_name: { en: shop_id },
  shop_logo: 'shop.webp',
})

const sumsOf = (goods_cents: number, freight_cents = 0) => ({
  goods_cents: cents(goods_cents),
  freight_cents: cents(freight_cents),
  matching_cents: cents(goods_cents),
})

const rule = (base_cents: number, each_further_cents = 0, free_from_cents: number | null = null): ShopTerms => ({
  country: '*',
  service: 'standard',
  base_cents,
  each_further_cents,
  free_from_cents,
  handling_days: 1,
  transit_days_min: 2,
  transit_days_max: 3,
})

describe('a promo code', () => {
  test.each([
    ['promo_unknown', undefined],
    ['promo_expired', promoOf({ is_open: false })],
    ['promo_used_up', promoOf({ own_uses: 1 })],
    ['promo_used_up', promoOf({ uses_limit: 3, uses: 3 })],
    ['promo_minimum', promoOf({ minimum_cents: 1001 })],
    [undefined, promoOf({ minimum_cents: 1000, uses_limit: 3, uses: 2 })],
  ])('has the fault %s', (fault, promo) => {
    expect(faultOf(promo, cents(1000))).toBe(fault)
  })

  test('a promo code for a percentage discounts the goods, rounded down, and the freight only if the code includes freight', () => {
    const order = sumsOf(999, 500)
    expect(discountsOf(promoOf(), [order])).toEqual([99])
    expect(discountsOf(promoOf({ includes_freight: true }), [order])).toEqual([149])
  })

  test('a promo code leaves at least one cent of each order to pay', () => {
    const small = sumsOf(1)
    const large = sumsOf(1000)
    expect(discountsOf(promoOf({ kind: 'fixed', value: 5000 }), [small, large])).toEqual([0, 999])
    expect(discountsOf(promoOf({ value: 10_000 }), [sumsOf(700, 300)])).toEqual([700])
  })

  test('a promo code gives no discount and states the reason if the goods are below its minimum', () => {
    const promo = promoOf({ minimum_cents: 5000 })
    const checkout = priced([lineOf('a', 1000, 1)], { rules: undefined, code: promo.code, promo })
    expect(checkout).toMatchObject({ discount_cents: 0, promo: { code: promo.code, fault: 'promo_minimum' } })
    expect(checkout.promo?.missing_cents).toBe(promo.minimum_cents - checkout.goods_cents)
  })

  test('a promo code that is limited to some goods counts only these goods for its minimum, and discounts only these goods', () => {
    const promo = promoOf({
      kind: 'fixed',
      value: 5000,
      minimum_cents: 1000,
      product_ids: ['kite'],
      categories: ['books'],
    })
    const [kite, book, lamp] = [
      { ...lineOf('a', 600, 1), product_id: 'kite' },
      { ...lineOf('b', 500, 2), category: 'books' },
      { ...lineOf('a', 90_000, 1), product_id: 'lamp' },
    ]
    const judge = (...lines: WantedLine[]) => priced(lines, { rules: undefined, code: promo.code, promo })
    expect(judge(lamp).promo).toMatchObject({ fault: 'promo_other_goods' })
    expect(judge(kite, lamp).promo).toMatchObject({ fault: 'promo_minimum', missing_cents: 400 })
    const checkout = judge(kite, lamp, book)
    // At least one cent of each order has to be paid, so the discount on the order of books is one cent less than its
    // price.
    expect(checkout).toMatchObject({ discount_cents: 1599, promo: { fault: undefined } })
    const line_amounts = checkout.orders.flatMap(({ lines }) => lines.map(({ paid_cents }) => paid_cents))
    expect(line_amounts).toEqual([0, 90_000, 1])
  })

  test('a promo code does not discount the freight of a shop from which no goods of the code are bought', () => {
    const promo = promoOf({ value: 10_000, includes_freight: true, product_ids: ['kite'] })
    const lines = [{ ...lineOf('a', 600, 1), product_id: 'kite' }, lineOf('b', 700, 1)]
    const rules = new Map([
      ['a', [rule(100)]],
      ['b', [rule(300)]],
    ])
    const { orders } = priced(lines, { rules, code: promo.code, promo })
    expect(orders.map(({ discount_cents }) => discount_cents)).toEqual([699, 0])
  })

  test('a promo code counts the goods of all shops for its minimum', () => {
    const promo = promoOf({ kind: 'fixed', value: 1000, minimum_cents: 2000 })
    const lines = [lineOf('a', 1500, 1), lineOf('b', 500, 1)]
    const { orders, promo: judged } = priced(lines, { rules: undefined, code: promo.code, promo })
    expect(judged?.fault).toBeUndefined()
    expect(orders.map((order) => order.discount_cents)).toEqual([750, 250])
  })
})

test('a shop without a rule for the address is not deliverable; without an address every shop is deliverable', () => {
  const lines = [lineOf('a', 1000, 2), lineOf('b', 1000, 1)]
  const there = priced(lines, { rules: new Map([['a', [rule(300, 50)]]]), code: '', promo: undefined })
  expect(there.orders.map((order) => [order.deliverable, order.freight_cents])).toEqual([
    [true, 350],
    [false, 0],
  ])
  const nowhere = priced(lines, { rules: undefined, code: '', promo: undefined })
  expect(nowhere.orders.every((order) => order.deliverable && order.freight_cents === 0)).toBe(true)
})

const anyLine = fc.record({
  shop: fc.constantFrom('a', 'b', 'c'),
  price: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 10_000_000 })),
  quantity: fc.integer({ min: 1, max: 99 }),
})
const anyPromo = fc.oneof(
  fc.record({ kind: fc.constant('percentage' as const), value: fc.integer({ min: 1, max: 10_000 }) }),
  fc.record({ kind: fc.constant('fixed' as const), value: fc.integer({ min: 1, max: 100_000_000 }) }),
)

test('for any selection, the parts of the total add up to the cent, and at least one cent of each order has to be paid', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 12 }),
      anyPromo,
      fc.boolean(),
      fc.integer({ min: 0, max: 5000 }),
      fc.subarray(['p0', 'p1', 'p2', 'p3']),
      (purchases, kind, includes_freight, base_cents, product_ids) => {
        const lines = purchases.map(({ shop, price, quantity }, at) => {
          return { ...lineOf(shop, price, quantity), product_id: `p${at % 5}` }
        })
        const promo = promoOf({ ...kind, includes_freight, product_ids })
        const rules = new Map(['a', 'b', 'c'].map((shop_id) => [shop_id, [rule(base_cents)]]))
        const checkout = priced(lines, { rules, code: promo.code, promo })
        const { orders } = checkout
        expect(sumCents(orders.map((order) => order.total_cents))).toBe(checkout.total_cents)
        expect(sumCents(orders.map((order) => order.discount_cents))).toBe(checkout.discount_cents)
        expect(checkout.total_cents).toBe(checkout.goods_cents + checkout.freight_cents - checkout.discount_cents)
        for (const order of orders) {
          expect(order.total_cents).toBeGreaterThanOrEqual(1)
          const of_lines = sumCents(order.lines.map((line) => line.discount_cents))
          const of_freight = order.discount_cents - of_lines
          expect(of_freight).toBeGreaterThanOrEqual(0)
          expect(of_freight).toBeLessThanOrEqual(includes_freight ? order.freight_cents : 0)
          for (const line of order.lines) {
            expect(line.discount_cents).toBeGreaterThanOrEqual(0)
            expect(line.paid_cents).toBe(line.price_cents * line.quantity - line.discount_cents)
            expect(line.paid_cents).toBeGreaterThanOrEqual(0)
            if (!isFor(promo, line)) expect(line.discount_cents).toBe(0)
          }
        }
      },
    ),
    { numRuns: 1000 },
  )
})

test('a fixed discount that the orders can take is given in full; a percentage is rounded down to the cent', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 8 }), anyPromo, (purchases, kind) => {
      const promo = promoOf(kind)
      const lines = purchases.map(({ shop, price, quantity }) => lineOf(shop, price, quantity))
      const { goods_cents, discount_cents, orders } = priced(lines, { rules: undefined, code: promo.code, promo })
      const most_cents = promo.kind === 'fixed' ? promo.value : Math.floor((goods_cents * promo.value) / 10_000)
      expect(discount_cents).toBe(Math.min(most_cents, goods_cents - orders.length))
    }),
  )
})

const anyBands = fc.option(
  fc.record({
    basis: fc.constantFrom('weight' as const, 'sum' as const),
    limits: fc
      .uniqueArray(fc.integer({ min: 1, max: 200_000 }), { minLength: 1, maxLength: 8 })
      .map((limits) => limits.toSorted((a, b) => a - b).map((up_to, at) => ({ up_to, cents: at * 150 }))),
    step: fc.option(fc.integer({ min: 1, max: 5_000 })),
  }),
)
const anyRule = fc.record({
  base_cents: fc.nat(5_000),
  each_further_cents: fc.nat(500),
  free_from_cents: fc.option(fc.nat(100_000)),
  bands: anyBands,
})

/** The freight of an order, computed the long way: pieces one by one, and a price for each band. */
function freightByHand({ base_cents, each_further_cents, free_from_cents, bands }: ShopTerms, lines: WantedLine[]) {
  const pieces = lines.flatMap((line) => Array.from({ length: line.quantity }, () => line))
  const goods_cents = pieces.reduce((sum, piece) => sum + piece.price_cents, 0)
  const is_free = free_from_cents !== null && goods_cents >= free_from_cents
  if (!bands) return is_free ? 0 : base_cents + pieces.slice(1).length * each_further_cents
  const measure = bands.basis === 'sum' ? goods_cents : pieces.reduce((sum, piece) => sum + piece.weight_grams, 0)
  let price = 0
  let top = 0
  for (const { up_to, cents: band_cents } of bands.limits) {
    if (measure <= top) break
    price = band_cents
    top = up_to
  }
  if (measure > top && bands.step === null) return undefined
  while (measure > top) {
    price += each_further_cents
    top += bands.step ?? 0
  }
  return is_free ? 0 : base_cents + price
}

test('for any cart and rules, the freight is that of an independent calculation', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ shop: fc.constantFrom('a', 'b'), price: fc.integer({ min: 1, max: 20_000 }) }).chain((line) =>
          fc.record({
            ...{ shop: fc.constant(line.shop), price: fc.constant(line.price) },
            quantity: fc.integer({ min: 1, max: 20 }),
            grams: fc.integer({ min: 1, max: 3_000 }),
          }),
        ),
        { minLength: 1, maxLength: 12 },
      ),
      fc.tuple(anyRule, anyRule),
      (purchases, [a, b]) => {
        const lines = purchases.map(({ shop, price, quantity, grams }) => ({
          ...lineOf(shop, price, quantity),
          weight_grams: grams,
        }))
        const terms = { a: { ...rule(0), ...a }, b: { ...rule(0), ...b } }
        const rules = new Map(Object.entries(terms).map(([shop_id, one]) => [shop_id, [one]]))
        for (const order of priced(lines, { rules, code: '', promo: undefined }).orders) {
          const own = lines.filter(({ shop_id }) => shop_id === order.shop_id)
          const freight_cents = freightByHand(order.shop_id === 'a' ? terms.a : terms.b, own)
          expect(order.freight_cents).toBe(freight_cents ?? 0)
          expect([order.deliverable, order.exceeds_limit]).toEqual([
            freight_cents !== undefined,
            freight_cents === undefined,
          ])
        }
      },
    ),
  )
})

test('the price of the goods decides which refund loses free freight by weight', () => {
  const bands = { basis: 'weight' as const, limits: [{ up_to: 1_000, cents: 300 }], step: 500 }
  const terms = { ...rule(200, 100, 5_000), bands }
  const order = priced([lineOf('a', 2_500, 4)], { rules: new Map([['a', [terms]]]), code: '', promo: undefined })
    .orders[0]
  expect(order).toMatchObject({ freight_cents: 0, free_freight: { base_cents: 200, each_further_cents: 100, bands } })
})

test('a shop sends by the chosen service, otherwise by the cheapest one that takes the parcel', () => {
  const bands = { basis: 'weight' as const, limits: [{ up_to: 600, cents: 200 }], step: null }
  const rules = new Map([
    [
      'a',
      [rule(900), { ...rule(2_000), service: 'express' as const }, { ...rule(0), service: 'economy' as const, bands }],
    ],
  ])
  const orderOf = (quantity: number, service?: 'economy' | 'standard' | 'express') => {
    const shop_services = service && [{ shop_id: 'a', service }]
    const [order] = priced([lineOf('a', 100, quantity)], { rules, code: '', promo: undefined, shop_services }).orders
    return [order?.service, order?.freight_cents, order?.deliveries.length]
  }
  expect(orderOf(1)).toEqual(['economy', 200, 3])
  expect(orderOf(1, 'express')).toEqual(['express', 2_000, 3])
  expect(orderOf(2), 'too heavy for economy').toEqual(['standard', 900, 2])
  expect(orderOf(2, 'economy')).toEqual(['standard', 900, 2])
})

test('of services at the same price, the fastest comes first, in any order of the rules', () => {
  const slow = { ...rule(500), service: 'economy' as const, transit_days_max: 20 }
  const fast = { ...rule(500), service: 'express' as const, transit_days_max: 2 }
  for (const rules of [
    [slow, fast],
    [fast, slow],
  ]) {
    const terms = { rules: new Map([['a', rules]]), code: '', promo: undefined }
    expect(priced([lineOf('a', 100, 1)], terms).orders[0]?.service).toBe('express')
  }
})
