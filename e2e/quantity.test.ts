import type { Locator } from 'playwright-core'
import { test } from 'vitest'
import { aPhone, open, type Phone } from './open-browser.ts'
import { aShopper, type Shopper } from './people.ts'
import { openShopAndBrowser } from './shop-and-browser.ts'
import { setStock } from './shop-state.ts'
import { button, dialog, expectToast, link, logIn, seeTitle, signedIn } from './steps.ts'

const TAPS = 50
/** The quantity in the cart before the taps. */
const FIRST = 3
const PRODUCT = 'soap'

const { shop, browser } = await openShopAndBrowser()

/** A pause longer than the cart's debounce. */
const BREATH_MS = 400

/** Taps as fast as a thumb. With `breath_ms`, pauses after every ten taps, so that more than one request is sent. */
const tapQuickly = (one_more: Locator, { breath_ms = 0 } = {}) =>
  one_more.evaluate(
    async (element: HTMLElement, { taps, breath }) => {
      for (let tap = 1; tap <= taps; tap++) {
        element.click()
        await new Promise((resolve) => setTimeout(resolve, tap % 10 === 0 ? 25 + breath : 25))
      }
    },
    { taps: TAPS, breath: breath_ms },
  )

/** Records the requests to a path from now on: their bodies, and how many were in progress at the same time. */
function count({ page }: Phone, path: string) {
  const seen = { bodies: [] as { quantity?: number }[], under_way: 0, most_at_once: 0 }
  const isMeant = (request: { url: () => string }) => new URL(request.url()).pathname === path
  page.on('request', (request) => {
    if (!isMeant(request)) return
    seen.bodies.push(request.postDataJSON())
    seen.most_at_once = Math.max(seen.most_at_once, ++seen.under_way)
  })
  const end = (request: { url: () => string }) => void (isMeant(request) && seen.under_way--)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return seen
}

/** Delays the requests that change the cart. */
async function slowDown({ page }: Phone): Promise<void> {
  await page.route('**/api/cart/update', (route) => setTimeout(() => void route.continue(), 700))
}

/** A SKU with enough stock that no other test of this file uses. */
async function plentyOf(product_id: string): Promise<string> {
  const skus = await shop.call()('GET /api/product/stock', { query: { product_id } })
  return skus.find((sku) => sku.stock > FIRST + TAPS)?.sku_id ?? ''
}

async function linesOf({ call }: Shopper): Promise<{ sku_id: string; quantity: number }[]> {
  const { groups } = await call('GET /api/cart')
  return groups.flatMap(({ items }) => items.map(({ sku_id, quantity }) => ({ sku_id, quantity })))
}

/** A shopper on the cart screen, with one line of a few pieces. */
async function withCart(product_id: string) {
  const [shopper, sku_id] = [await aShopper(shop), await plentyOf(product_id)]
  await shopper.call('POST /api/cart/add', { body: { sku_id, quantity: FIRST }, key: crypto.randomUUID() })
  const phone = await aPhone(browser, shop.url)
  await slowDown(phone)
  await signedIn(phone, shopper.token, '/bag')
  await shownStepper(phone).waitFor()
  return { shopper, phone, sku_id }
}

const shownStepper = ({ page }: Phone) => page.getByRole('spinbutton').filter({ visible: true })
const numberOf = (phone: Phone) => shownStepper(phone).getAttribute('aria-valuenow').then(Number)
const oneMore = (phone: Phone) => button(phone, 'Increase').filter({ visible: true })

/**
 * Records every number that the stepper shows.
 * @returns a function that returns these numbers.
 */
async function watchNumber(phone: Phone): Promise<() => Promise<number[]>> {
  const stepper = shownStepper(phone)
  await stepper.evaluate((element) => {
    const seen = [Number(element.getAttribute('aria-valuenow'))]
    const look = () => seen.push(Number(element.getAttribute('aria-valuenow')))
    new MutationObserver(look).observe(element, { attributeFilter: ['aria-valuenow'] })
    Object.assign(element, { seen })
  })
  return () => stepper.evaluate((element) => (element as unknown as { seen: number[] }).seen) // set above
}

const stepsBack = (numbers: number[]) => numbers.filter((number, at) => number < (numbers[at - 1] ?? 0))

