import { afterEach, expect, test } from 'vitest'
import { aChain, hasAnvil } from '../../../../../testing/chain/anvil.ts'
import { aProvider } from '../../../../../testing/chain/chain-provider.ts'
import {
  addressOf,
  aNetwork,
  aReader,
  expectSoundBooks,
  FINAL_AFTER,
  healthOf,
  statesOf,
  transfersOf,
} from '../../../../../testing/chain/chain-world.ts'
import { agreeTo, openProposal } from '../../../../../testing/proposals.ts'
import { aTransaction, balanceIn } from '../../../../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper } from '../../../../../testing/world.ts'
import type { BareAddress } from '../../../../chain/chain-address.ts'
import { transaction } from '../../../../db/transaction.ts'
import { summedBalanceOf } from '../../../../ledger/audit.ts'
import { insertTransfers } from './chain-scan-sql.ts'

const suite = test.runIf(hasAnvil)

const shop = await aShop()
let networks = 0

/** A network on a separate chain, and a shopper with an address. */
async function aWorld(options: Parameters<typeof aNetwork>[2] = {}) {
  const chain = await aChain()
  const network = await aNetwork(shop, chain, { network: `testnet-${++networks}`, ...options })
  const reader = aReader(shop)
  await reader.read()
  const shopper = await aShopper(shop)
  return { chain, network, reader, shopper, address: await addressOf(shop, shopper, network) }
}

afterEach(async () => {
  await shop.db.updateTable('chain_network').set({ kind: null }).where('kind', 'is not', null).execute()
  await expectSoundBooks(shop)
})

suite('a transfer is seen in its block, and credited once when the block is final', async () => {
  const { chain, network, reader, shopper, address } = await aWorld()
  const hash = await chain.mint(network.contract, { to: address, units: 12_345_678n })
  await chain.mine()
  await reader.read()
  expect(await statesOf(shop, network)).toEqual(['seen'])
  expect(await balanceIn(shopper)).toBe(0)
  await chain.mine(FINAL_AFTER - 1)
  await reader.read()
  expect(await statesOf(shop, network)).toEqual(['seen'])
  await chain.mine()
  await reader.read()
  await reader.read()
  expect(await statesOf(shop, network)).toEqual(['credited'])
  expect(await balanceIn(shopper)).toBe(1234)
  const { data } = await shopper.call('GET /api/user/recharge_log', { query: {} })
  expect(data.items).toEqual([
    expect.objectContaining({
      method: 'chain',
      network: network.network,
      status: 1,
      arrival_cents: 1234,
      transaction_hash: hash.slice(2),
    }),
  ])
  const notices = await shopper.call('GET /api/user/notifications', { query: {} })
  expect(notices.data.items.map(({ kind }) => kind)).toEqual(['recharge_passed'])
})

suite('less than a cent is kept and added to the next deposit', async () => {
  const { chain, network, reader, shopper, address } = await aWorld({ decimals: 18 })
  const cent = 10n ** 16n
  const sends = [cent * 3n + (cent * 9n) / 10n, cent / 10n - 1n, 1n, cent / 2n]
  for (const units of sends) {
    await chain.mint(network.contract, { to: address, units })
    await chain.mine()
  }
  await chain.mine(FINAL_AFTER)
  await reader.read()
  expect(await statesOf(shop, network)).toEqual(['credited', 'kept', 'credited', 'kept'])
  expect(await balanceIn(shopper)).toBe(4)
})

suite('deposits below the minimum add up until they reach it', async () => {
  const { chain, network, reader, shopper, address } = await aWorld({ decimals: 0, minimum_cents: 500 })
  const after = async (units: bigint) => {
    await chain.mint(network.contract, { to: address, units })
    await chain.mine(FINAL_AFTER + 1)
    await reader.read()
    return balanceIn(shopper)
  }
  expect(await after(3n)).toBe(0)
  expect(await after(1n)).toBe(0)
  expect(await after(2n)).toBe(600)
  expect(await statesOf(shop, network)).toEqual(['kept', 'kept', 'credited'])
})

