import type { Verdict } from './guard.ts'
import type { Place } from './place.ts'
import type { Match, Route } from './route.ts'

/** Functions of the app that a visit calls. */
export type VisitHooks = {
  match: (path: string) => Match | undefined
  /** Whether visitors may see the path. */
  isOpen: (path: string) => boolean
  guard: (path: string, address: string) => Promise<Verdict>
  /** Loads the data and texts that a screen needs besides its code. */
  prepare: (route: Route) => Promise<unknown>
  showLoginFirst: () => void
  /** Calls `update`, which renders the new screen, maybe with an animation. Omitted where nothing is animated. */
  changeScreen?: (from: Place, to: Place, update: () => void) => void
  onStart: () => void
  onEnd: () => void
}
