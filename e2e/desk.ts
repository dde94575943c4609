import type { LocaleKey } from '@sampan/contract/rules'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { DEMO_OPERATOR } from '../demo/demo-accounts.ts'
import { codeOf, stepOf } from '../server/src/features/operator/session/totp.ts'
import { BROWSER_LOCALES, complaintsOf, WAIT_MS } from './open-browser.ts'
import type { OpenShop } from './open-shop.ts'
import { translatorFor } from './translate.ts'

export type Desk = {
  page: Page
  context: BrowserContext
  /** The page's errors and policy violations. */
  complaints: string[]
}

type DeskOptions = {
  /** The path of the URL without /console. */
  path?: string
  /**
   * The operator who signs in. If `new_password` is set, it replaces the operator's initial password at the first
   * sign-in.
   */
  operator?: { account: string; password: string; new_password?: string }
  width?: number
  locale?: LocaleKey
  /** Called before the desk is opened. */
  prepare?: (page: Page) => void
}

const DEMO: NonNullable<DeskOptions['operator']> = DEMO_OPERATOR

/** A browser signed in at the operators' desk, by default in English as the demo's operator. */
export async function aDesk(browser: Browser, shop: OpenShop, options: DeskOptions = {}): Promise<Desk> {
  const { path = '/', operator: { account, password, new_password } = DEMO, width = 1280, locale = 'en' } = options
  const say = translatorFor(locale, 'console')
  const context = await browser.newContext({
    baseURL: shop.url,
    locale: BROWSER_LOCALES[locale],
    timezoneId: 'Asia/Bangkok',
    viewport: { width, height: 800 },
  })
  context.setDefaultTimeout(WAIT_MS)
  const page = await context.newPage()
  const complaints = await complaintsOf(page)
  options.prepare?.(page)
  await page.goto(`/console${path}`)
  await page.getByRole('textbox', { name: say('Email') }).fill(account)
  await page.getByLabel(say('Password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: say('Sign in'), exact: true }).click()
  if (new_password) {
    await page.getByLabel(say('New password'), { exact: true }).fill(new_password)
    await page.getByLabel(say('Confirm new password'), { exact: true }).fill(new_password)
    await page.getByRole('button', { name: say('Continue') }).click()
  }
  await page.getByRole('main').and(page.locator('#main')).waitFor()
  return { page, context, complaints }
}

/** The pane of a row that is open at the desk. */
export const pane = ({ page }: Desk, name: string | RegExp) => page.getByRole('region', { name })

/** Fills the fields of the open dialog, and presses its button. */
export async function answerDialog({ page }: Desk, fields: Readonly<Record<string, string>>, button: string) {
  const dialog = page.getByRole('dialog')
  for (const [name, text] of Object.entries(fields))
    await dialog.getByRole('textbox', { name }).or(dialog.getByRole('combobox', { name })).fill(text)
  await dialog.getByRole('button', { name: button }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/**
 * Sets up the second factor of the operator who is signed in here, the demo's operator by default.
 * @returns a function that returns a valid code.
 */
export async function setSecondFactor(
  shop: OpenShop,
  { page }: Desk,
  password = DEMO_OPERATOR.password,
): Promise<() => Promise<string>> {
  const send = (call: 'begin' | 'confirm', body: object) =>
    page.evaluate(
      async ([url, json]) => {
        const headers = { 'content-type': 'application/json', 'x-sampan-desk': '1' }
        return (await fetch(url, { method: 'POST', headers, body: json })).json()
      },
      [`/api/admin/second_factor/${call}`, JSON.stringify(body)] as const,
    )
  const { data } = await send('begin', { password })
  const code = () => codeOf(data.secret, stepOf(Date.now()))
  await send('confirm', { code: code() })
  return async () => {
    // Forgets that a code was used, because each code is accepted only once.
    await shop.database().updateTable('operator_totp').set({ last_step: 0 }).execute()
    return code()
  }
}

/** Answers the dialog that asks for a second-factor code. */
export async function typeSecondFactorCode({ page }: Desk, code: () => Promise<string>): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm with a code' })
  await dialog.getByRole('textbox', { name: 'Code' }).fill(await code())
  await dialog.getByRole('button', { name: 'Continue' }).click()
}

/** The timeout for a change at the desk to become visible on every page of the shop: five seconds. */
export const PUBLISH_TIMEOUT = { timeout: 5_000 }

/** A page of the shop as served to a visitor. */
export async function pageOf(shop: OpenShop, path: string): Promise<string> {
  return (await fetch(shop.url + path, { headers: { 'accept-language': 'en' } })).text()
}
