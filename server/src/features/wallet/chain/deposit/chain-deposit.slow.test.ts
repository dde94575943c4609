import { afterEach, expect, test } from 'vitest'
import { aChain, hasAnvil } from '../../../../../testing/chain/anvil.ts'
import {
  addressOf,
  aNetwork,
  aReader,
  expectSoundBooks,
  FINAL_AFTER,
} from '../../../../../testing/chain/chain-world.ts'
import { claimOnChain, drawOnChain } from '../../../../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper, type TestShopper } from '../../../../../testing/world.ts'
import { sealUrls } from '../network/node-urls.ts'
import { tokenText } from './chain-deposit-service.ts'

const suite = test.runIf(hasAnvil)
const shop = await aShop()
let networks = 0

async function aWorld(options: Parameters<typeof aNetwork>[2] = {}) {
  const chain = await aChain()
  const network = await aNetwork(shop, chain, { network: `net-${++networks}`, ...options })
  const reader = aReader(shop)
  await reader.read()
  const shopper = await aShopper(shop)
  return { chain, network, reader, shopper, address: await addressOf(shop, shopper, network) }
}
afterEach(async () => {
  await shop.db.updateTable('chain_network').set({ kind: null }).where('kind', 'is not', null).execute()
  await expectSoundBooks(shop)
})

const depositsOf = async ({ call }: TestShopper) => (await call('GET /api/user/chain_deposits')).data.items
const find = async ({ call }: TestShopper, transaction_hash: string, network?: string) =>
  (await call('GET /api/user/chain_find', { query: { transaction_hash, ...(network && { network }) } })).data

suite('a network shows the shopper’s permanent address with a code for wallets', async () => {
  const { network, shopper, address, chain } = await aWorld({ minimum_cents: 250 })
  const { data } = await shopper.call('GET /api/user/getBlockchain')
  expect(data).toMatchObject([
    {
      network: network.network,
      name: 'Test network',
      token: 'TUSD',
      address,
      minimum_cents: 250,
      kind: 'evm',
      warning: expect.stringContaining('Send only TUSD on Test network'),
    },
  ])
  const [token] = data[0]?.tokens ?? []
  expect(token?.contract.toLowerCase()).toBe(network.contract)
  expect(token?.uri).toBe(`ethereum:${token?.contract}@${chain.chain_id}/transfer?address=${address}`)
  expect((await shopper.call('GET /api/user/getBlockchain')).data).toEqual(data)
  const other = await aShopper(shop)
  expect((await other.call('GET /api/user/getBlockchain')).data[0]?.address).not.toBe(address)
  expect((await shopper.call('GET /api/user/recharge')).data.methods).toContain('chain')
})

suite('a network shows no address before its first block is read, nor while it is stopped', async () => {
  const chain = await aChain()
  const { network } = await aNetwork(shop, chain, { network: `net-${++networks}` })
  const shopper = await aShopper(shop)
  const countNetworks = async () => (await shopper.call('GET /api/user/getBlockchain')).data.length
  expect(await countNetworks()).toBe(0)
  await aReader(shop).read()
  expect(await countNetworks()).toBe(1)
  await shop.db
    .updateTable('chain_scan')
    .set({ stopped_at: new Date().toISOString(), stopped_because: 'final_block_changed' })
    .where('network', '=', network)
    .execute()
  expect(await countNetworks()).toBe(0)
})

suite('a network that takes no recharges shows no address, but pays withdrawals', async () => {
  const { network, shopper } = await aWorld()
  await shop.db
    .updateTable('chain_network')
    .set({ takes_recharges: false })
    .where('network', '=', network.network)
    .execute()
  expect((await shopper.call('GET /api/user/getBlockchain')).data).toEqual([])
  expect((await shopper.call('GET /api/user/extract')).data.networks).toMatchObject([{ network: network.network }])
})

