import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { anId, anOrder, aUser, pageOf } from '../../../testing/fake-goods.ts'
import { type Replies, renderScreen } from '../../../testing/fake-shop.tsx'
import { aReadNetwork, aRecharge, EVM_ADDRESS, WALLET_ADDRESS } from '../../../testing/fake-wallet.ts'
import { hurry } from '../../../testing/hurry.ts'

/** Without live events, a screen whose shopper waits reads again after this time. */
const POLL_MS = 5_000

const AUDITING = aRecharge(1)
const PASSED = aRecharge(2, { status: 1, amount_cents: 20_000, arrival_cents: 19_500 })
const REFUSED = aRecharge(3, { status: 2, amount_cents: 30_000, audit_reason: 'The receipt is of another transfer.' })

const openRecord = (address = '/topUpRecord', replies: Replies = {}) =>
  renderScreen(address, {
    replies: {
      'GET /api/user/order_list': pageOf(),
      'GET /api/user/recharge_log': ({ query }) =>
        pageOf(
          ...[AUDITING, PASSED, REFUSED].filter(
            (one) => (query.status ?? 'all') === 'all' || `${one.status}` === query.status,
          ),
        ),
      ...replies,
    },
  })

test('each recharge shows its outcome', async () => {
  const { view } = await openRecord()
  const card = (place: number) => view.getByRole('article').nth(place)
  await expect.element(card(0)).toMatchTextContent(/Auditing.*\$100\.00.*We’re checking/)
  await expect
    .element(card(1))
    .toMatchTextContent(/Passed.*\$200\.00.*Actual arrival: \$195\.00\. It’s in your balance now/)
  await expect
    .element(card(2))
    .toMatchTextContent(
      /Refused.*Nothing was added to your balance.*Audit result: The receipt is of another transfer\./,
    )
})

test('a recharge on a chain shows its sender and transaction', async () => {
  const sender = { method: 'chain' as const, network: 'demo', address: WALLET_ADDRESS, bank_name: null }
  const { view } = await openRecord('/topUpRecord', {
    'GET /api/user/recharge_log': pageOf(aRecharge(1, { ...sender, transaction_hash: 'ab'.repeat(32) })),
  })
  await expect
    .element(view.getByRole('article'))
    .toMatchTextContent(
      new RegExp(
        `On-chain.*Demo chain.*${WALLET_ADDRESS.slice(0, 10)}…${WALLET_ADDRESS.slice(-8)}.*Transaction: ababababab…abababab`,
      ),
    )
})

test('a waiting transfer that is on a bank statement is shown as confirmed by the bank', async () => {
  const recharge = aRecharge(6, { is_bank_confirmed: true })
  const { view } = await openRecord('/topUpRecord', { 'GET /api/user/recharge_log': pageOf(recharge) })
  await expect.element(view.getByText(/The bank has confirmed your transfer/)).toBeVisible()
})

test.each([
  [{ method: 'card', brand: 'visa', last_four: '4242' }, 'Visa ·· 4242'],
  [{ method: 'card', brand: null, last_four: '4242' }, 'Card ·· 4242'],
  [{ method: 'promptpay', brand: null, last_four: null }, 'PromptPay'],
])('a top-up by %j shows what paid', async (paidBy, text) => {
  const card = { payment_id: anId(950), ...paidBy, disputes: [] }
  const creditedRecharge = aRecharge(5, { method: 'card', card, bank_name: null, status: 1, arrival_cents: 10_000 })
  const { view } = await openRecord('/topUpRecord', { 'GET /api/user/recharge_log': pageOf(creditedRecharge) })
  await expect
    .element(view.getByRole('article'))
    .toMatchTextContent(new RegExp(`Card or wallet app.*\\$100\\.00.*${text}.*in your balance now`))
})

test.each([
  ['open', 10_000, /asked for this payment back\. \$100\.00 is on hold until the bank decides/],
  ['evidence_sent', 10_000, /is on hold until the bank decides/],
  ['won', 0, /The money is yours again/],
  ['lost', 10_000, /so we deducted \$100\.00 from your balance/],
  ['lost', 0, /The money stays in your balance/],
] as const)('a top-up whose dispute is %s says what became of the money', async (status, held_cents, text) => {
  const closed_at = status === 'won' || status === 'lost' ? '2026-11-22T05:00:00.000Z' : null
  const dispute = { dispute_id: anId(951), status, held_cents, opened_at: '2026-11-21T05:00:00.000Z', closed_at }
  const card = { payment_id: anId(950), method: 'card', brand: 'visa', last_four: '4242', disputes: [dispute] }
  const creditedRecharge = aRecharge(5, { method: 'card', card, bank_name: null, status: 1, arrival_cents: 10_000 })
  const { view } = await openRecord('/topUpRecord', { 'GET /api/user/recharge_log': pageOf(creditedRecharge) })
  await expect.element(view.getByRole('article')).toMatchTextContent(text)
  const links = () => view.getByRole('link', { name: 'Customer service' }).elements().length
  await expect.poll(links).toBe(held_cents > 0 ? 1 : 0)
})

test('a deposit that was credited automatically shows its network by name, and no audit', async () => {
  const creditedRecharge = aRecharge(4, {
    ...{
      method: 'chain',
      network: 'ethereum',
      address: EVM_ADDRESS,
      bank_name: null,
      transaction_hash: 'ab'.repeat(32),
    },
    ...{ status: 1, arrival_cents: 10_000 },
  })
  const replies = {
    'GET /api/user/recharge_log': pageOf(creditedRecharge),
    'GET /api/user/getBlockchain': [aReadNetwork()],
  }
  const { view, visits } = await openRecord('/topUpRecord', replies)
  await expect.element(view.getByRole('article')).toMatchTextContent(/On-chain.*Ethereum.*0x5aAeb605…Ef1BeAed/)
  await visits.go(`/topUpRecord?sent=${creditedRecharge.recharge_id}`)
  await expect
    .element(view.getByRole('list', { name: 'What happens next' }))
    .toMatchTextContent(/You sent \$100\.00.*The network confirmed it.*in your balance/)
  await expect.element(view.getByText('We check your transfer')).not.toBeInTheDocument()
})

