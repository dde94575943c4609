import { sql } from 'kysely'
import { anyOf } from '../../../db/any-of.ts'
import type { Db } from '../../../db/database.ts'

/** The shops that send parcels, as receipts name them. */
export const findSenders = (db: Db, shop_ids: readonly string[]) =>
  db
    .selectFrom('shop')
    .select(['shop_id', 'seller_address', 'tax_number'])
    .select(sql<string>`coalesce(legal_name, worded(name, 'en'))`.as('name'))
    .where('shop_id', '=', anyOf([...shop_ids]))
    .execute()
