import { afterEach, expect, test } from 'vitest'
import { hasAnvil } from '../../../../../testing/chain/anvil.ts'
import {
  addressOf,
  type aNetwork,
  expectSoundBooks,
  FINAL_AFTER,
  statesOf,
  transfersOf,
} from '../../../../../testing/chain/chain-world.ts'
import { aReadingWorld } from '../../../../../testing/chain/reading-world.ts'
import { agreeTo, openProposal } from '../../../../../testing/proposals.ts'
import { aTransaction, balanceIn } from '../../../../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper } from '../../../../../testing/world.ts'
import { summedBalanceOf } from '../../../../ledger/audit.ts'

const suite = test.runIf(hasAnvil)

const shop = await aShop()
const aWorld = (options: Parameters<typeof aNetwork>[2] = {}) => aReadingWorld(shop, options)

afterEach(async () => {
  await shop.db.updateTable('chain_network').set({ kind: null }).where('kind', 'is not', null).execute()
  await expectSoundBooks(shop)
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
  const kept_hash = await chain.mint(network.contract, { to: address, units: 1_000_000n })
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
    const reply = await operator.call('POST /api/admin/recharge/audit', { body })
    return reply.code === 1 ? agreeTo(shop, second, recharge_id) : reply
  }
  const refusal = { reason: 'transfer_not_held' }
  expect(await pass(shopper.user_id, kept_hash, 100)).toMatchObject(refusal)
  expect(await pass(shopper.user_id, aTransaction(), 100)).toMatchObject(refusal)
  await shop.db.updateTable('chain_token').set({ is_open: false }).where('network', '=', network.network).execute()
  const hash = await chain.mint(network.contract, { to: address, units: 4_000_000n })
  await chain.mine(FINAL_AFTER + 1)
  await reader.read()
  expect(await pass(other.user_id, hash, 400)).toMatchObject(refusal)
  expect(await pass(shopper.user_id, hash, 401)).toMatchObject({ reason: 'recharge_amount' })
  expect((await pass(shopper.user_id, hash, 399)).code).toBe(1)
  expect(await pass(shopper.user_id, hash, 1)).toMatchObject({ reason: 'transaction_used' })
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
  const hash = (await chain.mint(contract, { to: address, units: 4_000_000n })).slice(2)
  await chain.mine(FINAL_AFTER + 1)
  await reader.read()
  const claim = { method: 'chain' as const, network: network.network, token: 'tusd', address: '0x01' }
  const { recharge_id } = await shop.db
    .insertInto('recharge')
    .values({ ...claim, user_id: shopper.user_id, deposit_address: address, amount_cents: 400 })
    .returning('recharge_id')
    .executeTakeFirstOrThrow()
  const body = { recharge_id, status: 1 as const, arrival_cents: 400, transaction_hash: hash, log_index: 0 }
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