suite('a deposit is listed with its confirmations until it is credited', async () => {
  const { chain, network, reader, shopper, address } = await aWorld()
  const hash = (await chain.mint(network.contract, { to: address, units: 12_340_000n })).slice(2)
  await chain.mine(2)
  await reader.read()
  const expected = { network: network.network, symbol: 'TUSD', amount: '12.34', transaction_hash: hash, log_index: 0 }
  expect(await depositsOf(shopper)).toMatchObject([
    { ...expected, state: 'seen', confirmations: 2, credited_cents: null },
  ])
  expect(await find(shopper, hash)).toMatchObject({ outcome: 'waiting', deposits: [expected] })
  await chain.mine(FINAL_AFTER)
  await reader.read()
  const { data } = await shopper.call('GET /api/user/recharge_log', { query: {} })
  const creditedDeposit = { state: 'credited', credited_cents: 1234, recharge_id: data.items[0]?.recharge_id }
  expect(await depositsOf(shopper)).toMatchObject([creditedDeposit])
  expect(await find(shopper, `0x${hash.toUpperCase()}`, 'another')).toMatchObject({
    outcome: 'credited',
    network: network.network,
    is_other_network: true,
  })
})

suite('a shopper is told what happened to a transaction that is not credited', async () => {
  const { chain, network, reader, shopper, address } = await aWorld()
  const other = await aShopper(shop)
  const to_other = await addressOf(shop, other, network)
  const lookalike = await chain.aToken()
  const [owner = ''] = await chain.accounts
  const hashes = {
    unsupported_token: await chain.mint(lookalike, { to: address, units: 5n }),
    another_address: await chain.mint(network.contract, { to: to_other, units: 5_000_000n }),
    reverted: await chain.transfer(network.contract, { from: owner, to: address, units: 10n ** 30n }),
    no_transfer: await chain.send({ to: owner, data: '0x' }),
  }
  await chain.mine()
  const pending = await chain.mint(network.contract, { to: address, units: 5n })
  await reader.read()
  for (const [outcome, hash] of Object.entries({ ...hashes, pending, unknown: `0x${'ab'.repeat(32)}` }))
    expect([outcome, await find(shopper, hash)]).toMatchObject([outcome, { outcome, deposits: [] }])
  expect(await find(other, hashes.another_address)).toMatchObject({ outcome: 'waiting' })
})

suite('a transfer whose block the server has not read yet is found as unread', async () => {
  const { chain, network, reader, shopper, address } = await aWorld()
  const hash = await chain.mint(network.contract, { to: address, units: 5_000_000n })
  await chain.mine()
  expect(await find(shopper, hash)).toMatchObject({ outcome: 'unread', network: network.network, deposits: [] })
  await reader.read()
  expect(await find(shopper, hash)).toMatchObject({ outcome: 'waiting' })
})

suite('a transfer of a stopped network is being checked, and is not promised for soon', async () => {
  const { chain, network, reader, shopper, address } = await aWorld()
  const hash = await chain.mint(network.contract, { to: address, units: 5_000_000n })
  await chain.mine()
  const stop = (at: string | null) =>
    shop.db
      .updateTable('chain_scan')
      .set({ stopped_at: at, stopped_because: at === null ? null : 'final_block_changed' })
      .where('network', '=', network.network)
      .execute()
  await stop(new Date().toISOString())
  expect(await find(shopper, hash)).toMatchObject({ outcome: 'held', network: network.network, deposits: [] })
  await stop(null)
  expect(await find(shopper, hash)).toMatchObject({ outcome: 'unread' })
  await chain.mine(FINAL_AFTER)
  await reader.read()
  expect(await find(shopper, hash)).toMatchObject({ outcome: 'credited' })
})

suite('a transfer of nothing to the shopper’s address is no deposit', async () => {
  const { chain, network, shopper, address } = await aWorld()
  const hash = await chain.mint(network.contract, { to: address, units: 0n })
  await chain.mine()
  expect(await find(shopper, hash)).toMatchObject({ outcome: 'no_transfer', deposits: [] })
})

