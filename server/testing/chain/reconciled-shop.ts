import { afterEach } from 'vitest'
import { anOperator, aShop, aShopper } from '../world.ts'
import { aChain } from './anvil.ts'
import { aProvider } from './chain-provider.ts'
import {
  addressOf,
  aNetwork,
  aReader,
  aReconciler,
  expectSoundBooks,
  FINAL_AFTER,
  type TestNetwork,
} from './chain-world.ts'

type Named = Pick<TestNetwork, 'network'>

/**
 * A shop whose networks are compared with their chains, and what its operator sees of it. After each test of the file
 * the networks are closed, and the books have to be sound.
 */
export async function aReconciledShop() {
  const shop = await aShop()
  const operator = await anOperator(shop, { roles: ['finance'] })
  let networks = 0

  afterEach(async () => {
    await shop.db.updateTable('chain_network').set({ kind: null }).where('kind', 'is not', null).execute()
    await expectSoundBooks(shop)
  })

  /** A network with two nodes, of which the second can be changed. */
  const aWorld = async (options: Parameters<typeof aNetwork>[2] = {}) => {
    const chain = await aChain()
    const provider = await aProvider(chain)
    const urls: [string, string] = [chain.url, provider.url]
    const network = await aNetwork(shop, chain, { network: `reconciled-${++networks}`, urls, ...options })
    const reader = aReader(shop)
    await reader.read()
    const pass = async () => {
      await chain.mine(FINAL_AFTER + 1)
      await reader.read()
    }
    const mint = (to: string, units: bigint) => chain.mint(network.contract, { to, units })
    const anAddress = async () => addressOf(shop, await aShopper(shop), network)
    return { chain, provider, network, reader, pass, mint, anAddress, reconcile: aReconciler(shop) }
  }

  const stateOf = async ({ network }: Named) => {
    const { data } = await operator.call('GET /api/admin/chain/reconciliations')
    const network_status = data.networks.find((one) => one.network === network)
    if (!network_status) throw new Error('the network is not listed')
    return network_status
  }
  const tokenOf = async (of: Named) => (await stateOf(of)).tokens[0]
  const balances = async ({ network }: Named, show: 'holding' | 'different' | 'explained' = 'different') =>
    (await operator.call('GET /api/admin/chain/balances', { query: { network, token: 'tusd', show } })).data.items
  const request = ({ network }: Named, scope: 'known' | 'all' = 'known') =>
    operator.call('POST /api/admin/chain/reconcile', { body: { network, scope } })
  return { shop, operator, aWorld, stateOf, tokenOf, balances, request }
}
