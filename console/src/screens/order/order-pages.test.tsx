import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addressNow, renderDesk } from '../../../testing/fake-desk.tsx'
import { aListedOrder, anOrder, orderId, ordersPage } from '../../../testing/fake-orders.ts'

const CURSOR = `1795161900000000.${orderId(2)}`
const link = (number: number) => page.getByRole('link', { name: `SP-20261123-000${number}` })

test('on the last row of a page, the shortcut for the next row opens the first row of the next page', async () => {
  const { requests } = await renderDesk(`/orders/${orderId(2)}`, {
    replies: {
      'GET /api/admin/order/list': ({ query }) =>
        query.cursor
          ? ordersPage(aListedOrder(3), aListedOrder(4))
          : { ...ordersPage(aListedOrder(1), aListedOrder(2)), next_cursor: CURSOR },
      'GET /api/admin/order/detail': ({ query }) => anOrder(Number(query.order_id.slice(-1))),
      'GET /api/admin/carrier/list': { carriers: [] },
    },
  })
  await expect.element(link(2)).toHaveAttribute('aria-current', 'true')
  await userEvent.keyboard('n')
  await expect.poll(addressNow).toBe(`/orders/${orderId(3)}`)
  await expect.element(link(3)).toHaveAttribute('aria-current', 'true')
  await expect.element(link(2)).not.toHaveAttribute('aria-current')
  expect(requests('GET /api/admin/order/list').at(-1)?.query.cursor).toBe(CURSOR)
  await userEvent.keyboard('b')
  await expect.poll(addressNow).toBe(`/orders/${orderId(2)}`)
})
