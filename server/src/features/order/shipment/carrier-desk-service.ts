import type { Language } from '@sampan/contract/rules'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { refuseOutdated, revisionOf } from '../../../http/revision.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import {
  deleteCarrier,
  findCarrier,
  findCarriers,
  findReturnAddressAtDesk,
  findReturnAddresses,
  hasCarrier,
  insertCarrier,
  lockCarriers,
  lockReturnAddress,
  type NewCarrier,
  updateCarrier,
  updateReturnAddress,
} from './carrier-desk-sql.ts'

const withRevision = <C extends NewCarrier>(carrier: C) => ({
  ...carrier,
  revision: revisionOf([carrier.name, carrier.link]),
})

export const listCarriers = async (db: Db) => ({ carriers: (await findCarriers(db)).map(withRevision) })

type ReadCarrier = { carrier_id: string; revision: string }

/** Reads a carrier under the lock of all carriers. @throws NotFound; Refusal changed_meanwhile. */
async function findAsRead(tx: Tx, { carrier_id, revision }: ReadCarrier) {
  const carrier = await findCarrier(tx, carrier_id)
  if (!carrier) throw new NotFound()
  refuseOutdated(revision, withRevision(carrier).revision)
  return carrier
}

type CarrierEdit = NewCarrier & { carrier_id?: string | undefined; revision?: string | undefined }

/**
 * Adds or changes a carrier.
 * @throws NotFound; Refusal carrier_exists, changed_meanwhile when the carrier changed since it was read.
 */
export const saveCarrier = (db: Db, operator: OperatorSession, { carrier_id, revision, ...carrier }: CarrierEdit) =>
  actAtDesk(db, operator, async (tx, log) => {
    await lockCarriers(tx)
    if (await hasCarrier(tx, carrier.name, carrier_id)) throw new Refusal('carrier_exists', { field: 'name' })
    const is_new = carrier_id === undefined || revision === undefined
    if (!is_new) await findAsRead(tx, { carrier_id, revision })
    const row = is_new ? await insertCarrier(tx, carrier) : await updateCarrier(tx, carrier_id, carrier)
    await log({ action: 'carrier_saved', ref_type: 'carrier', ref_id: row.carrier_id, details: carrier })
    return withRevision(row)
  })

/** Deletes a carrier. @throws NotFound; Refusal changed_meanwhile when the carrier changed since it was read. */
export const removeCarrier = (db: Db, operator: OperatorSession, read: ReadCarrier) =>
  actAtDesk(db, operator, async (tx, log) => {
    await lockCarriers(tx)
    const { carrier_id, name } = await findAsRead(tx, read)
    await deleteCarrier(tx, carrier_id)
    await log({ action: 'carrier_removed', ref_type: 'carrier', ref_id: carrier_id, details: { name } })
    return null
  })

type CarrierQuery = { keyword?: string | undefined; after?: string | undefined; page_size: number }

const withAddressRevision = <R extends { return_address: string | null }>(shop: R) => ({
  ...shop,
  revision: revisionOf(shop.return_address),
})

export async function listReturnAddresses(db: Db, language: Language, query: CarrierQuery) {
  const rows = await findReturnAddresses(db, language, query)
  const items = rows.slice(0, query.page_size).map(withAddressRevision)
  return { items, next_after: rows.length > items.length ? (items.at(-1)?.shop_id ?? null) : null }
}

type ReturnAddress = { shop_id: string; revision: string; return_address: string | null }

/**
 * Sets the address to which goods of a shop are sent back.
 * @throws NotFound for an unknown shop; Refusal changed_meanwhile when the address changed since it was read.
 */
export const setReturnAddress = (
  db: Db,
  language: Language,
  operator: OperatorSession,
  { shop_id, revision, return_address }: ReturnAddress,
) =>
  actAtDesk(db, operator, async (tx, log) => {
    const stored = await lockReturnAddress(tx, shop_id)
    refuseOutdated(revision, stored && withAddressRevision(stored).revision)
    await updateReturnAddress(tx, shop_id, return_address)
    await log({ action: 'return_address_set', ref_type: 'shop', ref_id: shop_id, details: { return_address } })
    return withAddressRevision(await findReturnAddressAtDesk(tx, language, shop_id))
  })
