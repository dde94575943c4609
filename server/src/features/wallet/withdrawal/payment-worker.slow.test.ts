import { expect, test } from 'vitest'
import { hasAnvil, type TestChain } from '../../../../testing/chain/anvil.ts'
import { aProvider } from '../../../../testing/chain/chain-provider.ts'
import { expectSoundBooks, FINAL_AFTER } from '../../../../testing/chain/chain-world.ts'
import { aPaymentDesk } from '../../../../testing/chain/payment-desk.ts'
import { walletOf } from '../../../../testing/wallet-world.ts'
import { aShop } from '../../../../testing/world.ts'
import { PaymentChecker } from './payment-worker.ts'

const suite = test.runIf(hasAnvil)
const shop = await aShop()
const { anApproved, aPayingWorld, check, enter, faultsOfCheck, isOpen, operator, paymentsOf, second } =
  await aPaymentDesk(shop)

suite('nothing is closed while one node has another receipt, or none', async () => {
  let lying: Awaited<ReturnType<typeof aProvider>> | undefined
  const urls = async (chain: TestChain): Promise<[string, string]> => {
    lying = await aProvider(chain)
    return [chain.url, lying.url]
  }
  const { network, settle, pay } = await aPayingWorld({ urls })
  const { extract_id } = await anApproved(network)
  const hash = await pay()
  await enter(operator, extract_id, hash)
  lying?.becomes(async ({ id, method }, text) => {
    if (method !== 'eth_getTransactionReceipt') return undefined
    const reply = JSON.parse(await text())
    return { text: JSON.stringify({ ...reply, id, result: { ...reply.result, logs: [] } }) }
  })
  await settle()
  expect(await paymentsOf(extract_id)).toEqual(['waiting'])
  lying?.becomes(({ id, method }) =>
    method === 'eth_getTransactionReceipt' ? { text: JSON.stringify({ jsonrpc: '2.0', id, result: null }) } : undefined,
  )
  await check()
  expect(await paymentsOf(extract_id)).toEqual(['waiting'])
  lying?.becomes(({ method }) => (method === 'eth_getTransactionReceipt' ? 'drop' : undefined))
  await check()
  expect(await isOpen(extract_id)).toBe(true)
  lying?.recovers()
  await check()
  expect(await paymentsOf(extract_id)).toEqual(['done'])
})

suite('a network whose nodes do not reply delays no other', async () => {
  let slow: Awaited<ReturnType<typeof aProvider>> | undefined
  const urls = async (chain: TestChain): Promise<[string, string]> => {
    slow = await aProvider(chain)
    return [slow.url, slow.url]
  }
  const [dead, live] = [await aPayingWorld({ urls }), await aPayingWorld()]
  const [delayed, paidPayout] = [await anApproved(dead.network), await anApproved(live.network)]
  await enter(operator, delayed.extract_id, await dead.pay())
  await enter(operator, paidPayout.extract_id, await live.pay())
  for (const { chain } of [dead, live]) await chain.mine(FINAL_AFTER)
  await live.reader.read()
  const replies = Promise.withResolvers<undefined>()
  slow?.becomes(() => replies.promise)
  const checker = new PaymentChecker(shop.context, (error) => expect.unreachable(String(error)))
  await checker.start()
  await expect.poll(() => paymentsOf(paidPayout.extract_id)).toEqual(['done'])
  await checker.start()
  expect(await paymentsOf(delayed.extract_id)).toEqual(['waiting'])
  replies.resolve(undefined)
  await checker.idle()
  expect(await paymentsOf(delayed.extract_id)).toEqual(['done'])
})

suite('a payment whose check fails is tried again later', async () => {
  const { network, settle, pay } = await aPayingWorld()
  const { extract_id } = await anApproved(network)
  await enter(operator, extract_id, await pay())
  const { node_urls_sealed } = await shop.db
    .selectFrom('chain_network')
    .select('node_urls_sealed')
    .where('network', '=', network.network)
    .executeTakeFirstOrThrow()
  const seal = (sealed_urls: Buffer | null) =>
    shop.db
      .updateTable('chain_network')
      .set({ node_urls_sealed: sealed_urls })
      .where('network', '=', network.network)
      .execute()
  await seal(Buffer.from('of another key'))
  expect(await faultsOfCheck()).toHaveLength(1)
  expect(await faultsOfCheck()).toHaveLength(0)
  await shop.db.updateTable('payout_payment').set({ due_at: new Date().toISOString() }).execute()
  expect(await faultsOfCheck()).toHaveLength(1)
  await seal(node_urls_sealed)
  await shop.db.updateTable('payout_payment').set({ due_at: new Date().toISOString() }).execute()
  await settle()
  expect(await paymentsOf(extract_id)).toEqual(['done'])
})

suite('an unknown transaction is wrong after three days, and another can be entered', async () => {
  const { network, settle, pay } = await aPayingWorld()
  const { extract_id } = await anApproved(network)
  await enter(operator, extract_id, 'ab'.repeat(32))
  await check()
  expect(await paymentsOf(extract_id)).toEqual(['waiting'])
  await shop.db
    .updateTable('payout_payment')
    .set({ entered_at: new Date(Date.now() - 4 * 86_400_000).toISOString() })
    .where('extract_id', '=', extract_id)
    .execute()
  await check()
  expect(await paymentsOf(extract_id)).toEqual(['not_found'])
  await enter(operator, extract_id, 'ab'.repeat(32))
  await check()
  expect(await paymentsOf(extract_id)).toEqual(['waiting'])
  await shop.db
    .updateTable('payout_payment')
    .set({ state: 'wrong', problem: 'not_found' })
    .where('extract_id', '=', extract_id)
    .execute()
  const hash = await pay()
  await enter(second, extract_id, hash)
  await enter(operator, extract_id, await pay())
  await settle()
  expect((await paymentsOf(extract_id)).toSorted()).toEqual(['done', 'not_found', 'not_open'])
})

suite('two servers that check at the same time close a withdrawal once', async () => {
  const { chain, network, reader, pay } = await aPayingWorld()
  const { extract_id, shopper } = await anApproved(network)
  await enter(operator, extract_id, await pay())
  await chain.mine(FINAL_AFTER)
  await reader.read()
  await Promise.all([check(), check(), check()])
  expect(await paymentsOf(extract_id)).toEqual(['done'])
  expect(await walletOf(shopper)).toEqual({ balance_cents: 15_000, held_cents: 0 })
  await expectSoundBooks(shop)
})
