import type { BrowserContext, Page } from 'playwright-core'

/** The maximum share of the window that may shift while the page loads. */
export const SHIFT_AT_MOST = 0.02

type Shift = { value: number; hadRecentInput: boolean; sources: string[] }

/** Runs before the scripts of each page: records policy violations and layout shifts. */
function note(): void {
  addEventListener('securitypolicyviolation', (event) =>
    console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  )
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  type LayoutShift = PerformanceEntry & Omit<Shift, 'sources'> & { sources: { node: Node | null }[] }
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as LayoutShift[]) // the only observed entry type
      shifts.push({
        value: shift.value,
        hadRecentInput: shift.hadRecentInput,
        sources: shift.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 90) : `${node?.textContent}`,
        ),
      })
  }).observe({ type: 'layout-shift', buffered: true })
}

export const watchShifts = (context: BrowserContext): Promise<unknown> => context.addInitScript(note)

export async function findShifts(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts) // set by `note`
  return judgeShifts(shifts)
}

export function judgeShifts(shifts: readonly Shift[]): string[] {
  const unexpected = shifts.filter(({ hadRecentInput }) => !hadRecentInput)
  const sum = unexpected.reduce((moved, { value }) => moved + value, 0)
  if (sum <= SHIFT_AT_MOST) return []
  const sources = unexpected.toSorted((a, b) => b.value - a.value)[0]?.sources ?? []
  return [`the page moved by ${sum.toFixed(3)} while it came, most of all ${sources.slice(0, 2).join(' and ')}`]
}

/**
 * Collects errors and failed requests of a page.
 * @returns a function that returns the collected errors and clears them.
 */
export function collectComplaints(page: Page): () => string[] {
  let complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text())
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()} answered ${response.status()}`)
  })
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    // A navigation aborts pending requests of the previous page.
    if (why !== 'net::ERR_ABORTED') complaints.push(`${request.url()} failed: ${why}`)
  })
  return () => {
    const taken_complaints = complaints
    complaints = []
    return taken_complaints
  }
}
