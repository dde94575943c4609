import { addressText } from '@sampan/contract/address-text'
import type { Language } from '@sampan/contract/rules'
import type { OrderAddress } from '../../db/json-columns.ts'
import type { Tx } from '../../db/transaction.ts'
import { refuseOutdated } from '../../http/revision.ts'
import { NotFound } from '../../refusal/refusal.ts'
import { checkedAddress } from '../address/address-service.ts'
import { withAreaText } from '../address/area-service.ts'
import { lockToCorrect } from './order-desk-sql.ts'
import { moveOrder } from './order-move-service.ts'
import { revisionOfOrder } from './order-view.ts'

export type AddressCorrection = Omit<OrderAddress, 'country' | 'city' | 'postcode'> & {
  city?: string | null | undefined
  postcode?: string | null | undefined
}

/** An order, and its revision when the operator read it. */
export type OrderRevision = { order_id: string; revision: string }

const FIELDS = ['addressee', 'mobile', 'area', 'city', 'detailed_address', 'postcode'] as const

/**
 * Corrects the address of an order that is not shipped, and notifies the shopper. The country cannot change, because
 * the paid freight depends on it.
 * @returns the changed fields; empty when the address is already the same.
 * @throws NotFound; Refusal address_invalid, mobile_invalid, changed_meanwhile when the order was corrected since
 * `revision`, state_changed when the order is shipped or ended.
 */
export async function readdressOrder(
  tx: Tx,
  operator_id: string,
  { order_id, revision }: OrderRevision,
  correction: AddressCorrection,
) {
  const order = await lockToCorrect(tx, order_id)
  if (!order) throw new NotFound()
  const { user_id, language, address: old } = order
  const address: OrderAddress = checkedAddress({ ...correction, country: old.country })
  const fields = FIELDS.filter((field) => JSON.stringify(address[field] ?? null) !== JSON.stringify(old[field] ?? null))
  if (fields.length === 0) return fields
  refuseOutdated(revision, revisionOfOrder(order))
  const details = { old_address: inOneLine(old, language), new_address: inOneLine(address, language) }
  await moveOrder(
    tx,
    { by: 'operator', operator_id },
    'readdress',
    { user_id, order_id },
    { change: { address }, details },
  )
  return fields
}

function inOneLine(address: OrderAddress, language: Language): string {
  const full_address = withAreaText(address, language)
  return [
    full_address.addressee,
    addressText({ ...full_address, postcode: full_address.postcode ?? null }),
    full_address.mobile_text,
  ]
    .filter(Boolean)
    .join(', ')
}
