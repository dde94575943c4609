import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { findFaults } from '../server/src/deployment/find-faults.ts'
import { findProxyFaults } from '../server/src/deployment/proxy-faults.ts'
import { aPhone, open } from './open-browser.ts'
import { aShopper } from './people.ts'
import { openShopAndBrowser } from './shop-and-browser.ts'
import { setStock } from './shop-state.ts'

const { shop, browser } = await openShopAndBrowser()

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop.url + path, { headers: { 'accept-language': 'en', ...headers } })
const textOf = async (path: string) => (await ask(path)).text()

/** Pages, each with other spellings of its URL. */
const SAME: [string, string[]][] = [
  ['/home', ['/home/', '/home?utm_source=mail', '/home?a=1&a=2']],
  ['/explore', ['/explore/?x=1', '/explore?category=Big+boats']],
  ['/explore?category=toys', ['/explore?x=1&category=%74oys', '/explore?category=toys&category=zzz']],
  ['/detail/soap', ['/detail/soap/r1', '/detail/soap/r2/?x=1', '/detail/%73oap']],
  ['/shop', ['/shop?sort=nonsense', '/shop/?sort=hot&sort=new']],
  ['/shop/studio-kanda', ['/shop/studio-kanda?sort=hot', '/shop/studio-kanda/?category=Big+boats&in_stock=no']],
]

test.each(SAME)('%s returns the same page for each spelling of its URL', async (path, others) => {
  const page = await textOf(path)
  for (const other of others) expect((await textOf(other)) === page, other).toBe(true)
})

/** The `sizes` value of each banner, and its displayed width. */
const bannerWidths = () =>
  [...document.querySelectorAll<HTMLImageElement>('a img[sizes*="1024px) 434px"], a img[sizes*="1024px) 212px"]')].map(
    (picture) => ({
      said: Number(/1024px\) (\d+)px/.exec(picture.sizes)?.[1]),
      shown: picture.getBoundingClientRect().width,
    }),
  )

test('on a wide screen each banner requests a picture of its displayed width', async () => {
  for (const width of [1024, 1440]) {
    const desk = await aPhone(browser, shop.url, { width })
    await open(desk, '/home')
    const widths = await desk.page.evaluate(bannerWidths)
    expect(widths.length).toBeGreaterThan(2)
    for (const { said, shown } of widths) {
      expect(said).toBeGreaterThanOrEqual(shown * 0.95)
      // Picture files differ in width by a factor of 1.5, so a smaller deviation is accepted.
      expect(said).toBeLessThanOrEqual(shown * 1.4)
    }
    await desk.context.close()
  }
})

test('every kind of reply has the headers that browsers need', async () => {
  expect(await findFaults({ origin: shop.url })).toEqual([])
  expect(await findProxyFaults(shop.url)).toEqual([])
})

/** Stores the rendered element, to check that the browser hydrates this element instead of replacing it. */
function rememberScreen(): void {
  document.addEventListener('DOMContentLoaded', () => {
    Object.assign(window, { rendered: document.querySelector('main') })
  })
}
const isSameScreen = () => (window as unknown as { rendered: unknown }).rendered === document.querySelector('main') // set above

test.concurrent.for(SAME)(
  '%s hydrates for each spelling of its URL, and keeps the rendered elements',
  async ([path, others], { expect }) => {
    const phone = await aPhone(browser, shop.url)
    await phone.page.addInitScript(rememberScreen)
    for (const address of [path, ...others]) {
      await open(phone, address)
      await phone.page.waitForLoadState('networkidle')
      await expect
        .poll(() => new URL(phone.page.url()).pathname, { message: address })
        .toBe(new URL(address, shop.url).pathname)
      expect(await phone.page.evaluate(isSameScreen), address).toBe(true)
      await expect
        .poll(() => phone.page.locator('main h1, main h2').first().isVisible(), { message: address })
        .toBe(true)
    }
    expect(phone.complaints).toEqual([])
    await phone.context.close()
  },
)

test.each(['/hOme', '/DETAIL/soap'])('%s, which is not public, shows nothing before the log-in', async (path) => {
  expect(await textOf(path)).toContain('<div id="root"></div>')
})

test.concurrent('if a product is sold out or its price changes, its page shows this within five seconds', async ({
  expect,
}) => {
  const { skus } = await shop.call()('GET /api/product/detail', { query: { product_id: 'lamp' } })
  expect(await textOf('/detail/lamp')).not.toContain('Sold out')
  for (const { sku_id } of skus) await setStock(shop, sku_id, 0)
  await shop.database().updateTable('sku').set({ price_cents: 987_654 }).where('product_id', '=', 'lamp').execute()
  await expect.poll(() => textOf('/detail/lamp')).toMatch(/Sold out.*"price_cents":987654/s)
})

