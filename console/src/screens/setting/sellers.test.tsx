import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, dialog, renderDesk, type Wire } from '../../../testing/fake-desk.tsx'
import { SETTINGS } from '../../../testing/fake-people.ts'

const EMPTY = { legal_name: null, seller_address: null, tax_number: null }
const SHOP = { shop_id: 'harbour-lights', name: 'Harbour Lights', revision: 'revision-1', ...EMPTY }

test('the seller of a shop is entered for its receipts', async () => {
  const savedSeller = { ...SHOP, legal_name: 'Harbour Trading Ltd', tax_number: 'M2-1' }
  let shops: Wire<'GET /api/admin/shop/sellers'>['items'] = [SHOP]
  const { requests } = await renderDesk('/settings?part=sellers', {
    replies: {
      ...SETTINGS,
      'GET /api/admin/shop/sellers': () => ({ items: shops, next_cursor: null }),
      'POST /api/admin/shop/seller': () => {
        shops = [savedSeller]
        return savedSeller
      },
    },
  })
  await button('Edit Harbour Lights').click()
  await dialog().getByRole('textbox', { name: 'Registered name' }).fill('Harbour Trading Ltd')
  await dialog().getByRole('textbox', { name: 'Tax number' }).fill('M2-1')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Harbour Trading Ltd · M2-1')).toBeVisible()
  expect(requests('POST /api/admin/shop/seller')[0]?.body).toEqual({
    shop_id: 'harbour-lights',
    legal_name: 'Harbour Trading Ltd',
    seller_address: null,
    tax_number: 'M2-1',
    revision: 'revision-1',
  })
})

test('further sellers are loaded by a button, and a search without a result says so', async () => {
  const further = { ...SHOP, shop_id: 'zen-garden', name: 'Zen Garden' }
  const { requests } = await renderDesk('/settings?part=sellers', {
    replies: {
      ...SETTINGS,
      'GET /api/admin/shop/sellers': ({ query }) => {
        if (query.keyword) return { items: [], next_cursor: null }
        return query.cursor ? { items: [further], next_cursor: null } : { items: [SHOP], next_cursor: 'harbour-lights' }
      },
    },
  })
  await button('Show more').click()
  await expect.element(button('Edit Zen Garden')).toBeVisible()
  expect(requests('GET /api/admin/shop/sellers').at(-1)?.query).toMatchObject({ cursor: 'harbour-lights' })
  await page.getByRole('searchbox', { name: 'Search shops' }).fill('nothing')
  await expect.element(page.getByText('No shops found')).toBeVisible()
})
