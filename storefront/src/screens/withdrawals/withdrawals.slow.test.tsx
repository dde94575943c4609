import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { pageOf } from '../../../testing/fake-goods.ts'
import { loseReply, type Replies, renderScreen } from '../../../testing/fake-shop.tsx'
import { anExtract, WALLET_ADDRESS } from '../../../testing/fake-wallet.ts'
import { hurry } from '../../../testing/hurry.ts'

/** Without live events, a screen whose shopper waits reads again after this time. */
const POLL_MS = 5_000

const SHORT_ADDRESS = `${WALLET_ADDRESS.slice(0, 10)}…${WALLET_ADDRESS.slice(-8)}`
const AUDITING = anExtract(1)
const PAID = anExtract(2, { status: 1, payout_state: 'done', bank_reference: 'HB-1' })
const SENT = anExtract(3, { status: 1, payout_state: 'sent' })
const REFUSED = anExtract(4, { status: 2, audit_reason: 'The name is not yours.' })
const CANCELLED = anExtract(5, { status: 2, payout_state: 'cancelled' })
const FAILED = anExtract(6, { status: 2, payout_state: 'failed', audit_reason: 'No such card.' })

const openRecord = (address = '/depositRecord', replies: Replies = {}) =>
  renderScreen(address, {
    replies: {
      'GET /api/user/extract_log': ({ query }) =>
        pageOf(
          ...[AUDITING, PAID, SENT, REFUSED, CANCELLED, FAILED].filter(
            (one) => (query.status ?? 'all') === 'all' || `${one.status}` === query.status,
          ),
        ),
      ...replies,
    },
  })

test('each withdrawal shows its charge, destination and outcome', async () => {
  const { view } = await openRecord()
  const card = (place: number) => view.getByRole('article').nth(place)
  await expect
    .element(card(0))
    .toMatchTextContent(/Auditing.*\$50\.00.*\$3\.00 · You’ll receive \$47\.00.*•••• 0123.*on hold/)
  await expect.element(card(1)).toMatchTextContent(/Passed.*We sent \$47\.00 to your bank\. Reference: HB-1/)
  await expect.element(card(2)).toMatchTextContent(/Passed.*on its way to your bank/)
  await expect
    .element(card(3))
    .toMatchTextContent(/Refused.*back in your balance.*Audit result: The name is not yours\./)
  await expect.element(card(4)).toMatchTextContent(/Cancelled.*back in your balance/)
  await expect.element(card(5)).toMatchTextContent(/couldn’t pay this out.*No such card\./)
})

test('a withdrawal that was just requested shows what happens next and when', async () => {
  const { view } = await openRecord(`/depositRecord?sent=${AUDITING.extract_id}`)
  await expect.element(view.getByRole('heading', { name: 'We’ve got your request' })).toBeVisible()
  await expect
    .element(view.getByRole('list', { name: 'What happens next' }))
    .toMatchTextContent(
      /You requested \$50\.00.*Until then you can cancel it.*\$47\.00 arrives at River Bank.*one to three/,
    )
  await expect.element(view.getByRole('link', { name: 'Withdrawal record' })).toHaveAttribute('href', '/depositRecord')
})

test('when a withdrawal is decided while its confirmation is open, its record replaces the confirmation', async () => {
  hurry(POLL_MS)
  let current = AUDITING
  const { view } = await openRecord(`/depositRecord?sent=${AUDITING.extract_id}`, {
    'GET /api/user/extract_log': () => pageOf(current),
  })
  await expect.element(view.getByRole('heading', { name: 'We’ve got your request' })).toBeVisible()
  current = anExtract(1, { status: 1, payout_state: 'sent' })
  await expect.poll(() => view.getByRole('tab', { name: 'Passed' }).query()).not.toBeNull()
})

test('the confirmation of another withdrawal replaces the current confirmation', async () => {
  const second = anExtract(7, { amount_cents: 7000 })
  const { view, visits } = await openRecord(`/depositRecord?sent=${AUDITING.extract_id}`, {
    'GET /api/user/extract_log': () => pageOf(second, AUDITING),
  })
  const stages = view.getByRole('list', { name: 'What happens next' })
  await expect.element(stages).toMatchTextContent(/You requested \$50\.00/)
  await visits.go(`/depositRecord?sent=${second.extract_id}`)
  await expect.element(stages).toMatchTextContent(/You requested \$70\.00/)
})

