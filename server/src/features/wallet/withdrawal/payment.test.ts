import { expect, test } from 'vitest'
import { aChain, hasAnvil, type TestChain } from '../../../../testing/chain/anvil.ts'
import { aProvider } from '../../../../testing/chain/chain-provider.ts'
import {
  aNetwork,
  aReader,
  expectSoundBooks,
  FINAL_AFTER,
  type TestNetwork,
} from '../../../../testing/chain/chain-world.ts'
import { agreeTo } from '../../../../testing/proposals.ts'
import { drawOnChain, walletOf } from '../../../../testing/wallet-world.ts'
import { actionsOn, anOperator, aShop, aShopper } from '../../../../testing/world.ts'
import { PaymentChecker } from './payment-worker.ts'

const suite = hasAnvil ? test : test.skip
const shop = await aShop()
const [operator, second] = [await anOperator(shop), await anOperator(shop)]
type Operator = typeof operator

let networks = 0
const OUTSIDE = '0x52908400098527886E0F7030069857D2E4169EE7'
/** The charge is $1.00. */
const NET_UNITS = 49_000_000n

async function aWorld(options: { urls?: (chain: TestChain) => Promise<[string, string]> } = {}) {
  const chain = await aChain()
  const urls = await options.urls?.(chain)
  const network = await aNetwork(shop, chain, { network: `pay-${++networks}`, ...(urls && { urls }) })
  const reader = aReader(shop)
  const [, wallet = '', stranger = ''] = await chain.accounts
  for (const to of [wallet, stranger]) await chain.mint(network.contract, { to, units: 1_000_000_000n })
  await chain.mine()
  await reader.read()
  /** Makes all blocks final, and checks the payments. */
  const settle = async () => {
    await chain.mine(FINAL_AFTER)
    await reader.read()
    await check()
  }
  const pay = async (units = NET_UNITS, { from = wallet, to = OUTSIDE } = {}) => {
    const hash = await chain.transfer(network.contract, { from, to, units })
    await chain.mine()
    return hash
  }
  return { chain, network, reader, wallet, stranger, settle, pay }
}

async function check() {
  expect(await faultsOfCheck()).toEqual([])
}

async function faultsOfCheck() {
  const faults: unknown[] = []
  const checker = new PaymentChecker(shop.context, (error) => faults.push(error))
  await checker.start()
  await checker.idle()
  return faults
}

/** A withdrawal of $50.00 that was approved. */
async function anApproved(
  { network }: TestNetwork,
  amount_cents = 5000,
  shopper?: Awaited<ReturnType<typeof aShopper>>,
) {
  const by = shopper ?? (await aShopper(shop, { balance_cents: 20_000 }))
  const { extract_id } = (await drawOnChain(by, { network, token: 'tusd', address: OUTSIDE, amount_cents })).data
  await operator.call('POST /api/admin/extract/audit', { body: { extract_id, status: 1 } })
  return { extract_id, shopper: by }
}

const enter = ({ call }: Operator, extract_id: string, reference: string) =>
  call('POST /api/admin/extract/payout', { body: { extract_id, payout_state: 'done', reference } })
const confirm = ({ call }: Operator, extract_id: string, hash: string) =>
  call('POST /api/admin/extract/payer', { body: { extract_id, transaction_hash: hash.slice(2) } })
const detailOf = async (extract_id: string) =>
  (await operator.call('GET /api/admin/extract/detail', { query: { extract_id } })).data
const paymentsOf = async (extract_id: string) =>
  (await detailOf(extract_id)).payments.map(({ state, problem }) => problem ?? state)
const isOpen = async (extract_id: string) => (await detailOf(extract_id)).payout_state === 'sent'

/** A network whose wallet was confirmed. */
async function aPayingWorld(options = {}) {
  const world = await aWorld(options)
  const { extract_id } = await anApproved(world.network)
  const hash = await world.pay()
  await enter(operator, extract_id, hash)
  await world.settle()
  await confirm(second, extract_id, hash)
  await check()
  expect(await paymentsOf(extract_id)).toEqual(['done'])
  return { ...world, closed: { extract_id, hash } }
}

