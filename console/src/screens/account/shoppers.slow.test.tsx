import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addressNow, button, dialog, renderDesk } from '../../../testing/fake-desk.tsx'
import { aShopper, PEOPLE, SETTINGS, USER } from '../../../testing/fake-people.ts'
import { aProposal, aWaiting } from '../../../testing/fake-proposals.ts'
import { requireCode, typeSecondFactorCode } from '../../../testing/second-factor-code.ts'

test('a shopper is found and opened, with orders and log-ins', async () => {
  const { requests } = await renderDesk('/shoppers', { replies: PEOPLE })
  await page.getByRole('searchbox', { name: 'Name, email, phone or ID' }).fill('mei')
  await expect.poll(() => requests('GET /api/admin/shopper/list').at(-1)?.query.q).toBe('mei')
  await page.getByRole('link', { name: 'mei.lin@example.com' }).click()
  await expect.poll(addressNow).toBe(`/shoppers/${USER}?q=mei`)
  await expect.element(page.getByText('Locked after wrong tries')).toBeVisible()
  await button('Orders').click()
  await expect.element(page.getByRole('link', { name: 'SP-20261123-0001' })).toBeVisible()
  await button('Sessions').click()
  await expect.element(page.getByText('iPhone')).toBeVisible()
})

test('the session of a browser without a name is listed as an unknown device', async () => {
  const sessions = aShopper().sessions.map((session) => ({ ...session, device: '' }))
  await renderDesk(`/shoppers/${USER}`, {
    replies: { ...PEOPLE, 'GET /api/admin/shopper/detail': aShopper({ sessions }) },
  })
  await button('Sessions').click()
  await expect.element(page.getByText('Unknown device')).toBeVisible()
})

test('a shopper is blocked with a reason', async () => {
  const blocked_at = '2026-11-23T09:00:00.000Z'
  let shopper = aShopper()
  const { requests } = await renderDesk(`/shoppers/${USER}`, {
    replies: {
      ...PEOPLE,
      'GET /api/admin/shopper/detail': () => shopper,
      'POST /api/admin/shopper/block': () => {
        shopper = aShopper({ blocked_at, sessions: [] })
        return shopper
      },
    },
  })
  await button('Block').click()
  await dialog().getByRole('textbox', { name: 'Reason' }).fill('Stolen cards')
  await dialog().getByRole('button', { name: 'Block' }).click()
  await expect.element(button('Unblock')).toBeVisible()
  expect(requests('POST /api/admin/shopper/block').map(({ body }) => body)).toEqual([
    { user_id: USER, reason: 'Stolen cards' },
  ])
})

test('finance can read shoppers, and has no buttons', async () => {
  await renderDesk(`/shoppers/${USER}`, { roles: ['finance'], replies: PEOPLE })
  await expect.element(page.getByText('Locked after wrong tries')).toBeVisible()
  await expect.element(button('Block')).not.toBeInTheDocument()
})

const BLOCKED = {
  ...PEOPLE,
  ...SETTINGS,
  'GET /api/admin/shopper/detail': aShopper({ blocked_at: '2026-11-23T09:00:00.000Z' }),
}

test('finance proposes to pay out the balance of a blocked shopper, and the profile links to the pending proposal', async () => {
  const proposal_id = '00000000-0000-7000-8000-0000000000c3'
  let payout_proposal: ReturnType<typeof aWaiting> | null = null
  const { requests } = await renderDesk(`/shoppers/${USER}`, {
    roles: ['finance'],
    replies: {
      ...BLOCKED,
      'GET /api/admin/proposal/detail': aProposal(),
      'GET /api/admin/shopper/detail': () => aShopper({ blocked_at: '2026-11-23T09:00:00.000Z', payout_proposal }),
      'POST /api/admin/shopper/pay_out': () => {
        payout_proposal = aWaiting('shopper_payout', { proposal_id, ref_id: USER, changes: [] })
        return { proposal_id }
      },
    },
  })
  await button('Request balance payout').click()
  const payout = dialog('Pay out $123.00')
  await payout.getByRole('textbox', { name: 'Bank', exact: true }).fill('Harbour Bank')
  await payout.getByRole('textbox', { name: 'Account holder' }).fill('Mei Lin')
  await payout.getByRole('textbox', { name: 'Account number or IBAN' }).fill('12')
  await payout.getByRole('textbox', { name: 'Reason' }).fill('Closed for fraud')
  await payout.getByRole('button', { name: 'Request approval' }).click()
  await expect.element(payout.getByText('Enter the account number or IBAN')).toBeVisible()
  await payout.getByRole('textbox', { name: 'Account number or IBAN' }).fill('6222 0212 3456 7890 123')
  await payout.getByRole('button', { name: 'Request approval' }).click()
  await expect.element(page.getByRole('region', { name: 'Pay out a blocked shopper’s balance' })).toBeVisible()
  await expect.element(button('Request balance payout')).not.toBeInTheDocument()
  expect(requests('POST /api/admin/shopper/pay_out')[0]?.body).toEqual({
    user_id: USER,
    reason: 'Closed for fraud',
    to: {
      draw_type: 'bank',
      bank_name: 'Harbour Bank',
      account_name: 'Mei Lin',
      bank_card_number: '6222021234567890123',
    },
  })
})

