import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'

/** Maximum number of order numbers in a refusal. */
export const NAMED_LIMIT = 3

/** Serialises transactions that use the same tracking number. */
export async function lockTrackingNumber(tx: Tx, tracking_number: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('parcel ' || bare_tracking(${tracking_number}), 0))`.execute(
    tx,
  )
}

/**
 * Finds other shoppers' orders with the tracking numbers of these orders, ignoring blanks, hyphens and case. Reads the
 * index on tracking numbers once per parcel.
 */
export async function findOthersOfParcels(db: Db, parcels: readonly { order_id: string; tracking_number: string }[]) {
  const { rows } = await sql<{ order_id: string; other_number: string }>`
    select parcel.order_id, other.order_number as other_number
    from jsonb_to_recordset(${JSON.stringify(parcels)}::jsonb) as parcel (order_id uuid, tracking_number text)
    join shop_order mine on mine.order_id = parcel.order_id
    cross join lateral (
      select distinct order_number from parcel as stored join shop_order using (user_id, order_id)
      where bare_tracking(stored.tracking_number) collate "C" = bare_tracking(parcel.tracking_number)
        and stored.user_id <> mine.user_id
      limit ${NAMED_LIMIT}) as other`.execute(db)
  return rows
}
