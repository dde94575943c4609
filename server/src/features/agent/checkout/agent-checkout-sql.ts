import type { ShopService } from '@sampan/contract/delivery'
import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { AgentBuyer, AgentDestination, AgentLine } from '../../../db/json-columns.ts'
import type { Tx } from '../../../db/transaction.ts'

const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value))

export type CartContent = {
  lines: AgentLine[]
  promo_codes: string[]
  country: string | null
  buyer: AgentBuyer | null
  language: Language | null
}
export type CheckoutContent = CartContent & {
  destination: AgentDestination | null
  shop_services: ShopService[]
  shown_cents: number
}

const cartColumns = ({ lines, promo_codes, country, buyer, language }: CartContent) => ({
  lines: JSON.stringify(lines),
  promo_codes,
  country,
  buyer: json(buyer),
  language,
})

const writtenCheckout = ({ destination, shop_services, shown_cents, ...content }: CheckoutContent) => ({
  ...cartColumns(content),
  destination: json(destination),
  shop_services: JSON.stringify(shop_services),
  shown_cents,
})

const CART = ['cart_id', 'lines', 'promo_codes', 'country', 'buyer', 'language', 'expires_at'] as const

/** A cart's id, with the platform that owns it. */
export type CartKey = { platform_id: string; cart_id: string }

export const insertCart = (tx: Tx, { platform_id, cart_id }: CartKey, content: CartContent) =>
  tx
    .insertInto('agent_cart')
    .values({ cart_id, platform_id, ...cartColumns(content) })
    .returning(CART)
    .executeTakeFirstOrThrow()
export type AgentCart = Awaited<ReturnType<typeof insertCart>>

const ownCart = (db: Db, { platform_id, cart_id }: CartKey) =>
  db
    .selectFrom('agent_cart')
    .select(CART)
    .where('cart_id', '=', cart_id)
    .where('platform_id', '=', platform_id)
    .where('expires_at', '>', sql<string>`now()`)

export const findCart = (db: Db, key: CartKey) => ownCart(db, key).executeTakeFirst()

/** Locks a cart, so that it becomes one checkout. */
export const lockCart = (tx: Tx, key: CartKey) => ownCart(tx, key).forUpdate().executeTakeFirst()

/** @returns the cart, or undefined when the platform has no cart with this id. */
export const updateCart = (tx: Tx, { platform_id, cart_id }: CartKey, content: CartContent) =>
  tx
    .updateTable('agent_cart')
    .set(cartColumns(content))
    .where('cart_id', '=', cart_id)
    .where('platform_id', '=', platform_id)
    .where('expires_at', '>', sql<string>`now()`)
    .returning(CART)
    .executeTakeFirst()

export const deleteCart = (tx: Tx, { platform_id, cart_id }: CartKey) =>
  tx
    .deleteFrom('agent_cart')
    .where('cart_id', '=', cart_id)
    .where('platform_id', '=', platform_id)
    .where('expires_at', '>', sql<string>`now()`)
    .returning(CART)
    .executeTakeFirst()

const CHECKOUT = [
  'agent_checkout_id',
  'handover_id',
  'lines',
  'promo_codes',
  'country',
  'destination',
  'shop_services',
  'buyer',
  'language',
  'user_id',
  'opened_at',
  'checkout_id',
  'link_id',
  'shown_cents',
  'canceled_at',
  'created_at',
  'expires_at',
] as const

/** An agent's checkout, with the platform that owns it. */
export type CheckoutKey = { platform_id: string; agent_checkout_id: string }

const checkouts = (db: Db) =>
  db.selectFrom('agent_checkout').select(CHECKOUT).select(sql<boolean>`expires_at <= now()`.as('is_expired'))

export const findAgentCheckout = (db: Db, { platform_id, agent_checkout_id }: CheckoutKey) =>
  checkouts(db)
    .where('agent_checkout_id', '=', agent_checkout_id)
    .where('platform_id', '=', platform_id)
    .executeTakeFirst()
export type AgentCheckout = NonNullable<Awaited<ReturnType<typeof findAgentCheckout>>>

