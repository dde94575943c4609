import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderDesk } from '../../../testing/fake-desk.tsx'
import { anOrder, orderId, ordersPage } from '../../../testing/fake-orders.ts'

const COMPANY = {
  ...{ company: 'Reed Ltd', company_tax_number: 'GB980780684', number_fault: null, number_country: 'GB' },
  ...{ delivery_country: 'GB', checked_at: '2026-11-20T08:00:00.000Z', tax_effect: 'reverse_charge' as const },
  ...{ register_result: null, register_checked_on: null },
}

test('an order of a company shows its number and why no tax was collected, and takes what the register says', async () => {
  let company: NonNullable<Parameters<typeof anOrder>[1]>['company'] = COMPANY
  const { requests } = await renderDesk(`/orders/${orderId(1)}`, {
    replies: {
      'GET /api/admin/order/list': ordersPage(),
      'GET /api/admin/order/detail': () => anOrder(1, { company }),
      'POST /api/admin/order/company_register': () => {
        company = { ...COMPANY, register_result: 'valid', register_checked_on: '2026-11-21' }
        return null
      },
    },
  })
  for (const text of ['GB980780684', 'None, because the company owes them (reverse charge)', 'GB · GB'])
    await expect.element(page.getByText(text)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Valid in the register today', exact: true }))
  await expect.element(page.getByText(/^Valid on .*2026/)).toBeVisible()
  expect(requests('POST /api/admin/order/company_register')[0]?.body).toEqual({
    order_id: orderId(1),
    register_result: 'valid',
  })
})
