import { expect, test } from 'vitest'
import { button, dialog, renderDesk } from '../../../testing/fake-desk.tsx'
import { anOrder, orderId, ordersPage } from '../../../testing/fake-orders.ts'
import { RECEIPTS } from '../../../testing/fake-receipts.ts'

test('an order shows its receipt and credit notes with seller, company and amounts', async () => {
  await renderDesk(`/orders/${orderId(1)}`, {
    replies: {
      'GET /api/admin/order/list': ordersPage(),
      'GET /api/admin/order/detail': anOrder(),
      'GET /api/admin/order/receipts': RECEIPTS,
    },
  })
  await button('Receipt and credit notes').click()
  for (const text of ['R-2026-000123', 'C-2026-000007', '$107.00', '$49.00'])
    await expect.element(dialog().getByText(text)).toBeVisible()
  await expect.element(dialog().getByText('Harbour Trading Ltd · 1 Pier Road · M2-1').first()).toBeVisible()
  await expect.element(dialog().getByText('Reed & Co · T-77 · Robin Reed').first()).toBeVisible()
})

test('a tax invoice has its duties and its taxes by rate, and that of an exempt company says why it has none', async () => {
  const none = { seller_numbers: ['DE123456789'], rates: [], charges: [], exchange: null, reduced_lines: [] }
  const invoice = {
    ...{ ...none, country: 'DE', is_tax_invoice: true, exemption: null },
    charges: [{ name: 'duty' as const, amount_cents: 348 }],
    rates: [
      {
        name: 'vat' as const,
        rate_1000: 19_000,
        net_cents: 9_380,
        tax_cents: 1_782,
        included_cents: 0,
        local_tax: 1_536,
      },
    ],
  }
  const exempt = { ...none, country: 'FR', is_tax_invoice: true, exemption: 'reverse_charge' as const }
  const [credit_note] = RECEIPTS.credit_notes
  if (!credit_note) throw new Error('the fake order has no credit note')
  await renderDesk(`/orders/${orderId(1)}`, {
    replies: {
      'GET /api/admin/order/list': ordersPage(),
      'GET /api/admin/order/detail': anOrder(),
      'GET /api/admin/order/receipts': {
        receipt: { ...RECEIPTS.receipt, invoice },
        credit_notes: [{ ...credit_note, invoice: exempt }],
      },
    },
  })
  await button('Receipt and credit notes').click()
  await expect.element(dialog().getByRole('heading', { name: 'Tax invoice' })).toBeVisible()
  await expect.element(dialog().getByText('VAT 19%')).toBeVisible()
  await expect.element(dialog().getByText('$17.82 · on $93.80')).toBeVisible()
  await expect.element(dialog().getByText('$3.48')).toBeVisible()
  await expect.element(dialog().getByText('None, because the company owes them (reverse charge)')).toBeVisible()
})
