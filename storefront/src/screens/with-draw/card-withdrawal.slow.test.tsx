import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { anId, pageOf } from '../../../testing/fake-goods.ts'
import { expectMessage, type Replies, refuse, renderScreen } from '../../../testing/fake-shop.tsx'
import { anExtract, extractOptions } from '../../../testing/fake-wallet.ts'

const DONE = { extract_id: anId(901), status: 0 as const, service_charge_cents: 0, net_cents: 4_000, parts: [] }

type Options = ReturnType<typeof extractOptions>
type Card = Options['cards'][number]

/** A payment of $50.00 by a Visa card, of which all is left. */
const aCard = (number = 1, wishes: Partial<Card> = {}): Card => ({
  payment_id: anId(950 + number),
  method: 'card',
  brand: 'visa',
  last_four: '4242',
  left_cents: 5_000,
  is_blocked: false,
  ...wishes,
})

const openForm = (options: Partial<Options> = {}, replies: Replies = {}) =>
  renderScreen('/withDraw', {
    replies: {
      'GET /api/user/extract': extractOptions({ cards: [aCard()], ...options }),
      'GET /api/user/extract_log': pageOf(anExtract()),
      'POST /api/user/extract': DONE,
      ...replies,
    },
  })
type View = Awaited<ReturnType<typeof openForm>>['view']

const fill = (view: View, label: string, text: string) => userEvent.fill(view.getByLabelText(label), text)
const submit = (view: View) => userEvent.click(view.getByRole('button', { name: 'Withdraw', exact: true }))
const typeCode = () => userEvent.keyboard('246810{Enter}')
/** The lines of the sum under the amount, as screen readers read them: amounts are written twice. */
const lines = () =>
  [...document.querySelectorAll('main dl > *')].map((line) => {
    const copy = line.cloneNode(true) as Element // the clone of an element
    for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove()
    return copy.textContent
  })

async function fillBank(view: View) {
  await fill(view, 'Bank name', 'River Bank')
  await fill(view, 'Bank card number', '6222 0212 3456 7890 123')
  await fill(view, 'Account holder', 'Nina Berg')
}

test('while the amount is typed, the form says how much goes back to the card and how much to the bank', async () => {
  const { view } = await openForm()
  await expect.element(view.getByText(/Money you added by card goes back to the card first/)).toBeVisible()
  await fill(view, 'Amount', '40')
  await expect.poll(lines).toEqual(['Back to Visa ·· 4242$40.00', 'Service charge$0.00', 'You’ll receive$40.00'])
  await expect.element(view.getByLabelText('Bank name')).not.toBeInTheDocument()
  await fill(view, 'Amount', '80')
  await expect
    .poll(lines)
    .toEqual(['Back to Visa ·· 4242$50.00', 'To your bank$30.00', 'Service charge$3.00', 'You’ll receive$77.00'])
  await expect.element(view.getByLabelText('Bank name')).toBeVisible()
  await userEvent.click(view.getByRole('button', { name: 'Withdraw all' }))
  await expect
    .poll(lines)
    .toEqual(['Back to Visa ·· 4242$50.00', 'To your bank$250.00', 'Service charge$3.00', 'You’ll receive$297.00'])
})

test('several payments of one card are one line, and each other card has its own', async () => {
  const cards = [aCard(1), aCard(2, { left_cents: 2_000 }), aCard(3, { brand: 'mastercard', last_four: '4444' })]
  const { view } = await openForm({ cards: [...cards, aCard(4, { method: null, brand: null, last_four: null })] })
  await fill(view, 'Amount', '150')
  await expect
    .poll(lines)
    .toEqual([
      'Back to Visa ·· 4242$70.00',
      'Back to Mastercard ·· 4444$50.00',
      'Back to where you paid from$30.00',
      'Service charge$0.00',
      'You’ll receive$150.00',
    ])
})

test('a withdrawal to the card alone needs no bank, and names the card above the keypad', async () => {
  const { view, requests, visits } = await openForm()
  await fill(view, 'Amount', '40')
  await submit(view)
  await expect.element(view.getByText('$40.00 back to Visa ·· 4242')).toBeVisible()
  await expectMessage('Draw Success', typeCode)
  await expect.poll(() => visits.place().path).toBe('/depositRecord')
  expect(requests('POST /api/user/extract')[0]?.body).toEqual({
    draw_type: 'card',
    amount_cents: 4_000,
    card_cents: 4_000,
    payment_code: '246810',
  })
})

test('a split withdrawal names both parts above the keypad, and sends the part that the form showed', async () => {
  const { view, requests } = await openForm()
  await fill(view, 'Amount', '80')
  await submit(view)
  await expect.element(view.getByText('Enter your bank’s name')).toBeVisible()
  await fillBank(view)
  await submit(view)
  await expect.element(view.getByText('$50.00 back to Visa ·· 4242')).toBeVisible()
  await expect.element(view.getByText('$30.00 to your bank')).toBeVisible()
  await expectMessage('Draw Success', typeCode)
  expect(requests('POST /api/user/extract')[0]?.body).toEqual({
    draw_type: 'bank',
    amount_cents: 8_000,
    card_cents: 5_000,
    payment_code: '246810',
    bank_name: 'River Bank',
    bank_card_number: '6222021234567890123',
    account_name: 'Nina Berg',
  })
})

