import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'

export type NewCarrier = { name: string; link: string | null }

const COLUMNS = ['carrier_id', 'name', 'link'] as const

export const findCarriers = (db: Db) => db.selectFrom('carrier').select(COLUMNS).orderBy(sql`lower(name)`).execute()

/** Serialises changes of carriers, so that names stay unique. Carriers are few and rarely change. */
export async function lockCarriers(tx: Tx): Promise<void> {
  await sql`lock table carrier in share row exclusive mode`.execute(tx)
}

export async function hasCarrier(tx: Tx, name: string, carrier_id: string | undefined): Promise<boolean> {
  const row = await tx
    .selectFrom('carrier')
    .select('carrier_id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .$if(carrier_id !== undefined, (query) => query.where('carrier_id', '<>', String(carrier_id)))
    .executeTakeFirst()
  return row !== undefined
}

export const insertCarrier = (tx: Tx, carrier: NewCarrier) =>
  tx.insertInto('carrier').values(carrier).returning(COLUMNS).executeTakeFirstOrThrow()

/** The caller has locked the carriers. */
export const findCarrier = (tx: Tx, carrier_id: string) =>
  tx.selectFrom('carrier').select(COLUMNS).where('carrier_id', '=', carrier_id).executeTakeFirst()

export const updateCarrier = (tx: Tx, carrier_id: string, carrier: NewCarrier) =>
  tx
    .updateTable('carrier')
    .set(carrier)
    .where('carrier_id', '=', carrier_id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()

export async function deleteCarrier(tx: Tx, carrier_id: string): Promise<void> {
  await tx.deleteFrom('carrier').where('carrier_id', '=', carrier_id).execute()
}

type Shops = { keyword?: string | undefined; after?: string | undefined; page_size: number }

/** Shops after a cursor, by id, with their return addresses. */
export const findReturnAddresses = (db: Db, language: Language, { keyword, after, page_size }: Shops) =>
  db
    .selectFrom('shop')
    .select(['shop_id', 'return_address', sql<string>`worded(name, ${language})`.as('name')])
    .$if(after !== undefined, (query) => query.where('shop_id', '>', String(after)))
    .$if(Boolean(keyword), (query) => query.where(isCalled(String(keyword))))
    .orderBy('shop_id')
    .limit(page_size + 1)
    .execute()

function isCalled(keyword: string) {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`exists (select from jsonb_each_text(name) as names (language, name) where names.name ilike ${pattern})`
}

/** Locks the shop, whose return address is read and changed. */
export const lockReturnAddress = (tx: Tx, shop_id: string) =>
  tx.selectFrom('shop').select('return_address').where('shop_id', '=', shop_id).forNoKeyUpdate().executeTakeFirst()

export async function updateReturnAddress(tx: Tx, shop_id: string, return_address: string | null): Promise<void> {
  await tx.updateTable('shop').set({ return_address }).where('shop_id', '=', shop_id).execute()
}

export const findReturnAddressAtDesk = (db: Db, language: Language, shop_id: string) =>
  db
    .selectFrom('shop')
    .select(['shop_id', 'return_address', sql<string>`worded(name, ${language})`.as('name')])
    .where('shop_id', '=', shop_id)
    .executeTakeFirstOrThrow()