suite('two transfers in one transaction are two deposits, also for two shoppers', async () => {
  const { chain, network, reader, shopper, address } = await aWorld()
  const other = await aShopper(shop)
  const to_other = await addressOf(shop, other, network)
  await chain.mintAll(network.contract, [
    { to: address, units: 1_000_000n },
    { to: to_other, units: 2_000_000n },
    { to: '0x00000000000000000000000000000000000000aa', units: 4_000_000n },
    { to: address, units: 8_000_000n },
    { to: address, units: 0n },
  ])
  await chain.mine(FINAL_AFTER + 1)
  await reader.read()
  expect(await statesOf(shop, network)).toEqual(['credited', 'credited', 'credited'])
  expect([await balanceIn(shopper), await balanceIn(other)]).toEqual([900, 200])
})

suite('a token with the same symbol and another contract is not credited', async () => {
  const { chain, network, reader, shopper, address } = await aWorld()
  const lookalike = await chain.aToken({ symbol: 'TUSD' })
  await chain.mint(lookalike, { to: address, units: 5_000_000n })
  await chain.mine(FINAL_AFTER + 1)
  await reader.read()
  expect(await transfersOf(shop, network)).toEqual([])
  expect(await balanceIn(shopper)).toBe(0)
})

suite('a replaced block takes its transfers with it, and nothing is credited', async () => {
  const { chain, network, reader, shopper, address } = await aWorld()
  await chain.mine(2)
  await chain.mint(network.contract, { to: address, units: 5_000_000n })
  await chain.mine(2)
  await reader.read()
  expect(await statesOf(shop, network)).toEqual(['seen'])
  await chain.reorganise(3)
  await reader.read()
  expect(await statesOf(shop, network)).toEqual(['orphaned'])
  await chain.mine(FINAL_AFTER + 3)
  await reader.read()
  expect(await statesOf(shop, network)).toEqual(['orphaned'])
  expect(await balanceIn(shopper)).toBe(0)
})

suite('a transfer that returns in another block after a reorganisation is credited once', async () => {
  const { chain, network, reader, shopper, address } = await aWorld()
  const hash = await chain.mint(network.contract, { to: address, units: 5_000_000n })
  await chain.mine(1)
  await reader.read()
  const raw = await chain.rpc<string>('eth_getRawTransactionByHash', hash)
  await chain.reorganise(1)
  await chain.mine()
  if (!(await chain.rpc('eth_getTransactionReceipt', hash))) await chain.rpc('eth_sendRawTransaction', raw)
  await chain.mine(2)
  await reader.read()
  await chain.mine(FINAL_AFTER)
  await reader.read()
  const read = await transfersOf(shop, network)
  expect(read.filter(({ state }) => state === 'credited')).toHaveLength(1)
  expect(await balanceIn(shopper)).toBe(500)
})

suite('if a final block changes, the network stops and credits nothing', async () => {
  const { chain, network, reader, shopper, address } = await aWorld()
  await chain.mine(FINAL_AFTER + 2)
  await reader.read()
  await chain.reorganise(FINAL_AFTER + 2)
  await chain.mint(network.contract, { to: address, units: 5_000_000n })
  await chain.mine(FINAL_AFTER + 1)
  await reader.read()
  expect(await healthOf(shop, network)).toMatchObject({ stopped_because: 'final_block_changed' })
  await chain.mine(9)
  await reader.read()
  expect(reader.warned).toEqual(['stopped'])
  expect(await balanceIn(shopper)).toBe(0)
})

suite('a claim with the hash of the transfer is approved by the transfer', async () => {
  const { chain, network, reader, shopper, address } = await aWorld()
  const hash = (await chain.mint(network.contract, { to: address, units: 5_000_000n })).slice(2)
  const claim = {
    ...{ user_id: shopper.user_id, method: 'chain' as const, network: network.network, token: 'tusd' },
    ...{ address: '0x01', deposit_address: address, amount_cents: 700 },
  }
  const { recharge_id } = await shop.db
    .insertInto('recharge')
    .values({ ...claim, transaction_hash: hash })
    .returning('recharge_id')
    .executeTakeFirstOrThrow()
  await shop.db
    .insertInto('recharge')
    .values({ ...claim, transaction_hash: aTransaction() })
    .execute()
  await chain.mine(FINAL_AFTER + 1)
  await reader.read()
  const { data } = await shopper.call('GET /api/user/recharge_log', { query: {} })
  const of = (status: number) => data.items.filter((item) => item.status === status)
  expect(of(1)).toEqual([expect.objectContaining({ recharge_id, arrival_cents: 500, amount_cents: 700 })])
  expect(of(0)).toHaveLength(1)
  expect(await balanceIn(shopper)).toBe(500)
})

