import type { Language, LocaleKey } from '@sampan/contract/rules'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { aPhone, open, type Phone } from './open-browser.ts'
import { aShopper } from './people.ts'
import { openShopAndBrowser } from './shop-and-browser.ts'
import { button, dialog, isInView, link, read, scrollTo, search, seeResults, signedIn } from './steps.ts'

const { shop, browser } = await openShopAndBrowser()

const LAMP = 'lamp'
/** Index of a product that is visible only after scrolling down the list. */
const FAR = 10

const titles = ({ page }: Phone) => page.locator('main article h3 a').filter({ visible: true })
const titleOfPage = ({ page }: Phone, title: string) => page.getByRole('heading', { name: title, level: 1 })
/** The scroll position after a frame, in which the page has received the events of earlier scrolling. */
const scrollOf = ({ page }: Phone) =>
  page.evaluate(() => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(scrollY))))

type Asked = { locale: LocaleKey; language: Language; keyword: string; product_id: string; script: RegExp }

/** Keywords of one or two letters or characters, each from the name of a demo product. */
const ASKED: Asked[] = (
  [
    ['en', 'en', { l: 'lamp', la: 'lamp' }, /[a-z]/i],
    ['zh-CN', 'zh-CN', { 灯: 'lamp', 台灯: 'lamp' }, /\p{Script=Han}/u],
    ['ri', 'ja', { 茶: 'matcha', 抹茶: 'matcha' }, /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u],
    ['han', 'ko', { 꿀: 'honey', 비누: 'soap' }, /\p{Script=Hangul}/u],
    ['tai', 'th', { ฉ: 'matcha', ไฟ: 'lamp' }, /\p{Script=Thai}/u],
  ] as const
).flatMap(([locale, language, keywords, script]) =>
  Object.entries(keywords).map(([keyword, product_id]) => ({ locale, language, keyword, product_id, script })),
)

/** All products that the shop finds for a keyword. */
async function findAll(language: Language, keyword: string) {
  const call = shop.call(undefined, language)
  const first = await call('GET /api/product/list', { query: { keyword, page_size: 100 } })
  const further = Array.from({ length: Math.ceil(first.total / 100) - 1 }, (_, place) =>
    call('GET /api/product/list', { query: { keyword, page: place + 2, page_size: 100 } }),
  )
  return [first, ...(await Promise.all(further))].flatMap(({ items }) => items)
}

test.concurrent.each(ASKED)(
  '“$keyword” finds products in its language ($language)',
  async ({ locale, language, keyword, product_id, script }) => {
    const cards = await findAll(language, keyword)
    const { title } = await shop.call(undefined, language)('GET /api/product/detail', { query: { product_id } })
    expect(title.toLowerCase()).toContain(keyword)
    expect(cards.find((card) => card.product_id === product_id)?.title).toBe(title)
    const everything = await shop.call()('GET /api/product/list', { query: { page_size: 1 } })
    // The results of a single letter are checked only through the API, not in the browser.
    if (keyword.length === 1) return
    expect(cards.length).toBeLessThan(everything.total)

    const phone = await aPhone(browser, shop.url, { locale })
    const { page } = phone
    await open(phone, '/search')
    const [suggestion = ''] = await shop.call(undefined, language)('GET /api/search/suggest', { query: { keyword } })
    await page.locator('[inputmode=search]').fill(keyword)
    await page.getByRole('button', { name: suggestion, exact: true }).waitFor()
    await search(phone, keyword)
    await page
      .getByRole('heading', { level: 2 })
      .filter({ hasText: new RegExp(`(?<!\\d)${cards.length}(?!\\d)`) })
      .waitFor()
    const shownTitles = await titles(phone).allTextContents()
    expect(shownTitles.length).toBeGreaterThan(0)
    expect(shownTitles).toEqual(cards.slice(0, shownTitles.length).map((card) => card.title))
    for (const one of shownTitles) expect(one).toMatch(script)
    expect(phone.complaints).toEqual([])
    await phone.context.close()
  },
)

test('a category page has metadata for search engines; an unknown category is not found', async () => {
  const ask = (search: string) => fetch(`${shop.url}/explore${search}`, { headers: { 'accept-language': 'en' } })
  const toys = await (await ask('?category=toys')).text()
  expect(toys).toMatch(/<meta property="og:image" content="http[^"]+\/pictures\/[^"]+">/)
  expect(toys).toMatch(/<meta property="og:image:alt" content="[^"]+">/)
  const nope = await ask('?category=nope')
  expect(nope.status).toBe(404)
  expect(await nope.text()).toContain('<meta name="robots" content="noindex">')
  const product = await (await fetch(`${shop.url}/detail/lamp?lang=en`)).text()
  expect(product).toContain('<meta property="og:type" content="product">')
  for (const [, text = ''] of product.matchAll(/(?:name|property)="(?:og:)?description" content="([^"]*)"/g))
    expect(text.length).toBeLessThanOrEqual(180) // 160, and the characters that escaping adds
})

