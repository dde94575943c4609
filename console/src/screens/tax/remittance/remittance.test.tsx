import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, renderDesk } from '../../../../testing/fake-desk.tsx'
import { OWED, TAXES } from '../../../../testing/fake-taxes.ts'

const dialog = () => page.getByRole('dialog')
const REPLIES = { ...TAXES, ...OWED, 'POST /api/admin/tax/remit': { outcome: 'proposed' as const } }

test('several taxes are settled by one payment, as far as they were due at the end of the month', async () => {
  const { requests } = await renderDesk('/taxes?part=owed', { replies: REPLIES })
  await expect.element(page.getByRole('row', { name: /Germany · Taxes.*\$15\.86.*\$20\.00/ })).toBeVisible()
  expect(requests('GET /api/admin/tax/owed')[0]?.query).toMatchObject({ until: '2031-02-28' })
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await button('Record a payment').click()
  const german = dialog().getByLabelText('Germany · Taxes')
  await expect.element(german).toHaveValue('15.86')
  await expect.element(dialog().getByLabelText('France · Charges')).toHaveAttribute('readonly')
  await german.fill('20.01')
  await dialog().getByRole('button', { name: 'Request approval' }).click()
  await expect.element(dialog().getByText('Maximum $20.00')).toBeVisible()
  await expect.element(dialog().getByText('Enter a reference')).toBeVisible()
  await german.fill('15.00')
  await expect.element(dialog().getByLabelText('Amount that left the bank')).toHaveAttribute('placeholder', '$12.00')
  await dialog().getByLabelText('Reference').fill('IOSS 2031-02')
  await dialog().getByRole('button', { name: 'Request approval' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(requests('POST /api/admin/tax/remit').map(({ body }) => body)).toMatchObject([
    {
      ...{ paid_on: '2031-03-02', bank_cents: 1_200, reference: 'IOSS 2031-02' },
      lines: [
        { country: 'DE', kind: 'tax', amount_cents: 1_500 },
        { country: 'FR', kind: 'charge', amount_cents: -300 },
      ],
    },
  ])
})

test('a payment that was recorded by mistake is reversed with a reason', async () => {
  const reverse = 'POST /api/admin/tax/remittance/reverse'
  const { requests } = await renderDesk('/taxes?part=owed', { replies: { ...REPLIES, [reverse]: { outcome: 'done' } } })
  await button('Reverse IOSS 2031-01').click()
  await dialog().getByLabelText('Reason').fill('Paid by another company')
  await dialog().getByRole('button', { name: 'Reverse' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(requests(reverse).map(({ body }) => body)).toMatchObject([{ reason: 'Paid by another company' }])
})

test('operators without the right to money don’t see what is owed', async () => {
  await renderDesk('/taxes?part=owed', { replies: TAXES, roles: ['catalogue'] })
  await expect.element(page.getByRole('row', { name: /de-vat/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Owed' })).not.toBeInTheDocument()
})
