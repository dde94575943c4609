import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addressNow, renderDesk } from '../../../testing/fake-desk.tsx'
import { aListedOrder, anOrder, orderId, ordersPage } from '../../../testing/fake-orders.ts'

const replies = {
  'GET /api/admin/order/list': ordersPage(aListedOrder(1), aListedOrder(2), aListedOrder(3, { overdue: true })),
  'GET /api/admin/order/detail': anOrder(2),
  'GET /api/admin/carrier/list': { carriers: [] },
}
const row = (number: number) => page.getByRole('row').filter({ hasText: `SP-20261123-000${number}` })
const link = (number: number) => page.getByRole('link', { name: `SP-20261123-000${number}` })
const boxes = () => page.getByRole('checkbox', { name: /^Select (?!all)/ })

beforeEach(async () => {
  await page.viewport(320, 700)
  onTestFinished(() => page.viewport(1280, 800))
})

test('on a phone a row is a card with number, total and status, and the list does not overflow the screen', async () => {
  await renderDesk('/orders', { replies })
  await expect.element(link(1)).toBeVisible()
  const list = page.getByRole('region', { name: 'Orders' }).element()
  expect(list.scrollWidth).toBe(list.clientWidth)
  const card = row(3).element()
  const [number, sum, state] = ['title', 'sum', 'status'].map((place) => {
    const cell = card.querySelector(`[data-card=${place}]`)
    if (!cell) throw new Error(`no ${place}`)
    return cell.getBoundingClientRect()
  })
  expect(sum?.right).toBeLessThanOrEqual(320)
  expect(Math.abs((sum?.top ?? 0) - (number?.top ?? 0))).toBeLessThan(4)
  expect(state?.top).toBeGreaterThanOrEqual(number?.bottom ?? 0)
  await expect.element(row(3).getByText('Overdue')).toBeVisible()
})

test('cards are navigated, selected and opened with the keyboard, like rows', async () => {
  await renderDesk('/orders', { replies })
  await expect.element(link(1)).toBeVisible()
  await userEvent.keyboard('jjx')
  await expect.element(boxes().nth(1)).toBeChecked()
  await expect.element(page.getByText('1 selected')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(addressNow).toBe(`/orders/${orderId(2)}`)
})

test('the checkbox of a row is labelled with its order', async () => {
  await renderDesk('/orders', { replies })
  for (const number of [1, 2, 3])
    await expect
      .element(page.getByRole('checkbox', { name: `Select SP-20261123-000${number}`, exact: true }))
      .toBeInTheDocument()
})

test('a touch that just misses the checkbox selects the card and does not open it', async () => {
  await renderDesk('/orders', { replies })
  await expect.element(link(1)).toBeVisible()
  await row(2).click({ position: { x: 6, y: 6 } })
  await expect.element(boxes().nth(1)).toBeChecked()
  expect(addressNow()).toBe('/orders')
  await row(2).click({ position: { x: 200, y: 8 } })
  await expect.poll(addressNow).toBe(`/orders/${orderId(2)}`)
})
