import { expect, test } from 'vitest'
import { hasAnvil } from '../../../../../testing/chain/anvil.ts'
import { addressOf, aReconciler } from '../../../../../testing/chain/chain-world.ts'
import { aReconciledShop } from '../../../../../testing/chain/reconciled-shop.ts'
import { agreeTo, decline, openProposal } from '../../../../../testing/proposals.ts'
import { anOperator, aShopper } from '../../../../../testing/world.ts'
import { MULTICALL } from '../../../../chain/multicall.ts'
import { findReconciled } from './reconciliation-desk-sql.ts'

const suite = test.runIf(hasAnvil)
const { shop, operator, balances, request, ...reconciled } = await aReconciledShop()
const second = await anOperator(shop)

/** A token with a fee of one per cent: a transfer of ten tokens leaves a difference of -0.1. */
async function aWorld() {
  const world = await reconciled.aWorld({ fee_basis_points: 100 })
  const { chain, provider, pass } = world
  const { network, contract } = world.network
  const shopper = await aShopper(shop)
  const to = await addressOf(shop, shopper, world.network)
  const [owner = ''] = await chain.accounts
  await chain.mint(contract, { to: owner, units: 100_000_000n })
  const send = async (units: bigint) => {
    await chain.transfer(contract, { from: owner, to, units })
    await pass()
  }
  const reconcile = async () => {
    await request({ network })
    await world.reconcile()
  }
  const list = (show?: 'holding' | 'different' | 'explained') => balances({ network }, show)
  await send(10_000_000n)
  await reconcile()
  const address_id = (await list())[0]?.address_id ?? 0
  const place = { network, token: 'tusd', address_id }
  const detail = async () => (await operator.call('GET /api/admin/chain/balance', { query: place })).data
  const explain = (amount: string, reason = 'The token takes a fee') =>
    operator.call('POST /api/admin/chain/explain', { body: { ...place, amount, reason } })
  const agree = () => agreeTo(shop, second, `${network}:tusd:${address_id}`)
  const alerts = async () => (await findReconciled(shop.db)).find((one) => one.network === network)?.different
  return { network, provider, shopper, send, reconcile, list, detail, explain, agree, alerts, place }
}

const today = async () => (await operator.call('GET /api/admin/today')).data.chain_differences

suite('a difference that two operators explained counts no longer, also in later comparisons', async () => {
  const { network, reconcile, list, detail, explain, agree, alerts } = await aWorld()
  expect(await list()).toMatchObject([{ difference: '-0.1', explained: '0', unexplained: '-0.1' }])
  expect([await alerts(), (await today())?.count]).toEqual([1, 1])
  expect((await explain('0.1')).code).toBe(1)
  expect((await detail()).proposal?.changes[0]).toEqual({
    ...{ field: 'difference', before: { text: '-0.1 TUSD' }, after: { text: '0 TUSD' } },
  })
  expect(await explain('0.1')).toMatchObject({ reason: 'proposal_open' })
  expect(await agreeTo(shop, operator, `${network}:tusd:${(await detail()).address_id}`)).toMatchObject({
    reason: 'proposal_own',
  })
  expect([await alerts(), (await list()).length]).toEqual([1, 1])
  expect((await agree()).code).toBe(1)
  const { networks } = (await operator.call('GET /api/admin/chain/reconciliations')).data
  expect(networks.find((one) => one.network === network)?.tokens[0]).toMatchObject({
    ...{ difference: '-0.1', explained: '-0.1', different_addresses: 0 },
  })
  for (let run = 0; run < 2; run++) {
    expect([await alerts(), await today(), await list()]).toEqual([0, null, []])
    expect(await list('explained')).toMatchObject([{ difference: '-0.1', explained: '-0.1', unexplained: '0' }])
    await reconcile()
  }
  expect(await detail()).toMatchObject({
    ...{ proposal: null, different_since: null },
    explanations: [
      {
        ...{ amount: '-0.1', reason: 'The token takes a fee' },
        ...{ explained_by: operator.account, approved_by: second.account, created_at: expect.any(String) },
      },
    ],
  })
  const log = await second.call('GET /api/admin/log/list', { query: { ref_id: network } })
  expect(log.data.items).toContainEqual(
    expect.objectContaining({
      action: 'chain_difference_explained',
      details: expect.objectContaining({ amount: '-0.1' }),
    }),
  )
})

suite('a part of a difference can be explained, and nothing beyond it', async () => {
  const { list, explain, agree, alerts } = await aWorld()
  const refusal = { reason: 'difference_amount' }
  for (const amount of ['0.100001', '0.0000001', '1', '0']) expect(await explain(amount)).toMatchObject(refusal)
  for (const amount of ['-0.1', '1e3']) expect((await explain(amount)).status).toBe(400)
  expect(await explain('0.1', `Key ${'ab'.repeat(32)}`)).toMatchObject({ reason: 'secret_refused' })
  await explain('0.04')
  await agree()
  expect(await list()).toMatchObject([{ difference: '-0.1', explained: '-0.04', unexplained: '-0.06' }])
  expect(await list('explained')).toHaveLength(1)
  expect(await alerts()).toBe(1)
  expect(await explain('0.07')).toMatchObject(refusal)
  await explain('0.06')
  await agree()
  expect([await alerts(), await list()]).toEqual([0, []])
  expect(await explain('0.01')).toMatchObject(refusal)
})

