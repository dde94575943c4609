import { LANGUAGES } from '@sampan/contract/rules'
import { expect, test } from 'vitest'
import { NAMES } from '../scripts/left-in-english.ts'
import { aPhone, open, type Phone } from './open-browser.ts'
import { PATHS, type Path } from './paths.ts'
import { aShopper } from './people.ts'
import { openShopAndBrowser } from './shop-and-browser.ts'
import { heading, link, secret, signedIn } from './steps.ts'
import { translatorFor } from './translate.ts'

/** Screens whose title contains more than the title of their route. */
const OWN_TITLES: Record<string, string> = { '/shop': 'All shops', '/register/terms': 'Terms of use' }
const titleOf = ({ path, title }: Path) => OWN_TITLES[path] ?? title

const SPECIFIED = `/address /addressForm /bag /capitalRecord /cardTopUp /changePassword /changePayPwd /checkout /comment
  /depositRecord /detail /explore /filter /forgotPassword /heart /helpAndSupport /home /language /law /login /myFavourite
  /myPurchases /notification /order /orderInfo /passwords /payment /platform /popular /products /profile /refund /register
  /search /security /service /setting /shop /topUp /topUpRecord /walletTopUp /withDraw`.split(/\s+/)

const { shop, browser } = await openShopAndBrowser()

async function titleFromServer(path: string, language: string): Promise<string | undefined> {
  const page = await fetch(shop.url + path, { headers: { 'accept-language': language } })
  return (await page.text()).match(/<title>([^<]*)</)?.[1]
}

test('the 42 paths of the specification exist', () => {
  expect(PATHS.map(({ path }) => path)).toEqual(expect.arrayContaining(SPECIFIED))
})

test.each(LANGUAGES)('every path has its title in $language_name', async ({ file_name, tag }) => {
  const say = translatorFor(file_name)
  const titles = await Promise.all(PATHS.map(({ path }) => titleFromServer(path, tag)))
  expect(titles).toEqual(PATHS.map((path) => `${say(titleOf(path))} · Sampan`))
})

