import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addressNow, button, dialog, type Replies, refuse, renderDesk } from '../../../../../testing/fake-desk.tsx'
import { aDispute, DISPUTES, disputesPage } from '../../../../../testing/fake-disputes.ts'
import { orderId } from '../../../../../testing/fake-orders.ts'
import { aWaiting, PROPOSAL } from '../../../../../testing/fake-proposals.ts'

const LIST = 'GET /api/admin/dispute/list'
const DETAIL = 'GET /api/admin/dispute/detail'
const SUBMIT = 'POST /api/admin/dispute/submit'
const ACCEPT = 'POST /api/admin/dispute/accept'
const BEAR = 'POST /api/admin/dispute/bear'

const openDesk = (address: string, replies: Replies = {}) =>
  renderDesk(address, { replies: { ...DISPUTES, ...replies } })
const PANE = `/disputes/${orderId(61)}`

test('disputes to answer are listed first, with amount, reason and deadline', async () => {
  const { requests } = await openDesk('/disputes')
  await expect
    .element(page.getByRole('row', { name: /^Robin Reed/ }))
    .toMatchTextContent(/To answer.*Goods not received.*\$50\.00.*Not answered yet/)
  expect(requests(LIST)[0]?.query).toMatchObject({ status: 'open' })
  await button('To look at').click()
  await expect.poll(() => requests(LIST).at(-1)?.query).toMatchObject({ status: 'problem' })
})

test('each problem and an unknown reason are shown in words', async () => {
  await openDesk('/disputes', {
    [LIST]: disputesPage(
      aDispute({
        ...{ dispute_id: orderId(1), shopper: null, shopper_name: '', payment_id: null, reason: 'bank_cannot_process' },
        ...{ problem: 'payment_unknown', amount_minor: 4_200, currency: 'JPY' },
      }),
      aDispute({ dispute_id: orderId(2), shopper_name: 'Amy', problem: 'amount', answer: 'refused' }),
    ),
  })
  await expect
    .element(page.getByRole('row', { name: /^dp_live/ }))
    .toMatchTextContent(/bank cannot process.*¥4,200.*doesn’t know this payment/)
  await expect
    .element(page.getByRole('row', { name: /^Amy/ }))
    .toMatchTextContent(/The disputed amount is higher than the top-up.*declined the answer/)
})

test('the evidence is read before it is submitted with a statement', async () => {
  const { requests, fakeReplies } = await openDesk(PANE, {
    [SUBMIT]: () => {
      const dispute = aDispute({
        answer: 'evidence_sending',
        evidence_by: 'me',
        evidence_at: '2026-11-23T09:00:00.000Z',
      })
      fakeReplies[DETAIL] = dispute
      return dispute
    },
  })
  await expect.element(page.getByText(/ORDER 4711/)).toBeVisible()
  await expect.element(page.getByText(/of it owed: \$20\.00/)).toBeVisible()
  await button('Submit evidence').click()
  await dialog().getByRole('textbox', { name: 'Statement for the bank' }).fill('Signed for.')
  await dialog().getByRole('button', { name: 'Submit' }).click()
  await expect.element(page.getByText('This text was submitted.')).toBeVisible()
  expect(requests(SUBMIT).map(({ body }) => body)).toEqual([{ dispute_id: orderId(61), note: 'Signed for.' }])
  await expect.element(button('Submit evidence')).not.toBeInTheDocument()
})

test('a PDF goes with the evidence, and another file is refused in words', async () => {
  const { requests } = await openDesk(PANE, { [SUBMIT]: () => aDispute({ answer: 'evidence_sending' }) })
  await button('Submit evidence').click()
  const choose = (name: string, content: string) =>
    userEvent.upload(
      document.querySelector<HTMLElement>('input[type=file]') ?? document.body,
      new File([content], name),
    )
  await choose('note.pdf', 'no PDF')
  await expect.element(dialog().getByText('Choose a PDF of at most 4 MB')).toBeVisible()
  await dialog().getByRole('button', { name: 'Submit' }).click()
  await expect.element(dialog().getByText('Choose a PDF of at most 4 MB').first()).toBeVisible()
  expect(requests(SUBMIT)).toEqual([])
  await choose('note.pdf', '%PDF-1.7\n%%EOF')
  await expect.element(dialog().getByText('Choose a PDF of at most 4 MB')).not.toBeInTheDocument()
  await dialog().getByRole('button', { name: 'Submit' }).click()
  await expect
    .poll(() => requests(SUBMIT).map(({ body }) => body))
    .toEqual([{ dispute_id: orderId(61), pdf: btoa('%PDF-1.7\n%%EOF') }])
})

test('evidence waits until its PDF is read', async () => {
  const read = Promise.withResolvers<void>()
  const { requests } = await openDesk(PANE, { [SUBMIT]: () => aDispute({ answer: 'evidence_sending' }) })
  await button('Submit evidence').click()
  // The first reading of the file, which shows whether it is a PDF.
  const text = vi.spyOn(Blob.prototype, 'text').mockImplementation(() => read.promise.then(() => '%PDF-'))
  onTestFinished(() => text.mockRestore())
  const input = document.querySelector<HTMLElement>('input[type=file]') ?? document.body
  await userEvent.upload(input, new File(['%PDF-1.7\n%%EOF'], 'note.pdf'))
  await expect.element(dialog().getByRole('button', { name: 'Submit' })).toBeDisabled()
  read.resolve()
  await dialog().getByRole('button', { name: 'Submit' }).click()
  await expect
    .poll(() => requests(SUBMIT).map(({ body }) => body))
    .toEqual([{ dispute_id: orderId(61), pdf: btoa('%PDF-1.7\n%%EOF') }])
})

