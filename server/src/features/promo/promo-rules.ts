import { type Cents, cents, type Reason, splitCents, sumCents } from '@sampan/contract'

export type Promo = {
  code: string
  kind: 'percentage' | 'fixed'
  /** The discount: in basis points for a percentage, in cents for a fixed sum. */
  value: number
  minimum_cents: number
  starts_at: string
  ends_at: string | null
  includes_freight: boolean
  uses_limit: number | null
  uses: number
  is_open: boolean
  /** The products to which the code applies. Without products and categories, the code applies to all goods. */
  product_ids: readonly string[]
  categories: readonly string[]
  /** Limit of uses per shopper; null without a limit. */
  uses_per_shopper: number | null
  /** Number of times that this shopper used the code. */
  own_uses: number
}

/** One shop's order before the discount. `matching_cents` is the value of the goods that the code applies to. */
type Sums = { goods_cents: Cents; freight_cents: Cents; matching_cents: Cents }

type Goods = { product_id: string; category: string; takes_codes: boolean }

export const isFor = ({ product_ids, categories }: Pick<Promo, 'product_ids' | 'categories'>, goods: Goods): boolean =>
  goods.takes_codes &&
  ((product_ids.length === 0 && categories.length === 0) ||
    product_ids.includes(goods.product_id) ||
    categories.includes(goods.category))

export const isUsedUp = ({ uses_per_shopper, own_uses }: Promo): boolean =>
  uses_per_shopper !== null && own_uses >= uses_per_shopper

/**
 * The reason why a code cannot be used; undefined if it can be used. `goods_cents` counts only goods that the code
 * applies to.
 */
export function faultOf(promo: Promo | undefined, goods_cents: Cents): Reason | undefined {
  if (!promo) return 'promo_unknown'
  if (!promo.is_open) return 'promo_expired'
  if (isUsedUp(promo) || (promo.uses_limit !== null && promo.uses >= promo.uses_limit)) return 'promo_used_up'
  if (goods_cents === 0) return 'promo_other_goods'
  if (goods_cents < promo.minimum_cents) return 'promo_minimum'
  return undefined
}

/** Terms of a code: the amount by which the goods are below its minimum, and its period. */
export type PromoTerms = {
  missing_cents: Cents | null
  starts_at: string | null
  ends_at: string | null
  used_by_shopper: boolean
}

export function termsOf(promo: Promo | undefined, goods_cents: Cents): PromoTerms {
  const { minimum_cents = 0, starts_at = null, ends_at = null } = promo ?? {}
  const missing_cents = goods_cents < minimum_cents ? cents(minimum_cents - goods_cents) : null
  return { missing_cents, starts_at, ends_at, used_by_shopper: promo !== undefined && isUsedUp(promo) }
}

/** A listed code and its effect on this selection. */
export type Offered = Pick<Promo, 'code' | 'kind' | 'value' | 'ends_at'> & {
  minimum_cents: Cents
  missing_cents: Cents | null
  /** The discount for this selection, in cents. Zero while the goods are below the minimum. */
  saves_cents: Cents
}

/** Listed codes for these goods: largest saving first, then the nearest minimum. */
export function sortOffers(promos: readonly Promo[], sumsFor: (promo: Promo) => readonly Sums[]): Offered[] {
  const offered = promos.flatMap((promo) => {
    const orders = sumsFor(promo)
    const goods_cents = sumCents(orders.map((order) => order.matching_cents))
    if (goods_cents === 0) return []
    const { missing_cents } = termsOf(promo, goods_cents)
    const saves_cents = missing_cents === null ? sumCents(discountsOf(promo, orders)) : cents(0)
    return [{ ...promo, minimum_cents: cents(promo.minimum_cents), missing_cents, saves_cents }]
  })
  return offered.sort((a, b) => b.saves_cents - a.saves_cents || (a.missing_cents ?? 0) - (b.missing_cents ?? 0))
}

const BASIS_POINTS = 10_000n

/**
 * Splits the discount over the orders, in proportion to the goods that the code applies to (plus freight, if included),
 * exact to the cent. A percentage is rounded down. At least 1 cent of each order remains to be paid.
 */
export function discountsOf(promo: Promo, orders: readonly Sums[]): Cents[] {
  const discountable = orders.map((order) => discountableOf(promo, order))
  const most = orders.map((order, index) => mostOf(order, discountable[index] ?? 0))
  const base = sumCents(discountable)
  const wanted_cents =
    promo.kind === 'fixed' ? promo.value : Number((BigInt(base) * BigInt(promo.value)) / BASIS_POINTS)
  return splitWithin(cents(Math.min(wanted_cents, sumCents(most))), discountable, most)
}

const discountableOf = (promo: Promo, { matching_cents, freight_cents }: Sums) =>
  matching_cents + (promo.includes_freight && matching_cents > 0 ? freight_cents : 0)

const mostOf = ({ goods_cents, freight_cents }: Sums, discountable: number) =>
  Math.min(discountable, goods_cents + freight_cents - 1)

/**
 * Splits an order's discount over its lines. `lines_cents` is 0 for lines that the code does not apply to. The
 * remainder of the discount applies to the freight.
 */
export function lineDiscountsOf(
  promo: Promo | undefined,
  discount_cents: Cents,
  lines_cents: readonly Cents[],
  freight_cents: Cents,
): Cents[] {
  const freight = promo?.includes_freight ? freight_cents : 0
  return splitCents(discount_cents, [...lines_cents, freight]).slice(0, lines_cents.length)
}

/** Splits by weight. The excess over a part's maximum goes to the parts with room left, the largest room first. */
function splitWithin(amount: Cents, weights: readonly number[], most: readonly number[]): Cents[] {
  const parts: number[] = splitCents(amount, weights)
  const roomOf = (index: number) => (most[index] ?? 0) - (parts[index] ?? 0)
  let beyond = 0
  parts.forEach((part, index) => {
    const over = Math.max(0, -roomOf(index))
    parts[index] = part - over
    beyond += over
  })
  for (const index of [...parts.keys()].sort((a, b) => roomOf(b) - roomOf(a))) {
    const share = Math.min(beyond, roomOf(index))
    parts[index] = (parts[index] ?? 0) + share
    beyond -= share
  }
  return parts.map(cents)
}
