import type { LocaleKey } from '@sampan/contract/rules'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { CHROMIUM_ARGS } from '../scripts/chromium-args.ts'
import { type Translate, translatorFor } from './translate.ts'

const ARGS = [...CHROMIUM_ARGS, '--disable-gpu']
export const WAIT_MS = 30_000

/** The value of Accept-Language for each language. */
export const BROWSER_LOCALES: Record<LocaleKey, string> = {
  en: 'en-GB',
  'zh-CN': 'zh-CN',
  ri: 'ja-JP',
  han: 'ko-KR',
  tai: 'th-TH',
}

export type Phone = {
  page: Page
  context: BrowserContext
  /** The page's errors and policy violations. */
  complaints: string[]
  /** The toasts shown since the last `expectToast`, oldest first. */
  toasts: string[]
  /** The shop's texts in the language of this phone. */
  say: Translate
}

type PhoneOptions = {
  locale?: LocaleKey
  width?: number
  /** The reader wants animations. */
  hasMotion?: boolean
  /** Enables the service worker. It replies to requests before the test can intercept them. */
  hasServiceWorker?: boolean
}

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ARGS })

/** Records the errors and policy violations of a page from now on. */
export async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('console', (message) => {
    // Failed requests are ignored: the browser logs them as errors, but the screens handle them.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text())
  })
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
    )
  })
  return complaints
}

/** A phone with its own browser context, in a language. All errors of its page are recorded. */
export async function aPhone(
  browser: Browser,
  url: string,
  { locale = 'en', width = 390, hasMotion = false, hasServiceWorker = false }: PhoneOptions = {},
): Promise<Phone> {
  const context = await browser.newContext({
    baseURL: url,
    locale: BROWSER_LOCALES[locale],
    timezoneId: 'Asia/Bangkok',
    viewport: { width, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: hasMotion ? 'no-preference' : 'reduce',
    serviceWorkers: hasServiceWorker ? 'allow' : 'block',
  })
  context.setDefaultTimeout(WAIT_MS)
  const page = await context.newPage()
  const complaints = await complaintsOf(page)
  const toasts: string[] = []
  await context.exposeFunction('recordToast', (text: string) => void toasts.push(text))
  await page.addInitScript(recordToasts)
  return { page, context, complaints, toasts, say: translatorFor(locale) }
}

/**
 * Runs in the page: records toasts. A toast disappears after 1.2 seconds, so polling could miss it on a busy computer.
 */
function recordToasts(): void {
  const recordToast: unknown = Reflect.get(globalThis, 'recordToast')
  if (typeof recordToast !== 'function') throw new Error('the page has no recordToast')
  const LAYER = '[popover="manual"]'
  // On a busy computer the layer is inserted together with its first toast, so its content is read too.
  const toastsIn = (node: Node) =>
    node instanceof Element ? (node.closest(LAYER) ? [node] : [...node.querySelectorAll(LAYER)]) : []
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes].flatMap(toastsIn))) {
      const text = node.querySelector('[data-toast]')?.textContent
      if (text) recordToast(text)
    }
  }).observe(document, { childList: true, subtree: true })
}

/**
 * Opens a URL and waits for hydration. Hydration is complete when the layer of the toasts exists, because only the
 * browser renders it.
 */
export async function open({ page }: Pick<Phone, 'page'>, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('[popover="manual"]').waitFor({ state: 'attached' })
}
