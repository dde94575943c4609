import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addressNow, button, dialog, type Replies, refuse, renderDesk } from '../../../../testing/fake-desk.tsx'
import { deskPage } from '../../../../testing/fake-money.ts'
import { orderId } from '../../../../testing/fake-orders.ts'
import { aWaiting, PROPOSAL } from '../../../../testing/fake-proposals.ts'
import { aPayment, aProvider, PROVIDERS, paymentsPage, providersAtDesk } from '../../../../testing/fake-providers.ts'

const LIST = 'GET /api/admin/provider/payments'
const CREDIT = 'POST /api/admin/provider/credit'

const openDesk = (address: string, replies: Replies = {}) =>
  renderDesk(address, { replies: { ...PROVIDERS, ...replies } })
const withPayments = (...args: Parameters<typeof paymentsPage>): Replies => ({ [LIST]: paymentsPage(...args) })
const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })

test('held payments are shown first, with card, fee, risk and the other shoppers with the card', async () => {
  const other = { user_id: orderId(52), account: 'mei@sampan.example' }
  const { requests } = await openDesk('/card-top-ups', withPayments(aPayment({ same_card: [other] })))
  await expect
    .element(rowOf('Robin Reed'))
    .toMatchTextContent(
      /Held.*Visa ·· 4242.*\$50\.00.*\$1\.75.*The provider suspects fraud.*Highest risk.*Same card:.*mei@sampan\.example/,
    )
  expect(requests(LIST)[0]?.query).toMatchObject({ status: 'held' })
  await expect
    .element(page.getByRole('link', { name: 'mei@sampan.example' }))
    .toHaveAttribute('href', `/console/shoppers/${orderId(52)}`)
  await expect.element(page.getByText('Test mode')).not.toBeInTheDocument()
})

test('each reason to hold a payment is shown in words, and only risk and balance can be credited', async () => {
  await openDesk(
    '/card-top-ups',
    withPayments(
      aPayment({
        ...{ payment_id: orderId(1), shopper_name: 'Amy', held_because: 'amount', risk: null },
        ...{ arrived_minor: 4_500, arrived_currency: 'USD' },
      }),
      aPayment({
        ...{ payment_id: orderId(2), shopper_name: 'Bob', held_because: 'currency', risk: 'normal' },
        ...{ arrived_minor: 5_000, arrived_currency: 'JPY' },
      }),
      aPayment({ payment_id: orderId(3), shopper_name: 'Cem', held_because: 'balance', risk: 'elevated' }),
      aPayment({ payment_id: orderId(4), shopper_name: 'Dia', held_because: 'deleted', risk: 'review' }),
    ),
  )
  const AT_STRIPE = /It can’t be credited, only refunded\..*cs_live_a1B2c3D4/
  await expect
    .element(rowOf('Amy'))
    .toMatchTextContent(/The amount that arrived isn’t the amount ordered.*Arrived: \$45\.00/)
  await expect.element(rowOf('Amy')).toMatchTextContent(AT_STRIPE)
  await expect
    .element(rowOf('Bob'))
    .toMatchTextContent(/The currency that arrived isn’t the currency ordered.*Arrived: ¥5,000.*Normal risk/)
  await expect.element(rowOf('Cem')).toMatchTextContent(/The balance would exceed its limit.*Elevated risk/)
  await expect.element(rowOf('Dia')).toMatchTextContent(/The account has been deleted.*The provider asks for a review/)
  await expect.element(rowOf('Dia')).toMatchTextContent(AT_STRIPE)
  await expect.poll(() => button('Request credit').elements().length).toBe(1)
})

test('payments are listed by status and shopper, with the reason of a decline', async () => {
  const declined = aPayment({
    ...{ status: 'declined', held_because: null, decline_reason: 'insufficient_funds', risk: 'normal' },
    ...{ brand: 'amex', last_four: '0005', fee_cents: null },
  })
  const { requests } = await openDesk('/card-top-ups', withPayments(declined))
  await button('Declined').click()
  await expect
    .element(rowOf('Robin Reed'))
    .toMatchTextContent(/Declined.*American Express ·· 0005.*–.*Not enough money on the card/)
  await expect.element(page.getByText('Normal risk')).not.toBeInTheDocument()
  await page.getByRole('searchbox', { name: 'Shopper’s email address' }).fill('robin@sampan.example')
  await expect
    .poll(() => requests(LIST).at(-1)?.query)
    .toMatchObject({ status: 'declined', shopper: 'robin@sampan.example' })
  await expect.poll(addressNow).toBe('/card-top-ups?status=declined&shopper=robin%40sampan.example')
})

