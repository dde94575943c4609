import type { Browser, BrowserContext, Page } from 'playwright-core'
import { DEMO_OPERATOR } from '../demo/demo-accounts.ts'
import { complaintsOf, WAIT_MS } from './open-browser.ts'
import type { OpenShop } from './open-shop.ts'

export type Desk = {
  page: Page
  context: BrowserContext
  /** The page's errors and policy violations. */
  complaints: string[]
}

type DeskWish = {
  /** Below /console. */
  path?: string
  operator?: { account: string; password: string }
  width?: number
}

/** A browser of an operator, the demo's unless another is given, signed in at the desk in English. */
export async function aDesk(
  browser: Browser,
  shop: OpenShop,
  { path = '/', operator = DEMO_OPERATOR, width = 1280 }: DeskWish = {},
): Promise<Desk> {
  const context = await browser.newContext({
    baseURL: shop.url,
    locale: 'en-US',
    timezoneId: 'Asia/Bangkok',
    viewport: { width, height: 800 },
  })
  context.setDefaultTimeout(WAIT_MS)
  const page = await context.newPage()
  const complaints = await complaintsOf(page)
  await page.goto(`/console${path}`)
  await page.getByRole('textbox', { name: 'Account' }).fill(operator.account)
  await page.getByLabel('Password', { exact: true }).fill(operator.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('main').and(page.locator('#main')).waitFor()
  return { page, context, complaints }
}

/** The pane of what is open beside a list. */
export const pane = ({ page }: Desk, name: string | RegExp) => page.getByRole('region', { name })

/** Fills the fields of the dialog that is open, and presses its button. */
export async function answerDialog({ page }: Desk, fields: Readonly<Record<string, string>>, button: string) {
  const dialog = page.getByRole('dialog')
  for (const [label, text] of Object.entries(fields)) await dialog.getByRole('textbox', { name: label }).fill(text)
  await dialog.getByRole('button', { name: button }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** What is saved at the desk stands on every page of the shop within five seconds. */
export const SAVED_IS_SEEN = { timeout: 5_000 }

/** A page of the shop as a visitor is sent it. */
export async function pageOf(shop: OpenShop, path: string): Promise<string> {
  return (await fetch(shop.url + path, { headers: { 'accept-language': 'en' } })).text()
}
