import type { Language } from '@sampan/contract/rules'
import type { Db } from '../../../db/database.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import {
  deleteCarrier,
  findReturnAddressAtDesk,
  findReturnAddresses,
  hasCarrier,
  insertCarrier,
  lockCarriers,
  type NewCarrier,
  type SeenCarrier,
  swapCarrier,
  swapReturnAddress,
} from './carrier-desk-sql.ts'

/**
 * Adds or changes a carrier.
 * @throws Refusal carrier_exists, changed_meanwhile when the carrier changed since it was read.
 */
export const saveCarrier = (
  db: Db,
  operator: OperatorSession,
  { seen, ...carrier }: NewCarrier & { seen?: SeenCarrier | undefined },
) =>
  actAtDesk(db, operator, async (tx, log) => {
    await lockCarriers(tx)
    if (await hasCarrier(tx, carrier.name, seen?.carrier_id)) throw new Refusal('carrier_exists', { field: 'name' })
    const saved = seen ? await swapCarrier(tx, seen, carrier) : await insertCarrier(tx, carrier)
    if (!saved) throw new Refusal('changed_meanwhile')
    await log({ action: 'carrier_saved', ref_type: 'carrier', ref_id: saved.carrier_id, details: carrier })
    return saved
  })

/** Deletes a carrier. @throws Refusal changed_meanwhile when the carrier changed since it was read. */
export const removeCarrier = (db: Db, operator: OperatorSession, seen: SeenCarrier) =>
  actAtDesk(db, operator, async (tx, log) => {
    const removed = await deleteCarrier(tx, seen)
    if (!removed) throw new Refusal('changed_meanwhile')
    await log({ action: 'carrier_removed', ref_type: 'carrier', ref_id: seen.carrier_id, details: removed })
    return null
  })

type CarrierQuery = { keyword?: string | undefined; after?: string | undefined; page_size: number }

export async function listReturnAddresses(db: Db, language: Language, asked: CarrierQuery) {
  const found = await findReturnAddresses(db, language, asked)
  const items = found.slice(0, asked.page_size)
  return { items, next_after: found.length > items.length ? (items.at(-1)?.shop_id ?? null) : null }
}

type ReturnAddress = { shop_id: string; return_address: string | null; seen: string | null }

/**
 * Sets the address to which goods of a shop are sent back.
 * @throws NotFound for an unknown shop; Refusal changed_meanwhile when the address changed since it was read.
 */
export const setReturnAddress = (db: Db, language: Language, operator: OperatorSession, change: ReturnAddress) =>
  actAtDesk(db, operator, async (tx, log) => {
    const { shop_id, return_address } = change
    const isChanged = await swapReturnAddress(tx, change)
    const shop = await findReturnAddressAtDesk(tx, language, shop_id)
    if (!shop) throw new NotFound()
    if (!isChanged) throw new Refusal('changed_meanwhile')
    await log({ action: 'return_address_set', ref_type: 'shop', ref_id: shop_id, details: { return_address } })
    return shop
  })
