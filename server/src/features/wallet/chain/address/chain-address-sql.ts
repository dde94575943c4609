import type { ChainKind } from '@sampan/contract/chain'
import { sql } from 'kysely'
import type { BareAddress } from '../../../../chain/chain-address.ts'
import type { Db } from '../../../../db/database.ts'
import type { Tx } from '../../../../db/transaction.ts'

export async function findAddress(db: Db, user_id: string, chain_key_id: string): Promise<BareAddress | undefined> {
  const row = await db
    .selectFrom('chain_address')
    .select('address')
    .where('user_id', '=', user_id)
    .where('chain_key_id', '=', chain_key_id)
    .executeTakeFirst()
  return row?.address as BareAddress | undefined // the table checks the form
}

/** Takes the next index of a key, which no other address gets. */
export async function takeIndex(tx: Tx, chain_key_id: string) {
  const { address_index, xpub, kind } = await tx
    .updateTable('chain_key')
    .set({ next_index: sql<number>`next_index + 1` })
    .where('chain_key_id', '=', chain_key_id)
    .returning([sql<number>`next_index - 1`.as('address_index'), 'xpub', 'kind'])
    .executeTakeFirstOrThrow()
  return { address_index, xpub, kind }
}

type NewAddress = {
  user_id: string
  chain_key_id: string
  kind: ChainKind
  address_index: number
  address: BareAddress
}

export async function insertAddress(tx: Tx, address: NewAddress): Promise<void> {
  await tx.insertInto('chain_address').values(address).execute()
}

/** The deposit addresses among the recipients of transfers. Costs the same with any number of deposit addresses. */
export async function findRecipients(db: Db, kind: ChainKind, recipients: readonly BareAddress[]) {
  if (recipients.length === 0) return new Map<string, Recipient>()
  const rows = await db
    .selectFrom('chain_address')
    .select(['address', 'address_id', 'user_id'])
    .where('kind', '=', kind)
    .where('address', '=', sql<string>`any(${[...new Set(recipients)]}::text[])`)
    .execute()
  return new Map(rows.map(({ address, ...recipient }) => [address, recipient]))
}
export type Recipient = { address_id: number; user_id: string }
