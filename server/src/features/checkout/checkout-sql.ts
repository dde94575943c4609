import type { FreightRule } from '@sampan/contract/delivery'
import { sql } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Db } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/transaction.ts'
import { FREIGHT_RULE } from '../catalogue/shop/shop-sql.ts'
import type { Promo } from '../promo/promo-rules.ts'

/** A delivery rule of a shop that applies to the country of a checkout. */
export type ShopTerms = FreightRule

const OFFER = [
  'offer.sku_id',
  'offer.product_id',
  'offer.shop_id',
  'offer.title',
  'offer.axis_values',
  'offer.image',
  'offer.price_cents',
  'offer.takes_codes',
  'offer.stock',
  'offer.on_sale',
  'offer.shop_name',
  'offer.shop_logo',
  'offer.category',
  'offer.article_number',
  'offer.weight_grams',
] as const

/** The lines with these ids in the shopper's cart, latest added first. */
export const { all: findWantedLines } = prepared((db, user_id: string, cart_item_ids: string[]) =>
  db
    .selectFrom('cart_item')
    .innerJoin('offer', 'offer.sku_id', 'cart_item.sku_id')
    .select([...OFFER, 'cart_item.cart_item_id', 'cart_item.quantity'])
    .where('cart_item.user_id', '=', user_id)
    .where('cart_item.cart_item_id', '=', anyOf(cart_item_ids))
    .orderBy('cart_item.created_at', 'desc')
    .orderBy('cart_item.cart_item_id', 'desc'),
)

export const findOffer = (db: Db, sku_id: string) =>
  db.selectFrom('offer').select(OFFER).where('sku_id', '=', sku_id).executeTakeFirst()
export type Offer = NonNullable<Awaited<ReturnType<typeof findOffer>>>

export const { first: findAddress } = prepared((db, user_id: string, id: string) =>
  db
    .selectFrom('address')
    .select(['addressee', 'mobile', 'country', 'area', 'city', 'detailed_address', 'postcode'])
    .where('user_id', '=', user_id)
    .where('id', '=', id),
)

/** SKUs by id. Unknown ids are left out. */
export const findOffersOf = (db: Db, sku_ids: readonly string[]): Promise<Offer[]> =>
  db.selectFrom('offer').select(OFFER).where('sku_id', '=', anyOf(sku_ids)).execute()

/** The delivery rules of shops, for a country and for all other countries. None for a closed country. */
export const findFreightRulesOf = (db: Db, shop_ids: readonly string[], country: string) =>
  db
    .selectFrom('freight_rule')
    .select(['shop_id', ...FREIGHT_RULE])
    .where('shop_id', '=', anyOf(shop_ids))
    .where('country', 'in', [country, '*'])
    .where(sql<boolean>`not exists (select from country_opening as opening
      where opening.country = ${country} and not is_open)`)
    .execute()

const { all: findRules } = prepared(
  (_db, user_id: string, address_id: string, cart_item_ids: string[], sku_ids: string[]) => sql<
    ShopTerms & { shop_id: string }
  >`
    select shop_id, freight_rule.country, service, base_cents, each_further_cents, free_from_cents, bands, handling_days,
      transit_days_min, transit_days_max
    from address join freight_rule on freight_rule.country in (address.country, '*')
    where address.user_id = ${user_id} and address.id = ${address_id}
      and not exists (select from country_opening as opening where opening.country = address.country and not is_open)
      and (freight_rule.country <> '*' or not exists (select from freight_rule as own
        where own.shop_id = freight_rule.shop_id and own.country = address.country))
      and shop_id in (
      select shop_id from sku join product using (product_id) where sku_id = any (${sku_ids}::text[] || array(
        select sku_id from cart_item where user_id = ${user_id} and cart_item_id = any (${cart_item_ids}::uuid[]))))`,
)

type WantedAt = { address_id: string; cart_item_ids?: string[] | undefined; sku_ids?: string[] }

/**
 * The delivery rules of each shop: the rules for the country of the address or, without one, the rules for all other
 * countries. Shops that have no rule are left out. The result is empty for a closed country, and for an address of
 * another shopper.
 */
export async function findFreightRules(
  db: Db,
  user_id: string,
  { address_id, cart_item_ids = [], sku_ids = [] }: WantedAt,
): Promise<Map<string, ShopTerms[]>> {
  return Map.groupBy(await findRules(db, user_id, address_id, cart_item_ids, sku_ids), ({ shop_id }) => shop_id)
}