test('a payout offers only open networks, and is proposed with a second-factor code', async () => {
  const { check, once } = requireCode()
  const { 'GET /api/admin/setting/list': settings } = SETTINGS
  const [demo] = settings.networks
  const networks = demo ? [demo, { ...demo, network: 'closed', is_open: false }] : []
  const { requests } = await renderDesk(`/shoppers/${USER}`, {
    roles: ['finance'],
    replies: {
      ...BLOCKED,
      'GET /api/admin/setting/list': { ...settings, networks },
      'POST /api/admin/shopper/pay_out': () => once(() => ({ proposal_id: '00000000-0000-7000-8000-0000000000c3' })),
      ...check,
    },
  })
  await button('Request balance payout').click()
  const payout = dialog('Pay out $123.00')
  await payout.getByText('On-chain', { exact: true }).click()
  await payout.getByRole('textbox', { name: 'Wallet address' }).fill('demo1address')
  await payout.getByRole('textbox', { name: 'Reason' }).fill('Closed for fraud')
  await payout.getByRole('button', { name: 'Request approval' }).click()
  await expect.element(payout.getByText('Required')).toBeVisible()
  await payout.getByRole('combobox', { name: 'Network' }).click()
  await expect.element(page.getByRole('option', { name: /closed/ })).not.toBeInTheDocument()
  await page.getByRole('option', { name: 'demo · USDT' }).click()
  await payout.getByRole('button', { name: 'Request approval' }).click()
  await typeSecondFactorCode()
  await expect.poll(() => requests('POST /api/admin/shopper/pay_out').length).toBe(2)
  expect(requests('POST /api/admin/shopper/pay_out')[1]?.body.to).toEqual({
    draw_type: 'chain',
    network: 'demo',
    token: 'usdt',
    address: 'demo1address',
  })
})

test('only blocked shoppers can be paid out', async () => {
  await renderDesk(`/shoppers/${USER}`, { roles: ['finance'], replies: PEOPLE })
  await expect.element(page.getByText('Locked after wrong tries')).toBeVisible()
  await expect.element(button('Request balance payout')).not.toBeInTheDocument()
})

test('support cannot pay out', async () => {
  await renderDesk(`/shoppers/${USER}`, { roles: ['support'], replies: BLOCKED })
  await expect.element(button('Unblock')).toBeVisible()
  await expect.element(button('Request balance payout')).not.toBeInTheDocument()
})

test('an app’s access to an account is ended with a reason', async () => {
  const agent = {
    ...{ link_id: '00000000-0000-7000-8000-0000000000d1', name: 'Shopping Pal', host: 'pal.example', scopes: [] },
    ...{ allowance_cents: 5_000, spent_cents: 1_200, last_used_at: null, ended_at: null },
    created_at: '2026-11-20T08:00:00.000Z',
  }
  const { requests } = await renderDesk(`/shoppers/${USER}`, {
    replies: {
      ...PEOPLE,
      'GET /api/admin/shopper/agents': [agent],
      'POST /api/admin/shopper/end_agent': [{ ...agent, allowance_cents: 0, ended_at: '2026-11-23T09:00:00.000Z' }],
    },
  })
  await button('Sessions').click()
  await expect.element(page.getByText('Shopping Pal (pal.example)')).toBeVisible()
  await button('End the access of Shopping Pal').click()
  await dialog().getByRole('textbox', { name: 'Reason' }).fill('The shopper asked by phone')
  await dialog().getByRole('button', { name: 'End access' }).click()
  await expect
    .poll(() => requests('POST /api/admin/shopper/end_agent').map(({ body }) => body))
    .toEqual([{ user_id: USER, link_id: agent.link_id, reason: 'The shopper asked by phone' }])
})

test('other accounts that used the same card are linked, and nothing says which card', async () => {
  const account = { user_id: '00000000-0000-7000-8000-0000000000c9', account: 'twin@sampan.example' }
  await renderDesk(`/shoppers/${USER}`, {
    replies: {
      ...PEOPLE,
      'GET /api/admin/shopper/same_card': [{ shopper: account, last_at: '2026-11-23T08:00:00.000Z' }],
    },
  })
  await expect.element(page.getByText('Accounts that used the same card')).toBeVisible()
  await expect.element(page.getByRole('link', { name: account.account })).toBeVisible()
})
