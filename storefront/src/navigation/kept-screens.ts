import { type Match, pathOf, readQuery } from './route.ts'

/** How many screens beside the tabs stay alive. */
const RECENT_LIMIT = 8

export type KeptScreen = Match & {
  key: string
  search: string
  /** A count that grows with each showing: the smallest was shown longest ago. */
  used: number
  /** Where it was scrolled to, by its query; shared with what saves it. */
  places: Map<string, number>
}

export type Shown = { path: string; search: string }

/**
 * A screen's key is its path, and its query only where that makes it another screen. However an address is written, the
 * key is the one of the page that the server rendered for it.
 */
export const keyOf = (match: Match, { search }: Pick<Shown, 'search'>): string => {
  const path = pathOf(match)
  return match.route.query === 'identity' ? `${path}?${readQuery(match.route, search)}` : path
}

/** The screens after showing one: it joins or moves up, screens that are never kept leave, the oldest make room. */
export function showScreen(kept: readonly KeptScreen[], match: Match, shown: Shown): KeptScreen[] {
  const key = keyOf(match, shown)
  const used = Math.max(0, ...kept.map((screen) => screen.used)) + 1
  const staying = kept.filter((screen) => screen.key === key || screen.route.keep !== 'never')
  const known = staying.some((screen) => screen.key === key)
  // The order stays as it is: moving a node in the document would reset what it scrolls inside.
  const screens = known
    ? staying.map((screen) => (screen.key === key ? { ...screen, ...match, search: shown.search, used } : screen))
    : [...staying, { key, ...match, search: shown.search, used, places: new Map() }]
  return withoutOldest(screens, key)
}

function withoutOldest(screens: KeptScreen[], key: string): KeptScreen[] {
  const recent = screens.filter((screen) => screen.route.keep === 'recent' && screen.key !== key)
  const tooMany = recent.length - RECENT_LIMIT
  if (tooMany <= 0) return screens
  const leaving = new Set(recent.toSorted((a, b) => a.used - b.used).slice(0, tooMany))
  return screens.filter((screen) => !leaving.has(screen))
}
