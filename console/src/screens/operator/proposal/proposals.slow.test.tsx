import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, dialog, refuse, renderDesk } from '../../../../testing/fake-desk.tsx'
import { aProposal, PROPOSAL, proposalsPage } from '../../../../testing/fake-proposals.ts'
import { requireCode, typeSecondFactorCode } from '../../../../testing/second-factor-code.ts'

const open = (change: Parameters<typeof aProposal>[0] = {}) => ({
  'GET /api/admin/proposal/list': proposalsPage(change),
  'GET /api/admin/proposal/detail': aProposal(change),
})
const AT = `/proposals/${PROPOSAL}`

test('a proposal shows its changes as text, and approving the proposal carries it out', async () => {
  const { requests } = await renderDesk(AT, {
    replies: { ...open(), 'POST /api/admin/proposal/decide': aProposal({ state: 'carried_out' }) },
  })
  const pane = page.getByRole('region', { name: 'Change a limit or charge' })
  await expect.element(pane.getByRole('row', { name: 'Amount $50,000.00 $60,000.00' })).toBeVisible()
  await expect.element(pane.getByRole('link', { name: 'Maximum top-up' })).toBeVisible()
  await expect.element(pane.getByText('Bigger customers')).toBeVisible()
  await button('Approve').click()
  await expect.element(dialog().getByRole('row', { name: 'Amount $50,000.00 $60,000.00' })).toBeVisible()
  await dialog().getByRole('button', { name: 'Approve and apply' }).click()
  await expect.element(page.getByText('Request approved')).toBeVisible()
  expect(requests('POST /api/admin/proposal/decide')[0]?.body).toEqual({ proposal_id: PROPOSAL, agrees: true })
})

test('approving a proposal asks for a second-factor code, and continues after the code', async () => {
  const { check, once } = requireCode()
  const { requests } = await renderDesk(AT, {
    replies: {
      ...open(),
      'POST /api/admin/proposal/decide': () => once(() => aProposal({ state: 'carried_out' })),
      ...check,
    },
  })
  await button('Approve').click()
  await dialog().getByRole('button', { name: 'Approve and apply' }).click()
  await typeSecondFactorCode()
  await expect.element(page.getByText('Request approved')).toBeVisible()
  expect(requests('POST /api/admin/proposal/decide')).toHaveLength(2)
})

test('operators who decide on a payout see the full account number', async () => {
  const change = {
    kind: 'shopper_payout',
    changes: [{ field: 'account_number', before: null, after: { text: '…0123' } }],
    account_number: '6222021234567890123',
  } as const
  await renderDesk(AT, { replies: open({ ...change, changes: [...change.changes] }) })
  await expect.element(page.getByText('6222021234567890123')).toBeVisible()
  await button('Approve').click()
  await expect.element(dialog().getByText('6222021234567890123')).toBeVisible()
})

test('refusing a proposal requires a reason', async () => {
  const { requests } = await renderDesk(AT, {
    replies: { ...open(), 'POST /api/admin/proposal/decide': aProposal({ state: 'refused' }) },
  })
  await button('Decline').click()
  await dialog().getByRole('button', { name: 'Decline' }).click()
  await expect.element(dialog().getByText('Enter a reason')).toBeVisible()
  await dialog().getByRole('textbox', { name: 'Reason' }).fill('Too high')
  await dialog().getByRole('button', { name: 'Decline' }).click()
  await expect.element(page.getByText('Request declined')).toBeVisible()
  expect(requests('POST /api/admin/proposal/decide')[0]?.body).toEqual({
    proposal_id: PROPOSAL,
    agrees: false,
    why: 'Too high',
  })
})

test('the proposer can only withdraw the proposal', async () => {
  const own = { cannot_agree: 'own', may_refuse: false, may_withdraw: true } as const
  const { requests } = await renderDesk(AT, {
    replies: { ...open(own), 'POST /api/admin/proposal/withdraw': aProposal({ state: 'withdrawn' }) },
  })
  await expect.element(page.getByText(/^This is your own request/)).toBeVisible()
  await expect.element(button('Approve')).not.toBeInTheDocument()
  await expect.element(button('Decline')).not.toBeInTheDocument()
  await button('Cancel request').click()
  await dialog().getByRole('button', { name: 'Cancel request' }).click()
  await expect.element(page.getByText('Request cancelled')).toBeVisible()
  expect(requests('POST /api/admin/proposal/withdraw')).toHaveLength(1)
})

