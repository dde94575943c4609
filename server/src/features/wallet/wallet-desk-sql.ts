import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

export type ShopperRow = {
  user_id: string
  account: string
  family_name: string
  given_name: string
  blocked_at: string | null
  created_at: string
}

const NAMED = sql`user_id, account, family_name, given_name, blocked_at, created_at`

/** Shoppers whose e-mail address starts with `beginning`, in alphabetical order. Deleted accounts are left out. */
export async function findWalletsByAccount(db: Db, beginning: string, limit: number): Promise<ShopperRow[]> {
  const like = `${beginning.replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<ShopperRow>`select ${NAMED} from user_account
    where account collate "C" like ${like} and deleted_at is null order by account collate "C" limit ${limit}`.execute(
    db,
  )
  return rows
}

/** Maximum number of claims that a search by reference reads. */
const CLAIMS = 200

/** Shoppers whose claims contain this recharge reference. */
export async function findByReference(db: Db, reference: string, limit: number): Promise<ShopperRow[]> {
  const { rows } = await sql<ShopperRow>`select ${NAMED} from user_account where user_id in (
      select user_id from (
        select user_id from recharge where reference is not null and bare_reference(reference) = (select bare_reference(${reference}))
        limit ${CLAIMS}) as claims)
    limit ${limit}`.execute(db)
  return rows
}

export async function findWalletsByIds(db: Db, user_ids: readonly string[]): Promise<ShopperRow[]> {
  const { rows } = await sql<ShopperRow>`
    select ${NAMED} from user_account where user_id = any (${user_ids}::uuid[])`.execute(db)
  return rows
}
