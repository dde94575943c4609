import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'

type Destination = { country: string; refund_days: number; has_lowest_price: boolean }

/** Countries with their own terms. */
export const findDestinations = (db: Db) =>
  db
    .selectFrom('destination')
    .leftJoin('operator', 'operator.operator_id', 'destination.changed_by')
    .select(['country', 'refund_days', 'has_lowest_price'])
    .select(['changed_at', 'operator.account as changed_by'])
    .orderBy('country')
    .execute()

/** Locks the table, because the country may have no row yet. Changes are rare. */
export async function lockDestination(tx: Tx, country: string) {
  await sql`lock table destination in share row exclusive mode`.execute(tx)
  return tx
    .selectFrom('destination')
    .select(['refund_days', 'has_lowest_price'])
    .where('country', '=', country)
    .executeTakeFirst()
}

/** Inserts or changes the terms of a country. */
export async function setDestination(tx: Tx, { country, ...terms }: Destination, changed_by: string): Promise<void> {
  const change = { ...terms, changed_by, changed_at: sql<string>`now()` }
  await tx
    .insertInto('destination')
    .values({ country, ...change })
    .onConflict((on) => on.column('country').doUpdateSet(change))
    .execute()
}
