import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addressNow, button, dialog, refuse, renderDesk } from '../../../testing/fake-desk.tsx'
import { orderId } from '../../../testing/fake-orders.ts'
import { aProposal, aWaiting, PROPOSAL } from '../../../testing/fake-proposals.ts'
import { aWallet, OWNER_OF_WALLET, RECHARGE, WALLETS } from '../../../testing/fake-wallets.ts'
import { requireCode, typeSecondFactorCode } from '../../../testing/second-factor-code.ts'

const PROPOSED = { proposal_id: RECHARGE }

test('a wallet is found and opened, and its bills link to their objects', async () => {
  const { requests } = await renderDesk('/wallets', { replies: WALLETS })
  await page.getByRole('searchbox', { name: 'Email, reference or ID' }).fill('robin')
  await expect.poll(() => requests('GET /api/admin/wallet/search').at(-1)?.query.words).toBe('robin')
  await page.getByRole('link', { name: 'robin@sampan.example' }).click()
  await expect.poll(addressNow).toBe(`/wallets/${OWNER_OF_WALLET}?q=robin`)
  await expect.element(page.getByText('SP-7Q4K2X')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Top-up', exact: true }))
    .toHaveAttribute('href', `/console/recharges/${RECHARGE}?state=all`)
  await expect.element(page.getByRole('link', { name: 'Payment' })).toBeVisible()
  await button('Corrections').click()
  await expect.element(page.getByText(/Credited twice · requested by ann/)).toBeVisible()
})

test('bills are filtered by kind and days, which are part of the URL', async () => {
  const { requests } = await renderDesk(`/wallets/${OWNER_OF_WALLET}`, { replies: WALLETS })
  await page.getByRole('combobox', { name: 'Type' }).selectOptions('refund')
  await page.getByLabelText('Start date').fill('2026-11-20')
  await page.getByLabelText('End date').fill('2026-11-21')
  const { user_id, kind, from, to } = await expect
    .poll(() => requests('GET /api/admin/wallet/bills').at(-1)?.query)
    .toMatchObject({ to: expect.any(String) })
    .then(() => requests('GET /api/admin/wallet/bills').at(-1)?.query ?? { user_id: '', kind: '', from: '', to: '' })
  expect([user_id, kind]).toEqual([OWNER_OF_WALLET, 'refund'])
  expect(new Date(from ?? '')).toEqual(new Date(2026, 10, 20))
  // The last day is included completely.
  expect(new Date(to ?? '')).toEqual(new Date(2026, 10, 22))
  await expect.poll(addressNow).toBe(`/wallets/${OWNER_OF_WALLET}?kind=refund&from=2026-11-20&to=2026-11-21`)
})

test('taking back a recharge that was credited by mistake is proposed, up to its amount', async () => {
  const { requests } = await renderDesk(`/wallets/${OWNER_OF_WALLET}`, {
    roles: ['finance'],
    replies: { ...WALLETS, 'POST /api/admin/wallet/correct': PROPOSED },
  })
  await button('Request credit reversal').click()
  await dialog().getByRole('textbox', { name: 'Amount in dollars' }).fill('100.01')
  await dialog().getByRole('textbox', { name: 'Reason' }).fill('Credited twice')
  await button('Request approval').click()
  await expect.element(dialog().getByRole('textbox', { name: 'Amount in dollars' })).toBeInvalid()
  await dialog().getByRole('textbox', { name: 'Amount in dollars' }).fill('90')
  await button('Request approval').click()
  await expect.element(page.getByText('Sent to a second approver')).toBeVisible()
  expect(requests('POST /api/admin/wallet/correct').map(({ body }) => body)).toEqual([
    { recharge_id: RECHARGE, amount_cents: 9000, reason: 'Credited twice' },
  ])
})

test('taking back a recharge asks for a second-factor code, and keeps the input', async () => {
  const { check, once } = requireCode()
  const { requests } = await renderDesk(`/wallets/${OWNER_OF_WALLET}`, {
    replies: {
      ...WALLETS,
      'POST /api/admin/wallet/correct': () => once(() => PROPOSED),
      ...check,
    },
  })
  await button('Request credit reversal').click()
  await dialog().getByRole('textbox', { name: 'Amount in dollars' }).fill('90')
  await dialog().getByRole('textbox', { name: 'Reason' }).fill('Credited twice')
  await button('Request approval').click()
  await typeSecondFactorCode()
  await expect.element(page.getByText('Sent to a second approver')).toBeVisible()
  expect(requests('POST /api/admin/wallet/correct')).toHaveLength(2)
})

test('pending proposals are shown in the wallet, in place of the buttons that would propose the same change again', async () => {
  const proposals = [
    aWaiting('wallet_correction', {
      ref_id: RECHARGE,
      changes: [{ field: 'credited', before: { cents: 10_000 }, after: { cents: 1_000 } }],
    }),
    aWaiting('debt_write_off', { proposal_id: orderId(32), ref_id: OWNER_OF_WALLET, changes: [] }),
  ]
  await renderDesk(`/wallets/${OWNER_OF_WALLET}`, {
    roles: ['finance'],
    replies: {
      ...WALLETS,
      'GET /api/admin/wallet/detail': aWallet({ proposals }),
      'GET /api/admin/proposal/detail': aProposal(),
    },
  })
  const correction = page.getByRole('region', { name: 'Reverse a wrong credit' })
  await expect.element(correction.getByText('Credited by the top-up: $100.00 → $10.00')).toBeVisible()
  await expect.element(correction.getByText(/^Requested by ben@sampan.example/)).toBeVisible()
  await expect.element(correction.getByRole('link')).toHaveAttribute('href', `/console/proposals/${PROPOSAL}`)
  await expect.element(page.getByRole('region', { name: 'Write off a debt' })).toBeVisible()
  await expect.element(button('Request credit reversal')).not.toBeInTheDocument()
  await expect.element(button('Request debt write-off')).not.toBeInTheDocument()
  // Each of the two proposals has two links: one next to the changed object, and one in place of the button.
  await expect.poll(() => page.getByRole('link', { name: 'Waiting for a second approver' }).length).toBe(4)
})

test('customer service sees that a proposal is pending, and cannot decide it', async () => {
  const proposals = [aWaiting('debt_write_off', { ref_id: OWNER_OF_WALLET, can_open: false, changes: [] })]
  await renderDesk(`/wallets/${OWNER_OF_WALLET}`, {
    roles: ['support'],
    replies: { ...WALLETS, 'GET /api/admin/wallet/detail': aWallet({ proposals }) },
  })
  await expect.element(page.getByText('Waiting for a second approver')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Waiting for a second approver' })).not.toBeInTheDocument()
})

test('writing off a debt is proposed with the displayed amount; a refusal is shown in the dialog', async () => {
  let isOther = true
  const { requests } = await renderDesk(`/wallets/${OWNER_OF_WALLET}`, {
    replies: {
      ...WALLETS,
      'POST /api/admin/wallet/write_off': () => (isOther ? refuse('state_changed', 'It has changed') : PROPOSED),
    },
  })
  await button('Request debt write-off').click()
  await dialog().getByRole('textbox', { name: 'Reason' }).fill('Moved abroad')
  await button('Request approval').click()
  await expect.element(dialog().getByText('It has changed')).toBeVisible()
  isOther = false
  await button('Request approval').click()
  await expect.element(page.getByText('Sent to a second approver')).toBeVisible()
  expect(requests('POST /api/admin/wallet/write_off').at(-1)?.body).toEqual({
    user_id: OWNER_OF_WALLET,
    receivable_cents: 4000,
    reason: 'Moved abroad',
  })
})

test.each([
  ['customer service', { roles: ['support' as const], replies: WALLETS }],
  [
    'the operator who owns the wallet',
    { replies: { ...WALLETS, 'GET /api/admin/wallet/detail': aWallet({ is_own: true }) } },
  ],
])('%s can read, and cannot propose', async (_who, options) => {
  await renderDesk(`/wallets/${OWNER_OF_WALLET}`, options)
  await expect.element(page.getByRole('link', { name: 'Top-up', exact: true })).toBeVisible()
  await expect.element(button('Request credit reversal')).not.toBeInTheDocument()
  await expect.element(button('Request debt write-off')).not.toBeInTheDocument()
})

test('debtors are listed with their repayments and links to their wallets, and writing off a debt is proposed', async () => {
  const { requests } = await renderDesk('/receivables', {
    roles: ['finance'],
    replies: { ...WALLETS, 'POST /api/admin/wallet/write_off': PROPOSED },
  })
  await expect.element(page.getByRole('cell', { name: '$15.00' })).toBeVisible()
  await expect.element(page.getByText(/^Shoppers owe/)).toBeVisible()
  await button('Request write-off').click()
  await dialog().getByRole('textbox', { name: 'Reason' }).fill('Too small')
  await button('Request approval').click()
  await expect.poll(() => requests('POST /api/admin/wallet/write_off').at(-1)?.body.receivable_cents).toBe(4000)
  await page.getByRole('link', { name: 'robin@sampan.example' }).click()
  await expect.poll(addressNow).toBe(`/wallets/${OWNER_OF_WALLET}`)
})
