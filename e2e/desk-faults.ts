import type { Desk } from './desk.ts'
import { findBarriers } from './look/barriers.ts'
import { beQuiet, followRequests, TURNED_MS } from './look/quiet.ts'

const followed = new WeakMap<Desk, () => number>()

/** Waits until the page has its data and no animation is running. */
async function settle(desk: Desk): Promise<void> {
  const openRequests = followed.get(desk) ?? followRequests(desk.page)
  followed.set(desk, openRequests)
  await beQuiet(desk.page, openRequests, TURNED_MS)
}

/** Navigates to an address of the desk like Back and Forward, without reloading the desk. */
export async function visit(desk: Desk, address: string): Promise<void> {
  await desk.page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await settle(desk)
}

/**
 * axe violations of the current page in light mode, and colour violations in dark mode, because only colours differ.
 */
export async function findVisitFaults(desk: Desk, name: string): Promise<string[]> {
  const { page } = desk
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await settle(desk)
  const by_day = await findBarriers(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await settle(desk)
  const by_night = await findBarriers(page, ['color-contrast'])
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  return [...by_day, ...by_night.map((fault) => `by night ${fault}`)].map((fault) => `${name}: ${fault}`)
}

/** axe violations at each of the given addresses in light mode: `npm run look` checks the pages' colours in the dark. */
export async function findDeskBarriers(desk: Desk, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = []
  await desk.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  for (const address of addresses) {
    await visit(desk, address)
    found.push(...(await findBarriers(desk.page)).map((fault) => `${address}: ${fault}`))
  }
  return found
}
