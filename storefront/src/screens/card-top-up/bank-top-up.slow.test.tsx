import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anId, pageOf } from '../../../testing/fake-goods.ts'
import { loseReply, type Replies, refuse, renderScreen } from '../../../testing/fake-shop.tsx'
import { takePictures } from '../../../testing/fake-upload.ts'
import { aRecharge, aRechargeOffer } from '../../../testing/fake-wallet.ts'

const UPLOADED = { code: 1, msg: '', data: { file_id: anId(800), url: '/files/receipt.webp', width: 8, height: 8 } }
const DONE = { recharge_id: anId(701), status: 0 as const }

const openBank = (replies: Replies = {}, address = '/bankTopUp') =>
  renderScreen(address, {
    replies: {
      'GET /api/user/recharge': aRechargeOffer(),
      'GET /api/user/recharge_log': pageOf(),
      'GET /api/user/order_list': pageOf(),
      'POST /api/user/recharge': DONE,
      ...replies,
    },
  })
type View = Awaited<ReturnType<typeof openBank>>['view']

const receipt = () => new File(['picture'], 'receipt.png', { type: 'image/png' })
const addReceipt = async (view: View) => {
  await userEvent.upload(view.getByLabelText('Payment evidence'), receipt())
  await expect.element(view.getByText('1 of 5')).toBeVisible()
}
const send = (view: View) => userEvent.click(view.getByRole('button', { name: 'I’ve sent the money' }))

test('each bank account shows all data needed for a transfer, with the shopper’s reference', async () => {
  const { view } = await openBank()
  await expect.element(view.getByText('000-1')).toBeVisible()
  await expect.element(view.getByText('USD · US Dollar')).toBeVisible()
  await expect.element(view.getByText('SP-ABC234')).toBeVisible()
  await expect.element(view.getByText('SP-ABC234')).toHaveAttribute('translate', 'no')
  await userEvent.click(view.getByRole('button', { name: 'River Bank' }))
  await expect.element(view.getByText('000-2')).toBeVisible()
  await expect.element(view.getByText('EUR · Euro')).toBeVisible()
  for (const name of ['account holder', 'account number', 'SWIFT code', 'your reference'])
    await expect.element(view.getByRole('button', { name: `Copy ${name}` })).toBeVisible()
})

test.each([
  ['', 'Please fill correct amount'],
  ['9.99', 'Please fill correct amount: from $10.00'],
  ['-20', 'Please fill correct amount: from $10.00'],
  ['500.01', 'Please fill correct amount: at most $500.00'],
])('the amount %j is rejected', async (amount, message) => {
  const { view, requests } = await openBank()
  if (amount) await userEvent.fill(view.getByLabelText('Amount sent'), amount)
  await send(view)
  await expect.element(view.getByLabelText('Amount sent')).toHaveAccessibleDescription(message)
  await expect.element(view.getByText('Please upload payment evidence')).toBeVisible()
  expect(requests('POST /api/user/recharge')).toEqual([])
})

test('a transfer is reported with its receipt, and the next screen says what happens with it', async () => {
  const uploads = takePictures({ status: 200, body: UPLOADED })
  const { view, requests, visits } = await openBank({ 'GET /api/user/recharge_log': pageOf(aRecharge(1)) })
  await userEvent.fill(view.getByLabelText('Amount sent'), '123.45')
  await addReceipt(view)
  await userEvent.fill(view.getByLabelText('Bank transaction number (optional)'), ' 99 ')
  await send(view)
  await expect.element(view.getByText('Application successful')).toBeVisible()
  await expect.element(view.getByRole('heading', { name: 'Thank you. We’re checking your transfer.' })).toBeVisible()
  expect(visits.place()).toMatchObject({ path: '/topUpRecord', search: `sent=${DONE.recharge_id}` })
  expect(uploads[0]?.form.get('purpose')).toBe('evidence')
  expect(uploads[0]?.headers.authorization).toBe('Bearer a-token')
  const body = { method: 'manual', amount_cents: 12_345, bank_account_id: anId(601), evidence_ids: [anId(800)] }
  expect(requests('POST /api/user/recharge')[0]?.body).toEqual({ ...body, bank_reference: '99' })
})

test('after a lost reply the request is repeated with the same idempotency key', async () => {
  takePictures({ status: 200, body: UPLOADED })
  let answers = 0
  const { view, requests } = await openBank({
    'POST /api/user/recharge': () => (answers++ === 0 ? loseReply() : DONE),
  })
  await userEvent.fill(view.getByLabelText('Amount sent'), '50')
  await addReceipt(view)
  await send(view)
  await expect.element(view.getByText('Can’t reach the shop')).toBeVisible()
  await expect.element(view.getByText('Can’t reach the shop')).not.toBeInTheDocument()
  await send(view)
  await expect.element(view.getByRole('heading', { name: 'Recharge record' })).toBeVisible()
  const [first, second] = requests('POST /api/user/recharge').map(({ key }) => key)
  expect(first).toBeTruthy()
  expect(second).toBe(first)
})