test('without a payment, the evidence needs a statement, and a refusal keeps what was typed', async () => {
  const { requests } = await openDesk(PANE, {
    [DETAIL]: aDispute({
      payment_id: null,
      payment_cents: null,
      shopper: null,
      shopper_name: '',
      problem: 'payment_unknown',
    }),
    [SUBMIT]: () => refuse('state_changed', 'The dispute has changed.'),
  })
  await button('Submit evidence').click()
  await dialog().getByRole('button', { name: 'Submit' }).click()
  await expect.element(dialog().getByText('Enter a statement')).toBeVisible()
  expect(requests(SUBMIT)).toEqual([])
  await dialog().getByRole('textbox', { name: 'Statement for the bank' }).fill('We do not know this card.')
  await dialog().getByRole('button', { name: 'Submit' }).click()
  await expect.element(page.getByText('The dispute has changed.').first()).toBeVisible()
  await expect
    .element(dialog().getByRole('textbox', { name: 'Statement for the bank' }))
    .toHaveValue('We do not know this card.')
})

test('a loss is accepted with a reason and a second operator, and then nothing else is proposed', async () => {
  const { requests, fakeReplies } = await openDesk(PANE, {
    [ACCEPT]: () => {
      fakeReplies[DETAIL] = aDispute({ proposal: aWaiting('dispute_accept', { ref_id: orderId(61), can_open: false }) })
      return { proposal_id: PROPOSAL }
    },
  })
  await button('Accept the loss').click()
  await expect.element(dialog()).toMatchTextContent(/the provider closes the dispute/)
  await button('Request approval').click()
  await expect.element(dialog().getByText('Enter a reason')).toBeVisible()
  await dialog().getByRole('textbox', { name: 'Reason' }).fill('It was never sent')
  await button('Request approval').click()
  await expect.element(page.getByText('Sent to a second approver')).toBeVisible()
  expect(requests(ACCEPT).map(({ body }) => body)).toEqual([{ dispute_id: orderId(61), reason: 'It was never sent' }])
  await expect.element(button('Accept the loss')).not.toBeInTheDocument()
  await expect.element(button('Submit evidence')).toBeVisible()
})

test('disputes are found by shopper and status', async () => {
  const { requests } = await openDesk('/disputes?status=won&shopper=robin%40sampan.example', { [LIST]: disputesPage() })
  await expect.poll(() => requests(LIST)[0]?.query).toMatchObject({ status: 'won', shopper: 'robin@sampan.example' })
  await button('To answer').click()
  await expect.poll(addressNow).toBe('/disputes?shopper=robin%40sampan.example')
})

test('an empty list says that nothing is to be answered', async () => {
  await openDesk('/disputes', { [LIST]: disputesPage() })
  await expect.element(page.getByText('No disputes to answer')).toBeVisible()
})

test('the PDF that goes with the evidence can be downloaded', async () => {
  const { requests } = await openDesk(PANE, {
    [DETAIL]: aDispute({ status: 'evidence_sent', has_pdf: true, evidence_at: '2026-11-23T09:00:00.000Z' }),
    'GET /api/admin/dispute/pdf': { base64: btoa('%PDF-1.7') },
  })
  await button('Download the PDF').click()
  await expect.poll(() => requests('GET /api/admin/dispute/pdf')).toHaveLength(1)
})

test('of a lost dispute, the shop can bear a part, with a reason and a second operator', async () => {
  const { requests } = await openDesk(PANE, {
    [DETAIL]: aDispute({ status: 'lost', due_at: null }),
    [BEAR]: () => ({ proposal_id: PROPOSAL }),
  })
  await expect.element(button('Submit evidence')).not.toBeInTheDocument()
  await button('Let the shop bear it').click()
  await dialog().getByRole('textbox', { name: 'Amount in dollars' }).fill('60')
  await dialog().getByRole('textbox', { name: 'Reason' }).fill('A loyal customer')
  await button('Request approval').click()
  await expect.element(dialog().getByText('Maximum $50.00').first()).toBeVisible()
  await dialog().getByRole('textbox', { name: 'Amount in dollars' }).fill('20')
  await button('Request approval').click()
  await expect.element(page.getByText('Sent to a second approver')).toBeVisible()
  expect(requests(BEAR).map(({ body }) => body)).toEqual([
    { dispute_id: orderId(61), loss_cents: 2_000, reason: 'A loyal customer' },
  ])
})

test('on a phone, a dispute is a card with its deadline', async () => {
  await page.viewport(390, 844)
  await openDesk('/disputes')
  const row = page.getByRole('row', { name: /^Robin Reed/ })
  await expect.element(row.getByText('$50.00')).toBeVisible()
  await expect.element(row.getByText('Not answered yet')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
