// The database's part of a purchase: the statements that the shop runs for it, in the same transactions, written out by
// hand without anything around them: no sessions, no stored answers, no checks of input, no HTTP.
import type pg from 'pg'
import { paymentOf } from '../server/src/ledger/order-flows.ts'
import type { Shopper } from './shoppers.ts'

type Client = pg.PoolClient

/** Orders so far: their numbers have to be distinct. */
let numbered = 0

async function inTransaction<Result>(pool: pg.Pool, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } finally {
    client.release()
  }
}

const lockShopper = (client: Client, user_id: string) =>
  client.query('select user_id from user_account where user_id = $1 for no key update', [user_id])

const addToCart = (pool: pg.Pool, user_id: string, sku_id: string): Promise<string> =>
  inTransaction(pool, async (client) => {
    await lockShopper(client, user_id)
    await client.query('select cart_item_id, sku_id, quantity from cart_item where user_id = $1', [user_id])
    await client.query('select sku_id, product_id, stock, on_sale from offer where sku_id = $1', [sku_id])
    const { rows } = await client.query(
      `insert into cart_item (user_id, sku_id, quantity) values ($1, $2, 1)
       on conflict (user_id, sku_id) do update set quantity = excluded.quantity, created_at = now(), selected = true
       returning cart_item_id`,
      [user_id, sku_id],
    )
    return rows[0].cart_item_id
  })

/** What it costs, with freight to the address. */
async function quote(from: pg.Pool | Client, { user_id, address_id }: Shopper, cart_item_id: string) {
  const lines = await from.query(
    `select offer.*, cart_item_id, quantity from cart_item join offer using (sku_id)
     where user_id = $1 and cart_item_id = any($2) order by created_at desc, cart_item_id desc`,
    [user_id, [cart_item_id]],
  )
  const addresses = await from.query(
    `select addressee, mobile, country, area, detailed_address, postcode from address where user_id = $1 and id = $2`,
    [user_id, address_id],
  )
  const [line, address] = [lines.rows[0], addresses.rows[0]]
  const rules = await from.query(
    `select distinct on (shop_id) shop_id, base_cents, each_further_cents, free_from_cents from freight_rule
     where shop_id = any($1) and country in ($2, '*') order by shop_id, country = '*'`,
    [[line.shop_id], address.country],
  )
  const [rule] = rules.rows
  const is_free = rule.free_from_cents !== null && line.price_cents >= rule.free_from_cents
  return { line, address, freight_cents: is_free ? 0 : rule.base_cents }
}

const order = (pool: pg.Pool, shopper: Shopper, cart_item_id: string) =>
  inTransaction(pool, async (client) => {
    const { user_id } = shopper
    await lockShopper(client, user_id)
    const { line, address, freight_cents } = await quote(client, shopper, cart_item_id)
    await client.query(
      `select checkout_id, sku_id, quantity from shop_order join order_item using (user_id, order_id)
       where user_id = $1 and status = 0 and expires_at > now()`,
      [user_id],
    )
    const total_cents = line.price_cents + freight_cents
    const checkout = await client.query(
      `insert into checkout (user_id, total_cents, expires_at) values ($1, $2, now() + time_limit('order_expiry'))
       returning checkout_id, expires_at`,
      [user_id, total_cents],
    )
    const { checkout_id, expires_at } = checkout.rows[0]
    const made = await client.query(
      `insert into shop_order (user_id, order_number, checkout_id, shop_id, goods_cents, freight_cents, discount_cents,
         total_cents, address, expires_at) values ($1, $2, $3, $4, $5, $6, 0, $7, $8, $9) returning order_id`,
      [
        user_id,
        `raw ${++numbered}`,
        checkout_id,
        line.shop_id,
        line.price_cents,
        freight_cents,
        total_cents,
        JSON.stringify(address),
        expires_at,
      ],
    )
    const { order_id } = made.rows[0]
    await insertItem(client, user_id, order_id, line)
    await tell(client, user_id, order_id, 'create')
    await client.query('select stock, price_cents, on_sale from sku where sku_id = any($1) for no key update', [
      [line.sku_id],
    ])
    await client.query('update sku set stock = stock - 1 where sku_id = $1 and stock >= 1', [line.sku_id])
    await client.query('delete from cart_item where user_id = $1 and cart_item_id = any($2)', [user_id, [cart_item_id]])
    return { order_id, total_cents }
  })

// biome-ignore lint/suspicious/noExplicitAny: a row as pg gives it
const insertItem = (client: Client, user_id: string, order_id: string, line: any) =>
  client.query(
    `insert into order_item (user_id, order_id, position, product_id, sku_id, title, axis_values, image, price_cents,
       quantity, paid_cents) values ($1, $2, 0, $3, $4, $5, $6, $7, $8, 1, $8)`,
    [
      user_id,
      order_id,
      line.product_id,
      line.sku_id,
      JSON.stringify(line.title),
      JSON.stringify(line.axis_values),
      line.image,
      line.price_cents,
    ],
  )

const tell = (client: Client, user_id: string, order_id: string, event: string) =>
  client.query(`insert into order_history (user_id, order_id, event, by_whom) values ($1, $2, $3, 'shopper')`, [
    user_id,
    order_id,
    event,
  ])

const pay = (pool: pg.Pool, user_id: string, { order_id, total_cents }: { order_id: string; total_cents: number }) =>
  inTransaction(pool, async (client) => {
    await client.query(
      'select mac, key_id, wrong_tries, locked_until from payment_code where user_id = $1 for update',
      [user_id],
    )
    await client.query(
      `select status, total_cents, expires_at > now() from shop_order where user_id = $1 and order_id = any($2)
       order by order_id for no key update`,
      [user_id, [order_id]],
    )
    await client.query(
      `update shop_order set status = 1, paid_at = now(), paid_cents = total_cents
       where user_id = $1 and order_id = any($2) and status = 0`,
      [user_id, [order_id]],
    )
    await tell(client, user_id, order_id, 'pay')
    const payment = paymentOf({ user_id, order_id, amount_cents: total_cents })
    await client.query('select ledger_post($1, $2)', [`user:${user_id}`, JSON.stringify([payment])])
    await client.query(
      `select posted_credits_cents - posted_debits_cents - pending_debits_cents as balance_cents
       from ledger_account join ledger_balance using (account_id) where code = $1`,
      [payment.debit_account],
    )
  })

export async function rawPurchase(pool: pg.Pool, shopper: Shopper, sku_id: string): Promise<void> {
  const cart_item_id = await addToCart(pool, shopper.user_id, sku_id)
  await quote(pool, shopper, cart_item_id)
  await pay(pool, shopper.user_id, await order(pool, shopper, cart_item_id))
}
