import { DESK_COOKIE, LANGUAGES, type LocaleKey } from '@sampan/contract/rules'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDesk, type Desk } from './desk.ts'
import { findDeskBarriers, findVisitFaults, leaveDialog, visit } from './desk-faults.ts'
import { findBarriers } from './look/barriers.ts'
import { followData } from './look/desk-data.ts'
import { findEnglish } from './look/left-in-english.ts'
import { loadsOf } from './look/loads.ts'
import { measurePage } from './look/measure.ts'
import { findOverflowing, findTooWide } from './look/rules.ts'
import { readWords } from './look/screen-words.ts'
import { makeWorld, type World } from './look/world.ts'
import { BROWSER_LOCALES, complaintsOf, openBrowser, WAIT_MS } from './open-browser.ts'
import { type OpenShop, openShop } from './open-shop.ts'
import { DESK_PATHS } from './paths.ts'

let shop: OpenShop
let browser: Browser
let world: World
let addresses: string[]
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([openShop(), openBrowser()])
  world = await makeWorld(shop)
  const opened = loadsOf(DESK_PATHS, world, ['en']).map(({ address }) => address)
  const settings = ['accounts', 'networks', 'times', 'history'].map((part) => `/console/settings?part=${part}`)
  addresses = [...opened, ...settings, '/console/shops/+', '/console/nowhere']
})
afterAll(() => Promise.all([shop?.close(), browser?.close()]))

/** Buttons that open a dialog, by address. */
const dialogs = (): [address: string, ...buttons: (string | RegExp)[]][] => [
  [`/console/orders/${world.orders.paid}?status=all`, 'Ship', 'Cancel the order'],
  ['/console/orders', 'Ship from a file'],
  [`/console/refunds/${world.opened.refund_id}`, 'Agree', 'Refuse'],
  [`/console/reviews/${world.opened.review_id}`, 'Answer', 'Hide'],
  ['/console/carriers', 'Add a carrier'],
  ['/console/shelves', 'Add a kind'],
  [`/console/shoppers/${world.opened.user_id}`, 'Block'],
  ['/console/settings?part=accounts', 'Add a bank account'],
  ['/console/settings', /^Change /],
]

const inDesk = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first()

test('axe finds no barrier on any page of the desk, in light and dark mode', { timeout: 240_000 }, async () => {
  const desk = await aDesk(browser, shop)
  expect(await findDeskBarriers(desk, addresses)).toEqual([])
  expect(desk.complaints).toEqual([])
  await desk.context.close()
})

test('axe finds no barrier in the dialogs of the desk’s main actions', { timeout: 240_000 }, async () => {
  const desk = await aDesk(browser, shop)
  const found: string[] = []
  for (const [address, ...buttons] of dialogs()) {
    await visit(desk, address)
    for (const button of buttons) {
      await inDesk(desk.page, button).click()
      await desk.page.getByRole('dialog').waitFor()
      found.push(...(await findVisitFaults(desk, `“${button}” of ${address}`)))
      await leaveDialog(desk)
    }
  }
  expect(found).toEqual([])
  expect(desk.complaints).toEqual([])
  await desk.context.close()
})

const WIDTHS = [390, 1_280]

