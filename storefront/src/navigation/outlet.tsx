import { useLingui } from '@lingui/react'
import { Activity, memo, type ReactNode, Suspense, use, useLayoutEffect, useMemo, useState } from 'react'
import { useEpoch } from '../session/use-session.ts'
import { useTitle } from './head.tsx'
import { type KeptScreen, keyOf, type Shown, showScreen } from './kept-screens.ts'
import styles from './outlet.module.css'
import { type Match, preload, readQuery } from './route.ts'
import { type Place, usePlace, useVisits } from './visits.ts'

/** Navigation scrolls to the container's top less this. */
const SCROLL_OFFSET = 20

/** It stands beside its screen, so that React takes both over at once: the screen's own title would come a moment later. */
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

/** How long a page that is made anew may take to be as tall as it was: some two seconds. */
const RETURN_FRAMES = 120
const TOUCHES = ['wheel', 'pointerdown', 'keydown'] as const

/** Scrolls there at once, and again while the page grows as tall as that, unless somebody scrolls. Returns what ends it. */
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
 * Saves where the screen is scrolled, and returns there at once when it shows again or Back leads to what it showed
 * before: Activity takes layout effects down and sets them up again. Anything else begins at the top. It is saved when
 * the visit is told of: once it hides, another screen may stand above it, and the browser moves the window with it.
 * A screen that is made anew each time remembers nothing: its step of the history does.
 */
function KeepPlace({ screen: { places, search }, how }: { screen: KeptScreen; how: Place['how'] }) {
  const visits = useVisits()
  const [last] = useState<{ search?: string }>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once a showing; `how` is read as it was then
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
      <main className={styles.screen} data-screen={screen.key}>
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

/** Shows the screen of the place, and keeps others alive behind it. */
function Screens({ place, match }: { place: Place; match: Match }) {
  const shown: Shown = { path: place.path, search: place.search }
  const key = keyOf(match, shown)
  const at = `${place.path}?${place.search}`
  const [state, setState] = useState<State>(() => ({ place: at, screens: showScreen([], match, shown) }))
  // Derived while rendering, so no commit shows the old screen at the new address.
  const screens = state.place === at ? state.screens : showScreen(state.screens, match, shown)
  if (state.place !== at) setState({ place: at, screens })
  return screens.map((screen) => <Kept key={screen.key} screen={screen} how={place.how} isShown={screen.key === key} />)
}

/** The kept screens of one person: another's epoch starts with none. */
export function Outlet({ notFound }: { notFound: ReactNode }) {
  const visits = useVisits()
  const place = usePlace()
  const epoch = useEpoch()
  const match = visits.match(place.path)
  if (!match) return <main className={styles.screen}>{notFound}</main>
  return <Screens key={epoch} place={place} match={match} />
}
