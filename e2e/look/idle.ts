import type { Page, Request } from 'playwright-core'

/** A page counts as idle after this time without changes: after loading, and after a change of width or theme. */
const IDLE_MS = 250
export const RELAYOUT_MS = 100
const POLL_MS = 50
/** The maximum wait. It is long, because other tests may use the same two cores. */
export const PATIENCE_MS = 60_000
/** The path of the event stream. Its request never ends while the page is open. */
const STREAM = '/api/events'

/**
 * Tracks the requests of a page.
 * @returns a function that returns the number of requests without a reply.
 */
export function followRequests(page: Page): () => number {
  const open = new Set<Request>()
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith(STREAM)) open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return () => open.size
}

/**
 * `waits_for` names the pending work of a page, if there is any. `looks` is a text that changes whenever the page's
 * appearance changes.
 */
type State = { waits_for: string; looks: string }

/** Runs in the page: reads its state. */
function stateOfPage(): State {
  const isShown = (element: Element) => element.getClientRects().length > 0
  const isInWindow = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    return isShown(element) && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  }
  const isBusy = [...document.querySelectorAll('[aria-busy=true]')].some(isShown)
  // A hidden picture is not loaded while it is lazy.
  const isComing = [...document.images].some(
    (image) => isInWindow(image) && image.checkVisibility({ visibilityProperty: true }) && !image.complete,
  )
  const isMoving = document
    .getAnimations()
    .some((one) => one.playState === 'running' && one.effect?.getComputedTiming().progress !== null && !isEndless(one))
  function isEndless({ effect, timeline }: Animation): boolean {
    return timeline !== document.timeline || effect?.getComputedTiming().iterations === Infinity
  }
  const hasTitle = [...document.querySelectorAll('main :is(h1, h2)')].some(isShown)
  // Waits for toasts to disappear, because a toast may cover any content.
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

/**
 * Waits until the screen has its data, fonts and pictures, and nothing moves.
 * @throws Error on timeout.
 */
export async function waitUntilIdle(page: Page, openRequests: () => number, idle_ms = IDLE_MS): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  let [looks, since] = ['', Date.now()]
  for (;;) {
    // During a navigation the page cannot be evaluated.
    const state = await page.evaluate(stateOfPage).catch(() => ({ waits_for: 'another page', looks: '' }))
    const waits_for = openRequests() > 0 ? 'answers' : state.waits_for
    if (waits_for !== '' || state.looks !== looks) [looks, since] = [waits_for === '' ? state.looks : '', Date.now()]
    else if (Date.now() - since >= idle_ms) return
    if (Date.now() > deadline) throw new Error(`${page.url()} still waits for ${waits_for || 'its layout'}`)
    await page.waitForTimeout(POLL_MS)
  }
}