test('a confirmation that cannot be read offers a retry', async () => {
  const { view, fakeReplies } = await openRecord(`/depositRecord?sent=${AUDITING.extract_id}`, {
    'GET /api/user/extract_log': loseReply,
  })
  await expect.element(view.getByRole('button', { name: 'Try again' })).toBeVisible()
  fakeReplies['GET /api/user/extract_log'] = pageOf(AUDITING)
  await userEvent.click(view.getByRole('button', { name: 'Try again' }))
  await expect.element(view.getByRole('heading', { name: 'We’ve got your request' })).toBeVisible()
})

test('once a withdrawal is audited, its record is shown instead', async () => {
  const { view } = await openRecord(`/depositRecord?sent=${PAID.extract_id}`)
  await expect.element(view.getByRole('tab', { name: 'Passed' })).toBeVisible()
})

test('the tabs filter the list, and the URL contains the chosen tab', async () => {
  const { view, visits } = await openRecord()
  await userEvent.click(view.getByRole('tab', { name: 'Passed' }))
  await expect.element(view.getByRole('article')).toHaveLength(2)
  expect(visits.place().search).toBe('status=1')
})

test('a withdrawal under audit can be cancelled after confirmation', async () => {
  let current = AUDITING
  const { view, requests } = await openRecord('/depositRecord?status=all', {
    'GET /api/user/extract_log': () => pageOf(current),
    'POST /api/user/extract_cancel': () => {
      current = anExtract(1, { status: 2, payout_state: 'cancelled' })
      return current
    },
  })
  await userEvent.click(view.getByRole('button', { name: 'Cancel withdrawal' }))
  await userEvent.click(view.getByRole('button', { name: 'Keep it' }))
  await expect.element(view.getByRole('button', { name: 'Keep it' })).not.toBeInTheDocument()
  expect(requests('POST /api/user/extract_cancel')).toEqual([])
  await userEvent.click(view.getByRole('button', { name: 'Cancel withdrawal' }))
  await userEvent.click(view.getByRole('dialog').getByRole('button', { name: 'Cancel withdrawal' }))
  await expect.element(view.getByText('Withdrawal cancelled')).toBeVisible()
  await expect.element(view.getByRole('article')).toMatchTextContent(/Cancelled/)
  expect(requests('POST /api/user/extract_cancel')[0]?.body).toEqual({ extract_id: AUDITING.extract_id })
})

test('an empty record links to the withdrawal form', async () => {
  const { view } = await openRecord('/depositRecord?status=2', { 'GET /api/user/extract_log': pageOf() })
  await expect.element(view.getByText('No withdrawals')).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/withDraw')
})

test('a withdrawal on a chain shows the recipient’s chain address and the transaction', async () => {
  const destination = {
    draw_type: 'chain' as const,
    network: 'demo',
    token: 'USDT',
    address: WALLET_ADDRESS,
    bank_name: null,
  }
  const onChain = { ...destination, bank_card_number: null, account_name: null }
  const hash = 'ab'.repeat(32)
  const { view } = await openRecord('/depositRecord', {
    'GET /api/user/extract_log': pageOf(
      anExtract(1, onChain),
      anExtract(2, { ...onChain, status: 1, payout_state: 'queued' }),
      anExtract(3, { ...onChain, status: 1, payout_state: 'sent' }),
      anExtract(4, { ...onChain, status: 1, payout_state: 'done', transaction_hash: hash }),
    ),
  })
  const card = (place: number) => view.getByRole('article').nth(place)
  await expect.element(card(0)).toMatchTextContent(new RegExp(`On-chain.*USDT · Demo chain.*${SHORT_ADDRESS}`))
  await expect.element(card(1)).toMatchTextContent(/We’ll send \$47\.00 with our next payout/)
  await expect.element(card(2)).toMatchTextContent(/on its way to your wallet address/)
  await expect.element(card(3)).toMatchTextContent(/to your wallet address\..*Transaction: ababababab…abababab/)
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  onTestFinished(() => write.mockRestore())
  await userEvent.click(card(3).getByRole('button', { name: 'Copy transaction' }))
  await expect.poll(() => write).toHaveBeenCalledWith(hash)
})
