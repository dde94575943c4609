import { createContext, startTransition, useContext, useSyncExternalStore } from 'react'
import { runBackInterceptors } from '../ui/layer/intercept-back.ts'
import { isLoadFailure, onBeforeReload, reloadPage } from '../ui/loading/load-code.ts'
import { ownAddress } from './own-address.ts'
import type { Place } from './place.ts'
import { type Match, preload, upOf } from './route.ts'
import type { VisitHooks } from './visit-hooks.ts'

/** Repeats a visit that failed because of a lost connection or a bug. */
export type Retry = (() => void) & { isBug?: boolean }

type First = Pick<Place, 'path' | 'search'> & { step?: number }
type How = Exclude<Place['how'], 'first'>

const REDIRECTS_LIMIT = 5

/**
 * Navigates between screens: asks the guard, loads the screen, and only then changes the URL and the screen, so that no
 * empty screen flashes. If several visits run at the same time, the latest visit wins.
 */
export class Visits {
  #place: Place
  /** The screen that the server rendered and the browser hydrates, even if the guard redirects in the meantime. */
  readonly first: () => Place
  #latest = 0
  #retry: Retry | undefined
  /** The target of a failed visit, until this visit succeeds or another visit starts. */
  #missed: { url: URL; how: How } | undefined
  /** True while the browser returns to the history entry of the current screen. */
  #isReturning = false
  /** True while the app itself goes back or forward. */
  #isAppStep = false
  /** True after the shop has ended, as after each test: a late reply must not navigate. */
  #isEnded = false
  /** The scroll position of each history entry when it was left. */
  readonly tops = new Map<unknown, number>()
  readonly #hooks: VisitHooks
  readonly #listeners = new Set<() => void>()

  constructor({ path, search, step = 0 }: First, hooks: VisitHooks) {
    const place: Place = { path, search, step, how: 'first', visit: 0 }
    this.#place = place
    this.first = () => place
    this.#hooks = hooks
  }

  readonly place = (): Place => this.#place

  /** The route of a path, with its parameters; undefined if there is no screen. */
  readonly match = (path: string): Match | undefined => this.#hooks.match(path)

  /** Whether visitors may see the path. */
  readonly isOpen = (path: string): boolean => this.#hooks.isOpen(path)

  /** Prefetches the code of a URL's screen. */
  readonly preload = (href: string): void => {
    const match = ownAddress(href) ? this.match(href.split('?')[0] ?? href) : undefined
    // A failure is reported when the screen is visited.
    if (match) preload(match.route).catch(() => {})
  }

