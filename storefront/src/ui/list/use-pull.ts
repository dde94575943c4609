import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

const FAR_ENOUGH_PX = 56
const FURTHEST_PX = 84

/** Pull to refresh by touch, at the top of the window. On other devices the list has a button instead. */
export function usePull(list: RefObject<HTMLElement | null>, onRefresh: (() => Promise<unknown>) | undefined) {
  const [isRefreshing, setIsRefreshing] = useState(false)
  const running = useRef(false)
  async function refresh() {
    if (!onRefresh || running.current) return
    running.current = true
    setIsRefreshing(true)
    move(list.current, FAR_ENOUGH_PX, true)
    try {
      await onRefresh()
    } catch {
      // The error is ignored, because the list itself shows it.
    } finally {
      running.current = false
      setIsRefreshing(false)
      move(list.current, 0, true)
    }
  }
  const onPull = useEffectEvent(refresh)
  const isIdle = useEffectEvent(() => onRefresh !== undefined && !running.current)
  useEffect(() => {
    const element = list.current
    if (element)
      return listenForPulls(
        element,
        () => isIdle(),
        () => void onPull(),
      )
  }, [list])
  return { isRefreshing, refresh }
}

/**
 * Listens to touches. The listeners are not passive, because a pull must prevent the browser from scrolling or
 * reloading the page.
 */
function listenForPulls(element: HTMLElement, isIdle: () => boolean, onPulled: () => void): () => void {
  let start: Touch | null = null
  let pulled_px = 0
  function onStart(event: TouchEvent) {
    const touch = event.touches[0]
    start = touch && event.touches.length === 1 && window.scrollY <= 0 && isIdle() ? touch : null
    pulled_px = 0
  }
  function onMove(event: TouchEvent) {
    const touch = event.touches[0]
    if (!start || !touch) return
    const down = touch.clientY - start.clientY
    const isSideways = pulled_px === 0 && Math.abs(touch.clientX - start.clientX) > Math.abs(down)
    if (isSideways || down <= 0) {
      if (pulled_px > 0) move(element, 0, false)
      if (isSideways || pulled_px === 0) start = null
      pulled_px = 0
      return
    }
    event.preventDefault()
    pulled_px = Math.min(FURTHEST_PX, down / 2)
    move(element, pulled_px, false)
  }
  function onEnd({ type }: TouchEvent) {
    if (!start) return
    start = null
    // A touch that the system cancels, for example because of a call, does not count as a release.
    if (pulled_px >= FAR_ENOUGH_PX && type === 'touchend') onPulled()
    else if (pulled_px > 0) move(element, 0, true)
  }
  element.addEventListener('touchstart', onStart, { passive: true })
  element.addEventListener('touchmove', onMove, { passive: false })
  element.addEventListener('touchend', onEnd)
  element.addEventListener('touchcancel', onEnd)
  return () => {
    element.removeEventListener('touchstart', onStart)
    element.removeEventListener('touchmove', onMove)
    element.removeEventListener('touchend', onEnd)
    element.removeEventListener('touchcancel', onEnd)
  }
}

/**
 * Moves the list. The list is transformed only while it is pulled: otherwise fixed elements inside it would be
 * positioned relative to the list.
 */
function move(element: HTMLElement | null, pulled_px: number, isEased: boolean) {
  if (!element) return
  element.toggleAttribute('data-pulled', pulled_px > 0)
  element.style.transition = isEased ? 'translate var(--t-move) var(--ease-out)' : ''
  element.style.translate = pulled_px > 0 ? `0 ${pulled_px}px` : ''
}
