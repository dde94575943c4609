import { expect, test } from 'vitest'
import { hasAnvil } from '../../../../testing/chain/anvil.ts'
import { expectSoundBooks } from '../../../../testing/chain/chain-world.ts'
import { aPaymentDesk, NET_UNITS, type Operator, OUTSIDE } from '../../../../testing/chain/payment-desk.ts'
import { agreeTo } from '../../../../testing/proposals.ts'
import { walletOf } from '../../../../testing/wallet-world.ts'
import { actionsOn, aShop } from '../../../../testing/world.ts'

const suite = test.runIf(hasAnvil)
const shop = await aShop()
const { anApproved, aPayingWorld, aWorld, check, confirm, detailOf, enter, isOpen, operator, paymentsOf, second } =
  await aPaymentDesk(shop)

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
