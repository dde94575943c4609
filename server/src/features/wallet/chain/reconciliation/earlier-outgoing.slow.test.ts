import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hasAnvil } from '../../../../../testing/chain/anvil.ts'
import { aReconciledShop } from '../../../../../testing/chain/reconciled-shop.ts'

const suite = test.runIf(hasAnvil)
const WALLET = `0x${'77'.repeat(20)}`
const { shop, aWorld, stateOf, tokenOf, request } = await aReconciledShop()

/** A network as it was before the server stored transfers from deposit addresses. */
async function aSweptWorld() {
  const world = await aWorld()
  const { chain, network, pass, mint, anAddress } = world
  const all = [await anAddress(), await anAddress()]
  for (const from of all) {
    await mint(from, 5_000_000n)
    await pass()
    await chain.sweep(network.contract, { from, to: WALLET, units: 4_000_000n })
    await pass()
  }
  await shop.db.deleteFrom('chain_outgoing').where('network', '=', network.network).execute()
  const { height } = await shop.db
    .selectFrom('chain_transfer')
    .select('height')
    .where('network', '=', network.network)
    .orderBy('height')
    .executeTakeFirstOrThrow()
  await shop.db
    .updateTable('chain_scan')
    .set(({ ref }) => ({ outgoing_from: height, outgoing_to: ref('confirmed_height') }))
    .where('network', '=', network.network)
    .execute()
  return world
}

suite('earlier transfers from deposit addresses are read before the first comparison', async () => {
  const { provider, network, reconcile } = await aSweptWorld()
  provider.becomes(({ method }) => (method === 'eth_getLogs' ? 'drop' : undefined))
  await reconcile()
  expect((await stateOf(network)).open).toMatchObject({ fault: 'unreachable', fault_node: 2, addresses: 0 })
  provider.recovers()
  const due = { due_at: new Date().toISOString() }
  await shop.db.updateTable('chain_reconciliation').set(due).where('network', '=', network.network).execute()
  await reconcile()
  expect(await tokenOf(network)).toMatchObject({ holding: '2', left: '8', difference: '0', different_addresses: 0 })
  let calls = 0
  provider.becomes(({ method }) => {
    if (method === 'eth_getLogs') calls += 1
    return undefined
  })
  await request(network)
  await reconcile()
  expect(calls).toBe(0)
})

suite('a network is compared without earlier transfers that its nodes refused on three days, until it is changed', async () => {
  const { provider, network, reconcile } = await aSweptWorld()
  provider.becomes(({ id, method }) =>
    method === 'eth_getLogs'
      ? { text: JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32_000, message: 'pruned' } }) }
      : undefined,
  )
  const expectRefused = async () => {
    await request(network)
    await shop.db
      .updateTable('chain_reconciliation')
      .set({ tries: 11, due_at: new Date().toISOString() })
      .where('network', '=', network.network)
      .where('ended_at', 'is', null)
      .execute()
    await reconcile()
    expect((await stateOf(network)).failed).toMatchObject({ fault: 'refused', fault_node: 2 })
  }
  const passDay = () =>
    sql`update chain_reconciliation set ended_at = ended_at - interval '1 day' where network = ${network.network}`.execute(
      shop.db,
    )
  await shop.db.updateTable('chain_network').set({ changed_at: null }).where('network', '=', network.network).execute()
  for (let run = 0; run < 4; run++) await expectRefused()
  for (let day = 1; day < 3; day++) {
    await passDay()
    await expectRefused()
  }
  await request(network)
  await reconcile()
  expect(await tokenOf(network)).toMatchObject({ difference: '-8', different_addresses: 2 })
  await shop.db
    .updateTable('chain_network')
    .set({ changed_at: new Date().toISOString() })
    .where('network', '=', network.network)
    .execute()
  await expectRefused()
})
