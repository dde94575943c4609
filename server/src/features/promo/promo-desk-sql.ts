import { sql } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Db } from '../../db/database.ts'
import { newestFirst, type PageStart } from '../../db/newest-first.ts'
import type { Tx } from '../../db/transaction.ts'

/**
 * The number of uses. Limited codes have a counter; the uses of an unlimited code are counted when the code is read.
 */
const USES = sql<number>`case when uses_limit is null
  then (select count(*) from promo_use where promo_use.code = promo_code.code) else uses end::int`

const PROMO = [
  'code',
  'kind',
  'value',
  'minimum_cents',
  'includes_freight',
  'listed',
  'starts_at',
  'ends_at',
  'uses_limit',
  'uses_per_shopper',
  'product_ids',
  'categories',
] as const

export async function findPromoPage(db: Db, start: PageStart) {
  const promos = db
    .selectFrom('promo_code')
    .select(PROMO)
    .select([USES.as('uses'), sql<string>`lower(code)`.as('id')])
  const rows = db.selectFrom(promos.as('promo')).selectAll()
  const { items, next_cursor } = await newestFirst(rows, { at: 'promo.starts_at', id: 'promo.id' }, start)
  return { items: items.map(({ cursor: _, id: __, ...promo }) => promo), next_cursor }
}

const promoOf = (db: Db, code: string) =>
  db.selectFrom('promo_code').select(PROMO).select(USES.as('uses')).where('code', '=', code)

export const findPromo = (db: Db, code: string) => promoOf(db, code).executeTakeFirst()

/** Locks a promo code. Waits for checkouts that use the code, so that all uses of the code are counted. */
export async function lockPromo(tx: Tx, code: string) {
  await tx.selectFrom('promo_code').select('code').where('code', '=', code).forUpdate().execute()
  return findPromo(tx, code)
}

export type PromoRow = {
  code: string
  kind: 'percentage' | 'fixed'
  value: number
  minimum_cents: number
  includes_freight: boolean
  listed: boolean
  starts_at: string
  ends_at: string | null
  uses_limit: number | null
  uses_per_shopper: number | null
  product_ids: string[]
  categories: string[]
}

export async function findProducts(db: Db, product_ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('product')
    .select('product_id')
    .where('product_id', '=', anyOf(product_ids))
    .execute()
  return rows.map(({ product_id }) => product_id)
}

/** The codes for some categories, without expired codes. */
export const findCodesOf = (db: Db, categories: readonly string[]) =>
  db
    .selectFrom('promo_code')
    .select(PROMO)
    .where(sql<boolean>`categories && ${categories}::text[] and coalesce(ends_at > now(), true)`)
    .execute()

/** Whether one of the categories does not exist. */
export async function hasUnknownCategory(db: Db, categories: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from unnest(${categories}::text[]) as wanted (category) where not exists (
      select from category where category.category = wanted.category)`.execute(db)
  return rows.length > 0
}

/** Stores a new or changed code. @returns false when a code that should be new exists already. */
export async function storePromo(tx: Tx, { code, ...promo }: PromoRow, stored: PromoRow | undefined): Promise<boolean> {
  if (stored) {
    if (stored.uses_limit === null && promo.uses_limit !== null) await beginCounting(tx, code)
    await tx.updateTable('promo_code').set(promo).where('code', '=', code).execute()
    return true
  }
  const row = await tx
    .insertInto('promo_code')
    .values({ code, ...promo })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst()
  return row !== undefined
}

/** When an unlimited code gets a limit, its counter starts with all uses so far. */
async function beginCounting(tx: Tx, code: string): Promise<void> {
  await tx
    .updateTable('promo_use')
    .set({ counted: true })
    .where('code', '=', code)
    .where('counted', '=', false)
    .execute()
  await sql`update promo_code set uses = (select count(*) from promo_use where code = ${code})
    where code = ${code}`.execute(tx)
}
