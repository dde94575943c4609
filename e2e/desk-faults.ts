import type { Desk } from './desk.ts'
import { findAxeViolations } from './look/axe.ts'
import { followRequests, RELAYOUT_MS, waitUntilIdle } from './look/idle.ts'

const requestCounts = new WeakMap<Desk, () => number>()

/** Waits until the page has its data and no animation is running. */
export async function settle(desk: Desk): Promise<void> {
  const openRequests = requestCounts.get(desk) ?? followRequests(desk.page)
  requestCounts.set(desk, openRequests)
  await waitUntilIdle(desk.page, openRequests, RELAYOUT_MS)
}

/** Navigates to a URL of the operators' desk in the same way as Back and Forward, without reloading the desk. */
export async function visit(desk: Desk, address: string): Promise<void> {
  await desk.page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await settle(desk)
}

/**
 * The violations that axe finds on the current page in light mode, and its colour violations in dark mode. In dark mode
 * only the colours differ.
 */
export async function findVisitFaults(desk: Desk, name: string): Promise<string[]> {
  const { page } = desk
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await settle(desk)
  const by_day = await findAxeViolations(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await settle(desk)
  const by_night = await findAxeViolations(page, ['color-contrast'])
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  return [...by_day, ...by_night.map((fault) => `by night ${fault}`)].map((fault) => `${name}: ${fault}`)
}

/**
 * The violations that axe finds at each of the given URLs in light mode. `npm run look` checks the colours in dark
 * mode.
 */
export async function findDeskViolations(desk: Desk, addresses: readonly string[]): Promise<string[]> {
  const violations: string[] = []
  await desk.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  for (const address of addresses) {
    await visit(desk, address)
    violations.push(...(await findAxeViolations(desk.page)).map((fault) => `${address}: ${fault}`))
  }
  return violations
}
