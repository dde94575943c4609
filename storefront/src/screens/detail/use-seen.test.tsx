import { expect, test } from 'vitest'
import { aCard } from '../../../testing/fake-catalogue.ts'
import { aProduct, pageOf } from '../../../testing/fake-goods.ts'
import { renderScreen } from '../../../testing/fake-shop.tsx'

/** This time is longer than the time after which the app records a view. */
const A_LONG_LOOK_MS = 2_000
const wait = (wait_ms: number) => new Promise((resolve) => setTimeout(resolve, wait_ms))

async function openLamp(signedIn: boolean) {
  const shop = await renderScreen('/detail/lamp-1', {
    signedIn,
    replies: {
      'GET /api/product/detail': ({ query: { product_id } }) => aProduct(product_id === 'lamp-1' ? 1 : 2),
      'GET /api/product/stock': [],
      'GET /api/product/reviews': pageOf(),
      'GET /api/product/related': [aCard(1)],
      'GET /api/user/address_list': [],
      'GET /api/user/marks': { liked: [], followed: [] },
      ...(signedIn && { 'POST /api/user/history': null }),
    },
  })
  await expect.element(shop.view.getByRole('heading', { level: 1, name: 'Lamp 1' })).toBeInTheDocument()
  return {
    ...shop,
    seenIds: () => shop.requests('POST /api/user/history').map(({ body: { product_id } }) => product_id),
  }
}

test('staying on a product adds it to the history', async () => {
  const { seenIds } = await openLamp(true)
  expect(seenIds()).toEqual([])
  await wait(A_LONG_LOOK_MS)
  expect(seenIds()).toEqual(['lamp-1'])
})

test('after a quick change to another product, only the second product is in the history', async () => {
  const { view, visits, seenIds } = await openLamp(true)
  await visits.go('/detail/lamp-2')
  await expect.element(view.getByRole('heading', { level: 1, name: 'Lamp 2' })).toBeInTheDocument()
  await wait(A_LONG_LOOK_MS)
  expect(seenIds()).toEqual(['lamp-2'])
})

test('leaving quickly adds nothing to the history; coming back and staying adds the product', async () => {
  const { view, visits, seenIds } = await openLamp(true)
  await visits.go('/setting')
  await expect.element(view.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await wait(A_LONG_LOOK_MS)
  expect(seenIds()).toEqual([])
  visits.back()
  await expect.poll(seenIds, { timeout: 2 * A_LONG_LOOK_MS }).toEqual(['lamp-1'])
})

test('for visitors nothing is sent and nothing is stored on the device', async () => {
  const { seenIds } = await openLamp(false)
  const storageText = JSON.stringify({ ...localStorage, ...sessionStorage })
  await wait(A_LONG_LOOK_MS)
  expect(seenIds()).toEqual([])
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).toBe(storageText)
})
