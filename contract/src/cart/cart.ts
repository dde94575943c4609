import { z } from 'zod'
import { FreightRule, Shop } from '../catalogue/shop.ts'
import { AxisValue } from '../catalogue/sku.ts'
import { Amount, type EndpointTable, Id, Slug, Time } from '../endpoint.ts'
import { CART } from '../stale/shop-reads.ts'
import { CART_LINES_LIMIT, QUANTITY_LIMIT } from './cart-limits.ts'

const Quantity = z.int().min(1).max(1_000_000)

/** A quantity of a SKU, as shown in the cart, checkout and orders. */
export const SkuLine = z.object({
  product_id: Slug,
  sku_id: Slug,
  title: z.string(),
  image: z.string(),
  values: z.array(AxisValue),
  price_cents: Amount,
  quantity: z.int(),
})

export const CartItem = SkuLine.extend({
  cart_item_id: Id,
  /** Lowest price of the 30 days before the price reduction in force, if it was higher. */
  former_cents: Amount.nullish(),
  reduced_until: Time.nullish(),
  /** When the price reduction ended that the SKU had in the cart; it costs its regular price again. */
  reduction_ended_at: Time.nullish(),
  /** The contents of the SKU, such as `250 ml`, for its unit price. */
  net_content: z.string().nullish(),
  /** The weight by which freight is calculated: that of the SKU, otherwise the shop's weight of a piece. */
  weight_grams: z.int().optional(),
  stock: z.int(),
  selected: z.boolean(),
  /** False when the SKU is sold out or no longer sold; the line cannot be checked out. */
  available: z.boolean(),
})
export type CartItem = z.output<typeof CartItem>

export const CartShop = Shop.pick({ shop_id: true, name: true, logo: true })
export const Cart = z.object({
  groups: z.array(
    z.object({
      shop: CartShop,
      items: z.array(CartItem),
      /** The shop's delivery rules by country, as on a product page. */
      freight: z.array(FreightRule),
    }),
  ),
  count: z.int(),
  selected_count: z.int(),
  selected_total_cents: Amount,
  /** SKUs whose quantity was reduced to the available stock. */
  adjusted: z.array(Slug).optional(),
  /** Present if the shop has rules of taxes, so that a quote of the lines has an estimate. */
  has_tax_rules: z.literal(true).optional(),
})
export type Cart = z.output<typeof Cart>

const NewCartLine = z.strictObject({ sku_id: Slug, quantity: Quantity })
const CartItemIds = z.array(Id).min(1).max(CART_LINES_LIMIT)

export const cart_endpoints = {
  'GET /api/cart': { summary: 'The cart, by shop', access: 'shopper', reply: Cart },
  'POST /api/cart/add': {
    summary: 'Add pieces of a SKU',
    access: 'shopper',
    body: NewCartLine,
    reply: Cart,
    keyed: true,
    stale: [CART, 'GET /api/product/stock'],
    replies_with: CART,
  },
  'POST /api/cart/update': {
    summary: 'Set the quantity, the checkout selection or the SKU of a line',
    access: 'shopper',
    body: z.strictObject({
      cart_item_id: Id,
      quantity: z.int().min(1).max(QUANTITY_LIMIT).optional(),
      selected: z.boolean().optional(),
      sku_id: Slug.optional(),
    }),
    reply: Cart,
    stale: [CART],
    replies_with: CART,
  },
  'POST /api/cart/select': {
    summary: 'Select lines for checkout, or clear the selection',
    access: 'shopper',
    body: z.strictObject({ cart_item_ids: CartItemIds, selected: z.boolean() }),
    reply: Cart,
    stale: [CART],
    replies_with: CART,
  },
  'POST /api/cart/remove': {
    summary: 'Remove lines',
    access: 'shopper',
    body: z.strictObject({ cart_item_ids: CartItemIds }),
    reply: Cart,
    stale: [CART],
    replies_with: CART,
  },
  'POST /api/cart/merge': {
    summary: "Merge a visitor's cart into the shopper's: the larger quantity of each SKU wins, capped by stock",
    access: 'shopper',
    body: z.strictObject({ items: z.array(NewCartLine).min(1).max(CART_LINES_LIMIT) }),
    reply: Cart,
    keyed: true,
    stale: [CART],
    replies_with: CART,
  },
  'POST /api/cart/preview': {
    summary: "A priced preview of a visitor's cart; nothing is stored",
    access: 'public',
    body: z.strictObject({ items: z.array(NewCartLine).max(CART_LINES_LIMIT) }),
    reply: Cart,
    reads: true,
  },
} as const satisfies EndpointTable