test('a misspelled word shows the results of the word that was probably meant, and a message says so', async () => {
  const phone = await aPhone(browser, shop.url)
  await open(phone, '/search')
  await search(phone, 'keetle')
  await phone.page.getByText(/^No results for keetle\. Showing \d+ results for kettle$/).waitFor()
  expect((await titles(phone).first().textContent())?.toLowerCase()).toContain('kettle')
  await phone.page.getByRole('link', { name: 'kettle', exact: true }).click()
  await phone.page.waitForURL('**/search?keyword=kettle')
  await phone.page.getByText(/^\d+ results for kettle$/).waitFor()
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})

type List = {
  name: string
  /** The default sort order. */
  order: 'Best match' | 'Best selling'
  reach: (phone: Phone) => Promise<void>
}

async function reachShop(phone: Phone): Promise<void> {
  const { shop: seller } = await shop.call()('GET /api/product/detail', { query: { product_id: LAMP } })
  await open(phone, `/detail/${LAMP}`)
  await phone.page.getByRole('link', { name: seller.name }).click()
  await titleOfPage(phone, seller.name).waitFor()
}

/** Opens the list of all products, which is only for logged-in shoppers. */
async function reachProducts(phone: Phone): Promise<void> {
  const { token } = await aShopper(shop)
  await signedIn(phone, token, '/products')
}

const LISTS: List[] = [
  {
    name: '/search',
    order: 'Best match',
    reach: async (phone) => {
      await open(phone, '/home')
      await link(phone, 'What are you looking for?').click()
      await search(phone, 'a')
    },
  },
  { name: '/products', order: 'Best selling', reach: reachProducts },
  { name: '/shop/:id', order: 'Best selling', reach: reachShop },
]

const chips = ({ page, say }: Phone) =>
  page.getByRole('group', { name: say('Filters'), exact: true }).filter({ visible: true })

/** Sorts the list and applies two filters. Each choice changes the URL. */
async function narrow(phone: Phone, order: List['order']): Promise<void> {
  const { page, say } = phone
  await chips(phone)
    .getByRole('button', { name: say(order) })
    .click()
  await dialog(phone, 'Sort by')
    .getByRole('button', { name: say('Price: high to low') })
    .click()
  await page.waitForURL(/sort=price_desc/)
  await chips(phone)
    .getByRole('button', { name: say('In stock') })
    .click()
  await page.waitForURL(/in_stock=true/)
  const { facets } = await shop.call()('GET /api/product/list', { query: { page_size: 1 } })
  const name = facets.categories.find(({ category }) => category === 'family')?.name ?? ''
  await chips(phone).getByRole('button', { name, exact: true }).click()
  await page.waitForURL(/category=family/)
  await seeResults(phone)
}

/** Checks the active filter chips and the scroll position of the list. */
async function seeList(phone: Phone, address: string, card: Locator, pressedChips: string[]): Promise<void> {
  const { page, say } = phone
  await expect.poll(() => page.url()).toBe(address)
  await chips(phone)
    .getByRole('button', { name: say('Price: high to low') })
    .waitFor()
  await expect.poll(() => chips(phone).locator('[aria-pressed=true]').allTextContents()).toEqual(pressedChips)
  await expect.poll(() => isInView(card)).toBe(true)
}

test.each(LISTS)(
  'sort order, filters and scroll position of $name are unchanged after a visit to a product, and to a product reached from there',
  async ({ order, reach }) => {
    const phone = await aPhone(browser, shop.url)
    const { page } = phone
    await reach(phone)
    await narrow(phone, order)
    const chosenChips = await chips(phone).locator('[aria-pressed=true]').allTextContents()
    expect(chosenChips).toHaveLength(2)
    const prices = await shownPrices(phone)
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))

    const product = titles(phone).nth(FAR)
    await scrollTo(phone, product)
    await expect.poll(() => scrollOf(phone)).toBeGreaterThan(300)
    const [address, href, title = ''] = [page.url(), await product.getAttribute('href'), await product.textContent()]
    const card = page.locator(`main article h3 a[href="${href}"]`).filter({ visible: true })

    await product.click()
    await titleOfPage(phone, title ?? '').waitFor()
    await expect.poll(() => scrollOf(phone)).toBe(0)
    await page.goBack()
    await seeList(phone, address, card, chosenChips)

    await card.click()
    await titleOfPage(phone, title ?? '').waitFor()
    const relatedTitle = titles(phone).first()
    await scrollTo(phone, relatedTitle)
    const next = (await relatedTitle.textContent()) ?? ''
    await relatedTitle.click()
    await titleOfPage(phone, next).waitFor()
    await button(phone, 'Back').click()
    await titleOfPage(phone, title ?? '').waitFor()
    await button(phone, 'Back').click()
    await seeList(phone, address, card, chosenChips)
    expect(phone.complaints).toEqual([])
    await phone.context.close()
  },
)

