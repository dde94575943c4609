import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { findOthersOfParcels, lockTrackingNumber, NAMED_LIMIT } from './shared-parcel-sql.ts'

type Numbered = { order_id: string; tracking_number: string }
type Batched = Numbered & { user_id: string; order_number: string }

type Confirmation = {
  is_shared?: boolean | undefined
  /** Numbers of orders in the same batch that share the parcel. */
  shared_with?: readonly string[] | undefined
}

export const sharedParcelRefusal = (order_numbers: string[]) => new Refusal('parcel_shared', { order_numbers })

/**
 * Refuses a tracking number that another shopper's order has, unless the operator confirmed the sharing. Orders of one
 * shopper may share a parcel.
 * @returns the numbers of the confirmed orders, for the log.
 * @throws Refusal parcel_shared
 */
export async function confirmedSharing(
  tx: Tx,
  parcel: Numbered,
  { is_shared, shared_with = [] }: Confirmation,
): Promise<{ shared_with?: string[] }> {
  await lockTrackingNumber(tx, parcel.tracking_number)
  const others = await findOthersOfParcels(tx, [parcel])
  const numbers = others.map(({ other_number }) => other_number)
  if (numbers.length > 0 && !is_shared) throw sharedParcelRefusal(numbers)
  const all = [...new Set([...numbers, ...shared_with])].slice(0, NAMED_LIMIT)
  return all.length === 0 ? {} : { shared_with: all }
}

/**
 * Finds other shoppers' orders with the same tracking number, in the batch and in the database. The whole batch is
 * checked before shipping: otherwise the first of two orders with one number would be shipped without confirmation.
 * @returns the numbers of the other orders, by order id.
 */
export async function sharedParcels(db: Db, batch: readonly Batched[]): Promise<Map<string, string[]>> {
  const others = new Map<string, Set<string>>()
  const add = (order_id: string, number: string) => {
    const numbers = others.get(order_id) ?? new Set()
    if (numbers.size < NAMED_LIMIT) others.set(order_id, numbers.add(number))
  }
  const groups = Map.groupBy(batch, ({ tracking_number }) => bareTracking(tracking_number))
  for (const group of groups.values())
    for (const one of group) {
      const other = group.find(({ user_id }) => user_id !== one.user_id)
      if (other) add(one.order_id, other.order_number)
    }
  const rows = await findOthersOfParcels(
    db,
    batch.map(({ order_id, tracking_number }) => ({ order_id, tracking_number })),
  )
  for (const { order_id, other_number } of rows) add(order_id, other_number)
  return new Map([...others].map(([order_id, numbers]) => [order_id, [...numbers]]))
}

/** Normalises a tracking number like the SQL function `bare_tracking`. */
const bareTracking = (tracking_number: string) => tracking_number.replace(/[\s-]/g, '').toUpperCase()
