import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { anId, pageOf } from '../../../testing/fake-goods.ts'
import { expectMessage, type Replies, renderScreen } from '../../../testing/fake-shop.tsx'
import { anExtract } from '../../../testing/fake-wallet.ts'

type Extract = ReturnType<typeof anExtract>

const VISA = { method: 'card', brand: 'visa', last_four: '4242' }
const NO_BANK = { bank_name: null, bank_card_number: null, account_name: null, service_charge_cents: 0 }

/** A withdrawal of $50.00 that goes back to a card. */
const toCard = (number: number, wishes: Partial<Extract> = {}) =>
  anExtract(number, { draw_type: 'card', card: VISA, net_cents: 5_000, ...NO_BANK, ...wishes })

const openRecord = (entries: Extract[], address = '/depositRecord', replies: Replies = {}) =>
  renderScreen(address, { replies: { 'GET /api/user/extract_log': pageOf(...entries), ...replies } })

test('a withdrawal to a card names the card, and says how far the refund is', async () => {
  const passed = { status: 1 as const }
  const { view } = await openRecord([
    toCard(1),
    toCard(2, { ...passed, payout_state: 'queued' }),
    toCard(3, { ...passed, payout_state: 'sent' }),
    toCard(4, { ...passed, payout_state: 'done' }),
    toCard(5, { status: 2, payout_state: 'failed', audit_reason: 'Your card didn’t take it.' }),
    toCard(6, { card: { method: null, brand: null, last_four: null } }),
  ])
  const row = (place: number) => view.getByRole('article').nth(place)
  await expect.element(row(0)).toMatchTextContent(/Back to your card.*Visa ·· 4242.*you can still cancel/)
  await expect.element(row(0)).not.toMatchTextContent(/Service charge/)
  await expect.element(row(1)).toMatchTextContent(/We’ll refund \$50\.00 to your card shortly/)
  await expect.element(row(2)).toMatchTextContent(/We’re refunding \$50\.00 to your card/)
  await expect.element(row(3)).toMatchTextContent(/\$50\.00 is on its way back to your card\. It takes 5–10 days/)
  await expect.element(row(4)).toMatchTextContent(/back in your balance.*Your card didn’t take it\./)
  await expect.element(row(5)).toMatchTextContent(/Back to your card/)
})

test('the confirmation of a split request says where and when each part arrives', async () => {
  const request_id = anId(990)
  const bank = anExtract(1, { request_id, amount_cents: 3_000, net_cents: 2_700 })
  const { view } = await openRecord([toCard(2, { request_id }), bank], `/depositRecord?sent=${bank.extract_id}`)
  await expect
    .element(view.getByRole('list', { name: 'What happens next' }))
    .toMatchTextContent(
      /You requested \$80\.00.*\$27\.00 arrives at River Bank.*one to three.*\$50\.00 arrives at Visa ·· 4242.*5–10 days/,
    )
})

test('cancelling a part says that all parts of its request are cancelled', async () => {
  const request_id = anId(990)
  const part = toCard(2, { request_id })
  const { view, requests } = await openRecord([part], '/depositRecord', {
    'POST /api/user/extract_cancel': toCard(2, { request_id, status: 2, payout_state: 'cancelled' }),
  })
  await userEvent.click(view.getByRole('button', { name: 'Cancel withdrawal' }))
  await expect.element(view.getByText(/We’ll cancel all parts of this request/)).toBeVisible()
  const yes = view.getByRole('dialog').getByRole('button', { name: 'Cancel withdrawal' })
  await expectMessage('Withdrawal cancelled', () => userEvent.click(yes))
  await expect.poll(() => requests('POST /api/user/extract_cancel')[0]?.body).toEqual({ extract_id: part.extract_id })
})