suite('a payment closes a withdrawal when it is final and a second operator knows the wallet', async () => {
  const { chain, network, reader, wallet, settle } = await aWorld()
  const { extract_id, shopper } = await anApproved(network)
  const hash = await chain.transfer(network.contract, { from: wallet, to: OUTSIDE, units: NET_UNITS })
  expect(await enter(operator, extract_id, 'by hand')).toMatchObject({ reason: 'transaction_missing' })
  expect((await enter(operator, extract_id, hash)).data).toMatchObject({ payout_state: 'sent', outcome: 'checking' })
  await check()
  await chain.mine(2)
  await reader.read()
  await check()
  expect(await paymentsOf(extract_id)).toEqual(['waiting'])
  await settle()
  const { payments, is_verified } = await detailOf(extract_id)
  expect(is_verified).toBe(true)
  expect(payments).toMatchObject([{ state: 'unknown_payer', is_mine: true, entered_by: operator.account }])
  expect(payments[0]?.payer?.toLowerCase()).toBe(wallet)
  expect(await isOpen(extract_id)).toBe(true)
  expect(await confirm(operator, extract_id, hash)).toMatchObject({ reason: 'second_operator_needed' })
  expect((await confirm(second, extract_id, hash)).code).toBe(1)
  await check()
  expect(await detailOf(extract_id)).toMatchObject({ payout_state: 'done', transaction_hash: hash.slice(2) })
  expect(await walletOf(shopper)).toEqual({ balance_cents: 15_000, held_cents: 0 })
  const actions = ['withdrawal_passed', 'payment_entered', 'payer_confirmed', 'payout_done']
  expect(await actionsOn(shop, extract_id)).toEqual(actions)
  expect(await confirm(second, extract_id, hash)).toMatchObject({ reason: 'state_changed' })
  expect(await enter(operator, extract_id, hash)).toMatchObject({ reason: 'state_changed' })
  await expectSoundBooks(shop)
})

suite('the wallet is confirmed by an operator who entered no payment from it', async () => {
  const { network, settle, pay } = await aWorld()
  const [one, two] = [await anApproved(network), await anApproved(network)]
  const hash = await pay()
  await enter(operator, one.extract_id, hash)
  await enter(second, two.extract_id, await pay())
  await settle()
  expect(await confirm(second, one.extract_id, hash)).toMatchObject({ reason: 'second_operator_needed' })
})

suite('the money is returned only after another operator found that the wallet is not the shop’s', async () => {
  const { network, stranger, settle, pay } = await aPayingWorld()
  const { extract_id, shopper } = await anApproved(network)
  const hash = await pay(NET_UNITS, { from: stranger })
  await enter(operator, extract_id, hash)
  await settle()
  const body = { extract_id, payout_state: 'failed' as const, reason: 'Not paid' }
  await operator.call('POST /api/admin/extract/payout', { body })
  expect(await agreeTo(shop, second, extract_id)).toMatchObject({ reason: 'payment_waiting' })
  const foreign = ({ call }: Operator) =>
    call('POST /api/admin/extract/foreign_payer', { body: { extract_id, transaction_hash: hash.slice(2) } })
  expect(await foreign(operator)).toMatchObject({ reason: 'second_operator_needed' })
  expect((await foreign(second)).code).toBe(1)
  expect(await paymentsOf(extract_id)).toEqual(['foreign_payer'])
  expect(await foreign(second)).toMatchObject({ reason: 'state_changed' })
  expect(await agreeTo(shop, second, extract_id)).toMatchObject({ code: 1 })
  expect(await walletOf(shopper)).toEqual({ balance_cents: 20_000, held_cents: 0 })
  expect(await actionsOn(shop, extract_id)).toContain('payer_refused')
})

suite('after a wallet was removed, another operator confirms it again', async () => {
  const { network, settle, pay } = await aPayingWorld()
  const payers = async () =>
    (await operator.call('GET /api/admin/extract/payers')).data.filter((payer) => payer.network === network.network)
  const [payer] = await payers()
  expect(payer).toMatchObject({ network_name: 'Test network', entered_by: operator.account })
  const body = { network: network.network, address: payer?.address ?? '', reason: 'Its key was lost' }
  expect((await operator.call('POST /api/admin/extract/payer_remove', { body })).code).toBe(1)
  expect(await payers()).toEqual([])
  expect((await operator.call('POST /api/admin/extract/payer_remove', { body })).code).not.toBe(1)
  const { extract_id } = await anApproved(network)
  await enter(operator, extract_id, await pay())
  await settle()
  expect(await paymentsOf(extract_id)).toEqual(['unknown_payer'])
})

