import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CATALOGUE } from '../../testing/fake-catalogue.ts'
import { button, dialog, type Replies, refuse, renderDesk } from '../../testing/fake-desk.tsx'
import { aRecharge, deskPage, rechargeId } from '../../testing/fake-money.ts'
import { aListedOrder, anOrder, orderId, ordersPage } from '../../testing/fake-orders.ts'

const LIST: Replies = {
  'GET /api/admin/order/list': ordersPage(aListedOrder(1), aListedOrder(2)),
  'GET /api/admin/order/detail': anOrder(2),
  'GET /api/admin/carrier/list': { carriers: [] },
}
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const row = (number: number) => page.getByRole('link', { name: `SP-20261123-000${number}` })

test('a new screen moves the focus to its heading, and Back returns the focus to the link that opened the screen', async () => {
  await renderDesk('/products', { replies: { ...CATALOGUE, ...LIST } })
  const product = page.getByRole('main').getByRole('link').first()
  await expect.element(product).toBeVisible()
  expect(document.activeElement).toBe(document.body)
  product.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Desk lamp')).toHaveFocus()
  history.back()
  await expect.element(product).toHaveFocus()
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Orders' }).click()
  await expect.element(heading('Orders')).toHaveFocus()
})

test('when the pane of a row is closed, the focus returns to the row', async () => {
  await renderDesk('/orders', { replies: LIST })
  await row(2).click()
  const close = page.getByRole('region', { name: 'SP-20261123-0002' }).getByRole('button', { name: 'Close' })
  await expect.element(close).toBeVisible()
  close.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(row(2)).toHaveFocus()
})

test('after an order is shipped, the focus is on the heading of its pane', async () => {
  let order = anOrder()
  await renderDesk(`/orders/${orderId(1)}`, {
    replies: {
      ...LIST,
      'GET /api/admin/order/detail': () => order,
      'POST /api/admin/order/ship': ({ body }) => {
        order = anOrder(1, { status: 2, carrier: body.carrier, tracking_number: body.tracking_number })
        return order
      },
    },
  })
  await button('Ship').click()
  await page.getByRole('combobox', { name: 'Carrier' }).fill('Mekong Post')
  await page.getByRole('textbox', { name: 'Tracking number' }).fill('MP-4711')
  await dialog().getByRole('button', { name: 'Ship' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(heading('SP-20261123-0001')).toHaveFocus()
})

test('after a top-up is approved, the focus is on the heading of the next top-up', async () => {
  const waiting = [1, 2].map((number) => aRecharge(number, { shopper_name: `Robin ${number}` }))
  const all = [...waiting]
  await renderDesk(`/recharges/${rechargeId(1)}`, {
    replies: {
      'GET /api/admin/recharge/list': () => deskPage(...waiting),
      'GET /api/admin/recharge/detail': ({ query: { recharge_id } }) =>
        all.find((one) => one.recharge_id === recharge_id) ?? refuse('already_audited'),
      'POST /api/admin/recharge/audit': ({ body: { status } }) => {
        const [recharge = aRecharge()] = waiting.splice(0, 1)
        return { ...recharge, status, outcome: 'done' as const }
      },
    },
  })
  await expect.element(button('Approve')).toBeEnabled()
  await button('Approve').click()
  await expect.element(heading('Robin 2')).toHaveFocus()
})