suite('a transfer to a blocked shopper, or of a closed token, is held', async () => {
  const { chain, network, reader, shopper, address } = await aWorld()
  await shop.db
    .updateTable('user_account')
    .set({ blocked_at: new Date().toISOString() })
    .where('user_id', '=', shopper.user_id)
    .execute()
  const other = await aShopper(shop)
  const to_other = await addressOf(shop, other, network)
  await chain.mint(network.contract, { to: address, units: 5_000_000n })
  await chain.mine(FINAL_AFTER + 1)
  await reader.read()
  await shop.db.updateTable('chain_token').set({ is_open: false }).where('network', '=', network.network).execute()
  await chain.mint(network.contract, { to: to_other, units: 5_000_000n })
  await chain.mine(FINAL_AFTER + 1)
  await reader.read()
  expect((await transfersOf(shop, network)).map(({ held_because }) => held_because)).toEqual([
    'shopper_blocked',
    'token_closed',
  ])
  expect(await balanceIn(other)).toBe(0)
})

suite('an operator can pass only a held transfer of this shopper, up to the amount that arrived', async () => {
  const { chain, network, reader, shopper, address } = await aWorld({ minimum_cents: 300 })
  const [operator, second, other] = [await anOperator(shop), await anOperator(shop), await aShopper(shop)]
  await addressOf(shop, other, network)
  await chain.mint(network.contract, { to: address, units: 5_000_000n })
  await chain.mine()
  const kept = await chain.mint(network.contract, { to: address, units: 1_000_000n })
  await chain.mine(FINAL_AFTER + 1)
  await reader.read()
  expect((await statesOf(shop, network)).toSorted()).toEqual(['credited', 'kept'])
  const claim = { method: 'chain' as const, network: network.network, token: 'tusd', address: '0x01' }
  const pass = async (user_id: string, transaction_hash: string, arrival_cents: number) => {
    const { recharge_id } = await shop.db
      .insertInto('recharge')
      .values({ ...claim, user_id, deposit_address: address, amount_cents: 500 })
      .returning('recharge_id')
      .executeTakeFirstOrThrow()
    const body = { recharge_id, status: 1 as const, arrival_cents, transaction_hash, log_index: 0 }
    const proposed = await operator.call('POST /api/admin/recharge/audit', { body })
    return proposed.code === 1 ? agreeTo(shop, second, recharge_id) : proposed
  }
  const refused = { reason: 'transfer_not_held' }
  expect(await pass(shopper.user_id, kept, 100)).toMatchObject(refused)
  expect(await pass(shopper.user_id, aTransaction(), 100)).toMatchObject(refused)
  await shop.db.updateTable('chain_token').set({ is_open: false }).where('network', '=', network.network).execute()
  const held = await chain.mint(network.contract, { to: address, units: 4_000_000n })
  await chain.mine(FINAL_AFTER + 1)
  await reader.read()
  expect(await pass(other.user_id, held, 400)).toMatchObject(refused)
  expect(await pass(shopper.user_id, held, 401)).toMatchObject({ reason: 'recharge_amount' })
  expect((await pass(shopper.user_id, held, 399)).code).toBe(1)
  expect(await pass(shopper.user_id, held, 1)).toMatchObject({ reason: 'transaction_used' })
  expect([await balanceIn(shopper), await balanceIn(other)]).toEqual([899, 0])
  expect((await statesOf(shop, network)).toSorted()).toEqual(['by_hand', 'credited', 'kept'])
})

suite('a held transfer of the second token is posted to the account of that token', async () => {
  const { chain, network, reader, shopper, address } = await aWorld()
  const [operator, second_operator] = [await anOperator(shop), await anOperator(shop)]
  const contract = (await chain.aToken({ symbol: 'USDX' })).toLowerCase()
  const second = { network: network.network, token: 'usdx', symbol: 'USDX', contract, decimals: 6, position: 2 }
  await shop.db
    .insertInto('chain_token')
    .values({ ...second, is_open: false })
    .execute()
  const held = (await chain.mint(contract, { to: address, units: 4_000_000n })).slice(2)
  await chain.mine(FINAL_AFTER + 1)
  await reader.read()
  const claim = { method: 'chain' as const, network: network.network, token: 'tusd', address: '0x01' }
  const { recharge_id } = await shop.db
    .insertInto('recharge')
    .values({ ...claim, user_id: shopper.user_id, deposit_address: address, amount_cents: 400 })
    .returning('recharge_id')
    .executeTakeFirstOrThrow()
  const body = { recharge_id, status: 1 as const, arrival_cents: 400, transaction_hash: held, log_index: 0 }
  expect((await operator.call('POST /api/admin/recharge/audit', { body })).data.outcome).toBe('proposed')
  expect((await agreeTo(shop, second_operator, recharge_id)).code).toBe(1)
  const on = (token: string) => summedBalanceOf(shop.db, `external:chain:${network.network}:${token}`)
  expect([await on('tusd'), await on('usdx')]).toEqual([0, -400])
  expect(await shop.db.selectFrom('recharge').select('token').where('recharge_id', '=', recharge_id).execute()).toEqual(
    [{ token: 'usdx' }],
  )
})

