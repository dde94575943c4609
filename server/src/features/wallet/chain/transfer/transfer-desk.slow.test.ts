import { afterEach, expect, test } from 'vitest'
import { hasAnvil } from '../../../../../testing/chain/anvil.ts'
import { expectSoundBooks, FINAL_AFTER } from '../../../../../testing/chain/chain-world.ts'
import { aReadingWorld } from '../../../../../testing/chain/reading-world.ts'
import { agreeTo } from '../../../../../testing/proposals.ts'
import { balanceIn } from '../../../../../testing/wallet-world.ts'
import { anOperator, aShop } from '../../../../../testing/world.ts'

const suite = test.runIf(hasAnvil)
const shop = await aShop()
const [operator, second] = [await anOperator(shop, { roles: ['finance'] }), await anOperator(shop)]

async function aWorld() {
  const { address: to, ...world } = await aReadingWorld(shop)
  const { chain, network, reader } = world
  const send = async (units: bigint) => {
    const hash = await chain.mint(network.contract, { to, units })
    await chain.mine(FINAL_AFTER + 1)
    await reader.read()
    return hash.slice(2)
  }
  const setToken = (is_open: boolean) =>
    shop.db.updateTable('chain_token').set({ is_open }).where('network', '=', network.network).execute()
  return { ...world, to, send, setToken }
}
afterEach(async () => {
  await shop.db.updateTable('chain_network').set({ kind: null }).where('kind', 'is not', null).execute()
  await expectSoundBooks(shop)
})

type Query = Parameters<typeof operator.call<'GET /api/admin/chain/transfers'>>[1]['query']
const list = async (query: Query = {}) => (await operator.call('GET /api/admin/chain/transfers', { query })).data.items
const propose = (transfer_id: string, amount_cents: number, reason = 'Checked by hand') =>
  operator.call('POST /api/admin/chain/credit', { body: { transfer_id, amount_cents, reason } })

suite('a held transfer is listed first, and credited once when a second operator approves', async () => {
  const { network, shopper, to, send, setToken } = await aWorld()
  const credited_hash = await send(2_000_000n)
  await setToken(false)
  const held_hash = await send(7_654_321n)
  const [item, ...others] = await list({ network: network.network })
  expect(others).toEqual([])
  expect(item).toMatchObject({
    ...{
      transaction_hash: held_hash,
      state: 'held',
      held_because: 'token_closed',
      amount: '7.654321',
      amount_cents: 765,
    },
    ...{ address: to, user_id: shopper.user_id, account: shopper.account, credited_cents: null, proposal: null },
  })
  const all = await list({ network: network.network, state: 'all' })
  expect(all.map(({ transaction_hash }) => transaction_hash)).toEqual([held_hash, credited_hash])
  const { transfer_id = '' } = item ?? {}
  expect(await propose(transfer_id, 766)).toMatchObject({ reason: 'recharge_amount' })
  expect(await propose(all[1]?.transfer_id ?? '', 100)).toMatchObject({ reason: 'transfer_not_held' })
  expect(await propose(transfer_id, 765, `Key ${'ab'.repeat(32)}`)).toMatchObject({ reason: 'secret_refused' })
  expect((await propose(transfer_id, 765, `0x${held_hash} is on the explorer`)).code).toBe(1)
  expect((await list({ network: network.network }))[0]?.proposal).toMatchObject({ kind: 'chain_credit' })
  expect(await propose(transfer_id, 765)).toMatchObject({ reason: 'proposal_open' })
  expect(await agreeTo(shop, operator, transfer_id)).toMatchObject({ reason: 'proposal_own' })
  expect(await balanceIn(shopper)).toBe(200)
  expect((await agreeTo(shop, second, transfer_id)).code).toBe(1)
  expect(await balanceIn(shopper)).toBe(965)
  const by_hand = await list({ network: network.network, state: 'by_hand' })
  expect(by_hand).toMatchObject([{ transfer_id, credited_cents: 765, recharge_id: expect.any(String) }])
  expect(await propose(transfer_id, 765)).toMatchObject({ reason: 'transfer_not_held' })
  const { data } = await shopper.call('GET /api/user/chain_deposits')
  expect(data.items[0]).toMatchObject({ state: 'by_hand', credited_cents: 765 })
  const log_reply = await second.call('GET /api/admin/log/list', { query: { ref_id: transfer_id } })
  expect(log_reply.data.items).toMatchObject([{ action: 'chain_credited', details: { amount_cents: 765 } }])
})

suite('an operator finds what happened to any transaction', async () => {
  const { chain, network, send } = await aWorld()
  const credited_hash = await send(2_000_000n)
  const find = async (transaction_hash: string) =>
    (await operator.call('POST /api/admin/chain/find', { body: { transaction_hash } })).data
  expect(await find(credited_hash)).toMatchObject({
    outcome: 'credited',
    network: network.network,
    transfers: [{ transaction_hash: credited_hash, credited_cents: 200 }],
  })
  const outside = await chain.mint(network.contract, { to: '0x00000000000000000000000000000000000000aa', units: 5n })
  await chain.mine()
  expect(await find(outside)).toMatchObject({ outcome: 'another_address', transfers: [] })
  expect(await find('ab'.repeat(32))).toMatchObject({ outcome: 'unknown', network: null, transfers: [] })
})
