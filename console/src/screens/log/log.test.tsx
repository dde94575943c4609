import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addressNow, renderDesk } from '../../../testing/fake-desk.tsx'
import { anEntry, LOG, MAY } from '../../../testing/fake-operators.ts'
import { orderId } from '../../../testing/fake-orders.ts'
import { makeI18n } from '../../i18n.ts'
import { logFile } from './log-file.ts'

test('the log says in words what was done, and leads to what it concerns', async () => {
  await renderDesk('/log', { replies: LOG })
  await expect.element(page.getByRole('link', { name: 'Shipped an order' })).toBeVisible()
  await expect.element(page.getByRole('cell', { name: 'TIDE5' })).toBeVisible()
  const order = page.getByRole('link', { name: 'SP-20261123-0001' })
  await expect.element(order).toHaveAttribute('href', `/console/orders/${orderId(1)}`)
  await page.getByRole('link', { name: 'Shipped an order' }).click()
  expect(addressNow()).toBe(`/log/${orderId(41)}`)
  await expect.element(page.getByRole('heading', { name: 'Shipped an order' })).toBeVisible()
  await expect.element(page.getByText('EX123456789TH')).toBeVisible()
})

test('filters stand in the address, and narrow what is read and saved', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL')
  const { asked } = await renderDesk(`/log?operator=${MAY}&from=2026-11-20&to=2026-11-20&action=order_shipped`, {
    replies: { ...LOG, 'GET /api/admin/log/export': { items: [anEntry(1), anEntry(2)], is_whole: false } },
  })
  await expect.element(page.getByRole('link', { name: 'Shipped an order' })).toBeVisible()
  const from = new Date(2026, 10, 20).toISOString()
  const until = new Date(2026, 10, 21).toISOString()
  expect(asked('GET /api/admin/log/list')[0]?.query).toMatchObject({
    operator_id: MAY,
    action: 'order_shipped',
    from,
    until,
  })
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await expect.element(page.getByText(/Only the latest 2 lines/)).toBeVisible()
  expect(asked('GET /api/admin/log/export')[0]?.query).toEqual({
    operator_id: MAY,
    action: 'order_shipped',
    from,
    until,
  })
  expect(saved).toHaveBeenCalledOnce()
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  expect(addressNow()).toBe('/log')
  await page.getByRole('combobox', { name: 'What was done' }).fill('Blocked an op')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(addressNow).toBe('/log?action=operator_blocked')
  await page.getByRole('searchbox', { name: 'ID of what it concerns' }).fill(orderId(1))
  await expect
    .poll(() => asked('GET /api/admin/log/list').at(-1)?.query)
    .toMatchObject({
      ...{ action: 'operator_blocked', ref_id: orderId(1) },
    })
})

test('what was done at the machine, and details of each kind, can be read', async () => {
  const entry = anEntry(3, {
    action: 'operator_roles_changed',
    ref_type: 'operator',
    ref_id: MAY,
    details: {
      at_machine: true,
      before: ['support'],
      after: ['finance', 'support'],
      amount_cents: 1250,
      other: { a: 1 },
    },
  })
  await renderDesk(`/log/${entry.log_id}`, {
    replies: { ...LOG, 'GET /api/admin/log/list': { items: [entry], next_cursor: null } },
  })
  await expect.element(page.getByText('Done at the server’s own machine, without a session.')).toBeVisible()
  await expect.element(page.getByText('Finance, Customer service')).toBeVisible()
  await expect.element(page.getByText('$12.50')).toBeVisible()
  await expect.element(page.getByText('{"a":1}')).toBeVisible()
})

test('the file has its titles and what was done in the reader’s words, and ids as they are', async () => {
  const entry = anEntry(1, {
    ...{ action: 'order_shipped', ref_type: 'order', ref_id: orderId(1), ref_name: 'SP-20261123-0001' },
    details: { reason: '=1+1', carrier: 'Thailand Post, Bangkok' },
  })
  const words = await makeI18n('ri')
  const [head, line] = logFile([entry], words).split('\r\n')
  expect(head).toContain(',操作,')
  expect(head?.startsWith('\uFEFF')).toBe(true)
  expect(line).toContain(
    `,注文を発送,SP-20261123-0001,'=1+1,"{""carrier"":""Thailand Post, Bangkok""}",order_shipped,order,${orderId(1)}`,
  )
})