/** An operator's browser in a language, signed in by the session cookie. */
async function aReader(locale: LocaleKey): Promise<Desk> {
  const context = await browser.newContext({
    baseURL: shop.url,
    locale: BROWSER_LOCALES[locale],
    timezoneId: 'Asia/Bangkok',
    viewport: { width: 1_280, height: 800 },
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(WAIT_MS)
  await context.addCookies([{ name: DESK_COOKIE, value: world.desk_session, domain: 'localhost', path: '/api/admin' }])
  const page = await context.newPage()
  const complaints = await complaintsOf(page)
  await page.goto('/console')
  await page.locator('#main').waitFor()
  return { page, context, complaints }
}

test.each(LANGUAGES)(
  'no page of the desk scrolls sideways or has English text in another language ($language_name)',
  { timeout: 240_000 },
  async ({ file_name }) => {
    const desk = await aReader(file_name)
    const data = followData(desk.page)
    const found: string[] = []
    for (const address of addresses) {
      await visit(desk, address)
      const words = await desk.page.evaluate(readWords)
      const english = file_name === 'en' ? [] : findEnglish(words.texts, await data())
      found.push(...english.map((fault) => `${address}: ${fault}`))
      for (const width of WIDTHS) {
        await desk.page.setViewportSize({ width, height: 800 })
        const measured = await desk.page.evaluate(measurePage)
        const faults = [...findTooWide(measured), ...findOverflowing(measured)]
        found.push(...faults.map((fault) => `${address} at ${width} px: ${fault}`))
      }
    }
    expect(found).toEqual([])
    expect(desk.complaints).toEqual([])
    await desk.context.close()
  },
)

type Focused = { place: number; isSeen: boolean; label: string }

/** Runs in the page: numbers the elements that the Tab key should reach. @returns their number. */
function numberStops(): number {
  const isReached = (element: HTMLElement) =>
    element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true })
  const all = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, [tabindex]',
    ),
  ].filter(isReached)
  // In a radio group, Tab reaches only the checked button.
  const stops = all.filter((one) => !(one instanceof HTMLInputElement && one.type === 'radio' && !one.checked))
  for (const [place, stop] of stops.entries()) stop.dataset.stop = String(place)
  return stops.length
}

/** Runs in the page: the focused element, and whether its focus is visible. */
function readFocus(): Focused {
  const at = document.activeElement
  if (!(at instanceof HTMLElement) || at === document.body) return { place: -1, isSeen: true, label: 'the page' }
  const marks = [at, at.closest('label'), at.parentElement, at.nextElementSibling]
  const isMarked = (one: Element | null | undefined) => {
    if (!one) return false
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
  }
  const changesItsBorder = at.matches('input, textarea, select') // Mantine's fields have an accent border when focused
  return {
    place: Number(at.dataset.stop ?? Number.NaN),
    isSeen: changesItsBorder || marks.some(isMarked),
    label: `${at.localName} “${at.getAttribute('aria-label') ?? at.textContent ?? ''}”`,
  }
}

test('the Tab key reaches every control of a page in order, its focus is visible, and it is never trapped', async () => {
  const desk = await aDesk(browser, shop)
  for (const address of [`/console/orders/${world.orders.paid}?status=all`, '/console/product/keyboard']) {
    await visit(desk, address)
    await desk.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    const stops = await desk.page.evaluate(numberStops)
    expect(stops).toBeGreaterThan(15)
    const passed: Focused[] = []
    for (let step = 0; step <= stops; step++) {
      await desk.page.keyboard.press('Tab')
      passed.push(await desk.page.evaluate(readFocus))
    }
    expect(passed.filter(({ isSeen }) => !isSeen).map(({ label }) => label)).toEqual([])
    // The focus may start in the middle, and the browser itself has it between the last and the first control.
    const [first = -1] = passed.map(({ place }) => place)
    const round = passed.map((_, at) => (first + at) % (stops + 1)).map((place) => (place === stops ? -1 : place))
    expect(passed.map(({ place }) => place)).toEqual(round)
  }
  await desk.context.close()
})

test('the keyboard alone opens a list and a row, closes the row, and shows the shortcuts', async () => {
  const desk = await aDesk(browser, shop)
  const { page } = desk
  await page.keyboard.press('g')
  await page.keyboard.press('o')
  await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor()
  await page.locator('tr[data-key]').first().waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.locator('tr [aria-current]').waitFor()
  const opened = page.url()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.url()).not.toBe(opened)
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  for (const key of ['Next row', 'Search this page', 'Go to…']) await keys.getByText(key).waitFor()
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await keys.waitFor({ state: 'hidden' })
  await page.keyboard.press('/')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('textbox').fill('Refunds')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Refunds', level: 1 }).waitFor()
  expect(desk.complaints).toEqual([])
  await desk.context.close()
})
