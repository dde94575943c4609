import type { Page } from 'playwright-core'
import { afterAll, afterEach } from 'vitest'
import { openBrowser } from './open-browser.ts'
import { type DemoParts, openShop } from './open-shop.ts'

/** The maximum number of lines of a page that a failed test prints. */
const LINES = 60

/** Opens a shop and a browser for the tests of a file, and closes both after them. */
export async function openShopAndBrowser(parts: DemoParts = {}) {
  const [shop, browser] = await Promise.all([openShop(undefined, parts), openBrowser()])
  // A test closes its pages at its end, so the pages that are open after a failure are those of the failed test.
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail' || task.concurrent) return
    const pages = browser.contexts().flatMap((context) => context.pages())
    for (const page of pages) console.log(`“${task.name}” failed at ${await describePage(page)}`)
    await Promise.all(browser.contexts().map((context) => context.close()))
  })
  afterAll(() => Promise.all([shop.close(), browser.close()]))
  return { shop, browser }
}

/** The address of a page, its latest replies with start and duration in milliseconds, and the beginning of its accessibility tree. */
async function describePage(page: Page): Promise<string> {
  const tree = await page.locator('body').ariaSnapshot()
  const replies = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/api/'))
      .slice(-10)
      .map(({ name, startTime, duration }) => `${Math.round(startTime)}+${Math.round(duration)} ${name}`),
  )
  return [page.url(), ...replies, ...tree.split('\n').slice(0, LINES)].join('\n')
}
