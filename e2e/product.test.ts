import { expect, test } from 'vitest'
import { aPhone, open, type Phone } from './open-browser.ts'
import { aShopper } from './people.ts'
import { openShopAndBrowser } from './shop-and-browser.ts'
import { button, dialog, expectToast, logIn, read, seeTitle, signedIn } from './steps.ts'

const { shop, browser } = await openShopAndBrowser()

const detail = (product_id: string) => shop.call()('GET /api/product/detail', { query: { product_id } })
type Product = Awaited<ReturnType<typeof detail>>

const titleOfPage = ({ page }: Phone, title: string) => page.getByRole('heading', { name: title, level: 1 })
/** The section of the page with this heading. */
const part = ({ page, say }: Phone, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: say(title), level: 2 }) })

test('choosing a colour shows its pictures', async () => {
  const { title, images, skus } = await detail('keyboard')
  const chosenSku = skus.find((sku) => sku.stock > 0 && sku.image === images.at(-1))
  const colour = chosenSku?.values[0]?.value ?? ''
  const phone = await aPhone(browser, shop.url)
  const { page } = phone
  await open(phone, '/detail/keyboard')
  const strip = page.getByRole('group', { name: title })
  await page.getByText(`Picture 1 of ${images.length}`, { exact: true }).waitFor()
  await page.getByRole('button', { name: /^Options/ }).click()
  await dialog(phone, 'Options').getByRole('button', { name: colour }).click()
  await page.keyboard.press('Escape')
  await page.getByText(`Picture ${images.length} of ${images.length}`, { exact: true }).waitFor()
  await expect.poll(() => strip.evaluate((element) => element.scrollLeft / element.clientWidth)).toBe(images.length - 1)
  await page.getByRole('button', { name: new RegExp(`^Options.*${colour}`) }).waitFor()
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})

test('if a product is opened by its URL, the first Back closes its options, and the second Back leaves the product', async () => {
  const { title } = await detail('keyboard')
  const phone = await aPhone(browser, shop.url)
  const { page } = phone
  const options = dialog(phone, 'Options')
  await open(phone, '/detail/keyboard')
  for (const _ of ['opened', 'opened again']) {
    await page.getByRole('button', { name: /^Options/ }).click()
    await options.waitFor()
    await page.goBack()
    await options.waitFor({ state: 'hidden' })
    await titleOfPage(phone, title).waitFor()
  }
  // There is no earlier page of the shop, so the Back button opens the home page. The browser's Back then leaves the
  // shop.
  await page.getByRole('button', { name: 'Back' }).filter({ visible: true }).click()
  await page.waitForURL('**/home')
  await page.goBack()
  await expect.poll(() => page.url()).toBe('about:blank')
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})

const money = (cents: number) => `$${(cents / 100).toFixed(2)}`

/** The text of the freight for one piece, by the shop's rules. */
function freightText({ freight, price_cents }: Product, country: string): string {
  const rule = freight.find((one) => one.country === country) ?? freight.find((one) => one.country === '*')
  if (!rule) return 'This shop doesn’t deliver there'
  const { base_cents, free_from_cents } = rule
  if (free_from_cents !== null && price_cents >= free_from_cents) return 'Free'
  return free_from_cents === null ? money(base_cents) : `${money(base_cents)} · Free over ${money(free_from_cents)}`
}

test('the delivery row shows the freight to the chosen country, and the choice remains after a reload', async () => {
  const boat = await detail('boat')
  const phone = await aPhone(browser, shop.url)
  const { page } = phone
  const row = (country: string) =>
    page.getByRole('button', { name: `Delivery to ${country} ${freightText(boat, COUNTRIES[country] ?? '')}` })
  await open(phone, '/detail/boat')
  // The delivery row starts with Thailand, because the phone's time zone is Bangkok.
  await row('Thailand').click()
  await choose(phone, 'China')
  await row('China').click()
  await choose(phone, 'United Kingdom')
  await page.getByText('This shop doesn’t deliver there').waitFor()
  await row('United Kingdom').click()
  await choose(phone, 'Japan')
  await row('Japan').waitFor()
  expect(new Set(Object.values(COUNTRIES).map((code) => freightText(boat, code))).size).toBeGreaterThan(2)

  await page.reload()
  await row('Japan').waitFor()
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})

const COUNTRIES: Record<string, string> = { Thailand: 'TH', China: 'CN', 'United Kingdom': 'GB', Japan: 'JP' }

const choose = (phone: Phone, country: string) =>
  dialog(phone, 'Country or region').getByRole('button', { name: country, exact: true }).click()

/** Number of reviews shown on the page at first. */
const FIRST_REVIEWS = 3

test('reviews can be filtered by score', async () => {
  const { review_summary } = await detail('soap')
  const [score, count] =
    Object.entries(review_summary.by_score).find(([, score_count]) => score_count < review_summary.count) ?? []
  const query = { product_id: 'soap', score: Number(score), page_size: 100 }
  const { items } = await shop.call()('GET /api/product/reviews', { query })
  expect(items).toHaveLength(count ?? 0)
  const phone = await aPhone(browser, shop.url)
  await open(phone, '/detail/soap')
  const entries = part(phone, 'Reviews')
    .getByRole('listitem')
    .filter({ has: phone.page.locator('p[lang]') })
  const chip = (name: string) => phone.page.getByRole('group', { name: 'Filter reviews' }).getByRole('button', { name })
  await expect.poll(() => entries.count()).toBe(FIRST_REVIEWS)
  await chip(`${score} out of 5 stars ${count}`).click()
  await expect.poll(() => entries.locator('p[lang]').allTextContents()).toEqual(items.map(({ content }) => content))
  await expect.poll(() => entries.getByRole('img', { name: `${score}.0 out of 5 stars` }).count()).toBe(count)
  await chip(`All ${review_summary.count}`).click()
  await expect.poll(() => entries.count()).toBe(review_summary.count)
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})

