import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { aPhone, type Phone } from './open-browser.ts'
import { aBuyer } from './people.ts'
import { openShopAndBrowser } from './shop-and-browser.ts'
import { button, dialog, placeOrder, seeTitle, signedIn } from './steps.ts'

const { shop, browser } = await openShopAndBrowser()

/** Taps a button, and a moment later taps the same position again, whatever element is there by that time. */
async function tapTwice({ page }: Phone, place: Locator, gap_ms: number): Promise<void> {
  await place.waitFor()
  await page.waitForTimeout(SETTLED_MS)
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2)
  await tap()
  await page.waitForTimeout(gap_ms)
  await tap()
}

/** A pause longer than any animation, and longer than the time for which a button that commits ignores taps. */
const SETTLED_MS = 1_200

test('a double tap on the buy button opens the checkout and places no order', async () => {
  const buyer = await aBuyer(shop)
  const phone = await aPhone(browser, shop.url)
  const placed: string[] = []
  phone.page.on('request', (request) => request.url().endsWith('/api/order/create') && placed.push(request.url()))
  for (const gap_ms of [120, 250, 400]) {
    await signedIn(phone, buyer.token, '/detail/lamp')
    await button(phone, 'Buy now').click()
    await tapTwice(phone, dialog(phone, 'Options').getByRole('button', { name: 'Buy now' }), gap_ms)
    await placeOrder(phone).waitFor()
    await phone.page.waitForTimeout(SETTLED_MS)
    await seeTitle(phone, 'Checkout')
    expect(await dialog(phone, 'Options').isVisible()).toBe(false)
  }
  expect(placed).toEqual([])
  await placeOrder(phone).tap()
  await seeTitle(phone, 'Payment')
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})