suite('a transaction that closed a withdrawal without a check closes no other', async () => {
  const { network, closed } = await aPayingWorld()
  const { extract_id } = await anApproved(network)
  // Withdrawals that operators closed before the server checked payments have no row.
  await shop.db.deleteFrom('payout_payment').where('extract_id', '=', closed.extract_id).execute()
  await enter(operator, extract_id, closed.hash)
  await check()
  expect(await paymentsOf(extract_id)).toEqual(['used'])
})

suite('the same payment closes one withdrawal only, and a payment from an unknown wallet none', async () => {
  const { network, stranger, settle, pay, closed } = await aPayingWorld()
  const [again, foreign, right] = [await anApproved(network), await anApproved(network), await anApproved(network)]
  await enter(operator, again.extract_id, closed.hash)
  await enter(operator, foreign.extract_id, await pay(NET_UNITS, { from: stranger }))
  await enter(operator, right.extract_id, await pay())
  await settle()
  expect(await paymentsOf(again.extract_id)).toEqual(['used'])
  expect(await paymentsOf(foreign.extract_id)).toEqual(['unknown_payer'])
  expect(await paymentsOf(right.extract_id)).toEqual(['done'])
  for (const { extract_id } of [again, foreign]) expect(await isOpen(extract_id)).toBe(true)
})

suite('another amount, address or token, and a payment before the approval close nothing', async () => {
  const { chain, network, wallet, settle, pay } = await aPayingWorld()
  const { extract_id, shopper } = await anApproved(network)
  const other = await chain.aToken({ symbol: 'FAKE' })
  await chain.mint(other, { to: wallet, units: NET_UNITS })
  await chain.mine()
  const fake = await chain.transfer(other, { from: wallet, to: OUTSIDE, units: NET_UNITS })
  const hashes = [await pay(NET_UNITS - 1n), await pay(NET_UNITS, { to: wallet }), fake]
  const early = await pay()
  for (const hash of hashes) await enter(operator, extract_id, hash)
  await settle()
  expect((await paymentsOf(extract_id)).toSorted()).toEqual(['other_address', 'other_amount', 'other_token'])
  await shop.db
    .updateTable('withdrawal')
    .set({ audited_at: new Date(Date.now() + 3_600_000).toISOString() })
    .where('extract_id', '=', extract_id)
    .execute()
  await enter(operator, extract_id, early)
  await check()
  expect(
    (await detailOf(extract_id)).payments.find(({ transaction_hash }) => transaction_hash === early.slice(2)),
  ).toMatchObject({ problem: 'too_old' })
  expect(await isOpen(extract_id)).toBe(true)
  expect((await walletOf(shopper)).held_cents).toBe(5000)
})

suite('a transaction that pays several withdrawals closes each with a transfer of its own', async () => {
  const { chain, network, settle, closed } = await aPayingWorld()
  const shopper = await aShopper(shop, { balance_cents: 20_000 })
  const [one, two, three] = [
    await anApproved(network, 5000, shopper),
    await anApproved(network, 5000, shopper),
    await anApproved(network),
  ]
  const mint = { to: OUTSIDE, units: NET_UNITS }
  const hash = await chain.mintAll(network.contract, [mint, mint])
  await chain.mine()
  for (const { extract_id } of [one, two, three]) await enter(operator, extract_id, hash)
  await settle()
  await confirm(second, one.extract_id, hash)
  await check()
  const states = [
    await paymentsOf(one.extract_id),
    await paymentsOf(two.extract_id),
    await paymentsOf(three.extract_id),
  ]
  expect(states.flat().toSorted()).toEqual(['done', 'done', 'used'])
  expect(closed.hash).not.toBe(hash)
  await expectSoundBooks(shop)
})

