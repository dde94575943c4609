import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'

export async function findOpenNetworks(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('chain_network')
    .select('network')
    .where('is_open', '=', true)
    .orderBy('position')
    .orderBy('network')
    .execute()
  return rows.map(({ network }) => network)
}

export async function recordDepositAddresses(db: Db, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return
  await db
    .insertInto('deposit_address')
    .values(addresses.map((address) => ({ address: address.toLowerCase() })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whether an address is a deposit address of the shop. Ignores case. */
export async function isDepositAddress(db: Db, address: string): Promise<boolean> {
  const found = await db
    .selectFrom('deposit_address')
    .select('address')
    .where('address', '=', address.toLowerCase())
    .executeTakeFirst()
  return found !== undefined
}

/** Locks an open network until the transaction ends. @returns false when the network is closed or unknown. */
export async function lockOpenNetwork(tx: Tx, network: string): Promise<boolean> {
  const found = await tx
    .selectFrom('chain_network')
    .select('network')
    .where('network', '=', network)
    .where('is_open', '=', true)
    .forShare()
    .executeTakeFirst()
  return found !== undefined
}
