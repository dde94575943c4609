import { expect, onTestFinished, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { anId } from '../../../testing/fake-goods.ts'
import { aReceipt } from '../../../testing/fake-receipts.ts'
import { renderScreen } from '../../../testing/fake-shop.tsx'

const ORDER = anId(301)
const REFUND = anId(501)
const note = aReceipt({
  receipt_id: REFUND,
  kind: 'credit_note',
  number: 'C-2026-000001',
  goods_cents: 1_000,
  freight_cents: 0,
  discount_cents: 200,
  total_cents: 800,
})
const expectText = (part: Locator, text: string) => expect.poll(() => part.element().textContent).toContain(text)

const receipts = { receipt: aReceipt(), credit_notes: [note] }

test('the receipt shows seller, buyer, lines and sums, and is printed with one tap', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const { view } = await renderScreen(`/receipt/${ORDER}`, { replies: { 'GET /api/order/receipts': receipts } })
  await expect.element(view.getByRole('heading', { name: 'Receipt', level: 1 })).toBeVisible()
  const paper = view.getByRole('article')
  for (const text of ['R-2026-000123', '21 Nov 2026', 'Aoyama Trading KK', 'Tax number: T12', '$15.00'])
    await expectText(paper, text)
  await expect
    .element(paper.getByRole('row', { name: 'Lamp 1 Clay Article no. AOY/17 oak 1 $10.00 $10.00' }))
    .toBeVisible()
  await view.getByRole('button', { name: 'Print' }).click()
  expect(print).toHaveBeenCalledOnce()
  print.mockRestore()
})

test('the receipt names a delivery service that is not the usual one', async () => {
  const fast = aReceipt({ freight_service: 'express', freight_cents: 2_500 })
  const replies = { 'GET /api/order/receipts': { receipt: fast, credit_notes: [] } }
  const { view } = await renderScreen(`/receipt/${ORDER}`, { replies })
  await expectText(view.getByRole('article'), 'Express delivery')
})

test.each([414, 1_440])('a page of %i px shows the title once', async (width) => {
  await page.viewport(width, 900)
  onTestFinished(() => page.viewport(414, 896))
  const { view } = await renderScreen(`/receipt/${ORDER}`, { replies: { 'GET /api/order/receipts': receipts } })
  await expect.element(view.getByText('R-2026-000123')).toBeVisible()
  expect(view.getByRole('heading', { name: 'Receipt', exact: true }).elements()).toHaveLength(1)
})

const headingLevels = () =>
  [...document.querySelectorAll('h1, h2, h3')].filter((heading) => heading.checkVisibility()).map((one) => one.tagName)

test.each([414, 1_440])('the headings of a page of %i px skip no level', async (width) => {
  await page.viewport(width, 900)
  onTestFinished(() => page.viewport(414, 896))
  const { view } = await renderScreen(`/receipt/${ORDER}`, { replies: { 'GET /api/order/receipts': receipts } })
  await expect.element(view.getByText('R-2026-000123')).toBeVisible()
  await expect.poll(() => headingLevels().slice(0, 2)).toEqual(['H1', 'H2'])
})

test.each([320, 390])('with text of double size a receipt fits a window of %i px', async (width) => {
  await page.viewport(width, 844)
  document.documentElement.style.fontSize = '200%'
  onTestFinished(async () => {
    document.documentElement.style.fontSize = ''
    await page.viewport(414, 896)
  })
  const receipt = aReceipt()
  const lines = receipt.lines.map((line) => ({
    ...line,
    price_cents: 123_456,
    amount_cents: 123_456 * 24,
    quantity: 24,
  }))
  const wide = { ...receipts, receipt: { ...receipt, lines, goods_cents: 123_456 * 24 } }
  const { view } = await renderScreen(`/receipt/${ORDER}`, { replies: { 'GET /api/order/receipts': wide } })
  const paper = view.getByRole('article')
  await expect.element(paper.getByText('$29,629.44').first()).toBeVisible()
  const { right } = paper.element().getBoundingClientRect()
  const parts = [...paper.element().querySelectorAll('h2, p, dt, dd, td')]
  const outside = parts.filter((part) => part.getBoundingClientRect().right > right)
  expect(outside.map((part) => part.textContent)).toEqual([])
  expect(document.documentElement.scrollWidth).toBe(width)
  await expect.element(paper.getByRole('row', { name: /24 \$1,234.56 \$29,629.44/ })).toBeVisible()
})

test('the credit note of a refund names its receipt and what was deducted', async () => {
  const replies = { 'GET /api/order/receipts': receipts }
  const { view } = await renderScreen(`/receipt/${ORDER}/${REFUND}`, { replies })
  await expect.element(view.getByRole('heading', { name: 'Credit note', level: 1 })).toBeVisible()
  const paper = view.getByRole('article')
  for (const text of ['C-2026-000001', 'For receiptR-2026-000123', 'and freight−$2.00', 'Total refunded$8.00'])
    await expectText(paper, text)
})

