import type { AxisValue } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Db } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { FREIGHT_RULE } from '../catalogue/shop/shop-sql.ts'

const offersIn = (db: Db, language: Language) =>
  db
    .selectFrom('offer')
    .select([
      'offer.sku_id',
      'offer.product_id',
      'offer.image',
      'offer.price_cents',
      'offer.former_cents',
      'offer.reduced_until',
      'offer.weight_grams',
      'offer.stock',
      'offer.on_sale',
      'offer.shop_id',
      'offer.shop_logo',
    ])
    .select([
      sql<string>`worded(offer.title, ${language})`.as('title'),
      sql<AxisValue[]>`worded_values(offer.axis_values, ${language})`.as('values'),
      sql<string>`worded(offer.shop_name, ${language})`.as('shop_name'),
      sql<string | null>`(select net_content from sku where sku.sku_id = offer.sku_id)`.as('net_content'),
    ])

/** SKUs by id, in the reader's language. Unknown ids are left out. */
export const findOffers = (db: Db, sku_ids: string[], language: Language) =>
  offersIn(db, language).where('offer.sku_id', '=', anyOf(sku_ids)).execute()
export type LocalisedOffer = Awaited<ReturnType<typeof findOffers>>[number]

/** The lines of a cart, latest added first. */
export const { all: findCartLines } = prepared((db, user_id: string, language: Language) =>
  offersIn(db, language)
    .innerJoin('cart_item', 'cart_item.sku_id', 'offer.sku_id')
    .select(['cart_item.cart_item_id', 'cart_item.quantity', 'cart_item.selected'])
    .select(
      sql<string | null>`reduction_ended(offer.sku_id, offer.price_cents, cart_item.created_at)`.as(
        'reduction_ended_at',
      ),
    )
    .where('cart_item.user_id', '=', user_id)
    .orderBy('cart_item.created_at', 'desc')
    .orderBy('cart_item.cart_item_id', 'desc'),
)

const freightIn = (db: Db) =>
  db
    .selectFrom('open_freight_rule')
    .select(['shop_id', ...FREIGHT_RULE])
    .orderBy('country')
    .orderBy('service')

export const { all: findCartFreight } = prepared((db, user_id: string) =>
  freightIn(db).where('shop_id', 'in', (among) =>
    among
      .selectFrom('cart_item')
      .innerJoin('sku', 'sku.sku_id', 'cart_item.sku_id')
      .innerJoin('product', 'product.product_id', 'sku.product_id')
      .select('product.shop_id')
      .where('cart_item.user_id', '=', user_id),
  ),
)
export type ShopFreight = Awaited<ReturnType<typeof findCartFreight>>[number]

export const { all: findFreightOf } = prepared((db, sku_ids: string[]) =>
  freightIn(db).where('shop_id', 'in', (among) =>
    among
      .selectFrom('sku')
      .innerJoin('product', 'product.product_id', 'sku.product_id')
      .select('product.shop_id')
      .where('sku.sku_id', '=', anyOf(sku_ids)),
  ),
)

export const { all: findQuantities } = prepared((tx, user_id: string) =>
  tx.selectFrom('cart_item').select(['cart_item_id', 'sku_id', 'quantity']).where('user_id', '=', user_id),
)

/** The stock of SKUs. Unknown ids are left out. */
export const { all: findStock } = prepared((tx, sku_ids: string[]) =>
  tx.selectFrom('offer').select(['sku_id', 'product_id', 'stock', 'on_sale']).where('sku_id', '=', anyOf(sku_ids)),
)

/** Sets the quantity of one SKU and moves its line to the top of the cart. */
export const { all: putLine } = prepared((tx, user_id: string, sku_id: string, quantity: number) =>
  tx
    .insertInto('cart_item')
    .values({ user_id, sku_id, quantity })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'sku_id']).doUpdateSet({
        quantity: sql<number>`excluded.quantity`,
        created_at: sql<string>`now()`,
        selected: true,
      }),
    ),
)

/** Sets the quantities of SKUs and inserts missing lines, in the given order. */
export async function putLines(tx: Db, user_id: string, lines: { sku_id: string; quantity: number }[]): Promise<void> {
  if (lines.length === 0) return
  await tx
    .insertInto('cart_item')
    .values(lines.map((line) => ({ user_id, ...line })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'sku_id']).doUpdateSet({ quantity: sql<number>`excluded.quantity` }),
    )
    .execute()
}

type LineChange = { quantity?: number | undefined; selected?: boolean | undefined; sku_id?: string | undefined }

export async function changeLine(tx: Db, user_id: string, cart_item_id: string, change: LineChange): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return
  await tx
    .updateTable('cart_item')
    .set(change)
    .where('user_id', '=', user_id)
    .where('cart_item_id', '=', cart_item_id)
    .returning('cart_item_id')
    .executeTakeFirstOrThrow()
}

/** @returns the number of lines that exist. */
export async function markLines(tx: Db, user_id: string, cart_item_ids: string[], selected: boolean): Promise<number> {
  const marked = await tx
    .updateTable('cart_item')
    .set({ selected })
    .where('user_id', '=', user_id)
    .where('cart_item_id', '=', anyOf(cart_item_ids))
    .executeTakeFirst()
  return Number(marked.numUpdatedRows)
}

/** @returns the lines that existed. */
export const { all: deleteLines } = prepared((tx, user_id: string, cart_item_ids: string[]) =>
  tx
    .deleteFrom('cart_item')
    .where('user_id', '=', user_id)
    .where('cart_item_id', '=', anyOf(cart_item_ids))
    .returning('cart_item_id'),
)
