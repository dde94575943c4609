import type { Page, Request } from 'playwright-core'

/** Nothing changed for so long: since the page came, and since it was only turned to another width or theme. */
const QUIET_MS = 250
export const TURNED_MS = 100
const POLL_MS = 50
/** Other tests may use the same two cores. */
export const PATIENCE_MS = 60_000
/** What is open as long as the page is. */
const STREAM = '/api/events'

/** Follows the requests of a page, so that one can wait until each has its answer. */
export function followRequests(page: Page): () => number {
  const open = new Set<Request>()
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith(STREAM)) open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return () => open.size
}

/** What a page waits for, if anything, and all that tells whether it still changes, as one text. */
type State = { waits_for: string; looks: string }

/** Runs in the page. */
function stateOfPage(): State {
  const isShown = (element: Element) => element.getClientRects().length > 0
  const isInWindow = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    return isShown(element) && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  }
  const isBusy = [...document.querySelectorAll('[aria-busy=true]')].some(isShown)
  const isComing = [...document.images].some((image) => isInWindow(image) && !image.complete)
  const isMoving = document
    .getAnimations()
    .some((one) => one.playState === 'running' && one.effect?.getComputedTiming().progress !== null && !isEndless(one))
  function isEndless({ effect, timeline }: Animation): boolean {
    return timeline !== document.timeline || effect?.getComputedTiming().iterations === Infinity
  }
  const hasTitle = [...document.querySelectorAll('main :is(h1, h2)')].some(isShown)
  // A toast goes by itself, and may stand over anything.
  const hasToast = document.querySelector('[popover]:popover-open')?.textContent ?? ''
  const waits: [string, boolean][] = [
    ['what is busy', isBusy],
    ['pictures', isComing],
    ['what moves', isMoving],
    ['its heading', !hasTitle],
    ['a toast to go', hasToast !== ''],
    ['fonts', document.fonts.status !== 'loaded'],
  ]
  const { scrollHeight, scrollWidth } = document.documentElement
  return {
    waits_for: waits.flatMap(([name, is_so]) => (is_so ? [name] : [])).join(', '),
    looks: `${location.pathname} ${scrollHeight} ${scrollWidth} ${document.getElementsByTagName('*').length}`,
  }
}

/** Waits until the screen has its data, its fonts and its pictures, and nothing moves any more. @throws Error when it never is. */
export async function beQuiet(page: Page, openRequests: () => number, quiet_ms = QUIET_MS): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  let [known, since] = ['', Date.now()]
  for (;;) {
    // While the page leads elsewhere it cannot be asked.
    const asked = await page.evaluate(stateOfPage).catch(() => ({ waits_for: 'another page', looks: '' }))
    const waits_for = openRequests() > 0 ? 'answers' : asked.waits_for
    if (waits_for !== '' || asked.looks !== known) [known, since] = [waits_for === '' ? asked.looks : '', Date.now()]
    else if (Date.now() - since >= quiet_ms) return
    if (Date.now() > deadline) throw new Error(`${page.url()} still waits for ${waits_for || 'its layout'}`)
    await page.waitForTimeout(POLL_MS)
  }
}
