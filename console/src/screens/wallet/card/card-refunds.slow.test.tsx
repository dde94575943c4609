import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCardRefund, CARD_REFUNDS } from '../../../../testing/fake-card-refunds.ts'
import { addressNow, button, dialog, type Replies, refuse, renderDesk } from '../../../../testing/fake-desk.tsx'
import { deskPage, extractId } from '../../../../testing/fake-money.ts'
import { aWaiting, PROPOSAL } from '../../../../testing/fake-proposals.ts'

const LIST = 'GET /api/admin/provider/refunds'
const WAY = 'POST /api/admin/provider/refund_way'

const openDesk = (address: string, replies: Replies = {}) =>
  renderDesk(address, { replies: { ...CARD_REFUNDS, ...replies } })
const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })
const withRefunds = (...refunds: ReturnType<typeof aCardRefund>[]): Replies => ({ [LIST]: deskPage(...refunds) })

test('declined refunds are shown first, with their card, cause, withdrawal and the provider’s id', async () => {
  const { requests } = await openDesk('/card-refunds', withRefunds(aCardRefund()))
  const row = rowOf('Robin Reed')
  await expect
    .element(row)
    .toMatchTextContent(/Declined.*Visa ·· 4242.*\$50\.00.*sent the refund back.*Withdrawal.*Stripe: re_live_a1B2c3D4/)
  await expect
    .element(row.getByRole('link', { name: 'Withdrawal' }))
    .toHaveAttribute('href', `/console/withdrawals/${extractId(1)}?state=all`)
  expect(requests(LIST)[0]?.query).toMatchObject({ state: 'undecided' })
  await button('On its way').click()
  await expect.poll(() => requests(LIST).at(-1)?.query).toMatchObject({ state: 'under_way' })
  await expect.poll(addressNow).toBe('/card-refunds?state=under_way')
})

test('another way is proposed with a reason, and the proposal is shown', async () => {
  const { requests, fakeReplies } = await openDesk('/card-refunds', {
    ...withRefunds(aCardRefund()),
    [WAY]: () => {
      const proposal = aWaiting('card_other_way', { ref_id: extractId(1) })
      fakeReplies[LIST] = deskPage(aCardRefund({ proposal }))
      return { outcome: 'proposed' }
    },
  })
  await button('Request another way').click()
  await expect.element(dialog('Another way for $50.00')).toMatchTextContent(/belongs to the person who paid/)
  await dialog().getByRole('textbox', { name: 'Reason' }).fill('The bank closed the card')
  await button('Request approval').click()
  await expect.element(page.getByText('Sent to a second approver')).toBeVisible()
  expect(requests(WAY).map(({ body }) => body)).toEqual([
    { refund_id: extractId(1), way: 'other', reason: 'The bank closed the card' },
  ])
  await expect
    .element(rowOf('Robin Reed').getByRole('link', { name: 'Waiting for a second approver' }))
    .toHaveAttribute('href', `/console/proposals/${PROPOSAL}`)
  await expect.element(button('Request another way')).not.toBeInTheDocument()
})

test('one operator allows the card again', async () => {
  const { requests } = await openDesk('/card-refunds', {
    ...withRefunds(aCardRefund()),
    [WAY]: () => ({ outcome: 'done' }),
  })
  await button('Allow the card again').click()
  await dialog().getByRole('textbox', { name: 'Reason' }).fill('The bank unlocked it')
  await dialog().getByRole('button', { name: 'Allow', exact: true }).click()
  await expect.element(page.getByText('The card is allowed again')).toBeVisible()
  expect(requests(WAY).map(({ body }) => body)).toMatchObject([{ way: 'card' }])
})

test('a decision needs a reason, and a refusal of the server keeps what was typed', async () => {
  const { requests } = await openDesk('/card-refunds', {
    ...withRefunds(aCardRefund()),
    [WAY]: () => refuse('state_changed', 'Somebody has decided already.'),
  })
  await button('Request another way').click()
  await button('Request approval').click()
  await expect.element(dialog().getByText('Enter a reason')).toBeVisible()
  expect(requests(WAY)).toEqual([])
  await dialog().getByRole('textbox', { name: 'Reason' }).fill('The bank closed the card')
  await button('Request approval').click()
  await expect.element(page.getByText('Somebody has decided already.').first()).toBeVisible()
  await expect.element(dialog().getByRole('textbox', { name: 'Reason' })).toHaveValue('The bank closed the card')
})

test('an empty list says that nothing waits', async () => {
  await openDesk('/card-refunds', { [LIST]: deskPage() })
  await expect.element(page.getByText('No declined refunds')).toBeVisible()
})

test('a search without results repeats the address', async () => {
  const { requests } = await openDesk('/card-refunds?state=all&shopper=amy%40sampan.example', { [LIST]: deskPage() })
  await expect.element(page.getByText(/amy@sampan\.example/).first()).toBeVisible()
  await expect.poll(() => requests(LIST)[0]?.query).toMatchObject({ shopper: 'amy@sampan.example' })
})

test('decided, running and held payments’ refunds have no decision, and other currencies are shown as they are', async () => {
  await openDesk(
    '/card-refunds?state=all',
    withRefunds(
      aCardRefund({ refund_id: extractId(1), shopper_name: 'Amy', way: 'other', way_by: 'ben@sampan.example' }),
      aCardRefund({ refund_id: extractId(2), shopper_name: 'Bob', way: 'card', way_by: 'ben@sampan.example' }),
      aCardRefund({ refund_id: extractId(3), shopper_name: 'Cem', state: 'pending', problem: null, ended_at: null }),
      aCardRefund({
        ...{ refund_id: extractId(4), shopper_name: 'Dia', state: 'done', problem: null, extract_id: null },
        ...{ amount_minor: 5_000, currency: 'JPY' },
      }),
    ),
  )
  await expect.element(rowOf('Amy')).toMatchTextContent(/may leave by bank or on-chain\. Approved by ben@/)
  await expect.element(rowOf('Bob')).toMatchTextContent(/ben@sampan\.example allowed to withdraw to the card again/)
  await expect.element(rowOf('Cem')).toMatchTextContent(/At the provider/)
  await expect.element(rowOf('Dia')).toMatchTextContent(/Refunded.*¥5,000.*refunds a held payment/)
  await expect.element(button('Request another way')).not.toBeInTheDocument()
  await expect.element(button('Allow the card again')).not.toBeInTheDocument()
})

test('on a phone, each refund is a card with its decisions', async () => {
  await page.viewport(390, 844)
  await openDesk('/card-refunds', withRefunds(aCardRefund()))
  const row = rowOf('Robin Reed')
  await expect.element(row.getByText('Visa ·· 4242')).toBeVisible()
  await expect.element(row.getByRole('button', { name: 'Request another way' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
