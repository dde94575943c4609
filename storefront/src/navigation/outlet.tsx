import { useLingui } from '@lingui/react'
import { Activity, memo, type ReactNode, Suspense, use, useLayoutEffect, useMemo, useState } from 'react'
import { useEpoch, useSession } from '../session/use-session.ts'
import { useTitle } from './head.tsx'
import { type KeptScreen, keyOf, type Shown, showScreen } from './kept-screens.ts'
import styles from './outlet.module.css'
import type { Place } from './place.ts'
import { type Match, preload, readQuery } from './route.ts'
import { usePlace, useVisits } from './visits.ts'

/** Events with which a user takes over the scrolling. */
const TOUCHES = ['wheel', 'pointerdown', 'keydown'] as const

/** A visit scrolls to this many pixels above the container. */
const SCROLL_OFFSET = 20

/**
 * Sets the title of the route, which a screen may replace with its own. Both are in one Suspense boundary, so that
 * React hydrates them together. Otherwise the route's title would be visible until the screen hydrates.
 */
function RouteTitle({ match }: { match: Match }) {
  const { i18n } = useLingui()
  useTitle(match.route.title(i18n, match.params))
  return null
}

function Screen({ screen: { route, params, search: rawQuery } }: { screen: KeptScreen }) {
  const Shown = use(preload(route))
  const search = useMemo(() => readQuery(route, rawQuery), [route, rawQuery])
  return <Shown params={params} search={search} />
}

/** A busy browser can drop or end a smooth scroll. After this time, a page that was never at the top scrolls instantly. */
const DROPPED_MS = 1_000

/**
 * Up to this distance in pixels, a page scrolls instantly. Until a page is at its top, the browser also scrolls when content
 * above the visible part grows, which can end the smooth scroll.
 */
const VISIBLE_DISTANCE = 60

/** @returns a function that stops scrolling. */
function scrollToTop(how: Place['how']): () => void {
  const container = document.getElementById('root')
  const from = window.scrollY
  const top = Math.max(0, (container ? container.getBoundingClientRect().top + from : 0) - SCROLL_OFFSET)
  // An animated change of the screen is smooth without scrolling.
  const isAnimated = document.documentElement.dataset.change !== undefined
  const isSmooth = how === 'push' && !isAnimated && from - top > VISIBLE_DISTANCE
  let hasArrived = false
  const onScroll = () => {
    hasArrived ||= window.scrollY < top + 1
  }
  addEventListener('scroll', onScroll)
  window.scrollTo({ top, behavior: isSmooth ? 'smooth' : 'instant' })
  const timer = setTimeout(() => {
    onScroll()
    if (!hasArrived) window.scrollTo({ top, behavior: 'instant' })
    stop()
  }, DROPPED_MS)
  const stop = () => {
    clearTimeout(timer)
    removeEventListener('scroll', onScroll)
  }
  for (const touch of TOUCHES) addEventListener(touch, stop, { once: true })
  return stop
}

/** The number of frames during which a page may grow to its former height: about two seconds. */
const RETURN_FRAMES = 120
/** The number of frames in which the end of an earlier smooth scroll may still move the page by some pixels. */
const SETTLE_FRAMES = 3

/**
 * Scrolls immediately, and again while the page grows, until the user scrolls.
 * @returns a function that stops scrolling.
 */
function returnTo(top: number): () => void {
  let tries = RETURN_FRAMES
  let steady_frames = 0
  const stop = () => {
    tries = 0
  }
  const scroll = () => {
    if (tries-- < 1) return
    steady_frames = Math.abs(window.scrollY - top) < 0.5 ? steady_frames + 1 : 0
    if (steady_frames === 0) window.scrollTo({ top, behavior: 'instant' })
    if (steady_frames < SETTLE_FRAMES) requestAnimationFrame(scroll)
  }
  for (const touch of TOUCHES) addEventListener(touch, stop, { once: true })
  scroll()
  return stop
}

/**
 * Restores the scroll position when the screen is shown again, or when Back returns to a former query; otherwise the
 * screen starts at the top. `Activity` runs the cleanup of layout effects when the screen is hidden, and the effects
 * again when it is shown. The position is saved as soon as the next visit is announced: after the screen is hidden,
 * another screen may be above it, and the browser changes the window's scroll position. If a screen is mounted again at
 * each visit, its position is saved for the history entry.
 */
function KeepPlace({ screen: { places, search }, how }: { screen: KeptScreen; how: Place['how'] }) {
  const visits = useVisits()
  const [last] = useState<{ search?: string }>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once each time the screen is shown; later changes of `how` do not matter
  useLayoutEffect(() => {
    const { step } = visits.place()
    const isBack = how === 'pop'
    const former_top = isBack || last.search === search ? places.get(search) : undefined
    const top = isBack ? visits.tops.get(step) : undefined
    let stop: (() => void) | undefined
    const former = former_top ?? top
    if (former !== undefined) stop = returnTo(former)
    else if (how !== 'first') stop = scrollToTop(how)
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
      <main className={styles.screen} id={isShown ? 'content' : undefined} tabIndex={-1}>
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

/** Renders the current screen, and keeps other screens mounted but hidden. */
function Screens({ place, match }: { place: Place; match: Match }) {
  const shownPlace: Shown = { path: place.path, search: place.search }
  const key = keyOf(match, shownPlace)
  const at = `${place.path}?${place.search}`
  const [state, setState] = useState<State>(() => ({ place: at, screens: showScreen([], match, shownPlace) }))
  // Derived during rendering, so that the old screen is never shown at the new URL.
  const screens = state.place === at ? state.screens : showScreen(state.screens, match, shownPlace)
  if (state.place !== at) setState({ place: at, screens })
  return screens.map((screen) => <Kept key={screen.key} screen={screen} how={place.how} isShown={screen.key === key} />)
}

/** Screens without personal data except for the current input. */
const ENTRIES = ['/login', '/register']

/**
 * The session epoch whose screens are kept. A new session starts without kept screens, except that the login stays
 * visible until the next screen opens.
 */
function useEpochOfScreens(path: string): number {
  const epoch = useEpoch()
  const [lastEntry, setLastEntry] = useState({ epoch, path })
  const isComingIn = lastEntry.path === path && ENTRIES.includes(path)
  if (!isComingIn && (lastEntry.epoch !== epoch || lastEntry.path !== path)) setLastEntry({ epoch, path })
  return isComingIn ? lastEntry.epoch : epoch
}

/**
 * Renders the screens that are kept alive in one session. After the end of the session, a private screen disappears
 * before the guard has opened the login, together with the data that it shows.
 */
export function Outlet({ notFound }: { notFound: ReactNode }) {
  const visits = useVisits()
  const place = usePlace()
  const epoch = useEpochOfScreens(place.path)
  const { token } = useSession()
  const match = visits.match(place.path)
  if (!match)
    return (
      <main className={styles.screen} id="content" tabIndex={-1}>
        {notFound}
      </main>
    )
  if (token === undefined && !visits.isOpen(place.path))
    return (
      <main className={styles.screen} id="content" tabIndex={-1}>
        <div className={styles.loading} />
      </main>
    )
  return <Screens key={epoch} place={place} match={match} />
}
