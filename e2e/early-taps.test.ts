import { expect, test } from 'vitest'
import { aPhone } from './open-browser.ts'
import { openShopAndBrowser } from './shop-and-browser.ts'
import { button } from './steps.ts'

const { shop, browser } = await openShopAndBrowser()

/** The delay of each script. The code of the lower part of the home page is requested by the code of the page. */
const LATE_MS = 1_500

test.each([
  ['before any code is loaded', 0],
  ['before the code of its part of the page is loaded', 1],
  ['after all code is loaded', 2],
])('a tap on a button counts once: %s', async (_, script_rounds) => {
  const phone = await aPhone(browser, shop.url)
  const { page } = phone
  let waiting_scripts = 0
  await page.route(/\.js$/, async (route) => {
    waiting_scripts++
    await new Promise((resolve) => setTimeout(resolve, LATE_MS))
    waiting_scripts--
    await route.continue()
  })
  const lists: string[] = []
  page.on('request', (request) => request.url().includes('/product/list') && lists.push(request.url()))
  await page.goto('/home', { waitUntil: script_rounds === 0 ? 'commit' : 'domcontentloaded' })
  if (script_rounds > 0) await page.locator('[popover="manual"]').waitFor({ state: 'attached' })
  if (script_rounds > 1) await page.waitForLoadState('networkidle')
  await button(phone, 'Show more').click()
  expect(waiting_scripts > 0).toBe(script_rounds < 2)
  await button(phone, 'Show more').waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
  expect(lists.map((url) => new URL(url).searchParams.get('page'))).toEqual(['2'])
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})
