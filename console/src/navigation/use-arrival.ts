import { arrive, type Control, focusedControl, keepFocus } from '@sampan/front/focus'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { onAddress } from './address.ts'

/** The element that had the focus when each URL was left. */
const controls = new Map<string, Control | undefined>()
let href = location.href
let isBack = false

// The listener is registered when this file is loaded, so that it runs before React renders the new URL.
onAddress((event) => {
  controls.set(href, focusedControl())
  href = location.href
  isBack = event.type === 'popstate'
})

/**
 * Moves the focus to the heading of each screen that is opened, and on Back to the link that opened it. If only the
 * open row changes, the focus stays, or moves to the heading of the row's pane if its element is gone; when the pane is
 * closed, the focus returns to the row's link.
 */
export function useArrival(path: string, route: string | undefined): void {
  const last = useRef({ path, route })
  useEffect(keepFocus, [])
  useLayoutEffect(() => {
    const { path: from, route: former } = last.current
    last.current = { path, route }
    href = location.href
    const main = document.getElementById('main')
    if (!main || from === path) return
    const pane = main.querySelector<HTMLElement>('[data-pane]')
    if (former !== route) arrive(main, { control: isBack ? controls.get(href) : undefined })
    else if (pane) arrive(pane, { heading: 'h2', ifLost: true })
    else arrive(main, { control: controls.get(href), ifLost: true })
  }, [path, route])
}
