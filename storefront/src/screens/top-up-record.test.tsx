import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderScreen } from '../../testing/fake-shop.tsx'
import { aRecharge, rechargePage } from '../../testing/fake-wallet.ts'

const AUDITING = aRecharge(1)
const PASSED = aRecharge(2, { status: 1, amount_cents: 20_000, arrival_cents: 19_500 })
const REFUSED = aRecharge(3, { status: 2, amount_cents: 30_000, audit_reason: 'The receipt is of another transfer.' })

const openRecord = (address = '/topUpRecord') =>
  renderScreen(address, {
    replies: {
      'GET /api/user/recharge_log': ({ query }) =>
        rechargePage(
          ...[AUDITING, PASSED, REFUSED].filter(
            (one) => (query.status ?? 'all') === 'all' || `${one.status}` === query.status,
          ),
        ),
    },
  })

test('each recharge says what became of it', async () => {
  const { view } = await openRecord()
  const card = (place: number) => view.getByRole('article').nth(place)
  await expect.element(card(0)).toMatchTextContent(/Auditing.*\$100\.00.*We are checking/)
  await expect.element(card(1)).toMatchTextContent(/Passed.*\$200\.00.*\$195\.00 arrived and is in your balance/)
  await expect.element(card(2)).toMatchTextContent(/Refused.*Nothing was added.*The receipt is of another transfer\./)
})

test('the tabs narrow the list, and the address keeps the choice', async () => {
  const { view, visits } = await openRecord()
  await userEvent.click(view.getByRole('tab', { name: 'Passed' }))
  await expect.element(view.getByText(/\$195\.00 arrived/)).toBeVisible()
  await expect.element(view.getByRole('article')).toHaveLength(1)
  expect(visits.place().search).toBe('status=1')
})

test('opened at a status it begins there', async () => {
  const { view } = await openRecord('/topUpRecord?status=2')
  await expect.element(view.getByRole('tab', { name: 'Refused' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(view.getByText('The receipt is of another transfer.')).toBeVisible()
})

test('a list without recharges leads to topping up', async () => {
  const { view } = await renderScreen('/topUpRecord?status=2', {
    replies: { 'GET /api/user/recharge_log': rechargePage() },
  })
  await expect.element(view.getByRole('heading', { name: 'No recharges here' })).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'Top up' })).toHaveAttribute('href', '/topUp')
})
