import { afterEach, expect, test } from 'vitest'
import { hasAnvil } from '../../../../../testing/chain/anvil.ts'
import { type aNetwork, expectSoundBooks, FINAL_AFTER, statesOf } from '../../../../../testing/chain/chain-world.ts'
import { aReadingWorld } from '../../../../../testing/chain/reading-world.ts'
import { aTransaction, balanceIn, claimOnChain } from '../../../../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper } from '../../../../../testing/world.ts'

const suite = test.runIf(hasAnvil)

const shop = await aShop()
const owner = await anOperator(shop)
const aWorld = (options: Parameters<typeof aNetwork>[2] = {}) => aReadingWorld(shop, options)

afterEach(async () => {
  await shop.db.updateTable('chain_network').set({ kind: null }).where('kind', 'is not', null).execute()
  await expectSoundBooks(shop)
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
  expect(await recharges.execute()).toEqual([{ status: 'approved', token: 'usdx' }])
})

const SENDER = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const claimIn = (network: string) => ({ network, address: SENDER, amount_cents: 1_500 })

suite('a transfer that does not show up can be claimed on a network that the server reads', async () => {
  const { network, shopper, address } = await aWorld()
  const transaction_hash = aTransaction()
  const claim = await claimOnChain(shop, shopper, { ...claimIn(network.network), transaction_hash })
  expect(claim).toMatchObject({ code: 1, data: { status: 0 } })
  const { items } = (await owner.call('GET /api/admin/recharge/list', { query: { status: '0' } })).data
  const item = items.find(({ recharge_id }) => recharge_id === claim.data.recharge_id)
  expect(item?.deposit_address?.toLowerCase()).toBe(address.toLowerCase())
  // Operators can credit only a held transfer.
  const audit = { recharge_id: claim.data.recharge_id, status: 1 as const, log_index: 0 }
  const auditReply = await owner.call('POST /api/admin/recharge/audit', { body: audit })
  expect([auditReply.code, await balanceIn(shopper)]).toEqual([0, 0])
})

suite.each([
  [{ address: '0x52908400098527886E0F7030069857D2E4169EE' }, 'chain_address_invalid'],
  [{ address: '0x52908400098527886e0F7030069857D2E4169EE7' }, 'chain_address_invalid'],
  [{ amount_cents: 0 }, 'recharge_amount'],
  [{ evidence_ids: [] }, 'evidence_missing'],
  [{ network: '' }, 'network_missing'],
])('on a network that the server reads, a claim with %o is refused', async (fields, reason) => {
  const { network, shopper } = await aWorld()
  expect(await claimOnChain(shop, shopper, { ...claimIn(network.network), ...fields })).toMatchObject({ reason })
})

suite('a claim of an address of the shop, or by a shopper without an address, is refused', async () => {
  const { network, shopper, address } = await aWorld()
  const claim = claimIn(network.network)
  expect((await claimOnChain(shop, shopper, { ...claim, address })).reason).toBe('chain_address_invalid')
  expect((await claimOnChain(shop, await aShopper(shop), claim)).reason).toBe('network_missing')
})

suite('a claimed transfer that arrives late ends its claim, and a credited transfer cannot be claimed', async () => {
  const { chain, network, reader, shopper, address } = await aWorld()
  // Without a hash, the claim is recognised by its sender and amount. New tokens come from the zero address.
  const { data } = await claimOnChain(shop, shopper, claimIn(network.network))
  const other = await claimOnChain(shop, shopper, { ...claimIn(network.network), amount_cents: 1_700 })
  const zero = `0x${'0'.repeat(40)}`
  await shop.db.updateTable('recharge').set({ address: zero }).where('network', '=', network.network).execute()
  const hash = (await chain.mint(network.contract, { to: address, units: 15_000_000n })).slice(2)
  await chain.mine(FINAL_AFTER + 1)
  await reader.read()
  expect(await balanceIn(shopper)).toBe(1_500)
  const { items } = (await shopper.call('GET /api/user/recharge_log', { query: {} })).data
  expect(items.map(({ recharge_id, status }) => [recharge_id, status]).toSorted()).toEqual(
    [
      [data.recharge_id, 1],
      [other.data.recharge_id, 0],
    ].toSorted(),
  )
  const again = await claimOnChain(shop, shopper, { ...claimIn(network.network), transaction_hash: hash })
  expect(again.reason).toBe('transaction_used')
})