suite('a transfer that the server missed is held when its shopper or an operator asks about it', async () => {
  const { chain, network, reader, shopper, address } = await aWorld()
  const operator = await anOperator(shop, { roles: ['finance'] })
  const hashes = []
  for (const units of [5_000_000n, 6_000_000n])
    hashes.push((await chain.mint(network.contract, { to: address, units })).slice(2))
  const [one = '', two = ''] = hashes
  await chain.mine(FINAL_AFTER + 1)
  // As if the blocks had been read before the token was listed.
  const contract = network.contract.replace(/.{4}$/, '0000')
  const list = (contract: string) =>
    shop.db.updateTable('chain_token').set({ contract }).where('network', '=', network.network).execute()
  await list(contract)
  await reader.read()
  await list(network.contract)
  expect(await find(shopper, one)).toMatchObject({
    outcome: 'held',
    deposits: [{ transaction_hash: one, amount: '5', state: 'held' }],
  })
  const query = { transaction_hash: two }
  expect((await operator.call('POST /api/admin/chain/find', { body: query })).data).toMatchObject({
    outcome: 'held',
    transfers: [{ transaction_hash: two, held_because: 'missed', amount_cents: 600 }],
  })
  await reader.read()
  expect(await depositsOf(shopper)).toMatchObject([{ state: 'held' }, { state: 'held' }])
})

suite('finding a transaction counts only when nodes are asked', async () => {
  const limitedShop = await aShop({ limits: true })
  const chain = await aChain()
  const network = await aNetwork(limitedShop, chain, { network: 'limited' })
  const reader = aReader(limitedShop)
  await reader.read()
  const shopper = await aShopper(limitedShop)
  const to = await addressOf(limitedShop, shopper, network)
  const hash = await chain.mint(network.contract, { to, units: 5_000_000n })
  await chain.mine()
  await reader.read()
  for (let ask = 0; ask < 31; ask++) expect(await find(shopper, hash)).toMatchObject({ outcome: 'waiting' })
  for (let ask = 0; ask < 30; ask++) await find(shopper, 'ab'.repeat(32))
  const query = { transaction_hash: 'ab'.repeat(32) }
  expect(await shopper.call('GET /api/user/chain_find', { query })).toMatchObject({ reason: 'too_many_tries' })
  // A question that no node answers is not counted; the second node is asked if the first fails.
  const other = await aShopper(limitedShop)
  const setUrls = (urls: [string, string]) =>
    limitedShop.db
      .updateTable('chain_network')
      .set({ node_urls_sealed: sealUrls(limitedShop.context.keys, 'limited', urls) })
      .where('network', '=', 'limited')
      .execute()
  await setUrls(['http://127.0.0.1:9', 'http://127.0.0.1:9'])
  for (let ask = 0; ask < 31; ask++) expect((await other.call('GET /api/user/chain_find', { query })).status).toBe(503)
  await setUrls(['http://127.0.0.1:9', chain.url])
  expect(await find(other, 'ab'.repeat(32))).toMatchObject({ outcome: 'unknown' })
  expect(await find(shopper, hash)).toMatchObject({ outcome: 'waiting' })
})

suite('a claim on a network that the server reads waits for a person', async () => {
  const { network, shopper } = await aWorld()
  const claim = { network: network.network, address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }
  const { data } = await claimOnChain(shop, shopper, claim)
  expect(data).toMatchObject({ status: 0 })
  expect((await shopper.call('GET /api/user/getUserInfo')).data.balance_cents).toBe(0)
})

suite('a withdrawal may name neither a deposit address nor an address with a wrong checksum', async () => {
  const { network, address } = await aWorld()
  const rich = await aShopper(shop, { balance_cents: 10_000 })
  const outside = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  const to = (input: string) => drawOnChain(rich, { network: network.network, token: 'tusd', address: input })
  for (const input of [address, address.toLowerCase(), outside.replace('aA', 'AA'), `0x${'0'.repeat(40)}`, 'demo1'])
    expect([input, await to(input)]).toMatchObject([input, { reason: 'chain_address_invalid' }])
  expect(await to(network.contract)).toMatchObject({ reason: 'chain_address_invalid' })
  expect((await to(outside.toLowerCase())).code).toBe(1)
  const { data } = await rich.call('GET /api/user/extract_log', { query: {} })
  expect(data.items[0]).toMatchObject({ network: network.network, address: outside })
})

test('an amount of tokens is written without zeros at its end', () => {
  expect([tokenText('1', 6), tokenText('1500000', 6), tokenText('2000000', 6), tokenText('7', 0)]).toEqual([
    '0.000001',
    '1.5',
    '2',
    '7',
  ])
  expect(tokenText('100', 0)).toBe('100')
})
