import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, dialog, renderDesk } from '../../../testing/fake-desk.tsx'
import { SETTINGS } from '../../../testing/fake-people.ts'

const settings = SETTINGS['GET /api/admin/setting/list']
const row = (country: string) => page.getByRole('listitem').filter({ hasText: country })

test('an owner sets the refund window of a country, and whether struck-out prices must be the lowest of 30 days', async () => {
  const { requests } = await renderDesk('/settings?part=destinations', {
    replies: { ...SETTINGS, 'POST /api/admin/setting/destination': { outcome: 'changed', settings } },
  })
  await expect.element(row('Germany').getByText('14 days · lowest price of 30 days')).toBeVisible()
  await expect.element(row('Japan').getByText('7 days')).toBeVisible()
  await button('Change Germany').click()
  const days = dialog().getByRole('textbox', { name: 'Days to request a refund after receipt' })
  await days.fill('91')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(days).toBeInvalid()
  await days.fill('30')
  await dialog().getByRole('checkbox').click()
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Setting changed')).toBeVisible()
  expect(requests('POST /api/admin/setting/destination')[0]?.body).toEqual({
    country: 'DE',
    refund_days: 30,
    has_lowest_price: false,
    revision: 'revision-1',
  })
})

test('a country without separate terms starts with the general time', async () => {
  const { requests } = await renderDesk('/settings?part=destinations', {
    replies: { ...SETTINGS, 'POST /api/admin/setting/destination': { outcome: 'changed', settings } },
  })
  await button('Change Japan').click()
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Setting changed')).toBeVisible()
  expect(requests('POST /api/admin/setting/destination')[0]?.body).toEqual({
    country: 'JP',
    refund_days: 7,
    has_lowest_price: false,
    revision: null,
  })
})

test('other roles cannot change the terms', async () => {
  await renderDesk('/settings?part=destinations', { replies: SETTINGS, roles: ['finance'] })
  await expect.element(row('Germany')).toBeVisible()
  await expect.element(button('Change Germany')).not.toBeInTheDocument()
})