/** The prices of the cards in order, in cents. Struck-through prices are left out. */
async function shownPrices({ page }: Phone): Promise<number[]> {
  const texts = await page.locator('main article').filter({ visible: true }).allInnerTexts()
  return texts.map((text) => Number(text.match(/\$([\d,]+\.\d\d)/)?.[1]?.replace(',', '') ?? Number.NaN))
}

test('price limits are unchanged after a visit to a product, and can be removed', async () => {
  const phone = await aPhone(browser, shop.url)
  const { page } = phone
  await reachProducts(phone)
  await button(phone, 'Filters').click()
  const sheet = dialog(phone, 'Filters')
  await sheet.getByLabel('Min').fill('20')
  await sheet.getByLabel('Max').fill('40')
  await page.getByRole('button', { name: /^Show [\d,]+\+? results?$/ }).click()
  await page.waitForURL(/min_cents=2000&max_cents=4000/)
  await titles(phone).first().click()
  await read(phone, 'More like this')
  await page.goBack()
  const price = chips(phone).getByRole('button', { name: '$20.00 – $40.00' })
  await price.waitFor()
  for (const dollars of await shownPrices(phone)) {
    expect(dollars).toBeGreaterThanOrEqual(20)
    expect(dollars).toBeLessThanOrEqual(40)
  }
  await price.click()
  await page.waitForURL(`${shop.url}/products?sort=hot`)
  await phone.context.close()
})

test('each keyword is a history entry: Back returns to the previous results and their scroll position', async () => {
  const phone = await aPhone(browser, shop.url)
  const { page } = phone
  await open(phone, '/home')
  await link(phone, 'What are you looking for?').click()
  await search(phone, 'a')
  const product = titles(phone).nth(FAR)
  await scrollTo(phone, product)
  const card = page.locator(`main article h3 a[href="${await product.getAttribute('href')}"]`).filter({ visible: true })
  await search(phone, 'honey')
  await expect.poll(() => scrollOf(phone)).toBe(0)
  await page.goBack()
  await expect.poll(() => isInView(card)).toBe(true)
  await expect.poll(() => page.locator('[inputmode=search]').inputValue()).toBe('a')
  await phone.context.close()
})

const seePlace = (phone: Phone, place: number) =>
  expect.poll(async () => Math.abs((await scrollOf(phone)) - place)).toBeLessThan(3)

test("Back and Forward restore a product's scroll position, also after a visit to the shop of the product", async () => {
  const phone = await aPhone(browser, shop.url)
  const { page } = phone
  const { title, shop: seller } = await shop.call()('GET /api/product/detail', { query: { product_id: LAMP } })
  await open(phone, `/detail/${LAMP}`)
  const first = titleOfPage(phone, title)
  const relatedTitle = titles(phone).nth(2)
  await scrollTo(phone, relatedTitle)
  const place = await scrollOf(phone)
  expect(place).toBeGreaterThan(800)
  const next = titleOfPage(phone, (await relatedTitle.textContent()) ?? '')
  await relatedTitle.click()
  await next.waitFor()
  await expect.poll(() => scrollOf(phone)).toBe(0)
  await scrollTo(phone, titles(phone).nth(2))
  const further = await scrollOf(phone)
  await page.goBack()
  await first.waitFor()
  await seePlace(phone, place)
  await page.goForward()
  await next.waitFor()
  await seePlace(phone, further)
  await button(phone, 'Back').click()
  await first.waitFor()
  await seePlace(phone, place)

  const row = page.locator('main').getByRole('link', { name: seller.name, exact: true }).filter({ visible: true })
  await scrollTo(phone, row)
  const atRow = await scrollOf(phone)
  expect(atRow).toBeGreaterThan(100)
  await row.click()
  await titleOfPage(phone, seller.name).waitFor()
  await button(phone, 'Back').click()
  await first.waitFor()
  await seePlace(phone, atRow)
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})

test('a shopper who browses by kind sees the kind, a product of this kind, its size guide, and the breadcrumbs back', async () => {
  const phone = await aPhone(browser, shop.url)
  const { page } = phone
  const section = (name: string) => page.getByRole('region', { name, exact: true })
  const kinds = page.getByRole('navigation', { name: 'Product types' }).filter({ visible: true })
  await open(phone, '/explore?category=womens')
  await kinds.getByRole('link', { name: 'Rings', exact: true }).click()
  await page.waitForURL('**/explore?category=womens&kind=rings')
  const { items } = await shop.call()('GET /api/product/list', { query: { kind: 'rings', sort: 'hot' } })
  const [ring] = items
  await section('Rings').getByRole('link', { name: ring?.title }).click()
  await titleOfPage(phone, ring?.title ?? '').waitFor()
  await button(phone, 'Size guide').click()
  await dialog(phone, 'Size guide').getByRole('row', { name: 'US 7 17.3 54.4 7 54 14' }).waitFor()
  await page.goBack()
  await dialog(phone, 'Size guide').waitFor({ state: 'hidden' })
  await button(phone, 'Back').click()
  await section('Rings').waitFor()
  await page.goBack()
  await section('Women’s clothing').waitFor()
  await expect.poll(() => page.url()).toMatch(/\/explore\?category=womens$/)
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})
