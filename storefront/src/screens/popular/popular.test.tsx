import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aHome, aList, aShopList, someCards } from '../../../testing/fake-catalogue.ts'
import { type Replies, renderScreen } from '../../../testing/fake-shop.tsx'

const replies: Replies = {
  'GET /api/product/list': aList(someCards(3)),
  'GET /api/shop/list': aShopList(...aHome().hot_shops),
}

test('products are listed by sales and numbered', async () => {
  const { view, requests } = await renderScreen('/popular', { replies })
  await expect.element(view.getByRole('article').nth(0)).toMatchTextContent(/^1.*Thing 1.*99 sold/)
  await expect.element(view.getByRole('article').nth(2)).toMatchTextContent(/^3.*Thing 3.*97 sold/)
  expect(requests('GET /api/product/list')[0]?.query.sort).toBe('hot')
})

test('shops have a separate ranking, and the URL contains the tab', async () => {
  const { view, visits } = await renderScreen('/popular', { replies })
  await userEvent.click(view.getByRole('tab', { name: 'Shops' }))
  await expect.element(view.getByRole('article')).toMatchTextContent(/^1.*Aoyama Homeware.*300 sold/)
  await expect.element(view.getByRole('link', { name: 'Aoyama Homeware' })).toHaveAttribute('href', '/shop/aoyama')
  expect(visits.place().search).toBe('of=shops')
})

test('without products the screen links back to the shop', async () => {
  const { view } = await renderScreen('/popular', { replies: { 'GET /api/product/list': aList([]) } })
  await expect.element(view.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
})
