import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aHome, aList, aShopList, someCards } from '../../../testing/fake-catalogue.ts'
import { type Replies, renderScreen } from '../../../testing/fake-shop.tsx'

const replies: Replies = {
  'GET /api/user/marks': { liked: [], followed: [] },
  'GET /api/product/list': aList(someCards(3)),
  'GET /api/shop/list': aShopList(...aHome().hot_shops),
}

test('products are listed by sales and numbered', async () => {
  const { view, requests } = await renderScreen('/popular', { replies })
  await expect.element(view.getByRole('article').nth(0)).toMatchTextContent(/1\$10.*Thing 1.*99 sold/)
  await expect.element(view.getByRole('article').nth(2)).toMatchTextContent(/3\$10.*Thing 3.*97 sold/)
  expect(requests('GET /api/product/list')[0]?.query.sort).toBe('hot')
})

test('on a wide screen the first three products are in a separate row, and the ranking continues below', async () => {
  await page.viewport(1_280, 900)
  onTestFinished(() => page.viewport(414, 896))
  const { view } = await renderScreen('/popular', {
    replies: { ...replies, 'GET /api/product/list': aList(someCards(5)) },
  })
  await expect.element(view.getByRole('article').nth(4)).toMatchTextContent(/5\$10.*Thing 5.*95 sold/)
  const [third, fourth] = [2, 3].map((place) => view.getByRole('article').nth(place).element().getBoundingClientRect())
  expect(third?.width).toBeGreaterThan(fourth?.width ?? 0)
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
