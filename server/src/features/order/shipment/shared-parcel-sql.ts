import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'

/** How many orders a refusal names. */
const NAMED_LIMIT = 3

/** Makes transactions that give the same tracking number to orders wait for each other. */
export async function lockTrackingNumber(tx: Tx, tracking_number: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('parcel ' || bare_tracking(${tracking_number}), 0))`.execute(
    tx,
  )
}

/**
 * Orders of other shoppers that have the tracking numbers of orders, blanks, hyphens and case aside. Reads the index on tracking
 * numbers once for each parcel.
 */
export async function findOthersOfParcels(db: Db, parcels: readonly { order_id: string; tracking_number: string }[]) {
  const { rows } = await sql<{ order_id: string; other_number: string }>`
    select parcel.order_id, other.order_number as other_number
    from jsonb_to_recordset(${JSON.stringify(parcels)}::jsonb) as parcel (order_id uuid, tracking_number text)
    join shop_order mine on mine.order_id = parcel.order_id
    cross join lateral (
      select order_number from shop_order
      where bare_tracking(shop_order.tracking_number) collate "C" = bare_tracking(parcel.tracking_number)
        and shop_order.tracking_number is not null and shop_order.user_id <> mine.user_id
      limit ${NAMED_LIMIT}) as other`.execute(db)
  return rows
}
