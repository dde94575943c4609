import { expect, test } from 'vitest'
import { renderScreen } from '../../../testing/fake-shop.tsx'
import { aNetwork, aReadNetwork, aRechargeOffer } from '../../../testing/fake-wallet.ts'

test('on-chain top-up is unavailable while no network is configured', async () => {
  const { view } = await renderScreen('/topUp', {
    replies: { 'GET /api/user/recharge': aRechargeOffer(), 'GET /api/user/getBlockchain': [] },
  })
  await expect.element(view.getByText('$2,000.00')).toBeVisible()
  await expect.element(view.getByRole('link', { name: /^Bank transfer/ })).toHaveAttribute('href', '/cardTopUp')
  await expect.element(view.getByText('On-chain', { exact: true })).toBeVisible()
  await expect.element(view.getByText('Not available right now')).toBeVisible()
  await expect.element(view.getByRole('link', { name: /On-chain/ })).not.toBeInTheDocument()
})

test('with a network, on-chain top-up is available; without an open bank account, bank transfer is unavailable', async () => {
  const { view } = await renderScreen('/topUp', {
    replies: {
      'GET /api/user/recharge': aRechargeOffer({ bank_accounts: [] }),
      'GET /api/user/getBlockchain': [aNetwork()],
    },
  })
  await expect.element(view.getByRole('link', { name: /^On-chain/ })).toHaveAttribute('href', '/walletTopUp')
  await expect.element(view.getByRole('link', { name: /^Bank transfer/ })).not.toBeInTheDocument()
})

test('the amount missing for a payment is passed on to the next screen', async () => {
  const hint = 'amount_cents=1240&next=%2Fpayment%3Forders%3Da'
  const { view } = await renderScreen(`/topUp?${hint}`, {
    replies: { 'GET /api/user/recharge': aRechargeOffer(), 'GET /api/user/getBlockchain': [] },
  })
  await expect.element(view.getByRole('link', { name: /^Bank transfer/ })).toHaveAttribute('href', `/cardTopUp?${hint}`)
})

test('if the server reads a network, no report is asked of on-chain top-ups', async () => {
  const { view } = await renderScreen('/topUp', {
    replies: { 'GET /api/user/recharge': aRechargeOffer(), 'GET /api/user/getBlockchain': [aReadNetwork()] },
  })
  await expect.element(view.getByRole('link', { name: /^On-chain/ })).toMatchTextContent(/credited automatically/)
  await expect.element(view.getByRole('heading', { name: 'How to top up by bank transfer' })).toBeVisible()
})

test('where the receipt is optional, the steps do not ask for it', async () => {
  const { view } = await renderScreen('/topUp', {
    replies: {
      'GET /api/user/recharge': aRechargeOffer({ needs_evidence: false }),
      'GET /api/user/getBlockchain': [],
    },
  })
  await expect.element(view.getByText('Send the money with your reference, then tell us about it.')).toBeVisible()
  await expect.element(view.getByText(/receipt/)).not.toBeInTheDocument()
})
