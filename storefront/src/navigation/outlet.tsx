import { useLingui } from '@lingui/react'
import { Activity, memo, type ReactNode, Suspense, use, useLayoutEffect, useMemo, useState } from 'react'
import { useEpoch } from '../session/use-session.ts'
import { useTitle } from './head.tsx'
import { type KeptScreen, keyOf, type Shown, showScreen } from './kept-screens.ts'
import styles from './outlet.module.css'
import { type Match, preload, readQuery } from './route.ts'
import { type Place, usePlace, useVisits } from './visits.ts'

/** A visit scrolls to the container's top, less this. */
const SCROLL_OFFSET = 20

/** Rendered beside its screen, so that React hydrates both at once: the screen's own title would be set a moment later. */
function RouteTitle({ match }: { match: Match }) {
  const { i18n } = useLingui()
  useTitle(match.route.title(i18n, match.params))
  return null
}

function Screen({ screen: { route, params, search: given } }: { screen: KeptScreen }) {
  const Shown = use(preload(route))
  const search = useMemo(() => readQuery(route, given), [route, given])
  return <Shown params={params} search={search} />
}

function scrollToTop(how: Place['how']): void {
  const container = document.getElementById('root')
  const top = (container ? container.getBoundingClientRect().top + window.scrollY : 0) - SCROLL_OFFSET
  window.scrollTo({ top, behavior: how === 'push' ? 'smooth' : 'instant' })
}

/** How many frames a page may take to grow as tall as it was: some two seconds. */
const RETURN_FRAMES = 120
const TOUCHES = ['wheel', 'pointerdown', 'keydown'] as const

/** Scrolls there at once, and again while the page grows, unless somebody scrolls. Returns a function that stops it. */
function returnTo(top: number): () => void {
  let tries = RETURN_FRAMES
  const stop = () => {
    tries = 0
  }
  const scroll = () => {
    if (tries-- < 1) return
    window.scrollTo({ top, behavior: 'instant' })
    if (Math.abs(window.scrollY - top) > 1) requestAnimationFrame(scroll)
  }
  for (const touch of TOUCHES) addEventListener(touch, stop, { once: true })
  scroll()
  return stop
}

/**
 * Restores the scroll position when the screen is shown again, or when Back leads to what it showed before: Activity
 * removes layout effects and runs them again. Anything else begins at the top. The position is saved when the visit is
 * announced: once the screen is hidden, another may be above it, and the browser scrolls the window. A screen that is
 * mounted each time remembers nothing; its history entry does.
 */
function KeepPlace({ screen: { places, search }, how }: { screen: KeptScreen; how: Place['how'] }) {
  const visits = useVisits()
  const [last] = useState<{ search?: string }>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each showing, with `how` as it was then
  useLayoutEffect(() => {
    const { step } = visits.place()
    const isBack = how === 'pop'
    const known = isBack || last.search === search ? places.get(search) : undefined
    const top = isBack ? visits.tops.get(step) : undefined
    let stop: (() => void) | undefined
    if (known !== undefined) window.scrollTo({ top: known, behavior: 'instant' })
    else if (top !== undefined) stop = returnTo(top)
    else if (how !== 'first') scrollToTop(how)
    last.search = search
    return visits.subscribe(() => {
      stop?.()
      places.set(search, window.scrollY)
      visits.tops.set(step, window.scrollY)
    })
  }, [places, search])
  return null
}

const Kept = memo(function Kept({ screen, how, isShown }: { screen: KeptScreen; how: Place['how']; isShown: boolean }) {
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <main className={styles.screen} id={isShown ? 'content' : undefined} tabIndex={-1} data-screen={screen.key}>
        <Suspense fallback={<div className={styles.loading} />}>
          <RouteTitle match={screen} />
          <Screen screen={screen} />
        </Suspense>
      </main>
      <KeepPlace screen={screen} how={how} />
    </Activity>
  )
})

type State = { place: string; screens: KeptScreen[] }

/** Shows the current screen, and keeps others alive behind it. */
function Screens({ place, match }: { place: Place; match: Match }) {
  const shown: Shown = { path: place.path, search: place.search }
  const key = keyOf(match, shown)
  const at = `${place.path}?${place.search}`
  const [state, setState] = useState<State>(() => ({ place: at, screens: showScreen([], match, shown) }))
  // Derived while rendering, so that no commit shows the old screen under the new address.
  const screens = state.place === at ? state.screens : showScreen(state.screens, match, shown)
  if (state.place !== at) setState({ place: at, screens })
  return screens.map((screen) => <Kept key={screen.key} screen={screen} how={place.how} isShown={screen.key === key} />)
}

/** Screens that hold nothing of anybody but what is being typed into them. */
const ENTRIES = ['/login', '/register']

/** Whose screens are kept: a new person starts with none, but who has just come in sees their form until the next screen is there. */
function useEpochOfScreens(path: string): number {
  const epoch = useEpoch()
  const [kept, setKept] = useState({ epoch, path })
  const isComingIn = kept.path === path && ENTRIES.includes(path)
  if (!isComingIn && (kept.epoch !== epoch || kept.path !== path)) setKept({ epoch, path })
  return isComingIn ? kept.epoch : epoch
}

/** The screens kept alive for one person. */
export function Outlet({ notFound }: { notFound: ReactNode }) {
  const visits = useVisits()
  const place = usePlace()
  const epoch = useEpochOfScreens(place.path)
  const match = visits.match(place.path)
  if (!match)
    return (
      <main className={styles.screen} id="content" tabIndex={-1}>
        {notFound}
      </main>
    )
  return <Screens key={epoch} place={place} match={match} />
}
