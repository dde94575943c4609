import { expect, test } from 'vitest'
import { aCard } from '../../../testing/fake-catalogue.ts'
import { aProduct, pageOf } from '../../../testing/fake-goods.ts'
import { renderScreen } from '../../../testing/fake-shop.tsx'
import { holdTimers } from '../../../testing/hurry.ts'

/** After this time a view is recorded. */
const A_LOOK_MS = 1_500

type View = Awaited<ReturnType<typeof renderScreen>>['view']
const lamp = (view: View, number: number) =>
  expect.element(view.getByRole('heading', { level: 1, name: `Lamp ${number}` })).toBeInTheDocument()

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
  await lamp(shop.view, 1)
  return {
    ...shop,
    seenIds: () => shop.requests('POST /api/user/history').map(({ body: { product_id } }) => product_id),
  }
}

test('staying on a product for a second and a half adds it to the history', async () => {
  const lookLong = holdTimers(A_LOOK_MS)
  const { seenIds } = await openLamp(true)
  expect(seenIds()).toEqual([])
  lookLong()
  await expect.poll(seenIds).toEqual(['lamp-1'])
})

test('after a quick change to another product, only the second product is in the history', async () => {
  const lookLong = holdTimers(A_LOOK_MS)
  const { view, visits, seenIds } = await openLamp(true)
  await visits.go('/detail/lamp-2')
  await lamp(view, 2)
  lookLong()
  await expect.poll(seenIds).toEqual(['lamp-2'])
})

test('leaving quickly adds nothing to the history; coming back and staying adds the product', async () => {
  const lookLong = holdTimers(A_LOOK_MS)
  const { view, visits, seenIds } = await openLamp(true)
  await visits.go('/setting')
  await expect.element(view.getByRole('heading', { name: 'Settings' })).toBeVisible()
  lookLong()
  visits.back()
  await expect.element(view.getByRole('heading', { level: 1, name: 'Lamp 1' })).toBeVisible()
  expect(seenIds()).toEqual([])
  lookLong()
  await expect.poll(seenIds).toEqual(['lamp-1'])
})

test('for visitors nothing is sent and nothing is stored on the device', async () => {
  const lookLong = holdTimers(A_LOOK_MS)
  const { view, seenIds } = await openLamp(false)
  const storageText = JSON.stringify({ ...localStorage, ...sessionStorage })
  lookLong()
  await lamp(view, 1)
  expect(seenIds()).toEqual([])
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).toBe(storageText)
})
