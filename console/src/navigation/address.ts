import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { mayLeave } from './leave.ts'

/** Base path of all pages of the console. */
export const BASE = '/console'

const CHANGED = 'sampan:address'

/** Calls `listener` after each change of the URL: `popstate` is Back or Forward. */
export const onAddress = (listener: (event: Event) => void) => {
  addEventListener('popstate', listener)
  addEventListener(CHANGED, listener)
  return () => {
    removeEventListener('popstate', listener)
    removeEventListener(CHANGED, listener)
  }
}

/** The path below `/console`: `/orders`. */
const pathHere = () => location.pathname.slice(BASE.length) || '/'

/** The displayed URL. After Back, `location` has already changed when the operator is asked to confirm. */
let shownUrl = location.href

/** Whether two URLs show different screens. If only the query differs, the screen is the same with other filters. */
const isElsewhere = (from: string, to: string) =>
  new URL(from, location.origin).pathname !== new URL(to, location.origin).pathname

// This file is loaded first, so this listener runs before all others and can stop the event for them.
addEventListener(
  'popstate',
  (event) => {
    if (isElsewhere(shownUrl, location.href) && !mayLeave()) {
      event.stopImmediatePropagation()
      history.pushState(null, '', shownUrl)
    }
    shownUrl = location.href
  },
  { capture: true },
)

/** Navigates to a URL below `/console`, unless input would be lost and the operator chooses to stay. */
export function go(address: string, { replace = false } = {}): void {
  if (isElsewhere(location.href, BASE + address) && !mayLeave()) return
  history[replace ? 'replaceState' : 'pushState'](null, '', BASE + address)
  shownUrl = location.href
  dispatchEvent(new Event(CHANGED))
}

export const usePath = (): string => useSyncExternalStore(onAddress, pathHere)
const useSearch = (): string => useSyncExternalStore(onAddress, () => location.search)

type Filters = Readonly<Record<string, string>>

/** A URL with the filters that differ from their defaults. The URL of an unfiltered list has no query. */
function addressWith<F extends Filters>(path: string, filters: F, start: F): string {
  const changedFilters = Object.entries(filters).filter(([name, value]) => value !== '' && value !== start[name])
  const query = new URLSearchParams(changedFilters).toString()
  return query === '' ? path : `${path}?${query}`
}

function filtersIn<F extends Filters>(search: string, start: F): F {
  const params = new URLSearchParams(search)
  return Object.fromEntries(Object.entries(start).map(([name, value]) => [name, params.get(name) ?? value])) as F // the same names
}

/**
 * The filters of a list, stored in the URL: a reload, Back and a shared link show the same list. `start` must not
 * change while the screen is shown.
 */
export function useFilters<F extends Filters>(start: F) {
  const search = useSearch()
  const filters = useMemo(() => filtersIn(search, start), [search, start])
  const set = useCallback(
    (change: Partial<F>, { path = pathHere(), replace = true } = {}) => {
      go(addressWith(path, { ...filtersIn(location.search, start), ...change }, start), { replace })
    },
    [start],
  )
  /** The URL of another path with the same filters, for example of a row's details, which open next to the list. */
  const addressOf = useCallback((path: string) => addressWith(path, filters, start), [filters, start])
  return { filters, set, addressOf }
}
