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
    .select(['version', 'changed_at', 'operator.account as changed_by'])
    .orderBy('country')
    .execute()

export const lockDestination = (tx: Tx, country: string) =>
  tx
    .selectFrom('destination')
    .select(['refund_days', 'has_lowest_price', 'version'])
    .where('country', '=', country)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Inserts or changes the terms of a country. @returns whether they still had this version (null: none). */
export async function setDestination(
  tx: Tx,
  { country, ...terms }: Destination,
  version: number | null,
  changed_by: string,
): Promise<boolean> {
  const change = { ...terms, changed_by, changed_at: sql<string>`now()` }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('destination')
    .values({ country, ...change })
    .onConflict((on) =>
      on
        .column('country')
        .doUpdateSet({ ...change, version: sql<number>`destination.version + 1` })
        .where('destination.version', '=', version ?? 0),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
