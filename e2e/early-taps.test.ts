import { expect, test } from 'vitest'
import { aPhone } from './open-browser.ts'
import { aShopper, PASSWORD } from './people.ts'
import { openShopAndBrowser } from './shop-and-browser.ts'
import { button } from './steps.ts'

const { shop, browser } = await openShopAndBrowser()

/** The delay of each script. The code of the lower part of the home page is requested by the code of the page. */
const LATE_MS = 1_500
/** Longer than a script is late, so that code that it imports has been requested. */
const QUIET_MS = 3_000

test.each([
  ['before any code is loaded', 0],
  ['before the code of its part of the page is loaded', 1],
  ['after all code is loaded', 2],
])('a tap on a button counts once: %s', async (_, script_rounds) => {
  const phone = await aPhone(browser, shop.url)
  const { page } = phone
  let waiting_scripts = 0
  let last_script_ms = Date.now()
  await page.route(/\.js$/, async (route) => {
    waiting_scripts++
    last_script_ms = Date.now()
    await new Promise((resolve) => setTimeout(resolve, LATE_MS))
    waiting_scripts--
    await route.continue()
  })
  const lists: string[] = []
  page.on('request', (request) => request.url().includes('/product/list') && lists.push(request.url()))
  await page.goto('/home', { waitUntil: script_rounds === 0 ? 'commit' : 'domcontentloaded' })
  if (script_rounds > 0) await page.locator('[popover="manual"]').waitFor({ state: 'attached' })
  if (script_rounds > 1)
    await expect.poll(() => waiting_scripts === 0 && Date.now() - last_script_ms > QUIET_MS).toBe(true)
  await button(phone, 'Show more').click()
  // Later, code is loaded ahead again.
  if (script_rounds < 2) expect(waiting_scripts).toBeGreaterThan(0)
  await button(phone, 'Show more').waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
  expect(lists.map((url) => new URL(url).searchParams.get('page'))).toEqual(['2'])
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})

test('a form that is filled and sent before its code is loaded keeps what was typed, and is sent once', async () => {
  const shopper = await aShopper(shop)
  const phone = await aPhone(browser, shop.url)
  const { page } = phone
  await page.route(/\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS))
    await route.continue()
  })
  const sent: string[] = []
  page.on(
    'request',
    (request) => /login/.test(request.url()) && sent.push(`${request.method()} ${new URL(request.url()).pathname}`),
  )
  await page.goto('/login?next=%2Fbag', { waitUntil: 'commit' })
  await phone.page.getByLabel(phone.say('Email')).fill(shopper.account)
  await phone.page.getByLabel(phone.say('Password'), { exact: true }).fill(PASSWORD)
  await button(phone, 'Log in').click()
  await page.waitForURL('**/bag')
  expect(sent.filter((one) => !one.endsWith('.js'))).toEqual(['GET /login', 'POST /api/user/login'])
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})
