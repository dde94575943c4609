import { expect, test, vi } from 'vitest'
import { aPhone, open, type Phone, WAIT_MS } from './open-browser.ts'
import { aBuyer } from './people.ts'
import { openShopAndBrowser } from './shop-and-browser.ts'
import { button, dialog, expectToast, heading, isInView, link, seeHeading, signedIn } from './steps.ts'

const { shop, browser } = await openShopAndBrowser()

/**
 * A time longer than two tries to load code. If both tries fail, the code must still load once the connection is back.
 */
const TWO_TRIES_MS = 8_000

/** Disables prefetching of visible links, to simulate a shopper who taps before the prefetch. */
const slowToPrefetch = ({ context }: Phone) =>
  context.addInitScript(() => {
    const never = { observe() {}, unobserve() {}, disconnect() {} }
    Object.assign(window, {
      IntersectionObserver: function observer() {
        return never
      },
    })
  })

test.concurrent('when a lost connection is back, the visit continues and no data of the visit is lost', async () => {
  const buyer = await aBuyer(shop)
  const phone = await aPhone(browser, shop.url)
  await slowToPrefetch(phone)
  await signedIn(phone, buyer.token, '/filter')
  await heading(phone, 'My balance').waitFor()
  // Waits for all requests: the browser would cache aborted loads of modules as failures.
  await phone.page.waitForLoadState('networkidle')
  await phone.page.evaluate(() => Object.assign(window, { isSame: true }))
  await phone.context.setOffline(true)
  await link(phone, 'Settings').first().click()
  await seeHeading(phone, 'No connection')
  await button(phone, 'Try again').click()
  await phone.page.waitForTimeout(TWO_TRIES_MS)
  await seeHeading(phone, 'No connection')
  // Once the connection is back, the navigation continues without a tap, and without a reload of the page.
  await phone.context.setOffline(false)
  await seeHeading(phone, 'Settings')
  expect(await phone.page.evaluate(() => 'isSame' in window)).toBe(true)
  await phone.context.close()
})

test.concurrent('if the shop was unavailable for a short time, loading is retried automatically', async () => {
  const buyer = await aBuyer(shop)
  const phone = await aPhone(browser, shop.url)
  // From the beginning, because the code of links in view is loaded before they are tapped.
  await phone.context.route('**/assets/setting-*', (route) => route.abort())
  await signedIn(phone, buyer.token, '/filter')
  await heading(phone, 'My balance').waitFor()
  await link(phone, 'Settings').first().click()
  await seeHeading(phone, 'No connection')
  await phone.page.waitForTimeout(TWO_TRIES_MS)
  await phone.context.unroute('**/assets/setting-*')
  await seeHeading(phone, 'Settings')
  await button(phone, 'Back').click()
  await seeHeading(phone, 'My balance')
  await phone.context.close()
})

const ofProduct = (url: URL) => /\/assets\/detail-/.test(url.pathname)

/**
 * Scrolls the first product into view and taps it.
 * @returns the title of the product.
 */
async function tapProduct({ page }: Phone): Promise<string> {
  const product = page.locator('main article h3 a').filter({ visible: true }).first()
  const title = (await product.textContent()) ?? ''
  await product.click()
  return title
}

const seeProduct = async ({ page }: Phone, title: string) => {
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  // If the button is in view, the page's styles are loaded too.
  const buyButton = page.getByRole('button', { name: 'Buy now' })
  await vi.waitUntil(() => isInView(buyButton).catch(() => false), { timeout: WAIT_MS })
}

test.concurrent('a product whose page failed to load opens once the connection is back', async () => {
  const phone = await aPhone(browser, shop.url)
  // Aborts the prefetch of the product page's code.
  await phone.context.route(ofProduct, (route) => route.abort())
  await open(phone, '/home')
  await phone.page.waitForLoadState('networkidle')
  await phone.context.setOffline(true)
  await phone.context.unroute(ofProduct)
  const title = await tapProduct(phone)
  await seeHeading(phone, 'No connection')
  await phone.page.waitForTimeout(TWO_TRIES_MS)
  await seeHeading(phone, 'No connection')
  await phone.context.setOffline(false)
  await seeProduct(phone, title)
  await button(phone, 'Back').click()
  await phone.page.getByRole('link', { name: 'What are you looking for?' }).waitFor()
  await phone.context.close()
})

test.concurrent('code that fails to load is retried', async () => {
  const phone = await aPhone(browser, shop.url)
  let attempts = 0
  await phone.context.route(ofProduct, (route) => (++attempts > 2 ? route.continue() : route.abort()))
  await open(phone, '/home')
  await phone.page.waitForLoadState('networkidle')
  await seeProduct(phone, await tapProduct(phone))
  expect(attempts).toBeGreaterThan(0)
  await phone.context.close()
})

test.concurrent('texts that fail to load are retried', async () => {
  const phone = await aPhone(browser, shop.url)
  let requests = 0
  // Aborts the second request for texts. The texts of the home page are loaded first; the texts of the other screens
  // are requested afterwards, in two parts.
  await phone.context.route('**/assets/en-*', (route) => (++requests === 2 ? route.abort() : route.continue()))
  await open(phone, '/home')
  await phone.page.waitForLoadState('networkidle')
  expect(requests).toBe(3)
  await phone.page.getByRole('link', { name: 'Explore', exact: true }).click()
  await phone.page.getByRole('heading', { name: 'Explore', level: 1 }).waitFor()
  await phone.context.close()
})

test.concurrent('if the code of a sheet fails to load, a message is shown, and the sheet opens after a reload', async () => {
  const phone = await aPhone(browser, shop.url)
  await phone.context.route('**/assets/language-sheet-*', (route) => route.abort())
  await open(phone, '/home')
  await phone.page.waitForLoadState('networkidle')
  await button(phone, 'Language').click()
  await expectToast(phone, 'Can’t reach the shop')
  await phone.context.unroute('**/assets/language-sheet-*')
  await Promise.all([phone.page.waitForEvent('load'), button(phone, 'Language').click()])
  await button(phone, 'Language').click()
  await dialog(phone, 'Language').waitFor()
  await phone.context.close()
})

test.concurrent('a page whose code never loads does not reload endlessly, and recovers', async () => {
  const buyer = await aBuyer(shop)
  const phone = await aPhone(browser, shop.url)
  let loads = 0
  phone.page.on('load', () => loads++)
  await phone.context.route('**/assets/setting-*', (route) => route.abort())
  await signedIn(phone, buyer.token, '/setting')
  await phone.page.waitForTimeout(TWO_TRIES_MS)
  await seeHeading(phone, 'No connection')
  expect(loads).toBeGreaterThan(1)
  // The delay doubles with each try: the seventh try comes after half a minute.
  expect(loads).toBeLessThan(7)
  await phone.context.unroute('**/assets/setting-*')
  await seeHeading(phone, 'Settings')
  await phone.context.close()
})
