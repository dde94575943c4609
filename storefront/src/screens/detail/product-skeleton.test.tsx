import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aCard, aList } from '../../../testing/fake-catalogue.ts'
import { renderScreen } from '../../../testing/fake-shop.tsx'

const never = () => new Promise<never>(() => {})

/** Taps a card whose product page never arrives. */
async function tapCard(width: number) {
  await page.viewport(width, 900)
  onTestFinished(() => page.viewport(414, 896))
  const { view } = await renderScreen('/popular', {
    replies: {
      'GET /api/user/marks': { liked: [], followed: [] },
      'GET /api/product/list': aList([aCard(1, { image: '/apple-touch-icon.png', price_cents: 4_250 }), aCard(2)]),
      'GET /api/product/detail': never,
      'GET /api/product/stock': never,
      'GET /api/product/reviews': never,
      'GET /api/product/related': never,
    },
  })
  await userEvent.click(view.getByRole('link', { name: 'Thing 1' }).first())
  const title = view.getByRole('heading', { level: 1, name: 'Thing 1' })
  await expect.element(title).toBeVisible()
  const screen = () => title.element().closest('main')
  return {
    text: () => screen()?.textContent,
    /** The boxes of the name and of the picture. They move while the screens change. */
    boxes: () => {
      const picture = screen()?.querySelector<HTMLImageElement>('img[src*="apple-touch-icon.png"]')?.parentElement
      return { title: title.element().getBoundingClientRect(), picture: picture?.getBoundingClientRect() }
    },
  }
}

test('the picture, price and name of a tapped card are shown at once, in the size of the product page', async () => {
  const { text, boxes } = await tapCard(390)
  expect(text()).toContain('$42.50')
  await expect.poll(() => boxes().picture?.width).toBe(390)
  await expect.poll(() => Math.round(boxes().picture?.height ?? 0)).toBe(Math.round(390 * 1.06))
})

test('on a wide screen the tapped card is shown in two columns', async () => {
  const { boxes } = await tapCard(1_440)
  await expect.poll(() => boxes().picture?.height).toBeGreaterThan(430)
  await expect.poll(() => boxes().title.left - (boxes().picture?.right ?? Number.NaN)).toBeGreaterThan(0)
})
