import { ORDERS_AT_ONCE } from '@sampan/contract/rules'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addressNow, type Replies, renderDesk } from '../../../testing/fake-desk.tsx'
import { aListedOrder, orderId } from '../../../testing/fake-orders.ts'

const CURSOR = '1795161900000000.'
const link = (number: number) => page.getByRole('link', { name: numberOf(number), exact: true })
const box = (number: number) => page.getByRole('checkbox', { name: `Select ${numberOf(number)}`, exact: true })
const numberOf = (number: number) => `SP-20261123-${String(number).padStart(4, '0')}`
const count = () => page.getByRole('status').filter({ hasText: 'selected' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** A list of orders whose numbers count from 1, in pages of 20 or of the requested size. */
function listOf(total: number): Replies {
  return {
    'GET /api/admin/carrier/list': { carriers: [] },
    'GET /api/admin/order/list': ({ query }) => {
      const start = Number(query.cursor?.slice(CURSOR.length) ?? 0)
      const size = Number(query.page_size ?? 20)
      const status = query.status === 'all' ? {} : { status: Number(query.status) as 1 | 2 }
      const last = query.status === '2' ? 0 : total
      const numbers = Array.from({ length: Math.max(0, Math.min(size, last - start)) }, (_, at) => start + at + 1)
      const items = numbers.map((number) => aListedOrder(number, status))
      const next_cursor = start + size < last ? `${CURSOR}${start + size}` : null
      return { items, total: last, page: 1, page_size: 20, next_cursor }
    },
  }
}

test('orders stay selected under another filter and on the screen of their slips, until the selection is cleared', async () => {
  const replies = { ...listOf(25), 'GET /api/admin/order/slips': { slips: [], notes: [] } }
  await renderDesk('/orders', { replies })
  await box(2).click()
  await button('Shipped').click()
  await expect.element(page.getByText('No orders here')).toBeVisible()
  await expect.element(count()).toMatchTextContent(/^1 selected$/)
  await button('Packing slips').click()
  await expect.poll(addressNow).toBe(`/slips?orders=${orderId(2)}`)
  history.back()
  await expect.element(count()).toMatchTextContent(/^1 selected$/)
  await button('To ship').click()
  await expect.element(box(2)).toBeChecked()
  await button('Clear selection').click()
  await expect.element(box(2)).not.toBeChecked()
  await expect.element(page.getByText('1 selected')).not.toBeInTheDocument()
})

test('all orders that match the filter are selected, with those of further pages', async () => {
  await renderDesk('/orders', { replies: listOf(137) })
  await expect.element(link(1)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await expect.element(count()).toMatchTextContent(/^20 selected$/)
  await button('Select all 137 that match').click()
  await expect.element(count()).toMatchTextContent(/^137 selected$/)
  await expect.element(button('Select all 137 that match')).not.toBeInTheDocument()
})

test('of more than 200 matching orders the first 200 are selected, and a sentence says so', async () => {
  const { requests } = await renderDesk('/orders', { replies: listOf(1_000) })
  await expect.element(link(1)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await button('Select the first 200 of 1,000').click()
  await expect
    .element(count())
    .toMatchTextContent(/^200 selected.*1,000 match, but no more than 200 can be selected at once$/)
  const sizes = requests('GET /api/admin/order/list').map(({ query }) => Number(query.page_size))
  expect(sizes.filter((size) => size === ORDERS_AT_ONCE / 2)).toHaveLength(2)
})

test('the space bar selects the order whose link has the focus, and with shift the orders up to it', async () => {
  await renderDesk('/orders', { replies: listOf(5) })
  await expect.element(link(1)).toBeVisible()
  await userEvent.keyboard('jj ')
  await expect.element(box(2)).toBeChecked()
  await userEvent.keyboard('jj{Shift>} {/Shift}')
  await expect.element(count()).toMatchTextContent(/^3 selected$/)
  await expect.element(box(3)).toBeChecked()
  await box(5).click({ modifiers: ['Shift'] })
  await expect.element(count()).toMatchTextContent(/^4 selected$/)
  await userEvent.keyboard('k ')
  await expect.element(count()).toMatchTextContent(/^3 selected$/)
})

test('on a phone the buttons for selected orders fit into the window', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  await renderDesk('/orders', { replies: listOf(1_000) })
  await expect.element(link(1)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  for (const name of ['Select the first 200 of 1,000', 'Clear selection']) {
    const { left, right } = button(name).element().getBoundingClientRect()
    expect([left >= 0, right <= 390], name).toEqual([true, true])
  }
  expect(document.documentElement.scrollWidth).toBe(390)
})

test('the screen of slips lists orders without a slip', async () => {
  const notes = [
    { order_id: orderId(3), order_number: numberOf(3), note: 'state' as const },
    { order_id: orderId(4), order_number: null, note: 'unknown' as const },
  ]
  await renderDesk(`/slips?orders=${[3, 4].map(orderId).join()}`, {
    replies: { 'GET /api/admin/order/slips': { slips: [], notes } },
  })
  const alert = page.getByRole('alert')
  await expect.element(alert.getByText(`${numberOf(3)}: No slip: not paid or cancelled`)).toBeVisible()
  await expect.element(alert.getByText(`${orderId(4)}: No slip: there is no such order`)).toBeVisible()
  await expect.element(button('Print')).toBeDisabled()
})
