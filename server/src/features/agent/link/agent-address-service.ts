import type { Language } from '@sampan/contract/rules'
import { countedTransaction } from '../../../db/counted-transaction.ts'
import type { Db } from '../../../db/database.ts'
import type { ShopperSession } from '../../../http/authenticators.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import type { Caller } from '../../account/caller.ts'
import { lockShopper } from '../../account/lock-shopper-sql.ts'
import { lockAddressVersions, markConfirmed } from '../../address/address-sql.ts'
import { withAreaText } from '../../address/area-service.ts'
import { unconfirmedAddresses } from './agent-address-sql.ts'
import { provePaymentCode } from './allowance-service.ts'
import { listLinks } from './link-service.ts'

/** The agents of a shopper, the newest first, each with the addresses that the shopper has to confirm for it. */
export async function listOwnLinks(db: Db, user_id: string, language: Language) {
  const [links, addresses] = await Promise.all([listLinks(db, user_id), unconfirmedAddresses(db, user_id)])
  return links.map((link) => ({
    ...link,
    unconfirmed_addresses: addresses
      .filter(({ link_id }) => link_id === link.link_id)
      .map((address) => withAreaText(address, language)),
  }))
}

type Confirmation = { addresses: { id: string; changed_at: string }[]; payment_code: string }

/**
 * Confirms addresses with the payment code, so that the shopper's agents may send goods there.
 * @throws the refusals of a wrong payment code; Refusal state_changed when an address has changed since the shopper saw it.
 */
export async function confirmAddresses(
  { addresses, payment_code }: Confirmation,
  { user_id }: Pick<ShopperSession, 'user_id'>,
  { db, context }: Caller,
): Promise<void> {
  await countedTransaction(db, async (tx) => {
    await lockShopper(tx, user_id)
    const refusal = await provePaymentCode(tx, context.keys, { user_id, payment_code })
    if (refusal) return refusal
    const ids = addresses.map(({ id }) => id)
    const versions = new Map((await lockAddressVersions(tx, user_id, ids)).map((row) => [row.id, row.changed_at]))
    if (addresses.some(({ id, changed_at }) => versions.get(id) !== changed_at)) return new Refusal('state_changed')
    await markConfirmed(tx, user_id, ids)
    return undefined
  })
}