suite('an explained difference returns when it changes, and the rest can be explained', async () => {
  const { send, reconcile, list, explain, agree, alerts } = await aWorld()
  await explain('0.1')
  await agree()
  await send(5_000_000n)
  await reconcile()
  expect(await alerts()).toBe(1)
  expect(await list()).toMatchObject([{ difference: '-0.15', explained: '-0.1', unexplained: '-0.05' }])
  await explain('0.05')
  await agree()
  await reconcile()
  expect([await alerts(), await list()]).toEqual([0, []])
})

suite('an explanation whose difference has ended is a difference, until it is explained the other way', async () => {
  const { network, reconcile, list, explain, agree, alerts } = await aWorld()
  await explain('0.1')
  await agree()
  // The stored transfer is corrected.
  await shop.db.updateTable('chain_transfer').set({ units: '9900000' }).where('network', '=', network).execute()
  await reconcile()
  expect(await list()).toMatchObject([{ difference: '0', explained: '-0.1', unexplained: '0.1' }])
  await explain('0.1')
  await agree()
  await reconcile()
  expect([await alerts(), await list(), await list('explained')]).toEqual([0, [], []])
})

suite('a proposal is out of date when the difference has changed', async () => {
  const { send, reconcile, explain, agree, place } = await aWorld()
  await explain('0.1')
  await send(5_000_000n)
  await reconcile()
  expect(await agree()).toMatchObject({ reason: 'proposal_outdated' })
  expect(await openProposal(shop, `${place.network}:tusd:${place.address_id}`)).toBe('')
})

suite('a declined explanation changes nothing', async () => {
  const { explain, list, place } = await aWorld()
  await explain('0.1')
  await decline(shop, second, `${place.network}:tusd:${place.address_id}`)
  expect(await list()).toMatchObject([{ explained: '0', unexplained: '-0.1' }])
})

suite('a disagreement of the nodes cannot be explained, and brings back an explained difference', async () => {
  const { provider, reconcile, list, explain, agree, alerts } = await aWorld()
  await explain('0.1')
  await agree()
  provider.becomes(({ id, method, params }) =>
    method === 'eth_call' && (params[0] as { to: string }).to !== MULTICALL
      ? { text: JSON.stringify({ jsonrpc: '2.0', id, result: `0x${(8_000_000).toString(16).padStart(64, '0')}` }) }
      : undefined,
  )
  await reconcile()
  expect(await list()).toMatchObject([{ amount: '9.9', other_amount: '8', unexplained: '0' }])
  expect(await alerts()).toBe(1)
  expect(await explain('0.1')).toMatchObject({ reason: 'difference_amount' })
})

suite('an explanation while a comparison runs counts in its result', async () => {
  const { network, provider, reconcile, list, explain, agree, alerts } = await aWorld()
  let calls = 0
  provider.becomes(({ method }) => (method === 'eth_getBlockByNumber' && ++calls > 1 ? 'drop' : undefined))
  await reconcile()
  await explain('0.06')
  await agree()
  provider.recovers()
  const due = { due_at: new Date(0).toISOString() }
  await shop.db.updateTable('chain_reconciliation').set(due).where('network', '=', network).execute()
  await aReconciler(shop)()
  expect(await list()).toMatchObject([{ explained: '-0.06', unexplained: '-0.04' }])
  await explain('0.04')
  await agree()
  await reconcile()
  expect([await alerts(), await list()]).toEqual([0, []])
})

suite('only finance and owners explain differences, and not those of their own address', async () => {
  const { network, shopper, explain, place } = await aWorld()
  const support = await anOperator(shop, { roles: ['support'] })
  const body = { ...place, amount: '0.1', reason: 'Fee' }
  expect(await support.call('POST /api/admin/chain/explain', { body })).toMatchObject({ reason: 'role_needed' })
  expect(await support.call('GET /api/admin/chain/balance', { query: place })).toMatchObject({ reason: 'role_needed' })
  const unknown = { ...place, address_id: 999_999_999 }
  expect((await operator.call('GET /api/admin/chain/balance', { query: unknown })).status).toBe(404)
  const own = { account: operator.account }
  await shop.db.updateTable('user_account').set(own).where('user_id', '=', shopper.user_id).execute()
  expect(await explain('0.1')).toMatchObject({ reason: 'second_operator_needed' })
  expect(await openProposal(shop, `${network}:tusd:${place.address_id}`)).toBe('')
})
