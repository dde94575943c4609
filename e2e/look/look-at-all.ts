import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import type { HtmlChecker } from './html-checker.ts'
import { type Load, nameOf } from './loads.ts'
import { anEye, type Eye, lookAt, type Seen } from './look-at.ts'
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
async function inTime(look: Promise<Seen>, until: number): Promise<Seen | null> {
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

export type Looking = {
  openBrowser: () => Promise<Browser>
  url: string
  world: World
  folder: string
  /** The time in milliseconds since 1970 after which no load starts. Running loads get one more minute. */
  until: number
  onSeen: (load: Load, seen: Seen) => void
  /** Checks each page's HTML; null to skip the check. */
  checker: HtmlChecker | null
}

/**
 * A browser window for a reader and a language. The window is opened again if its browser has crashed or has reached
 * its number of loads.
 */
function aWindow({ openBrowser, url, world }: Looking) {
  let [browser, eye, whose, shown]: [Browser | undefined, Eye | undefined, string, number] = [
    undefined,
    undefined,
    '',
    0,
  ]

  /** Closes the browser. Errors are ignored, because the browser may already have ended. */
  async function close(): Promise<void> {
    const open = browser
    ;[browser, eye, whose, shown] = [undefined, undefined, '', 0]
    await open?.close().catch(() => {})
  }
  async function eyeFor(load: Load): Promise<Eye> {
    const { reader, language, state } = load
    if (!browser?.isConnected() || shown >= LOADS_PER_BROWSER) {
      await close()
      browser = await openBrowser()
    }
    shown += 1
    // Each state gets a new window, because a state may leave data on the device, such as a cart.
    const wanted = state ? nameOf(load) : `${reader} ${language}`
    if (eye && whose === wanted) return eye
    await eye?.close()
    eye = await anEye(browser, url, world, reader, language)
    whose = wanted
    return eye
  }
  return { eyeFor, close }
}

/** Processes the remaining loads, with one window at a time. */
async function lookOn(queue: Load[], broken: Set<string>, looking: Looking): Promise<void> {
  const { folder, until, onSeen, checker } = looking
  const window = aWindow(looking)
  while (Date.now() < until) {
    const load = queue.shift()
    if (!load) break
    const name = nameOf(load)
    try {
      const seen = await inTime(lookAt(await window.eyeFor(load), load, folder, checker), until)
      if (seen) onSeen(load, seen)
      else queue.push(load)
    } catch (error) {
      await window.close()
      // On a computer with too little memory, a window may crash. Only a second crash counts as a fault of the screen.
      if (!broken.has(name)) {
        broken.add(name)
        queue.push(load)
        continue
      }
      const [first = ''] = `${error instanceof Error ? error.message : error}`.split('\n')
      onSeen(load, { pictures: 0, faults: [`could not be checked: ${first}`] })
    }
  }
  await window.close()
}

/**
 * Processes all loads.
 * @returns the number of loads that are left because time ran out.
 */
export async function lookAtAll(loads: readonly Load[], looking: Looking): Promise<number> {
  const queue = [...loads]
  const broken = new Set<string>()
  await Promise.all(Array.from({ length: WINDOWS }, () => lookOn(queue, broken, looking)))
  return queue.length
}
