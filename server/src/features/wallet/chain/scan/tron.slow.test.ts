import { HDKey } from '@scure/bip32'
import { afterEach, expect, test } from 'vitest'
import { aProvider } from '../../../../../testing/chain/chain-provider.ts'
import { aReader, expectSoundBooks, healthOf, statesOf, transfersOf } from '../../../../../testing/chain/chain-world.ts'
import { aTronNode, SOLID_AFTER, TRON_CHAIN_ID, TRON_USDT } from '../../../../../testing/chain/tron-node.ts'
import { balanceIn } from '../../../../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper } from '../../../../../testing/world.ts'
import { shownAddress } from '../../../../chain/chain-address.ts'
import { depositAddressOf } from '../address/chain-address-service.ts'
import { checkTokens } from '../network/network-check-service.ts'
import { sealUrls } from '../network/node-urls.ts'

const shop = await aShop()
const operator = await anOperator(shop)
const FROM = '0x1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d'
let networks = 0

afterEach(async () => {
  await shop.db.updateTable('chain_network').set({ kind: null }).where('kind', 'is not', null).execute()
  await expectSoundBooks(shop)
})

/** A network of TRON with two providers, and a shopper with an address. */
async function aWorld(options: Parameters<typeof aTronNode>[0] = {}) {
  const node = await aTronNode(options)
  const [one, two] = [await aProvider(node), await aProvider(node)]
  const urls: [string, string] = [one.url, two.url]
  const network = `tron-${++networks}`
  const path = "m/44'/195'/0'"
  const xpub = HDKey.fromMasterSeed(Buffer.alloc(32, 100 + networks)).derive(path).publicExtendedKey
  const { chain_key_id } = await shop.db
    .insertInto('chain_key')
    .values({ kind: 'tron', xpub, path, added_by: null })
    .returning('chain_key_id')
    .executeTakeFirstOrThrow()
  await shop.db
    .insertInto('chain_network')
    .values({
      ...{ network, position: 2, kind: 'tron', name: 'TRON', chain_id: TRON_CHAIN_ID, chain_key_id, is_demo: true },
      ...{ node_urls_sealed: sealUrls(shop.context.keys, network, urls), node_hosts: ['one.example', 'two.example'] },
    })
    .execute()
  const token = { network, token: 'usdt', symbol: 'USDT', contract: TRON_USDT, decimals: 6, position: 1 }
  await shop.db.insertInto('chain_token').values(token).execute()
  const reader = aReader(shop)
  await reader.read()
  const shopper = await aShopper(shop)
  const to = await depositAddressOf(shop.db, shopper.user_id, chain_key_id)
  return { node, urls, network: { network }, reader, shopper, to }
}

test('nodes of TRON are accepted with their chain, their solidified block and the decimals of a token', async () => {
  const { urls } = await aWorld()
  const body = { chain_id: TRON_CHAIN_ID, confirmations: null, nodes: urls }
  const { data } = await operator.call('POST /api/admin/chain/check', { body })
  const node_reply = {
    fault: null,
    chain_id: 728_126_428,
    head_height: expect.any(Number),
    final_height: expect.any(Number),
  }
  expect(data).toMatchObject({ fault: null, nodes: [node_reply, node_reply] })
  const [{ head_height = 0, final_height = 0 } = {}] = data.nodes as { head_height: number; final_height: number }[]
  expect(head_height - final_height).toBe(SOLID_AFTER)
  const token = { token: 'usdt', symbol: 'USDT', contract: shownAddress('tron', TRON_USDT), decimals: 6, is_open: true }
  expect(await checkTokens(urls, 'tron', [token])).toMatchObject([{ contract: TRON_USDT }])
})

test('a transfer on TRON is seen in its block, and credited when the block is solidified', async () => {
  const { node, network, reader, shopper, to } = await aWorld()
  node.grow(2, [
    { from: FROM, to: FROM, units: 7_000_000n },
    { from: FROM, to, units: 12_345_678n },
    { from: FROM, to, units: 1_000_000n, is_failed: true },
  ])
  const [, hash = '', failed_hash = ''] = node.hashes()
  await reader.read()
  expect(await transfersOf(shop, network)).toMatchObject([{ state: 'seen', transaction_hash: hash, log_index: 1 }])
  node.grow(SOLID_AFTER - 1)
  await reader.read()
  expect(await balanceIn(shopper)).toBe(0)
  node.grow(1)
  await reader.read()
  // Nodes of TRON do not have the balance of an address at an old block, so the log counts.
  expect(await statesOf(shop, network)).toEqual(['credited'])
  expect(await balanceIn(shopper)).toBe(1_234)
  const { data } = await shopper.call('GET /api/user/recharge_log', { query: {} })
  expect(data.items).toMatchObject([{ transaction_hash: hash, address: shownAddress('tron', FROM) }])
  const find = async (transaction_hash: string) =>
    (await shopper.call('GET /api/user/chain_find', { query: { transaction_hash, ...network } })).data
  expect(await find(hash)).toMatchObject({ outcome: 'credited' })
  expect(await find(failed_hash)).toMatchObject({ outcome: 'reverted', deposits: [] })
})

test('a transfer in a block of TRON that is replaced is not credited', async () => {
  const { node, network, reader, shopper, to } = await aWorld()
  node.grow(1, [{ from: FROM, to, units: 5_000_000n }])
  await reader.read()
  expect(await statesOf(shop, network)).toEqual(['seen'])
  node.drop(1)
  node.grow(2, [{ from: FROM, to, units: 3_000_000n }])
  await reader.read()
  node.grow(SOLID_AFTER)
  await reader.read()
  expect((await statesOf(shop, network)).toSorted()).toEqual(['credited', 'orphaned'])
  expect(await balanceIn(shopper)).toBe(300)
})

test('blocks of TRON are read in smaller ranges after the node refused a large range', async () => {
  const { node, network, reader, shopper, to } = await aWorld({ range_most: 100 })
  for (let part = 0; part < 3; part++) node.grow(400, [{ from: FROM, to, units: 1_000_000n }])
  node.grow(SOLID_AFTER)
  await reader.read()
  expect(await healthOf(shop, network)).toMatchObject({ fault: null })
  expect(await balanceIn(shopper)).toBe(300)
})