test('a credit note that the order does not have is not found', async () => {
  const replies = { 'GET /api/order/receipts': { ...receipts, credit_notes: [] } }
  const { view } = await renderScreen(`/receipt/${ORDER}/${REFUND}`, { replies })
  await expect.element(view.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('the shopper puts a company on the receipt', async () => {
  const company = { company: 'Mori KK', company_tax_number: 'T7000012050002' }
  const namedReceipt = { ...receipts, receipt: aReceipt({ buyer: { ...receipts.receipt.buyer, ...company } }) }
  let current = receipts
  const { view, requests } = await renderScreen(`/receipt/${ORDER}`, {
    replies: {
      'GET /api/order/receipts': () => current,
      'POST /api/order/receipt_company': () => {
        current = namedReceipt
        return namedReceipt
      },
    },
  })
  await view.getByRole('button', { name: 'Company details' }).click()
  await view.getByRole('textbox', { name: 'Company name' }).fill('Mori KK')
  await view.getByRole('textbox', { name: 'Company tax number' }).fill('T7000012050002')
  await view.getByRole('button', { name: 'Save' }).click()
  await expectText(view.getByRole('article'), 'Mori KK')
  await expectText(view.getByRole('article'), 'Tax number: T7000012050002')
  expect(requests('POST /api/order/receipt_company')).toMatchObject([{ body: { order_id: ORDER, ...company } }])
})

test('a wrong tax number says at once what is wrong, and numbers of other countries are accepted', async () => {
  const in_germany = aReceipt({ buyer: { ...receipts.receipt.buyer, country: 'DE' } })
  const { view } = await renderScreen(`/receipt/${ORDER}`, {
    replies: { 'GET /api/order/receipts': { ...receipts, receipt: in_germany } },
  })
  await view.getByRole('button', { name: 'Company details' }).click()
  const number = view.getByRole('textbox', { name: 'Company tax number' })
  const leave = () => view.getByRole('textbox', { name: 'Company name' }).click()
  await number.fill('DE13669597')
  await leave()
  await expect.element(view.getByText(/They look like DE136695976/)).toBeVisible()
  await number.fill('DE136695978')
  await leave()
  await expect.element(view.getByText('One of the digits is wrong. Check the number.')).toBeVisible()
  await number.fill('DE 136 695 976')
  await leave()
  await expect.element(number).not.toHaveAttribute('aria-invalid', 'true')
  await number.fill('EIN 12-3456789')
  await leave()
  await expect.element(view.getByText('Tax numbers here look like DE136695976.')).toBeVisible()
  await expect.element(number).not.toHaveAttribute('aria-invalid', 'true')
})

const AUSTRALIAN = {
  country: 'AU',
  is_tax_invoice: true,
  seller_numbers: ['83 914 571 673'],
  exemption: null,
  rates: [
    { name: 'gst' as const, rate_1000: 10_000, net_cents: 1_500, tax_cents: 150, included_cents: 0, local_tax: 227 },
  ],
  charges: [],
  exchange: { currency: 'AUD', micros: 660_000, day: '2026-11-21' },
  reduced_lines: [],
}

test('a receipt with taxes is a tax invoice with the number of the seller and the tax by rate', async () => {
  const invoice = aReceipt({ tax_cents: 150, total_cents: 1_650, invoice: AUSTRALIAN })
  const { view } = await renderScreen(`/receipt/${ORDER}`, {
    replies: { 'GET /api/order/receipts': { ...receipts, receipt: invoice } },
  })
  await expect.element(view.getByRole('heading', { name: 'Tax invoice', level: 1 })).toBeVisible()
  const paper = view.getByRole('article')
  for (const text of ['ABN 83 914 571 673', 'GST 10% on $15.00', '$1.50', 'AUD 1 = USD 0.66', '2.27'])
    await expectText(paper, text)
  expect(paper.element().textContent).not.toContain('It is not a tax invoice')
})

test('an invoice has the words of its destination, and marks goods at a reduced rate', async () => {
  const japanese = {
    ...AUSTRALIAN,
    ...{ country: 'JP', seller_numbers: ['T7000012050002'], reduced_lines: [0], exchange: null },
    rates: [{ ...AUSTRALIAN.rates[0], name: 'consumption_tax' as const, rate_1000: 8_000, local_tax: null }],
  } as NonNullable<ReturnType<typeof aReceipt>['invoice']>
  const invoice = aReceipt({ tax_cents: 120, total_cents: 1_620, invoice: japanese })
  const { view } = await renderScreen(`/receipt/${ORDER}`, {
    replies: { 'GET /api/order/receipts': { ...receipts, receipt: invoice } },
  })
  const paper = view.getByRole('article')
  for (const text of ['適格請求書', '※ Lamp 1', 'Consumption tax 8% on $15.00', '※ Reduced tax rate', 'T7000012050002'])
    await expectText(paper, text)
})

test('in the language of the destination its words are the title', async () => {
  const japanese = { ...AUSTRALIAN, country: 'JP', seller_numbers: ['T7000012050002'] }
  const invoice = aReceipt({ tax_cents: 150, total_cents: 1_650, invoice: japanese })
  const { view } = await renderScreen(`/receipt/${ORDER}`, {
    locale: 'ri',
    replies: { 'GET /api/order/receipts': { ...receipts, receipt: invoice } },
  })
  await expect.element(view.getByRole('heading', { name: '適格請求書', level: 1 })).toBeVisible()
})

test('the invoice of a company that pays no tax says why, and its company can’t be changed', async () => {
  const german = { ...AUSTRALIAN, country: 'DE', seller_numbers: ['DE136695976'], rates: [], exchange: null }
  const invoice = aReceipt({ tax_cents: 0, invoice: { ...german, exemption: 'reverse_charge' } })
  const { view } = await renderScreen(`/receipt/${ORDER}`, {
    replies: { 'GET /api/order/receipts': { ...receipts, receipt: invoice } },
  })
  const paper = view.getByRole('article')
  await expectText(paper, 'Reverse charge: the buyer accounts for the tax.')
  await expectText(paper, 'Steuerschuldnerschaft des Leistungsempfängers')
  await expect.element(view.getByRole('button', { name: 'Print' })).toBeVisible()
  expect(view.getByRole('button', { name: 'Company details' }).elements()).toEqual([])
})