  /** Repeats a visit that failed; undefined if no visit failed. */
  readonly retry = (): Retry | undefined => this.#retry

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Starts to listen to Back and Forward. @returns a function that stops listening, and ends all visits. */
  start(): () => void {
    history.scrollRestoration = 'manual'
    history.replaceState({ ...history.state, step: this.#place.step }, '')
    addEventListener('popstate', this.#onPopState)
    onBeforeReload(() => {
      if (!this.#missed) return
      this.#enter(this.#missed.url, this.#missed.how)
      this.#missed.how = 'replace'
    })
    return () => {
      this.#isEnded = true
      removeEventListener('popstate', this.#onPopState)
    }
  }

  /**
   * Handles `popstate`, which fires after the browser has moved. If a sheet or a form consumes the step, the browser is
   * sent back to the entry of the current screen. If the step leads to the entry below the entry that `interceptBack`
   * pushed, both show the same screen, so the app goes one more step back and leaves the shop.
   */
  readonly #onPopState = (): void => {
    const steps = Number(this.#place.step) - Number(history.state?.step) // NaN for an unknown entry
    const leaves = steps === 0 && history.state.isUnder
    const steps_back = leaves ? 1 : steps
    const isBack = this.#isReturning && steps_back === 0
    this.#isReturning = false
    if (isBack) return
    const proceed = steps_back && !this.#isAppStep ? () => this.#stepBy(-steps_back) : undefined
    this.#isAppStep = false
    if (runBackInterceptors(proceed)) {
      this.#latest++
      this.#isReturning = true
      history.go(steps_back)
    } else if (leaves) history.back()
    else void this.#visit(new URL(location.href), 'pop')
  }

  #stepBy(count: number): void {
    this.#isAppStep = true
    history.go(count)
  }

  readonly go = (to: string, { replace = false } = {}): Promise<void> =>
    this.#visit(new URL(to, location.href), replace ? 'replace' : 'push')

  /** Goes one step back, or to the screen above if no earlier history entry belongs to the shop. */
  readonly back = (): void => {
    if (history.state?.inside) this.#stepBy(-1)
    else {
      const match = this.match(this.#place.path)
      void this.go(match ? upOf(match) : '/home', { replace: true })
    }
  }

  /** Asks the guard about the current URL, for example when a page is loaded. */
  readonly checkCurrent = (): Promise<void> => this.#visit(new URL(location.href), 'replace')

  async #visit(url: URL, how: How): Promise<void> {
    if (this.#isEnded) return
    const visit = ++this.#latest
    if (this.#missed?.url.href !== url.href) this.#missed = undefined
    this.#hooks.onStart()
    try {
      const arrived = await this.#arrive(url, visit)
      if (arrived && visit === this.#latest && !this.#isEnded)
        this.#show(arrived, arrived.href === url.href ? how : how === 'pop' ? 'replace' : how)
    } catch (error) {
      if (isLoadFailure(error)) await this.#reloadPage(url, how, visit)
      else this.#failAt(url, how, visit, error)
    } finally {
      // Reports the end even if a later visit has replaced this visit, because each start needs one end.
      this.#hooks.onEnd()
    }
  }

  /** Handles a screen whose code failed to load: the connection was lost, or a newer build was deployed. */
  async #reloadPage(url: URL, how: How, visit: number): Promise<void> {
    if (visit !== this.#latest) return
    const missedVisit = { url, how }
    this.#missed = missedVisit
    await reloadPage(() => visit === this.#latest)
    if (visit === this.#latest) this.#showOffline(() => void this.#visit(url, missedVisit.how))
  }

  /** Handles a bug in the guard or in preparing a screen: reports it, and lets the shopper retry. */
  #failAt(url: URL, how: How, visit: number, error: unknown): void {
    globalThis.reportError?.(error)
    if (visit !== this.#latest) return
    this.#missed = { url, how }
    this.#showOffline(Object.assign(() => void this.#visit(url, how), { isBug: true }))
  }

  /**
   * Follows all redirects and loads the screen.
   * @returns the final URL; undefined if the visit ends without a screen.
   */
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
        this.#missed = { url: target, how: 'replace' }
        this.#showOffline(() => void this.#visit(target, 'replace'))
        return undefined
      }
      if (verdict.say_login_first) this.#hooks.showLoginFirst()
      target = new URL(verdict.to, url)
    }
    throw new Error('the guard redirects in a loop')
  }

  #show(url: URL, how: How): void {
    const { path, search } = this.#place
    const isShown = url.pathname === path && url.search.slice(1) === search
    // Listeners are not notified if the screen is unchanged: React would hydrate the whole page in one task.
    if (how === 'replace' && isShown && url.href === location.href && !this.#retry) return
    this.#enter(url, how)
    const { step } = history.state ?? {}
    const from = this.#place
    this.#place = { path: url.pathname, search: url.search.slice(1), how, visit: this.#latest, step }
    this.#retry = undefined
    this.#missed = undefined
    const { changeScreen } = this.#hooks
    if (changeScreen) changeScreen(from, this.#place, () => this.#notify())
    else this.#notify()
  }

  /** Updates the browser's history. */
  #enter(url: URL, how: How): void {
    if (how === 'push') history.pushState({ inside: true, step: Number(history.state?.step) + 1 }, '', url)
    if (how === 'replace') history.replaceState(history.state, '', url)
  }

  #showOffline(retry: Retry): void {
    this.#retry = retry
    this.#notify()
  }

  #notify(): void {
    startTransition(() => {
      for (const listener of this.#listeners) listener()
    })
  }
}

export const VisitsContext = createContext<Visits | null>(null)

export function useVisits(): Visits {
  const visits = useContext(VisitsContext)
  if (!visits) throw new Error('useVisits needs a VisitsContext provider')
  return visits
}

export function usePlace(): Place {
  const visits = useVisits()
  return useSyncExternalStore(visits.subscribe, visits.place, visits.first)
}

const online = () => undefined

/** Repeats the last visit if that visit failed; undefined otherwise. */
export function useRetry(): (() => void) | undefined {
  const visits = useVisits()
  return useSyncExternalStore(visits.subscribe, visits.retry, online)
}
