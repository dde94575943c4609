import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update']
const WAIT_MS = 15_000

export type Phone = {
  page: Page
  context: BrowserContext /** What the page complained of: errors and broken policy. */
  complaints: string[]
}

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ARGS })

/** A phone of its own: 390 px wide, in a language, with everything the page complains of written down. */
export async function aPhone(browser: Browser, url: string, locale = 'en-US'): Promise<Phone> {
  const context = await browser.newContext({
    baseURL: url,
    locale,
    timezoneId: 'Asia/Bangkok',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  context.setDefaultTimeout(WAIT_MS)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('console', (message) => {
    // A refused or missing answer is logged by the browser itself; the screens deal with it.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text())
  })
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
    )
  })
  return { page, context, complaints }
}
