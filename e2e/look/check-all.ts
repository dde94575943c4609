import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { type CheckLoadOptions, checkLoad, type LoadResult } from './check-load.ts'
import { type Load, nameOf } from './loads.ts'
import { openViewer, type Viewer } from './viewer.ts'
import type { World } from './world.ts'

/** The default folder for the pictures. Git ignores this folder. */
export const PICTURES = join(import.meta.dirname, '../../.sampan/look')

/** The number of windows in parallel. On two cores a third window would only slow down the other two. */
const WINDOWS = 2
/** A browser is restarted after this many loads, because its memory grows with each page. */
const LOADS_PER_BROWSER = 40
const GRACE_MS = 60_000

/**
 * Waits for the result of a load.
 * @returns null if time runs out.
 */
async function inTime(look: Promise<LoadResult>, until: number): Promise<LoadResult | null> {
  const stop = new AbortController()
  const end = wait(Math.max(0, until + GRACE_MS - Date.now()), null, { signal: stop.signal })
  // The slower promise is no longer awaited, so its rejection is ignored.
  end.catch(() => {})
  look.catch(() => {})
  try {
    return await Promise.race([look, end])
  } finally {
    stop.abort()
  }
}

export type CheckOptions = CheckLoadOptions & {
  openBrowser: () => Promise<Browser>
  url: string
  world: World
  /**
   * The time in milliseconds since 1970 after which no further page is opened. Pages that are being checked get one
   * more minute.
   */
  until: number
  onChecked: (load: Load, result: LoadResult) => void
}

/**
 * A browser window for a reader and a language. The browser is started again if it has crashed or has loaded
 * LOADS_PER_BROWSER pages.
 */
function aWindow({ openBrowser, url, world }: CheckOptions) {
  let [browser, viewer, whose, shown]: [Browser | undefined, Viewer | undefined, string, number] = [
    undefined,
    undefined,
    '',
    0,
  ]

  /** Closes the browser. Errors are ignored, because the browser may already have ended. */
  async function close(): Promise<void> {
    const open = browser
    ;[browser, viewer, whose, shown] = [undefined, undefined, '', 0]
    await open?.close().catch(() => {})
  }
  async function viewerFor(load: Load): Promise<Viewer> {
    const { reader, language, state } = load
    if (!browser?.isConnected() || shown >= LOADS_PER_BROWSER) {
      await close()
      browser = await openBrowser()
    }
    shown += 1
    // Each state gets a new window, because a state may leave data on the device, such as a cart.
    const viewerName = state ? nameOf(load) : `${reader} ${language}`
    if (viewer && whose === viewerName) return viewer
    await viewer?.close()
    viewer = await openViewer(browser, url, world, reader, language)
    whose = viewerName
    return viewer
  }
  return { viewerFor, close }
}

/** Processes the remaining loads, with one window at a time. */
async function checkQueue(queue: Load[], brokenNames: Set<string>, options: CheckOptions): Promise<void> {
  const { until, onChecked } = options
  const window = aWindow(options)
  while (Date.now() < until) {
    const load = queue.shift()
    if (!load) break
    const name = nameOf(load)
    try {
      const result = await inTime(checkLoad(await window.viewerFor(load), load, options), until)
      if (result) onChecked(load, result)
      else queue.push(load)
    } catch (error) {
      await window.close()
      // On a computer with too little memory, a window may crash. Only a second crash counts as a fault of the screen.
      if (!brokenNames.has(name)) {
        brokenNames.add(name)
        queue.push(load)
        continue
      }
      const [first = ''] = `${error instanceof Error ? error.message : error}`.split('\n')
      onChecked(load, { pictures: 0, faults: [`could not be checked: ${first}`] })
    }
  }
  await window.close()
}

/**
 * Processes all loads.
 * @returns the number of loads that are left because time ran out.
 */
export async function checkAll(loads: readonly Load[], options: CheckOptions): Promise<number> {
  const queue = [...loads]
  const brokenNames = new Set<string>()
  await Promise.all(Array.from({ length: WINDOWS }, () => checkQueue(queue, brokenNames, options)))
  return queue.length
}
