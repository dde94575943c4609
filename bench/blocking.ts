import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { median, slowPhone } from './slow-phone.ts'

const PATHS = ['/home', '/explore']
const ROUNDS = 7
const AT_MOST_MS = 200
/** A task that takes longer than this counts as blocking. */
const FREE_MS = 50
const SETTLE_MS = 5_000

/** Total blocking time of a first visit: the part of each task after the first paint that exceeds 50 ms. */
async function blockingOf(browser: Browser, url: string): Promise<number> {
  const { context, page } = await slowPhone(browser, 'slow')
  try {
    await page.addInitScript(() => {
      const tasks: PerformanceEntry[] = []
      Object.assign(globalThis, { tasks })
      new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true })
    })
    await page.goto(url, { waitUntil: 'load' })
    await pause(SETTLE_MS)
    return await page.evaluate((free_ms) => {
      const tasks: PerformanceEntry[] = Reflect.get(globalThis, 'tasks')
      const painted_ms = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
      const after = tasks.filter(({ startTime, duration }) => startTime + duration > painted_ms)
      return after.reduce((sum, { duration }) => sum + Math.max(0, duration - free_ms), 0)
    }, FREE_MS)
  } finally {
    await context.close()
  }
}

/**
 * Whether a first visit on a slow phone responds to taps soon enough. Prints the median and the best of several visits.
 */
export async function measureBlocking(browser: Browser, url: string): Promise<boolean> {
  console.log(`\nTotal blocking time, processor four times slower, at most ${AT_MOST_MS} ms:`)
  let isWithin = true
  for (const path of PATHS) {
    const blocking_ms: number[] = []
    for (let round = 0; round < ROUNDS; round++) blocking_ms.push(await blockingOf(browser, url + path))
    const middle = median(blocking_ms)
    isWithin &&= middle <= AT_MOST_MS
    const verdict = middle <= AT_MOST_MS ? '' : '  TOO LONG'
    console.log(
      `${path.padEnd(10)} median ${middle.toFixed(0)} ms, best ${Math.min(...blocking_ms).toFixed(0)} ms of ${ROUNDS}${verdict}`,
    )
  }
  return isWithin
}