test.concurrent.each(['/shop', '/home', '/detail/soap'])('%s does not change its title after loading', async (path) => {
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

test('an unknown URL shows a message and a link to the shop', async () => {
  const phone = await aPhone(browser, shop.url)
  await open(phone, '/login/nowhere')
  await heading(phone, 'Page not found').waitFor()
  await link(phone, 'Go to home page').click()
  await link(phone, 'What are you looking for?').waitFor()
  await phone.context.close()
})

test.each(['/detail/%E0%A4%A', '/shop/%ff'])('the malformed URL %s shows a message', async (path) => {
  const page = await fetch(shop.url + path, { headers: { 'accept-language': 'en' } })
  expect(page.status).toBe(404)
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const phone = await aPhone(browser, shop.url)
  await open(phone, path)
  await heading(phone, 'Page not found').waitFor()
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})

test('a path that looks like the URL of another site shows that the page is not found', async () => {
  const page = await fetch(`${shop.url}//other.example/home`, { headers: { 'accept-language': 'en' } })
  expect(page.status).toBe(404)
  expect(await page.text()).not.toContain('Featured')
})

test.each(['/nowhere', '/%zz'])(
  '%s is not found, for visitors and shoppers, without a redirect to the log-in',
  async (path) => {
    const page = await fetch(shop.url + path, { headers: { 'accept-language': 'en' } })
    expect(page.status).toBe(404)
    expect(await page.text()).toContain('<title>Page not found · Sampan</title>')
    const phone = await aPhone(browser, shop.url)
    await open(phone, path)
    await heading(phone, 'Page not found').waitFor()
    await phone.page.waitForLoadState('networkidle')
    await expect.poll(() => new URL(phone.page.url()).pathname).toBe(path)
    await expect.poll(() => phone.page.title()).toBe('Page not found · Sampan')
    const { token } = await aShopper(shop)
    await signedIn(phone, token, path)
    await heading(phone, 'Page not found').waitFor()
    await expect.poll(() => phone.page.title()).toBe('Page not found · Sampan')
    expect(phone.complaints).toEqual([])
    await phone.context.close()
  },
)

const RENDERED = [
  '/home',
  '/detail/soap',
  '/search?keyword=a',
  '/search?keyword=xyzzy9',
  '/login',
  '/forgotPassword',
  '/changePassword',
  '/withdrawFromContract',
]

/**
 * The allowed shift. Centred text shifts by a few pixels when its font loads; on the log-in this affects four lines. A
 * line that moves down would shift five times as much.
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

/**
 * The languages in which shifts are measured: English and Thai have different fonts and text lengths. `npm run look`
 * opens the pages in each language.
 */
const MEASURED = LANGUAGES.filter(({ file_name }) => ['en', 'tai'].includes(file_name))

test.concurrent.each(MEASURED)(
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

test('the account menu does not shift the form of a new password on a wide screen', async () => {
  const wide = await aPhone(browser, shop.url, { width: 1_440 })
  await wide.page.addInitScript(measureShifts)
  await signedIn(wide, (await aShopper(shop)).token, '/changePassword')
  await secret(wide, 'Old password').waitFor()
  await wide.page.waitForLoadState('networkidle')
  const shifts = await shiftsOf(wide)
  expect(
    shifts.reduce((moved, { value }) => moved + value, 0),
    JSON.stringify(shifts),
  ).toBeLessThan(0.02)
  await wide.context.close()
})

/** Valid parameters of public paths, in the path or the query. */
const NAMED: Record<string, string[]> = {
  '/explore': ['/explore?category=toys'],
  '/search': ['/search?keyword=a'],
  '/detail': ['/detail/keyboard'],
  '/shop': ['/shop?sort=new', '/shop/studio-kanda'],
}
const PUBLIC = PATHS.filter(({ is_public }) => is_public)
/** A visitor's cart is stored on the device, so the server renders its skeleton. */
const DEVICE_CART = '/home/bag'
const PAGES = PUBLIC.flatMap(({ path }) => [path, ...(NAMED[path] ?? [])])

/** The HTML of a page without texts of other shoppers, marked with another language, and without names that stay. */
async function renderedAt(path: string, language: string): Promise<string> {
  const reply = await fetch(shop.url + path, { headers: { 'accept-language': language } })
  expect(reply.status, path).toBe(200)
  const [page = ''] = (await reply.text()).split('<script type="application/json" id="state">')
  return page.replaceAll(/<style.*?<\/style>|<p lang=.*?<\/p>|<dd [^>]*translate="no".*?<\/dd>/gs, '')
}

/** Visible and spoken texts of a page, including its title and description. */
function textsOf(page: string): string[] {
  const html = page.replaceAll(/<script[\s\S]*?<\/script>/g, '')
  const matches = html.matchAll(/>([^<]+)<| (?:name="description" content|title|alt|placeholder|aria-label)="([^"]+)"/g)
  return [...matches].map(([, text, attribute = '']) => (text ?? attribute).replaceAll(/&#?\w+;/g, ' '))
}

const BRAND = /sampan/gi
/** The name of each language in that language, which every page contains. */
const OWN_NAMES: readonly string[] = LANGUAGES.map(({ language_name }) => language_name)
/**
 * Whether a text is still English: it has a word in Latin letters and no letter of another script. Names do not count
 * as words.
 */
const isEnglish = (text: string): boolean =>
  !OWN_NAMES.includes(text) &&
  /[a-z]{3}/i.test(text.replaceAll(NAMES, '').replaceAll(BRAND, '')) &&
  !/(?!\p{Script=Latin})\p{L}/u.test(text)

test('the public routes are the nine of the specification, two below them, and the withdrawal from a contract', () => {
  const others = ['/register/terms', DEVICE_CART, '/withdrawFromContract']
  expect(PUBLIC.filter(({ path }) => !others.includes(path))).toHaveLength(9)
  expect(PUBLIC).toHaveLength(12)
})

test.each(LANGUAGES)(
  'every public page is rendered completely on the server, in its own language ($language_name)',
  async ({ tag }) => {
    for (const path of PAGES.filter((page) => page !== DEVICE_CART)) {
      const page = await renderedAt(path, tag)
      expect(page, path).toContain('<main')
      expect(page.match(/data-skeleton|aria-busy="true"/g), path).toBe(null)
      const texts = textsOf(page)
      expect(texts.length, path).toBeGreaterThan(3)
      if (tag !== 'en') expect(texts.filter(isEnglish), path).toEqual([])
    }
  },
)

/**
 * Data that pages load in the browser: for content far below, for stock, for taxes of the visitor's country, and for
 * data that may be older than the visitor's own change.
 */
const REQUESTED_LATER: Record<string, string[]> = {
  '/detail/keyboard': ['/api/product/related', '/api/product/stock', '/api/product/taxes'],
  '/register': ['/api/area'],
  '/shop/studio-kanda': ['/api/shop/detail'],
}

test('a page requests no data that the server could have rendered', async () => {
  const phone = await aPhone(browser, shop.url)
  const paths = new Set<string>()
  phone.page.on('request', (request) => paths.add(new URL(request.url()).pathname))
  for (const path of PAGES) {
    paths.clear()
    await open(phone, path)
    await phone.page.waitForLoadState('networkidle')
    const calls = [...paths].filter((pathname) => pathname.startsWith('/api/'))
    expect(calls.toSorted(), path).toEqual(REQUESTED_LATER[path] ?? [])
  }
  await phone.context.close()
})
