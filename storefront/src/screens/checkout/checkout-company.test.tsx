import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { anAddress, anId, aQuote } from '../../../testing/fake-goods.ts'
import { type Replies, renderScreen } from '../../../testing/fake-shop.tsx'
import { PAYABLE } from '../../../testing/fake-wallet.ts'

const TAXES = { outcome: 'nothing' as const, arrival_cents: 0, added_cents: 300, included_cents: 0 }
const ON_ARRIVAL = { outcome: 'about' as const, arrival_cents: 285, added_cents: 0, included_cents: 0 }
const REED = { company: 'Reed GmbH', company_tax_number: 'DE136695976' }
const MADE = {
  checkout_id: anId(400),
  order_ids: [anId(301)],
  total_cents: 1_500,
  expires_at: new Date().toISOString(),
}
type Verdict = {
  company_tax_number: string | null
  reason: 'tax_number_digit' | 'tax_number_elsewhere' | null
  msg: string | null
}
const verdict = ({ company_tax_number, reason, msg }: Verdict) => ({
  ...{ company: 'Reed GmbH', company_tax_number, is_business: reason === null, reason, msg },
  tax_effect: reason === null ? ('arrival' as const) : null,
})
const RIGHT = verdict({ company_tax_number: 'DE136695976', reason: null, msg: null })

const openCheckout = (replies: Replies = {}) =>
  renderScreen(`/checkout?items=${anId(101)}`, {
    replies: {
      'GET /api/user/address_list': [{ ...anAddress(1), country: 'DE' }],
      'GET /api/guarantee': { countries: [] },
      'GET /api/user/company': null,
      'POST /api/checkout/quote': ({ body: { company } }) =>
        company ? aQuote({ taxes: ON_ARRIVAL, company: RIGHT }) : aQuote({ taxes: TAXES, total_cents: 1_800 }),
      'POST /api/order/create': MADE,
      'POST /api/user/company_remove': null,
      'GET /api/order/payable': PAYABLE,
      ...replies,
    },
  })
type View = Awaited<ReturnType<typeof openCheckout>>['view']
const openForm = (view: View) => userEvent.click(view.getByRole('button', { name: 'Buying for a company?' }))
const nameField = (view: View) => view.getByRole('textbox', { name: 'Company name' })
const numberField = (view: View) => view.getByRole('textbox', { name: 'Company tax number' })
const save = (view: View) => userEvent.click(view.getByRole('button', { name: 'Save' }))

test('without rules of taxes checkout does not ask for a company', async () => {
  const { view } = await openCheckout({ 'POST /api/checkout/quote': aQuote() })
  await expect.element(view.getByRole('button', { name: /^Place order/ })).toBeVisible()
  expect(view.getByText('Buying for a company?').elements()).toEqual([])
})

test('a company with a valid number changes the taxes, and checkout shows the reason', async () => {
  const { view, requests } = await openCheckout()
  await openForm(view)
  await userEvent.fill(nameField(view), REED.company)
  await userEvent.fill(numberField(view), REED.company_tax_number)
  await save(view)
  await expect.element(view.getByText('Taxes are due on arrival because the buyer is a company.')).toBeVisible()
  await expect.element(view.getByRole('button', { name: /Reed GmbH.*DE136695976/ })).toBeVisible()
  await userEvent.click(view.getByRole('button', { name: 'Place order · $15.00' }))
  await expect
    .poll(() => requests('POST /api/order/create')[0]?.body)
    .toMatchObject({
      ...REED,
      ...{ total_cents: 1_500, arrival_cents: 285 },
    })
})

test('a wrong number is refused at its field, and checkout stays as it was', async () => {
  const msg = 'One of the digits of this tax number is wrong. Check the number.'
  const wrong = verdict({ company_tax_number: 'DE136695975', reason: 'tax_number_digit', msg })
  const { view } = await openCheckout({
    'POST /api/checkout/quote': ({ body: { company } }) =>
      company ? aQuote({ taxes: TAXES, company: wrong }) : aQuote({ taxes: TAXES, total_cents: 1_800 }),
  })
  await openForm(view)
  await save(view)
  await expect.element(nameField(view)).toHaveAttribute('aria-invalid', 'true')
  await userEvent.fill(nameField(view), REED.company)
  await userEvent.fill(numberField(view), 'DE136695975')
  await save(view)
  await expect.element(numberField(view)).toHaveAttribute('aria-invalid', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(view.getByRole('button', { name: 'Place order · $18.00' })).toBeVisible()
  await expect.element(view.getByText('Buying for a company?')).toBeVisible()
})

test('a number of another country is accepted, and the row says that the taxes are those of a consumer', async () => {
  const msg = 'This tax number isn’t from the country that you’re sending to.'
  const company = verdict({ company_tax_number: 'ATU13585627', reason: 'tax_number_elsewhere', msg })
  const { view } = await openCheckout({
    'POST /api/checkout/quote': ({ body }) =>
      aQuote({ taxes: TAXES, total_cents: 1_800, company: body.company ? company : null }),
  })
  await openForm(view)
  await userEvent.fill(nameField(view), REED.company)
  await userEvent.fill(numberField(view), 'ATU13585627')
  await save(view)
  await expect.element(view.getByText(msg)).toBeVisible()
  expect(view.getByText(/because the buyer is a company/).elements()).toEqual([])
})

test('the form starts with the last company, which can be removed', async () => {
  let last: typeof REED | null = REED
  const { view, requests } = await openCheckout({
    'GET /api/user/company': () => last,
    'POST /api/user/company_remove': () => {
      last = null
      return null
    },
  })
  await openForm(view)
  await expect.element(nameField(view)).toHaveValue('Reed GmbH')
  await expect.element(numberField(view)).toHaveValue('DE136695976')
  await userEvent.click(view.getByRole('button', { name: 'Remove company' }))
  await expect.poll(() => requests('POST /api/user/company_remove')).toHaveLength(1)
  await openForm(view)
  await expect.element(nameField(view)).toHaveValue('')
  expect(view.getByRole('button', { name: 'Remove company' }).elements()).toEqual([])
})
