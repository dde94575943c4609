import { LANGUAGES, type LocaleKey } from '@sampan/contract/rules'
import { expect, test } from 'vitest'
import { aPhone, open, type Phone } from './open-browser.ts'
import { aBuyer } from './people.ts'
import { openShopAndBrowser } from './shop-and-browser.ts'
import {
  button,
  chooseLanguage,
  dialog,
  heading,
  isInView,
  link,
  scrollTo,
  search,
  seeHeading,
  seeResults,
  seeTitle,
  signedIn,
} from './steps.ts'
import { translatorFor } from './translate.ts'

const { shop, browser } = await openShopAndBrowser()

const titleOf = (product_id: string, language: 'en' | 'th') =>
  shop
    .call(undefined, language)('GET /api/product/detail', { query: { product_id } })
    .then(({ title }) => title)

/** Records the texts of the elements that match `selectors`, in each frame from now on. */
async function watch({ page }: Phone, selectors: string[]): Promise<() => Promise<string[]>> {
  await page.evaluate((wanted) => {
    const seen: string[] = []
    const isShown = (element: Element) => element.getClientRects().length > 0
    const textOf = (selector: string) => [...document.querySelectorAll(selector)].find(isShown)?.textContent ?? ''
    const look = () => {
      const now = wanted.map(textOf).join(' | ')
      if (now !== seen.at(-1)) seen.push(now)
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { seen })
  }, selectors)
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen) // set above
}

const PROMO_CODE = 'WELCOME10'
const BRAND = 'Sampan'
/** Selectors for the title and the goods of a screen. No frame may show them in the previous language. */
const GOODS = ['main h1', 'main h2', 'main h3', 'main a[href^="/detail/"]']

/** Changes the language in the settings, and returns to the previous screen. */
async function switchInSettings(phone: Phone, locale: LocaleKey): Promise<void> {
  const name = LANGUAGES.find((language) => language.file_name === locale)?.language_name ?? ''
  await phone.page.getByRole('radio', { name }).click()
  phone.say = translatorFor(locale)
  await seeHeading(phone, 'Language')
}

test('the home page changes its language immediately; texts and goods change together', async () => {
  const phone = await aPhone(browser, shop.url)
  const { page } = phone
  await open(phone, '/home')
  await Promise.all([page.waitForResponse(/product\/list/), button(phone, 'Show more').click()])
  // Delays one part of the page. Even so, no frame may mix two languages.
  await page.route(/product\/list/, (route) => setTimeout(() => route.continue(), 300))
  const seen = await watch(phone, ['main section h2', 'article h3', 'nav a', 'div[role=list] h3, ul:last-of-type h3'])
  await chooseLanguage(phone, 'tai')
  await heading(phone, 'Popular').waitFor()
  expect(await seen()).toEqual([expect.any(String), expect.any(String)])
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('th')
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})

test('after a change of language, a search has the same keyword, filters and scroll position', async () => {
  const phone = await aPhone(browser, shop.url)
  const { page } = phone
  await open(phone, '/home')
  await link(phone, 'What are you looking for?').click()
  await search(phone, 'a')
  await page.getByRole('button', { name: 'In stock' }).click()
  await page.waitForURL(/in_stock=true/)
  await button(phone, 'Best match').click()
  await dialog(phone, 'Sort by').getByRole('button', { name: 'Best selling' }).click()
  await page.waitForURL(/sort=hot/)
  await seeResults(phone)
  const product = page.getByRole('article').filter({ visible: true }).nth(12).getByRole('link')
  await scrollTo(phone, product)
  const [href, address] = [await product.getAttribute('href'), page.url()]
  await page.evaluate(() => history.go(-2))
  await chooseLanguage(phone, 'tai')
  const seen = await watch(phone, GOODS)
  await page.evaluate(() => history.go(2))
  await page.locator('[inputmode=search]').waitFor()
  await expect.poll(() => page.url()).toBe(address)
  await expect.poll(() => page.locator('[inputmode=search]').inputValue()).toBe('a')
  await page.getByRole('button', { name: phone.say('In stock'), pressed: true }).waitFor()
  await button(phone, 'Best selling').waitFor()
  // The scroll position is checked by product, not in pixels, because the height of cards depends on the language.
  await expect.poll(() => isInView(page.locator(`h3 a[href="${href}"]`).filter({ visible: true }))).toBe(true)
  expect((await seen()).join().replaceAll(BRAND, '')).not.toMatch(/[a-z]{3}/i)
  await phone.context.close()
})

