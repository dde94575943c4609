import { expect, test } from 'vitest'
import { aPayingNetwork } from '../../../../testing/chain/paying-network.ts'
import { drawOnChain, setDemoChain, walletOf } from '../../../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper, type TestShopper } from '../../../../testing/world.ts'

const shop = await aShop()
const operator = await anOperator(shop)

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7'
const rich = () => aShopper(shop, { balance_cents: 20_000 })
const paidOn = async ({ call }: TestShopper, network: string) =>
  (await call('GET /api/user/extract')).data.networks.find((one) => one.network === network)
const closeToken = (network: string, token: string) =>
  shop.db
    .updateTable('chain_token')
    .set({ is_open: false })
    .where('network', '=', network)
    .where('token', '=', token)
    .execute()

test('a withdrawal names its network and token to the shopper and at the desk', async () => {
  const [{ network, name }, shopper] = [await aPayingNetwork(shop), await rich()]
  expect(await paidOn(shopper, network)).toEqual({ network, name, token: 'usdt', symbol: 'USDT' })
  const { extract_id } = (await drawOnChain(shopper, { network, address: ADDRESS })).data
  const named = { network, network_name: name, token: 'USDT', address: ADDRESS }
  const { items } = (await shopper.call('GET /api/user/extract_log', { query: {} })).data
  expect(items).toMatchObject([{ extract_id, ...named }])
  expect((await operator.call('GET /api/admin/extract/detail', { query: { extract_id } })).data).toMatchObject(named)
})

test('if the network pays another token than the form showed, nothing is withdrawn', async () => {
  const [{ network, name }, shopper] = [await aPayingNetwork(shop), await rich()]
  await closeToken(network, 'usdt')
  expect(await paidOn(shopper, network)).toEqual({ network, name, token: 'usdc', symbol: 'USDC' })
  expect(await drawOnChain(shopper, { network, address: ADDRESS })).toMatchObject({ reason: 'state_changed' })
  expect(await walletOf(shopper)).toEqual({ balance_cents: 20_000, held_cents: 0 })
  expect((await drawOnChain(shopper, { network, address: ADDRESS, token: 'usdc' })).code).toBe(1)
  expect((await drawOnChain(shopper, { network, address: ADDRESS, token: 'USDC' })).reason).toBe('state_changed')
})

test('the demo chain has a name in the language of the shopper', async () => {
  await setDemoChain(shop)
  const shopper = await rich()
  const { networks } = (await shopper.call('GET /api/user/extract', {}, { language: 'ja' })).data
  expect(networks.find(({ network }) => network === 'demo')).toMatchObject({ name: 'デモチェーン', symbol: 'USDT' })
  expect((await drawOnChain(shopper, { token: 'usdc' })).reason).toBe('state_changed')
})

test('a token that cannot express cents is not paid', async () => {
  const [{ network }, shopper] = [await aPayingNetwork(shop), await rich()]
  await shop.db.updateTable('chain_token').set({ decimals: 1 }).where('network', '=', network).execute()
  expect(await paidOn(shopper, network)).toBeUndefined()
  expect(await drawOnChain(shopper, { network, address: ADDRESS })).toMatchObject({ reason: 'network_missing' })
})
