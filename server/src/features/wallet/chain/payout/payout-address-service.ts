import { type ChainKind, chainNetworkOf } from '@sampan/contract/chain'
import { type BareAddress, bareAddress } from '../../../../chain/chain-address.ts'
import type { Db } from '../../../../db/database.ts'
import { findAddressesOfShop, findKinds } from './payout-address-sql.ts'

export type PayoutAddress = { network: string; address: string }

/**
 * The addresses that cannot be paid: the form or the checksum is wrong for the network, the address belongs to the shop
 * (a deposit address, or the contract of a token), or it has no owner. Called when a withdrawal is requested, approved
 * and paid, because an address can become a deposit address or a contract in between.
 */
export async function refusedAddresses<Asked extends PayoutAddress>(
  db: Db,
  addresses: readonly Asked[],
): Promise<Set<Asked>> {
  if (addresses.length === 0) return new Set()
  const kinds = await findKinds(db, [...new Set(addresses.map(({ network }) => network))])
  const storedForms = new Map(addresses.map((one) => [one, storedForm(one, kinds.get(one.network) ?? null)]))
  const of_shop = await findAddressesOfShop(
    db,
    [...storedForms.values()].filter((form) => form !== undefined),
  )
  return new Set(
    addresses.filter((one) => {
      const form = storedForms.get(one)
      return form === undefined || isReserved(form) || of_shop.has(form)
    }),
  )
}

/** The form in which addresses are stored and compared. Undefined if the address is not valid on the network. */
function storedForm({ network, address }: PayoutAddress, kind: ChainKind | null): BareAddress | string | undefined {
  if (kind) return bareAddress(kind, address)
  return chainNetworkOf(network)?.isAddress(address) ? address.toLowerCase() : undefined
}

/** Addresses without an owner, such as the zero address: tokens sent there are lost. */
const isReserved = (form: string) => /^0x0{38}/.test(form)