export const lockAgentCheckout = (tx: Tx, { platform_id, agent_checkout_id }: CheckoutKey) =>
  checkouts(tx)
    .where('agent_checkout_id', '=', agent_checkout_id)
    .where('platform_id', '=', platform_id)
    .forUpdate()
    .executeTakeFirst()

/** Locks the open checkout that was made from a cart. */
export const lockCheckoutOfCart = (tx: Tx, { platform_id, cart_id }: CartKey) =>
  checkouts(tx)
    .where('cart_id', '=', cart_id)
    .where('platform_id', '=', platform_id)
    .where('canceled_at', 'is', null)
    .where('checkout_id', 'is', null)
    .forUpdate()
    .executeTakeFirst()

type NewCheckout = {
  platform_id: string
  agent_checkout_id: string
  handover_id: string
  cart_id: string | null
  webhook_url: string | null
  user_id: string | null
  link_id: string | null
}

export async function insertAgentCheckout(tx: Tx, checkout: NewCheckout, content: CheckoutContent): Promise<void> {
  await tx
    .insertInto('agent_checkout')
    .values({ ...checkout, ...writtenCheckout(content) })
    .execute()
}

export async function updateAgentCheckout(tx: Tx, agent_checkout_id: string, content: CheckoutContent): Promise<void> {
  await tx
    .updateTable('agent_checkout')
    .set(writtenCheckout(content))
    .where('agent_checkout_id', '=', agent_checkout_id)
    .execute()
}

/** Ends an open checkout and forgets its address and buyer. */
export async function cancelAgentCheckout(tx: Tx, agent_checkout_id: string): Promise<void> {
  await tx
    .updateTable('agent_checkout')
    .set({ canceled_at: sql<string>`now()`, destination: null, buyer: null })
    .where('agent_checkout_id', '=', agent_checkout_id)
    .where('checkout_id', 'is', null)
    .execute()
}

/**
 * Opens a handover for the shopper who comes first; a second time only for that shopper.
 * @returns undefined for other shoppers, and when the checkout is canceled or expired.
 */
export const bindHandover = (tx: Tx, user_id: string, handover_id: string) =>
  tx
    .updateTable('agent_checkout')
    .set({ user_id, opened_at: sql<string>`coalesce(opened_at, now())` })
    .where('handover_id', '=', handover_id)
    .where((or) => or.or([or('user_id', 'is', null), or('user_id', '=', user_id)]))
    .where('canceled_at', 'is', null)
    .where((or) => or.or([or('checkout_id', 'is not', null), or('expires_at', '>', sql<string>`now()`)]))
    .returning([
      'platform_id',
      'lines',
      'promo_codes',
      'shop_services',
      'destination',
      'buyer',
      'checkout_id',
      'webhook_url',
    ])
    .executeTakeFirst()

/**
 * Deletes expired carts and checkouts without a purchase after a day, and forgets the addresses of the others, each up to
 * a thousand.
 * @returns whether there may be more.
 */
export async function deleteExpired(db: Db): Promise<boolean> {
  const batch = 1000
  const deleted = await Promise.all([
    sql`delete from agent_cart where cart_id in (select cart_id from agent_cart where expires_at <= now()
      limit ${batch} for update skip locked)`.execute(db),
    sql`delete from agent_checkout where agent_checkout_id in (select agent_checkout_id from agent_checkout
      where checkout_id is null and expires_at <= now() - interval '1 day'
      limit ${batch} for update skip locked)`.execute(db),
    sql`update agent_checkout set destination = null, buyer = null where agent_checkout_id in (
      select agent_checkout_id from agent_checkout where checkout_id is not null and expires_at <= now()
        and (destination is not null or buyer is not null) limit ${batch} for update skip locked)`.execute(db),
  ])
  return deleted.some(({ numAffectedRows = 0n }) => numAffectedRows >= BigInt(batch))
}

/** The host of a platform's profile, by which shoppers know the agent. */
export async function findPlatformHost(db: Db, platform_id: string): Promise<string> {
  const { host } = await db
    .selectFrom('agent_platform')
    .select('host')
    .where('platform_id', '=', platform_id)
    .executeTakeFirstOrThrow()
  return host
}
