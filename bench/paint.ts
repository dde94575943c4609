import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { median, slowPhone } from './slow-phone.ts'

const ROUNDS = 7
/** Waiting time after a page has loaded: long enough for the last picture of a first view on this connection. */
const SETTLE_MS = 4_000

export type Paint = { first_ms: number; largest_ms: number; shift: number; largest: string }

async function readPaint(page: Page): Promise<Paint> {
  return page.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()))
        observer.observe({ type, buffered: true })
        setTimeout(() => resolve([]), 500) // there may be no layout shifts
      })
    type Largest = PerformanceEntry & { url?: string; element?: Element }
    type Shift = PerformanceEntry & { value: number }
    const [paints, largest, shifts] = await Promise.all([
      entries('paint'),
      entries('largest-contentful-paint') as Promise<Largest[]>,
      entries('layout-shift') as Promise<Shift[]>,
    ])
    const last = largest.at(-1)
    return {
      first_ms: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
      largest_ms: last?.startTime ?? Number.NaN,
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      largest: last?.url || last?.element?.tagName || '',
    }
  })
}

/** Opens a URL as a first visit, on a slow phone. */
async function paintOf(browser: Browser, url: string): Promise<Paint> {
  const { context, page } = await slowPhone(browser, 'slow')
  try {
    await page.goto(url, { waitUntil: 'load' })
    await pause(SETTLE_MS)
    return await readPaint(page)
  } finally {
    await context.close()
  }
}

/**
 * Medians of several visits to each URL. The URLs are alternated, so that a busy moment of the machine affects all of
 * them.
 */
export async function paints(browser: Browser, urls: Record<string, string>): Promise<Map<string, Paint>> {
  const measurements = new Map<string, Paint[]>(Object.keys(urls).map((name) => [name, []]))
  for (const url of Object.values(urls)) await paintOf(browser, url)
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, url] of Object.entries(urls)) measurements.get(name)?.push(await paintOf(browser, url))
  }
  const middle = (all: Paint[]): Paint => ({
    first_ms: median(all.map(({ first_ms }) => first_ms)),
    largest_ms: median(all.map(({ largest_ms }) => largest_ms)),
    shift: Math.max(...all.map(({ shift }) => shift)),
    largest: all.at(-1)?.largest ?? '',
  })
  return new Map([...measurements].map(([name, all]) => [name, middle(all)]))
}