test.concurrent('fifty quick taps in the cart give the correct quantity, with a few requests one after the other', async ({
  expect,
}) => {
  const { shopper, phone, sku_id } = await withCart('lamp')
  const updates = count(phone, '/api/cart/update')
  const numbers = await watchNumber(phone)
  await tapQuickly(oneMore(phone), { breath_ms: BREATH_MS })
  await expect.poll(() => numberOf(phone)).toBe(FIRST + TAPS)
  await expect.poll(() => linesOf(shopper)).toEqual([{ sku_id, quantity: FIRST + TAPS }])
  await expect.poll(() => updates.under_way).toBe(0)

  await expect.poll(() => numberOf(phone)).toBe(FIRST + TAPS)
  expect(stepsBack(await numbers())).toEqual([])
  expect(updates.most_at_once).toBe(1)
  expect(updates.bodies.length).toBeGreaterThan(1)
  expect(updates.bodies.length).toBeLessThanOrEqual(10)
  // Each request contains the total quantity, so a lost or repeated request does not change the result.
  expect(updates.bodies.at(-1)?.quantity).toBe(FIRST + TAPS)
  const quantities = updates.bodies.map(({ quantity }) => quantity ?? 0)
  expect(quantities).toEqual(quantities.toSorted((a, b) => a - b))
  await phone.page.reload()
  await shownStepper(phone).waitFor()
  await expect.poll(() => numberOf(phone)).toBe(FIRST + TAPS)
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})

test.concurrent('if fifty taps exceed the stock, the quantity returns to the available quantity in one step', async ({
  expect,
}) => {
  const { shopper, phone, sku_id } = await withCart('tote')
  const { page } = phone
  // Other shoppers have bought pieces, and this screen does not know it yet.
  await setStock(shop, sku_id, FIRST + 20)
  const updates = count(phone, '/api/cart/update')
  const numbers = await watchNumber(phone)
  await tapQuickly(oneMore(phone))
  await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor()
  await expect.poll(() => numberOf(phone)).toBeLessThanOrEqual(FIRST + 20)

  const last_quantity = await numberOf(phone)
  await expect.poll(() => linesOf(shopper)).toEqual([{ sku_id, quantity: last_quantity }])
  expect(stepsBack(await numbers())).toEqual([last_quantity])
  expect(updates.most_at_once).toBe(1)
  await expect.poll(() => shownStepper(phone).getAttribute('aria-valuemax')).toBe(String(FIRST + 20))
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})

test.concurrent('fifty quick taps in the option sheet send a single request', async ({ expect }) => {
  const shopper = await aShopper(shop)
  const phone = await aPhone(browser, shop.url)
  await signedIn(phone, shopper.token, '/detail/boat')
  const adds = count(phone, '/api/cart/add')
  await button(phone, 'Add to cart').click()
  await tapQuickly(dialog(phone, 'Options').getByRole('button', { name: phone.say('Increase') }))
  await expect.poll(() => numberOf(phone)).toBe(1 + TAPS)
  expect(adds.bodies).toEqual([])
  await dialog(phone, 'Options')
    .getByRole('button', { name: phone.say('Add to cart') })
    .click()
  await expectToast(phone, 'Added to cart')
  expect(adds.bodies).toEqual([expect.objectContaining({ quantity: 1 + TAPS })])
  expect(await linesOf(shopper)).toEqual([expect.objectContaining({ quantity: 1 + TAPS })])
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})

test.concurrent("fifty quick taps in a visitor's cart do not request the prices again, and the quantity is merged into the account", async ({
  expect,
}) => {
  const shopper = await aShopper(shop)
  const phone = await aPhone(browser, shop.url)
  await open(phone, `/detail/${PRODUCT}`)
  const sku_id = await plentyOf(PRODUCT)
  await phone.page.evaluate(
    (lines) => localStorage.setItem('sampan.device-cart', JSON.stringify(lines)),
    [{ sku_id, quantity: FIRST }],
  )
  await open(phone, `/detail/${PRODUCT}`)
  await phone.page.getByRole('link', { name: 'Cart 1' }).click()
  await shownStepper(phone).waitFor()
  const previews = count(phone, '/api/cart/preview')
  await tapQuickly(button(phone, 'Increase'))
  await expect.poll(() => numberOf(phone)).toBe(FIRST + TAPS)
  expect(previews.bodies).toEqual([])

  await link(phone, 'Log in to check out').click()
  await logIn(phone, shopper.account)
  await seeTitle(phone, 'Cart')
  await shownStepper(phone).waitFor()
  await expect.poll(() => numberOf(phone)).toBe(FIRST + TAPS)
  expect(await linesOf(shopper)).toEqual([{ sku_id, quantity: FIRST + TAPS }])
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})
