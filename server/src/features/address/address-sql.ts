import { type Selectable, sql } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Db } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

type Automatic = 'user_id' | 'id' | 'is_default' | 'created_at' | 'changed_at' | 'confirmed_at'
export type AddressFields = Omit<Selectable<Tables['address']>, Automatic>

/**
 * Columns that the API sends. Other columns are set by the table: `changed_at` when a field changes, with
 * `confirmed_at` back to null.
 */
export const ADDRESS_COLUMNS = [
  'id',
  'addressee',
  'mobile',
  'country',
  'area',
  'city',
  'detailed_address',
  'postcode',
  'tag',
  'is_default',
] as const

/** The default address first, then the newest. */
export function addressesOf(db: Db, user_id: string) {
  return db
    .selectFrom('address')
    .select(ADDRESS_COLUMNS)
    .where('user_id', '=', user_id)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export function findAddress(db: Db, user_id: string, id: string) {
  return db
    .selectFrom('address')
    .select(ADDRESS_COLUMNS)
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Locks the shopper's addresses, so that concurrent changes keep the address limit and exactly one default. */
export async function lockAddresses(tx: Db, user_id: string): Promise<number> {
  await tx.selectFrom('user_account').select('user_id').where('user_id', '=', user_id).forNoKeyUpdate().execute()
  const { counted } = await tx
    .selectFrom('address')
    .select((eb) => eb.fn.countAll<number>().as('counted'))
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  return counted
}

export function insertAddress(tx: Db, user_id: string, fields: AddressFields) {
  return tx
    .insertInto('address')
    .values({ user_id, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** @returns true if the address exists and belongs to the shopper, otherwise false. */
export async function updateAddress(tx: Db, user_id: string, id: string, fields: AddressFields): Promise<boolean> {
  const changed = await tx
    .updateTable('address')
    .set(fields)
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}

/** @returns true if the deleted address was the default, otherwise false; undefined when the address does not exist. */
export async function deleteAddress(tx: Db, user_id: string, id: string): Promise<boolean | undefined> {
  const deleted = await tx
    .deleteFrom('address')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .returning('is_default')
    .executeTakeFirst()
  return deleted?.is_default
}

export async function clearDefault(tx: Db, user_id: string): Promise<void> {
  await tx
    .updateTable('address')
    .set({ is_default: false })
    .where('user_id', '=', user_id)
    .where('is_default', '=', true)
    .execute()
}

/** @returns true if the address exists and belongs to the shopper, otherwise false. */
export async function setDefault(tx: Db, user_id: string, id: string): Promise<boolean> {
  const changed = await tx
    .updateTable('address')
    .set({ is_default: true })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}

/** Locks addresses of a shopper, with the time of their last change. */
export const lockAddressVersions = (tx: Db, user_id: string, ids: readonly string[]) =>
  tx
    .selectFrom('address')
    .select(['id', 'changed_at'])
    .where('user_id', '=', user_id)
    .where('id', '=', anyOf(ids))
    .forUpdate()
    .execute()

/** Marks addresses as confirmed with the payment code, in their present form. */
export async function markConfirmed(tx: Db, user_id: string, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('address')
    .set({ confirmed_at: sql<string>`now()` })
    .where('user_id', '=', user_id)
    .where('id', '=', anyOf(ids))
    .execute()
}

/**
 * Marks the addresses that orders go to as confirmed, because the shopper has paid the orders with the payment code. An
 * address that was changed since the order is not marked.
 */
export async function confirmAddressesOfOrders(tx: Db, user_id: string, order_ids: readonly string[]): Promise<void> {
  await sql`update address set confirmed_at = now() from shop_order
    where address.user_id = ${user_id} and confirmed_at is null
      and shop_order.user_id = ${user_id} and order_id = any(${order_ids}::uuid[])
      and shop_order.address ->> 'addressee' = addressee
      and shop_order.address ->> 'mobile' = mobile
      and shop_order.address ->> 'country' = country
      and shop_order.address -> 'area' = to_jsonb(area)
      and shop_order.address ->> 'detailed_address' = detailed_address
      and shop_order.address ->> 'city' is not distinct from city
      and shop_order.address ->> 'postcode' is not distinct from postcode`.execute(tx)
}
