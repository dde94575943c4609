import { expect, test } from 'vitest'
import { hasAnvil } from '../../../../testing/chain/anvil.ts'
import { expectSoundBooks } from '../../../../testing/chain/chain-world.ts'
import { aPaymentDesk, NET_UNITS, OUTSIDE } from '../../../../testing/chain/payment-desk.ts'
import { actionsOn, aShop } from '../../../../testing/world.ts'

const suite = test.runIf(hasAnvil)
const shop = await aShop()
const { anApproved, aPayingWorld, check, confirm, enter, operator, paymentsOf, second } = await aPaymentDesk(shop)

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
  const input = { payout_batch_id, network: network.network, extract_ids, reference: hash }
  const enterAll = (changes = {}) =>
    operator.call('POST /api/admin/extract/file_payment', { body: { ...input, ...changes } })
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
  const replacement_hash = 'ab'.repeat(32)
  expect((await enterAll(replacement_hash)).data).toMatchObject({
    entered: 2,
    payouts: Array(2).fill({ can_enter: true }),
  })
  expect(await enterAll(replacement_hash)).toMatchObject({ reason: 'state_changed' })
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
