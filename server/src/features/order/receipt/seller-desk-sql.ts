import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'

/** The seller of a shop as receipts name it. */
export type Seller = { legal_name: string | null; seller_address: string | null; tax_number: string | null }
export type SellerQuery = { keyword?: string | undefined; cursor?: string | undefined; page_size: number }

const sellers = (db: Db, language: Language) =>
  db
    .selectFrom('shop')
    .select(['shop_id', 'legal_name', 'seller_address', 'tax_number'])
    .select(sql<string>`worded(name, ${language})`.as('name'))

/** Shops after a cursor, by id, with their sellers. */
export const findSellers = (db: Db, language: Language, { keyword, cursor, page_size }: SellerQuery) =>
  sellers(db, language)
    .$if(cursor !== undefined, (query) => query.where('shop_id', '>', String(cursor)))
    .$if(Boolean(keyword), (query) => query.where(isCalled(String(keyword))))
    .orderBy('shop_id')
    .limit(page_size + 1)
    .execute()

function isCalled(keyword: string) {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`exists (select from jsonb_each_text(name) as names (language, name) where names.name ilike ${pattern})`
}

export const findSeller = (db: Db, language: Language, shop_id: string) =>
  sellers(db, language).where('shop_id', '=', shop_id).executeTakeFirstOrThrow()

/** Locks the shop, whose seller is read and changed. */
export const lockSeller = (tx: Tx, shop_id: string) =>
  tx
    .selectFrom('shop')
    .select(['legal_name', 'seller_address', 'tax_number'])
    .where('shop_id', '=', shop_id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export async function updateSeller(tx: Tx, shop_id: string, seller: Seller): Promise<void> {
  await tx.updateTable('shop').set(seller).where('shop_id', '=', shop_id).execute()
}
