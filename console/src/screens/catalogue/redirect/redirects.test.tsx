import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, renderDesk } from '../../../../testing/fake-desk.tsx'

const CUP = {
  ...{ path: '/products/blue-cup', target: '/detail/blue-cup', uses: 12, last_used_at: '2026-11-20T10:00:00.000Z' },
  ...{ changed_by: 'mei@shop.example', changed_at: '2026-11-01T10:00:00.000Z' },
}
const LIST = { 'GET /api/admin/redirect/list': { items: [CUP], next_cursor: null } }
const REPORT = { rows: 3, added: 1, changed: 1, unchanged: 0, faulty: 1, faults: [], examples: [CUP] }
const FAULTS = [{ line: 3, fault: 'circle' as const, text: '/a' }]

test('pasted lines are checked first, and saved without the faulty lines', async () => {
  const { requests } = await renderDesk('/old-addresses', {
    replies: { ...LIST, 'POST /api/admin/redirect/add_file': { ...REPORT, faults: FAULTS } },
  })
  await expect.element(page.getByText('/products/blue-cup')).toBeVisible()
  await button('Add addresses').click()
  const csv = '/products/blue-cup,/detail/blue-cup'
  await page.getByRole('textbox', { name: 'Or paste lines' }).fill(csv)
  await button('Check').click()
  await expect.element(page.getByText('The addresses lead in a circle.')).toBeVisible()
  await button('Save 2 addresses').click()
  await expect.element(page.getByText('Old addresses saved: 2')).toBeVisible()
  expect(requests('POST /api/admin/redirect/add_file').map(({ body }) => body)).toEqual([
    { csv, dry_run: true },
    { csv, dry_run: false },
  ])
})

test('lines that change nothing cannot be saved, and changed lines are checked again', async () => {
  await renderDesk('/old-addresses', {
    replies: { ...LIST, 'POST /api/admin/redirect/add_file': { ...REPORT, added: 0, changed: 0, unchanged: 3 } },
  })
  await button('Add addresses').click()
  await page.getByRole('textbox', { name: 'Or paste lines' }).fill('/a,/home')
  await button('Check').click()
  await expect.element(button('Save 0 addresses')).toBeDisabled()
  await page.getByRole('textbox', { name: 'Or paste lines' }).fill('/b,/home')
  await expect.element(button('Check')).toBeEnabled()
})

test('an old address is searched by its beginning, and removed after a confirmation', async () => {
  const { requests } = await renderDesk('/old-addresses', {
    replies: { ...LIST, 'POST /api/admin/redirect/remove': null },
  })
  await page.getByRole('searchbox', { name: 'Old address' }).fill('/prod')
  await expect.poll(() => requests('GET /api/admin/redirect/list').at(-1)?.query).toMatchObject({ beginning: '/prod' })
  await button('Remove /products/blue-cup').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(page.getByText('Old address removed')).toBeVisible()
  expect(requests('POST /api/admin/redirect/remove')[0]?.body).toEqual({ path: '/products/blue-cup' })
})