test('cart and checkout lose no data in a change of language', async () => {
  const buyer = await aBuyer(shop)
  for (const product_id of ['soap', 'honey']) {
    const skus = await buyer.call('GET /api/product/stock', { query: { product_id } })
    const sku_id = skus.find((sku) => sku.stock > 5)?.sku_id ?? ''
    await buyer.call('POST /api/cart/add', { body: { sku_id, quantity: 2 }, key: crypto.randomUUID() })
  }
  const phone = await aPhone(browser, shop.url)
  const { page } = phone
  await signedIn(phone, buyer.token, '/language')
  await seeHeading(phone, 'Language')
  await page.evaluate(() => history.pushState({ inside: true }, '', '/bag'))
  await page.reload()
  await page.getByRole('checkbox', { name: await titleOf('honey', 'en') }).click()
  await page
    .getByRole('group', { name: await titleOf('soap', 'en') })
    .getByRole('button', { name: 'Increase' })
    .click()
  await button(phone, 'Check out').click()
  await page.getByRole('button', { name: 'Promo code' }).click()
  const promo = dialog(phone, 'Promo code')
  await promo.getByRole('textbox').fill(PROMO_CODE)
  await promo.getByRole('button', { name: 'Apply', exact: true }).click()
  await promo.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Note to the shop' }).click()
  const notes = page.getByRole('textbox')
  await notes.fill('Ring twice')
  await page.goBack()
  await seeTitle(phone, 'Cart')
  await page.goBack()
  await switchInSettings(phone, 'tai')

  const seen = await watch(phone, GOODS)
  await page.goForward()
  await seeTitle(phone, 'Cart')
  const [soap, honey] = await Promise.all([titleOf('soap', 'th'), titleOf('honey', 'th')])
  await expect.poll(() => page.getByRole('checkbox', { name: soap }).isChecked()).toBe(true)
  await expect.poll(() => page.getByRole('checkbox', { name: honey }).isChecked()).toBe(false)
  await expect.poll(() => page.getByRole('spinbutton', { name: soap }).getAttribute('aria-valuenow')).toBe('3')
  await page.goForward()
  await seeTitle(phone, 'Checkout')
  await page.getByText(soap, { exact: true }).filter({ visible: true }).waitFor()
  await expect.poll(() => notes.inputValue()).toBe('Ring twice')
  await page.getByRole('button', { name: PROMO_CODE }).waitFor()
  expect((await seen()).join().replaceAll(BRAND, '')).not.toMatch(/[a-z]{3}/i)
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})

test('a link with a language opens the shop in that language; a language chosen later overrides the language of the link', async () => {
  const phone = await aPhone(browser, shop.url)
  const { page } = phone
  await open(phone, '/home?lang=th')
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('th')
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(canonical).toMatch(/^http.*\/home\?lang=th$/)
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(data['@graph']).toContainEqual(expect.objectContaining({ '@type': 'WebSite', name: BRAND }))

  await page
    .getByRole('link', { name: translatorFor('tai')('Explore') })
    .filter({ visible: true })
    .first()
    .click()
  await page.waitForURL('**/explore')
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('th')
  await page.reload()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en')
  expect(await phone.context.cookies()).toEqual([])
  await open(phone, '/home?lang=ja')
  phone.say = translatorFor('ri')
  await chooseLanguage(phone, 'han')
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await page.reload()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ko')

  await open(phone, `/detail/soap?lang=ja`)
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'canShare', { value: () => true })
    Object.defineProperty(navigator, 'share', { value: async (shared: ShareData) => Object.assign(window, { shared }) })
  })
  phone.say = translatorFor('ri')
  await button(phone, 'Share').click()
  const shared = () => page.evaluate(() => (window as unknown as { shared?: ShareData }).shared?.url) // set above
  await expect.poll(shared).toBe(`${shop.url}/detail/soap?lang=ja`)
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})