suite('a reverted transaction closes nothing, and two operators return the money', async () => {
  const { chain, network, wallet, settle } = await aPayingWorld()
  const { extract_id, shopper } = await anApproved(network)
  const hash = await chain.transfer(network.contract, { from: wallet, to: OUTSIDE, units: 10n ** 30n })
  await chain.mine()
  await enter(operator, extract_id, hash)
  await settle()
  expect(await paymentsOf(extract_id)).toEqual(['reverted'])
  expect(await isOpen(extract_id)).toBe(true)
  const failed = { extract_id, payout_state: 'failed' as const, reason: 'The transaction was reverted' }
  expect((await operator.call('POST /api/admin/extract/payout', { body: failed })).data.outcome).toBe('proposed')
  expect((await walletOf(shopper)).held_cents).toBe(5000)
  await agreeTo(shop, second, extract_id)
  expect(await walletOf(shopper)).toEqual({ balance_cents: 20_000, held_cents: 0 })
  await expectSoundBooks(shop)
})

suite('the money is not returned while a payment is checked', async () => {
  const { network, settle, pay } = await aPayingWorld()
  const { extract_id, shopper } = await anApproved(network)
  await enter(operator, extract_id, await pay())
  const failed = { extract_id, payout_state: 'failed' as const, reason: 'Not paid' }
  await operator.call('POST /api/admin/extract/payout', { body: failed })
  expect(await agreeTo(shop, second, extract_id)).toMatchObject({ reason: 'payment_waiting' })
  expect((await walletOf(shopper)).held_cents).toBe(5000)
  await settle()
  expect(await paymentsOf(extract_id)).toEqual(['done'])
  expect(await walletOf(shopper)).toEqual({ balance_cents: 15_000, held_cents: 0 })
})

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
  const [delayed, paid] = [await anApproved(dead.network), await anApproved(live.network)]
  await enter(operator, delayed.extract_id, await dead.pay())
  await enter(operator, paid.extract_id, await live.pay())
  for (const { chain } of [dead, live]) await chain.mine(FINAL_AFTER)
  await live.reader.read()
  const replies = Promise.withResolvers<undefined>()
  slow?.becomes(() => replies.promise)
  const checker = new PaymentChecker(shop.context, (error) => expect.unreachable(String(error)))
  await checker.start()
  await expect.poll(() => paymentsOf(paid.extract_id)).toEqual(['done'])
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
  const seal = (sealed: Buffer | null) =>
    shop.db
      .updateTable('chain_network')
      .set({ node_urls_sealed: sealed })
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

suite('one transaction is entered for the payouts of a file, and those that it does not pay are named', async () => {
  const { chain, network, settle, pay } = await aPayingWorld()
  const [one, same, other] = [await anApproved(network), await anApproved(network), await anApproved(network, 6000)]
  const paid_alone = await anApproved(network)
  const body = { draw_type: 'chain' as const, network: network.network }
  const { payout_batch_id } = (await operator.call('POST /api/admin/extract/payout_file', { body })).data
  await enter(operator, paid_alone.extract_id, await pay())
  const read = async () =>
    (await operator.call('GET /api/admin/extract/payouts_in_file', { query: { payout_batch_id } })).data
  const payouts = await read()
  expect(payouts).toHaveLength(4)
  expect(payouts.filter(({ state }) => state)).toMatchObject([{ extract_id: paid_alone.extract_id, state: 'waiting' }])
  const mint = { to: OUTSIDE, units: NET_UNITS }
  const hash = await chain.mintAll(network.contract, [mint, mint])
  await chain.mine()
  const extract_ids = payouts.filter(({ state }) => !state).map(({ extract_id }) => extract_id)
  const asked = { payout_batch_id, network: network.network, extract_ids, reference: hash }
  const enterAll = (changed = {}) =>
    operator.call('POST /api/admin/extract/file_payment', { body: { ...asked, ...changed } })
  expect(await enterAll({ reference: 'by hand' })).toMatchObject({ reason: 'transaction_missing' })
  expect(await enterAll({ network: 'no-net' })).toMatchObject({ reason: 'network_missing' })
  expect(await enterAll({ payout_batch_id: crypto.randomUUID() })).toMatchObject({ reason: 'state_changed' })
  expect((await enterAll()).data).toMatchObject({ entered: 3 })
  expect(await enterAll()).toMatchObject({ reason: 'state_changed' })
  await settle()
  expect((await confirm(second, one.extract_id, hash)).code).toBe(1)
  await check()
  const states = (await read()).map(({ extract_id, state, problem }) => [extract_id, problem ?? state])
  expect(new Map(states as [string, string][])).toEqual(
    new Map([
      [one.extract_id, 'done'],
      [same.extract_id, 'done'],
      [other.extract_id, 'other_amount'],
      [paid_alone.extract_id, 'done'],
    ]),
  )
  expect(await actionsOn(shop, other.extract_id)).toContain('payment_entered')
  await expectSoundBooks(shop)
})

