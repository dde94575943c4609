import { sql } from 'kysely'
import type { Context } from '../../server/src/context.ts'
import type { Db } from '../../server/src/db/database.ts'
import { transaction } from '../../server/src/db/transaction.ts'
import { sealUrls } from '../../server/src/features/wallet/chain/network/node-urls.ts'
import { type TestChain, TOKEN_DECIMALS } from './test-chain.ts'

export const TEST_NETWORK = 'testnet'
/** A public key. Its private key was not stored: tokens of the test chain are worth nothing. */
const XPUB =
  'xpub6Bu8P5HLqH22okXYUnijtoXG6ShtbpSVhLvpbL3WKp6kuDyt1njZA9CRXoq2nhVjCRhXWmJefYRinBjGTE8MVyJ9DSM8LEKj8nQKHDdCB5a'

/** Opens the network of a chain that has just started. Transfers of an earlier chain that were not final are lost. */
export const openTestNetwork = ({ db, keys }: Pick<Context, 'db' | 'keys'>, { url, chain_id, contract }: TestChain) =>
  transaction(db, async (tx) => {
    await forgetChain(tx)
    await tx
      .insertInto('chain_key')
      .values({ kind: 'evm', xpub: XPUB, path: "m/44'/60'/0'", added_by: null })
      .onConflict((conflict) => conflict.column('xpub').doNothing())
      .execute()
    const { chain_key_id } = await tx
      .selectFrom('chain_key')
      .select('chain_key_id')
      .where('xpub', '=', XPUB)
      .executeTakeFirstOrThrow()
    const node = { node_urls_sealed: sealUrls(keys, TEST_NETWORK, [url]), node_hosts: [new URL(url).host] }
    await tx
      .insertInto('chain_network')
      .values({
        ...{ network: TEST_NETWORK, kind: 'evm', name: 'Testnet', position: 1, is_demo: true, minimum_cents: 100 },
        ...{ chain_id, chain_key_id, ...node },
      })
      .onConflict((conflict) => conflict.column('network').doUpdateSet({ chain_id, chain_key_id, ...node }))
      .execute()
    const token = {
      network: TEST_NETWORK,
      token: 'tusd',
      symbol: 'TUSD',
      contract,
      decimals: TOKEN_DECIMALS,
      position: 1,
    }
    await tx
      .insertInto('chain_token')
      .values(token)
      .onConflict((conflict) => conflict.columns(['network', 'token']).doNothing())
      .execute()
  })

async function forgetChain(tx: Db): Promise<void> {
  await tx.deleteFrom('chain_block').where('network', '=', TEST_NETWORK).execute()
  await tx.deleteFrom('chain_scan').where('network', '=', TEST_NETWORK).execute()
  await tx
    .updateTable('chain_transfer')
    .set({ state: 'orphaned' })
    .where('network', '=', TEST_NETWORK)
    .where('state', '=', 'seen')
    .execute()
  await emptyAddresses(tx)
}

/**
 * Stores that the tokens of the earlier chain left their addresses, so that the stored transfers agree with the new chain.
 * All transfers get the height of its first block. A reconciliation begins again. Explanations of differences ended with
 * the earlier chain.
 */
async function emptyAddresses(tx: Db): Promise<void> {
  await tx.deleteFrom('chain_explanation').where('network', '=', TEST_NETWORK).execute()
  for (const table of ['chain_transfer', 'chain_outgoing'] as const)
    await tx.updateTable(table).set({ height: 0 }).where('network', '=', TEST_NETWORK).execute()
  await sql`
    insert into chain_outgoing
      (network, transaction_hash, log_index, height, block_hash, token, address_id, recipient, units)
    select ${TEST_NETWORK}, encode(sha256((address_id || ' ' || clock_timestamp())::bytea), 'hex'), 0, 0, repeat('0', 64),
      token, address_id, '0x' || repeat('0', 40), sum(units)
    from (
      select address_id, token, units from chain_transfer where network = ${TEST_NETWORK} and state <> 'orphaned'
      union all select address_id, token, -units from chain_outgoing where network = ${TEST_NETWORK}
    ) as moved group by address_id, token having sum(units) > 0`.execute(tx)
  await tx
    .updateTable('chain_reconciliation')
    .set({ started_at: null, height: null, block_hash: null })
    .where('network', '=', TEST_NETWORK)
    .where('ended_at', 'is', null)
    .execute()
}

/** Hides the network while its chain does not run. Without a key it is neither read nor shown. */
export async function hideTestNetwork(db: Db): Promise<void> {
  await db.updateTable('chain_network').set({ chain_key_id: null }).where('network', '=', TEST_NETWORK).execute()
}
