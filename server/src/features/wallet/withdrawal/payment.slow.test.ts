import { expect, test } from 'vitest'
import { hasAnvil } from '../../../../testing/chain/anvil.ts'
import { expectSoundBooks } from '../../../../testing/chain/chain-world.ts'
import { aPaymentDesk, NET_UNITS, OUTSIDE } from '../../../../testing/chain/payment-desk.ts'
import { agreeTo } from '../../../../testing/proposals.ts'
import { walletOf } from '../../../../testing/wallet-world.ts'
import { aShop, aShopper } from '../../../../testing/world.ts'

const suite = test.runIf(hasAnvil)
const shop = await aShop()
const { anApproved, aPayingWorld, check, confirm, detailOf, enter, isOpen, operator, paymentsOf, second } =
  await aPaymentDesk(shop)

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
  const failure = { extract_id, payout_state: 'failed' as const, reason: 'The transaction was reverted' }
  expect((await operator.call('POST /api/admin/extract/payout', { body: failure })).data.outcome).toBe('proposed')
  expect((await walletOf(shopper)).held_cents).toBe(5000)
  await agreeTo(shop, second, extract_id)
  expect(await walletOf(shopper)).toEqual({ balance_cents: 20_000, held_cents: 0 })
  await expectSoundBooks(shop)
})

suite('the money is not returned while a payment is checked', async () => {
  const { network, settle, pay } = await aPayingWorld()
  const { extract_id, shopper } = await anApproved(network)
  await enter(operator, extract_id, await pay())
  const failure = { extract_id, payout_state: 'failed' as const, reason: 'Not paid' }
  await operator.call('POST /api/admin/extract/payout', { body: failure })
  expect(await agreeTo(shop, second, extract_id)).toMatchObject({ reason: 'payment_waiting' })
  expect((await walletOf(shopper)).held_cents).toBe(5000)
  await settle()
  expect(await paymentsOf(extract_id)).toEqual(['done'])
  expect(await walletOf(shopper)).toEqual({ balance_cents: 15_000, held_cents: 0 })
})

suite('a payout is not sent again while its payment is checked', async () => {
  const { network, stranger, settle, pay } = await aPayingWorld()
  const [paidPayout, foreign] = [await anApproved(network), await anApproved(network)]
  const files = 'POST /api/admin/extract/payout_file'
  const body = { draw_type: 'chain' as const, network: network.network }
  const { payout_batch_id, text } = (await operator.call(files, { body })).data
  for (const { extract_id } of [paidPayout, foreign]) expect(text).toContain(extract_id)
  await enter(operator, paidPayout.extract_id, await pay())
  await enter(operator, foreign.extract_id, await pay(NET_UNITS, { from: stranger }))
  const resend = async (extract_id: string) => {
    await operator.call('POST /api/admin/extract/requeue', { body: { extract_id, reason: 'Was not sent' } })
    return agreeTo(shop, second, extract_id)
  }
  expect(await resend(paidPayout.extract_id)).toMatchObject({ reason: 'payment_waiting' })
  const later = (await operator.call(files, { body: { payout_batch_id } })).data.text
  expect(later).toBe(`${text.split('\n')[0]}\n`)
  await settle()
  expect(await paymentsOf(foreign.extract_id)).toEqual(['unknown_payer'])
  expect(await resend(foreign.extract_id)).toMatchObject({ reason: 'payment_waiting' })
  expect((await detailOf(paidPayout.extract_id)).payout_state).toBe('done')
  expect(await walletOf(paidPayout.shopper)).toEqual({ balance_cents: 15_000, held_cents: 0 })
  await expectSoundBooks(shop)
})