test('payments before and after the provider’s page are listed without a card and without a decision', async () => {
  await openDesk(
    '/card-top-ups?status=all',
    withPayments(
      aPayment({
        ...{ payment_id: orderId(1), shopper_name: 'Amy', status: 'open', held_because: null, risk: null },
        ...{ method: null, brand: null, last_four: null, fee_cents: null, ref: null },
      }),
      aPayment({
        ...{ payment_id: orderId(2), shopper_name: 'Bob', status: 'pending', held_because: null, risk: null },
        ...{ method: 'konbini', brand: null, last_four: null },
      }),
    ),
  )
  await expect.element(rowOf('Amy')).toMatchTextContent(/At the provider.*–/)
  await expect.element(rowOf('Bob')).toMatchTextContent(/On its way.*Convenience store/)
  await expect.element(button('Request credit')).not.toBeInTheDocument()
})

test('test payments are marked in their rows, and the list warns while a provider has test keys', async () => {
  await openDesk('/card-top-ups', {
    ...withPayments(aPayment({ mode: 'test' })),
    'GET /api/admin/provider/list': providersAtDesk([aProvider({ mode: 'test' })]),
  })
  await expect.element(page.getByText('Test mode: no real money moves')).toBeVisible()
  await expect.element(rowOf('Robin Reed')).toMatchTextContent(/Held.*Test mode/)
})

test('a held payment is proposed for credit with a reason, and then shows its proposal', async () => {
  const proposal = aWaiting('payment_credit', { ref_id: aPayment().payment_id })
  const { requests, fakeReplies } = await openDesk('/card-top-ups', {
    [CREDIT]: () => {
      fakeReplies[LIST] = paymentsPage(aPayment({ proposal }))
      return { proposal_id: PROPOSAL }
    },
  })
  await button('Request credit').click()
  await expect
    .element(dialog('Credit $50.00'))
    .toMatchTextContent(/balance of robin@sampan\.example once a second operator approves/)
  await button('Request approval').click()
  await expect.element(dialog().getByText('Enter a reason')).toBeVisible()
  expect(requests(CREDIT)).toEqual([])
  await dialog().getByRole('textbox', { name: 'Reason' }).fill('The shopper sent proof')
  await button('Request approval').click()
  await expect.element(page.getByText('Sent to a second approver')).toBeVisible()
  expect(requests(CREDIT).map(({ body }) => body)).toEqual([
    { payment_id: aPayment().payment_id, reason: 'The shopper sent proof' },
  ])
  await expect
    .element(rowOf('Robin Reed').getByRole('link', { name: 'Waiting for a second approver' }))
    .toHaveAttribute('href', `/console/proposals/${PROPOSAL}`)
  await expect.element(rowOf('Robin Reed')).toMatchTextContent(/Requested by ben@sampan\.example/)
  await expect.element(button('Request credit')).not.toBeInTheDocument()
})

test('the filters come together with the warning about test keys, which would push them down', async () => {
  const providers = Promise.withResolvers<ReturnType<typeof providersAtDesk>>()
  await openDesk('/card-top-ups', { 'GET /api/admin/provider/list': () => providers.promise })
  await expect.element(page.getByRole('heading', { name: 'Instant top-ups' })).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Status' })).not.toBeInTheDocument()
  providers.resolve(providersAtDesk([aProvider({ mode: 'test' })]))
  await expect.element(page.getByText('Test mode: no real money moves')).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Status' })).toBeVisible()
})

test('a refused credit keeps the typed reason', async () => {
  await openDesk('/card-top-ups', { [CREDIT]: () => refuse('state_changed', 'It was decided') })
  await button('Request credit').click()
  await dialog().getByRole('textbox', { name: 'Reason' }).fill('The shopper sent proof')
  await button('Request approval').click()
  await expect.element(dialog().getByText('It was decided')).toBeVisible()
  await expect.element(dialog().getByRole('textbox', { name: 'Reason' })).toHaveValue('The shopper sent proof')
})

test('on a phone, each payment is a card with its decision', async () => {
  await page.viewport(390, 844)
  await openDesk('/card-top-ups')
  const row = rowOf('Robin Reed')
  await expect.element(row.getByText('The provider suspects fraud')).toBeVisible()
  await expect.element(row.getByText('Highest risk')).toBeVisible()
  await expect.element(row.getByText('Visa ·· 4242')).toBeVisible()
  await expect.element(row.getByRole('button', { name: 'Request credit' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('the list of top-ups links to the instant top-ups', async () => {
  await openDesk('/recharges', { 'GET /api/admin/recharge/list': deskPage() })
  await page.getByRole('main').getByRole('link', { name: 'Instant top-ups' }).click()
  await expect.element(page.getByRole('heading', { name: 'Instant top-ups' })).toBeVisible()
})