test('similar products are of the same kind, and each of them shows other similar products', async () => {
  const relatedOf = (product_id: string) => shop.call()('GET /api/product/related', { query: { product_id } })
  const phone = await aPhone(browser, shop.url)
  const { page } = phone
  const cards = part(phone, 'More like this').getByRole('article').getByRole('link')
  const linkedIds = () => cards.evaluateAll((all) => all.map((card) => card.getAttribute('href')?.split('/').at(-1)))
  await open(phone, '/detail/lamp')
  const others = await relatedOf('lamp')
  await expect.poll(linkedIds).toEqual(others.map(({ product_id }) => product_id))
  const [first] = others
  await cards.first().click()
  await titleOfPage(phone, first?.title ?? '').waitFor()
  const further = (await relatedOf(first?.product_id ?? '')).map(({ product_id }) => product_id)
  expect(further).not.toContain(first?.product_id)
  await expect.poll(linkedIds).toEqual(further)
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/detail/${first?.product_id}`)
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})

/** Views a product until the shop has stored the view. */
async function viewProduct(phone: Phone, { product_id, title }: Product): Promise<void> {
  const historyReply = phone.page.waitForResponse(/\/api\/user\/history$/)
  await open(phone, `/detail/${product_id}`)
  await titleOfPage(phone, title).waitFor()
  await historyReply
}

const heart = (phone: Phone, { title }: Product) =>
  button(phone, 'Save {title}', { title }).filter({ visible: true }).first()

/** The titles in a tab of the favourites, without the products that fill a short list. */
const titlesIn = ({ page, say }: Phone) =>
  page.getByRole('tabpanel').locator(`h3:not(section:has(h2:text-is("${say('Picked for you')}")) h3)`)
const tab = ({ page, say }: Phone, name: string) => page.getByRole('tab', { name: say(name) })

test('favourites, followed shops and viewed products are stored in the account', async () => {
  const shopper = await aShopper(shop)
  const [lamp, soap, honey] = await Promise.all([detail('lamp'), detail('soap'), detail('honey')])
  const phone = await aPhone(browser, shop.url)
  const { page } = phone
  await signedIn(phone, shopper.token, '/home')
  await viewProduct(phone, lamp)
  await heart(phone, lamp).click()
  await page
    .getByRole('button', { name: `Save ${lamp.title}`, pressed: true })
    .first()
    .waitFor()
  await viewProduct(phone, soap)
  await viewProduct(phone, honey)
  await page.getByRole('link', { name: honey.shop.name }).click()
  await button(phone, 'Follow').click()
  await expectToast(phone, 'Follow Success')

  // Another phone of the same shopper shows the same favourites, because they are stored in the account.
  const other = await aPhone(browser, shop.url)
  await signedIn(other, shopper.token, '/filter')
  await other.page.getByRole('main').getByRole('link', { name: 'Favourites' }).click()
  await seeTitle(other, 'Favourites')
  await expect.poll(() => titlesIn(other).allTextContents()).toEqual([lamp.title])
  await tab(other, 'Shops').click()
  await expect.poll(() => titlesIn(other).allTextContents()).toEqual([honey.shop.name])
  await signedIn(other, shopper.token, '/heart')
  await seeTitle(other, 'For you')
  await tab(other, 'Recently viewed').click()
  await expect.poll(() => titlesIn(other).allTextContents()).toEqual([honey.title, soap.title, lamp.title])

  await button(other, 'Clear viewing history').click()
  await dialog(other, 'Clear your viewing history?').getByRole('button', { name: 'Clear', exact: true }).click()
  await read(other, 'No recently viewed products')
  await open(other, '/myFavourite')
  await tab(other, 'Products').click()
  await heart(other, lamp).click()
  await expect
    .poll(() => shopper.call('GET /api/user/getUserInfo').then(({ counts }) => counts))
    .toEqual({ likes: 0, follows: 1, history: 0 })
  // The removed favourite stays in the list until the list is reloaded, so that a mistake can be undone.
  expect(await titlesIn(other).allTextContents()).toEqual([lamp.title])
  await other.page.reload()
  await read(other, 'No favourites yet')
  expect([...phone.complaints, ...other.complaints]).toEqual([])
  await Promise.all([phone.context.close(), other.context.close()])
})

test('a visitor who taps a heart is sent to the log-in, and then returns to the product, which is a favourite', async () => {
  const [shopper, lamp] = await Promise.all([aShopper(shop), detail('lamp')])
  const phone = await aPhone(browser, shop.url)
  await open(phone, '/detail/lamp')
  await heart(phone, lamp).click()
  await logIn(phone, shopper.account)
  await titleOfPage(phone, lamp.title).waitFor()
  await expect.poll(() => new URL(phone.page.url()).pathname).toBe('/detail/lamp')
  const likes = () => shopper.call('GET /api/user/like_list').then(({ items }) => items.map((card) => card.product_id))
  await expect.poll(likes).toEqual(['lamp'])
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})