suite('one operator alone credits no held transfer through a claim, however small', async () => {
  const { chain, network, reader, shopper, address } = await aWorld()
  const [operator, second] = [await anOperator(shop), await anOperator(shop)]
  await shop.db.updateTable('chain_token').set({ is_open: false }).where('network', '=', network.network).execute()
  const transaction_hash = (await chain.mint(network.contract, { to: address, units: 1_000_000n })).slice(2)
  await chain.mine(FINAL_AFTER + 1)
  await reader.read()
  const claim = { method: 'chain' as const, network: network.network, token: 'tusd', address: '0x01' }
  const { recharge_id } = await shop.db
    .insertInto('recharge')
    .values({ ...claim, user_id: shopper.user_id, deposit_address: address, amount_cents: 100, transaction_hash })
    .returning('recharge_id')
    .executeTakeFirstOrThrow()
  const { transfer_id } = await shop.db
    .selectFrom('chain_transfer')
    .select('transfer_id')
    .where('transaction_hash', '=', transaction_hash)
    .executeTakeFirstOrThrow()
  const credit = { transfer_id, amount_cents: 100, reason: 'Checked by hand' }
  expect((await second.call('POST /api/admin/chain/credit', { body: credit })).code).toBe(1)
  const { data } = await operator.call('GET /api/admin/recharge/detail', { query: { recharge_id } })
  expect(data.alone).toMatchObject({ because: 'network', up_to_cents: 0 })
  const body = { recharge_id, status: 1 as const, arrival_cents: 100, log_index: 0 }
  expect((await operator.call('POST /api/admin/recharge/audit', { body })).data.outcome).toBe('proposed')
  expect(await balanceIn(shopper)).toBe(0)
  expect((await agreeTo(shop, second, recharge_id)).code).toBe(1)
  expect(await balanceIn(shopper)).toBe(100)
  // The proposal to credit the transfer without the claim has ended.
  expect(await openProposal(shop, transfer_id)).toBe('')
})

suite('a claim without its token is approved by a transfer of the second token', async () => {
  const { chain, network, reader, shopper, address } = await aWorld()
  const contract = (await chain.aToken({ symbol: 'USDX' })).toLowerCase()
  const second = { network: network.network, token: 'usdx', symbol: 'USDX', contract, decimals: 6, position: 2 }
  await shop.db.insertInto('chain_token').values(second).execute()
  const transaction_hash = (await chain.mint(contract, { to: address, units: 4_000_000n })).slice(2)
  const claim = { method: 'chain' as const, network: network.network, token: 'tusd', address: '0x01' }
  await shop.db
    .insertInto('recharge')
    .values({ ...claim, user_id: shopper.user_id, deposit_address: address, amount_cents: 400, transaction_hash })
    .execute()
  await chain.mine(FINAL_AFTER + 1)
  await reader.read()
  const recharges = shop.db.selectFrom('recharge').select(['status', 'token']).where('user_id', '=', shopper.user_id)
  expect(await recharges.execute()).toEqual([{ status: 1, token: 'usdx' }])
})

suite('a token that delivers less than its log says is held', async () => {
  const { chain, network, reader, shopper, address } = await aWorld({ fee_basis_points: 100 })
  const [owner = ''] = await chain.accounts
  await chain.mint(network.contract, { to: owner, units: 50_000_000n })
  await chain.transfer(network.contract, { from: owner, to: address, units: 10_000_000n })
  await chain.mine(FINAL_AFTER + 1)
  await reader.read()
  expect(await transfersOf(shop, network)).toMatchObject([{ state: 'held', held_because: 'less_arrived' }])
  expect(await balanceIn(shopper)).toBe(0)
  // The amount that arrived limits a credit by hand.
  const operator = await anOperator(shop)
  const query = { network: network.network }
  const { data } = await operator.call('GET /api/admin/chain/transfers', { query })
  expect(data.items).toMatchObject([{ amount: '10', amount_cents: 990 }])
  const credit = (amount_cents: number) =>
    operator.call('POST /api/admin/chain/credit', {
      body: { transfer_id: data.items[0]?.transfer_id ?? '', amount_cents, reason: 'Checked by hand' },
    })
  expect(await credit(991)).toMatchObject({ reason: 'recharge_amount' })
})

