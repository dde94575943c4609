import { expect, test } from 'vitest'
import { aPhone, open, type Phone } from './open-browser.ts'
import { aBuyer } from './people.ts'
import { openShopAndBrowser } from './shop-and-browser.ts'
import { button, chooseLanguage, dialog, expectToast, heading, link, read, signedIn } from './steps.ts'

const { shop, browser } = await openShopAndBrowser()

const LOST = 'No connection. This page may be out of date.'

/** The URLs in a cache of the service worker. */
const cachedIn = ({ page }: Phone, cache: 'pages' | 'reads' | 'pictures') =>
  page.evaluate(async (name) => {
    const keys = await (await caches.open(name)).keys()
    return keys.map(({ url }) => url.slice(location.origin.length))
  }, `sampan.${cache}`)

const untilCached = (phone: Phone, cache: 'pages' | 'reads', address: string) =>
  expect.poll(() => cachedIn(phone, cache)).toContain(address)

/** Waits until the service worker has cached a language completely: its shell is cached last. */
const untilShell = ({ page }: Phone, language: string) =>
  expect
    .poll(() => page.evaluate(async (path) => (await caches.match(path)) !== undefined, `/shell?lang=${language}`), {
      timeout: 20_000,
    })
    .toBe(true)

/** All stored content, as one text. */
const everythingKept = ({ page }: Phone) =>
  page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const key of await cache.keys())
        if (!/assets|pictures/.test(key.url)) texts.push(`${key.url} ${await (await cache.match(key))?.text()}`)
    }
    return texts.join('\n')
  })

const titleOf = async (product_id: string, language: 'en' | 'th') =>
  (await shop.call(undefined, language)('GET /api/product/detail', { query: { product_id } })).title

const seeProduct = ({ page }: Phone, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const seeLost = (phone: Phone) => read(phone, LOST)
const seeFound = ({ page, say }: Phone) => page.getByText(say(LOST)).waitFor({ state: 'detached' })

test('visited content is available offline, and is refetched once the phone is online', async () => {
  const phone = await aPhone(browser, shop.url, { hasServiceWorker: true })
  const { page, context } = phone
  const [soap, thai, honey] = await Promise.all([titleOf('soap', 'en'), titleOf('soap', 'th'), titleOf('honey', 'en')])
  await open(phone, '/home')
  await untilCached(phone, 'pages', '/home?lang=en')
  await open(phone, '/detail/soap')
  await untilCached(phone, 'pages', '/detail/soap?lang=en')

  await context.setOffline(true)
  await seeLost(phone)
  // Opens three pages without a connection: a visited product page, a product page that was never visited, and a
  // personal page. Only the first is shown.
  await open(phone, '/detail/soap')
  await seeProduct(phone, soap)
  await seeLost(phone)
  await open(phone, '/detail/honey')
  await seeLost(phone)
  await button(phone, 'Try again').waitFor()
  await button(phone, 'Back').click()
  await link(phone, 'What are you looking for?').waitFor()
  await open(phone, '/order')
  await seeLost(phone)

  await context.setOffline(false)
  await seeFound(phone)
  await open(phone, '/detail/honey')
  await seeProduct(phone, honey)

  // After a language change, the copy in the previous language is not shown.
  await open(phone, '/home')
  await chooseLanguage(phone, 'tai')
  await untilCached(phone, 'reads', '/api/home?lang=th')
  await untilShell(phone, 'th')
  await context.setOffline(true)
  await open(phone, '/detail/soap')
  await seeLost(phone)
  await button(phone, 'Try again').waitFor()
  expect(await page.getByText(soap).count()).toBe(0)
  await context.setOffline(false)
  await seeProduct(phone, thai)
  await seeFound(phone)
  expect(phone.complaints).toEqual([])
  await context.close()
})

test('the app distinguishes an unavailable shop from a reachable shop, and stores no personal data', async () => {
  const buyer = await aBuyer(shop)
  const phone = await aPhone(browser, shop.url, { hasServiceWorker: true })
  const { context, say } = phone
  await signedIn(phone, buyer.token, '/filter')
  await heading(phone, 'My balance').waitFor()
  await untilCached(phone, 'pages', '/home?lang=en')
  for (const path of ['/order', '/bag', '/security', '/detail/soap', '/home']) await open(phone, path)
  await untilCached(phone, 'pages', '/detail/soap?lang=en')
  const texts = await everythingKept(phone)
  expect(texts).toContain('/detail/soap?lang=en')
  for (const personal of [buyer.account, buyer.token, 'Robin', '+66812345678', '/api/user', '/api/cart', '/api/order'])
    expect(texts.includes(personal), personal).toBe(false)

  await shop.away(async () => {
    await open(phone, '/home')
    await seeLost(phone)
    await link(phone, 'What are you looking for?').waitFor()
    // A change that fails shows a message, and the selection remains.
    await open(phone, '/detail/soap')
    await button(phone, 'Add to cart').click()
    const sheet = dialog(phone, 'Options')
    await sheet.getByRole('button', { name: say('Add to cart') }).click()
    await expectToast(phone, 'Can’t reach the shop')
    expect(await sheet.isVisible()).toBe(true)
    // A personal page is not served from the cache.
    await open(phone, '/security')
    await seeLost(phone)
    await button(phone, 'Try again').waitFor()
  })
  await seeFound(phone)
  await heading(phone, 'Security').waitFor()

  // The next person who uses this device finds none of the visited content.
  await open(phone, '/setting')
  await button(phone, 'Log out').click()
  await phone.page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await expect.poll(() => cachedIn(phone, 'pages')).toEqual([])
  expect(phone.complaints).toEqual([])
  await context.close()
})
