import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderDesk } from '../../../../testing/fake-desk.tsx'
import { aTrackingSource } from '../../../../testing/fake-tracking.ts'

const carrier_id = '00000000-0000-4000-8000-000000000001'
const link = 'https://harbour-express.example/parcels?language=en&number={number}'
const replies = {
  'GET /api/admin/carrier/list': { carriers: [{ carrier_id, name: 'Harbour Express', link, revision: 'revision-1' }] },
  'GET /api/admin/shop/return_addresses': {
    items: [
      {
        shop_id: 'kanda',
        name: 'Kanda Studio',
        return_address: '5 Quay Street, Khlong San, Bangkok 10600',
        revision: 'revision-1',
      },
    ],
    next_after: null,
  },
  'GET /api/admin/tracking/list': { sources: [aTrackingSource()] },
}

test.each([320, 390])('carriers and return addresses fit a screen of %i pixels', async (width) => {
  await page.viewport(width, 844)
  onTestFinished(() => page.viewport(1280, 800))
  await renderDesk('/carriers', { replies })
  for (const name of ['Edit Harbour Express', 'Remove Harbour Express', 'Edit Kanda Studio']) {
    const button = page.getByRole('button', { name })
    await expect.element(button).toBeVisible()
    expect(button.element().getBoundingClientRect().right).toBeLessThanOrEqual(width - 12)
  }
  const link_text = page.getByText(link).element().getBoundingClientRect()
  expect(link_text.right).toBeLessThanOrEqual(width)
})

test('an owner makes a secret for reports of carriers, which is shown once', async () => {
  const secret = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY='
  const { requests } = await renderDesk('/carriers', {
    replies: { ...replies, 'POST /api/admin/tracking/renew': { secret } },
  })
  await expect.element(page.getByText('None, so no reports are taken')).toBeVisible()
  await page.getByRole('button', { name: 'Make a secret' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make a secret' }).click()
  await expect.element(page.getByText(secret)).toBeVisible()
  expect(requests('POST /api/admin/tracking/renew')).toMatchObject([{ body: { source: 'generic' } }])
})

test('an operator without the owner’s role sees the last report of a carrier, and cannot change the secret', async () => {
  const source = aTrackingSource({ is_open: true, reported_at: '2026-11-20T08:00:00.000Z', unknown_reports: 3 })
  await renderDesk('/carriers', {
    replies: { ...replies, 'GET /api/admin/tracking/list': { sources: [source] } },
    roles: ['fulfilment'],
  })
  await expect.element(page.getByText('Reports about unknown parcels')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Replace secret' })).not.toBeInTheDocument()
})
