import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import type { HtmlChecker } from './html-checker.ts'
import { type Load, nameOf } from './loads.ts'
import { anEye, type Eye, lookAt, type Seen } from './look-at.ts'
import type { World } from './world.ts'

/** Where pictures are saved, unless told otherwise; git leaves it out. */
export const PICTURES = join(import.meta.dirname, '../../.sampan/look')

/** On two cores a third window makes the others wait. */
const WINDOWS = 2
/** What a browser keeps of the pages it has shown grows; a new one begins with nothing. */
const LOADS_PER_BROWSER = 40
const GRACE_MS = 60_000

/** What a look gives, or null when it is given up for want of time. */
async function inTime(look: Promise<Seen>, until: number): Promise<Seen | null> {
  const stop = new AbortController()
  const end = wait(Math.max(0, until + GRACE_MS - Date.now()), null, { signal: stop.signal })
  // One of both is left alone, and may fail unheard.
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
  /** Where pictures are saved. */
  folder: string
  /** No load begins after it, in milliseconds since 1970; what then runs has another minute. */
  until: number
  onSeen: (load: Load, seen: Seen) => void
  /** Checks each page's HTML; null to leave that out. */
  checker: HtmlChecker | null
}

/** A window that is opened for a reader and a language, and anew when its browser has ended or has shown enough. */
function aWindow({ openBrowser, url, world }: Looking) {
  let [browser, eye, whose, shown]: [Browser | undefined, Eye | undefined, string, number] = [
    undefined,
    undefined,
    '',
    0,
  ]

  /** One that has ended by itself is as good as closed. */
  async function close(): Promise<void> {
    const open = browser
    ;[browser, eye, whose, shown] = [undefined, undefined, '', 0]
    await open?.close().catch(() => {})
  }
  async function eyeFor({ reader, language }: Load): Promise<Eye> {
    if (!browser?.isConnected() || shown >= LOADS_PER_BROWSER) {
      await close()
      browser = await openBrowser()
    }
    shown += 1
    const wanted = `${reader} ${language}`
    if (eye && whose === wanted) return eye
    await eye?.close()
    eye = await anEye(browser, url, world, reader, language)
    whose = wanted
    return eye
  }
  return { eyeFor, close }
}

/** Looks at what the others left, with one window at a time. */
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
      // A window may break on a machine that is short of memory: only twice is it the screen's own fault.
      if (!broken.has(name)) {
        broken.add(name)
        queue.push(load)
        continue
      }
      const [first = ''] = `${error instanceof Error ? error.message : error}`.split('\n')
      onSeen(load, { pictures: 0, faults: [`could not be looked at: ${first}`] })
    }
  }
  await window.close()
}

/** @returns how many loads are left, for want of time. */
export async function lookAtAll(loads: readonly Load[], looking: Looking): Promise<number> {
  const queue = [...loads]
  const broken = new Set<string>()
  await Promise.all(Array.from({ length: WINDOWS }, () => lookOn(queue, broken, looking)))
  return queue.length
}
