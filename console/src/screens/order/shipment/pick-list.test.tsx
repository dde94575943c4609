import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderDesk } from '../../../../testing/fake-desk.tsx'
import { anOrder, orderId } from '../../../../testing/fake-orders.ts'

const slipOf = (number: number, items: { sku_id: string; article_number: string | null; quantity: number }[]) => {
  const { order_id, order_number, shop, address, notes, paid_at } = anOrder(number)
  const [line] = anOrder(number).items
  if (!line) throw new Error('The order has no line.')
  const { title, values, image } = line
  return {
    ...{ order_id, order_number, shop, address, country_text: null, notes, paid_at, not_sent: [] },
    items: items.map((item, at) => ({ order_item_id: orderId(90 + at), title, values, image, ...item })),
  }
}

test('the pick list adds up the pieces of all orders, by article number, with the orders that they are for', async () => {
  const slips = [
    slipOf(1, [
      { sku_id: 'lamp', article_number: 'A-10', quantity: 2 },
      { sku_id: 'vase', article_number: 'A-9', quantity: 1 },
    ]),
    slipOf(2, [{ sku_id: 'lamp', article_number: 'A-10', quantity: 3 }]),
  ]
  await renderDesk(`/slips?orders=${orderId(1)},${orderId(2)}`, {
    replies: { 'GET /api/admin/order/slips': { slips, notes: [] } },
  })
  await expect.element(page.getByRole('article')).toHaveLength(2)
  await page.getByText('Pick list').click()
  const list = page.getByRole('article', { name: 'Pick list' })
  await expect.element(list).toMatchTextContent(/2 orders · 6 pieces/)
  await expect.element(list.getByRole('row')).toHaveLength(2)
  const [first, second] = list.getByRole('row').all()
  await expect.element(first ?? list).toMatchTextContent(/A-9.*1 ×/)
  await expect.element(second ?? list).toMatchTextContent(/A-10.*5 ×.*SP-20261123-0001 \(2\), SP-20261123-0002 \(3\)/)
})
