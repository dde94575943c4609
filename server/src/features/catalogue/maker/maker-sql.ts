import type { Safety } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { anyOf } from '../../../db/any-of.ts'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'

/** Number of suppliers without a maker that the desk lists. */
const OPEN_VENDORS = 200

export type Maker = {
  maker: string
  name: string
  postal_address: string
  electronic_address: string
  country: string
  responsible: string | null
  vendors: string[]
}

const makers = (db: Db) =>
  db
    .selectFrom('maker')
    .select(['maker', 'name', 'postal_address', 'electronic_address', 'country', 'responsible'])
    .select(
      sql<string[]>`(select coalesce(array_agg(vendor order by vendor), '{}') from maker_vendor
        where maker_vendor.maker = maker.maker)`.as('vendors'),
    )

export const findMakers = (db: Db): Promise<Maker[]> => makers(db).orderBy('name').orderBy('maker').execute()

/** All makers, locked, so that a responsible person stays until the maker that names it is stored. */
export async function lockMakers(tx: Tx): Promise<Maker[]> {
  await sql`lock table maker in share row exclusive mode`.execute(tx)
  return makers(tx).execute()
}

/** Suppliers of products on sale that have no maker, with the number of these products. */
export async function findOpenVendors(db: Db): Promise<{ vendor: string; products: number }[]> {
  const { rows } = await sql<{ vendor: string; products: number }>`
    select lower(vendor) as vendor, count(*)::int as products from product_without_maker
    where vendor is not null group by lower(vendor) order by products desc, vendor limit ${OPEN_VENDORS}`.execute(db)
  return rows
}

export async function putMaker(tx: Tx, { maker, ...facts }: Omit<Maker, 'vendors'>): Promise<void> {
  await tx
    .insertInto('maker')
    .values({ maker, ...facts })
    .onConflict((conflict) => conflict.column('maker').doUpdateSet(facts))
    .execute()
}

/** Makes these the suppliers of a maker. Suppliers of other makers move to it. */
export async function putVendors(tx: Tx, maker: string, vendors: readonly string[]): Promise<void> {
  await sql`delete from maker_vendor where maker = ${maker} and vendor <> all(${[...vendors]}::text[])`.execute(tx)
  await sql`insert into maker_vendor (vendor, maker) select vendor, ${maker} from unnest(${[...vendors]}::text[]) as vendor
    on conflict (vendor) do update set maker = excluded.maker`.execute(tx)
}

export async function isMakerUsed(db: Db, maker: string): Promise<boolean> {
  const { rows } = await sql<{ is_used: boolean }>`
    select exists (select from product where maker = ${maker})
      or exists (select from maker where responsible = ${maker}) as is_used`.execute(db)
  return rows[0]?.is_used === true
}

export async function deleteMaker(tx: Tx, maker: string): Promise<void> {
  await tx.deleteFrom('maker').where('maker', '=', maker).execute()
}

/** @returns the number of the products that exist, and the ids of those that had another maker. */
export async function storeMakerOfProducts(tx: Tx, product_ids: readonly string[], maker: string | null) {
  const rows = await tx
    .selectFrom('product')
    .select(['product_id', 'maker'])
    .where('product_id', '=', anyOf(product_ids))
    .orderBy('product_id')
    .forNoKeyUpdate()
    .execute()
  const changed = rows.filter((row) => row.maker !== maker).map(({ product_id }) => product_id)
  await tx.updateTable('product').set({ maker }).where('product_id', '=', anyOf(changed)).execute()
  return { products: rows.length, changed }
}

/** Ids of makers that exist, for a share lock until products that name them are stored. */
export const findMakerIds = (db: Db, makers: readonly string[]) =>
  db.selectFrom('maker').select('maker').where('maker', '=', anyOf(makers)).forKeyShare().execute()

/** The maker, responsible person and warnings of a row of `product`, in the reader's language. */
export const safetyIn = (language: Language) => {
  const company = (table: 'made_by' | 'in_eu') =>
    sql.raw(`case when ${table}.maker is not null then jsonb_build_object('name', ${table}.name,
      'postal_address', ${table}.postal_address, 'electronic_address', ${table}.electronic_address,
      'country', ${table}.country) end`)
  return sql<Safety>`(select jsonb_build_object('maker', ${company('made_by')}, 'responsible', ${company('in_eu')},
      'warnings', coalesce(worded(product.warnings, ${language}), ''))
    from product_maker
      left join maker as made_by on made_by.maker = product_maker.maker
      left join maker as in_eu on in_eu.maker = made_by.responsible
    where product_maker.product_id = product.product_id)`
}
