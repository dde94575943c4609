import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Db } from '../../db/database.ts'
import { newestFirst, type PageStart } from '../../db/newest-first.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { cardsIn } from '../catalogue/product/card-sql.ts'
import { picks, shopsIn } from '../catalogue/shop/shop-sql.ts'

/** Saves products with their current prices, with which later prices are compared. Unknown ids are ignored. */
export async function insertFavourites(db: Db, user_id: string, product_ids: string[]): Promise<void> {
  await db
    .insertInto('product_like')
    .columns(['user_id', 'product_id', 'saved_cents'])
    .expression(
      db
        .selectFrom('product')
        .select([
          sql<string>`${user_id}::uuid`.as('user_id'),
          'product_id',
          sql<number>`product_price(product_id, price_cents)`.as('price_cents'),
        ])
        .where('product_id', '=', anyOf(product_ids)),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteFavourites(db: Db, user_id: string, product_ids: string[]): Promise<void> {
  await db
    .deleteFrom('product_like')
    .where('user_id', '=', user_id)
    .where('product_id', '=', anyOf(product_ids))
    .execute()
}

/** Follows shops and counts their new followers. Unknown ids are ignored. */
export const insertFollows = (db: Db, user_id: string, shop_ids: string[]): Promise<void> =>
  transaction(db, async (tx) => {
    await lockShops(tx, shop_ids)
    await sql`
      with followed as (
        insert into shop_follow (user_id, shop_id) select ${user_id}, shop_id from shop where shop_id = any(${shop_ids})
        on conflict do nothing returning shop_id)
      update shop set fans = fans + 1 where shop_id in (select shop_id from followed)`.execute(tx)
  })

export const deleteFollows = (db: Db, user_id: string, shop_ids: string[]): Promise<void> =>
  transaction(db, async (tx) => {
    await lockShops(tx, shop_ids)
    await sql`
      with unfollowed as (
        delete from shop_follow where user_id = ${user_id} and shop_id = any(${shop_ids}) returning shop_id)
      update shop set fans = greatest(fans - 1, 0) where shop_id in (select shop_id from unfollowed)`.execute(tx)
  })

/** Locks shops in the order of their ids, to avoid deadlocks between shoppers who follow the same shops. */
async function lockShops(tx: Tx, shop_ids: string[]): Promise<void> {
  await sql`select from shop where shop_id = any(${shop_ids}) order by shop_id for no key update`.execute(tx)
}

export async function findFavourites(db: Db, user_id: string, product_ids: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('product_like')
    .select('product_id')
    .where('user_id', '=', user_id)
    .where('product_id', '=', anyOf(product_ids))
    .execute()
  return rows.map(({ product_id }) => product_id)
}

export async function findFollowed(db: Db, user_id: string, shop_ids: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('shop_follow')
    .select('shop_id')
    .where('user_id', '=', user_id)
    .where('shop_id', '=', anyOf(shop_ids))
    .execute()
  return rows.map(({ shop_id }) => shop_id)
}

const favouritesOf = (db: Db, user_id: string, language: Language) =>
  cardsIn(db, language)
    .innerJoin('product_like', 'product_like.product_id', 'product.product_id')
    .where('product_like.user_id', '=', user_id)

/** Favourites that are still sold, newest first. */
export const listFavourites = (db: Db, user_id: string, start: PageStart, language: Language) =>
  newestFirst(
    favouritesOf(db, user_id, language),
    { at: 'product_like.created_at', id: 'product_like.product_id' },
    start,
  )

export async function countFavourites(db: Db, user_id: string): Promise<number> {
  const { total } = await favouritesOf(db, user_id, 'en')
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Followed shops with pictures of their best sellers, newest first. */
export const listFollowed = (db: Db, user_id: string, start: PageStart, language: Language) =>
  newestFirst(
    shopsIn(db, language)
      .select(picks.as('images'))
      .innerJoin('shop_follow', 'shop_follow.shop_id', 'shop.shop_id')
      .where('shop_follow.user_id', '=', user_id),
    { at: 'shop_follow.created_at', id: 'shop_follow.shop_id' },
    start,
  )

export async function countFollowed(db: Db, user_id: string): Promise<number> {
  const { total } = await db
    .selectFrom('shop_follow')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  return total
}