test.each([
  [{ has_moved: true }, /^Something this request depends on has changed/],
  [{ cannot_agree: 'too_new' }, /^You’ve had this role for less than a day/],
  [{ cannot_agree: 'proposer_too_new' }, /^The requester has had this role for less than a day/],
] as const)('a proposal that cannot be approved shows the reason: %o', async (change, text) => {
  await renderDesk(AT, { replies: open(change) })
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(button('Approve')).not.toBeInTheDocument()
  await expect.element(button('Decline')).toBeVisible()
})

test('if the proposal has changed since it was read, approving it shows a message', async () => {
  await renderDesk(AT, {
    replies: { ...open(), 'POST /api/admin/proposal/decide': () => refuse('state_changed', 'Somebody was first') },
  })
  await button('Approve').click()
  await dialog().getByRole('button', { name: 'Approve and apply' }).click()
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('Somebody was first')
})

test('an outdated proposal shows the reason, and the operator who changed its object', async () => {
  const outdated = { state: 'outdated', outdated_because: 'moved', decided_by: 'ann@sampan.example' } as const
  await renderDesk('/proposals?state=outdated', {
    replies: open({ ...outdated, decided_at: '2026-11-23T09:00:00.000Z', may_refuse: false }),
  })
  await page.getByRole('link', { name: 'Change a limit or charge Maximum top-up' }).click()
  const pane = page.getByRole('region', { name: 'Change a limit or charge' })
  await expect.element(pane.getByText('Something it depends on has changed', { exact: true })).toBeVisible()
  await expect.element(pane.getByText('ann@sampan.example')).toBeVisible()
  await expect.element(button('Decline')).not.toBeInTheDocument()
})

test('a decided proposal shows who decided it, and the reason', async () => {
  const why = 'Too high'
  await renderDesk('/proposals?state=refused', {
    replies: open({ state: 'refused', decided_by: 'ann@sampan.example', why }),
  })
  await page.getByRole('link', { name: 'Change a limit or charge Maximum top-up' }).click()
  const pane = page.getByRole('region', { name: 'Change a limit or charge' })
  await expect.element(pane.getByText('ann@sampan.example')).toBeVisible()
  await expect.element(pane.getByText('Too high')).toBeVisible()
})

test('products of a promo code are listed by title, a deleted product by its id', async () => {
  const products = [
    { product_id: 'sea-mug', title: 'Mug, blue' },
    { product_id: 'reed-basket', title: 'Reed basket' },
  ]
  const change = {
    field: 'products',
    before: { text: 'sea-mug' },
    after: { text: 'sea-mug,reed-basket,lamp' },
  } as const
  await renderDesk(AT, {
    replies: open({ kind: 'promo_save', ref_id: 'TIDE5', about: 'TIDE5', changes: [{ ...change, products }] }),
    roles: ['finance'],
  })
  const row = page.getByRole('row', { name: 'Only for these products Mug, blue Mug, blue Reed basket lamp' })
  await expect.element(row).toBeVisible()
  await expect.element(row.getByRole('listitem').nth(2)).toHaveTextContent('Reed basket')
})

const PLACE = { parent: null, is_hidden: false, has_products: true }

test('categories of a promo code are listed by name, deleted categories by their id', async () => {
  const homeGoods = {
    name: { en: 'Home goods' },
    image: '/a.webp',
    position: 0,
    revision: 'first',
    kinds: [],
    ...PLACE,
  }
  const change = { field: 'categories', before: { text: 'family' }, after: { text: 'family,mens' } } as const
  await renderDesk(AT, {
    replies: {
      ...open({ kind: 'promo_save', ref_id: 'TIDE5', about: 'TIDE5', changes: [change] }),
      'GET /api/admin/category/list': [{ ...homeGoods, category: 'family' }],
    },
    roles: ['finance'],
  })
  await expect
    .element(page.getByRole('row', { name: 'Only for these categories Home goods Home goods, mens' }))
    .toBeVisible()
})