test('the bank that was typed stays while a smaller amount needs none', async () => {
  const { view } = await openForm()
  await fill(view, 'Amount', '80')
  await fillBank(view)
  await fill(view, 'Amount', '50')
  await expect.element(view.getByLabelText('Bank name')).not.toBeInTheDocument()
  await fill(view, 'Amount', '90')
  await expect.element(view.getByLabelText('Bank name')).toHaveValue('River Bank')
  await expect.element(view.getByLabelText('Bank card number')).toHaveValue('6222 0212 3456 7890 123')
})

test.each([
  ['9.99', {}, 'You can withdraw $10.00 or more'],
  ['50.01', {}, '$50.00 goes back to your cards, and the rest is too small for its service charge'],
  ['53', {}, '$50.00 goes back to your cards, and the rest is too small for its service charge'],
  [
    '60',
    { cards: [aCard(1, { left_cents: 2_000 }), aCard(2, { is_blocked: true })] },
    'A card didn’t take a refund. Until our team has checked this, you can withdraw up to $20.00',
  ],
  [
    '155',
    { cards: Array.from({ length: 31 }, (_, number) => aCard(number, { left_cents: 500 })) },
    'This would go back to too many payments. You can withdraw up to $150.00 at a time',
  ],
])('the amount %s is rejected with %o', async (amount, options, message) => {
  const { view, requests } = await openForm(options)
  await fill(view, 'Amount', amount)
  await submit(view)
  await expect.element(view.getByText(message)).toBeVisible()
  await expect.element(view.getByLabelText('Amount')).toHaveFocus()
  expect(requests('POST /api/user/extract')).toEqual([])
})

test('money whose card did not take it is named with its sum', async () => {
  const unnamed = { method: null, brand: null, last_four: null }
  const { view } = await openForm({
    cards: [aCard(1, { is_blocked: true }), aCard(2, { is_blocked: true, left_cents: 700, ...unnamed })],
  })
  await expect
    .element(view.getByText(/^Visa ·· 4242 didn’t take a refund\. Our team .* pay you \$50\.00\./))
    .toBeVisible()
  await expect.element(view.getByText(/^A refund was sent back to us\. Our team .* pay you \$7\.00\./)).toBeVisible()
})

test('a payment that becomes disputed meanwhile: the refusal is shown, the input stays, and the parts are new', async () => {
  let is_disputed = false
  const { view } = await openForm(
    {},
    {
      'GET /api/user/extract': () =>
        is_disputed
          ? extractOptions({ is_disputed, balance_cents: 45_000, cards: [] })
          : extractOptions({ cards: [aCard()] }),
      'POST /api/user/extract': () => {
        is_disputed = true
        return refuse('dispute_open', 'A card payment of yours is disputed.')
      },
    },
  )
  await fill(view, 'Amount', '80')
  await fillBank(view)
  await submit(view)
  await expect.element(view.getByText('$50.00 back to Visa ·· 4242')).toBeVisible()
  await expectMessage('A card payment of yours is disputed.', typeCode)
  await expect.element(view.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(lines).toEqual(['Service charge$3.00', 'You’ll receive$77.00'])
  await expect.element(view.getByLabelText('Amount')).toHaveValue('80.00')
  await expect.element(view.getByLabelText('Bank name')).toHaveValue('River Bank')
  await expect.element(view.getByRole('button', { name: 'Withdraw', exact: true })).toBeDisabled()
})

test('parts that have changed meanwhile are refused: the form shows the new ones, and sends them', async () => {
  let left_cents = 5_000
  const { view, requests } = await openForm(
    {},
    {
      'GET /api/user/extract': () => extractOptions({ cards: [aCard(1, { left_cents })] }),
      'POST /api/user/extract': ({ body }) => {
        if (body.card_cents === left_cents) return DONE
        return refuse('state_changed', 'Please look again.')
      },
    },
  )
  await fill(view, 'Amount', '80')
  await fillBank(view)
  await submit(view)
  await expect.element(view.getByText('$50.00 back to Visa ·· 4242')).toBeVisible()
  left_cents = 2_000
  await expectMessage('Please look again.', typeCode)
  await expect.poll(lines).toContain('Back to Visa ·· 4242$20.00')
  await expect.element(view.getByLabelText('Bank card number')).toHaveValue('6222 0212 3456 7890 123')
  await submit(view)
  await expect.element(view.getByText('$60.00 to your bank')).toBeVisible()
  await expectMessage('Draw Success', typeCode)
  expect(requests('POST /api/user/extract').map(({ body }) => body.card_cents)).toEqual([5_000, 2_000])
})
