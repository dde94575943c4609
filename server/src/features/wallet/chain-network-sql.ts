import type { Db } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'

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

/** @returns whether it is open; then it stays so until the transaction ends. */
export async function holdOpenNetwork(tx: Tx, network: string): Promise<boolean> {
  const found = await tx
    .selectFrom('chain_network')
    .select('network')
    .where('network', '=', network)
    .where('is_open', '=', true)
    .forShare()
    .executeTakeFirst()
  return found !== undefined
}
