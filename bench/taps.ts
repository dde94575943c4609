import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { median, slowPhone } from './slow-phone.ts'

const ROUNDS = 5
const AT_MOST_MS = 100
/** Waiting time after a tap: long enough for the effects of the tap, and for the browser's report of it. */
const SETTLE_MS = 1_500

type Walk = { name: string; path: string; before?: (page: Page) => Promise<void>; act: (page: Page) => Promise<void> }

const tap = (name: string, within?: string) => async (page: Page) => {
  const place = within ? page.getByRole('dialog', { name: within }) : page
  await place.getByRole('button', { name, exact: true }).first().tap()
}

const WALKS: Walk[] = [
  {
    name: 'switch the tab',
    path: '/home',
    act: async (page) => page.getByRole('navigation').getByRole('link', { name: 'Explore' }).last().tap(),
  },
  { name: 'open the options', path: '/detail/lamp', act: tap('Add to cart') },
  { name: 'add to the cart', path: '/detail/lamp', before: tap('Add to cart'), act: tap('Add to cart', 'Options') },
  {
    name: 'type a search',
    path: '/search',
    act: async (page) => page.locator('[inputmode=search]').pressSequentially('lamp', { delay: 120 }),
  },
]

/** The longest time from a tap or key to the next paint, as reported by the browser (event timing), in ms. */
async function answerOf(browser: Browser, url: string, { path, before, act }: Walk): Promise<number> {
  const { context, page } = await slowPhone(browser, 'quick')
  try {
    await page.goto(url + path, { waitUntil: 'load' })
    await pause(SETTLE_MS)
    await before?.(page)
    await pause(SETTLE_MS)
    await page.evaluate(() => {
      const longest = { ms: 0 }
      Object.assign(globalThis, { longest })
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration)
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit) // the type definition lacks this member
    })
    await act(page)
    await pause(SETTLE_MS)
    return await page.evaluate(() => (Reflect.get(globalThis, 'longest') as { ms: number }).ms) // set above
  } finally {
    await context.close()
  }
}

/**
 * Whether the screen reacts to taps within the limit. Prints the median and the maximum of several rounds, in steps of
 * 8 ms.
 */
export async function measureTaps(browser: Browser, url: string): Promise<boolean> {
  console.log(`\nFrom a tap to its answer on the screen, processor four times slower, at most ${AT_MOST_MS} ms:`)
  let isWithin = true
  for (const walk of WALKS) {
    const answer_ms: number[] = []
    for (let round = 0; round < ROUNDS; round++) answer_ms.push(await answerOf(browser, url, walk))
    const middle = median(answer_ms)
    isWithin &&= middle <= AT_MOST_MS
    const verdict = middle <= AT_MOST_MS ? '' : '  TOO LONG'
    console.log(`${walk.name.padEnd(18)} median ${middle} ms, longest ${Math.max(...answer_ms)} ms${verdict}`)
  }
  return isWithin
}
