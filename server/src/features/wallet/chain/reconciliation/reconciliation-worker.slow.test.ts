import { expect, test } from 'vitest'
import { hasAnvil } from '../../../../../testing/chain/anvil.ts'
import { aReconciler } from '../../../../../testing/chain/chain-world.ts'
import { aReconciledShop } from '../../../../../testing/chain/reconciled-shop.ts'

const suite = test.runIf(hasAnvil)
const WALLET = `0x${'77'.repeat(20)}`
const { shop, operator, aWorld, stateOf, tokenOf, request } = await aReconciledShop()

suite('an interrupted run continues after the stored addresses, at the same block', async () => {
  const { chain, provider, network, pass, mint, anAddress, reconcile } = await aWorld()
  const all = [await anAddress(), await anAddress(), await anAddress(), await anAddress()]
  for (const to of all) await mint(to, 5_000_000n)
  await pass()
  let calls = 0
  provider.becomes(({ method }) => (method === 'eth_call' && ++calls > 4 ? 'drop' : undefined))
  await reconcile({ at_once: 2 })
  const stoppedRun = (await stateOf(network)).open
  expect(stoppedRun).toMatchObject({ addresses: 2, fault: 'unreachable', fault_node: 2 })
  provider.recovers()
  await chain.sweep(network.contract, { from: all[3] ?? '', to: WALLET, units: 1_000_000n })
  await pass()
  const due = { due_at: new Date().toISOString() }
  await shop.db.updateTable('chain_reconciliation').set(due).where('network', '=', network.network).execute()
  await reconcile({ at_once: 2 })
  expect((await stateOf(network)).done).toMatchObject({ addresses: 4, height: stoppedRun?.height, fault: null })
  expect(await tokenOf(network)).toMatchObject({ holding: '20', left: '0', different_addresses: 0 })
  await request(network)
  await reconcile({ at_once: 2 })
  expect(await tokenOf(network)).toMatchObject({ holding: '19', left: '1', different_addresses: 0 })
})

suite('a server that closes leaves the run to the next one', async () => {
  const { network, pass, mint, anAddress, reconcile } = await aWorld()
  await mint(await anAddress(), 5_000_000n)
  await pass()
  await reconcile({ signal: AbortSignal.abort() })
  expect((await stateOf(network)).open).toMatchObject({ fault: null, ended_at: null })
  await reconcile()
  expect((await stateOf(network)).done).toMatchObject({ addresses: 1 })
})

suite('one runs at a time, once a day, and on two servers once', async () => {
  const { network, pass, mint, anAddress, reconcile } = await aWorld()
  await mint(await anAddress(), 5_000_000n)
  await pass()
  await Promise.all([reconcile(), aReconciler(shop)()])
  await reconcile()
  const runs = () =>
    shop.db.selectFrom('chain_reconciliation').select('ended_at').where('network', '=', network.network).execute()
  expect(await runs()).toHaveLength(1)
  expect((await request(network)).data.networks).toBeDefined()
  expect(await request(network)).toMatchObject({ code: 0, reason: 'state_changed' })
  await reconcile()
  expect((await stateOf(network)).done).toMatchObject({ requested_by: operator.account })
  expect(await runs()).toHaveLength(2)
  const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString()
  await shop.db
    .updateTable('chain_reconciliation')
    .set({ started_at: yesterday, ended_at: yesterday })
    .where('network', '=', network.network)
    .execute()
  await reconcile()
  expect(await runs()).toHaveLength(3)
})
