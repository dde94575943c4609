import assert from 'node:assert/strict'
import type { DeliveryDays, FreightTerms } from '@sampan/contract/delivery'
import type { FreightService } from '@sampan/contract/rules'
import { sql } from 'kysely'
import pg from 'pg'
import { markEvents } from '../../db/commits.ts'
import type { OrderAddress, ValueInWords } from '../../db/json-columns.ts'
import { prepared } from '../../db/prepared.ts'
import { RandomValueTaken, type Tx } from '../../db/transaction.ts'

export type NewItem = {
  product_id: string
  sku_id: string
  title: Record<string, string>
  axis_values: ValueInWords[]
  image: string
  article_number: string | null
  price_cents: number
  quantity: number
  discount_cents: number
  paid_cents: number
  counts_for_promo: boolean
  weight_grams: number
}

export type NewOrder = {
  order_number: string
  shop_id: string
  goods_cents: number
  freight_cents: number
  discount_cents: number
  tax_cents: number
  included_tax_cents: number
  total_cents: number
  free_freight: FreightTerms | null
  freight_service: FreightService | null
  notes: string | null
  items: NewItem[]
} & Partial<DeliveryDays>

export type NewCheckout = {
  user_id: string
  total_cents: number
  promo_code: string | null
  promo_minimum_cents: number
  address: OrderAddress
  orders: NewOrder[]
}

type Made = { checkout_id: string; expires_at: string; order_id: string; shop_id: string }

const { all: insertAll } = prepared(
  (
    _tx,
    user_id: string,
    total_cents: number,
    promo_code: string | null,
    promo_minimum_cents: number,
    address: string,
    orders: string,
  ) => sql<Made>`
    with new_checkout as (
      insert into checkout (user_id, total_cents, promo_code, promo_minimum_cents, expires_at)
      values (${user_id}, ${total_cents}, ${promo_code}, ${promo_minimum_cents}, now() + time_limit('order_expiry'))
      returning user_id, checkout_id, promo_code, expires_at
    ), wished as (
      select * from jsonb_to_recordset(${orders}::jsonb) as wished (order_number text, shop_id text, goods_cents bigint,
        freight_cents bigint, discount_cents bigint, tax_cents bigint, included_tax_cents bigint, total_cents bigint,
        handling_days int, transit_days_min int,
        transit_days_max int, free_freight jsonb, freight_service text, notes text, items jsonb)
    ), new_order as (
      insert into shop_order (user_id, order_number, checkout_id, shop_id, goods_cents, freight_cents, discount_cents,
        tax_cents, included_tax_cents, total_cents, handling_days, transit_days_min, transit_days_max, free_freight,
        freight_service, promo_code, notes, address, expires_at)
      select user_id, order_number, checkout_id, shop_id, goods_cents, freight_cents, discount_cents,
        tax_cents, included_tax_cents, total_cents, handling_days, transit_days_min, transit_days_max, free_freight,
        freight_service, promo_code, notes, ${address}::jsonb, expires_at
      from wished cross join new_checkout
      returning user_id, order_id, shop_id, order_number, total_cents, status
    ), new_item as (
      insert into order_item (user_id, order_id, position, product_id, sku_id, title, axis_values, image,
        article_number, price_cents, quantity, discount_cents, paid_cents, counts_for_promo, weight_grams, withdrawal_exemption)
      select user_id, order_id, item.*,
        (select withdrawal_exemption from product where product.product_id = item.product_id)
      from new_order join wished using (shop_id) cross join jsonb_to_recordset(items) as item (position int,
        product_id text, sku_id text, title jsonb, axis_values jsonb, image text, article_number text,
        price_cents bigint, quantity int, discount_cents bigint, paid_cents bigint, counts_for_promo boolean,
        weight_grams int)
    ), new_history as (
      insert into order_history (user_id, order_id, event, by_whom)
      select user_id, order_id, 'create', 'shopper' from new_order
    ), recorded as (
      insert into event (noun, happening, ref_id, user_id, data)
      select 'order', 'order.created', order_id::text, user_id, jsonb_build_object('order_number', order_number,
        'total_cents', total_cents, 'by', 'shopper', 'status', status, 'details', '{}'::jsonb, 'order_ids', '[]'::jsonb)
      from new_order
    )
    select checkout_id, expires_at, order_id, shop_id from new_checkout cross join new_order`,
)

const isNumberTaken = (error: unknown) =>
  error instanceof pg.DatabaseError && error.constraint === 'shop_order_order_number_key'

/**
 * Inserts a checkout with its orders, items and history, in one statement.
 * @returns the ids of the orders, in the same sequence.
 * @throws RandomValueTaken when an order number is taken.
 */
export async function insertCheckout(tx: Tx, checkout: NewCheckout) {
  const { user_id, total_cents, promo_code, promo_minimum_cents, address, orders } = checkout
  const order_rows = orders.map((order) => ({
    ...order,
    items: order.items.map((item, position) => ({ ...item, position })),
  }))
  const parameters = [JSON.stringify(address), JSON.stringify(order_rows)] as const
  markEvents(tx)
  const rows = await insertAll(tx, user_id, total_cents, promo_code, promo_minimum_cents, ...parameters).catch(
    (error: unknown) => {
      throw isNumberTaken(error) ? new RandomValueTaken('an order number is taken') : error
    },
  )
  const [first] = rows
  assert(first && rows.length === orders.length, 'a checkout has orders, and all of them were inserted')
  const ids = new Map(rows.map((order) => [order.shop_id, order.order_id]))
  const order_ids = orders.map(({ shop_id }) => ids.get(shop_id) ?? '')
  return { checkout_id: first.checkout_id, expires_at: first.expires_at, order_ids }
}