suite('a network that was closed while a deposit was under way still credits it', async () => {
  const { chain, network, reader, shopper, address } = await aWorld()
  await chain.mint(network.contract, { to: address, units: 5_000_000n })
  await chain.mine()
  await shop.db.updateTable('chain_network').set({ is_open: false }).where('network', '=', network.network).execute()
  await chain.mine(FINAL_AFTER)
  await reader.read()
  expect(await balanceIn(shopper)).toBe(500)
})

suite('with a number of confirmations, a transfer is final in as many blocks', async () => {
  const { chain, network, reader, shopper, address } = await aWorld({ confirmations: 3 })
  await chain.mint(network.contract, { to: address, units: 5_000_000n })
  await chain.mine(2)
  await reader.read()
  expect(await balanceIn(shopper)).toBe(0)
  await chain.mine()
  await reader.read()
  expect(await balanceIn(shopper)).toBe(500)
})

suite('a server that was away reads what it missed in ranges of blocks', async () => {
  const { chain, network, reader, shopper, address } = await aWorld()
  for (let part = 0; part < 3; part++) {
    await chain.mint(network.contract, { to: address, units: 1_000_000n })
    await chain.mine(300)
  }
  await reader.read()
  expect(await balanceIn(shopper)).toBe(300)
})

suite('ten thousand transfers in one range of blocks are stored', async () => {
  const { network, shopper, address } = await aWorld()
  const { address_id } = await shop.db
    .selectFrom('chain_address')
    .select('address_id')
    .where('user_id', '=', shopper.user_id)
    .executeTakeFirstOrThrow()
  const bare = address.toLowerCase() as BareAddress
  const contract = network.contract as BareAddress
  const of = { token: 'tusd', contract, sender: bare, recipient: bare, address_id, height: 10 ** 9, units: 10n ** 30n }
  const transfers = Array.from({ length: 10_000 }, (_, log_index) => ({
    ...{ ...of, log_index, transaction_hash: 'ab'.repeat(32), block_hash: 'cd'.repeat(32) },
  }))
  const stored = await transaction(shop.db, (tx) => insertTransfers(tx, network.network, transfers))
  expect(stored).toHaveLength(10_000)
})

suite('while a network has no new block, a round asks both nodes for their newest block only', async () => {
  const chain = await aChain()
  const [first, second] = [await aProvider(chain), await aProvider(chain)]
  await aNetwork(shop, chain, { network: 'idle', urls: [first.url, second.url] })
  const reader = aReader(shop)
  await chain.mine(9)
  await reader.read()
  const asked: string[] = []
  const count = ({ method, params }: { method: string; params: unknown[] }) => {
    asked.push(method === 'eth_getBlockByNumber' ? String(params[0]) : method)
    return undefined
  }
  for (const provider of [first, second]) provider.becomes(count)
  await reader.round()
  expect(asked).toEqual(['latest', 'latest'])
  asked.length = 0
  await chain.mine()
  await reader.round()
  expect(asked).toEqual(expect.arrayContaining(['eth_chainId', 'eth_chainId', 'finalized', 'finalized', 'latest']))
  // Now and then the nodes are asked for their chain and their final block again.
  const later = aReader(shop, undefined, () => now_ms)
  let now_ms = Date.now()
  await later.round()
  asked.length = 0
  now_ms += 16_000
  await later.round()
  expect(asked.toSorted()).toEqual(['eth_chainId', 'eth_chainId', 'finalized', 'finalized', 'latest', 'latest'])
})

suite('of two servers, one reads at a time, and each deposit is credited once', async () => {
  const { chain, network, reader, shopper, address } = await aWorld()
  const second = aReader(shop)
  for (let round = 0; round < 8; round++) {
    await chain.mint(network.contract, { to: address, units: 1_000_000n })
    await chain.mine(2)
    await Promise.all([reader.round(), second.round(), reader.round()])
  }
  await chain.mine(FINAL_AFTER)
  await reader.read()
  expect(await balanceIn(shopper)).toBe(800)
})