suite('a transaction that was replaced or mistyped does not keep the right one from the payouts of a file', async () => {
  const { chain, network, settle } = await aPayingWorld()
  const [one, two] = [await anApproved(network), await anApproved(network, 6000)]
  const body = { draw_type: 'chain' as const, network: network.network }
  const { payout_batch_id } = (await operator.call('POST /api/admin/extract/payout_file', { body })).data
  const extract_ids = [one.extract_id, two.extract_id]
  const enterAll = (reference: string) =>
    operator.call('POST /api/admin/extract/file_payment', {
      body: { payout_batch_id, network: network.network, extract_ids, reference },
    })
  const replaced = 'ab'.repeat(32)
  expect((await enterAll(replaced)).data).toMatchObject({ entered: 2, payouts: Array(2).fill({ can_enter: true }) })
  expect(await enterAll(replaced)).toMatchObject({ reason: 'state_changed' })
  const hash = await chain.mintAll(network.contract, [
    { to: OUTSIDE, units: NET_UNITS },
    { to: OUTSIDE, units: 59_000_000n },
  ])
  await chain.mine()
  expect((await enterAll(hash)).data.entered).toBe(2)
  await settle()
  const { data } = await operator.call('GET /api/admin/extract/payouts_in_file', { query: { payout_batch_id } })
  expect(data).toMatchObject(Array(2).fill({ state: 'unknown_payer', can_enter: false }))
  expect(await enterAll('cd'.repeat(32))).toMatchObject({ reason: 'state_changed' })
  expect((await confirm(second, one.extract_id, hash)).code).toBe(1)
  await check()
  for (const { extract_id } of [one, two])
    expect((await paymentsOf(extract_id)).toSorted()).toEqual(['done', 'waiting'])
  await expectSoundBooks(shop)
})

suite('a payout is not sent again while its payment is checked', async () => {
  const { network, stranger, settle, pay } = await aPayingWorld()
  const [paid, foreign] = [await anApproved(network), await anApproved(network)]
  const files = 'POST /api/admin/extract/payout_file'
  const body = { draw_type: 'chain' as const, network: network.network }
  const { payout_batch_id, text } = (await operator.call(files, { body })).data
  for (const { extract_id } of [paid, foreign]) expect(text).toContain(extract_id)
  await enter(operator, paid.extract_id, await pay())
  await enter(operator, foreign.extract_id, await pay(NET_UNITS, { from: stranger }))
  const resend = async (extract_id: string) => {
    await operator.call('POST /api/admin/extract/requeue', { body: { extract_id, reason: 'Was not sent' } })
    return agreeTo(shop, second, extract_id)
  }
  expect(await resend(paid.extract_id)).toMatchObject({ reason: 'payment_waiting' })
  const later = (await operator.call(files, { body: { payout_batch_id } })).data.text
  expect(later).toBe(`${text.split('\n')[0]}\n`)
  await settle()
  expect(await paymentsOf(foreign.extract_id)).toEqual(['unknown_payer'])
  expect(await resend(foreign.extract_id)).toMatchObject({ reason: 'payment_waiting' })
  expect((await detailOf(paid.extract_id)).payout_state).toBe('done')
  expect(await walletOf(paid.shopper)).toEqual({ balance_cents: 15_000, held_cents: 0 })
  await expectSoundBooks(shop)
})
