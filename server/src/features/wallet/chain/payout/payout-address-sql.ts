import type { ChainKind } from '@sampan/contract/chain'
import { anyOf } from '../../../../db/any-of.ts'
import type { Db } from '../../../../db/database.ts'

/** The kind of each network; null for networks that the server does not read. */
export async function findKinds(db: Db, networks: readonly string[]): Promise<Map<string, ChainKind | null>> {
  const rows = await db
    .selectFrom('chain_network')
    .select(['network', 'kind'])
    .where('network', '=', anyOf([...networks]))
    .execute()
  return new Map(rows.map(({ network, kind }) => [network, kind]))
}

/**
 * The given addresses to which no withdrawal may be paid: deposit addresses of any shopper from any key, and contracts of
 * tokens of any network. Both are compared on all kinds of chains, because EVM and TRON have addresses of the same 20
 * bytes.
 */
export async function findAddressesOfShop(db: Db, addresses: readonly string[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set()
  const any_address = anyOf([...addresses])
  const [deposits, demo, contracts] = await Promise.all([
    db
      .selectFrom('chain_address')
      .select('address')
      .where('kind', 'in', ['evm', 'tron'])
      .where('address', '=', any_address)
      .execute(),
    db.selectFrom('deposit_address').select('address').where('address', '=', any_address).execute(),
    db.selectFrom('chain_token').select('contract as address').where('contract', '=', any_address).execute(),
  ])
  return new Set([...deposits, ...demo, ...contracts].map(({ address }) => address))
}
