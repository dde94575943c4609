import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { anAddress, anId, aQuote } from '../../../testing/fake-goods.ts'
import { missing, type Replies, renderScreen } from '../../../testing/fake-shop.tsx'
import { PAYABLE } from '../../../testing/fake-wallet.ts'

const HANDOVER_ID = `handover_${'a1-_'.repeat(8)}`
const SUGGESTED = {
  addressee: 'Nina Srisai',
  mobile: '+66812345678',
  country: 'TH',
  region: 'Bangkok',
  city: 'Watthana',
  detailed_address: '99 Thong Lo',
  postcode: '10110',
}
const HANDOVER = {
  agent: 'assistant.example',
  promo_code: 'WELCOME10',
  address: null,
  unavailable: [],
  order_ids: [],
  is_payable: false,
}
const TERMS = { missing_cents: null, starts_at: null, ends_at: null, used_by_shopper: false }
const QUOTES: Replies = {
  'POST /api/checkout/quote': ({ body: { promo_code } }) => {
    if (!promo_code) return aQuote()
    const promo = { code: promo_code, applied: true, reason: null, msg: null, ...TERMS }
    return aQuote({ promo, discount_cents: 100, total_cents: 1_400 })
  },
}

const openHandover = (replies: Replies = {}) =>
  renderScreen(`/checkout?handover=${HANDOVER_ID}`, {
    replies: {
      'POST /api/checkout/handover': HANDOVER,
      'GET /api/user/address_list': [anAddress(1), anAddress(2)],
      'GET /api/order/payable': PAYABLE,
      ...QUOTES,
      ...replies,
    },
  })

test('the goods and the promo code of an agent are filled in, with its name, and are ordered', async () => {
  const newOrders = {
    checkout_id: anId(400),
    order_ids: [anId(301)],
    total_cents: 1_400,
    expires_at: '2026-11-27T00:00:00Z',
  }
  const { view, requests } = await openHandover({ 'POST /api/order/create': newOrders })
  await expect.element(view.getByText(/^assistant.example prepared this order/)).toBeVisible()
  await expect.element(view.getByText('−$1.00')).toBeVisible()
  await userEvent.click(view.getByRole('button', { name: /^Place order/ }))
  await expect
    .poll(() => requests('POST /api/order/create')[0]?.body)
    .toEqual({ handover_id: HANDOVER_ID, address_id: anId(201), promo_code: 'WELCOME10', total_cents: 1_400 })
})

test('the shopper can remove the promo code of an agent', async () => {
  const { view, requests } = await openHandover()
  await userEvent.click(view.getByRole('button', { name: 'Remove code' }).last())
  await expect.element(view.getByRole('button', { name: 'Place order · $15.00' })).toBeVisible()
  expect(requests('POST /api/checkout/quote').at(-1)?.body).not.toHaveProperty('promo_code')
})

test('an address of the agent fills the form for a new address', async () => {
  const { view } = await openHandover({
    'POST /api/checkout/handover': { ...HANDOVER, address: SUGGESTED },
    'GET /api/area': ({ query }) =>
      query.country
        ? [{ code: 'TH-10', name: 'Bangkok', children: [] }]
        : [{ code: 'TH', name: 'Thailand', dial_code: '+66', ships: true }],
  })
  await expect.element(view.getByText(/Address from assistant.example: Nina Srisai, 99 Thong Lo/)).toBeVisible()
  await userEvent.click(view.getByRole('link', { name: 'Use this address' }))
  await expect.element(view.getByLabelText('Detailed address')).toHaveValue('99 Thong Lo')
  await expect.element(view.getByLabelText('Postcode')).toHaveValue('10110')
  await expect.element(view.getByLabelText('Mobile phone')).toHaveValue('081 234 5678')
})

test('a stored address that equals the agent’s is chosen', async () => {
  const { detailed_address, postcode, country } = anAddress(2)
  const address = { ...SUGGESTED, country, detailed_address: detailed_address.toUpperCase(), postcode: postcode ?? '' }
  const { view } = await openHandover({
    'POST /api/checkout/handover': { ...HANDOVER, address },
    'GET /api/user/address_list': [{ ...anAddress(1), detailed_address: 'Elsewhere' }, anAddress(2)],
  })
  await expect.element(view.getByRole('link', { name: /Nina 2/ })).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'Use this address' })).not.toBeInTheDocument()
})

test('goods that are gone are named', async () => {
  const { view } = await openHandover({ 'POST /api/checkout/handover': { ...HANDOVER, unavailable: ['Clay lamp'] } })
  await expect.element(view.getByText('No longer available: Clay lamp')).toBeVisible()
})

test('a link that another account opened shows that it cannot be used', async () => {
  const { view } = await openHandover({ 'POST /api/checkout/handover': () => missing() })
  await expect.element(view.getByRole('heading', { name: 'This checkout can’t be opened' })).toBeVisible()
})

test('a link that was ordered leads to the payment, and after it to the order', async () => {
  const payableHandover = { ...HANDOVER, order_ids: [anId(301)], is_payable: true }
  const { view } = await openHandover({ 'POST /api/checkout/handover': payableHandover })
  const pay = view.getByRole('link', { name: 'Pay now' })
  await expect.element(pay).toHaveAttribute('href', `/payment?orders=${anId(301)}`)
  await view.unmount()
  const paidHandover = await openHandover({ 'POST /api/checkout/handover': { ...payableHandover, is_payable: false } })
  const order = paidHandover.view.getByRole('link', { name: 'View order' })
  await expect.element(order).toHaveAttribute('href', `/orderInfo/${anId(301)}`)
})
