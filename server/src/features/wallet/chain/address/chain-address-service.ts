import { deriveAddress } from '../../../../chain/account-key.ts'
import type { BareAddress } from '../../../../chain/chain-address.ts'
import type { Db } from '../../../../db/database.ts'
import { transaction } from '../../../../db/transaction.ts'
import { lockShopper } from '../../../account/lock-shopper-sql.ts'
import { findAddress, insertAddress, takeIndex } from './chain-address-sql.ts'

/**
 * The shopper's permanent deposit address for the networks of a key. The first call derives the address from the next
 * index of the key.
 */
export async function depositAddressOf(db: Db, user_id: string, chain_key_id: string): Promise<BareAddress> {
  return (await findAddress(db, user_id, chain_key_id)) ?? deriveFor(db, user_id, chain_key_id)
}

const deriveFor = (db: Db, user_id: string, chain_key_id: string) =>
  transaction(db, async (tx) => {
    await lockShopper(tx, user_id)
    const existing = await findAddress(tx, user_id, chain_key_id)
    if (existing) return existing
    const { address_index, xpub, kind } = await takeIndex(tx, chain_key_id)
    const address = deriveAddress({ xpub }, address_index)
    await insertAddress(tx, { user_id, chain_key_id, kind, address_index, address })
    return address
  })
