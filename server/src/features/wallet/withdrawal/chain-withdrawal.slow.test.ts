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
  expect(await paidOn(shopper, network)).toEqual({ network, name, kind: 'evm', token: 'usdt', symbol: 'USDT' })
  const { extract_id } = (await drawOnChain(shopper, { network, address: ADDRESS })).data
  const names = { network, network_name: name, token: 'USDT', address: ADDRESS }
  const { items } = (await shopper.call('GET /api/user/extract_log', { query: {} })).data
  expect(items).toMatchObject([{ extract_id, ...names }])
  expect((await operator.call('GET /api/admin/extract/detail', { query: { extract_id } })).data).toMatchObject(names)
})

test('if the network pays another token than the form showed, nothing is withdrawn', async () => {
  const [{ network, name }, shopper] = [await aPayingNetwork(shop), await rich()]
  await closeToken(network, 'usdt')
  expect(await paidOn(shopper, network)).toEqual({ network, name, kind: 'evm', token: 'usdc', symbol: 'USDC' })
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

const detailOf = async (extract_id: string) =>
  (await operator.call('GET /api/admin/extract/detail', { query: { extract_id } })).data
const pass = (extract_id: string) => operator.call('POST /api/admin/extract/audit', { body: { extract_id, status: 1 } })
const payoutFile = async () =>
  (await operator.call('POST /api/admin/extract/payout_file', { body: { draw_type: 'chain' } })).data
const giveAddress = (user_id: string, chain_key_id: string, address: string) =>
  shop.db
    .insertInto('chain_address')
    .values({ kind: 'evm', chain_key_id, address_index: 1, user_id, address: address.toLowerCase() })
    .execute()

test('addresses of any shopper and key, contracts of any network, and wrong checksums are refused', async () => {
  const [{ network, contracts }, other, shopper, stranger] = [
    await aPayingNetwork(shop),
    await aPayingNetwork(shop),
    await rich(),
    await rich(),
  ]
  const former = '0x1111111111111111111111111111111111abcdef'
  await giveAddress(stranger.user_id, other.chain_key_id, former)
  await shop.db.updateTable('chain_network').set({ chain_key_id: null }).where('network', '=', other.network).execute()
  const wrong = ADDRESS.replace('E7', 'e7')
  for (const address of [former, contracts.second, other.contracts.first, wrong, `0x${'0'.repeat(39)}1`])
    expect([address, (await drawOnChain(shopper, { network, address })).reason]).toEqual([
      address,
      'chain_address_invalid',
    ])
})

test('an address that became a deposit address after the request is held back and not exported', async () => {
  const [{ network, chain_key_id }, shopper, stranger] = [await aPayingNetwork(shop), await rich(), await rich()]
  const [early, late, good] = [
    '0x2222222222222222222222222222222222222221',
    '0x3333333333333333333333333333333333333331',
    ADDRESS,
  ]
  const ids: string[] = []
  for (const address of [early, late, good])
    ids.push((await drawOnChain(shopper, { network, address, amount_cents: 2000 })).data.extract_id)
  const [first = '', second = '', third = ''] = ids
  for (const extract_id of [second, third]) expect((await pass(extract_id)).code).toBe(1)
  await giveAddress(stranger.user_id, chain_key_id, early)
  await shop.db
    .updateTable('chain_token')
    .set({ contract: late })
    .where('network', '=', network)
    .where('token', '=', 'usdc')
    .execute()
  expect(await pass(first)).toMatchObject({ reason: 'payout_address' })
  expect((await detailOf(first)).hold.is_address_refused).toBe(true)
  const payout = { extract_id: second, payout_state: 'sent' as const }
  expect(await operator.call('POST /api/admin/extract/payout', { body: payout })).toMatchObject({
    reason: 'payout_address',
  })
  const file = await payoutFile()
  expect(file).toMatchObject({ lines: 1, held: 1 })
  expect(file.text).toContain(good)
  expect(file.text).not.toContain(late)
})

test('an address that looks like an earlier one is shown to the shopper and at the desk', async () => {
  const [{ network }, shopper, stranger] = [await aPayingNetwork(shop), await rich(), await rich()]
  const [own, poisoned] = [`0xabc${'1'.repeat(34)}def`, `0xabc${'2'.repeat(34)}def`]
  const draw = async (by: TestShopper, address: string) =>
    (await drawOnChain(by, { network, address, amount_cents: 2000 })).data.extract_id
  const first = await draw(shopper, own)
  await draw(shopper, own)
  const { earlier_addresses } = (await shopper.call('GET /api/user/extract')).data
  expect(earlier_addresses.map((one) => one.toLowerCase())).toEqual([own])
  expect((await detailOf(first)).similar).toEqual([])
  const copied_id = await draw(shopper, poisoned)
  const { similar } = await detailOf(copied_id)
  expect(similar).toHaveLength(2)
  expect(similar[1]).toMatchObject({ extract_id: first, is_same_shopper: true, address: earlier_addresses[0] })
  const foreign = await draw(stranger, `0xabc${'3'.repeat(34)}def`)
  expect((await detailOf(foreign)).similar).toMatchObject([{}, {}, {}].map(() => ({ is_same_shopper: false })))
})

const safeFile = (body: { network?: string; payout_batch_id?: string }) =>
  operator.call('POST /api/admin/extract/payout_file', { body: { draw_type: 'chain', format: 'safe', ...body } })

test('a file for a Safe has the payouts of one network, with contracts and amounts in whole tokens', async () => {
  await payoutFile()
  const [here, there, shopper] = [await aPayingNetwork(shop), await aPayingNetwork(shop), await rich()]
  await setDemoChain(shop)
  const draw = async (to: Parameters<typeof drawOnChain>[1]) => (await drawOnChain(shopper, to)).data.extract_id
  const first = await draw({ network: here.network, address: ADDRESS, amount_cents: 1234 })
  const other = await draw({ network: there.network, address: ADDRESS, amount_cents: 2000 })
  for (const extract_id of [first, other]) expect((await pass(extract_id)).code).toBe(1)
  const queuedNetworks = (await operator.call('GET /api/admin/extract/payout_networks')).data
  expect(queuedNetworks).toEqual(
    expect.arrayContaining([here, there].map(({ network, name }) => ({ network, name, queued: 1 }))),
  )
  for (const network of ['demo', 'nowhere'])
    expect(await safeFile({ network })).toMatchObject({ reason: 'network_missing', field: 'network' })
  expect((await safeFile({})).reason).toBe('network_missing')
  const { data } = await safeFile({ network: here.network })
  expect(data).toMatchObject({ draw_type: 'chain', lines: 1, held: 0 })
  expect(data.text.toLowerCase()).toBe(
    `token_type,token_address,receiver,amount,id\nerc20,${here.contracts.first},${ADDRESS.toLowerCase()},11.34,\n`,
  )
  expect(data.text).toContain(`,${ADDRESS},`)
  expect(await detailOf(first)).toMatchObject({ payout_state: 'sent', payout_batch_id: data.payout_batch_id })
  expect((await detailOf(other)).payout_state).toBe('queued')
  expect((await safeFile({ network: here.network })).data.lines).toBe(0)
  const again = await operator.call('POST /api/admin/extract/payout_file', {
    body: { payout_batch_id: data.payout_batch_id },
  })
  expect(again.data.text).toBe(data.text)
  const files = (await operator.call('GET /api/admin/extract/payout_files', { query: { page_size: 1 } })).data.items
  expect(files).toMatchObject([{ network: here.network, format: 'safe', lines: 1 }])
})
