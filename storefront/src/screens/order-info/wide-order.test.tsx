import { expect, onTestFinished, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { anId, anOrder } from '../../../testing/fake-goods.ts'
import { renderScreen } from '../../../testing/fake-shop.tsx'

const boxOf = (part: Locator) => part.element().getBoundingClientRect()

test.each([1_024, 1_280])(
  'at %i px the goods are on the left, and address, sums and actions on the right',
  async (width) => {
    await page.viewport(width, 900)
    onTestFinished(() => page.viewport(414, 896))
    const { view } = await renderScreen(`/orderInfo/${anId(301)}`, {
      replies: { 'GET /api/order/detail': anOrder(1) },
    })
    const goods = view.getByRole('heading', { name: 'Aoyama Homeware' })
    const history = view.getByRole('heading', { name: 'History' })
    const address = view.getByRole('main').getByRole('heading', { name: 'Shipping address' })
    const pay = view.getByRole('link', { name: 'Pay', exact: true })
    await expect.element(goods).toBeVisible()
    await expect.poll(() => boxOf(address).left).toBeGreaterThan(boxOf(goods).right)
    await expect.poll(() => boxOf(address).top).toBeLessThan(boxOf(goods).bottom + 200)
    await expect.poll(() => boxOf(pay).left).toBeGreaterThan(boxOf(goods).right)
    await expect.poll(() => boxOf(history).left).toBe(boxOf(goods).left)
    await expect.poll(() => pay.elements()).toHaveLength(1)
    await expect.poll(() => document.documentElement.scrollWidth).toBe(width)
  },
)