test.concurrent('a browser whose copy is current gets 304, even if the page was rendered again', async () => {
  const etag = (await ask('/detail/soap')).headers.get('etag') ?? ''
  expect((await ask('/detail/soap', { 'if-none-match': etag })).status).toBe(304)
  await wait(5_500)
  expect((await ask('/detail/soap', { 'if-none-match': etag })).status).toBe(304)
})

test.each(['/assets/none.js', '/pictures/none.webp', '/pictures/a/b', '/favicon.ico', '/wp-login.php', '/.git/config'])(
  'the unknown file %s gets a one-line reply',
  async (path) => {
    const reply = await ask(path)
    expect(reply.status).toBe(404)
    expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await reply.text()).toMatch(/^.{1,80}\n$/)
  },
)

test('shared caches may store all assets of a page forever, because the URL of each asset contains a content hash', async () => {
  const text = await textOf('/home')
  const named = (folder: string) => [
    ...new Set(text.match(new RegExp(`/${folder}/[\\w./-]+\\.\\w+(?:\\?w=\\d+)?`, 'g'))),
  ]
  const [files, pictures] = [named('assets'), named('pictures')]
  expect(Math.min(files.length, pictures.length)).toBeGreaterThan(5)
  for (const path of [...files.slice(0, 20), ...pictures.slice(0, 40)]) {
    const { status, headers } = await ask(path, { 'accept-encoding': 'br', cookie: 'Local_Lang=x' })
    expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'public, max-age=31536000, immutable'])
    expect([path, headers.get('set-cookie')]).toEqual([path, null])
    expect([path, headers.get('vary')]).toEqual([path, path.startsWith('/assets/') ? 'accept-encoding' : null])
  }
  for (const path of pictures) expect(path).toMatch(/\.[0-9a-f]{10}\.webp(?:\?w=\d+)?$/)
})

test.each([
  ['/home', 'private, no-cache'],
  ['/home?lang=ja', 'private, no-cache'],
  ['/login', 'private, no-cache'],
  ['/nowhere', 'private, no-cache'],
  ['/shell', 'private, no-cache'],
  ['/site.webmanifest', 'private, max-age=3600'],
  ['/sw.js', 'no-cache'],
  ['/api/home', 'no-cache'],
  ['/api/product/list?keyword=lamp', 'no-cache'],
  ['/api/user/getUserInfo', 'no-store'],
])('%s is not stored by shared caches', async (path, caching) => {
  expect((await ask(path)).headers.get('cache-control')).toBe(caching)
})

test('the Vary header of a page names the cookie and the accepted language', async () => {
  const { headers } = await ask('/home')
  expect(headers.get('vary')).toBe('cookie, accept-language, accept-encoding')
})

test('a URL of a screen that looks like the URL of a file shows the screen', async () => {
  const reply = await ask('/refund/1/2/3/12.50')
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8')
})

test('content below the first view stays as rendered until its code has loaded; all other content is hydrated earlier', async () => {
  const phone = await aPhone(browser, shop.url)
  const held = Promise.withResolvers<void>()
  await phone.page.route('**/assets/goods-*.js', (route) => held.promise.then(() => route.continue()))
  await phone.page.goto('/home', { waitUntil: 'domcontentloaded' })
  const heart = phone.page.getByRole('button', { name: /^Save / }).first()
  const rendered = await heart.elementHandle()
  // Gives the texts of all other screens a second to load.
  await wait(1_000)
  expect(await rendered?.isVisible()).toBe(true)
  held.resolve()
  await phone.page.waitForLoadState('networkidle')
  expect(await rendered?.isVisible()).toBe(true)
  await heart.click()
  await phone.page.waitForURL('**/login?next=%2Fhome')
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})

const pageFor = async (path: string, cookie: string) => (await ask(path, { cookie })).text()

test('rendered pages do not depend on the session, and browsers always ask for a newer service worker', async () => {
  const { token } = await aShopper(shop)
  for (const path of ['/home', '/explore', '/search', '/detail/soap', '/shop/studio-kanda', '/shell?lang=en'])
    expect((await pageFor(path, `Admin-Token=${token}`)) === (await pageFor(path, '')), path).toBe(true)
  const worker = await fetch(`${shop.url}/sw.js`)
  expect(worker.status).toBe(200)
  expect(worker.headers.get('cache-control')).toBe('no-cache')
  expect((await fetch(`${shop.url}/detail/soap?lang=th`)).headers.get('content-language')).toBe('th')
})