test('a receipt that the shop refuses is reported at its field', async () => {
  takePictures({ status: 200, body: UPLOADED })
  const { view } = await openBank({
    'POST /api/user/recharge': () => refuse('evidence_missing', 'Send the picture again.', { field: 'evidence_ids' }),
  })
  await userEvent.fill(view.getByLabelText('Amount sent'), '50')
  await addReceipt(view)
  await send(view)
  await expect.element(view.getByLabelText('Payment evidence')).toHaveAccessibleDescription('Send the picture again.')
})

test('a file that is not a picture is reported, and can be removed', async () => {
  const msg = 'This is not a picture.'
  takePictures({ status: 200, body: { code: 0, msg, reason: 'file_not_a_picture' } })
  const { view } = await openBank()
  await userEvent.upload(view.getByLabelText('Payment evidence'), receipt())
  await expect.element(view.getByText(msg)).toBeVisible()
  await expect.element(view.getByText(msg)).not.toBeInTheDocument()
  await expect.element(view.getByText('Can’t be uploaded')).toBeVisible()
  expect(view.getByRole('button', { name: 'Try again' }).elements()).toEqual([])
  await userEvent.click(view.getByRole('button', { name: 'Remove picture' }))
  await expect.element(view.getByText('0 of 5')).toBeVisible()
})

test('a picture upload refused with status 401 ends the session', async () => {
  takePictures({ status: 401, body: { code: 401, msg: 'Please log in.' } })
  const { view, visits } = await openBank()
  await userEvent.upload(view.getByLabelText('Payment evidence'), receipt())
  await expect.poll(() => visits.place().path).toBe('/login')
})

test('where statements of the bank confirm transfers, the receipt is optional', async () => {
  const { view, requests } = await openBank({ 'GET /api/user/recharge': aRechargeOffer({ needs_evidence: false }) })
  await expect.element(view.getByLabelText('Payment evidence (optional)')).toBeInTheDocument()
  await expect.element(view.getByText(/^We find your transfer by your reference/)).toBeVisible()
  await userEvent.fill(view.getByLabelText('Amount sent'), '50')
  await send(view)
  await expect.element(view.getByText('Application successful')).toBeVisible()
  expect(requests('POST /api/user/recharge')[0]?.body).toMatchObject({ amount_cents: 5_000, evidence_ids: [] })
})

test('if no bank account is open, the screen says so and links to other ways to top up', async () => {
  const { view } = await openBank({ 'GET /api/user/recharge': aRechargeOffer({ bank_accounts: [] }) })
  await expect.element(view.getByRole('heading', { name: 'Not available right now' })).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'Other ways to top up' })).toHaveAttribute('href', '/topUp')
})

test('the amount missing for a payment fills the form, and the record links back to the payment', async () => {
  takePictures({ status: 200, body: UPLOADED })
  const next = `/payment?orders=${anId(301)}`
  const address = `/bankTopUp?amount_cents=1240&next=${encodeURIComponent(next)}`
  const { view, requests, visits } = await openBank({}, address)
  await expect.element(view.getByLabelText('Amount sent')).toHaveValue('12.40')
  await addReceipt(view)
  await send(view)
  await expect.element(view.getByRole('heading', { name: 'Recharge record' })).toBeVisible()
  expect(requests('POST /api/user/recharge')[0]?.body.amount_cents).toBe(1240)
  expect(new URLSearchParams(visits.place().search).get('next')).toBe(next)
})

test.each([
  ['1', '10.00'],
  ['99999999', '500.00'],
  ['-3', ''],
  ['a', ''],
])('?amount_cents=%s fills the amount with %j', async (amount_cents, value) => {
  const { view } = await openBank({}, `/bankTopUp?amount_cents=${amount_cents}`)
  await expect.element(view.getByLabelText('Amount sent')).toHaveValue(value)
})

test('round amounts within the limits are offered, and a tap fills in the amount', async () => {
  const { view } = await openBank()
  await expect.element(view.getByRole('heading', { name: 'Bank transfer' })).toBeVisible()
  const amounts = view.getByRole('group', { name: 'Amounts' }).getByRole('button')
  await expect
    .poll(() => amounts.elements().map(({ textContent }) => textContent))
    .toEqual(['$10', '$20', '$50', '$100', '$200'])
  await userEvent.click(view.getByRole('button', { name: '$50', exact: true }))
  await expect.element(view.getByLabelText('Amount sent')).toHaveValue('50.00')
  await expect.element(view.getByRole('button', { name: '$50', exact: true })).toHaveAttribute('aria-pressed', 'true')
})

test('after a faulty send the first faulty field and its message are in view, above the footer', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(414, 896))
  const { view } = await openBank()
  await send(view)
  const field = view.getByLabelText('Amount sent')
  await expect.element(field).toHaveFocus()
  const footer = view.getByRole('button', { name: 'I’ve sent the money' }).element()
  const message = view.getByText('Please fill correct amount').element()
  expect(field.element().getBoundingClientRect().top).toBeGreaterThan(60)
  expect(message.getBoundingClientRect().bottom).toBeLessThan(footer.getBoundingClientRect().top)
})
