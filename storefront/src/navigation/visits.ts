import { createContext, startTransition, useContext, useSyncExternalStore } from 'react'
import { loadAnew } from '../ui/layout/load-code.ts'
import type { Verdict } from './guard.ts'
import { ownAddress } from './own-address.ts'
import { type Match, preload, type Route } from './route.ts'

/** What the app does around a visit. */
export type VisitHooks = {
  match: (path: string) => Match | undefined
  guard: (path: string, address: string) => Promise<Verdict>
  /** What a screen needs beside its code. */
  prepare: (route: Route) => Promise<unknown>
  sayLoginFirst: () => void
  onStart: () => void
  onEnd: () => void
}

export type Place = {
  path: string
  search: string
  /** Kept for the outlet: Back returns to its own place, a step forward to the top. */
  how: 'first' | 'push' | 'replace' | 'pop'
  visit: number
  /** Names the step of the history; the first of all has no name. */
  step?: unknown
}
type How = Exclude<Place['how'], 'first'>

const REDIRECTS_LIMIT = 5

/**
 * Goes from screen to screen: asks the guard, loads the screen, and only then changes the address and what is shown, so
 * nothing flashes. The latest visit wins.
 */
export class Visits {
  #place: Place
  /** What the server rendered, and the browser hydrates from: the guard may lead elsewhere meanwhile. */
  readonly first: () => Place
  #latest = 0
  #retry: (() => void) | undefined
  /** Where each step of the history was scrolled to when it was left. */
  readonly tops = new Map<unknown, number>()
  readonly #hooks: VisitHooks
  readonly #listeners = new Set<() => void>()

  constructor(first: Pick<Place, 'path' | 'search' | 'step'>, hooks: VisitHooks) {
    const place: Place = { ...first, how: 'first', visit: 0 }
    this.#place = place
    this.first = () => place
    this.#hooks = hooks
  }

  readonly place = (): Place => this.#place

  /** The route of a path, with its parameters; undefined where no screen is. */
  readonly match = (path: string): Match | undefined => this.#hooks.match(path)

  /** Loads the code of an address's screen ahead. */
  readonly preload = (href: string): void => {
    const match = ownAddress(href) ? this.match(href.split('?')[0] ?? href) : undefined
    // Whether it came is asked when it is visited.
    if (match) preload(match.route).catch(() => {})
  }

  /** Set while a visit could not be made for want of a connection: makes it again. */
  readonly retry = (): (() => void) | undefined => this.#retry

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Listens to Back and Forward, until what it returns is called. */
  start(): () => void {
    history.scrollRestoration = 'manual'
    const hear = () => void this.#visit(new URL(location.href), 'pop')
    addEventListener('popstate', hear)
    return () => removeEventListener('popstate', hear)
  }

  readonly go = (to: string, { replace = false } = {}): Promise<void> =>
    this.#visit(new URL(to, location.href), replace ? 'replace' : 'push')

  /** One step back; where nothing of the shop lies behind, home. */
  readonly back = (): void => {
    if (history.state?.inside) history.back()
    else void this.go('/home', { replace: true })
  }

  /** Asks the guard about where the browser stands, e.g. at the first load. */
  readonly checkHere = (): Promise<void> => this.#visit(new URL(location.href), 'replace')

  async #visit(url: URL, how: How): Promise<void> {
    const visit = ++this.#latest
    this.#hooks.onStart()
    try {
      const arrived = await this.#arrive(url, visit)
      if (arrived && visit === this.#latest)
        this.#show(arrived, arrived.href === url.href ? how : how === 'pop' ? 'replace' : how)
    } catch {
      await this.#loadAnew(url, how, visit)
    } finally {
      // Also of a visit that a later one overtook: each start is counted.
      this.#hooks.onEnd()
    }
  }

  /** The screen's code did not come: the connection is lost, or was for a moment, or a newer shop was built meanwhile. */
  async #loadAnew(url: URL, how: How, visit: number): Promise<void> {
    let next = how
    await loadAnew(() => {
      if (visit !== this.#latest) return false
      this.#enter(url, how)
      next = 'replace'
      return true
    })
    if (visit === this.#latest) this.#showOffline(() => void this.#visit(url, next))
  }

  /** The address after all redirects, its screen loaded; undefined when the visit ends elsewhere. */
  async #arrive(url: URL, visit: number): Promise<URL | undefined> {
    let target = url
    for (let redirects = 0; redirects < REDIRECTS_LIMIT; redirects++) {
      const verdict = await this.#hooks.guard(target.pathname, target.pathname + target.search)
      if (visit !== this.#latest) return undefined
      if (verdict.pass) {
        const match = this.match(target.pathname)
        if (match) await Promise.all([preload(match.route), this.#hooks.prepare(match.route)])
        return target
      }
      if ('offline' in verdict) {
        this.#showOffline(() => void this.#visit(target, 'replace'))
        return undefined
      }
      if (verdict.say_login_first) this.#hooks.sayLoginFirst()
      target = new URL(verdict.to, url)
    }
    throw new Error('redirected in a circle')
  }

  #show(url: URL, how: How): void {
    const { path, search } = this.#place
    const isShown = url.pathname === path && url.search.slice(1) === search
    // Nothing changes for whoever is there already: telling would make React take the whole rendered page over at once.
    if (how === 'replace' && isShown && url.href === location.href && !this.#retry) return
    this.#enter(url, how)
    const { step } = history.state ?? {}
    this.#place = { path: url.pathname, search: url.search.slice(1), how, visit: this.#latest, step }
    this.#retry = undefined
    this.#tell()
  }

  /** The browser's own part of a visit. */
  #enter(url: URL, how: How): void {
    if (how === 'push') history.pushState({ inside: true, step: Date.now() }, '', url)
    if (how === 'replace') history.replaceState(history.state, '', url)
  }

  #showOffline(retry: () => void): void {
    this.#retry = retry
    this.#tell()
  }

  #tell(): void {
    startTransition(() => {
      for (const listener of this.#listeners) listener()
    })
  }
}

export const VisitsContext = createContext<Visits | null>(null)

export function useVisits(): Visits {
  const visits = useContext(VisitsContext)
  if (!visits) throw new Error('no navigation in this tree')
  return visits
}

export function usePlace(): Place {
  const visits = useVisits()
  return useSyncExternalStore(visits.subscribe, visits.place, visits.first)
}

const online = () => undefined

/** The way to try again while the last visit failed for want of a connection. */
export function useRetry(): (() => void) | undefined {
  const visits = useVisits()
  return useSyncExternalStore(visits.subscribe, visits.retry, online)
}
