import { expect, test } from 'vitest'
import { anId, anOrder } from '../../../testing/fake-goods.ts'
import { renderScreen } from '../../../testing/fake-shop.tsx'

const company = {
  ...{ company: 'Mori KK', company_tax_number: 'T7000012050002', number_fault: null, number_country: 'JP' },
  ...{ delivery_country: 'JP', checked_at: '2026-11-22T05:00:00.000Z', tax_effect: 'arrival' as const },
  ...{ register_result: null, register_checked_on: null },
}
const open = async (order: object) => {
  const replies = { 'GET /api/order/detail': { ...anOrder(1), ...order } }
  return (await renderScreen(`/orderInfo/${anId(301)}`, { replies })).view
}

test('an order of a company names it with its tax number, and says what that means for the taxes', async () => {
  const view = await open({ company })
  await expect.element(view.getByRole('heading', { name: 'Company' })).toBeVisible()
  await expect.element(view.getByText('Mori KK')).toBeVisible()
  await expect.element(view.getByText('Tax number: T7000012050002')).toBeVisible()
  await expect.element(view.getByText('Taxes are due on arrival because the buyer is a company.')).toBeVisible()
})

test("an order of a consumer names no company, nor does one whose company's data was deleted", async () => {
  for (const none of [null, { ...company, company: null, company_tax_number: null }]) {
    const view = await open({ company: none })
    await expect.element(view.getByRole('heading', { name: 'Shipping address' })).toBeVisible()
    expect(view.getByRole('heading', { name: 'Company' }).elements()).toEqual([])
  }
})