test('a recharge that was just reported shows what happens next, and follows its audit', async () => {
  hurry(POLL_MS)
  let now = AUDITING
  const { view } = await openRecord(`/topUpRecord?sent=${AUDITING.recharge_id}`, {
    'GET /api/user/recharge_log': () => pageOf(now),
  })
  await expect.element(view.getByRole('heading', { name: 'Thank you. We’re checking your transfer.' })).toBeVisible()
  const stages = view.getByRole('list', { name: 'What happens next' })
  await expect.element(stages).toMatchTextContent(/You sent \$100\.00.*Usually within one working day.*in your balance/)
  await expect.element(view.getByRole('link', { name: 'Keep shopping' })).toHaveAttribute('href', '/home')
  now = { ...AUDITING, status: 1, arrival_cents: 9_900 }
  await expect.poll(() => view.getByText(/Actual arrival: \$99\.00/).query()).not.toBeNull()
})

test('a refused recharge shows the reason, and links to another top-up', async () => {
  const { view } = await openRecord(`/topUpRecord?sent=${REFUSED.recharge_id}`)
  await expect.element(view.getByRole('heading', { name: 'We couldn’t confirm your transfer' })).toBeVisible()
  await expect.element(view.getByText('Audit result: The receipt is of another transfer.')).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'Top up' })).toHaveAttribute('href', '/topUp')
})

test('a recharge that is not among the latest opens the record', async () => {
  const { view } = await openRecord(`/topUpRecord?sent=${anId(799)}`)
  await expect.element(view.getByRole('tab', { name: 'Passed' })).toBeVisible()
})

test('the tabs filter the list, and the URL contains the chosen tab', async () => {
  const { view, visits } = await openRecord()
  await userEvent.click(view.getByRole('tab', { name: 'Passed' }))
  await expect.element(view.getByText(/Actual arrival: \$195\.00/)).toBeVisible()
  await expect.element(view.getByRole('article')).toHaveLength(1)
  expect(visits.place().search).toBe('status=1')
})

test('a status in the URL selects the tab of that status', async () => {
  const { view } = await openRecord('/topUpRecord?status=2')
  await expect.element(view.getByRole('tab', { name: 'Refused' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(view.getByText('Audit result: The receipt is of another transfer.')).toBeVisible()
})

test('an empty list links to the top-up', async () => {
  const { view } = await renderScreen('/topUpRecord?status=2', {
    replies: { 'GET /api/user/recharge_log': pageOf(), 'GET /api/user/order_list': pageOf() },
  })
  await expect.element(view.getByRole('heading', { name: 'No top-ups' })).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'Top up' })).toHaveAttribute('href', '/topUp')
})

test('if a recharge is approved while the record is open, the record updates and links to the unpaid orders', async () => {
  hurry(POLL_MS)
  const user = aUser({ balance_cents: 0 })
  const order = anOrder(1, { waits_for_recharge: true })
  let has_passed = false
  const { view, requests } = await openRecord('/topUpRecord', {
    'GET /api/user/getUserInfo': () => ({ ...user, balance_cents: has_passed ? 10_000 : 0 }),
    'GET /api/user/order_list': () => pageOf({ ...order, waits_for_recharge: !has_passed }),
    'GET /api/user/recharge_log': () =>
      pageOf(has_passed ? { ...AUDITING, status: 1, arrival_cents: 10_000 } : AUDITING),
  })
  await expect
    .element(view.getByRole('link', { name: 'See your waiting order' }))
    .toHaveAttribute('href', `/orderInfo/${anId(301)}`)
  has_passed = true
  await expect.poll(() => view.getByText('Finish paying').query()).not.toBeNull()
  await expect
    .element(view.getByRole('link', { name: 'Finish paying' }))
    .toHaveAttribute('href', `/payment?orders=${anId(301)}`)
  // A recharge with a final status is not polled, not even in the four hurried intervals that follow.
  const { length } = requests('GET /api/user/recharge_log')
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  expect(requests('GET /api/user/recharge_log')).toHaveLength(length)
})

test('the payment that led to the top-up can be finished while its orders are unpaid and the balance is sufficient', async () => {
  const orders = [anOrder(1), anOrder(2, { checkout_id: anId(401) })]
  const next = encodeURIComponent(`/payment?orders=${anId(302)}`)
  const { view } = await openRecord(`/topUpRecord?next=${next}`, {
    'GET /api/user/recharge_log': pageOf(PASSED),
    'GET /api/user/order_list': pageOf(...orders),
  })
  await expect
    .element(view.getByRole('link', { name: 'Finish paying' }))
    .toHaveAttribute('href', `/payment?orders=${anId(302)}`)
})

test('while the balance is too low, there is no link to the payment that led to the top-up', async () => {
  const { view } = await openRecord('/topUpRecord', {
    'GET /api/user/getUserInfo': aUser({ balance_cents: 1_499 }),
    'GET /api/user/recharge_log': pageOf(PASSED),
    'GET /api/user/order_list': pageOf(anOrder(1)),
  })
  await expect.element(view.getByText(/Actual arrival: \$195\.00/)).toBeVisible()
  expect(view.getByText('Finish paying').query()).toBeNull()
})
