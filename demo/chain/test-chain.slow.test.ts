import { afterAll, expect, test } from 'vitest'
import { aReader, aReconciler } from '../../server/testing/chain/chain-world.ts'
import { balanceIn } from '../../server/testing/wallet-world.ts'
import { anOperator, aShop, aShopper } from '../../server/testing/world.ts'
import { loadDemo } from '../load-demo.ts'
import { hasTestChain, startTestChain } from './test-chain.ts'
import { hideTestNetwork, openTestNetwork, TEST_NETWORK } from './test-chain-sql.ts'

const suite = test.runIf(hasTestChain)
const shop = await aShop()
await loadDemo(shop.context)
const owner = await anOperator(shop)
const chains: Awaited<ReturnType<typeof startTestChain>>[] = []
afterAll(() => {
  for (const chain of chains) chain?.stop()
})

async function aRunningChain() {
  const chain = await startTestChain()
  chains.push(chain)
  if (!chain) throw new Error('the chain did not start')
  await openTestNetwork(shop.context, chain)
  shop.context.test_tokens = { network: TEST_NETWORK, send: chain.send }
  return { chain, readChain: aReader(shop).read }
}

const networksOf = async (shopper: Awaited<ReturnType<typeof aShopper>>) =>
  (await shopper.call('GET /api/user/getBlockchain')).data.map(({ network, has_test_tokens }) => [
    network,
    has_test_tokens,
  ])
const ask = ({ call }: Awaited<ReturnType<typeof aShopper>>, network = TEST_NETWORK) =>
  call('POST /api/user/send_test_tokens', { body: { network, amount_cents: 2_500 } })

suite('test tokens are credited within seconds, also after the chain started again', async () => {
  const shopper = await aShopper(shop)
  for (const balance_cents of [2_500, 5_000]) {
    const { chain, readChain } = await aRunningChain()
    await readChain()
    expect(await networksOf(shopper)).toEqual([[TEST_NETWORK, true]])
    expect((await ask(shopper)).data.transaction_hash).toMatch(/^[0-9a-f]{64}$/)
    await chain.rpc('anvil_mine', 4)
    await readChain()
    expect(await balanceIn(shopper)).toBe(balance_cents)
    await aReconciler(shop)()
    await owner.call('POST /api/admin/chain/reconcile', { body: { network: TEST_NETWORK, scope: 'all' } })
    await aReconciler(shop)()
    // The tokens of an earlier chain count as sent, because they ended with it.
    const left_amount = balance_cents === 2_500 ? '0' : '25'
    const { networks } = (await owner.call('GET /api/admin/chain/reconciliations')).data
    expect(networks[0]?.tokens).toMatchObject([{ different_addresses: 0, holding: '25', left: left_amount }])
    expect(networks[0]?.open).toBeNull()
  }
})

suite('a chain ends when it is stopped', async () => {
  const { chain } = await aRunningChain()
  chain.stop()
  await expect.poll(() => chain.rpc('eth_chainId').catch(() => 'ended')).toBe('ended')
})

test('without the chain its network is not shown, and a request for test tokens is refused', async () => {
  const shopper = await aShopper(shop)
  await hideTestNetwork(shop.db)
  expect(await networksOf(shopper)).toEqual([])
  expect((await shopper.call('GET /api/user/recharge')).data.methods).toEqual(['manual'])
  expect((await ask(shopper)).status).toBe(404)
})

test('in production a request for test tokens is refused', async () => {
  const shopper = await aShopper(shop)
  const { config } = shop.context
  shop.context.config = { ...config, production: true }
  shop.context.test_tokens = { network: 'demo', send: async () => 'sent' }
  expect((await ask(shopper, 'demo')).status).toBe(404)
  shop.context.config = config
  expect((await ask(shopper, 'demo')).status).toBe(404)
})

test('an earlier demo closes the network that the server does not read', async () => {
  const shopper = await aShopper(shop)
  await shop.db.insertInto('chain_network').values({ network: 'demo', position: 1, is_demo: true }).execute()
  expect(await networksOf(shopper)).toEqual([['demo', false]])
  expect(await loadDemo(shop.context)).toBe('was filled')
  expect(await networksOf(shopper)).toEqual([])
})
