import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { LANGUAGES, type LocaleKey } from '@sampan/contract/rules'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPhone, open, openBrowser, type Phone } from './open-browser.ts'
import { type OpenShop, openShop } from './open-shop.ts'
import { findOverflow } from './overflow.ts'
import { aBuyer, anOrder } from './people.ts'
import { type Screen, screensFor, settle } from './screens.ts'
import { signedIn } from './steps.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let shop: OpenShop
let browser: Browser
let token: string
let screens: Screen[]
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([openShop(), openBrowser()])
  const buyer = await aBuyer(shop)
  token = buyer.token
  const skus = await buyer.call('GET /api/product/stock', { query: { product_id: 'keyboard' } })
  const sku_id = skus.find((sku) => sku.stock > 5)?.sku_id ?? ''
  await buyer.call('POST /api/cart/add', { body: { sku_id, quantity: 1 }, key: crypto.randomUUID() })
  const { order_id } = await anOrder(buyer, sku_id)
  await buyer.call('POST /api/product/like', { body: { product_ids: ['lamp', 'soap'], liked: true } })
  await buyer.call('POST /api/user/history', { body: { product_id: 'honey' } })
  screens = screensFor({ sku_id, order_id })
})
afterAll(() => Promise.all([shop?.close(), browser?.close()]))

async function aReader(locale: LocaleKey, as: Screen['as'], width: number): Promise<Phone> {
  const phone = await aPhone(browser, shop.url, { locale, width })
  // Animations are off: they are not what is tested here.
  await phone.page.emulateMedia({ reducedMotion: 'reduce' })
  await (as === 'shopper' ? signedIn(phone, token, '/home') : open(phone, '/home'))
  return phone
}

/** Goes there as Back and Forward do, without reloading the shop. */
async function goTo(phone: Phone, { path, reach, is_layer }: Screen): Promise<void> {
  await phone.page.evaluate((to) => {
    history.pushState({ inside: true }, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await settle(phone)
  await reach?.(phone)
  if (is_layer) await layer(phone).waitFor()
  if (reach) await settle(phone)
}

const layer = ({ page }: Phone) => page.locator('dialog[open]').last()

/** Closes sheets first: one that is left open would come back with its screen. */
async function leave(phone: Phone, { is_layer }: Screen): Promise<void> {
  if (!is_layer) return
  await phone.page.keyboard.press('Escape')
  await layer(phone).waitFor({ state: 'hidden' })
}

type LookAt = (phone: Phone) => Promise<string[]>

async function surveyAs(as: Screen['as'], locale: LocaleKey, width: number, look: LookAt): Promise<string[]> {
  const found: string[] = []
  const phone = await aReader(locale, as, width)
  for (const screen of screens.filter((one) => one.as === as)) {
    await goTo(phone, screen)
    for (const fault of await look(phone)) found.push(`${screen.name}: ${fault}`)
    await leave(phone, screen)
  }
  await phone.context.close()
  return [...found, ...phone.complaints]
}

/** Visits each screen; each finding of `look` is reported with the screen's name. */
async function survey(locale: LocaleKey, width: number, look: LookAt): Promise<string[]> {
  const found = await Promise.all([surveyAs('visitor', locale, width, look), surveyAs('shopper', locale, width, look)])
  return found.flat()
}

type Axe = typeof import('axe-core')

async function runAxe({ page }: Phone, rules: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const { violations } = await page.evaluate((only) => {
    const { axe } = window as unknown as { axe: Axe } // put there by AXE
    // Screens that stay alive behind the shown one are tested in their own turn.
    const behind = [...document.querySelectorAll('main')].filter((main) => main.getClientRects().length === 0)
    return axe.run(
      { include: [document], exclude: behind },
      { resultTypes: ['violations'], preload: false, ...(only.length > 0 && { runOnly: only }) },
    )
  }, rules)
  return violations.map(({ id, nodes }) => `${id} ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

/** In dark mode only the colours differ. */
async function findBarriers(phone: Phone): Promise<string[]> {
  const by_day = await runAxe(phone, [])
  await phone.page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const by_night = await runAxe(phone, ['color-contrast'])
  await phone.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  return [...by_day, ...by_night.map((barrier) => `by night ${barrier}`)]
}

/** On a busy machine so many checks take long. */
const SURVEY_MS = 240_000

test('axe finds no barrier on any screen or sheet, by day and by night', { timeout: SURVEY_MS }, async () => {
  expect(await survey('en', 390, findBarriers)).toEqual([])
})

const [PHONE, WIDE] = [320, 1_280]

/** The same page on the narrowest phone and, without loading it anew, on a wide screen. */
async function findOverflows(phone: Phone): Promise<string[]> {
  const on_phone = await findOverflow(phone)
  await phone.page.setViewportSize({ width: WIDE, height: 844 })
  const on_wide = await findOverflow(phone)
  await phone.page.setViewportSize({ width: PHONE, height: 844 })
  return [...on_phone, ...on_wide.map((fault) => `wide: ${fault}`)]
}

test.each(LANGUAGES)(
  'nothing runs over a phone of 320 px, nor a page of 1,280 px ($language_name)',
  { timeout: SURVEY_MS },
  async ({ file_name }) => {
    expect(await survey(file_name, PHONE, findOverflows)).toEqual([])
  },
)
