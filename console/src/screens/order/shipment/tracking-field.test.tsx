import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dialog, renderDesk } from '../../../../testing/fake-desk.tsx'
import { aListedOrder, anOrder, orderId, ordersPage } from '../../../../testing/fake-orders.ts'

const carrierNamed = (carrier_id: number, name: string) => ({
  ...{ carrier_id: orderId(carrier_id), name, link: null, revision: `${carrier_id}` },
})
const REPLIES = {
  'GET /api/admin/order/list': ordersPage(aListedOrder(1), aListedOrder(2)),
  'GET /api/admin/order/detail': anOrder(1),
  'GET /api/admin/carrier/list': { carriers: [carrierNamed(1, 'Thailand Post'), carrierNamed(2, 'UPS')] },
}
const field = (name: string) => dialog().getByRole('textbox', { name })
const MISTYPED = 'Mistyped? The check digit is wrong for UPS. Compare the number with the label.'

test('a number fills in its carrier; a mistyped one has a hint, which does not stop the parcel', async () => {
  const { requests } = await renderDesk(`/orders/${orderId(1)}`, {
    replies: { ...REPLIES, 'POST /api/admin/order/ship': anOrder(1, { status: 2 }) },
  })
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  await field('Tracking number').fill('1Z5R89390357567127')
  await userEvent.tab()
  await expect.element(dialog().getByRole('combobox', { name: 'Carrier' })).toHaveValue('UPS')
  await field('Tracking number').fill('1Z5R89390357567128')
  await userEvent.tab()
  await expect.element(field('Tracking number')).toHaveAccessibleDescription(MISTYPED)
  await field('Tracking number').fill('EF582568151TH')
  await userEvent.tab()
  await expect.element(dialog().getByText('Not a usual number of UPS. Compare it with the label.')).toBeVisible()
  await dialog().getByRole('button', { name: 'Ship' }).click()
  await expect.poll(() => requests('POST /api/admin/order/ship')[0]?.body).toMatchObject({ carrier: 'UPS' })
})

test('of several parcels, each number names its carrier, and the preview repeats the hint', async () => {
  await renderDesk('/orders', { replies: REPLIES })
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  await field('Tracking number for SP-20261123-0001').fill('1Z5R89390357567127')
  await userEvent.tab()
  await expect.element(field('Carrier for SP-20261123-0001')).toHaveValue('UPS')
  await field('Tracking number for SP-20261123-0002').fill('EF582568151TH')
  await userEvent.tab()
  await expect.element(field('Carrier for SP-20261123-0002')).toHaveValue('Thailand Post')
  await field('Tracking number for SP-20261123-0001').fill('1Z5R89390357567128')
  await dialog().getByRole('combobox', { name: 'Carrier' }).fill('UPS')
  await dialog().getByRole('button', { name: 'Preview' }).click()
  await expect
    .element(
      dialog()
        .getByRole('row', { name: /1Z5R89390357567128/ })
        .getByText(MISTYPED),
    )
    .toBeVisible()
})
