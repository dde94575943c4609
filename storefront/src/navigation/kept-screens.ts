import { type Match, pathOf, readQuery } from './route.ts'

/** How many screens are kept alive besides the tabs. */
const RECENT_LIMIT = 8

export type KeptScreen = Match & {
  key: string
  search: string
  /**
   * A number that increases each time a screen is shown. The screen with the smallest number is the least recently
   * used.
   */
  used_at: number
  /** Scroll positions by the URL's query string. The mounted screen writes its scroll positions to this map. */
  places: Map<string, number>
}

export type Shown = { path: string; search: string }

/**
 * A screen's key is its path, plus its query if the query identifies the screen. All spellings of a URL get the key of
 * the page that the server renders for that URL.
 */
export const keyOf = (match: Match, { search }: Pick<Shown, 'search'>): string => {
  const path = pathOf(match)
  return match.route.query === 'identity' ? `${path}?${readQuery(match.route, search)}` : path
}

/**
 * Returns the kept screens after a screen is shown. The shown screen is added or becomes the most recently used.
 * Screens with `never` are removed, and the least recently used screens are dropped.
 */
export function showScreen(screensBefore: readonly KeptScreen[], match: Match, place: Shown): KeptScreen[] {
  const key = keyOf(match, place)
  const used_at = Math.max(0, ...screensBefore.map((screen) => screen.used_at)) + 1
  const staying = screensBefore.filter((screen) => screen.key === key || screen.route.keep !== 'never')
  const isKnown = staying.some((screen) => screen.key === key)
  // The order of the list does not change, because moving a DOM node would reset its scroll positions.
  const screens = isKnown
    ? staying.map((screen) => (screen.key === key ? { ...screen, ...match, search: place.search, used_at } : screen))
    : [...staying, { key, ...match, search: place.search, used_at, places: new Map() }]
  return withoutOldest(screens, key)
}

function withoutOldest(screens: KeptScreen[], key: string): KeptScreen[] {
  const recent = screens.filter((screen) => screen.route.keep === 'recent' && screen.key !== key)
  const tooMany = recent.length - RECENT_LIMIT
  if (tooMany <= 0) return screens
  const leaving = new Set(recent.toSorted((a, b) => a.used_at - b.used_at).slice(0, tooMany))
  return screens.filter((screen) => !leaving.has(screen))
}
