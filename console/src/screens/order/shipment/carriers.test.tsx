import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderDesk } from '../../../../testing/fake-desk.tsx'

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
