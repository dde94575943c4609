import { expect, test } from 'vitest'
import { anId, pageOf } from '../../../testing/fake-goods.ts'
import { missing, type Replies, renderScreen } from '../../../testing/fake-shop.tsx'
import {
  aCardWay,
  aNetwork,
  aReadNetwork,
  aRecharge,
  aRechargeOffer,
  twoCardWays,
} from '../../../testing/fake-wallet.ts'

const openTopUp = (replies: Replies = {}, address = '/topUp') =>
  renderScreen(address, {
    replies: {
      'GET /api/user/recharge': aRechargeOffer(),
      'GET /api/user/getBlockchain': [],
      'GET /api/user/recharge_log': pageOf(),
      ...replies,
    },
  })

test('on-chain top-up is unavailable while no network is configured', async () => {
  const { view } = await openTopUp()
  await expect.element(view.getByText('$2,000.00')).toBeVisible()
  await expect.element(view.getByRole('link', { name: /^Bank transfer/ })).toHaveAttribute('href', '/bankTopUp')
  await expect.element(view.getByText('On-chain', { exact: true })).toBeVisible()
  await expect.element(view.getByText('Not available right now')).toBeVisible()
  await expect.element(view.getByRole('link', { name: /On-chain/ })).not.toBeInTheDocument()
})

test('with a network, on-chain top-up is available; without an open bank account, bank transfer is unavailable', async () => {
  const { view } = await openTopUp({
    'GET /api/user/recharge': aRechargeOffer({ bank_accounts: [] }),
    'GET /api/user/getBlockchain': [aNetwork()],
  })
  await expect.element(view.getByRole('link', { name: /^On-chain/ })).toHaveAttribute('href', '/walletTopUp')
  await expect.element(view.getByRole('link', { name: /^Bank transfer/ })).not.toBeInTheDocument()
})

test('the amount missing for a payment is passed on to the next screen', async () => {
  const hint = 'amount_cents=1240&next=%2Fpayment%3Forders%3Da'
  const { view } = await openTopUp({ 'GET /api/user/card_top_up': aCardWay() }, `/topUp?${hint}`)
  await expect.element(view.getByRole('link', { name: /^Bank transfer/ })).toHaveAttribute('href', `/bankTopUp?${hint}`)
  await expect.element(view.getByRole('link', { name: /^Card/ })).toHaveAttribute('href', `/cardTopUp?${hint}`)
})

test('each way says its time and its fee', async () => {
  const { view } = await openTopUp({
    'GET /api/user/getBlockchain': [aReadNetwork()],
    'GET /api/user/card_top_up': aCardWay(),
  })
  await expect
    .element(view.getByRole('link', { name: /^Card or wallet app/ }))
    .toMatchTextContent(/Card · PromptPay · Convenience store.*At once No fee/)
  await expect.element(view.getByRole('link', { name: /^Bank transfer/ })).toMatchTextContent(/1 business day Free/)
  await expect
    .element(view.getByRole('link', { name: /^On-chain/ }))
    .toMatchTextContent(/credited automatically.*A few minutes Network fee only/)
  expect(view.getByText('Test money').query()).toBeNull()
})

test('each provider has its own tile', async () => {
  const { view } = await openTopUp({ 'GET /api/user/card_top_up': twoCardWays() }, '/topUp?amount_cents=1240')
  await expect
    .element(view.getByRole('link', { name: /^Card or wallet app/ }))
    .toHaveAttribute('href', '/cardTopUp?amount_cents=1240')
  const paypal = view.getByRole('link', { name: /^PayPal/ })
  await expect.element(paypal).toHaveAttribute('href', '/cardTopUp?provider=paypal&amount_cents=1240')
  await expect.element(paypal).toMatchTextContent(/PayPal · Card.*At once No fee/)
})

test('a shop without a provider does not offer cards', async () => {
  const { view } = await openTopUp()
  await expect.element(view.getByRole('link', { name: /^Bank transfer/ })).toBeVisible()
  expect(view.getByText('Card or wallet app').query()).toBeNull()
})

test('while the provider does not reply, cards are unavailable and the other ways stay', async () => {
  const { view } = await openTopUp({ 'GET /api/user/card_top_up': aCardWay({ is_available: false }) })
  await expect.element(view.getByText('Card or wallet app')).toBeVisible()
  await expect.element(view.getByRole('link', { name: /^Card/ })).not.toBeInTheDocument()
  await expect.element(view.getByRole('link', { name: /^Bank transfer/ })).toBeVisible()
})

test('if the way of cards cannot be read, the other ways are offered', async () => {
  const { view } = await openTopUp({ 'GET /api/user/card_top_up': () => missing() })
  await expect.element(view.getByRole('link', { name: /^Bank transfer/ })).toBeVisible()
})

test('test money is marked', async () => {
  const { view } = await openTopUp({ 'GET /api/user/card_top_up': aCardWay({ mode: 'test' }) })
  await expect.element(view.getByRole('link', { name: /^Card or wallet app/ })).toMatchTextContent(/Test money/)
})

test('the last three top-ups are below, with a link to all', async () => {
  const card = { payment_id: anId(950), method: 'card', brand: 'visa', last_four: '4242', disputes: [] }
  const log = pageOf(
    aRecharge(1),
    aRecharge(2, { method: 'card', card, bank_name: null, status: 1, arrival_cents: 30_000, amount_cents: 30_000 }),
    aRecharge(3, { status: 2 }),
    aRecharge(4, { amount_cents: 77_700 }),
  )
  const { view } = await openTopUp({ 'GET /api/user/recharge_log': log })
  await expect.element(view.getByRole('heading', { name: 'Lately' })).toBeVisible()
  await expect.element(view.getByText('+$100.00').first()).toBeInTheDocument()
  await expect.element(view.getByText('Card or wallet app')).toBeVisible()
  await expect.element(view.getByText('+$300.00').first()).toBeInTheDocument()
  await expect.element(view.getByText('Refused')).toBeVisible()
  expect(view.getByText('+$777.00').query()).toBeNull()
  await expect.element(view.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/topUpRecord')
})

test('where the receipt is optional, the bank transfer does not ask for it', async () => {
  const { view } = await openTopUp({ 'GET /api/user/recharge': aRechargeOffer({ needs_evidence: false }) })
  await expect.element(view.getByText('Send money from your bank with your reference.')).toBeVisible()
  await expect.element(view.getByText(/receipt/)).not.toBeInTheDocument()
})
