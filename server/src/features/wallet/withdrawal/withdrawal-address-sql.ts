import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

const ADDRESSES = 50

/** The addresses of a shopper's withdrawals on chains, the newest first. */
export async function findEarlierAddresses(db: Db, user_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('withdrawal')
    .select('address')
    .where('user_id', '=', user_id)
    .where('address', 'is not', null)
    .groupBy('address')
    .orderBy(({ fn }) => fn.max('created_at'), 'desc')
    .limit(ADDRESSES)
    .$narrowType<{ address: string }>()
    .execute()
  return rows.map(({ address }) => address)
}

const SIMILAR = 5
const endsOf = (address: RawBuilder<string>) => sql<string>`lower(left(${address}, 5) || right(${address}, 3))`

/**
 * Withdrawals to addresses that look like that of a withdrawal but differ, as `looksLike` of the contract: the shopper's
 * first, then those of others in the last 90 days.
 */
export const findSimilar = (db: Db, { user_id, address }: { user_id: string; address: string }) =>
  db
    .selectFrom('withdrawal')
    .innerJoin('user_account', 'user_account.user_id', 'withdrawal.user_id')
    .select(['extract_id', 'withdrawal.address', 'withdrawal.user_id', 'account', 'withdrawal.created_at'])
    .select(({ eb }) => eb('withdrawal.user_id', '=', user_id).as('is_same_shopper'))
    .where('withdrawal.address', 'is not', null)
    .where(endsOf(sql.ref('withdrawal.address')), '=', endsOf(sql`${address}::text`))
    .where('withdrawal.address', '<>', address)
    .where(({ eb, or }) =>
      or([
        eb('withdrawal.user_id', '=', user_id),
        eb('withdrawal.created_at', '>', sql<string>`now() - interval '90 days'`),
      ]),
    )
    .orderBy('is_same_shopper', 'desc')
    .orderBy('withdrawal.created_at', 'desc')
    .limit(SIMILAR)
    .$narrowType<{ address: string; is_same_shopper: boolean }>()
    .execute()
