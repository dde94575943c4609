import type { Selectable } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type AddressFields = Omit<Selectable<Tables['address']>, 'user_id' | 'id' | 'is_default' | 'created_at'>

const COLUMNS = [
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
    .select(COLUMNS)
    .where('user_id', '=', user_id)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export function findAddress(db: Db, user_id: string, id: string) {
  return db.selectFrom('address').select(COLUMNS).where('user_id', '=', user_id).where('id', '=', id).executeTakeFirst()
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
