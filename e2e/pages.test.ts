import { LANGUAGES } from '@sampan/contract/rules'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { latestFirst } from './look/latest-first.ts'
import { nameOf, quickLoadsOf } from './look/loads.ts'
import { lookAtAll, PICTURES } from './look/look-at-all.ts'
import { makeWorld } from './look/world.ts'
import { aPhone, open, openBrowser, type Phone } from './open-browser.ts'
import { type OpenShop, openShop } from './open-shop.ts'
import { PATHS, type Path } from './paths.ts'
import { aShopper } from './people.ts'
import { heading, link, signedIn } from './steps.ts'
import { wordsOf } from './words.ts'

const MINUTE_MS = 60_000

/** Screens whose title contains more than the title of their route. */
const OWN_TITLES: Record<string, string> = { '/shop': 'All shops' }
const titleOf = ({ path, title }: Path) => OWN_TITLES[path] ?? title

let shop: OpenShop
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([openShop(), openBrowser()])
})
afterAll(() => Promise.all([shop?.close(), browser?.close()]))

async function titleFromServer(path: string, language: string): Promise<string | undefined> {
  const page = await fetch(shop.url + path, { headers: { 'accept-language': language } })
  return (await page.text()).match(/<title>([^<]*)</)?.[1]
}

test('the 42 paths of the specification exist', () => {
  expect(new Set(PATHS.map(({ path }) => path)).size).toBe(42)
})

test.each(LANGUAGES)('every path has its title in $language_name', async ({ file_name, tag }) => {
  const say = wordsOf(file_name)
  const titles = await Promise.all(PATHS.map(({ path }) => titleFromServer(path, tag)))
  expect(titles).toEqual(PATHS.map((path) => `${say(titleOf(path))} · Sampan`))
})

/** A short run of `npm run look`: one minute, most recently changed screens first. */
test('the most recently changed screens have no layout faults', { timeout: 240_000 }, async () => {
  const world = await makeWorld(shop)
  const faults: string[] = []
  let pictures = 0
  await lookAtAll(quickLoadsOf(latestFirst(PATHS), world), {
    openBrowser,
    url: shop.url,
    world,
    folder: PICTURES,
    checker: null,
    until: Date.now() + MINUTE_MS,
    onSeen: (load, seen) => {
      pictures += seen.pictures
      faults.push(...seen.faults.map((fault) => `${nameOf(load)} ${fault}`))
    },
  })
  expect(faults).toEqual([])
  expect(pictures).toBeGreaterThan(0)
})

test.each(['/shop', '/home', '/detail/soap'])('%s does not change its title after loading', async (path) => {
  const phone = await aPhone(browser, shop.url)
  await phone.page.addInitScript(() => {
    const titles = new Set<string>()
    Object.assign(window, { titles })
    const look = () => document.title && titles.add(document.title)
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  })
  await open(phone, path)
  await phone.page.waitForLoadState('networkidle')
  const titles = await phone.page.evaluate(() => [...(window as unknown as { titles: Set<string> }).titles])
  expect(titles).toEqual([await titleFromServer(path, 'en')])
  await phone.context.close()
})

test('an unknown address shows a message with a link back', async () => {
  const phone = await aPhone(browser, shop.url)
  await open(phone, '/login/nowhere')
  await heading(phone, 'Nothing here').waitFor()
  await link(phone, 'Back to the shop').click()
  await link(phone, 'What are you looking for?').waitFor()
  await phone.context.close()
})

test.each(['/detail/%E0%A4%A', '/shop/%ff'])('the malformed address %s shows a message', async (path) => {
  const page = await fetch(shop.url + path, { headers: { 'accept-language': 'en' } })
  expect(page.status).toBe(404)
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const phone = await aPhone(browser, shop.url)
  await open(phone, path)
  await heading(phone, 'Nothing here').waitFor()
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})

test('an address that looks like the address of another site is not found', async () => {
  const page = await fetch(`${shop.url}//other.example/home`, { headers: { 'accept-language': 'en' } })
  expect(page.status).toBe(404)
  expect(await page.text()).not.toContain('In the window')
})

test.each(['/nowhere', '/%zz'])(
  '%s is not found, for visitors and shoppers, without a redirect to the log-in',
  async (path) => {
    const page = await fetch(shop.url + path, { headers: { 'accept-language': 'en' } })
    expect(page.status).toBe(404)
    expect(await page.text()).toContain('<title>Nothing here · Sampan</title>')
    const phone = await aPhone(browser, shop.url)
    await open(phone, path)
    await heading(phone, 'Nothing here').waitFor()
    await phone.page.waitForLoadState('networkidle')
    expect(new URL(phone.page.url()).pathname).toBe(path)
    expect(await phone.page.title()).toBe('Nothing here · Sampan')
    const { token } = await aShopper(shop)
    await signedIn(phone, token, path)
    await heading(phone, 'Nothing here').waitFor()
    expect(await phone.page.title()).toBe('Nothing here · Sampan')
    expect(phone.complaints).toEqual([])
    await phone.context.close()
  },
)

const RENDERED = ['/home', '/detail/soap', '/search?keyword=a', '/login', '/forgotPassword', '/changePassword']

/**
 * Centred text shifts by a few pixels when its font loads: four lines of it on the log-in. A line that moves down would
 * shift five times as much.
 */
const SHIFT_AT_MOST = 0.002

function measureShifts(): void {
  Object.assign(window, { shifts: [] })
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) (window as unknown as { shifts: unknown[] }).shifts.push(shift.toJSON()) // set above
  }).observe({ type: 'layout-shift', buffered: true })
}

type Shift = { value: number }
const shiftsOf = ({ page }: Phone) => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts) // set above

test.each(LANGUAGES)(
  'rendered pages hydrate without errors and without layout shifts ($language_name)',
  async ({ file_name }) => {
    const phone = await aPhone(browser, shop.url, { locale: file_name })
    await phone.page.addInitScript(measureShifts)
    for (const path of RENDERED) {
      await open(phone, path)
      await phone.page.waitForLoadState('networkidle')
      const shifts = await shiftsOf(phone)
      const sum = shifts.reduce((moved, { value }) => moved + value, 0)
      expect(sum, `${path} ${JSON.stringify(shifts)}`).toBeLessThan(SHIFT_AT_MOST)
    }
    expect(phone.complaints).toEqual([])
    await phone.context.close()
  },
)