const usesOf = (user_id: string) =>
  sql<number>`(select count(*)::int from promo_use as used where used.user_id = ${user_id} and used.code = promo_code.code)`

const promosFor = (db: Db, user_id: string) =>
  db
    .selectFrom('promo_code')
    .select(['code', 'kind', 'value', 'minimum_cents', 'starts_at', 'ends_at'])
    .select(['includes_freight', 'uses_limit', 'uses', 'product_ids', 'categories', 'uses_per_shopper'])
    .select([
      sql<boolean>`starts_at <= now() and coalesce(ends_at > now(), true)`.as('is_open'),
      usesOf(user_id).as('own_uses'),
    ])

export const findPromo = (db: Db, user_id: string, code: string): Promise<Promo | undefined> =>
  promosFor(db, user_id).where('code', '=', code).executeTakeFirst()

const LISTED_LIMIT = 50

/** Listed codes that are valid now and can still be used by this shopper, the earliest expiry first. */
export const findListedPromos = (db: Db, user_id: string): Promise<Promo[]> =>
  promosFor(db, user_id)
    .where('listed', '=', true)
    .where('starts_at', '<=', sql<string>`now()`)
    .where(sql<boolean>`coalesce(ends_at > now(), true)`)
    .where(sql<boolean>`coalesce(uses < uses_limit, true)`)
    .where(sql<boolean>`coalesce(${usesOf(user_id)} < uses_per_shopper, true)`)
    .orderBy('ends_at')
    .orderBy('code')
    .limit(LISTED_LIMIT)
    .execute()

/** Counts a use of a limited code. @returns false when the limit is reached. */
export async function countUse(tx: Tx, code: string): Promise<boolean> {
  const result = await tx
    .updateTable('promo_code')
    .set({ uses: sql<number>`uses + 1` })
    .where('code', '=', code)
    .whereRef('uses', '<', 'uses_limit')
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/**
 * Locks a code until the transaction ends. Checkouts share the lock; saving the code at the operators' desk waits for
 * it.
 */
export const lockPromoForUse = (tx: Tx, user_id: string, code: string) =>
  promosFor(tx, user_id).where('code', '=', code).forKeyShare().executeTakeFirst()

export type PromoUse = { user_id: string; code: string; checkout_id: string }

/** Serialises the use of promo codes by accounts of one mailbox. */
export async function lockMailbox(tx: Tx, mailbox_mac: Buffer): Promise<void> {
  const name = `promo_use:${mailbox_mac.toString('hex')}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

type Uses = { user_id: string; code: string; all_macs: Buffer[] }

/** Counts the uses of a code by this shopper, by other accounts of the mailbox and by deleted accounts. */
export async function countUsesOf(tx: Tx, { user_id, code, all_macs }: Uses): Promise<number> {
  const { rows } = await sql<{ uses: number }>`
    select ((select count(*) from promo_use where code = ${code} and mailbox_mac is not null
        and (user_id = ${user_id} or mailbox_mac = any(${all_macs}::bytea[])))
      + (select coalesce(sum(uses), 0) from former_promo_use
        where code = ${code} and address_mac = any(${all_macs}::bytea[])))::int as uses`.execute(tx)
  return rows[0]?.uses ?? 0
}

/**
 * Stores the use of a promo code. The caller has locked the shopper.
 * @returns false when a use of this checkout is already stored.
 */
export async function insertUse(tx: Tx, use: PromoUse & { counted: boolean; mailbox_mac: Buffer }): Promise<boolean> {
  const result = await tx
    .insertInto('promo_use')
    .values(use)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** Deletes the promo use of a checkout. @returns the promo code, and whether the code's counter includes this use. */
export const deleteUse = (tx: Tx, user_id: string, checkout_id: string) =>
  tx
    .deleteFrom('promo_use')
    .where('user_id', '=', user_id)
    .where('checkout_id', '=', checkout_id)
    .returning(['code', 'counted'])
    .executeTakeFirst()

/** Subtracts a counted use from the code's counter, also when the code has no limit any more. */
export async function uncountUse(tx: Tx, code: string): Promise<void> {
  await tx.updateTable('promo_code').set({ uses: sql<number>`uses - 1` }).where('code', '=', code).execute()
}
